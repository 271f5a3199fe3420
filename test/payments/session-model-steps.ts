import fc from "fast-check";
import { expect } from "vitest";
import { movementsOf, transferOwner } from "../../src/payments/movements.ts";
import { isOpen } from "../../src/payments/session-machine.ts";
import type { PaymentSessionRecord, SessionCommand } from "../../src/payments/session-record.ts";
import type { MovementReport } from "../../src/transfers/decide-movement.ts";
import {
  type ExecuteReport,
  type RailReport,
  readInstruction,
  type Transfer,
} from "../../src/transfers/transfer.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  cancel,
  challengeSent,
  destinationChanged,
  endVerification,
  type Look,
  look,
  merchant,
  pushResult,
  railReport,
  resolvePayer,
} from "./session-fixtures.ts";
import {
  type Fault,
  type SessionModel,
  type SessionUnderTest,
  showsNothingNew,
  showsWhatWasDecided,
} from "./session-model.ts";

/** What people, banks, rail and performers do to a payment: the steps of the model's runs. */
export type Step = fc.AsyncCommand<SessionModel, SessionUnderTest>;

const always = () => true;

export const step = (name: string, run: Step["run"], check: Step["check"] = always): Step => ({
  check,
  run: async (model, session) => {
    session.sent = [];
    await run(model, session);
  },
  toString: () => name,
});

// What people, banks and rail say.

export interface Word {
  name: string;
  command: (record: PaymentSessionRecord, nowMs: number) => SessionCommand | Look;
}

export const word = (name: string, command: Word["command"] | SessionCommand | Look): Word => ({
  name,
  command: typeof command === "function" ? command : () => command,
});

const sending = ({ sca }: PaymentSessionRecord) => sca.sending?.challenge_id ?? "c1";
const checking = ({ sca }: PaymentSessionRecord) =>
  sca.challenge?.verification?.verification_id ?? "v1";
const prompt = ({ sca }: PaymentSessionRecord) => sca.challenge?.token ?? "token-c1";

const checkoutWords: Word[] = [
  word("resolve within a bank", resolvePayer("sameBank")),
  word("resolve across banks", resolvePayer("crossBank")),
  word("resolve in another browser", resolvePayer("sameBank", "browser-2")),
  ...(["OTP", "PUSH"] as const).map((mode) =>
    word(`begin ${mode}`, ({ sca }) => beginChallenge(mode, `c${sca.challenges + 1}`)),
  ),
  word("sent", (record) => challengeSent(sending(record))),
  word("c1 sent", challengeSent("c1")),
  ...([null, "PAYMENT_REFUSED"] as const).map((refusal) =>
    word(refusal ? "send refused" : "not sent", (record) => ({
      type: "challenge_not_sent",
      challenge_id: sending(record),
      refusal,
    })),
  ),
  word("code v1", beginVerification("v1")),
  word("code v2", beginVerification("v2")),
  word("the code of v1 again", beginVerification("v3", "digest-v1")),
  ...(["verified", "wrong", "expired", "lost", "not_checked"] as const).map((outcome) =>
    word(`code is ${outcome}`, (record, nowMs) =>
      endVerification(checking(record), outcome, nowMs),
    ),
  ),
  word("code is verified, cleared long ago", (record, nowMs) =>
    endVerification(checking(record), "verified", nowMs - 15_001),
  ),
  word("verification refused", (record) =>
    endVerification(checking(record), "refused", 0, "PAYMENT_REFUSED"),
  ),
  word("execute what was verified", (_, nowMs) => ({
    type: "proceed",
    browser_id: BROWSER,
    checked_at: nowMs,
  })),
  ...(["APPROVED", "DECLINED"] as const).flatMap((result) => [
    word(`prompt ${result}`, (record, nowMs) => pushResult(prompt(record), result, nowMs)),
    word(`first prompt ${result}`, (_, nowMs) => pushResult("token-c1", result, nowMs)),
  ]),
  word("destination changed", destinationChanged),
  word("merchant cancels", cancel("merchant", "", { ...merchant, mode: "live" })),
  word("another merchant cancels", cancel("merchant", "", { ...merchant, mode: "test" })),
  word("another browser cancels", cancel("customer", "browser-2")),
  word("look", look),
];

/** The payment, or one of its refunds; beyond the last one it is the payment again. */
const movementAt = (record: PaymentSessionRecord, place: number): string =>
  movementsOf(record)[place]?.movement ?? "";

