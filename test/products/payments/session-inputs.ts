import { expect } from "vitest";
import type { SessionCommand } from "../../../src/products/payments/session-record.ts";
import { staff } from "../../frame/records/staff.ts";
import { creditOf } from "../../network/transfers/reports.ts";
import fc from "../../support/fast-check.ts";
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
import type { SessionModel } from "./session-model.ts";
import { showsWhatIsExpected } from "./session-promises.ts";
import type { SessionSubject } from "./session-subject.ts";

/** The commands and reports of customers, staff, banks and rail, as steps of a run. */
export type Step<Subject extends SessionSubject = SessionSubject> = fc.AsyncCommand<
  SessionModel,
  Subject
>;

const always = () => true;

export const step = <Subject extends SessionSubject = SessionSubject>(
  name: string,
  run: (model: SessionModel, session: Subject) => Promise<void>,
  check: Step["check"] = always,
): Step<Subject> => ({
  check,
  run: (model, session) => {
    session.begin();
    return run(model, session);
  },
  toString: () => name,
});

export interface Input {
  name: string;
  command: (session: SessionSubject, nowMs: number) => SessionCommand | Look;
}

const input = (name: string, command: Input["command"] | SessionCommand | Look): Input => ({
  name,
  command: typeof command === "function" ? command : () => command,
});

type Seen = Pick<SessionSubject, "record">;

const sending = ({ record: { sca } }: Seen) => sca.sending?.challenge_id ?? "c1";
const checking = ({ record: { sca } }: Seen) =>
  sca.challenge?.verification?.verification_id ?? "v1";
const newest = ({ record: { sca } }: Seen) => sca.challenge?.challenge_id ?? "c1";
const prompt = ({ record: { sca } }: Seen) => sca.challenge?.token ?? "token-c1";

const checkoutInputs: Input[] = [
  input("resolve within a bank", resolvePayer("sameBank")),
  input("resolve across banks", resolvePayer("crossBank")),
  input("resolve in another browser", resolvePayer("sameBank", "browser-2")),
  ...(["OTP", "PUSH"] as const).map((mode) =>
    input(`begin ${mode}`, ({ record }) => beginChallenge(mode, `c${record.sca.challenges + 1}`)),
  ),
  input("sent", (session) => challengeSent(sending(session))),
  input("c1 sent", challengeSent("c1")),
  ...([null, "PAYMENT_REFUSED", "PAYER_ACCOUNT_DEBIT_BLOCKED"] as const).map((refusal) =>
    input(refusal ? `send refused: ${refusal}` : "not sent", (session) => ({
      type: "challenge_not_sent",
      challenge_id: sending(session),
      refusal,
    })),
  ),
  input("withheld", (session) => ({
    type: "challenge_withheld",
    challenge_id: sending(session),
  })),
  input("code v1", beginVerification("v1")),
  input("code v2", beginVerification("v2")),
  input("the code of v1 again", beginVerification("v3", "digest-v1")),
  ...(["verified", "wrong", "expired", "lost", "not_checked"] as const).map((outcome) =>
    input(`code is ${outcome}`, (session, nowMs) =>
      endVerification(checking(session), outcome, nowMs),
    ),
  ),
  input("code is verified, checked long ago", (session, nowMs) =>
    endVerification(checking(session), "verified", nowMs - 15_001),
  ),
  input("verification refused", (session, nowMs) =>
    endVerification(checking(session), "refused", nowMs, "PAYMENT_REFUSED"),
  ),
  input("proceed with what was verified", (session, nowMs) => ({
    type: "proceed",
    browser_id: BROWSER,
    challenge_id: newest(session),
    checked_at: nowMs,
  })),
  ...(["APPROVED", "DECLINED"] as const).flatMap((result) => [
    input(`prompt ${result}`, (session, nowMs) => pushResult(prompt(session), result, nowMs)),
    input(`first prompt ${result}`, (_, nowMs) => pushResult("token-c1", result, nowMs)),
  ]),
  input("destination changed", (session) => ({
    ...destinationChanged,
    challenge_id: newest(session),
  })),
  input("destination of the first challenge changed", destinationChanged),
  input("merchant cancels", cancel("merchant", "", { ...merchant, mode: "live" })),
  input("a merchant cancels in the other mode", cancel()),
  input("the customer cancels", cancel("customer", BROWSER)),
  input("another browser cancels", cancel("customer", "browser-2")),
  input("staff cancel", { type: "cancel", by: { kind: "operator", key_id: "key_ada" } }),
  input("look", look),
];

/** The payment, or one of its refunds. A number beyond the last refund is the payment. */
export const movementAt = (session: SessionSubject, place: number): string =>
  session.movements[place]?.name ?? "";

export const places = fc.constantFrom(0, 0, 1, 2);

const railReports: fc.Arbitrary<Input> = fc
  .record({
    place: places,
    status: fc.constantFrom("CREDITED" as const, "CREDITED" as const, "REJECTED" as const),
    rail_ref: fc.constantFrom("RAIL-1", "RAIL-1", "RAIL-2"),
    wrongBy: fc.constantFrom(0, 0, 0, 1),
    mode: fc.constantFrom("live" as const, "live" as const, "live" as const, "test" as const),
  })
  .map(({ place, status, rail_ref, wrongBy, mode }) =>
    input(
      `${mode} rail: ${place} ${status} ${rail_ref}${wrongBy ? ", wrong amount" : ""}`,
      (session) => {
        const movement = movementAt(session, place);
        const transfer = session.transfer(movement);
        if (!transfer) return look;
        const right = creditOf(transfer, { status, rail_ref });
        return railReport({ ...right, amount: right.amount + wrongBy }, movement, mode);
      },
    ),
  );

