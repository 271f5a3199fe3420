import { describe, expect, it } from "vitest";
import type { RouteContract } from "../../../src/base/platform/contract.ts";
import { finderOf } from "../../../src/base/platform/router.ts";
import { bankInterface } from "../../../src/network/banks/bank-interface.ts";
import { localRoutes } from "../../../src/registry/routes.ts";
import { sandboxRoutes } from "../../../src/sandbox/routes.ts";
import { gatewayRoutes } from "../../../workers/gateway/routes.ts";
import fc from "../../support/fast-check.ts";

const patterns = [
  "/",
  "/payments/sessions",
  "/payments/sessions/:id",
  "/payments/:id/status",
  "/payments/:id/refunds/:refund_id",
  "/banks/:handle/accounts",
  "/banks/:handle/accounts:batch",
  "/.well-known/jwks.json",
];

const find = finderOf(new Map(patterns.map((pattern) => [pattern, pattern])));

it.each([
  ["/", "/", {}],
  ["//", "/", {}],
  ["/payments/sessions", "/payments/sessions", {}],
  ["/payments/sessions/", "/payments/sessions", {}],
  ["/payments/sessions///", "/payments/sessions", {}],
  ["/payments/sessions/ps_1", "/payments/sessions/:id", { id: "ps_1" }],
  ["/payments/sessions/ps_1//", "/payments/sessions/:id", { id: "ps_1" }],
  ["/payments/pay_1/status", "/payments/:id/status", { id: "pay_1" }],
  // The fixed segment is tried first, and then the parameter.
  ["/payments/sessions/status", "/payments/sessions/:id", { id: "status" }],
  [
    "/payments/sessions/refunds/rf_1",
    "/payments/:id/refunds/:refund_id",
    { id: "sessions", refund_id: "rf_1" },
  ],
  ["/banks/a.b%20%2F/accounts", "/banks/:handle/accounts", { handle: "a.b%20%2F" }],
  ["/banks/(.*)+[$|]/accounts", "/banks/:handle/accounts", { handle: "(.*)+[$|]" }],
  ["/banks/:handle/accounts", "/banks/:handle/accounts", { handle: ":handle" }],
  ["/banks/aurora/accounts:batch", "/banks/:handle/accounts:batch", { handle: "aurora" }],
  ["/.well-known/jwks.json", "/.well-known/jwks.json", {}],
])("%s leads to %s", async (path, value, parameters) => {
  expect(await find(path)).toEqual({ value, parameters });
});

it.each([
  "/payments",
  "/payments/pay_1",
  "/payments//status",
  "//payments/sessions",
  "/PAYMENTS/sessions",
  "/%70ayments/sessions",
  "/payments/pay_1/status/more",
  "/banks/aurora/accounts:other",
  "/banks/aurora/accountsxbatch",
  "/.well-known/jwksxjson",
  "/xwell-known/jwks.json",
  "/__proto__",
  "/constructor",
])("%s leads nowhere", async (path) => {
  expect(await find(path)).toBeNull();
});

it("finds the same whatever the order of the patterns", async () => {
  const reversed = finderOf(new Map([...patterns].reverse().map((each) => [each, each])));
  const found = await reversed("/payments/sessions/status");
  expect(found?.value).toBe("/payments/sessions/:id");
});

it("refuses two patterns for the same paths", () => {
  const same = new Map([
    ["/payments/:id", 1],
    ["/payments/:payment_id", 2],
  ]);
  expect(() => finderOf(same)).toThrow("two patterns match the same paths");
});

it("takes linear time for a path of many slashes", async () => {
  expect(await find(`/payments/sessions/ps_1${"/".repeat(100_000)}x`)).toBeNull();
});

it("finds the same as a list of regular expressions", async () => {
  const segment = fc.constantFrom("payments", "sessions", "banks", "status", "refunds", "x", "");
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 6 }), async (segments) => {
      const path = `/${segments.join("/")}`;
      const found = (await find(path))?.value;
      const candidates = patterns.filter((pattern) =>
        new RegExp(
          `^${pattern.replace(/\/$/, "").replace(/:(?:id|refund_id|handle)\b/g, "[^/]+")}/*$`,
        ).test(path),
      );
      if (found === undefined) expect(candidates).toEqual([]);
      else expect(candidates).toContain(found);
    }),
  );
});

/** Texts that a parameter takes, none of them a fixed segment of any row. */
const texts = ["x-1", "a.b", "a%2Fb", "%3Aid", ":id", "~", "(a|b)*", "$&"];

describe.each([
  ["gateway", gatewayRoutes.map(({ contract }) => contract)],
  ["registry", localRoutes.map(({ contract }) => contract)],
  ["sandbox", sandboxRoutes.map(({ contract }) => contract)],
  ["bank interface", Object.values(bankInterface)],
])("the rows of the %s", (_, rows: readonly RouteContract[]) => {
  const paths = rows.flatMap((row) => row.paths);
  const findPath = finderOf(new Map(paths.map((path) => [path, path])));

  it.each(texts)("are found by their paths with the text %s", async (text) => {
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const names = [...path.matchAll(/\/:([a-z_]+)/g)].map(([, name = ""]) => name);
      // Replaced by a function, because a text would be read for its $ signs.
      const sent = path.replace(/\/:[a-z_]+/g, () => `/${text}`);
      const parameters = Object.fromEntries(names.map((name) => [name, text]));
      expect(await findPath(sent)).toEqual({ value: path, parameters });
      expect(await findPath(`${sent}/`)).toEqual({ value: path, parameters });
      expect((await findPath(`${sent}/x-2/x-3/x-4/x-5/x-6`))?.value ?? null).toBeNull();
    }
  });
});
