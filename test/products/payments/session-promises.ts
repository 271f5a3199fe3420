import { expect } from "vitest";
import type { SessionModel } from "./session-model.ts";
import type { SessionSubject } from "./session-subject.ts";

/**
 * Checked after every step: the session matches the model, and keeps the promises that need no
 * model.
 */
export const showsWhatIsExpected = async (
  model: SessionModel,
  session: SessionSubject,
): Promise<void> => {
  await session.end(model);
  noteEvents(session);
  expect(shownBy(session)).toEqual(expectedBy(model));
  someoneAsksOn(session);
  keepsInstructions(session);
};

const expectedBy = (model: SessionModel): unknown => {
  const { state, failure, sca, movements, refunded, events, isOpen } = model;
  const { challenges, wrongCodes, sending, newest, check } = sca;
  return {
    ...{ state, failure, refunded, events },
    completed: state === "COMPLETED",
    // After the end this is no longer relevant.
    sca: isOpen && {
      ...{ challenges, wrongCodes, sending: sending?.id, check: check?.id },
      newest: newest && { ...newest },
    },
    movements: [...movements].map(([name, { amount, summary }]) => ({ name, amount, ...summary })),
  };
};

const shownBy = ({ record, movements, events }: SessionSubject): unknown => {
  const { challenges, wrong_codes, sending, challenge } = record.sca;
  const { state, failure, refunded_amount, completed_at } = record;
  return {
    ...{ state, failure, refunded: refunded_amount },
    events: [...events.values()].map((bytes) => JSON.parse(bytes).event),
    completed: completed_at !== null,
    sca: ["PENDING", "OTP_SENT", "PUSH_SENT"].includes(state) && {
      ...{ challenges, wrongCodes: wrong_codes, sending: sending?.challenge_id },
      check: challenge?.verification?.verification_id,
      newest: challenge && {
        ...{ id: challenge.challenge_id, mode: challenge.auth_mode, state: challenge.state },
      },
    },
    movements: movements.map(({ name, amount, transfer }) => ({
      ...{ name, amount, state: transfer.state, failure: transfer.failure, funds: transfer.funds },
      openAttempts: transfer.attempts_open,
      review: transfer.manual_review?.resolved_at === null ? transfer.manual_review.reason : null,
      proposal: transfer.proposal && {
        ...{ outcome: transfer.proposal.outcome, actor: transfer.proposal.actor },
      },
      late: transfer.late_money.map(({ said, rail_ref }) => `${said} ${rail_ref ?? ""}`),
    })),
  };
};

/** An event's bytes never change. */
const noteEvents = ({ record, events }: SessionSubject): void => {
  for (const effect of record.effects) {
    if (effect.kind !== "publish") continue;
    const { event_id, bytes } = effect.event;
    expect(bytes).toBe(events.get(event_id) ?? bytes);
    events.set(event_id, bytes);
  }
};

/** Moving money always has an effect that asks about it, and so has an open prompt. */
const someoneAsksOn = ({ record, movements }: SessionSubject): void => {
  const ids = record.effects.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.includes("ask_push")).toBe(record.state === "PUSH_SENT");
  for (const { name, transfer } of movements) {
    const asks = (kind: string) => ids.includes(name === "" ? kind : `${kind}:${name}`);
    if (transfer.state === "EXECUTING") expect(asks("execute") || asks("ask_bank")).toBe(true);
    if (transfer.state === "SETTLEMENT_PENDING") expect(asks("ask_rail")).toBe(true);
    if (transfer.funds === "RETURNING") expect(asks("ask_bank")).toBe(true);
  }
};

/** An instruction is stored once and never changes, each under its own end_to_end_id. */
const keepsInstructions = ({ movements, instructions }: SessionSubject): void => {
  for (const { name, amount, transfer } of movements) {
    const { end_to_end_id, instruction } = transfer;
    expect(instruction).toBe(instructions.get(name) ?? instruction);
    instructions.set(name, instruction);
    expect(JSON.parse(instruction)).toMatchObject({ end_to_end_id, amount });
  }
  const ids = movements.map(({ transfer }) => transfer.end_to_end_id);
  expect(new Set(ids).size).toBe(ids.length);
};

/** Whether the object has work left or something to show to staff, so retention keeps it. */
export const staysOnTheList = (model: SessionModel, { record }: SessionSubject): boolean => {
  const movements = [...model.movements.values()];
  const moves = model.isOpen || movements.some(({ isUnfinished }) => isUnfinished);
  const isReviewed = movements.some(({ review }) => review !== null);
  return moves || isReviewed || record.effects.some(({ kind }) => kind !== "project");
};
