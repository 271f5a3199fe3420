import { LAST_CHECK_VALID_MS } from "../../approvals/decide-challenge.ts";
import { ok, refuse } from "../../base/kernel/result.ts";
import type { Decide, Fresh } from "../../frame/objects/state.ts";
import { mayHaveBeenPaid } from "../../network/transfers/transfer.ts";
import { moveCharge, tellMandate } from "./charge-effects.ts";
import type { ChargeAttempt, ChargeCommand, ChargeRecord } from "./charge-record.ts";
import { chargeView } from "./charge-views.ts";
import { instruct } from "./movements.ts";

/**
 * The decisions of a charge about its mandate's commands. The mandate reserves, and numbers its
 * attempts; the charge obeys each number once. Each function takes the record and one command, and
 * returns the next record or a refusal. None does I/O.
 */
type CommandOf<T extends ChargeCommand["type"]> = Extract<ChargeCommand, { type: T }>;

const newestOf = ({ attempts }: ChargeRecord): ChargeAttempt | undefined => attempts.at(-1);

/** A command that comes again, or late, finds the attempt decided and changes nothing. */
const isDecided = (record: ChargeRecord, attempt: number): boolean =>
  attempt <= (newestOf(record)?.attempt ?? 0);

/** Whether money of an attempt that has failed may have moved all the same. */
const mayBePaid = ({ attempts }: ChargeRecord): boolean =>
  attempts.some(({ transfer }) => transfer !== null && mayHaveBeenPaid(transfer));

/** Stores the instruction and its effect in the same commit as the state EXECUTING. */
export const decideStart: Decide<ChargeRecord, CommandOf<"start">> = (record, command, fresh) => {
  const { type: _, attempt, decision, ...checked } = command;
  if (isDecided(record, attempt)) return ok(record);
  if (fresh.now - checked.checked_at > LAST_CHECK_VALID_MS) return refuse("SERVICE_UNAVAILABLE");
  const moved = moveCharge(record, "started", fresh);
  if (!moved.ok) return moved;
  // Bank or rail may have reported an earlier attempt as paid since the mandate decided.
  const refused = { type: "refuse", attempt, decision, code: "PAYMENT_UNDER_REVIEW" } as const;
  if (mayBePaid(record)) return endBeforeStart(record, refused, fresh);
  return ok(instruct(moved.value, { attempt, ...decision }, checked, fresh));
};

/** Nothing was sent: the last check refused the attempt for good, or the mandate took it back. */
export const decideRefuse: Decide<ChargeRecord, CommandOf<"refuse">> = (record, command, fresh) =>
  isDecided(record, command.attempt) ? ok(record) : endBeforeStart(record, command, fresh);

const endBeforeStart = (
  record: ChargeRecord,
  { attempt, decision, code: failure }: CommandOf<"refuse">,
  fresh: Fresh,
) => {
  const moved = moveCharge(record, "refused_before_execution", fresh);
  if (!moved.ok) return moved;
  const ended: ChargeAttempt = {
    attempt,
    ...decision,
    checked: null,
    transfer: null,
    failure,
    ended_at: fresh.now,
    told_as_paid: null,
  };
  return ok(tellMandate({ ...moved.value, attempts: [...record.attempts, ended] }, attempt, fresh));
};

/** Ends a scheduled charge. One that has begun continues, and reports its end to the mandate. */
export const decideCancelScheduled: Decide<ChargeRecord, CommandOf<"cancel">> = (
  record,
  { by: cancelled_by, at: updated_at },
  fresh,
) => {
  if (record.state !== "SCHEDULED") return ok(record);
  const moved = moveCharge({ ...record, cancelled_by }, "cancelled", fresh);
  return moved.ok ? ok({ ...moved.value, updated_at }) : moved;
};

/** A repeated retry under a key gets its first answer. @rule G4.3 */
export const decideKeepRetry: Decide<ChargeRecord, CommandOf<"keep_retry">> = (
  record,
  { key_hash, decision },
) => {
  if (record.retries.some((kept) => kept.key_hash === key_hash)) return ok(record);
  const answer = JSON.stringify(chargeView(record, decision));
  return ok({ ...record, retries: [...record.retries, { key_hash, answer }] });
};
