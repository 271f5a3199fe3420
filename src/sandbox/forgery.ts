import * as v from "valibot";
import type { Books } from "./books.ts";
import { callbackRequest } from "./callbacks.ts";
import { creditReport } from "./rail.ts";
import type { Operator } from "./requests.ts";

/**
 * A forged callback: a report of rail or bank about a payment, prompt or mandate, sent now with
 * changed members or another key. It is sent once and never repeated, so a test sees the gateway's
 * answer and that nothing else happened.
 */
const changes = v.optional(v.record(v.string(), v.unknown()), {});
const key = v.optional(v.pipe(v.string(), v.maxLength(255)));

export const forgeryRequest = v.variant("kind", [
  v.strictObject({ kind: v.literal("credit"), end_to_end_id: v.string(), changes, key }),
  v.strictObject({ kind: v.literal("push-result"), session_id: v.string(), changes, key }),
  v.strictObject({ kind: v.literal("mandate-cancelled"), mandate_id: v.string(), changes, key }),
  v.strictObject({
    kind: v.literal("charge-cancelled"),
    mandate_id: v.string(),
    charge_id: v.string(),
    changes,
    key,
  }),
]);
export type ForgeryRequest = v.InferOutput<typeof forgeryRequest>;

export interface ForgedReport {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Null if the payment, prompt or mandate does not exist. */
export const forge = (
  books: Books,
  operators: readonly Operator[],
  request: ForgeryRequest,
): ForgedReport | null => {
  const report = untrueReport(books, request);
  const operator = operators.find((row) => row.operator === report?.originator);
  if (!report || !operator) return null;
  const body = JSON.stringify({ ...report.body, ...request.changes });
  const spoken = { kind: request.kind, bank: report.bank, attempts: 1, first_body: null, body };
  return callbackRequest(spoken, operator, request.key);
};

const untrueReport = (books: Books, request: ForgeryRequest) => {
  switch (request.kind) {
    case "credit":
      return credit(books, request);
    case "push-result":
      return pushResult(books, request);
    case "mandate-cancelled":
      return ofMandate(books, request.mandate_id, { cancelled_by: "BANK", reason: null });
    case "charge-cancelled":
      return ofMandate(books, request.mandate_id, { charge_id: request.charge_id });
  }
};

const credit = (books: Books, request: ForgeryRequest & { kind: "credit" }) => {
  const [payment] = books.rail_payments.list({ end_to_end_id: request.end_to_end_id });
  if (!payment) return null;
  const status = payment.status === "REJECTED" ? "REJECTED" : "CREDITED";
  return { originator: payment.originator, bank: null, body: creditReport({ ...payment, status }) };
};

const pushResult = (books: Books, request: ForgeryRequest & { kind: "push-result" }) => {
  const { session_id } = request;
  const [challenge] = books.challenges.newest({ session_id, kind: "PUSH" }, 1);
  if (!challenge) return null;
  const { originator, bank, token } = challenge;
  return { originator, bank, body: { session_id, push_token: token, result: "APPROVED" } };
};

const ofMandate = (books: Books, mandate_id: string, further: object) => {
  const [mandate] = books.mandates.list({ mandate_id });
  if (!mandate) return null;
  const { originator, bank } = mandate;
  return { originator, bank, body: { mandate_id, ...further } };
};
