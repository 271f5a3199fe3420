import type { Approver } from "../admin/approvals.ts";
import type { Effect } from "../aggregate/effects.ts";
import type { AdminView } from "../aggregate/explain.ts";
import type { AggregateState } from "../aggregate/state.ts";
import type { ChargeReport, ChargeTerms } from "../charges/charge-record.ts";
import type { DebtorAccount } from "../directory/resolve-account.ts";
import type { Schedule } from "../kernel/calendar.ts";
import type { Mode } from "../platform/env.ts";
import type { Authorisation } from "../sca/authorisation.ts";
import type { PushReport, ScaCommand } from "../sca/decide-challenge.ts";
import type { ScaView } from "../sca/sca-call.ts";
import type { ChosenRoute } from "../transfers/choose-route.ts";
import type { OutgoingEvent } from "../webhooks/events.ts";
import type { ChargeEntry, HandedOver, Taken } from "./charge-entry.ts";
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
  /** The payee's name, as customer and bank see it. */
  creditor_name: string;
  mode: Mode;
  /** A TPP's: its consent, and the account that the TPP named; null for a merchant's. */
  consent_id: string | null;
  source_account_id: string | null;
  /** The TPP's name, shown at the approval; null for a merchant's. */
  app_name: string | null;
  /** The account to credit, as named at creation. A merchant's: its settlement account then. */
  destination: { type: "iban" | "alias"; value: string };
  /** Who pays; null if the customer says so on the page. */
  customer_alias: string | null;
  /** The most of one charge; with FIXED exactly what each charge takes. */
  amount: number;
  currency: string;
  amount_type: "FIXED" | "VARIABLE";
  max_amount_per_period: number;
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

/** Who ended a mandate. */
export type MandateEnder = "MERCHANT" | "TPP" | "CUSTOMER" | "BANK" | "OPERATOR" | "REPLACED";

/** Another account to credit, which waits for an approver. */
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
  /** How many times a payer was named, or could not be found. */
  resolutions: number;
  payer: DebtorAccount | null;
  /** To the account that is credited now; an operator may change it. */
  route: ChosenRoute | null;
  /** The account that an operator wants to be credited, until an approver decides. */
  creditor_proposal: CreditorProposal | null;
  sca: Authorisation;
  /** Fixed when the customer is challenged: the terms' own, or the day of the challenge. */
  start_date: string | null;
  activated_at: number | null;
  /** The bank's token of the approval: every charge names it. */
  bank_reference: string | null;
  /** When the notice ahead of the end is due; null if there is none, or it was given. */
  notice_at: number | null;
  /** While PAUSED: the date that resumes it; null if only its owner does. */
  resume_on: string | null;
  cancelled_by: MandateEnder | null;
  /** Why it was rejected or has ended; null if the state says it all. */
  status_reason: string | null;
  ended_at: number | null;
  /** What the mandate that this one has replaced took in its running period: it counts in k. */
  carried: (Taken & { k: number }) | null;
  /** The same of this one, once a newer mandate has replaced it. */
  handed_over: HandedOver | null;
  /** The newest charges, oldest first: at most one is unfinished. */
  charges: ChargeEntry[];
  /** Of the charges that are no longer listed: the total, and the newest periods. */
  past: {
    total: Taken;
    periods: (Taken & { k: number })[];
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

/** What the charge's object is asked to be next. */
export type WantedOfCharge = "SCHEDULED" | "EXECUTING" | "CANCELLED";

export type MandateEffect =
  | Effect<"ask_push" | "project" | "notify_authorisation" | "index_account">
  | Effect<"replace_mandate" | "tell_successor">
  | (Effect<"command_charge"> & { charge_id: string; wanted: WantedOfCharge })
  | (Effect<"notify_charge"> & { charge_id: string })
  | (Effect<"publish"> & { event: OutgoingEvent });

/** The owner that asks. A mandate of another owner or mode is not found. */
export interface MandateViewer {
  owner: MandateOwner;
  mode: Mode;
  /** With a consent's token a TPP sees only the mandates of that consent; null: all of its own. */
  consent_id: string | null;
}

/** What a charge says of one attempt. With its amount and date: it may no longer be listed. */
export type ReportOfCharge = ChargeReport & Pick<ChargeTerms, "amount" | "charge_date">;

/** Who ends a mandate from outside its owner's API. A foreign one is not found. */
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
  | ScaCommand
  | {
      type: "name_payer";
      browser_id: string;
      payer: DebtorAccount;
      route: ChosenRoute;
      /** The owner named the payer: this binds the first browser that starts, and no other one. */
      first_only?: true;
    }
  /** What the customer named, or the payee's account, was not found for good. */
  | { type: "resolution_failed" }
  | { type: "reject"; browser_id: string }
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
    } & MandateViewer)
  | { type: "cancel_charge"; charge_id: string; by: ChargeCancellingCaller }
  | ({ type: "retry_charge"; charge_id: string; key_hash: string | null } & MandateViewer)
  | ({ type: "charge_report" } & ReportOfCharge)
  /** A newer mandate of the same owner takes this one's place. */
  | ({ type: "replaced_by"; mandate_id: string } & MandateViewer)
  /** The mandate that this one has replaced took more than it had handed over. */
  | ({ type: "carried_more"; mandate_id: string } & Taken & MandateViewer)
  /** The operator has the merchant's present settlement account credited from now on. */
  | { type: "take_over_creditor"; route: ChosenRoute; by: Approver };

/** The reports of performers. */
export type MandateReport =
  | PushReport
  /** Null: yet another mandate has taken the place. */
  | { kind: "replace_mandate"; carried: HandedOver | null }
  /** The effect is over, or is performed again after its back-off. */
  | { kind: "done" | "again" };

/** Every view of a mandate (mandate-views.ts). */
export type MandateView =
  | ScaView
  | ({ view: "mandate" } & MandateViewer)
  | ({ view: "charge"; charge_id: string } & MandateViewer)
  /** The newest charges, oldest first. */
  | ({ view: "charges" } & MandateViewer)
  /** The first answer of the request that created this charge. */
  | ({ view: "charge_made"; charge_id: string } & MandateViewer)
  /** The first answer to the retry under this key; without a key the charge as it is. */
  | ({ view: "charge_retried"; charge_id: string; key_hash: string | null } & MandateViewer)
  | { view: "step" | "page" | "live"; browser_id: string }
  | { view: "resolution" }
  /** By a customer who has proved control of this account. */
  | { view: "connection"; iban: string; mode: Mode }
  /** For the mandate that replaces this one. */
  | { view: "carried" }
  /** For a funds confirmation and for the operator: the accounts and the bank's token. */
  | ({ view: "grant" } & MandateViewer)
  | AdminView;