export const creditOf = (transfer: Transfer, changes: Partial<RailReport> = {}): RailReport => {
  const { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban } =
    readInstruction(transfer);
  const rail = { status: "CREDITED", rail_ref: "RAIL-1", settlement_fee: 10 } as const;
  const echoed = { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban };
  return { ...echoed, ...rail, ...changes };
};

const places = fc.constantFrom(0, 0, 1, 2);

const railReports: fc.Arbitrary<Word> = fc
  .record({
    place: places,
    status: fc.constantFrom("CREDITED" as const, "CREDITED" as const, "REJECTED" as const),
    rail_ref: fc.constantFrom("RAIL-1", "RAIL-1", "RAIL-2"),
    wrongBy: fc.constantFrom(0, 0, 0, 1),
  })
  .map(({ place, status, rail_ref, wrongBy }) =>
    word(`rail: ${place} ${status} ${rail_ref}${wrongBy ? ", wrong amount" : ""}`, (record) => {
      const movement = movementAt(record, place);
      const transfer = transferOwner.transferOf(record, movement);
      if (!transfer) return look;
      const amount = readInstruction(transfer).amount + wrongBy;
      const report = creditOf(transfer, { status, rail_ref, amount });
      return railReport(report, movement, "live");
    }),
  );

export const refund = (
  amount: number | null,
  idempotency_key_hash: string | null = null,
  age = 0,
): Word =>
  word(`refund ${amount ?? "the rest"} (${idempotency_key_hash})`, ({ refunds }, nowMs) => ({
    type: "refund",
    refund_id: `rf_${refunds.length + 1}`,
    amount,
    reason: null,
    request_hash: "hash",
    idempotency_key_hash,
    checked_at: nowMs - age,
  }));

const refundWords: fc.Arbitrary<Word> = fc
  .record({
    amount: fc.constantFrom(1_000, 1_500, 2_500, null, 0),
    idempotency_key_hash: fc.constantFrom(null, null, "key-1"),
    age: fc.constantFrom(0, 0, 15_001),
  })
  .map(({ amount, idempotency_key_hash, age }) => refund(amount, idempotency_key_hash, age));

const settleWords: fc.Arbitrary<Word> = fc
  .record({
    place: places,
    outcome: fc.constantFrom("COMPLETED" as const, "FAILED" as const, "ACKNOWLEDGED" as const),
    actor: fc.constantFrom("key_ada", "key_bob"),
  })
  .map(({ place, outcome, actor }) =>
    word(`${actor}: ${place} ${outcome}`, (record) => {
      const movement = movementAt(record, place);
      return { type: "resolve", movement, outcome, actor, note: "seen" };
    }),
  );

/** Now and then something is said that makes no sense any more, or not yet. */
const sensibly = (
  said: fc.Arbitrary<Word>,
  makesSense: (record: PaymentSessionRecord) => boolean,
): fc.Arbitrary<SensibleWord> =>
  fc
    .tuple(said, fc.constantFrom(true, false, false, false, false))
    .map(([one, anyway]) => ({ ...one, check: ({ record }) => anyway || makesSense(record) }));

interface SensibleWord extends Word {
  check: Step["check"];
}

const words = fc.oneof(
  {
    weight: 4,
    arbitrary: sensibly(fc.constantFrom(...checkoutWords), ({ state }) => isOpen(state)),
  },
  { weight: 2, arbitrary: sensibly(railReports, ({ transfer }) => transfer !== null) },
  { weight: 3, arbitrary: sensibly(refundWords, ({ state }) => state === "COMPLETED") },
  { weight: 1, arbitrary: sensibly(settleWords, ({ transfer }) => transfer !== null) },
);

export const say = async (
  { command }: Word,
  model: SessionModel,
  session: SessionUnderTest,
): Promise<void> => {
  const decision = model.act(command(model.record, model.now));
  const turn = await session.act(command(session.record, model.now));
  if (turn?.claim) session.leased(turn.claim, model.now);
  await showsWhatWasDecided(model, session);
  expect(turn?.refusal?.problem.code).toBe(decision.refusal?.problem.code);
  expect(turn?.record).toEqual(session.record);
};

/** Two who ask for the same at once; what they ask for anew has names of its own. */
const sayTwice = async (
  { command }: Word,
  model: SessionModel,
  session: SessionUnderTest,
): Promise<void> => {
  const twiceOf = (asked: SessionCommand | Look): (SessionCommand | Look)[] => [
    asked,
    asked.type === "refund" ? { ...asked, refund_id: `${asked.refund_id}b` } : asked,
  ];
  const asked = twiceOf(command(session.record, model.now));
  for (const expected of twiceOf(command(model.record, model.now))) model.act(expected);
  const turns = await Promise.all(asked.map((one) => session.act(one)));
  await showsWhatWasDecided(model, session);
  const claims = turns.flatMap((turn) => turn?.claim?.effect.id ?? []);
  expect(new Set(claims).size).toBe(claims.length);
};

