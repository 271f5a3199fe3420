import { checkBrowser } from "../../../approvals/approval.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { DAY_MS } from "../../../base/platform/clock.ts";
import type { CommandOf, Fresh } from "../../../frame/objects/state.ts";
import { codeForRedirect, makeCode } from "../../oauth/authorisation-code.ts";
import type {
  ConsentAccount,
  ConsentCommand,
  ConsentRecord,
  OfferedAccount,
} from "../consent-record.ts";
import {
  consentApproval,
  endIfApprovedAt,
  failSca,
  isOpenAuthorisation,
  isRenewal,
  selectable,
} from "./approval.ts";
import { failAuthorisation, moveConsent, stopAuthorisation, withAuthorisation } from "./moves.ts";

/**
 * What follows the challenge of a consent (approval.ts): the choice and the approval. Each function
 * takes the record and one command, and returns the next record or a refusal.
 */

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
  if (!isOpenAuthorisation(record) || proof === null || offered !== null) return record;
  if (accounts === null) return failSca(record, "BANK_ERROR", fresh);
  const listed = stopListing(withAuthorisation(record, { offered: accounts }));
  return selectable(listed).length > 0 ? listed : failAuthorisation(listed, "NO_ACCOUNT", fresh);
};

const stopListing = (record: ConsentRecord): ConsentRecord => ({
  ...record,
  effects: record.effects.filter(({ kind }) => kind !== "list_accounts"),
});

/** How long before the end the TPP is told. @rule O5.10 */
const NOTICE_MS = 7 * DAY_MS;

/** When the notice before the end is due. A consent that ends sooner gets none. */
const noticeBefore = (expiresAt: number, nowMs: number): number | null =>
  expiresAt - NOTICE_MS > nowMs ? expiresAt - NOTICE_MS : null;

export const decideApprove = (
  record: ConsentRecord,
  { browser_id, accounts: chosen }: CommandOf<ConsentCommand, "approve">,
  fresh: Fresh,
): Result<ConsentRecord> => {
  const { authorisation } = record;
  const admitted = checkBrowser(consentApproval, record, browser_id);
  // A repeated request, such as a second click: the first approval counts, and its redirect is the
  // answer.
  // @rule O6.6
  if (authorisation.outcome === "APPROVED") return admitted.ok ? ok(record) : admitted;
  if (!isOpenAuthorisation(record)) return consentApproval.closed(record);
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
const sharedAccount = ({ status: _, ...account }: OfferedAccount) =>
  ({ ...account, status: "SHARED" }) satisfies ConsentAccount;

/** A shared account that the bank no longer lists becomes closed. @rule O5.8 */
const renewed = (account: ConsentAccount, chosen: Set<string>): ConsentAccount =>
  account.status === "SHARED" && !chosen.has(account.account_id)
    ? { ...account, status: "CLOSED" }
    : account;

const approve = (
  record: ConsentRecord,
  chosen: Set<string>,
  fresh: Fresh,
): Result<ConsentRecord> => {
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
  return moveConsent(approved, isRenewal(record) ? "reauthorised" : "approved", fresh);
};

/** The redirect carries the same code until it expires, and then a new one. */
export const decideRenewCode = (
  record: ConsentRecord,
  { browser_id }: CommandOf<ConsentCommand, "renew_code">,
  fresh: Fresh,
): Result<ConsentRecord> => {
  const admitted = checkBrowser(consentApproval, record, browser_id);
  if (!admitted.ok) return admitted;
  const { authorisation, code, state } = record;
  if (authorisation.outcome !== "APPROVED" || state !== "AUTHORISED" || !code) {
    return refuse("INVALID_STATE");
  }
  const next = codeForRedirect(code, fresh.now);
  if (next === null) return refuse("INVALID_STATE");
  return ok(next === code ? record : { ...record, code: next });
};
