import { scaTicket } from "../../approvals/approval-view.ts";
import { isoTime } from "../../base/platform/clock.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { AccountsToIndex } from "../../frame/objects/account-index.ts";
import type { Creation } from "../../frame/objects/state.ts";
import type { BankRequest } from "../../network/banks/contract.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import type { ChosenRoute } from "../../network/transfers/choose-route.ts";
import type { ChargeTerms } from "../charges/charge-record.ts";
import type { ChargeEntry } from "./charge-entry.ts";
import { mandateApproval } from "./decide/approval.ts";
import { chargeTerms, creationOf, entryOf, partiesOf } from "./decide/charge-moves.ts";
import { isFinalMandate } from "./mandate-machine.ts";
import type {
  MandateEffect,
  MandateRecord,
  MandateTerms,
  WantedOfCharge,
} from "./mandate-record.ts";
import { attemptDeadline, endOf } from "./mandate-times.ts";

/** The input of the performers (performers.ts). It never leaves the worker. */

/** A command to a charge's object, with everything that the object needs to execute it. */
export interface ChargeToCommand {
  wanted: WantedOfCharge;
  terms: MandateTerms;
  entry: ChargeEntry;
  /** What the charge's object is made of, if it does not exist yet. */
  made: { terms: ChargeTerms; creation: Creation };
  payer: DebtorAccount;
  route: ChosenRoute;
  /** After this instant the attempt is given up, in milliseconds. */
  deadline: number;
  /** The bank has not acknowledged the account to credit. */
  awaits_bank: boolean;
  /** The mandate was paused or cancelled: an attempt that has not begun never begins. */
  is_stopped: boolean;
}

/** The mandate that replaces another one, or has replaced it. */
export type MandateToReplace = Pick<MandateTerms, "mandate_id" | "owner" | "mode" | "replaces">;

/** The consent under which a TPP's mandate was permitted. */
export type ConsentToLeave = Pick<MandateTerms, "mandate_id" | "consent_id">;

/** The notice to the payer's bank. */
export interface BankToTell<Notification> {
  mode: Mode;
  bank_handle: string;
  notification: Notification;
}

export const materialOf = (record: MandateRecord, effect: MandateEffect): unknown => {
  switch (effect.kind) {
    case "ask_push":
      return scaTicket(mandateApproval, record);
    case "command_charge":
      return chargeToCommand(record, effect.charge_id, effect.wanted);
    case "notify_charge":
      return noticeOfCharge(record, effect.charge_id);
    case "notify_authorisation":
      return noticeOfMandate(record);
    case "replace_mandate":
    case "stop_replaced": {
      const { mandate_id, owner, mode, replaces } = record.terms;
      return { mandate_id, owner, mode, replaces } satisfies MandateToReplace;
    }
    case "leave_consent": {
      const { mandate_id, consent_id } = record.terms;
      return { mandate_id, consent_id } satisfies ConsentToLeave;
    }
    case "index_account":
      return accountToIndex(record);
    case "publish":
    case "project":
      return null;
  }
};

const listedEntry = (record: MandateRecord, charge_id: string): ChargeEntry => {
  const entry = entryOf(record, charge_id);
  if (!entry) throw new Error("a charge that is not listed");
  return entry;
};

const chargeToCommand = (
  record: MandateRecord,
  charge_id: string,
  wanted: WantedOfCharge,
): ChargeToCommand => {
  const entry = listedEntry(record, charge_id);
  const deadline = attemptDeadline(record, entry);
  const is_stopped = record.is_stopped || record.state === "PAUSED";
  const awaits_bank = record.creditor_notice !== "ACKNOWLEDGED";
  const { payer, route } = partiesOf(record);
  const made = { terms: chargeTerms(record, entry), creation: creationOf(record, entry) };
  const allowed = { deadline, awaits_bank, is_stopped };
  return { wanted, terms: record.terms, entry, made, payer, route, ...allowed };
};

const noticeOfCharge = (
  record: MandateRecord,
  charge_id: string,
): BankToTell<BankRequest<"notify-charge">> => {
  const { amount, charge_date } = listedEntry(record, charge_id);
  const { payer } = partiesOf(record);
  const { mandate_id, creditor_name, currency, mode } = record.terms;
  return {
    mode,
    bank_handle: payer.bank_handle,
    notification: {
      mandate_id,
      charge_id,
      payer_iban: payer.iban,
      creditor_name,
      amount,
      currency,
      charge_date,
    },
  };
};

/** A used-up mandate has ended by its own terms, like an expired one. */
const noticeOfMandate = (
  record: MandateRecord,
): BankToTell<BankRequest<"notify-authorisation">> => {
  const { terms, state, status_reason, cancelled_by } = record;
  const { payer, route } = partiesOf(record);
  const end = endOf(terms);
  return {
    mode: terms.mode,
    bank_handle: payer.bank_handle,
    notification: {
      id: terms.mandate_id,
      kind: "MANDATE",
      status: !isFinalMandate(state) ? "AUTHORISED" : state === "CANCELLED" ? "REVOKED" : "EXPIRED",
      reason: cancelled_by ?? status_reason,
      ibans: [payer.iban],
      creditor_name: terms.creditor_name,
      creditor_iban: route.creditor.iban,
      expires_at: end === Infinity ? null : isoTime(end),
    },
  };
};

/** The customer's own page finds a mandate as long as it can be ended, like a consent. */
const accountToIndex = (record: MandateRecord): AccountsToIndex => {
  const { mandate_id, owner, mode } = record.terms;
  const accounts = [partiesOf(record).payer.iban];
  const [on, off] = isFinalMandate(record.state) ? [[], accounts] : [accounts, []];
  return { id: mandate_id, owner, mode, on, off };
};
