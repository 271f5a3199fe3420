import { approvalPart, authorisationView, partiesView } from "../../approvals/approval-part.ts";
import { maskIban } from "../../base/kernel/iban.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull } from "../../base/platform/clock.ts";
import type { Mode } from "../../base/platform/env.ts";
import type { AccountsToIndex } from "../../frame/objects/account-index.ts";
import {
  type AdminView,
  inOrder,
  judged,
  nextByTime,
  nextEffects,
  timelineView,
  withoutNames,
} from "../../frame/objects/explain.ts";
import type { AggregateState, ViewTable } from "../../frame/objects/state.ts";
import type { GrantedAccount } from "../../network/banks/account-information.ts";
import type { BankRequest } from "../../network/banks/contract.ts";
import { type ConsentTokens, isRefreshTokenAlive } from "../oauth/token-family.ts";
import { type ConsentState, isFinalConsent } from "./consent-machine.ts";
import type { ConsentRecord, ConsentView, NewConsent } from "./consent-record.ts";
import { consentApproval, isOpenAuthorisation } from "./decide/approval.ts";
import {
  decideRevoke,
  isConsentOwner,
  isOnAccount,
  startConsent,
  timedConsentChanges,
} from "./decide/consent.ts";
import { isShared, isTokenActive } from "./decide/tokens.ts";

/** The customer's approval of a consent, as a part of its tables. */
export const consentApprovalPart = approvalPart(consentApproval);

/** The consent for its TPP. It has an address only while the customer can use it. */
export const consentView = (
  record: Omit<ConsentRecord, keyof AggregateState> & { state: ConsentState },
) => {
  const { terms, authorisation, accounts, authorised_at } = record;
  // @rule O4.8
  const url = isOpenAuthorisation(record) ? authorisation.terms.url : null;
  return {
    consent_id: terms.consent_id,
    status: record.state,
    consent_url: url,
    authorization_url: url,
    authorise_by: url === null ? null : isoTime(authorisation.terms.authorise_by),
    expires_at: isoTime(record.expires_at),
    bank_handle: terms.bank_handle,
    scopes: terms.scopes,
    purpose: terms.purpose,
    reference: terms.reference,
    code_challenge_method: "S256" as const,
    // Only what the customer shared, and only while the consent is in force.
    accounts:
      // @rule O5.5
      record.state !== "AUTHORISED"
        ? null
        : accounts.map(({ account_id, iban, currency, status }) => ({
            account_id,
            masked_iban: maskIban(iban),
            currency,
            status,
          })),
    authorised_at: isoTimeOrNull(authorised_at),
    last_used_at: isoTimeOrNull(record.last_used_at),
    revoked_at: isoTimeOrNull(record.revoked_at),
    revoked_by: record.revoked_by,
    status_reason: record.status_reason,
    mode: terms.mode,
  };
};

/** The TPP's view of a consent. */
export type ConsentAnswer = ReturnType<typeof consentView>;

/** The same view for a consent that is about to be created. */
export const newConsentView = (asked: NewConsent): ConsentAnswer =>
  consentView(startConsent(asked));

/** A worker's input for asking the bank which accounts the customer can share. */
export interface AccountsQuery {
  mode: Mode;
  bank_handle: string;
  account: GrantedAccount;
}

export const accountsQuery = ({ terms, authorisation }: ConsentRecord): AccountsQuery => {
  const { payer, proof: reference } = authorisation;
  if (!payer || reference === null) throw new Error("accounts of nobody");
  const { mode, bank_handle, consent_id } = terms;
  return { mode, bank_handle, account: { iban: payer.iban, consent_id, reference } };
};

/** The token endpoint's input for its answer; the worker adds the object's id. */
export type IssuedToTpp = Omit<ConsentTokens, "hex">;

