import type { ApprovalCommand, ApprovalView } from "../../approvals/approval-part.ts";
import type { Authorisation } from "../../approvals/authorisation.ts";
import type { PushReport } from "../../approvals/decide-challenge.ts";
import type { Schedule } from "../../base/kernel/calendar.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { Effect } from "../../frame/objects/effects.ts";
import type { AdminView } from "../../frame/objects/explain.ts";
import { kindAddress, type StubOf } from "../../frame/objects/kinds.ts";
import type { AggregateState } from "../../frame/objects/state.ts";
import type { Approver } from "../../frame/records/proposals.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import type { ChosenRoute } from "../../network/transfers/choose-route.ts";
import type { OutgoingEvent } from "../../network/webhooks/events.ts";
import type { ChargeReport, ChargeTerms } from "../charges/charge-record.ts";
import type { ChargeEntry, HandedOver, UnlistedCharges } from "./charge-entry.ts";
import type { MandateState } from "./mandate-machine.ts";

/** The calendar of a mandate. Without a start date it starts on the day of the approval. */
export type MandateSchedule = Omit<Schedule, "start_date"> & { start_date: string | null };

/** Whose mandate it is: the merchant that created it, or the TPP. */
export interface MandateOwner {
  kind: "MERCHANT" | "TPP";
  id: string;
}

/** The owner's request; never changes. Amounts in minor units, instants in milliseconds. */
export interface MandateTerms {
  mandate_id: string;
  owner: MandateOwner;
  /**
   * The payee's name, as customer and bank see it. For a TPP's mandate: the name at the payee's
   * bank, which the TPP never reads, or the masked IBAN.
   */
  creditor_name: string;
  mode: Mode;
  /** For a TPP's mandate its consent, and the account that the TPP named; null for a merchant's. */
  consent_id: string | null;
  source_account_id: string | null;
  /** The TPP's name, shown at the approval; null for a merchant's. */
  app_name: string | null;
  /**
   * The account to credit, as named at creation. For a merchant it is the settlement account at
   * that time.
   */
  destination: { type: "iban" | "alias"; value: string };
  /**
   * The account that the destination named at creation. `creditor_name` belongs to it, so no other
   * account is bound by the approval.
   */
  creditor_iban: string;
  /** The payer's alias; null if the customer names the account on the page. */
  customer_alias: string | null;
  /** The most of one charge; with FIXED exactly what each charge takes. */
  amount: number;
  currency: string;
  amount_type: "FIXED" | "VARIABLE";
  max_amount_per_period: number;
  /** What the owner says that a period usually costs; absent if it did not. @rule M1.21 */
  usual_amount?: number;
  max_charges: number | null;
  max_total: number | null;
  schedule: MandateSchedule;
  collection: "MANUAL" | "AUTOMATIC";
  /** How many days AUTOMATIC charges are announced ahead: the operator's setting at creation. */
  notice_days: number;
  description: string | null;
  merchant_reference: string | null;
  redirect_url: string | null;
  /** The mandate that ends when this one becomes ACTIVE. */
  replaces: string | null;
  metadata: Record<string, string>;
  /** The optional events that the owner's endpoint asked for. */
  optional_events: string[];
  /** The address of its page. */
  approval_url: string;
  created_at: number;
}

/** Who ended a mandate. @rule M2.4 */
export type MandateEnder = "MERCHANT" | "TPP" | "CUSTOMER" | "BANK" | "OPERATOR" | "REPLACED";

/** A proposed new account to credit, which waits for an approver. */
export interface CreditorProposal {
  iban: string;
  /** The key_id of the admin key. */
  proposed_by: string;
  /** In milliseconds. */
  proposed_at: number;
}

/** The whole object: one stored value, schema 1. */
export interface MandateRecord extends AggregateState<MandateEffect> {
  state: MandateState;
  terms: MandateTerms;
  /** Until when the customer can approve. */
  authorise_by: number;
  /** The browser that named the payer; null until one has. */
  browser_id: string | null;
  /** How many times a payer was named or could not be found. */
  resolutions: number;
  payer: DebtorAccount | null;
  /** The route to the account that is credited now. An operator may change it. */
  route: ChosenRoute | null;
  /** The account that an operator has proposed, until an approver decides. */
  creditor_proposal: CreditorProposal | null;
  /**
   * What the payer's bank says of the account that is credited now. It learned the first one in the
   * approval. No charge uses an account that the bank has not acknowledged.
   */
  creditor_notice: "ACKNOWLEDGED" | "PENDING" | "REFUSED";
  sca: Authorisation;
  /**
   * The start date, fixed when the customer is challenged: that of the terms, or the day of the
   * challenge.
   */
  start_date: string | null;
  activated_at: number | null;
  /** The bank's token of the approval: every charge names it. */
  bank_reference: string | null;
  /** When the notice before the end is due; null if there is none, or it was sent. */
  notice_at: number | null;
  /** While PAUSED: the date on which it resumes; null if only its owner can resume it. */
  resume_on: string | null;
  cancelled_by: MandateEnder | null;
  /** Why it was rejected or has ended; null if the state is enough. */
  status_reason: string | null;
  ended_at: number | null;
  /** Somebody has ended it, or the mandate that replaced it: no waiting attempt begins any more. */
  is_stopped: boolean;
  /** The amount that the replaced mandate charged in its current period. It counts in period k. */
  carried: (UnlistedCharges & { k: number }) | null;
  /** This mandate's own amount, once a newer mandate has replaced it. */
  handed_over: HandedOver | null;
  /** When a charge was last paid; null if none was. */
  last_charged_at: number | null;
  /** The newest charges, oldest first: at most one is unfinished. */
  charges: ChargeEntry[];
  /** The sums of the charges that are no longer listed: in total, and of the newest periods. */
  past: {
    total: UnlistedCharges;
    periods: (UnlistedCharges & { k: number })[];
    /** The newest attempts whose money was reported after their charge was no longer listed. */
    late: string[];
  };
  /** The number of the running period; null before the start, and before the approval. */
  running: number | null;
  /** AUTOMATIC: the number of the next period to collect; null if there is none. */
  next_automatic: number | null;
  /** When the state last changed. */
  updated_at: number;
}

