import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placesIn, readJsonFile } from "../../scripts/local/places.ts";
import {
  readShape,
  requireSameShape,
  type StateShape,
  VALUES,
} from "../../scripts/local/state-shape.ts";
import { releaseNames } from "../released/release-files.ts";

/** Until the first release a state directory of another shape is refused before anything runs. */
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "state-shape-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const shape: StateShape = { values: "a", sandbox: "b", migrations: { "gateway/DB/0000": "c" } };

/** Starts a world of this shape, which stores something. */
const begun = (first: StateShape) => {
  const places = placesIn(directory);
  requireSameShape(places, first);
  mkdirSync(places.storages);
  return places;
};

test("a new state gets the shape, and the same code may start on it again", () => {
  const places = begun(shape);
  requireSameShape(places, shape);
  expect(readJsonFile(places.shape)).toEqual(shape);
});

test.each<[string, StateShape]>([
  ["values of another shape", { ...shape, values: "x" }],
  ["another sandbox", { ...shape, sandbox: "x" }],
  ["a migration that was edited", { ...shape, migrations: { "gateway/DB/0000": "x" } }],
  ["a migration that is gone", { ...shape, migrations: {} }],
])("%s: one sentence says so, and nothing is written", (_, other) => {
  const places = begun(shape);
  expect(() => requireSameShape(places, other)).toThrow(
    `${places.directory} holds a world of another version, which this one cannot read.`,
  );
  expect(readJsonFile(places.shape)).toEqual(shape);
});

test("a state that does not say its shape is refused", () => {
  const places = placesIn(directory);
  mkdirSync(places.storages);
  expect(() => requireSameShape(places, shape)).toThrow("of another version");
});

test("a further migration is no other shape", () => {
  const places = begun(shape);
  const further = { ...shape, migrations: { ...shape.migrations, "gateway/DB/0001": "d" } };
  requireSameShape(places, further);
  expect(readJsonFile(places.shape)).toEqual(further);
});

test("this code's shape names each migration and the newest capture", () => {
  const { migrations } = readShape();
  expect(Object.keys(migrations)).toEqual([
    "gateway/DB/0000_gateway.sql",
    "gateway/DB/0001_security_profile.sql",
    "gateway/DB/0002_faces.sql",
    "gateway/DB/0003_people.sql",
    "gateway/LISTS_1/0000_lists.sql",
    "gateway/LISTS_1/0001_search.sql",
    "registry/DB/0000_registry.sql",
    "registry/DB/0001_account_labels.sql",
    "registry/DB/0002_people.sql",
    "registry/LOOKUPS/0000_lookups.sql",
  ]);
  // From the first release on later shapes are read too, so its name stays.
  const names = releaseNames();
  const firstRelease = names.find((name) => name.startsWith("v"));
  expect(firstRelease ?? names.at(-1)).toBe(VALUES);
});
