import { certain, findMove } from "../../base/kernel/machine.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { newEffect, withProjection } from "../../frame/objects/effects.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import { mayHaveBeenPaid } from "../../network/transfers/transfer.ts";
import { type ChargeTrigger, chargeMoves, isFinalCharge } from "./charge-machine.ts";
import type { ChargeAttempt, ChargeEffect, ChargeRecord, MandateToTell } from "./charge-record.ts";

/** An execution that ends within this time needs no row in the list before its end. */
const PROJECT_PROCESSING_AFTER_MS = 5_000;

/** Makes a move of the table, with every effect that the move requires. */
export const moveCharge = (
  record: ChargeRecord,
  trigger: ChargeTrigger,
  fresh: Fresh,
): Result<ChargeRecord> => {
  const found = findMove(chargeMoves, record.state, trigger);
  if (!found) return refuse("INVALID_STATE");
  const state = found.to;
  const completed_at = state === "COMPLETED" ? fresh.now : null;
  const moved = { ...record, state, updated_at: fresh.now, completed_at };
  return ok(
    withProjection(moved, fresh.now + (isFinalCharge(state) ? 0 : PROJECT_PROCESSING_AFTER_MS)),
  );
};

/** Makes a move that the table must contain in this state. */
export const mustMoveCharge = certain(moveCharge);

const isPaid = ({ transfer }: ChargeAttempt): boolean =>
  transfer !== null && mayHaveBeenPaid(transfer);

/** Whether staff decided that it has failed, while its bank had not answered. */
const isDenied = ({ failure, transfer }: ChargeAttempt): boolean =>
  failure === "PAYMENT_REFUSED" &&
  transfer !== null &&
  transfer.decisions.some(({ outcome }) => outcome === "FAILED");

/**
 * Has the mandate told of the end of an attempt, and told again if its money turns out to have left
 * or to have come back. Never given up: the mandate holds the reservation until then. The effect's
 * name holds the version, so the performer of an older one does not end it.
 */
export const tellMandate = (record: ChargeRecord, number: number, fresh: Fresh): ChargeRecord => {
  const known = record.attempts.find(({ attempt }) => attempt === number);
  if (!known || known.ended_at === null || known.told_as_paid === isPaid(known)) return record;
  const told = { ...known, told_as_paid: isPaid(known) };
  const isOther = (effect: ChargeEffect) =>
    effect.kind !== "tell_mandate" || effect.charge_attempt !== number;
  const id = `tell_mandate:${number}.${record.version}`;
  const tell = { ...newEffect("tell_mandate", id, fresh.now), charge_attempt: number };
  return {
    ...record,
    attempts: record.attempts.map((attempt) => (attempt === known ? told : attempt)),
    effects: [...record.effects.filter(isOther), tell],
  };
};

/** The report of an attempt to the mandate: its present state, not the state when it ended. */
export const mandateToTell = (record: ChargeRecord, number: number): MandateToTell | null => {
  const { charge_id, mandate_id, amount, charge_date } = record.terms;
  const known = record.attempts.find(({ attempt }) => attempt === number);
  if (!known || known.ended_at === null) return null;
  const report = {
    charge_id,
    attempt: number,
    version: record.version,
    outcome: known.transfer?.state === "COMPLETED" ? "COMPLETED" : "FAILED",
    failure_code: known.failure,
    at: known.ended_at,
    may_be_paid: isPaid(known),
    ...(isDenied(known) ? { by_staff: true } : {}),
  } as const;
  return { mandate_id, amount, charge_date, report };
};