const sayWhileItBreaks = async (
  { command }: Word,
  fault: Fault,
  model: SessionModel,
  session: SessionUnderTest,
): Promise<void> => {
  const asked = command(session.record, model.now);
  if (await session.actBreaking(fault, asked)) return showsNothingNew(session);
  model.act(command(model.record, model.now));
  return showsWhatWasDecided(model, session);
};

export const wordSteps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: words.map((said) => step(said.name, (m, s) => say(said, m, s), said.check)),
  },
  {
    weight: 1,
    arbitrary: words.map((said) =>
      step(`${said.name}, twice at once`, (m, s) => sayTwice(said, m, s), said.check),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(words, fc.constantFrom<Fault[]>("write", "alarm"))
      .map(([said, fault]) =>
        step(
          `${said.name}, and the ${fault} breaks`,
          (m, s) => sayWhileItBreaks(said, fault, m, s),
          said.check,
        ),
      ),
  },
);

// Performers.

/** A performer's report; an effect may have another name on either side. */
export const reported = async (
  model: SessionModel,
  session: SessionUnderTest,
  [known, real]: [string, string],
  attempt: number,
  report: (record: PaymentSessionRecord) => MovementReport,
): Promise<void> => {
  model.report(known, report(model.record), attempt);
  const turn = await session.report(real, attempt, report(session.record));
  await showsWhatWasDecided(model, session);
  expect(turn?.record).toEqual(session.record);
};

export const executed = (
  { end_to_end_id, route_type }: Transfer,
  status: "BOOKED" | "SUBMITTED",
): ExecuteReport => ({
  kind: "answered",
  answer: {
    end_to_end_id,
    transfer_ref: "ALPHA-1",
    route_used: route_type === "SAME_BANK" ? "SAME_BANK" : "NATIONAL_RAIL",
    status,
    bank_fee: 25,
  },
});

const moneyReports: [string, string, (transfer: Transfer) => MovementReport][] = [
  ["execute", "BOOKED", (t) => ({ kind: "execute", report: executed(t, "BOOKED") })],
  ["execute", "SUBMITTED", (t) => ({ kind: "execute", report: executed(t, "SUBMITTED") })],
  ["execute", "unknown", () => ({ kind: "execute", report: { kind: "unknown" } })],
  ["execute", "not sent", () => ({ kind: "execute", report: { kind: "not_sent" } })],
  ["execute", "no funds", () => refusal("INSUFFICIENT_FUNDS")],
  ["execute", "EXPIRED", () => refusal("EXPIRED")],
  ...(["BOOKED", "REJECTED", "RETURNED", "NOT_FOUND"] as const).map(
    (status): [string, string, () => MovementReport] => [
      "ask_bank",
      status,
      () => ({ kind: "ask_bank", report: { kind: "answered", status, transfer_ref: null } }),
    ],
  ),
  ["ask_rail", "no word", () => ({ kind: "ask_rail", callback: null })],
  ["ask_rail", "CREDITED", (t) => ({ kind: "ask_rail", callback: creditOf(t) })],
  ["notify_credit", "again", () => ({ kind: "again" })],
  ["notify_credit", "done", () => ({ kind: "done" })],
];

const refusal = (code: "INSUFFICIENT_FUNDS" | "EXPIRED"): MovementReport => ({
  kind: "execute",
  report: { kind: "refused", code },
});

export const moneyReportSteps: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom(...moneyReports), places, fc.constantFrom(0, 0, 1))
  .map(([[kind, said, report], place, age]) =>
    step(
      `${kind} ${place}: ${said} (attempt −${age})`,
      (model, session) => {
        const movement = movementAt(model.record, place);
        const id = movement === "" ? kind : `${kind}:${movement}`;
        const attempt = Math.max((model.effect(id)?.attempt ?? 1) - age, 1);
        const report_ = (record: PaymentSessionRecord): MovementReport => {
          const transfer = transferOwner.transferOf(record, movement);
          return transfer ? report(transfer) : { kind: "done" };
        };
        return reported(model, session, [id, id], attempt, report_);
      },
      ({ record }) => record.transfer !== null,
    ),
  );
