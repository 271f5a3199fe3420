import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { parseId } from "../../src/base/kernel/ids.ts";
import type { ProblemCode } from "../../src/base/kernel/problems.ts";
import { Payment } from "./gateway-journey.ts";
import { type Answer, ask, env, wait } from "./gateway-worker.ts";
import { answering } from "./neighbours.ts";

/** A reason to refuse: its cause, and the code and sentence that the caller reads. */
export interface Reason {
  /** "refuses …" */
  title: string;
  code: ProblemCode;
  /** Set if the sentence is not the catalogue's. */
  message?: string;
  /** The payment has failed, which is always 422. */
  final?: true;
  provoke: () => Promise<Answer>;
}

export const reason = (
  title: string,
  expected: ProblemCode | [code: ProblemCode, message: string],
  provoke: Reason["provoke"],
): Reason => {
  const [code, message] = typeof expected === "string" ? [expected] : expected;
  return { title, code, provoke, ...(message === undefined ? {} : { message }) };
};

/** A reason that ends the payment. */
export const ending = (...input: Parameters<typeof reason>): Reason => ({
  ...reason(...input),
  final: true,
});

export const MINUTE_MS = 60_000;

/** A payment with a code on its way to its customer. */
export const withCode = async (...input: Parameters<typeof Payment.open>): Promise<Payment> => {
  const payment = await Payment.open(...input);
  await payment.challenged();
  return payment;
};

export const paid = async (...input: Parameters<typeof Payment.open>): Promise<Payment> => {
  const payment = await Payment.open(...input);
  await payment.pay();
  if (input[0] === "borealis") await payment.credit();
  return payment;
};

export const cancelled = async (): Promise<Payment> => {
  const payment = await Payment.open();
  await payment.cancel();
  return payment;
};

/** Ended, with a page token that has not: both end after fifteen minutes. */
export const expired = async (): Promise<Payment> => {
  const payment = await Payment.open();
  wait(10 * MINUTE_MS);
  await payment.openCheckout();
  wait(5 * MINUTE_MS);
  return payment;
};

/** A step from another browser than the one that resolved the payer. */
export const elsewhere = async (payment: Payment, name: string, json: object): Promise<Answer> => {
  const { checkout_url } = payment.created.answer;
  const { body } = await ask("GET", checkout_url, {});
  const path = `/api/v1/payments/sessions/${payment.session_id}/${name}`;
  return ask("POST", path, { authorization: `Bearer ${body.token}` }, json);
};

/** The answer to one call that is made while a neighbour answers another. */
export const meanwhile = async (
  operation: string,
  outer: () => Promise<Answer>,
  inner: () => Promise<Answer>,
): Promise<Answer> => {
  let answer: Answer | null = null;
  answering(operation, async () => {
    answer ??= await inner();
    return new Response("busy", { status: 503 });
  });
  await outer();
  if (!answer) throw new Error(`${operation} was not asked`);
  return answer;
};

/** Something happens during a call to a neighbour, which then answers this. */
export const during = (operation: string, happens: () => unknown, answer: object): void =>
  answering(operation, async () => {
    await happens();
    return Response.json(answer);
  });

/** Retention deletes the object in the middle of a step. */
export const vanish = async ({ session_id }: Payment): Promise<void> => {
  const id = env.PAYMENT_SESSIONS.idFromString(parseId(["ps"], session_id) ?? "");
  const stub = env.PAYMENT_SESSIONS.get(id);
  await runInDurableObject(stub, (_, { storage }) => storage.kv.delete("record"));
  await evictDurableObject(stub);
};
