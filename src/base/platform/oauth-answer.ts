import {
  type Problem,
  type ProblemCode,
  problemMessage,
  problemRetryable,
  problemStatus,
} from "../kernel/problems.ts";

/**
 * The answers of OAuth endpoints: `error` is a string [RFC 6749 § 5.2], next to the members of the
 * gateway's own error object for programs that know it (O1.4).
 */
export interface OAuthRefusal {
  error: string;
  error_description: string;
  code: ProblemCode;
  retryable: boolean;
  correlation_id: string;
}

/** The codes that an RFC defines, in capitals. */
const ownCodes: ReadonlySet<ProblemCode> = new Set([
  "INVALID_REQUEST",
  "INVALID_CLIENT",
  "INVALID_GRANT",
  "INVALID_SCOPE",
  "INVALID_DPOP_PROOF",
  "UNAUTHORIZED_CLIENT",
  "UNSUPPORTED_GRANT_TYPE",
  "UNSUPPORTED_TOKEN_TYPE",
  "UNSUPPORTED_RESPONSE_TYPE",
  "REQUEST_NOT_SUPPORTED",
  "INVALID_AUTHORIZATION_DETAILS",
]);

// @rule O1.5
const errorOf = (problem: Problem): string => {
  if (ownCodes.has(problem.code)) return problem.code.toLowerCase();
  const status = problemStatus(problem);
  if (status === 429 || status === 503) return "temporarily_unavailable";
  return status >= 500 ? "server_error" : "invalid_request";
};

/** Printable ASCII without quotes and backslashes [RFC 6749 § 5.2]. */
const describe = (text: string): string =>
  text.replaceAll('"', "'").replace(/[^\x20-\x5b\x5d-\x7e]/gu, "?");

// @rule O1.4
export const oauthRefusal = (problem: Problem, correlationId: string): OAuthRefusal => ({
  error: errorOf(problem),
  error_description: describe(problemMessage(problem)),
  code: problem.code,
  retryable: problemRetryable(problem),
  correlation_id: correlationId,
});

/**
 * Leaves out members without a value, because libraries refuse null where they expect a text.
 * @rule G1.8
 */
export const oauthBody = (body: object | string | null): object | string | null =>
  typeof body === "object" && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
    : body;
