import type { Fresh } from "../aggregate/state.ts";
import type { ProblemCode } from "../kernel/problems.ts";
import { ok, type Refusal, type Result, refuse } from "../kernel/result.ts";
import { codeForRedirect, makeCode } from "../oauth/authorisation-code.ts";
import { dropChallenge } from "../sca/authorisation.ts";
import { type ScaOwner, stopAskingAboutPrompt } from "../sca/decide-challenge.ts";
import {
  failAuthorisation,
  listAccounts,
  move,
  stopAuthorisation,
  withAuthorisation,
} from "./consent-effects.ts";
import type {
  ConsentAccount,
  ConsentCommand,
  ConsentRecord,
  OfferedAccount,
} from "./consent-record.ts";
import { endAfter, noticeBefore } from "./consent-times.ts";

/**
 * The customer's half of a consent: the account, the challenge, the choice and the approval. Each
 * function takes the record and one command, and returns the next record or a refusal.
 */
type CommandOf<T extends ConsentCommand["type"]> = Extract<ConsentCommand, { type: T }>;
type Decision = Result<ConsentRecord>;

const MAX_RESOLUTIONS = 10;

/** Whether the customer can still act. */
export const isOpen = ({ authorisation }: Pick<ConsentRecord, "authorisation">): boolean =>
  authorisation.outcome === null;

/** Whether the authorisation renews a consent that was approved before. */
export const isRenewal = ({ authorisation }: ConsentRecord): boolean => authorisation.renews;

const closed = ({ authorisation }: ConsentRecord): Refusal =>
  authorisation.outcome === "AUTHORISATION_TIMEOUT"
    ? refuse("SESSION_EXPIRED", {
        message: "The time to authorise has passed. Nothing is shared. Start again at the app.",
      })
    : refuse("INVALID_STATE");

/** Only the browser that proved the account may continue. @rule O6.5 */
const checkBrowser = ({ authorisation }: ConsentRecord, browserId: string): Result<null> => {
  if (authorisation.payer === null) return refuse("PAYER_REQUIRED");
  return authorisation.browser_id === browserId ? ok(null) : refuse("CONTINUED_ELSEWHERE");
};

/** Possible only before the proof. Afterwards the account cannot change. */
export const decideProvePayer = (
  record: ConsentRecord,
  { browser_id, payer }: CommandOf<"prove_payer">,
): Decision => {
  const { authorisation, terms } = record;
  const allowed = checkResolutions(record);
  if (!allowed.ok) return allowed;
  if (payer.bank_id !== terms.bank_id) return refuse("PAYER_NOT_FOUND");
  // Only the account of the first approval may renew the consent.
  // @rule O5.8
  if (record.payer && payer.iban !== record.payer.iban) return refuse("PAYER_NOT_FOUND");
  return ok(
    withAuthorisation(stopAskingAboutPrompt(record), {
      browser_id,
      payer,
      resolutions: authorisation.resolutions + 1,
      sca: dropChallenge(authorisation.sca),
    }),
  );
};

/** The worker also checks this before any lookup. */
export const checkResolutions = (record: ConsentRecord): Result<null> => {
  if (!isOpen(record)) return closed(record);
  const { proof, resolutions } = record.authorisation;
  if (proof !== null) return refuse("INVALID_STATE");
  return resolutions < MAX_RESOLUTIONS ? ok(null) : refuse("PAYER_CHANGE_LIMIT_REACHED");
};

/**
 * Failed resolutions count, because they could reveal whether an account exists or which account
 * was proved first.
 */
export const decideResolutionFailed = (record: ConsentRecord): Decision =>
  checkResolutions(record).ok
    ? ok(withAuthorisation(record, { resolutions: record.authorisation.resolutions + 1 }))
    : ok(record);

/** How the challenge changes the consent. */
export const scaOwner: ScaOwner<ConsentRecord> = {
  scaOf: ({ authorisation }) => authorisation.sca,
  withSca: (record, sca) => withAuthorisation(record, { sca }),
  isOpen: (record) => isOpen(record) && record.authorisation.proof === null,
  closed,
  admit: checkBrowser,
  authModes: ({ authorisation }) => authorisation.payer?.available_auth_methods ?? [],
  expiresAt: ({ authorisation }) => authorisation.terms.authorise_by,
  onSca(record, { news, problem }, fresh) {
    if (news === "sent") return ok(record);
    if (news === "failed") return ok(failSca(record, problem, fresh));
    const { challenge } = record.authorisation.sca;
    if (!challenge) return refuse("INVALID_STATE");
    return ok(listAccounts(withAuthorisation(record, { proof: challenge.token }), fresh));
  },
  onLastCheckFailed: (record, problem, fresh) => ok(failSca(record, problem, fresh)),
};

const failSca = (record: ConsentRecord, failure: ProblemCode | null, fresh: Fresh): ConsentRecord =>
  failAuthorisation(withAuthorisation(record, { failure }), "SCA_FAILED", fresh);

/**
 * Takes the bank's list of accounts; null is its final refusal. An effect with another name belongs
 * to a replaced authorisation, so its answer is too late.
 */
export const takeAccounts = (
  record: ConsentRecord,
  effectId: string,
  accounts: OfferedAccount[] | null,
  fresh: Fresh,
): ConsentRecord => {
  if (!record.effects.some(({ id }) => id === effectId)) return record;
  const { proof, offered } = record.authorisation;
  // The customer chooses from the first list.
  if (!isOpen(record) || proof === null || offered !== null) return record;
  if (accounts === null) return failSca(record, "BANK_ERROR", fresh);
  const listed = stopListing(withAuthorisation(record, { offered: accounts }));
  return selectable(listed).length > 0 ? listed : failAuthorisation(listed, "NO_ACCOUNT", fresh);
};

