import type { Redirect } from "../../approvals/approval-view.ts";
import { isoTime } from "../../base/platform/clock.ts";
import { codeEndsAt } from "../oauth/authorisation-code.ts";
import type { ConsentAuthorisation, ConsentRecord, RejectionReason } from "./consent-record.ts";

/** The customer's redirect after the page, with the code that it carries. */
export interface ConsentRedirect extends Redirect {
  /** The number of the code; null if there is none. */
  code: number | null;
  /** When the code expires; null without one. */
  code_ends_at: string | null;
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

/**
 * The redirect of an authorisation that has ended. consent_id is in every answer; state only if the
 * TPP sent one.
 * @rule O4.4
 */
export const redirectOf = ({
  terms: { consent_id, tpp_id },
  state: status,
  authorisation,
  code,
}: ConsentRecord): ConsentRedirect | null => {
  const { terms, outcome } = authorisation;
  if (outcome === null) return null;
  const { redirect_uri: address, state } = terms;
  /** [RFC 6749 § 4.1.2.1] */
  const answer = (error: string | null, error_description: string | null): ConsentRedirect => ({
    tpp_id,
    address,
    names_issuer: true,
    code: null,
    code_ends_at: null,
    parameters: { code: null, error, error_description, consent_id, state },
  });
  if (outcome === "APPROVED") {
    // The app has its answer, and a second one with the same state could replace it.
    if (code?.redeemed) return { ...answer(null, null), parameters: null };
    return code && status === "AUTHORISED"
      ? { ...answer(null, null), code: code.number, code_ends_at: isoTime(codeEndsAt(code)) }
      : withoutCode(answer(null, null));
  }
  return outcome === "CUSTOMER_REJECTED" && isBankAway(authorisation)
    ? answer("temporarily_unavailable", "The bank could not be reached, and the customer gave up.")
    : answer("access_denied", descriptions[outcome]);
};

/** The redirect when no code is made any more, and none was redeemed. */
export const withoutCode = (redirect: ConsentRedirect): ConsentRedirect => ({
  ...redirect,
  code: null,
  code_ends_at: null,
  parameters: {
    ...redirect.parameters,
    error: "server_error",
    error_description: "The code has expired.",
  },
});
