import { problemRetryable } from "../../base/kernel/problems.ts";
import { now } from "../../base/platform/clock.ts";
import { logWarning } from "../../base/platform/log.ts";
import { followTurn } from "../../frame/objects/perform.ts";
import type {
  Attempt,
  Perform,
  PerformerTable,
  Turn,
  WorkContext,
} from "../../frame/objects/turn.ts";
import {
  notifyAuthorisation,
  notifyBankOfCharge,
} from "../../network/banks/account-information.ts";
import { readBankRecord } from "../../network/banks/bank-records.ts";
import type { BankRequest } from "../../network/banks/contract.ts";
import {
  type ChargeStub,
  type CommandToCharge,
  chargeById,
  type MandateToTell,
} from "../charges/charge-record.ts";
import { chargeKind } from "../charges/kind.ts";
import { forgetMandate } from "../consents/ask-permit.ts";
import type { MandatesToEnd } from "../consents/consent-record.ts";
import type { HandedOver } from "./charge-entry.ts";
import { checkCharge } from "./last-check.ts";
import type {
  BankToTell,
  ChargeToCommand,
  ConsentToLeave,
  MandateToReplace,
} from "./mandate-material.ts";
import { type MandateReport, mandateById } from "./mandate-record.ts";

/** The calls of a mandate to its bank and to another mandate. Each makes one leased attempt. */
type MandateAttempt<Material> = Attempt<Material, MandateReport>;

/**
 * Performs `replace_mandate`: ends the other mandate, and gets the amount of its current period. A
 * deleted mandate has nothing to count, and a mandate that a third one has replaced refuses. A
 * repeated call gets the same answer.
 */
export const performReplace: Perform = async (
  attempt: MandateAttempt<MandateToReplace>,
): Promise<Turn | null> => {
  const { env, correlationId, traceparent, material } = attempt;
  const { mandate_id: to, owner, mode, replaces } = material;
  const turn = await mandateById(env, replaces ?? "")?.act(
    { type: "replaced_by", mandate_id: to, owner, mode, consent_id: null },
    { correlationId, traceparent, performs: false },
    { view: "carried" },
  );
  if (turn?.refusal) return attempt.report({ kind: "replace_mandate", carried: null });
  const nothing = { to, amount: 0, count: 0, until: null };
  const carried: HandedOver = turn?.view?.ok ? JSON.parse(turn.view.value) : nothing;
  return attempt.report({ kind: "replace_mandate", carried });
};

/**
 * Performs `stop_replaced`. A mandate that was never replaced, or was deleted, has nothing to stop.
 */
export const performStopReplaced: Perform = async (
  attempt: MandateAttempt<MandateToReplace>,
): Promise<Turn | null> => {
  const { env, correlationId, traceparent, material } = attempt;
  const { mandate_id, owner, mode, replaces } = material;
  await mandateById(env, replaces ?? "")?.act(
    { type: "replacement_ended", mandate_id, owner, mode, consent_id: null },
    { correlationId, traceparent, performs: false },
  );
  return attempt.report({ kind: "done" });
};

/** Performs `leave_consent`: the mandate's place is free for another one. */
export const performLeaveConsent: Perform = async (
  attempt: MandateAttempt<ConsentToLeave>,
): Promise<Turn | null> => {
  const { consent_id, mandate_id } = attempt.material;
  if (consent_id !== null) await forgetMandate(attempt, consent_id, mandate_id);
  return attempt.report({ kind: "done" });
};

/**
 * Performs `end_mandates` of a consent. A mandate that was never created or has ended does not
 * change.
 */
export const performEndMandates: Perform = async ({
  env,
  correlationId,
  traceparent,
  material,
  finish,
}: Attempt<MandatesToEnd>): Promise<Turn | null> => {
  const { consent_id, mandates, by: cancelled_by, reason } = material;
  const by = { kind: "CONSENT", consent_id, cancelled_by } as const;
  const note = { correlationId, traceparent, performs: false } as const;
  await Promise.all(
    mandates.map((id) => mandateById(env, id)?.act({ type: "end", by, reason }, note)),
  );
  await finish();
  return null;
};

/**
 * Performs `notify_authorisation`. It is repeated with growing waits until the bank has accepted
 * it.
 */
export const performNotifyOfMandate: Perform = async (
  attempt: MandateAttempt<BankToTell<BankRequest<"notify-authorisation">>>,
): Promise<Turn | null> => {
  const { env, material } = attempt;
  const { mode, bank_handle, notification } = material;
  const bank = await readBankRecord(env, bank_handle, mode);
  // A bank that is no longer enrolled cannot be notified.
  if (!bank) return attempt.report({ kind: "not_acknowledged" });
  const { noted, kind } = await notifyAuthorisation(attempt, bank, notification);
  if (kind === "not_authorised") {
    logWarning("notify-authorisation refused", { bank: bank_handle, mandate_id: notification.id });
  }
  return attempt.report({ kind: answers[kind] }, noted ?? undefined);
};

const answers = {
  data: "acknowledged",
  not_authorised: "not_acknowledged",
  unavailable: "again",
} as const;

/** Performs `notify_charge`, until the day of the charge is over. */
export const performNotifyCharge: Perform = async (
  attempt: MandateAttempt<BankToTell<BankRequest<"notify-charge">>>,
): Promise<Turn | null> => {
  const { env, material } = attempt;
  const { mode, bank_handle, notification } = material;
  const bank = await readBankRecord(env, bank_handle, mode);
  if (!bank) return attempt.report({ kind: "done" });
  const { noted, kind } = await notifyBankOfCharge(attempt, bank, notification);
  if (kind === "not_authorised") {
    logWarning("notify-charge refused", { bank: bank_handle, charge_id: notification.charge_id });
  }
  return attempt.report({ kind: kind === "unavailable" ? "again" : "done" }, noted ?? undefined);
};

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