const refund = (
  amount: number | null,
  idempotency_key_hash: string | null = null,
  age = 0,
): Input =>
  input(`refund ${amount ?? "the rest"} (${idempotency_key_hash})`, ({ record }, nowMs) => ({
    type: "refund",
    refund_id: `rf_${record.refunds.length + 1}`,
    amount,
    reason: null,
    request_hash: "hash",
    idempotency_key_hash,
    checked_at: nowMs - age,
  }));

const refunds: fc.Arbitrary<Input> = fc
  .record({
    amount: fc.constantFrom(1_000, 1_500, 2_500, null, 0),
    idempotency_key_hash: fc.constantFrom(null, null, "key-1"),
    age: fc.constantFrom(0, 0, 15_001),
  })
  .map(({ amount, idempotency_key_hash, age }) => refund(amount, idempotency_key_hash, age));

const staffDecisions: fc.Arbitrary<Input> = fc
  .record({
    place: places,
    outcome: fc.constantFrom("COMPLETED" as const, "FAILED" as const, "ACKNOWLEDGED" as const),
    actor: fc.constantFrom(
      staff("key_ada"),
      staff("key_bob"),
      staff("key_eve", "approver"),
      staff("key_young", "approver", Number.MAX_SAFE_INTEGER),
    ),
  })
  .map(({ place, outcome, actor }) =>
    input(`${actor.keyId}: ${place} ${outcome}`, (session) => {
      const movement = movementAt(session, place);
      return { type: "resolve", movement, outcome, actor, note: "seen" };
    }),
  );

/** One input in five may come where it makes no sense. */
const sensibly = (
  said: fc.Arbitrary<Input>,
  makesSense: (model: Readonly<SessionModel>) => boolean,
): fc.Arbitrary<SensibleInput> =>
  fc
    .tuple(said, fc.constantFrom(true, false, false, false, false))
    .map(([one, anyway]) => ({ ...one, check: (model) => anyway || makesSense(model) }));

interface SensibleInput extends Input {
  check: Step["check"];
}

export const isInstructed = ({ movements }: Readonly<SessionModel>) => movements.size > 0;

export const inputs = fc.oneof(
  { weight: 4, arbitrary: sensibly(fc.constantFrom(...checkoutInputs), ({ isOpen }) => isOpen) },
  { weight: 2, arbitrary: sensibly(railReports, isInstructed) },
  { weight: 3, arbitrary: sensibly(refunds, ({ state }) => state === "COMPLETED") },
  { weight: 1, arbitrary: sensibly(staffDecisions, isInstructed) },
);

const say = async (
  { command }: Input,
  model: SessionModel,
  session: SessionSubject,
): Promise<void> => {
  const asked = command(session, model.now);
  const refusal = model.act(asked);
  const said = await session.act(asked);
  await showsWhatIsExpected(model, session);
  expect(said).toBe(refusal);
};

export const inputSteps: fc.Arbitrary<Step> = inputs.map((said) =>
  step(said.name, (model, session) => say(said, model, session), said.check),
);

const codeSent = [beginChallenge("OTP", "c1"), challengeSent("c1")];
const promptSent = [beginChallenge("PUSH", "c1"), challengeSent("c1")];
const checkedAs =
  (outcome: "verified" | "wrong"): Input["command"] =>
  (session, nowMs) =>
    endVerification(checking(session), outcome, nowMs);
const wrongCode = [beginVerification("v1"), checkedAs("wrong")];
const codeVerified = [...codeSent, beginVerification("v1"), checkedAs("verified")];
const promptDeclined: Input["command"] = (_, nowMs) => pushResult("token-c1", "DECLINED", nowMs);
const credited: Input["command"] = ({ record: { transfer } }) =>
  transfer ? railReport(creditOf(transfer), "", "live") : look;
const paid = [resolvePayer("crossBank"), ...codeVerified, credited];

/** The start of a run. With random steps alone, few runs would reach the important states. */
const starts: Record<string, (SessionCommand | Look | Input["command"])[]> = {
  "from the start": [],
  "with a code": [resolvePayer(), ...codeSent],
  "with a code being checked": [resolvePayer(), ...codeSent, beginVerification("v1")],
  "with one code left": [resolvePayer(), ...codeSent, ...Array(4).fill(wrongCode).flat()],
  "with a prompt": [resolvePayer("crossBank"), ...promptSent],
  "with a second prompt": [
    ...[resolvePayer("crossBank"), ...promptSent],
    ...[beginChallenge("PUSH", "c2"), challengeSent("c2")],
  ],
  "after a declined prompt": [resolvePayer(), ...promptSent, promptDeclined],
  "executing after a declined prompt": [
    ...[resolvePayer(), ...promptSent, promptDeclined, resolvePayer("crossBank")],
    ...[beginChallenge("OTP", "c2"), challengeSent("c2")],
    ...[beginVerification("v1"), checkedAs("verified")],
  ],
  "executing within a bank": [resolvePayer("sameBank"), ...codeVerified],
  "executing across banks": [resolvePayer("crossBank"), ...codeVerified],
  paid,
  "refunding 1000 of 2500": [...paid, refund(1_000).command],
};

export const startNames: fc.Arbitrary<string> = fc.constantFrom(...Object.keys(starts));

export const start = async (
  name: string,
  model: SessionModel,
  session: SessionSubject,
): Promise<void> => {
  for (const command of starts[name] ?? []) {
    session.begin();
    await say(input(name, command), model, session);
  }
};
