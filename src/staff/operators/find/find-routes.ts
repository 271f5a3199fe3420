import * as v from "valibot";
import {
  consentId,
  mandateId,
  named,
  paymentId,
  paymentOrderId,
} from "../../../base/kernel/fields.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf } from "../../../base/platform/lists.ts";
import type { ObjectKind } from "../../../frame/objects/kinds.ts";
import { chargeKind } from "../../../products/charges/kind.ts";
import { consentKind } from "../../../products/consents/kind.ts";
import { mandateKind } from "../../../products/mandates/kind.ts";
import { paymentOrderKind } from "../../../products/payment-orders/kind.ts";
import { paymentKind } from "../../../products/payments/kind.ts";
import { reads } from "../guards.ts";
import {
  consentFilters,
  type FindFilters,
  mandateFilters,
  orderFilters,
  paymentFilters,
} from "./find-filters.ts";
import { findStep } from "./find-objects.ts";
import { foundEntries } from "./found-row.ts";

/** A list that staff search (docs/decisions/116). Its rows show an id, and what all lists show. */
interface FoundList {
  name: string;
  kinds: readonly ObjectKind[];
  id: readonly [name: string, schema: v.GenericSchema];
  query: v.GenericSchema<unknown, FindFilters>;
  summary: string;
}

const list = (
  path: string,
  { name, kinds, id: [idName, id], query, summary }: FoundList,
): Route<GatewayEnv> => {
  const kind = v.picklist(kinds.map((one) => one.kind));
  const row = v.strictObject({ [idName]: id, kind, ...foundEntries });
  return route({
    id: `find${name}s`,
    method: "GET",
    paths: [path],
    summary,
    description:
      "With `q` only what it names, in the same form. Filters on anything but the owner and the " +
      "creation look through 5,000 rows a page: a short page may still have a next_cursor.",
    guard: reads,
    query,
    answers: { 200: listOf(v.pipe(row, named(`Found${name}`, "A row of the list."))) },
    step: findStep(kinds, idName),
  });
};

export const findRoutes: readonly Route<GatewayEnv>[] = [
  list("/admin/v1/payments", {
    name: "Payment",
    kinds: [paymentKind, chargeKind],
    id: ["payment_id", paymentId],
    query: paymentFilters,
    summary: "Search the payments and charges of all merchants, newest first",
  }),
  list("/admin/v1/mandates", {
    name: "Mandate",
    kinds: [mandateKind],
    id: ["mandate_id", mandateId],
    query: mandateFilters,
    summary: "Search the mandates of all owners, newest first",
  }),
  list("/admin/v1/consents", {
    name: "Consent",
    kinds: [consentKind],
    id: ["consent_id", consentId],
    query: consentFilters,
    summary: "Search the consents of all TPPs, newest first",
  }),
  list("/admin/v1/payment-orders", {
    name: "PaymentOrder",
    kinds: [paymentOrderKind],
    id: ["payment_order_id", paymentOrderId],
    query: orderFilters,
    summary: "Search the payment orders of all TPPs, newest first",
  }),
];
