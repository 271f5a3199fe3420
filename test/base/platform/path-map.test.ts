import { expect, it } from "vitest";
import { PathMap } from "../../../src/base/platform/path-map.ts";
import fc from "../../support/fast-check.ts";

const patterns = [
  "/",
  "/payments/sessions",
  "/payments/sessions/:id",
  "/payments/:id/status",
  "/payments/:id/refunds/:refund_id",
  "/banks/:handle/accounts",
  "/banks/:handle/accounts:batch",
];

const map = new PathMap<string>();
for (const pattern of patterns) map.set(pattern, pattern);

it.each([
  ["/", "/", {}],
  ["/payments/sessions", "/payments/sessions", {}],
  ["/payments/sessions/", "/payments/sessions", {}],
  ["/payments/sessions///", "/payments/sessions", {}],
  ["/payments/sessions/ps_1", "/payments/sessions/:id", { id: "ps_1" }],
  ["/payments/pay_1/status", "/payments/:id/status", { id: "pay_1" }],
  // The fixed segment is tried first, and then the parameter.
  ["/payments/sessions/status", "/payments/sessions/:id", { id: "status" }],
  [
    "/payments/sessions/refunds/rf_1",
    "/payments/:id/refunds/:refund_id",
    { id: "sessions", refund_id: "rf_1" },
  ],
  ["/banks/a.b%20/accounts", "/banks/:handle/accounts", { handle: "a.b%20" }],
  ["/banks/aurora/accounts:batch", "/banks/:handle/accounts:batch", { handle: "aurora" }],
])("%s leads to %s", (path, value, parameters) => {
  expect(map.find(path)).toEqual({ value, parameters });
});

it.each([
  "/payments",
  "/payments/pay_1",
  "/payments//status",
  "//payments/sessions",
  "/PAYMENTS/sessions",
  "/payments/pay_1/status/more",
  "/banks/aurora/accounts:other",
])("%s leads nowhere", (path) => {
  expect(map.find(path)).toBeNull();
});

it("finds only a pattern's own value", () => {
  expect(map.valueOf("/payments/:id/status")).toBe("/payments/:id/status");
  expect(map.valueOf("/payments/:id")).toBeUndefined();
});

it("finds the same as a list of regular expressions", () => {
  const segment = fc.constantFrom("payments", "sessions", "banks", "status", "refunds", "x", "");
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const path = `/${segments.join("/")}`;
      const found = map.find(path)?.value;
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
