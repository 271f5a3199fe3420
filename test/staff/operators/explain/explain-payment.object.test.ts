import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { T0, wait } from "../../../products/payments/object-bench.ts";
import {
  CREDITOR_IBAN,
  DEBTOR_IBAN,
  FOREIGN_IBAN,
} from "../../../products/payments/session-fixtures.ts";
import {
  enrolStaff,
  executing,
  keys,
  lateMoney,
  MINUTE,
  read,
  unknown,
} from "../stuck-payments.ts";

beforeAll(enrolStaff);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
});

afterEach(() => {
  vi.useRealTimers();
});

const detail = "/admin/v1/payments";

interface Allowed {
  action: string;
  about: string | null;
  allowed: boolean;
  why: { code: string } | null;
}

/** Each action with `true`, or the code of why not. */
const mayDo = ({ allowed }: { allowed: Allowed[] }) =>
  Object.fromEntries(allowed.map(({ action, why }) => [action, why?.code ?? true]));

test("a payment in execution explains who is asked, until when, and what staff may do", async () => {
  const { paymentId, instruction } = await executing();
  const { status, body } = await read(`${detail}/${paymentId}`, keys.bob);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: "PAYMENT",
    payment_id: paymentId,
    state: "EXECUTING",
    payer: { masked_iban: "DE•• •••• 0300" },
    movements: [{ end_to_end_id: instruction.end_to_end_id, state: "EXECUTING", attempts_open: 1 }],
    refunds: [],
  });
  const at = (milliseconds: number) => new Date(T0 + milliseconds).toISOString();
  expect(body.next).toEqual([
    {
      what: "The same instruction goes to the debtor's bank, which answers with its outcome.",
      at: at(15_000),
      about: null,
      in_progress: true,
    },
    {
      what: "Without an outcome by then, staff must review the movement.",
      at: at(30 * MINUTE),
      about: null,
      in_progress: false,
    },
  ]);
  expect(mayDo(body)).toEqual({
    ask: "CALL_IN_PROGRESS",
    cancel: "SESSION_NOT_CANCELLABLE",
    refund: "PAYMENT_NOT_COMPLETED",
    resolve: "MOVEMENT_IN_PROGRESS",
    acknowledge: "NOTHING_TO_ACKNOWLEDGE",
    redeliver: "INVALID_STATE",
  });
  expect(body.timeline.at(-1)).toMatchObject({ kind: "move", what: "OTP_SENT → EXECUTING" });
});

test("the session's id leads to the same payment", async () => {
  const { paymentId } = await executing();
  const sessionId = paymentId.replace("pay_", "ps_");
  const [one, other] = [await read(`${detail}/${paymentId}`), await read(`${detail}/${sessionId}`)];
  expect(other.text).toBe(one.text);
});

test("an unknown outcome can be asked and resolved, with the next question's time", async () => {
  const { paymentId } = await unknown();
  const { body } = await read(`${detail}/${paymentId}`, keys.bob);
  expect(mayDo(body)).toMatchObject({ ask: true, resolve: true });
  expect(body.next[0]).toMatchObject({
    at: new Date(Date.now() + 4_000).toISOString(),
    in_progress: false,
  });
});

test("late money can only be acknowledged", async () => {
  const { paymentId } = await lateMoney();
  const { body } = await read(`${detail}/${paymentId}`);
  expect(mayDo(body)).toMatchObject({
    ask: "NOTHING_TO_ASK",
    resolve: "MOVEMENT_HAS_ENDED",
    acknowledge: true,
  });
});

test.each([
  ["an approver", "amir", { ask: "FORBIDDEN", resolve: "FORBIDDEN" }],
  ["support", "eve", { ask: "FORBIDDEN", resolve: "FORBIDDEN" }],
] as const)("%s may not do what an operator may", async (_who, who, expected) => {
  const { paymentId } = await unknown();
  const { body } = await read(`${detail}/${paymentId}`, keys[who]);
  expect(mayDo(body)).toMatchObject({ ...expected, cancel: "SESSION_NOT_CANCELLABLE" });
});

test("an approver may agree in live mode once an operator has proposed", async () => {
  const { paymentId } = await unknown({ mode: "live" });
  const before = await read(`${detail}/${paymentId}`, keys.amir);
  expect(mayDo(before.body)).toMatchObject({ resolve: "FORBIDDEN" });
  const { resolve } = await import("../stuck-payments.ts");
  await resolve(paymentId, { outcome: "FAILED" }, keys.bob);
  wait(1);
  const after = await read(`${detail}/${paymentId}`, keys.amir);
  expect(mayDo(after.body)).toMatchObject({ resolve: true, ask: "FORBIDDEN" });
});

test("no account number, token or address of a page is in the answer", async () => {
  const { paymentId } = await unknown();
  const { text } = await read(`${detail}/${paymentId}`);
  for (const secret of [DEBTOR_IBAN, CREDITOR_IBAN, FOREIGN_IBAN, "token-c1", "https://"]) {
    expect(text).not.toContain(secret);
  }
});

test("an unknown id is not found, a malformed one neither", async () => {
  expect((await read(`${detail}/pay_${"0".repeat(43)}`)).status).toBe(404);
  expect((await read(`${detail}/nothing`)).status).toBe(404);
});
