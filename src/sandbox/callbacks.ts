import type { Books, Callback, Challenge, Moment } from "./books.ts";
import { takeFault } from "./faults.ts";
import { newCallback } from "./rail.ts";
import type { Operator } from "./requests.ts";

/**
 * Words that bank and rail owe a gateway. A word is owed by the transaction that makes it true,
 * claimed before it is spoken, and spoken until it is heard; a speaker that dies is replaced when
 * its claim runs out.
 */
export const CALLBACK_TIMEOUT_MS = 10_000;
const CLAIM_MS = CALLBACK_TIMEOUT_MS + 5_000;
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

/** The bank owes the gateway the customer's answer to a prompt. */
export const owePushResult = (books: Books, challenge: Challenge, moment: Moment): void => {
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

/** Takes the words that are due; nobody else takes them before the claim runs out. */
export const claimDue = (books: Books, moment: Moment): Callback[] =>
  books.callbacks
    .list({ state: "WAITING" })
    .filter((callback) => callback.next_at <= moment.now)
    .map((callback) => {
      const attempts = callback.attempts + 1;
      const claimed = { ...callback, attempts, next_at: moment.now + CLAIM_MS };
      books.callbacks.put(claimed);
      return claimed;
    });

/** What to send where; null while the gateway is not configured. */
export const addressOf = (
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

/** Statuses after which a bank's repeating cannot help; the rail repeats until it is heard. */
const definiteNo = new Set([400, 404, 409, 410, 413, 415, 422]);

/** What an attempt leads to; status 0 means that no answer came. */
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
  const hopeless = callback.kind === "push-result" && definiteNo.has(status);
  const tooOld = moment.now - callback.created_at > GIVE_UP_AFTER_MS;
  const state = hopeless || tooOld ? "GIVEN_UP" : "WAITING";
  books.callbacks.put({ ...callback, state, next_at: moment.now + backOffMs(callback.attempts) });
};

/** 1, 2, 4, 8, 16, 32, then 60 seconds. */
export const backOffMs = (attempts: number): number =>
  Math.min(60_000, 1000 * 2 ** Math.min(attempts - 1, 6));

/** What a word is about; gateways name their payments each for itself. */
export type WordSubject = Pick<Callback, "originator" | "subject">;

/** True when the word about this payment or prompt is no longer owed. */
export const isHeard = (books: Books, { originator, subject }: WordSubject): boolean => {
  const callbacks = books.callbacks.list({ originator, subject });
  return callbacks.length > 0 && callbacks.every((callback) => callback.state !== "WAITING");
};