/** The next state that is commanded to the charge's object. */
export type WantedOfCharge = "SCHEDULED" | "EXECUTING" | "CANCELLED";

export type MandateEffect =
  | Effect<"ask_push" | "project" | "notify_authorisation" | "index_account">
  | Effect<"replace_mandate" | "stop_replaced" | "leave_consent">
  | (Effect<"command_charge"> & { charge_id: string; wanted: WantedOfCharge })
  | (Effect<"notify_charge"> & { charge_id: string })
  | (Effect<"publish"> & { event: OutgoingEvent });

/** The owner that asks. A mandate of another owner or mode is not found. */
export interface MandateViewer {
  owner: MandateOwner;
  mode: Mode;
  /**
   * Set for a consent's token, which reaches only the mandates of that consent; null for the TPP's
   * own token.
   */
  consent_id: string | null;
}

/**
 * A charge's report on one attempt. It has the amount and the date, because the charge may no
 * longer be listed.
 */
export type ReportOfCharge = ChargeReport & Pick<ChargeTerms, "amount" | "charge_date">;

/** Who ends a mandate from outside its owner's API. Other callers get NOT_FOUND. */
export type EndingCaller =
  | { kind: "CUSTOMER"; iban: string; mode: Mode }
  | { kind: "BANK"; bank_id: string; mode: Mode; cancelled_by: "CUSTOMER" | "BANK" }
  /** Null: the consent has expired. */
  | { kind: "CONSENT"; consent_id: string; cancelled_by: Exclude<MandateEnder, "REPLACED"> | null }
  | { kind: "OPERATOR" };

/** Who cancels one announced charge. */
export type ChargeCancellingCaller =
  | ({ kind: "OWNER" } & MandateViewer)
  | { kind: "BANK"; bank_id: string; mode: Mode };

/** Every command to an existing mandate. */
export type MandateCommand =
  | ApprovalCommand
  | {
      type: "name_payer";
      browser_id: string;
      payer: DebtorAccount;
      route: ChosenRoute;
      /** If the owner named the payer, this binds the first browser that starts. */
      first_only?: true;
    }
  | ({ type: "cancel"; reason: string | null } & MandateViewer)
  | { type: "end"; by: EndingCaller; reason: string | null }
  | ({ type: "pause"; resume_on: string | null } & MandateViewer)
  | ({ type: "resume" } & MandateViewer)
  | ({
      type: "charge";
      charge_id: string;
      payment_id: string;
      amount: number;
      reference: string;
      description: string | null;
      /** Null: today. */
      charge_date: string | null;
      /** The operator's setting now. */
      notice_days: number;
      request_hash: string;
      /** The charge's object was not asked, because the mandate listed every charge. */
      unasked?: boolean;
    } & MandateViewer)
  | { type: "cancel_charge"; charge_id: string; by: ChargeCancellingCaller }
  | ({ type: "retry_charge"; charge_id: string; key_hash: string | null } & MandateViewer)
  | ({ type: "charge_report" } & ReportOfCharge)
  /** A newer mandate of the same owner replaces this one. */
  | ({ type: "replaced_by"; mandate_id: string } & MandateViewer)
  /** The mandate that has replaced this one was ended. */
  | ({ type: "replacement_ended"; mandate_id: string } & MandateViewer)
  /** The operator changes the account to credit to the merchant's present settlement account. */
  | { type: "take_over_creditor"; route: ChosenRoute; by: Approver }
  /** The index of the customer's accounts was restored to an earlier time. */
  | { type: "reindex" };

/** The reports of performers. */
export type MandateReport =
  | PushReport
  /** Null: a third mandate has replaced it already. */
  | { kind: "replace_mandate"; carried: HandedOver | null }
  /** The effect has ended, or is performed again after its back-off. */
  | { kind: "done" | "again" }
  /** The merchant is closed. */
  | { kind: "over" }
  /** The bank's answer to a notice of the mandate. */
  | { kind: "acknowledged" | "not_acknowledged" };

/** Every view of a mandate (views.ts). */
export type MandateView =
  | ApprovalView
  | ({ view: "mandate" } & MandateViewer)
  /** The mandate's decision of a charge that it lists. */
  | ({ view: "charge"; charge_id: string } & MandateViewer)
  /** Of all that it lists, oldest first. */
  | ({ view: "charges" } & MandateViewer)
  /** The first answer of the request that created this charge. */
  | ({ view: "charge_made"; charge_id: string } & MandateViewer)
  /** A charge whose object does not exist yet. */
  | ({ view: "charge_unmade"; charge_id: string } & MandateViewer)
  /** By a customer who has proved control of this account. */
  | { view: "connection"; iban: string; mode: Mode }
  /** For the mandate that replaces this one. */
  | { view: "carried" }
  /** For a funds confirmation and for the operator: the accounts and the bank's token. */
  | ({ view: "grant" } & MandateViewer)
  | AdminView;

/** The types of mandates, for their address and their kind. */
export type MandateTypes = [
  MandateRecord,
  MandateTerms,
  MandateCommand,
  MandateReport,
  MandateView,
];

export type MandateStub = StubOf<MandateTypes>;

/** Where mandates are found: mnd_… */
export const mandateAddress = kindAddress<MandateStub>("MANDATES", ["mnd"]);

export const { byHex: mandateStub, byId: mandateById } = mandateAddress;