/** The notification to the bank about a grant or its end. */
export const notificationOf = ({
  terms,
  state,
  status_reason,
  revoked_by,
  ...record
}: ConsentRecord): BankRequest<"notify-authorisation"> => ({
  id: terms.consent_id,
  kind: "CONSENT",
  status: isFinalConsent(state) ? (state as "REVOKED" | "EXPIRED") : "AUTHORISED",
  reason: status_reason ?? revoked_by,
  ibans: record.accounts.filter(({ status }) => status === "SHARED").map(({ iban }) => iban),
  expires_at: isoTime(record.expires_at),
});

/**
 * The accounts with which the bank is asked for a list: the proved one, then the shared ones. It
 * may refuse a list that names a closed account.
 */
const openIbans = ({ payer, accounts }: ConsentRecord): string[] => {
  const ibans = new Set([...(payer ? [payer.iban] : []), ...accounts.map(({ iban }) => iban)]);
  const closed = accounts.flatMap(({ iban, status }) => (status === "CLOSED" ? iban : []));
  return [...ibans].filter((iban) => !closed.includes(iban));
};

/** The permission for a call for account data: for one account, or for all. */
const dataGrant = (record: ConsentRecord, account_id: string | null) => {
  const { terms, payer, bank_reference, accounts } = record;
  return {
    consent_id: terms.consent_id,
    mode: terms.mode,
    bank_id: terms.bank_id,
    bank_handle: terms.bank_handle,
    payer_iban: payer?.iban ?? null,
    available_auth_methods: payer?.available_auth_methods ?? [],
    authorisation: { type: "SCA" as const, reference: bank_reference },
    scopes: terms.scopes,
    open_ibans: openIbans(record),
    accounts: accounts.filter(
      (account) =>
        account.status === "SHARED" && (account_id === null || account.account_id === account_id),
    ),
  };
};

export type DataGrant = ReturnType<typeof dataGrant>;

const isNewest = ({ authorisation }: ConsentRecord, { url }: { url?: string }): boolean =>
  url === authorisation.terms.url;

/**
 * Of the accounts of a consent, those that a customer who has proved one of them may know.
 * @rule O6.14
 */
const accountsSeenBy = (record: ConsentRecord, proved: string) => {
  const shared = record.accounts.filter(({ status }) => status === "SHARED");
  const own = shared.filter(({ iban }) => iban === proved);
  return {
    accounts: own.map(({ iban, currency, display_name, account_type = null }) => ({
      masked_iban: maskIban(iban),
      currency,
      display_name,
      account_type,
    })),
    other_accounts: shared.length - own.length,
  };
};

/** NOT_FOUND unless the consent is in force and on this account. */
const connectionView = (
  record: ConsentRecord,
  { iban, mode }: { iban: string; mode: Mode },
): Result<Connection> => {
  const { terms, state, authorised_at, last_used_at } = record;
  const isOwn = terms.mode === mode && isOnAccount(record, iban);
  if (!isOwn || state !== "AUTHORISED" || authorised_at === null) return refuse("NOT_FOUND");
  return ok({
    consent_id: terms.consent_id,
    tpp_id: terms.tpp_id,
    tpp_name: terms.tpp_name,
    purpose: terms.purpose,
    scopes: terms.scopes,
    ...accountsSeenBy(record, iban),
    authorised_at: isoTime(authorised_at),
    expires_at: isoTime(record.expires_at),
    last_used_at: isoTimeOrNull(last_used_at),
  });
};

