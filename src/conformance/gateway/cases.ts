import type { ConformanceCase } from "../case.ts";
import { approvalCases, lastCodeCases } from "./approval.ts";
import { idempotencyCases } from "./idempotency.ts";
import { keyCases } from "./keys.ts";
import type { GatewayKit } from "./kit.ts";
import { listCases } from "./lists.ts";
import { mandateCases } from "./mandates.ts";
import { paymentCases } from "./payments.ts";
import { refundCases } from "./refunds.ts";
import { refusalCases } from "./refusals.ts";

/** The groups of the kit, with the words of the list in the documents. */
export const gatewayGroups: readonly (readonly [
  title: string,
  cases: readonly ConformanceCase<GatewayKit>[],
])[] = [
  ["Keys and addresses", keyCases],
  ["Refusals", refusalCases],
  ["Payments", paymentCases],
  ["Idempotency", idempotencyCases],
  ["The customer's approval", approvalCases],
  ["Lists", listCases],
  ["Refunds", refundCases],
  ["Mandates", mandateCases],
  ["Codes used up", lastCodeCases],
];

export const gatewayCases: readonly ConformanceCase<GatewayKit>[] = gatewayGroups.flatMap(
  ([, cases]) => cases,
);
