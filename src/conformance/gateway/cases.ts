import { problemCatalogue } from "../../base/kernel/problems.ts";
import { type ConformanceCase, must } from "../case.ts";
import { approvalCases } from "./approval.ts";
import { challengeCases, lastCodeCases } from "./challenges.ts";
import { eventCases } from "./events.ts";
import { idempotencyCases } from "./idempotency.ts";
import { keyCases } from "./keys.ts";
import { type GatewayKit, refusalCodeOf } from "./kit.ts";
import { listCases } from "./lists.ts";
import { recurringCases } from "./mandates.ts";
import { paymentCases } from "./payments.ts";
import { refundCases } from "./refunds.ts";
import { refusalCases } from "./refusals.ts";

const isKnown = (code: string | null): code is keyof typeof problemCatalogue =>
  code !== null && Object.hasOwn(problemCatalogue, code);

/** What only the whole run shows. */
const wholeRunCases: readonly ConformanceCase<GatewayKit>[] = [
  {
    id: "GATEWAY-991",
    title: "No answer was a fault of the gateway",
    rule: "G2.9",
    level: "FULL",
    async run(kit) {
      const faults = kit.replies.filter(({ reply }) => reply.status === 500);
      const [first] = faults;
      must(!first, `${faults.length} answers were 500, the first to ${first?.called}.`);
    },
  },
  {
    id: "GATEWAY-992",
    title: "Each refusal has the retryable of its code in the catalogue",
    rule: "G2.3",
    level: "FULL",
    async run(kit) {
      for (const { called, reply } of kit.replies) {
        const code = refusalCodeOf(reply);
        if (!isKnown(code)) continue;
        const { retryable } = (reply.body as { error: { retryable?: unknown } }).error;
        const [, wanted] = problemCatalogue[code];
        must(retryable === wanted, `${called}: ${code} came with retryable ${retryable}.`);
      }
    },
  },
  {
    id: "GATEWAY-993",
    title: "Every answer has an X-Correlation-Id",
    rule: "G1.9",
    level: "FULL",
    async run(kit) {
      const without = kit.replies.filter(({ reply }) => !reply.headers.get("x-correlation-id"));
      const [first] = without;
      must(!first, `${without.length} answers had none, the first to ${first?.called}.`);
    },
  },
];

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
  ["Codes and prompts", challengeCases],
  ["Lists", listCases],
  ["Refunds", refundCases],
  ["Mandates", recurringCases],
  ["Events", eventCases],
  ["Codes used up", lastCodeCases],
  ["The whole run", wholeRunCases],
];

export const gatewayCases: readonly ConformanceCase<GatewayKit>[] = gatewayGroups.flatMap(
  ([, cases]) => cases,
);
