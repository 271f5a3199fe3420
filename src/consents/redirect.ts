import type { ConsentAuthorisation, RejectionReason } from "./consent-record.ts";

/** The customer's redirect after the page, and its parameters. */
export interface ConsentRedirect {
  redirect_uri: string;
  state: string | null;
  /** The number of the code; null if the authorisation failed. */
  code: number | null;
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

/** The redirect of an authorisation that has ended; `code` is the newest of an approved one. */
export const redirectOf = (
  authorisation: ConsentAuthorisation,
  code: number | null,
): ConsentRedirect | null => {
  const { terms, outcome } = authorisation;
  if (outcome === null) return null;
  const { redirect_uri, state } = terms;
  if (outcome === "APPROVED") {
    const approved = { redirect_uri, state, code, error: null, error_description: null };
    return code === null ? withoutCode(approved) : approved;
  }
  const gaveUp = outcome === "CUSTOMER_REJECTED" && isBankAway(authorisation);
  const error = gaveUp ? "temporarily_unavailable" : "access_denied";
  const error_description = gaveUp
    ? "The bank could not be reached, and the customer gave up."
    : descriptions[outcome];
  return { redirect_uri, state, code: null, error, error_description };
};

/**
 * The redirect after a code was redeemed: the app has its answer, so an open page only leads back
 * to it.
 */
export const withoutCode = (redirect: ConsentRedirect): ConsentRedirect => ({
  ...redirect,
  code: null,
  error: "server_error",
  error_description: "The code was used or has expired.",
});

/**
 * Its address: `code` is the text of the code. iss and consent_id are always there [RFC 9207];
 * state only if the TPP sent one.
 */
export const redirectAddress = (
  { redirect_uri, state, error, error_description }: ConsentRedirect,
  { issuer, consent_id, code }: { issuer: string; consent_id: string; code: string | null },
): string =>
  addressWith(redirect_uri, { code, error, error_description, consent_id, state, iss: issuer });

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
