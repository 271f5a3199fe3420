import * as v from "valibot";
import type { Operator } from "../requests.ts";
import type {
  Announcement,
  Books,
  Callback,
  Grant,
  Mandate,
  Moment,
  SandboxChallenge,
} from "./books.ts";
import { takeFault } from "./faults.ts";
import { creditReport, newCallback } from "./rail.ts";

/**
 * Callbacks that bank and rail must send to gateways. The transaction that makes a report true also
 * stores its callback. It is leased before it is sent, and repeated until it is acknowledged. If
 * the sender dies, the lease runs out and the callback is sent again.
 */
export const CALLBACK_TIMEOUT_MS = 10_000;
const LEASE_MS = CALLBACK_TIMEOUT_MS + 5_000;
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

/** Stores the bank's callback about the customer's answer to a prompt. */
export const owePushResult = (books: Books, challenge: SandboxChallenge, moment: Moment): void => {
  const target = `bank:${challenge.bank}`;
  const fault = takeFault(books, target, ["send-push", "push-status"], "callback");
  books.callbacks.put(
    newCallback(fault, 0, moment, {
      kind: "push-result",
      originator: challenge.originator,
      bank: challenge.bank,
      subject: challenge.token,
      body: JSON.stringify({
        session_id: challenge.session_id,
        push_token: challenge.token,
        result: challenge.state,
      }),
    }),
  );
};

/** Stores the bank's callback about a consent that its customer ended at the bank. */
export const oweConsentRevoked = (books: Books, grant: Grant, moment: Moment): void => {
  const { consent_id, originator, bank } = grant;
  const fault = takeFault(books, `bank:${bank}`, ["notify-authorisation"], "callback");
  books.callbacks.put(
    newCallback(fault, 0, moment, {
      kind: "consent-revoked",
      originator,
      bank,
      subject: consent_id,
      body: JSON.stringify({ consent_id, reason: "The customer ended it at the bank." }),
    }),
  );
};

/** Stores the bank's callback about a mandate that its customer ended at the bank. */
export const oweMandateCancelled = (books: Books, mandate: Mandate, moment: Moment): void => {
  const { mandate_id, originator, bank } = mandate;
  const fault = takeFault(books, `bank:${bank}`, ["notify-authorisation"], "callback");
  const reason = "The customer ended it at the bank.";
  books.callbacks.put(
    newCallback(fault, 0, moment, {
      kind: "mandate-cancelled",
      originator,
      bank,
      subject: mandate_id,
      body: JSON.stringify({ mandate_id, cancelled_by: "CUSTOMER", reason }),
    }),
  );
};

/** Stores the bank's callback about an announced charge that its customer stopped. */
export const oweChargeCancelled = (
  books: Books,
  { mandate_id, charge_id, originator, bank }: Announcement,
  moment: Moment,
): void => {
  const fault = takeFault(books, `bank:${bank}`, ["notify-charge"], "callback");
  books.callbacks.put(
    newCallback(fault, 0, moment, {
      kind: "charge-cancelled",
      originator,
      bank,
      subject: charge_id,
      body: JSON.stringify({ mandate_id, charge_id }),
    }),
  );
};

/** Leases the due callbacks, so nobody else sends them until the lease runs out. */
export const leaseDue = (books: Books, moment: Moment): Callback[] =>
  books.callbacks
    .list({ state: "WAITING" })
    .filter((callback) => callback.next_at <= moment.now)
    .map((callback) => {
      const attempts = callback.attempts + 1;
      const leased = { ...callback, attempts, next_at: moment.now + LEASE_MS };
      books.callbacks.put(leased);
      return leased;
    });

/** The request of a callback; null while the gateway is not configured. */
export const callbackRequest = (
  callback: Pick<Callback, "kind" | "bank" | "attempts" | "first_body" | "body">,
  operator: Operator | undefined,
  forgedKey?: string,
): { url: string; headers: Record<string, string>; body: string } | null => {
  if (!operator) return null;
  const header = callback.kind === "credit" ? "x-gateway-rail-key" : "x-gateway-bank-key";
  const own =
    callback.kind === "credit"
      ? operator.rail_callback_key
      : operator.bank_keys[callback.bank ?? ""];
  const key = forgedKey ?? own;
  if (key === undefined) return null;
  return {
    url: `${operator.base_url}/gateway/callback/${callback.kind}`,
    headers: { "content-type": "application/json", [header]: key },
    body: (callback.attempts === 1 ? callback.first_body : null) ?? callback.body,
  };
};

/** After these statuses a bank does not repeat. The rail repeats until it is acknowledged. */
const definiteNo = new Set([400, 404, 409, 410, 413, 415, 422]);

/** The result of an attempt; status 0 means that no answer came. */
export const concludeAttempt = (
  books: Books,
  callbackId: string,
  status: number,
  moment: Moment,
): void => {
  const callback = books.callbacks.get(callbackId);
  if (callback?.state !== "WAITING") return;
  if (status >= 200 && status < 300) {
    const copies = callback.copies - 1;
    const state = copies > 0 ? "WAITING" : "HEARD";
    books.callbacks.put({ ...callback, copies, state, next_at: moment.now });
    return;
  }
  // @rule D1.7
  const hopeless = callback.kind !== "credit" && definiteNo.has(status);
  const tooOld = moment.now - callback.created_at > GIVE_UP_AFTER_MS;
  const state = hopeless || tooOld ? "GIVEN_UP" : "WAITING";
  books.callbacks.put({
    ...callback,
    state,
    next_at: moment.now + callbackBackOffMs(callback.attempts),
  });
};

/** 1, 2, 4, 8, 16, 32, then 60 seconds. */
export const callbackBackOffMs = (attempts: number): number =>
  Math.min(60_000, 1000 * 2 ** Math.min(attempts - 1, 6));

/** The subject of a callback. Gateways choose their payments' names independently. */
export type CallbackSubject = Pick<Callback, "originator" | "subject">;

/** True if the callback about this payment or prompt is done. */
export const isAcknowledged = (books: Books, { originator, subject }: CallbackSubject): boolean => {
  const callbacks = books.callbacks.list({ originator, subject });
  return callbacks.length > 0 && callbacks.every((callback) => callback.state !== "WAITING");
};

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
