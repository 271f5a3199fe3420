import { describe, expect, test } from "vitest";
import { chargeMoves } from "../../../src/charges/charge-machine.ts";
import { consentMoves } from "../../../src/consents/consent-machine.ts";
import { problemCatalogue } from "../../../src/kernel/problems.ts";
import { mandateMoves } from "../../../src/mandates/mandate-machine.ts";
import { findRoutes } from "../../../src/operators/find/find-routes.ts";
import { orderMoves } from "../../../src/payment-orders/order-machine.ts";
import { sessionMoves } from "../../../src/payments/session-machine.ts";

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
