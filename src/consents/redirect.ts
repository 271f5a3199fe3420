import { type CodeState, codeEndsAt } from "../oauth/authorisation-code.ts";
import { isoTime } from "../platform/clock.ts";
import type { ConsentAuthorisation, ConsentRecord, RejectionReason } from "./consent-record.ts";

/** The customer's redirect after the page, and its parameters. */
export interface ConsentRedirect {
  /** The TPP, whose addresses may have changed since it asked. */
  tpp_id: string;
  redirect_uri: string;
  state: string | null;
  /** The number of the code; null if there is none. */
  code: number | null;
  /** When the code expires; null without one. */
  code_ends_at: string | null;
  /** [RFC 6749 § 4.1.2.1] */
  error: "access_denied" | "temporarily_unavailable" | "server_error" | null;
  error_description: string | null;
}

const descriptions: Record<RejectionReason | "WITHDRAWN", string> = {
  CUSTOMER_REJECTED: "The customer rejected the request.",
  SCA_FAILED: "The customer was not authenticated by the bank.",
  NO_ACCOUNT: "The customer has no account that can be shared.",
  AUTHORISATION_TIMEOUT: "The customer did not authorise in time.",
  WITHDRAWN: "The request was withdrawn.",
};

/**
 * Whether the bank did not answer: it never sent the code or prompt, did not answer the check of a
 * code, or has not listed the accounts.
 */
const isBankAway = ({ sca, proof, offered, resolutions }: ConsentAuthorisation): boolean => {
  const { challenge, challenges } = sca;
  if (proof !== null) return offered === null;
  // If the account was entered again, the challenge that the bank had sent is gone.
  const wasNeverSent = challenge === null && challenges > 0 && resolutions === 1;
  return wasNeverSent || challenge?.state === "LOST";
};

/** The redirect of an authorisation that has ended. @rule O4.4 */
export const redirectOf = ({
  terms: { tpp_id },
  state: status,
  authorisation,
  code,
}: Pick<ConsentRecord, "terms" | "state" | "authorisation" | "code">): ConsentRedirect | null => {
  const { terms, outcome } = authorisation;
  if (outcome === null) return null;
  const { redirect_uri, state } = terms;
  const back = { tpp_id, redirect_uri, code: null, code_ends_at: null };
  if (outcome === "APPROVED") {
    const plain = { ...back, state: null, error: null, error_description: null };
    // The app has its answer, and a second one with the same state could replace it.
    if (code?.redeemed) return plain;
    const answer = { ...plain, state };
    return code && status === "AUTHORISED" ? withCode(answer, code) : withoutCode(answer);
  }
  const gaveUp = outcome === "CUSTOMER_REJECTED" && isBankAway(authorisation);
  const error = gaveUp ? "temporarily_unavailable" : "access_denied";
  const error_description = gaveUp
    ? "The bank could not be reached, and the customer gave up."
    : descriptions[outcome];
  return { ...back, state, error, error_description };
};

const withCode = (redirect: ConsentRedirect, code: CodeState): ConsentRedirect => ({
  ...redirect,
  code: code.number,
  code_ends_at: isoTime(codeEndsAt(code)),
});

/** The redirect when no code is made any more, and none was redeemed. */
export const withoutCode = (redirect: ConsentRedirect): ConsentRedirect => ({
  ...redirect,
  code: null,
  code_ends_at: null,
  error: "server_error",
  error_description: "The code has expired.",
});

/**
 * Its address: `code` is the text of the code. iss and consent_id are in every answer [RFC 9207];
 * state only if the TPP sent one. What is neither code nor error is no answer, only the way back.
 * @rule O4.4
 */
export const redirectAddress = (
  { redirect_uri, state, error, error_description }: ConsentRedirect,
  { issuer, consent_id, code }: { issuer: string; consent_id: string; code: string | null },
): string =>
  code === null && error === null
    ? redirect_uri
    : addressWith(redirect_uri, { code, error, error_description, consent_id, state, iss: issuer });

/** An address with parameters appended, except those that are null. */
export const addressWith = (
  redirectUri: string,
  parameters: Readonly<Record<string, string | null>>,
): string => {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
};
