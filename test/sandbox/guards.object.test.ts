import { beforeAll, expect, it } from "vitest";
import { sandboxRoutes } from "../../src/sandbox/routes.ts";
import { call } from "./worker.ts";

/**
 * What gateways call is asked with every key, with an empty body: the guard refuses, or something
 * behind it does. A key opens one bank, or rail and directory, and nothing else.
 */
const OPERATOR = {
  operator: "acme",
  base_url: "http://127.0.0.1:8787",
  bank_keys: { alpha: "from-alpha", borealis: "from-borealis" },
  internal_keys: { alpha: "to-alpha", borealis: "to-borealis" },
  rail_callback_key: "from-rail",
  rail_key: "to-rail",
};

const bankKey = (key: string) => ({ "x-gateway-internal-key": key });
const railKey = (key: string) => ({ "x-gateway-key": key });

/** Faults are planted by the tests of a local world, without a key. */
const guarded = /^\/(banks\/:bank\/bank|rail|directory)\/(?!faults$)/;
const paths = sandboxRoutes.flatMap(({ contract }) =>
  contract.paths.filter((path) => guarded.test(path)),
);
const ofBanks = paths.filter((path) => path.startsWith("/banks/"));
const ofRail = paths.filter((path) => !path.startsWith("/banks/"));

beforeAll(async () => {
  const { status } = await call("PUT", "/__local/world", { world: {}, operators: [OPERATOR] });
  expect(status).toBe(200);
});

it.each<[string, Record<string, string>, readonly string[]]>([
  ["no key", {}, []],
  ["an empty key", { ...bankKey(""), ...railKey("") }, []],
  ["the key of this bank", bankKey("to-alpha"), ofBanks],
  ["the key of another bank", bankKey("to-borealis"), []],
  ["the key that this bank shows", bankKey("from-alpha"), []],
  ["the rail's key as a bank's", bankKey("to-rail"), []],
  ["the key of rail and directory", railKey("to-rail"), ofRail],
  ["the key that the rail shows", railKey("from-rail"), []],
  ["a bank's key as the rail's", railKey("to-alpha"), []],
])("%s opens what it should", async (_, headers, opened) => {
  const open: string[] = [];
  for (const path of paths) {
    const { status } = await call("POST", path.replace(":bank", "alpha"), {}, headers);
    expect([path, status < 500]).toEqual([path, true]);
    if (status !== 401) open.push(path);
  }
  expect(open).toEqual(opened);
});

it("asks every operation of a bank, the rail and the directory", () => {
  expect(ofBanks.length).toBeGreaterThan(10);
  expect(ofRail).toEqual(["/rail/status", "/directory/resolve"]);
});
