import fc from "fast-check";
import { expect } from "vitest";
import type { MoneyReport } from "../../src/transfers/decide-money.ts";
import type { ExecuteReport, Transfer } from "../../src/transfers/transfer.ts";
import type { BankReport, BankStatus, Moment, MovementModel } from "./movement-model.ts";
import { look } from "./session-fixtures.ts";
import { creditOf, isInstructed, movementAt, places, type Step, step } from "./session-inputs.ts";
import type { SessionModel } from "./session-model.ts";
import { showsWhatIsExpected } from "./session-promises.ts";
import type { SessionSubject } from "./session-subject.ts";

/** What performers do and report, and time that passes, as steps of a run. */
export const waits: fc.Arbitrary<Step> = fc
  .constantFrom(1, 2_000, 15_000, 20_001, 61_000, 600_000, 1_800_000)
  .map((milliseconds) => step(`wait ${milliseconds}`, async (m, s) => wait(m, s, milliseconds)));

export const wait = (model: SessionModel, session: SessionSubject, milliseconds: number): void => {
  model.now += milliseconds;
  session.at(model.now);
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

/** What a performer reports, and what is expected of it. */
interface Performance {
  kind: string;
  name: string;
  report: (transfer: Transfer) => MoneyReport;
  expect: (movement: MovementModel, moment: Moment, model: SessionModel) => void;
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
  expect: (movement, moment) => movement.asked(name, moment),
});

const stillOnItsWay = (movement: MovementModel, model: SessionModel): void => {
  const isPayment = model.movements.get("") === movement;
  if (movement.stillOnItsWay(model.now) && isPayment) {
    model.events.push("payment.settlement_stalled");
  }
};

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
    expect: (movement, _, model) => stillOnItsWay(movement, model),
  },
  {
    ...{ kind: "ask_rail", name: "CREDITED" },
    report: (transfer) => ({ kind: "ask_rail", callback: creditOf(transfer) }),
    expect: (movement, _, model) => {
      const refusal = movement.reported("CREDITED", "RAIL-1", false);
      if (refusal !== null) stillOnItsWay(movement, model);
    },
  },
  ...(["again", "done"] as const).map((name) => ({
    ...{ kind: "notify_credit", name },
    report: () => ({ kind: name }) as const,
    expect: () => {},
  })),
];

/** A performer's report, on the newest attempt or an older one. */
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
  model.follow(name, () => expected(movement, moment, model));
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

/** "" is the payment itself; null where the effect moves no money. */
export const movementOf = (id: string): string | null => {
  const [kind = "", movement = ""] = id.split(":");
  return ["execute", "ask_bank", "ask_rail", "notify_credit"].includes(kind) ? movement : null;
};

const effectAt = ({ record: { effects } }: SessionSubject, place: number) =>
  effects[place % effects.length];

export const claimSteps: fc.Arbitrary<Step> = fc.nat({ max: 7 }).map((place) =>
  step(`claim effect ${place}`, async (model, session) => {
    const effect = effectAt(session, place);
    if (!effect) return;
    // Whoever claims looks first: what is over expires, and its prompt is asked about no more.
    const wasOpen = model.isOpen;
    model.act(look);
    const isOver = wasOpen && !model.isOpen && effect.kind === "ask_push";
    const isLeased = effect.claimed && effect.held_until > model.now;
    const isDue = effect.due_at <= model.now && !isLeased && !isOver;
    expect(await session.claim(effect.id)).toBe(isDue ? effect.attempt + 1 : null);
    if (isDue && effect.kind === "execute") {
      model.movements.get(movementOf(effect.id) ?? "")?.claimed(model.now);
    }
    await showsWhatIsExpected(model, session);
  }),
);

export const ownReportSteps: fc.Arbitrary<Step> = fc
  .tuple(fc.nat({ max: 7 }), fc.constantFrom("done" as const, "done" as const, "again" as const))
  .map(([place, kind]) =>
    step(`effect ${place} ${kind}`, async (model, session) => {
      const effect = effectAt(session, place);
      if (!effect || movementOf(effect.id) !== null || effect.kind === "ask_push") return;
      await session.report(effect.id, effect.attempt, { kind });
      await showsWhatIsExpected(model, session);
    }),
  );
