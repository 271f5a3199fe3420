import { describe, expect, test } from "vitest";
import { findCycle, graphOf, importsOf, list, read, roomOf, workerSources } from "./source.ts";

/** The rooms, in the order in which they may import each other. */
const order = [
  ...["base", "frame", "network", "approvals", "products", "staff", "documents"],
  "workers",
];
/** Workers outside the gateway, and the clients. They and the gateway do not import each other. */
const apart = ["registry", "sandbox", "conformance", "sdk"];
/** The sandbox implements interfaces and kits test them: they share the contracts. */
const contracts: Readonly<Record<string, readonly string[]>> = {
  sandbox: ["src/network/banks/contract.ts", "src/network/banks/bank-interface.ts"],
  conformance: [
    ...["src/network/banks/contract.ts", "src/network/banks/read-answer.ts"],
    "src/network/banks/app-address.ts",
    ...["src/network/transfers/rail-contract.ts", "src/network/directory/directory-contract.ts"],
  ],
};
/** What these may import. */
const foundations = ["base", "frame"];

const rank = (room: string): number => order.indexOf(room);

const isAllowed = (from: string, to: string): boolean => {
  if (from === to || from === "workers") return true;
  // The demo shop and the demo app are clients; a kit verifies events as a merchant does.
  if ((from === "sandbox" || from === "conformance") && to === "sdk") return true;
  if (from === "sdk") return false;
  if (apart.includes(from)) return foundations.includes(to);
  return !apart.includes(to) && rank(to) <= rank(from);
};

const files = workerSources();
const imports = files.flatMap(importsOf);

test("every folder of src has its place in the order", () => {
  const unknown = files.map(roomOf).filter((room) => rank(room) < 0 && !apart.includes(room));
  expect([...new Set(unknown)]).toEqual([]);
});

test("rooms import only what comes before them", () => {
  const refused = imports
    .filter(({ from, to }) => !isAllowed(roomOf(from), roomOf(to)))
    .filter(({ from, to }) => !contracts[roomOf(from)]?.includes(to))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(refused).toEqual([]);
});

test("the command line imports the SDK and Node alone, so that the packed SDK can bring it", () => {
  const files = list("scripts/cli/*.ts");
  const own = files.flatMap(importsOf).filter(({ to }) => !/^(?:scripts\/cli|src\/sdk)\//.test(to));
  const packages = files.flatMap((path) =>
    [...read(path).matchAll(/\bfrom "(?!\.|node:)([^"]+)"/g)].map(([, name]) => `${path}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(10);
  expect([...own, ...packages]).toEqual([]);
});

test("rooms do not import each other in a circle", () => {
  const pairs = imports.map(({ from, to }): [string, string] => [roomOf(from), roomOf(to)]);
  expect(findCycle(graphOf(pairs))).toBeNull();
});

test("no file imports itself by way of others, types included", () => {
  const pairs = imports.map(({ from, to }): [string, string] => [from, to]);
  expect(findCycle(graphOf(pairs))).toBeNull();
});

/**
 * Folders that have an order of their own, in which theirs may import each other. Files that every
 * folder uses are next to the folders (`.`); so are the files that use all of them.
 */
const layers = [
  { room: "base", layerOrder: [["kernel"], ["platform"]], top: [] },
  { room: "frame", layerOrder: [["pages", "records"], ["objects"]], top: [] },
  {
    room: "network",
    layerOrder: [["parties"], ["webhooks", "banks"], ["directory"], ["transfers"]],
    top: [],
  },
  { room: "approvals", layerOrder: [["."], ["page"]], top: [] },
  {
    room: "products",
    layerOrder: [
      ["oauth", "payments"],
      ["charges", "consents"],
      ["account-data"],
      ["payment-orders"],
      ["mandates"],
      ["connections"],
    ],
    top: [],
  },
  { room: "staff", layerOrder: [["operators"], ["console"], ["portal"]], top: [] },
  {
    room: "staff/operators",
    layerOrder: [
      ["."],
      ["totals"],
      ["explain", "find"],
      ["webhooks"],
      ["banks", "merchants", "search", "tpps"],
      ["settlement"],
      ["top"],
    ],
    top: ["src/staff/operators/routes.ts"],
  },
  {
    room: "registry",
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
];

describe.each(layers)("the folders of $room", ({ room, layerOrder, top }) => {
  const isOurs = (path: string) => path.startsWith(`src/${room}/`);
  const folderOf = (path: string): string => {
    if (top.some((one) => one === path)) return "top";
    const [folder = "", file] = path.slice(`src/${room}/`.length).split("/");
    return file === undefined ? "." : folder;
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
  expect(seen).toContain("src/base/platform/edge.ts");
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
