import type { BankRequest, DataOperation, DataRequest } from "../../network/banks/contract.ts";
import { describeAccount } from "../residents.ts";
import { accountAt, answered, type CalledBank, refused, type SandboxAnswer } from "./answers.ts";
import type { Books, Grant, Moment, SandboxAccount, SandboxChallenge } from "./books.ts";
import { oweConsentRevoked } from "./callbacks.ts";
import { type ConsentContent, contentOf } from "./challenge-content.ts";

/**
 * A bank's own record of the permissions that its customers gave to apps: the challenge that the
 * customer answered, and later reports of its end by gateway or customer. A data call is checked
 * against this record alone.
 */
type Scope = ConsentContent["scopes"][number];

/** Any one of these is enough; the list of accounts needs none, because the customer chooses. */
const needed: { readonly [O in DataOperation]: readonly Scope[] | null } = {
  accounts: null,
  balances: ["balances:read"],
  transactions: ["transactions:read"],
  "standing-orders": ["standing-orders:read"],
  "funds-confirmation": ["payments:write", "payments:initiate"],
};

/** The account of the call if the record covers it, else null. */
export const accessibleAccount = (
  books: Books,
  caller: CalledBank,
  operation: DataOperation,
  { iban, consent_id, authorisation }: DataRequest<"accounts">,
  moment: Moment,
): SandboxAccount | null => {
  const challenge = books.challenges.get(authorisation.reference);
  if (!challenge || !isApproved(challenge, caller, consent_id)) return null;
  const shown = contentOf(challenge);
  // The end that the customer was shown. A renewed consent has its own challenge and end.
  if (shown.purpose !== "CONSENT" || moment.now >= Date.parse(shown.expires_at)) return null;
  const scopes = needed[operation];
  if (scopes && !scopes.some((scope) => shown.scopes.includes(scope))) return null;
  const grant = grantOf(books, caller, consent_id);
  if (grant && grant.status !== "AUTHORISED") return null;
  const account = accountAt(books, caller.bank, iban);
  const owner = books.accounts.get(challenge.iban)?.customer ?? null;
  if (!account || owner === null || account.customer !== owner) return null;
  if (operation === "accounts") return account;
  // Data calls do not wait for the notification of a grant. Until it comes, every shareable account
  // is open.
  const isChosen = grant === null || grant.ibans.split(" ").includes(iban);
  return isChosen && describeAccount(iban).status === "SHAREABLE" ? account : null;
};

/**
 * The account that a payment order may debit without a new approval: one that an app with a
 * payments scope reaches, under the approval of this token. Until the bank knows the customer's
 * choice, only the account that the customer proved counts as chosen.
 */
export const payableAccount = (
  books: Books,
  caller: CalledBank,
  reference: string,
  iban: string,
  moment: Moment,
): { account: SandboxAccount; isChosen: boolean } | null => {
  const challenge = books.challenges.get(reference);
  if (!challenge) return null;
  const { session_id: consent_id } = challenge;
  const request = { iban, consent_id, authorisation: { type: "SCA", reference } } as const;
  const account = accessibleAccount(books, caller, "funds-confirmation", request, moment);
  const isKnown = grantOf(books, caller, consent_id) !== null;
  return account && { account, isChosen: isKnown || challenge.iban === iban };
};

const isApproved = (challenge: SandboxChallenge, caller: CalledBank, consentId: string): boolean =>
  challenge.bank === caller.bank.handle &&
  challenge.originator === caller.originator &&
  challenge.session_id === consentId &&
  (challenge.state === "VERIFIED" || challenge.state === "APPROVED");

const grantOf = (books: Books, { bank, originator }: CalledBank, consentId: string) =>
  books.grants.get(bank.handle, originator, consentId);

/** The customer's newest approval of this consent. */
const newestApproval = (books: Books, caller: CalledBank, consentId: string) => {
  const session = { session_id: consentId, bank: caller.bank.handle };
  for (const challenge of books.challenges.list(session).reverse()) {
    const content = contentOf(challenge);
    if (content.purpose === "CONSENT" && isApproved(challenge, caller, consentId)) {
      return { challenge, content };
    }
  }
  return null;
};

/**
 * The gateway reports a grant or its end. The bank acknowledges what its customer approved, with
 * accounts of that customer. A late report of the grant does not undo its end.
 */
export const notifyConsent = (
  books: Books,
  caller: CalledBank,
  report: BankRequest<"notify-authorisation"> & { kind: "CONSENT" },
): SandboxAnswer => {
  const approval = newestApproval(books, caller, report.id);
  const customer = approval && books.accounts.get(approval.challenge.iban)?.customer;
  if (!approval || !customer) return refused("NOT_AUTHORISED");
  const isOwn = (iban: string) => accountAt(books, caller.bank, iban)?.customer === customer;
  if (!report.ibans.every(isOwn)) return refused("NOT_AUTHORISED");
  const known = grantOf(books, caller, report.id);
  if (known && known.status !== "AUTHORISED") return answered({ acknowledged: true });
  const { tpp_name, scopes } = approval.content;
  books.grants.put({
    bank: caller.bank.handle,
    originator: caller.originator,
    consent_id: report.id,
    customer,
    tpp_name,
    status: report.status,
    scopes: scopes.join(" "),
    ibans: report.ibans.join(" "),
    expires_at: report.expires_at,
  });
  return answered({ acknowledged: true });
};

/** The customer ends a consent at the bank, which tells the gateway. Null if there is none. */
export const revokeAtBank = (
  books: Books,
  customer: string,
  consentId: string,
  moment: Moment,
): Grant | null => {
  const [grant] = books.grants.list({ customer, consent_id: consentId });
  if (grant?.status !== "AUTHORISED") return grant ?? null;
  const revoked: Grant = { ...grant, status: "REVOKED" };
  books.grants.put(revoked);
  oweConsentRevoked(books, revoked, moment);
  return revoked;
};
