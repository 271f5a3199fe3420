import { describe, expect, test } from "vitest";
import { capabilityOf, findCycle, graphOf, importsOf, workerSources } from "./source.ts";

/** The order in which capabilities may import each other. Those of one line are equals. */
const order = [
  ["kernel"],
  ["platform"],
  ["aggregate", "pages", "admin"],
  ["parties"],
  ["webhooks", "banks", "directory"],
  ["sca", "transfers"],
  [
    ...["payments", "charges", "mandates", "consents", "payment-orders"],
    ...["oauth", "account-data", "connections"],
  ],
  ["hosted", "operators", "console", "contract"],
  ["workers"],
];
/** Workers outside the gateway, and the clients. They and the gateway do not import each other. */
const apart = ["registry", "sandbox", "sdk"];
/** The sandbox's banks implement the bank interface, so they share its contract. */
const bankContract = ["src/banks/contract.ts", "src/banks/bank-interface.ts"];
/** What these may import. */
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

test("capabilities import only what comes before them", () => {
  const refused = imports
    .filter(({ from, to }) => !isAllowed(capabilityOf(from), capabilityOf(to)))
    .filter(({ from, to }) => capabilityOf(from) !== "sandbox" || !bankContract.includes(to))
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

test("no file imports itself by way of others, types included", () => {
  const pairs = imports.map(({ from, to }): [string, string] => [from, to]);
  expect(findCycle(graphOf(pairs))).toBeNull();
});

/**
 * Capabilities with folders of their own, in the order in which these may import each other. Files
 * that every folder uses are next to the folders (`.`); so are the files that use all of them.
 */
const layers = [
  {
    capability: "registry",
    layerOrder: [
      ["."],
      ["handles"],
      ["links"],
      ["customers"],
      ["claims", "lookups", "pages"],
      ["admin"],
      ["top"],
    ],
    top: ["src/registry/routes.ts", "src/registry/sweep.ts"],
  },
  {
    capability: "operators",
    layerOrder: [
      ["."],
      ["keys", "mandates", "reconciliation", "totals"],
      ["explain", "find"],
      ["webhooks"],
      ["banks", "merchants", "tpps"],
      ["settlement"],
      ["top"],
    ],
    top: ["src/operators/routes.ts"],
  },
];

describe.each(layers)("the folders of $capability", ({ capability, layerOrder, top }) => {
  const isOurs = (path: string) => path.startsWith(`src/${capability}/`);
  const folderOf = (path: string): string => {
    if (top.includes(path)) return "top";
    const [, , folder, file] = path.split("/");
    return file === undefined ? "." : (folder ?? "");
  };
  const layerOf = (path: string): number =>
    layerOrder.findIndex((row) => row.includes(folderOf(path)));
  const inside = imports.filter(({ from, to }) => isOurs(from) && isOurs(to));

  test("have a place in their order", () => {
    const paths = files.filter(isOurs);
    expect(paths.filter((path) => layerOf(path) < 0)).toEqual([]);
    expect(new Set(paths.map(layerOf)).size).toBe(layerOrder.length);
  });

  test("import only what comes before them", () => {
    const refused = inside
      .filter(({ from, to }) => layerOf(to) > layerOf(from))
      .map(({ from, to }) => `${from} imports ${to}`);
    expect(refused).toEqual([]);
  });

  test("do not import each other in a circle", () => {
    const pairs = inside.map(({ from, to }): [string, string] => [folderOf(from), folderOf(to)]);
    expect(findCycle(graphOf(pairs))).toBeNull();
  });
});

test("relative imports end in the name of a file that exists", () => {
  expect(imports.filter(({ to }) => !/\.(ts|tsx|css|js|json)$/.test(to))).toEqual([]);
});

test("the import reader finds every form", () => {
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
