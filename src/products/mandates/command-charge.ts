import { problemRetryable } from "../../base/kernel/problems.ts";
import { now } from "../../base/platform/clock.ts";
import { followTurn } from "../../frame/objects/perform.ts";
import type { Turn } from "../../frame/objects/turn.ts";
import type { Attempt, Perform, PerformerTable, WorkContext } from "../../frame/objects/work.ts";
import { type ChargeStub, chargeById } from "../charges/address.ts";
import type { CommandToCharge, MandateToTell } from "../charges/charge-record.ts";
import { chargeKind } from "../charges/kind.ts";
import { mandateById } from "./address.ts";
import { checkCharge } from "./check-charge.ts";
import type { ChargeToCommand } from "./mandate-material.ts";
import type { MandateReport } from "./mandate-record.ts";
import { performReplace } from "./performers.ts";

/**
 * The calls between a mandate and its charges. The mandate decides; the charge's object moves the
 * money and executes each numbered attempt once. So every step here can be repeated: after a crash
 * the durable effect of either object starts it again.
 */
type CommandAttempt = Attempt<ChargeToCommand, MandateReport>;

/** Performs `command_charge`: makes the charge's object do what its mandate has decided. */
export const performCommandCharge: Perform = async (
  attempt: CommandAttempt,
): Promise<Turn | null> => {
  const { env, correlationId, traceparent, material } = attempt;
  const { entry, wanted, made } = material;
  const charge = chargeById(env, entry.charge_id);
  if (!charge) throw new Error("a charge of another gateway");
  await charge.create(made.terms, made.creation, { correlationId, traceparent });
  if (wanted === "SCHEDULED") return attempt.report({ kind: "done" });
  if (wanted === "CANCELLED") {
    if (!entry.cancelled) throw new Error("a charge that the mandate has not cancelled");
    return commanded(attempt, charge, { type: "cancel", ...entry.cancelled });
  }
  const { decided_at } = entry;
  if (decided_at === null) throw new Error("an attempt that the mandate has not decided");
  const decided = { attempt: entry.attempt, decision: { decided_at } };
  const refusing = (code: Extract<CommandToCharge, { type: "refuse" }>["code"]) =>
    commanded(attempt, charge, { type: "refuse", ...decided, code });
  // @rule M3.5
  if (material.is_stopped) return refusing("MANDATE_NOT_ACTIVE");
  // @rule M3.21
  if (now() >= material.deadline) return refusing("BANK_UNAVAILABLE");
  // @rule M3.15
  if (material.awaits_bank) return attempt.report({ kind: "again" });
  const checked = await checkCharge(attempt, material);
  if (checked.ok) {
    return commanded(attempt, charge, { type: "start", ...decided, ...checked.value });
  }
  // @rule A3.7
  if (checked.problem.code === "MANDATE_NOT_ACTIVE") return attempt.report({ kind: "over" });
  return problemRetryable(checked.problem)
    ? attempt.report({ kind: "again" })
    : refusing(checked.problem.code);
};

/**
 * Commands the charge and follows what it does at once. A command that it refuses for now is
 * repeated later, with a new check.
 */
const commanded = async (
  attempt: CommandAttempt,
  charge: ChargeStub,
  command: CommandToCharge,
): Promise<Turn | null> => {
  const { correlationId, traceparent } = attempt;
  const turn = await charge.act(command, { correlationId, traceparent });
  if (!turn || turn.refusal) return attempt.report({ kind: "again" });
  const followed = await attempt.report({ kind: "done" });
  await followTurn(attempt, charge, chargePerformers, turn);
  return followed;
};

/**
 * Performs `tell_mandate` of a charge. A deleted mandate needs no report. The mandate's next
 * effects are performed here too, so they do not wait for its alarm.
 */
const performTellMandate: Perform = async (
  attempt: Attempt<MandateToTell | null>,
): Promise<Turn | null> => {
  const { material } = attempt;
  if (material) await tell(attempt, material);
  await attempt.finish();
  return null;
};

const tell = async (
  work: WorkContext & { env: Attempt["env"] },
  { mandate_id, amount, charge_date, report }: MandateToTell,
): Promise<void> => {
  const { env, correlationId, traceparent } = work;
  const stub = mandateById(env, mandate_id);
  const turn = await stub?.act(
    { type: "charge_report", ...report, amount, charge_date },
    { correlationId, traceparent },
  );
  if (stub && turn) await followTurn(work, stub, performedByCaller, turn);
};

/** The effects of a mandate that its caller performs at once. */
const performedByCaller: PerformerTable = {
  command_charge: performCommandCharge,
  replace_mandate: performReplace,
};

/** The effects of a charge: its own, and the report to its mandate. */
export const chargePerformers: PerformerTable = {
  ...chargeKind.performers,
  tell_mandate: performTellMandate,
};
