import * as v from "valibot";
import { flag, orNull } from "../../../base/kernel/answer-words.ts";
import {
  amount,
  bankHandle,
  consentId,
  currency,
  described,
  mandateId,
  merchantId,
  mode,
  named,
  paymentId,
  paymentOrderId,
  text,
  time,
  timeOrNull,
  tppId,
} from "../../../base/kernel/fields.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf } from "../../../base/platform/lists.ts";
import { creditorBank, routeName } from "../../../network/transfers/route-names.ts";
import { chargeKind } from "../../../products/charges/kind.ts";
import { consentKind } from "../../../products/consents/kind.ts";
import { mandateKind } from "../../../products/mandates/kind.ts";
import { paymentOrderKind } from "../../../products/payment-orders/kind.ts";
import { paymentKind } from "../../../products/payments/kind.ts";
import { reads } from "../guards.ts";
import { consentFilters, mandateFilters, orderFilters, paymentFilters } from "./find-filters.ts";
import { findStep } from "./find-objects.ts";

/** The lists that staff search (docs/decisions/116). */
const bank = v.nullable(bankHandle);

/** A row of such a list, without its id. */
const foundObject = v.strictObject({
  merchant_id: v.nullable(merchantId),
  tpp_id: orNull(tppId, "Null for what a merchant owns."),
  mode,
  amount: orNull(amount, "Null for consents.", 1_250),
  currency: v.nullable(currency),
  reference: v.nullable(text("The merchant's or the TPP's own.", "order-7")),
  status: text("OPEN, or the final status that the owner sees.", "COMPLETED"),
  state: text("The state of its machine.", "COMPLETED"),
  failure_code: orNull(v.string(), "Why it failed; null if it did not."),
  route: v.nullable(routeName),
  debtor_bank: v.pipe(bank, described("Null while it is unknown.", "aurora")),
  creditor_bank: orNull(
    creditorBank,
    "Null while it is unknown; the code of a bank without a handle.",
    "borealis",
  ),
  created_at: time,
  completed_at: timeOrNull,
  unfinished: flag(
    "Whether it has work left. A completed payment may have a refund under way.",
    false,
  ),
});

export type FoundObject = v.InferOutput<typeof foundObject>;

const found = <Id extends v.GenericSchema>(
  idName: string,
  id: Id,
  kinds: string[],
  title: string,
) =>
  v.pipe(
    v.strictObject({ [idName]: id, kind: v.picklist(kinds), ...foundObject.entries }),
    named(title, "A row of the list."),
  );

const DESCRIPTION =
  "With `q` only what it names, in the same form. Filters on anything but the owner and the " +
  "creation look through 5,000 rows a page: a short page may still have a next_cursor.";

export const findRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "findPayments",
    method: "GET",
    paths: ["/admin/v1/payments"],
    summary: "Search the payments and charges of all merchants, newest first",
    description: DESCRIPTION,
    guard: reads,
    query: paymentFilters,
    answers: {
      200: listOf(found("payment_id", paymentId, ["PAYMENT", "CHARGE"], "FoundPayment")),
    },
    step: findStep([paymentKind, chargeKind], "payment_id"),
  }),
  route({
    id: "findMandates",
    method: "GET",
    paths: ["/admin/v1/mandates"],
    summary: "Search the mandates of all owners, newest first",
    description: DESCRIPTION,
    guard: reads,
    query: mandateFilters,
    answers: { 200: listOf(found("mandate_id", mandateId, ["MANDATE"], "FoundMandate")) },
    step: findStep([mandateKind], "mandate_id"),
  }),
  route({
    id: "findConsents",
    method: "GET",
    paths: ["/admin/v1/consents"],
    summary: "Search the consents of all TPPs, newest first",
    description: DESCRIPTION,
    guard: reads,
    query: consentFilters,
    answers: { 200: listOf(found("consent_id", consentId, ["CONSENT"], "FoundConsent")) },
    step: findStep([consentKind], "consent_id"),
  }),
  route({
    id: "findPaymentOrders",
    method: "GET",
    paths: ["/admin/v1/payment-orders"],
    summary: "Search the payment orders of all TPPs, newest first",
    description: DESCRIPTION,
    guard: reads,
    query: orderFilters,
    answers: {
      200: listOf(
        found("payment_order_id", paymentOrderId, ["PAYMENT_ORDER"], "FoundPaymentOrder"),
      ),
    },
    step: findStep([paymentOrderKind], "payment_order_id"),
  }),
];
