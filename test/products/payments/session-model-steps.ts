import { expect } from "vitest";
import type { PushReport } from "../../../src/approvals/decide-challenge.ts";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import type { ExecuteReport, Transfer } from "../../../src/network/transfers/transfer.ts";
import { creditOf, executed } from "../../network/transfers/reports.ts";
import fc from "../../support/fast-check.ts";
import type { BankReport, BankStatus, Moment, MovementModel } from "./movement-model.ts";
import { destinationChanged, look } from "./session-fixtures.ts";
import { isInstructed, movementAt, places, type Step, step } from "./session-inputs.ts";
import type { SessionModel } from "./session-model.ts";
import { showsWhatIsExpected } from "./session-promises.ts";
import { movementOf, type SessionSubject } from "./session-subject.ts";

/** What performers do and report, and passing time, as steps of a run. */
export const waits: fc.Arbitrary<Step> = fc
  .constantFrom(1, 2_000, 15_000, 20_001, 61_000, 600_000, 1_800_000)
  .map((milliseconds) => step(`wait ${milliseconds}`, async (m, s) => wait(m, s, milliseconds)));

export const wait = (model: SessionModel, session: SessionSubject, milliseconds: number): void => {
  model.now += milliseconds;
  session.at(model.now);
};

/** A performer's report, and the expected effect. */
interface Performance {
  kind: string;
  name: string;
  report: (transfer: Transfer) => MovementReport;
  expect: (movement: MovementModel, moment: Moment) => void;
}

const execution = (
  name: BankReport,
  report: (transfer: Transfer) => ExecuteReport,
): Performance => ({
  ...{ kind: "execute", name },
  report: (transfer) => ({ kind: "execute", report: report(transfer) }),
  expect: (movement, moment) => movement.executed(name, moment),
});

const status = (name: BankStatus): Performance => ({
  ...{ kind: "ask_bank", name },
  report: () => ({
    kind: "ask_bank",
    report: { kind: "answered", status: name, transfer_ref: null },
  }),
  expect: (movement) => movement.asked(name),
});

const performances: Performance[] = [
  execution("BOOKED", (transfer) => executed(transfer, "BOOKED")),
  execution("SUBMITTED", (transfer) => executed(transfer, "SUBMITTED")),
  execution("unknown", () => ({ kind: "unknown" })),
  execution("not sent", () => ({ kind: "not_sent" })),
  execution("INSUFFICIENT_FUNDS", () => ({ kind: "refused", code: "INSUFFICIENT_FUNDS" })),
  execution("EXPIRED", () => ({ kind: "refused", code: "EXPIRED" })),
  ...(["BOOKED", "SUBMITTED", "REJECTED", "RETURNED", "NOT_FOUND"] as const).map(status),
  {
    ...{ kind: "ask_rail", name: "no word" },
    report: () => ({ kind: "ask_rail", callback: null }),
    expect: () => {},
  },
  {
    ...{ kind: "ask_rail", name: "CREDITED" },
    report: (transfer) => ({ kind: "ask_rail", callback: creditOf(transfer) }),
    expect: (movement) => movement.reported("CREDITED", "RAIL-1", false),
  },
  ...(["again", "done"] as const).map((name) => ({
    ...{ kind: "notify_credit", name },
    report: () => ({ kind: name }) as const,
    expect: () => {},
  })),
];

/** What time has changed comes first: it may have ended or replaced an effect. */
export const timePasses = async (model: SessionModel, session: SessionSubject): Promise<void> => {
  model.act(look);
  await session.act(look);
  await showsWhatIsExpected(model, session);
  session.begin();
};

/** A performer's report, on the newest attempt or an older one. Expiry comes first. */
const perform = async (
  { kind, report, expect: expected }: Performance,
  [place, age]: [number, number],
  model: SessionModel,
  session: SessionSubject,
): Promise<void> => {
  const name = movementAt(session, place);
  const transfer = session.transfer(name);
  const movement = model.movements.get(name);
  if (!transfer || !movement) return;
  const id = name === "" ? kind : `${kind}:${name}`;
  const newest = session.effect(id)?.attempt;
  const attempt = Math.max((newest ?? 1) - age, 1);
  const moment = { now: model.now, attempt, isNewest: attempt === newest };
  model.look();
  model.follow(name, () => expected(movement, moment));
  await session.report(id, attempt, report(transfer));
  await showsWhatIsExpected(model, session);
};

export const performanceSteps: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom(...performances), places, fc.constantFrom(0, 0, 1))
  .map(([performance, place, age]) =>
    step(
      `${performance.kind} ${place}: ${performance.name} (attempt −${age})`,
      (model, session) => perform(performance, [place, age], model, session),
      isInstructed,
    ),
  );

const promptReports: [string, (token: string, nowMs: number) => PushReport][] = [
  ["no answer", () => ({ kind: "ask_push", answer: null })],
  ...(["APPROVED", "DECLINED"] as const).flatMap((result) =>
    [0, 15_001].map((age): (typeof promptReports)[number] => [
      `${result}, checked ${age} ms ago`,
      (push_token, nowMs) => ({
        kind: "ask_push",
        answer: { push_token, result, checked_at: nowMs - age },
      }),
    ]),
  ),
  [
    "the last check failed",
    () => ({ kind: "ask_push", answer: null, last_check_failed: destinationChanged }),
  ],
];

/** A performer's finding about the newest prompt, in time or too late. */
export const promptSteps: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom(...promptReports), fc.constantFrom(0, 0, 1))
  .map(([[name, report], age]) =>
    step(`ask_push: ${name} (attempt −${age})`, async (model, session) => {
      const token = session.record.sca.challenge?.token ?? "token-c1";
      const reported = report(token, model.now);
      const attempt = Math.max((session.effect("ask_push")?.attempt ?? 1) - age, 1);
      if (reported.last_check_failed) model.act(reported.last_check_failed);
      else if (reported.answer) model.act({ type: "push_result", ...reported.answer });
      else model.look();
      await session.report("ask_push", attempt, reported);
      await showsWhatIsExpected(model, session);
    }),
  );

const effectAt = ({ record: { effects } }: SessionSubject, place: number) =>
  effects[place % effects.length];

export const claimSteps: fc.Arbitrary<Step> = fc.nat({ max: 7 }).map((place) =>
  step(`lease effect ${place}`, async (model, session) => {
    await timePasses(model, session);
    const effect = effectAt(session, place);
    if (!effect) return;
    const isLeased = effect.leased && effect.held_until > model.now;
    const isDue = effect.due_at <= model.now && !isLeased;
    expect(await session.lease(effect.id)).toBe(isDue ? effect.attempt + 1 : null);
    if (isDue && effect.kind === "execute") {
      model.movements.get(movementOf(effect.id) ?? "")?.leased(model.now);
    }
    await showsWhatIsExpected(model, session);
  }),
);

/** A row was written, or an event taken over. This ends its effect; it has no report. */
export const finishSteps: fc.Arbitrary<Step> = fc.nat({ max: 7 }).map((place) =>
  step(`effect ${place} finished`, async (model, session) => {
    await timePasses(model, session);
    const effect = effectAt(session, place);
    if (effect?.kind !== "publish" && effect?.kind !== "project") return;
    await session.report(effect.id, effect.attempt, { kind: "done" });
    expect(session.effect(effect.id)).toBeDefined();
    await session.finish(effect.id);
    await showsWhatIsExpected(model, session);
    expect(session.effect(effect.id)).toBeUndefined();
  }),
);
