import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SchemaBook } from "../../../src/documents/schemas.ts";
import { mandateEvents } from "../../../src/products/mandates/events.ts";

const names = Object.keys(mandateEvents).sort();

// @rule M4.3
it.each(Object.entries(mandateEvents))("%s has an example that fits", (_, { data }) => {
  expect(() => new SchemaBook().describe(data, "open")).not.toThrow();
});

it("the guide names every event of mandates", () => {
  const guide = readFileSync("docs/mandates.md", "utf8");
  const rows = [...guide.matchAll(/^\| `(mandate\.[a-z_.]+)` +\|/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(names);
});