export const consentViews: ViewTable<ConsentRecord, Exclude<ConsentView, AdminView>> = {
  consent: (record, viewer) =>
    isConsentOwner(record, viewer) ? ok(consentView(record)) : refuse("NOT_FOUND"),
  ...consentApprovalPart.views,
  address: ({ authorisation }) => ok({ url: authorisation.terms.url }),
  client: ({ terms: { client_id } }) => ok({ client_id }),
  // An address that a newer authorisation has replaced shows nothing.
  page: (record, request) =>
    isNewest(record, request)
      ? consentApprovalPart.views.page(record, request)
      : refuse("NOT_FOUND"),
  live: (record, request) =>
    isNewest(record, request)
      ? consentApprovalPart.views.live(record, request)
      : refuse("NOT_FOUND"),
  connection: connectionView,
  tokens({ terms: { consent_id, client_id }, tokens }) {
    if (!tokens) return refuse("INVALID_GRANT");
    const { family, issued } = tokens;
    return ok({ consent_id, client_id, family, issued } satisfies IssuedToTpp);
  },
  access_token: (record, { client_id, family, serial }) => {
    const isOwn = client_id === record.terms.client_id;
    return ok({ active: isOwn && isTokenActive(record, { family, serial }) });
  },
  refresh_token({ terms, state, tokens }, { client_id, family, generation, now }) {
    const isUsable = state === "AUTHORISED" && client_id === terms.client_id && tokens !== null;
    return ok({
      active: isUsable && isRefreshTokenAlive(tokens, { family, generation }, now),
      scopes: terms.scopes,
    });
  },
  data: (record, { account_id }) => {
    if (account_id !== null && !isShared(record, account_id)) return refuse("NOT_FOUND");
    return ok(dataGrant(record, account_id));
  },
  notification: (record) => ok(notificationOf(record)),
};

/**
 * A consent as shown to staff (docs/decisions/117): without its address, its code and its tokens.
 */
export const consentStaffView = (record: ConsentRecord, viewer: AdminView) => {
  const { terms, authorisation } = record;
  const { consent_url, authorization_url, code_challenge_method, ...consent } = consentView(record);
  const revoke = { type: "revoke", by: { kind: "OPERATOR" }, reason: null } as const;
  return {
    ...consent,
    authorise_by: isoTime(authorisation.terms.authorise_by),
    tpp_id: terms.tpp_id,
    tpp_name: terms.tpp_name,
    created_at: isoTime(terms.created_at),
    payer: partiesView(record.payer ?? authorisation.payer, null).payer,
    authorisation: {
      ...authorisationView(authorisation.sca),
      renews: authorisation.renews,
      outcome: authorisation.outcome,
    },
    mandates: record.mandates.map(({ mandate_id }) => mandate_id),
    payment_orders: record.permits.map(({ payment_order_id }) => payment_order_id),
    next: inOrder([
      ...timedConsentChanges(record).flatMap(({ what, at }) => nextByTime(what, at)),
      ...nextEffects(record.effects, viewer.now),
    ]),
    allowed: [
      judged("revoke", null, record, decideRevoke(record, revoke, withoutNames(viewer.now))),
    ],
    timeline: timelineView(record.timeline),
  };
};

/** A consent as shown to a customer who has proved control of an account. */
export interface Connection {
  consent_id: string;
  tpp_id: string;
  tpp_name: string;
  purpose: string | null;
  scopes: ConsentRecord["terms"]["scopes"];
  /** The proved account, if the consent opens it. */
  accounts: {
    masked_iban: string;
    currency: string;
    display_name: string;
    /** The bank's word for its kind; null in consents of before release 0.2.0. */
    account_type: string | null;
  }[];
  /** How many others it opens: they may be another person's, who holds the proved one too. */
  other_accounts: number;
  authorised_at: string;
  expires_at: string;
  /** The start of the hour; null if it was never used. */
  last_used_at: string | null;
}

export const indexOf = (record: ConsentRecord): AccountsToIndex => {
  const { terms, payer, accounts, state } = record;
  const known = [...new Set([payer?.iban ?? "", ...accounts.map(({ iban }) => iban)])].filter(
    (iban) => iban !== "",
  );
  const isOn = (iban: string) => state === "AUTHORISED" && isOnAccount(record, iban);
  return {
    id: terms.consent_id,
    owner: { kind: "TPP", id: terms.tpp_id },
    mode: terms.mode,
    on: known.filter(isOn),
    off: known.filter((iban) => !isOn(iban)),
  };
};
