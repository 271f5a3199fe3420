import { noApproval } from "../../../approvals/approval.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import type { CommandOf, Fresh } from "../../../frame/objects/state.ts";
import { isFinalConsent, revocations } from "../consent-machine.ts";
import type {
  AuthorisationTerms,
  ConsentAccount,
  ConsentAuthorisation,
  ConsentCommand,
  ConsentRecord,
  NewConsent,
  RevokingCaller,
  TppViewer,
} from "../consent-record.ts";
import { isOpenAuthorisation } from "./approval.ts";
import {
  failAuthorisation,
  indexAccounts,
  moveConsent,
  mustMoveConsent,
  stopAuthorisation,
} from "./moves.ts";

/** The consent itself: who may end it, its ends by time, and its re-authorisations. */

/** Whether the consent is this TPP's, in this mode. @rule O5.9 */
export const isConsentOwner = ({ terms }: ConsentRecord, { tpp_id, mode }: TppViewer): boolean =>
  terms.tpp_id === tpp_id && terms.mode === mode;

/** A new authorisation, which no customer has begun. */
const newAuthorisation = (terms: AuthorisationTerms, renews: boolean): ConsentAuthorisation => ({
  terms,
  renews,
  ...noApproval,
  proof: null,
  offered: null,
  outcome: null,
  failure: null,
});

/** The parts of a new consent, which no customer has begun to approve. */
export const startConsent = ({ terms, authorisation }: NewConsent) =>
  ({
    state: "AWAITING_CUSTOMER_AUTH",
    terms,
    expires_at: terms.expires_at,
    notice_at: null,
    authorisation: newAuthorisation(authorisation, false),
    payer: null,
    bank_reference: null,
    accounts: [],
    authorised_at: null,
    revoked_at: null,
    revoked_by: null,
    status_reason: null,
    last_used_at: null,
    code: null,
    tokens: null,
    permits: [],
    mandates: [],
    used_proofs: [],
  }) satisfies Partial<ConsentRecord>;

/** A newer re-authorisation replaces an open one. It starts with its own challenge and limits. */
export const decideReauthorise = (
  record: ConsentRecord,
  { authorisation, ...viewer }: CommandOf<ConsentCommand, "reauthorise">,
): Result<ConsentRecord> => {
  if (!isConsentOwner(record, viewer)) return refuse("NOT_FOUND");
  if (record.state !== "AUTHORISED") return refuse("INVALID_STATE");
  const renewal = newAuthorisation(authorisation, true);
  return ok({ ...stopAuthorisation(record), authorisation: renewal });
};

/** A customer may end a consent on an account whose control they have proved. @rule O5.7 */
const mayRevoke = (record: ConsentRecord, by: RevokingCaller): boolean => {
  const { terms, accounts, bank_reference } = record;
  switch (by.kind) {
    case "TPP":
      return isConsentOwner(record, by);
    case "BANK":
      return (
        by.bank_id === terms.bank_id &&
        by.mode === terms.mode &&
        (by.reference === undefined || by.reference === bank_reference)
      );
    case "CUSTOMER":
      return by.mode === terms.mode && isOnAccount({ accounts }, by.iban);
    case "OPERATOR":
      return true;
  }
};

/**
 * Whether the consent includes this account. The account that was only proved is none of it: its
 * joint holders are not told what is shared of other accounts.
 */
export const isOnAccount = ({ accounts }: Pick<ConsentRecord, "accounts">, iban: string): boolean =>
  accounts.some((account) => account.iban === iban && account.status === "SHARED");

/**
 * Ends the consent and every token of it. Revoking it again changes nothing. The bank's report
 * about an ended consent is accepted too, because the bank repeats it until it is accepted.
 * @rule O5.7
 */
export const decideRevoke = (
  record: ConsentRecord,
  { by, reason }: CommandOf<ConsentCommand, "revoke">,
  fresh: Fresh,
): Result<ConsentRecord> => {
  if (!mayRevoke(record, by)) return refuse("NOT_FOUND");
  const isKnown = by.kind === "BANK" && isFinalConsent(record.state);
  // @rule O5.13
  if (record.state === "REVOKED" || isKnown) return ok(record);
  const revoked = {
    ...record,
    revoked_at: fresh.now,
    revoked_by: by.kind,
    status_reason: reason,
  };
  return moveConsent(revoked, revocations[by.kind], fresh);
};

/** Closes an account that the bank refuses. A refusal of an earlier approval is too late. */
export const decideCloseAccount = (
  record: ConsentRecord,
  { account_id, reference }: CommandOf<ConsentCommand, "close_account">,
  fresh: Fresh,
): Result<ConsentRecord> => {
  if (record.state !== "AUTHORISED") return refuse("INVALID_STATE");
  if (reference !== record.bank_reference) return refuse("NOT_FOUND");
  const isIt = (account: ConsentAccount) =>
    account.account_id === account_id && account.status === "SHARED";
  if (!record.accounts.some(isIt)) return ok(record);
  const accounts = record.accounts.map((account) =>
    isIt(account) ? { ...account, status: "CLOSED" as const } : account,
  );
  return ok(indexAccounts({ ...record, accounts }, fresh));
};

/** Writes the index of its accounts again, whether the consent is in force or has ended. */
export const decideReindexConsent = (
  record: ConsentRecord,
  _command: CommandOf<ConsentCommand, "reindex">,
  fresh: Fresh,
): Result<ConsentRecord> => ok(record.payer ? indexAccounts(record, fresh) : record);

/**
 * Every change that time alone causes. Both ends are exact, however late the alarm is.
 * @rule O5.11
 */
export const passConsentTime = (record: ConsentRecord, fresh: Fresh): ConsentRecord => {
  if (isFinalConsent(record.state)) return record;
  const timed =
    isOpenAuthorisation(record) && fresh.now >= record.authorisation.terms.authorise_by
      ? failAuthorisation(record, "AUTHORISATION_TIMEOUT", fresh)
      : record;
  if (timed.state !== "AUTHORISED") return timed;
  if (fresh.now >= timed.expires_at) return mustMoveConsent(timed, "end_reached", fresh);
  return timed.notice_at !== null && fresh.now >= timed.notice_at
    ? mustMoveConsent({ ...timed, notice_at: null }, "end_is_near", fresh)
    : timed;
};

/** The next changes by time alone, each with its instant and a sentence for staff. */
export const timedConsentChanges = (record: ConsentRecord): { what: string; at: number }[] => {
  const { state, expires_at, notice_at, authorisation } = record;
  if (isFinalConsent(state)) return [];
  const unapproved = "The authorisation ends unless the customer has approved it.";
  const isInForce = state === "AUTHORISED";
  return [
    ...(isOpenAuthorisation(record)
      ? [{ what: unapproved, at: authorisation.terms.authorise_by }]
      : []),
    ...(isInForce ? [{ what: "The consent expires.", at: expires_at }] : []),
    ...(notice_at === null
      ? []
      : [{ what: "The TPP is told that the consent is about to expire.", at: notice_at }]),
  ];
};

/** The instant of the next change by time; Infinity if never. */
export const nextConsentChange = (record: ConsentRecord): number =>
  Math.min(...timedConsentChanges(record).map(({ at }) => at));

/**
 * When a final consent ended. For a rejection, which stores no instant, it is the latest possible
 * time.
 */
export const endedAt = ({ state, revoked_at, expires_at, authorisation }: ConsentRecord): number =>
  revoked_at ?? (state === "EXPIRED" ? expires_at : authorisation.terms.authorise_by);
