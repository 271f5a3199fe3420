import { expect, test } from "vitest";
import { capabilityOf, findCycle, graphOf, importsOf, workerSources } from "./source.ts";

/** The order in which capabilities may import each other; those of one line are equals. */
const order = [
  ["kernel"],
  ["platform"],
  ["aggregate", "pages", "admin"],
  ["parties"],
  ["webhooks", "banks", "directory"],
  ["sca", "transfers"],
  ["payments", "mandates", "consents", "payment-orders", "oauth", "account-data"],
  ["hosted", "operators", "console", "contract"],
  ["workers"],
];
/** Workers that belong to no gateway, and the clients: nothing of the gateway reaches them. */
const apart = ["registry", "sandbox", "sdk"];
/** What those apart may build on. */
const foundations = ["kernel", "platform", "pages", "admin"];

const rank = (capability: string): number => order.findIndex((row) => row.includes(capability));

const isAllowed = (from: string, to: string): boolean => {
  if (from === to || from === "workers") return true;
  if (apart.includes(from)) return foundations.includes(to);
  return !apart.includes(to) && rank(to) <= rank(from);
};

const files = workerSources();
const imports = files.flatMap(importsOf);

test("every folder of src has its place in the order", () => {
  const unknown = files
    .map(capabilityOf)
    .filter((capability) => rank(capability) < 0 && !apart.includes(capability));
  expect([...new Set(unknown)]).toEqual([]);
});

test("capabilities import only what stands before them", () => {
  const refused = imports
    .filter(({ from, to }) => !isAllowed(capabilityOf(from), capabilityOf(to)))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(refused).toEqual([]);
});

test("capabilities do not import each other in a circle", () => {
  const pairs = imports.map(({ from, to }): [string, string] => [
    capabilityOf(from),
    capabilityOf(to),
  ]);
  expect(findCycle(graphOf(pairs))).toBeNull();
});

test("no module waits for itself to be loaded", () => {
  const loaded = imports.filter(({ typeOnly }) => !typeOnly);
  const pairs = loaded.map(({ from, to }): [string, string] => [from, to]);
  expect(findCycle(graphOf(pairs))).toBeNull();
});

test("relative imports end in the name of a file that exists", () => {
  expect(imports.filter(({ to }) => !/\.(ts|tsx|css|js|json)$/.test(to))).toEqual([]);
});

test("the reader of imports sees them in every form", () => {
  const seen = imports.map(({ to }) => to);
  expect(seen).toContain("src/platform/edge.ts");
  expect(imports.some(({ typeOnly }) => typeOnly)).toBe(true);
  expect(
    findCycle(
      graphOf([
        ["a", "b"],
        ["b", "c"],
        ["c", "a"],
      ]),
    ),
  ).toEqual(["a", "b", "c", "a"]);
});