const stopListing = (record: ConsentRecord): ConsentRecord => ({
  ...record,
  effects: record.effects.filter(({ kind }) => kind !== "list_accounts"),
});

/**
 * The accounts that the customer can approve: at first all that the bank allows to share, in a
 * renewal only those already shared.
 */
export const selectable = (record: ConsentRecord): OfferedAccount[] => {
  const shareable = (record.authorisation.offered ?? []).filter(
    ({ status }) => status === "SHAREABLE",
  );
  if (!isRenewal(record)) return shareable;
  const shared = record.accounts.filter(({ status }) => status === "SHARED");
  return shareable.filter(({ account_id }) =>
    shared.some((account) => account.account_id === account_id),
  );
};

export const decideApprove = (
  record: ConsentRecord,
  { browser_id, accounts: chosen }: CommandOf<"approve">,
  fresh: Fresh,
): Decision => {
  const { authorisation } = record;
  const admitted = checkBrowser(record, browser_id);
  // A repeated request, such as a second click: the first approval counts, and its redirect is the
  // answer.
  // @rule O6.6
  if (authorisation.outcome === "APPROVED") return admitted.ok ? ok(record) : admitted;
  if (!isOpen(record)) return closed(record);
  if (!admitted.ok) return admitted;
  if (authorisation.proof === null) return refuse("CHALLENGE_REQUIRED");
  if (authorisation.offered === null) return refuse("CHALLENGE_IN_PROGRESS", { retry_after: 1 });
  const approved = checkChoice(record, chosen);
  return approved.ok ? approve(record, approved.value, fresh) : approved;
};

/** The chosen ids, which must be some of those offered; in a renewal all of them. @rule O6.4 */
const checkChoice = (record: ConsentRecord, chosen: string[] | null): Result<Set<string>> => {
  const ids = selectable(record).map(({ account_id }) => account_id);
  if (chosen === null) return ok(new Set(ids));
  const isSome = chosen.length > 0 && chosen.every((id) => ids.includes(id));
  const isWhole = !isRenewal(record) || new Set(chosen).size === ids.length;
  return isSome && isWhole
    ? ok(new Set(chosen))
    : refuse("VALIDATION_FAILED", {
        field: "accounts",
        message: isSome
          ? "accounts: a re-authorisation keeps the accounts as they are"
          : "accounts: must be one or more of the accounts offered",
      });
};

/** What is stored of an account that the customer has chosen. */
const sharedAccount = ({ account_id, iban, display_name, currency }: OfferedAccount) =>
  ({ account_id, iban, display_name, currency, status: "SHARED" }) satisfies ConsentAccount;

/** A shared account that the bank no longer lists becomes closed. @rule O5.8 */
const renewed = (account: ConsentAccount, chosen: Set<string>): ConsentAccount =>
  account.status === "SHARED" && !chosen.has(account.account_id)
    ? { ...account, status: "CLOSED" }
    : account;

/** The end of the consent if its open authorisation is approved at an instant. @rule O5.12 */
export const endIfApprovedAt = (record: ConsentRecord, approvedAt: number): number => {
  const { expiry_days } = record.authorisation.terms;
  return isRenewal(record) && expiry_days !== null
    ? endAfter(approvedAt, expiry_days)
    : record.expires_at;
};

const approve = (record: ConsentRecord, chosen: Set<string>, fresh: Fresh): Decision => {
  const { authorisation } = record;
  const { terms, payer, proof } = authorisation;
  const expires_at = endIfApprovedAt(record, fresh.now);
  const accounts = isRenewal(record)
    ? record.accounts.map((account) => renewed(account, chosen))
    : selectable(record)
        .filter(({ account_id }) => chosen.has(account_id))
        .map(sharedAccount);
  const { redirect_uri, code_challenge, jkt, authorise_by } = terms;
  const approved: ConsentRecord = {
    ...stopAuthorisation(withAuthorisation(record, { outcome: "APPROVED" })),
    expires_at,
    notice_at: noticeBefore(expires_at, fresh.now),
    payer: record.payer ?? payer,
    bank_reference: proof,
    accounts,
    authorised_at: record.authorised_at ?? fresh.now,
    code: makeCode(
      { redirect_uri, code_challenge, jkt, authorise_by },
      (record.code?.number ?? 0) + 1,
      fresh.now,
    ),
  };
  return move(approved, isRenewal(record) ? "reauthorised" : "approved", fresh);
};

export const decideReject = (
  record: ConsentRecord,
  { browser_id }: CommandOf<"reject">,
  fresh: Fresh,
): Decision => {
  const { outcome, browser_id: bound } = record.authorisation;
  if (bound !== null && bound !== browser_id) return refuse("CONTINUED_ELSEWHERE");
  if (outcome === "CUSTOMER_REJECTED") return ok(record);
  return isOpen(record)
    ? ok(failAuthorisation(record, "CUSTOMER_REJECTED", fresh))
    : closed(record);
};

/** The redirect carries the same code until it expires, and then a new one. */
export const decideRenewCode = (
  record: ConsentRecord,
  { browser_id }: CommandOf<"renew_code">,
  fresh: Fresh,
): Decision => {
  const admitted = checkBrowser(record, browser_id);
  if (!admitted.ok) return admitted;
  const { authorisation, code, state } = record;
  if (authorisation.outcome !== "APPROVED" || state !== "AUTHORISED" || !code) {
    return refuse("INVALID_STATE");
  }
  const next = codeForRedirect(code, fresh.now);
  if (next === null) return refuse("INVALID_STATE");
  return ok(next === code ? record : { ...record, code: next });
};
