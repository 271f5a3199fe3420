import { describe, expect, test } from "vitest";
import { problemCatalogue } from "../../../../src/base/kernel/problems.ts";
import { chargeMoves } from "../../../../src/products/charges/charge-machine.ts";
import { consentMoves } from "../../../../src/products/consents/consent-machine.ts";
import { mandateMoves } from "../../../../src/products/mandates/mandate-machine.ts";
import { orderMoves } from "../../../../src/products/payment-orders/order-machine.ts";
import { sessionMoves } from "../../../../src/products/payments/session-machine.ts";
import { findRoutes } from "../../../../src/staff/operators/find/find-routes.ts";
import {
  type FindFilters,
  type FoundRow,
  passesAll,
} from "../../../../src/staff/operators/find/found-row.ts";

/** A payment that has not ended, of an amount that is not known yet. */
const unfinished = {
  ...{ kind: "PAYMENT", createdAt: 1_000, objectId: "ps_1", mode: "test", version: 1 },
  ...{ ownerKind: "MERCHANT", ownerId: "mer_1", parentId: null, reference: null },
  ...{ status: "OPEN", state: "PENDING", amount: null, completedAt: null },
} as unknown as FoundRow;

const asking = (filters: object): FindFilters => ({ limit: 25, ...filters });

describe("a row without a value", () => {
  test.each(["amount_from", "amount_to", "completed_from", "completed_to"])(
    "passes no filter by it: %s",
    (name) => {
      for (const value of [-1, 0, 1, 9_999_999_999_999]) {
        expect(passesAll(unfinished, asking({ [name]: value }))).toBe(false);
      }
      expect(passesAll(unfinished, asking({}))).toBe(true);
    },
  );

  test.each([
    ["amount_from", 5, true],
    ["amount_from", 6, false],
    ["amount_to", 5, true],
    ["amount_to", 4, false],
    ["completed_from", 70, true],
    ["completed_from", 71, false],
    ["completed_to", 70, false],
    ["completed_to", 71, true],
  ])("one with a value passes exactly at it: %s %i: %s", (name, value, expected) => {
    const row = { ...unfinished, amount: 5, completedAt: 70 };
    expect(passesAll(row, asking({ [name]: value }))).toBe(expected);
  });
});

/** The lists that staff search take the names that exist, and no others. */
const namesOf = (operation: string, filter: string): readonly string[] | undefined => {
  const query = findRoutes.find(({ contract }) => contract.id === operation)?.contract.query;
  const { entries } = query as unknown as {
    entries: Record<string, { wrapped: { options: readonly string[] } } | undefined>;
  };
  return entries[filter]?.wrapped.options;
};

const sorted = (names: Iterable<string> | undefined) => [...new Set(names)].sort();

describe("the filter on the state", () => {
  test.each([
    ["findPayments", [...sessionMoves, ...chargeMoves]],
    ["findMandates", mandateMoves],
    ["findConsents", consentMoves],
    ["findPaymentOrders", orderMoves],
  ] as const)("of %s knows each state of the machine", (operation, moves) => {
    const states = moves.flatMap(([from, , to]) => [from, to]);
    expect(sorted(namesOf(operation, "state"))).toEqual(sorted(states));
  });
});

describe("the filter on the status", () => {
  test.each([
    ["findPayments", ["CANCELLED", "COMPLETED", "FAILED", "OPEN"]],
    ["findMandates", ["CANCELLED", "COMPLETED", "EXPIRED", "OPEN", "REJECTED"]],
    ["findConsents", ["AUTHORISED", "AWAITING_CUSTOMER_AUTH", "EXPIRED", "REJECTED", "REVOKED"]],
    ["findPaymentOrders", ["CANCELLED", "COMPLETED", "FAILED", "OPEN", "REJECTED"]],
  ])("of %s knows %j", (operation, statuses) => {
    expect(sorted(namesOf(operation, "status"))).toEqual(statuses);
  });
});

describe("the filter on the failure", () => {
  const ofOrders = ["AUTHORISATION_TIMEOUT", "CUSTOMER_REJECTED"];

  test.each([
    ["findPayments", []],
    ["findPaymentOrders", ofOrders],
  ])("of %s takes codes of the catalogue, and %j", (operation, further) => {
    const names = namesOf(operation, "failure_code") ?? [];
    expect(names).toContain("INSUFFICIENT_FUNDS");
    expect(names.filter((name) => !(name in problemCatalogue))).toEqual(further);
  });

  test.each(["findMandates", "findConsents"])(
    "of %s does not exist: none has a code",
    (operation) => {
      expect(namesOf(operation, "failure_code")).toBeUndefined();
    },
  );
});

describe("a filter that no row of the kind can pass does not exist:", () => {
  const ofMandates = ["route", "creditor_bank", "completed_from", "completed_to"];

  test.each([
    ["findPayments", []],
    ["findPaymentOrders", []],
    ["findMandates", ofMandates],
    ["findConsents", [...ofMandates, "amount_from", "amount_to"]],
  ])("%s lacks %j", (operation, lacking) => {
    const query = findRoutes.find(({ contract }) => contract.id === operation)?.contract.query;
    const { entries } = query as unknown as { entries: object };
    const optional = [...ofMandates, "amount_from", "amount_to"];
    expect(optional.filter((name) => !(name in entries))).toEqual(lacking);
    expect(entries).toMatchObject({ bank: {}, debtor_bank: {}, created_from: {}, created_to: {} });
  });
});
