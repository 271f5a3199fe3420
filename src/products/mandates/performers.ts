import { logWarning } from "../../base/platform/log.ts";
import type { Turn } from "../../frame/objects/turn.ts";
import type { Attempt, Perform } from "../../frame/objects/work.ts";
import {
  notifyAuthorisation,
  notifyBankOfCharge,
} from "../../network/banks/account-information.ts";
import { readBankRecord } from "../../network/banks/bank-records.ts";
import type { BankRequest } from "../../network/banks/contract.ts";
import { forgetMandate } from "../consents/ask-permit.ts";
import type { MandatesToEnd } from "../consents/consent-record.ts";
import { mandateById } from "./address.ts";
import type { HandedOver } from "./charge-entry.ts";
import type { BankToTell, ConsentToLeave, MandateToReplace } from "./mandate-material.ts";
import type { MandateReport } from "./mandate-record.ts";

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
