import type { NamePayer } from "../../approvals/approval.ts";
import type { ApprovalCommand, ApprovalView } from "../../approvals/approval-part.ts";
import type { Authorisation } from "../../approvals/authorisation.ts";
import type { PushReport } from "../../approvals/decide-challenge.ts";
import type { DataScope } from "../../base/kernel/answer-words.ts";
import type { ProblemCode } from "../../base/kernel/problems.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { Effect } from "../../frame/objects/effects.ts";
import type { AdminView } from "../../frame/objects/explain.ts";
import { kindAddress, type StubOf } from "../../frame/objects/kinds.ts";
import type { AggregateState } from "../../frame/objects/state.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import type { OutgoingEvent } from "../../network/webhooks/events.ts";
import type { CodeState } from "../oauth/authorisation-code.ts";
import type { UsedOnce } from "../oauth/signed-claims.ts";
import type { TokenFamily } from "../oauth/token-family.ts";
import type { ConsentState, Revoker } from "./consent-machine.ts";

/** The TPP's request; never changes. Instants in milliseconds. */
export interface ConsentTerms {
  consent_id: string;
  tpp_id: string;
  client_id: string;
  tpp_name: string;
  mode: Mode;
  bank_id: string;
  bank_handle: string;
  /** The scopes under the names that the TPP used. */
  scopes: DataScope[];
  purpose: string | null;
  reference: string | null;
  created_at: number;
  /** `created_at` and the requested days. A re-authorisation may move the end. */
  expires_at: number;
}

/** The TPP's request for one authorisation. */
export interface AuthorisationTerms {
  redirect_uri: string;
  state: string | null;
  code_challenge: string;
  /** The DPoP key that the code will be bound to; null if none. */
  jkt: string | null;
  /** The address of its page. */
  url: string;
  created_at: number;
  authorise_by: number;
  /** If the consent was approved before: how long it lasts from now on; null leaves its end. */
  expiry_days: number | null;
}

/** An account in the bank's list, which it gives after the customer proved control. */
export interface OfferedAccount {
  /** acc_…, different in every consent and stable in this one. */
  account_id: string;
  iban: string;
  display_name: string;
  currency: string;
  account_type: string;
  status: "SHAREABLE" | "NOT_SHAREABLE" | "CLOSED";
}

/** An account that the customer has shared. Of the others nothing is stored. */
export interface ConsentAccount extends Omit<OfferedAccount, "account_type" | "status"> {
  /** Consents of before release 0.2.0 lack it. */
  account_type?: string;
  status: "SHARED" | "CLOSED";
}

export type RejectionReason =
  | "CUSTOMER_REJECTED"
  | "SCA_FAILED"
  | "NO_ACCOUNT"
  | "AUTHORISATION_TIMEOUT";

/** One attempt of the customer to approve: the first authorisation, or a re-authorisation. */
export interface ConsentAuthorisation {
  terms: AuthorisationTerms;
  /** Whether the consent was approved before this authorisation. */
  renews: boolean;
  /** The browser that proved the payer. */
  browser_id: string | null;
  resolutions: number;
  payer: DebtorAccount | null;
  sca: Authorisation;
  /** The bank's token of the verified challenge; null before. */
  proof: string | null;
  /**
   * The accounts that the customer can choose from; null until the bank has listed them, and empty
   * once the authorisation has ended.
   */
  offered: OfferedAccount[] | null;
  outcome: "APPROVED" | "WITHDRAWN" | RejectionReason | null;
  /** Why the bank's challenge failed; null if it did not. */
  failure: ProblemCode | null;
}

/** A payment order that asked whether it may be executed. */
export interface OrderPermit {
  payment_order_id: string;
  /** When its last check passed; null while it waits for its customer. */
  used_at: number | null;
  /** By this time the order has ended or is under way. */
  lapses_at: number;
}

/** An order's request for a permit. `use` is true right before its execution. */
export interface AskedPermit {
  payment_order_id: string;
  /** The account to debit. */
  account_id: string;
  use: boolean;
}

export interface OrdersToEnd {
  orders: string[];
}

/** A mandate that the TPP has created under the consent: its end ends the mandate. */
export interface MandatePermit {
  mandate_id: string;
  /** By this time (milliseconds) the mandate has ended; null if it has no end of its own. */
  lapses_at: number | null;
}

/**
 * A mandate's request for a permit, at its creation, right before its approval and right before
 * each charge.
 */
export interface AskedMandatePermit extends MandatePermit {
  /** The account to debit. */
  account_id: string;
}

/** The mandates of a consent that has ended, and how they end. */
export interface MandatesToEnd extends EndOfMandates {
  consent_id: string;
}

interface EndOfMandates {
  mandates: string[];
  /** Null if it has expired. */
  by: Revoker | null;
  reason: "CONSENT_REVOKED" | "CONSENT_EXPIRED";
}

