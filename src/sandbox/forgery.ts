import * as v from "valibot";
import type { Books } from "./books.ts";
import { addressOf } from "./callbacks.ts";
import { creditWord } from "./rail.ts";
import type { Operator } from "./requests.ts";

/**
 * A word that nobody is owed: what rail or bank would say of a payment or a prompt, said now, with
 * members changed or with another key. It is sent once and never repeated, so a test sees what the
 * gateway answers, and that nothing came of it.
 */
const changes = v.optional(v.record(v.string(), v.unknown()), {});
const key = v.optional(v.pipe(v.string(), v.maxLength(255)));

export const forgeryRequest = v.variant("kind", [
  v.strictObject({ kind: v.literal("credit"), end_to_end_id: v.string(), changes, key }),
  v.strictObject({ kind: v.literal("push-result"), session_id: v.string(), changes, key }),
]);
export type ForgeryRequest = v.InferOutput<typeof forgeryRequest>;

export interface ForgedWord {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Null when there is no such payment or prompt. */
export const forge = (
  books: Books,
  operators: readonly Operator[],
  request: ForgeryRequest,
): ForgedWord | null => {
  const word = request.kind === "credit" ? credit(books, request) : pushResult(books, request);
  const operator = operators.find((row) => row.operator === word?.originator);
  if (!word || !operator) return null;
  const body = JSON.stringify({ ...word.body, ...request.changes });
  const spoken = { kind: request.kind, bank: word.bank, attempts: 1, first_body: null, body };
  return addressOf(spoken, operator, request.key);
};

const credit = (books: Books, request: ForgeryRequest & { kind: "credit" }) => {
  const [payment] = books.rail_payments.list({ end_to_end_id: request.end_to_end_id });
  if (!payment) return null;
  const status = payment.status === "REJECTED" ? "REJECTED" : "CREDITED";
  return { originator: payment.originator, bank: null, body: creditWord({ ...payment, status }) };
};

const pushResult = (books: Books, request: ForgeryRequest & { kind: "push-result" }) => {
  const { session_id } = request;
  const [challenge] = books.challenges.newest({ session_id, kind: "PUSH" }, 1);
  if (!challenge) return null;
  const { originator, bank, token } = challenge;
  return { originator, bank, body: { session_id, push_token: token, result: "APPROVED" } };
};
