import type { NamingTerms } from "../../../approvals/approval-steps.ts";
import { type PageRead, type ShownOwner, shownPayer } from "../../../approvals/approval-view.ts";
import { maskIban } from "../../../base/kernel/iban.ts";
import type { ProblemCode } from "../../../base/kernel/problems.ts";
import { ok, type Refusal, type Result, refuse } from "../../../base/kernel/result.ts";
import { shown } from "../../../base/kernel/shown.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import type { Fresh } from "../../../frame/objects/state.ts";
import type { ConsentRecord, OfferedAccount } from "../consent-record.ts";
import type { ConsentToCheck } from "../last-check.ts";
import { endAfter } from "../new-consent.ts";
import { redirectOf } from "../redirect.ts";
import { failAuthorisation, listAccounts, withAuthorisation } from "./moves.ts";

/** How a consent is approved by its customer, and what its page shows. */

/** Whether the customer can still act. */
export const isOpenAuthorisation = ({
  authorisation,
}: Pick<ConsentRecord, "authorisation">): boolean => authorisation.outcome === null;

/** Whether the authorisation renews a consent that was approved before. */
export const isRenewal = ({ authorisation }: ConsentRecord): boolean => authorisation.renews;

const closed = ({ authorisation }: ConsentRecord): Refusal =>
  authorisation.outcome === "AUTHORISATION_TIMEOUT"
    ? refuse("SESSION_EXPIRED", {
        message: "The time to authorise has passed. Nothing is shared. Start again at the app.",
      })
    : refuse("INVALID_STATE");

/** The end of the consent if its open authorisation is approved at an instant. @rule O5.12 */
export const endIfApprovedAt = (record: ConsentRecord, approvedAt: number): number => {
  const { expiry_days } = record.authorisation.terms;
  return isRenewal(record) && expiry_days !== null
    ? endAfter(approvedAt, expiry_days)
    : record.expires_at;
};

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

export const failSca = (
  record: ConsentRecord,
  failure: ProblemCode | null,
  fresh: Fresh,
): ConsentRecord => failAuthorisation(withAuthorisation(record, { failure }), "SCA_FAILED", fresh);

/** What a customer reads whose bank did not confirm it. */
export const notConfirmed =
  "The bank did not confirm who you are. Nothing is shared. Start again at the app.";

/** The answer of the confirm step: the page's state, or the final failure. */
const outcomeOf = ({ authorisation }: ConsentRecord): Result<object> => {
  switch (authorisation.outcome) {
    case "AUTHORISATION_TIMEOUT":
      return refuse("SESSION_EXPIRED");
    case "SCA_FAILED":
      return refuse(authorisation.failure ?? "INVALID_STATE", {
        message: notConfirmed,
        final: true,
      });
    default:
      return ok({});
  }
};

/** The accounts to choose from, and nothing before or after. */
const offerOf = (record: ConsentRecord, isBound: boolean) => {
  const { proof, offered } = record.authorisation;
  if (!isBound || !isOpenAuthorisation(record) || proof === null || offered === null)
    return { accounts: null };
  return {
    accounts: selectable(record).map(({ account_id, iban, display_name, currency, account_type }) =>
      shown({ account_id, masked_iban: maskIban(iban), display_name, currency, account_type }),
    ),
  };
};

/** What the customer has shared, for the last screen. @rule O6.13 */
const sharedAccounts = ({ accounts }: ConsentRecord) =>
  accounts
    .filter(({ status }) => status === "SHARED")
    .map(({ iban, status: _, ...account }) => shown({ ...account, masked_iban: maskIban(iban) }));

export const consentApproval = {
  approvalOf: ({ authorisation }) => authorisation,
  withApproval: withAuthorisation,
  isOpen: (record: ConsentRecord) => isOpenAuthorisation(record),
  awaitsProof: (record) => isOpenAuthorisation(record) && record.authorisation.proof === null,
  closed,
  /**
   * Only the account of the first approval may renew the consent.
   * @rule O5.8
   */
  checkPayer({ terms, payer: first }, payer) {
    const isFirst = first === null || payer.iban === first.iban;
    return payer.bank_id === terms.bank_id && isFirst ? ok(null) : refuse("PAYER_NOT_FOUND");
  },
  expiresAt: ({ authorisation }) => authorisation.terms.authorise_by,
  onSca(record, { news, problem }, fresh) {
    if (news === "sent") return ok(record);
    if (news === "failed") return ok(failSca(record, problem, fresh));
    const { challenge } = record.authorisation.sca;
    if (!challenge) return refuse("INVALID_STATE");
    return ok(listAccounts(withAuthorisation(record, { proof: challenge.token }), fresh));
  },
  onLastCheckFailed: (record, problem, fresh) => ok(failSca(record, problem, fresh)),
  rejection: {
    isRejected: ({ authorisation }) => authorisation.outcome === "CUSTOMER_REJECTED",
    reject: (record, fresh) => ok(failAuthorisation(record, "CUSTOMER_REJECTED", fresh)),
  },

  idOf: ({ terms }) => terms.consent_id,
  modeOf: ({ terms }) => terms.mode,
  askerOf: ({ terms }) => terms.tpp_id,
  /** The bank shows the latest end that the customer can approve, and enforces it. */
  purposeOf: (record) => ({
    purpose: "CONSENT",
    tpp_name: record.terms.tpp_name,
    scopes: record.terms.scopes,
    expires_at: isoTime(endIfApprovedAt(record, record.authorisation.terms.authorise_by)),
  }),
  toCheck: ({ terms }) => ({ tpp_id: terms.tpp_id, scopes: terms.scopes }) satisfies ConsentToCheck,
  outcomeOf,

  namingOf: ({ terms: { mode, bank_handle, tpp_id } }) =>
    ({ mode, bank_handle, tpp_id }) satisfies NamingTerms,
  named: ({ terms, state }) => ({ consent_id: terms.consent_id, status: state }),
  offerOf,
  laterStep(record) {
    const { proof, offered } = record.authorisation;
    if (!isOpenAuthorisation(record) || proof === null) return null;
    return offered === null ? "WAIT" : "APPROVE";
  },
  redirectOf,
  partiesOf: ({ terms }) => ({
    ...{ merchant_id: null, tpp_id: terms.tpp_id, bank_handle: terms.bank_handle },
  }),
  pageOf(record, isBound) {
    const { terms, authorisation } = record;
    const { payer, outcome } = authorisation;
    const { authorise_by } = authorisation.terms;
    return {
      ...offerOf(record, isBound),
      tpp_name: terms.tpp_name,
      bank_handle: terms.bank_handle,
      purpose: terms.purpose,
      scopes: terms.scopes,
      is_renewal: isRenewal(record),
      /** The latest end of the consent if it is approved. */
      ends_at: isoTime(
        outcome === "APPROVED" ? record.expires_at : endIfApprovedAt(record, authorise_by),
      ),
      outcome,
      payer: isBound && payer ? shownPayer(payer) : null,
      shared: isBound && outcome === "APPROVED" ? sharedAccounts(record) : null,
    };
  },
} satisfies ShownOwner<ConsentRecord>;

export type ConsentPageRead = PageRead<typeof consentApproval>;