/** The whole object: one stored value, schema 2. Before mandates it had none of them. */
export interface ConsentRecord extends AggregateState<ConsentEffect> {
  state: ConsentState;
  terms: ConsentTerms;
  expires_at: number;
  /** When the notice before the end is due; null if there is none, or it was sent. */
  notice_at: number | null;
  /** The newest authorisation. */
  authorisation: ConsentAuthorisation;
  /** The account whose control was proved at the first approval. */
  payer: DebtorAccount | null;
  /** The bank's token of the newest approval: data calls name it. */
  bank_reference: string | null;
  accounts: ConsentAccount[];
  authorised_at: number | null;
  revoked_at: number | null;
  revoked_by: Revoker | null;
  status_reason: string | null;
  /** The start of the hour of the latest data call. */
  last_used_at: number | null;
  code: CodeState | null;
  tokens: TokenFamily | null;
  /** The waiting permits, then the used ones, each oldest first. */
  permits: OrderPermit[];
  /** At most MAX_MANDATES. */
  mandates: MandatePermit[];
  /** DPoP proofs that must not be used again, at most MAX_PROOFS. */
  used_proofs: UsedOnce[];
}

export type ConsentEffect =
  | Effect<"ask_push" | "list_accounts" | "notify_authorisation" | "index_accounts" | "project">
  | (Effect<"end_orders"> & OrdersToEnd)
  | (Effect<"end_mandates"> & EndOfMandates)
  | (Effect<"publish"> & { event: OutgoingEvent });

/** The terms of a new object. */
export interface NewConsent {
  terms: ConsentTerms;
  authorisation: AuthorisationTerms;
}

/** The TPP that asks. A consent of another TPP or mode is not found. */
export interface TppViewer {
  tpp_id: string;
  mode: Mode;
}

/** The parts of a token request that every grant has. */
interface TokenRequest {
  client_id: string;
  /** Whether the client cannot authenticate, so that anyone can use its client_id. */
  public_client: boolean;
  /** The key of its DPoP proof, and the proof itself; null without one. */
  jkt: string | null;
  proof: UsedOnce | null;
  /** Null if the request names none. */
  consent_id: string | null;
}

/** A call with an access token, after the token's signature was checked. */
export interface DataUse {
  family: number;
  serial: number;
  /** The scopes of the token, which may be fewer than the consent's. */
  scopes: readonly DataScope[];
  /** Any one of these is enough; null for a call about the consent itself. */
  needs: readonly DataScope[] | null;
  /** Null for a call about no single account. */
  account_id: string | null;
  proof: UsedOnce | null;
}

/** Every command to an existing consent. */
export type ConsentCommand =
  | ApprovalCommand
  | NamePayer
  | { type: "approve"; browser_id: string; accounts: string[] | null }
  /** The page needs a valid code for its redirect. */
  | { type: "renew_code"; browser_id: string }
  | ({ type: "reauthorise"; authorisation: AuthorisationTerms } & TppViewer)
  | { type: "revoke"; by: RevokingCaller; reason: string | null }
  | ({
      type: "redeem_code";
      number: number;
      code_verifier: string;
      redirect_uri: string | null;
    } & TokenRequest)
  | ({ type: "refresh"; family: number; generation: number; scope: string | null } & TokenRequest)
  | { type: "revoke_access_token"; client_id: string; family: number; serial: number; exp: number }
  | { type: "revoke_refresh_token"; client_id: string; family: number; generation: number }
  | ({ type: "use_token" } & DataUse)
  /** The bank refuses this account under this approval, but not the consent. */
  | { type: "close_account"; account_id: string; reference: string | null }
  | ({ type: "permit_order" } & AskedPermit)
  | ({ type: "permit_mandate" } & AskedMandatePermit)
  /** The mandate has ended. */
  | { type: "forget_mandate"; mandate_id: string }
  /** The index of the customer's accounts was restored to an earlier time. */
  | { type: "reindex" };

export type RevokingCaller =
  | ({ kind: "TPP" } & TppViewer)
  /** The customer who proved control of this account. */
  | { kind: "CUSTOMER"; iban: string; mode: Mode }
  /** With a reference: the approval that the bank refused, which must still be the newest. */
  | { kind: "BANK"; bank_id: string; mode: Mode; reference?: string | null }
  | { kind: "OPERATOR" };

/** The reports of performers. */
export type ConsentReport =
  | PushReport
  /** The bank's list; or its final refusal. */
  | { kind: "list_accounts"; accounts: OfferedAccount[] | null }
  /** The effect has ended, or is performed again after its back-off. */
  | { kind: "done" | "again" };

/** Every view of a consent (views.ts). */
export type ConsentView =
  | ApprovalView
  | ({ view: "consent" } & TppViewer)
  | { view: "client" | "address" }
  /** By a customer who has proved control of this account. */
  | { view: "connection"; iban: string; mode: Mode }
  | { view: "tokens" }
  | { view: "access_token"; client_id: string; family: number; serial: number }
  | { view: "refresh_token"; client_id: string; family: number; generation: number; now: number }
  | { view: "data"; account_id: string | null }
  | { view: "notification" }
  | AdminView;

/** The types of consents, for their address and their kind. */
export type ConsentTypes = [ConsentRecord, NewConsent, ConsentCommand, ConsentReport, ConsentView];

export type ConsentStub = StubOf<ConsentTypes>;

/** Where consents are found: cns_… */
export const consentAddress = kindAddress<ConsentStub>("CONSENTS", ["cns"]);

export const { byHex: consentStub, byId: consentById } = consentAddress;
