import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { guardUpcasts } from "../../src/approvals/payer-guard.ts";
import { endpointUpcasts } from "../../src/network/webhooks/endpoint-record.ts";
import { chargeKind } from "../../src/products/charges/kind.ts";
import { consentKind } from "../../src/products/consents/kind.ts";
import { mandateKind } from "../../src/products/mandates/kind.ts";
import { paymentOrderKind } from "../../src/products/payment-orders/kind.ts";
import { paymentKind } from "../../src/products/payments/kind.ts";
import { differences } from "./shapes.ts";

/**
 * A capture holds a value of today's schema of each kind (README.md). Until the first release no
 * earlier schema has to be kept.
 */
const schemasIn = (files: string, key: string): number[] =>
  globSync(files, { cwd: import.meta.dirname }).flatMap((file) => {
    const { values } = JSON.parse(readFileSync(resolve(import.meta.dirname, file), "utf8"));
    return key in values ? [values[key].schema] : [];
  });

it.each([
  ["a payment", paymentKind.upcasts.length + 1, schemasIn("*/payments/*.json", "record")],
  ["a consent", consentKind.upcasts.length + 1, schemasIn("*/consents/*.json", "record")],
  ["a payment order", paymentOrderKind.upcasts.length + 1, schemasIn("*/orders/*.json", "record")],
  ["a mandate", mandateKind.upcasts.length + 1, schemasIn("*/mandates/*.json", "record")],
  ["a charge", chargeKind.upcasts.length + 1, schemasIn("*/charges/*.json", "record")],
  ["an endpoint", endpointUpcasts.length + 1, schemasIn("*/endpoint.json", "endpoint")],
  ["a payer guard", guardUpcasts.length + 1, schemasIn("*/guard-*.json", "guard")],
])("a capture keeps %s of today's schema", (_, today, kept) => {
  expect(kept).toContain(today);
});

describe("two values differ in shape", () => {
  it.each<[string, unknown, unknown, string[]]>([
    ["by a new member", { a: { b: 1 } }, { a: { b: 1, c: 1 } }, ["a.c: was not stored"]],
    ["by a member that is gone", { a: 1, b: 1 }, { a: 1 }, ["b: is stored no more"]],
    ["by a type", { a: 1 }, { a: "1" }, ["a: was number, is string"]],
    ["by a list", { a: {} }, { a: [] }, ["a: was object, is list"]],
    [
      "by an element of a kind",
      { a: [{ kind: "x" }, { kind: "y", b: 1 }] },
      { a: [{ kind: "y" }, { kind: "x" }] },
      ["a[].b: is stored no more"],
    ],
    [
      "by an element without a kind, at its place",
      { a: [{ b: null }, { b: { c: 1 } }] },
      { a: [{ b: null }, { b: {} }] },
      ["a[].b.c: is stored no more"],
    ],
    ["not by values", { a: 1, b: "x", c: [1] }, { a: 2, b: "y", c: [2, 3] }, []],
    ["not by what is null or empty in one", { a: null, b: [] }, { a: { c: 1 }, b: [1] }, []],
    [
      "not by the kinds of their elements",
      { a: [{ kind: "x", b: 1 }] },
      { a: [{ kind: "y" }] },
      [],
    ],
  ])("%s", (_, before, after, found) => {
    expect(differences(before, after)).toEqual(found);
  });
});
