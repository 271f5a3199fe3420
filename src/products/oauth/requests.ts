import type { ProblemCode } from "../../base/kernel/problems.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Form } from "../../base/platform/request-body.ts";
import { isCodeVerifier } from "./authorisation-code.ts";

/** The parameters of a token request, without its credentials [RFC 6749 § 4.1.3, § 4.4.2, § 6]. */
export type TokenRequest =
  | {
      grant_type: "authorization_code";
      code: string;
      code_verifier: string;
      redirect_uri: string | null;
      consent_id: string | null;
    }
  | {
      grant_type: "refresh_token";
      refresh_token: string;
      scope: string | null;
      consent_id: string | null;
    }
  | { grant_type: "client_credentials"; scope: string | null };

const refuseParameter = (name: string, reason: string) =>
  refuse("INVALID_REQUEST", { message: `${name} ${reason}` });

const missing = (name: string) => refuseParameter(name, "is missing. Send it.");

/** `fapi2`: the client is held to FAPI 2.0, whose tests want invalid_grant for no code_verifier. */
export const readTokenRequest = (
  form: Form,
  { fapi2 }: { fapi2: boolean },
): Result<TokenRequest> => {
  const { grant_type, code, code_verifier, refresh_token } = form;
  const scope = form.scope ?? null;
  const consent_id = form.consent_id ?? null;
  switch (grant_type) {
    case undefined:
      return missing("grant_type");
    case "authorization_code": {
      if (code === undefined) return missing("code");
      // @rule O3.17
      if (code_verifier === undefined) {
        return fapi2 ? refuse("INVALID_GRANT") : missing("code_verifier");
      }
      if (!isCodeVerifier(code_verifier)) {
        return refuseParameter("code_verifier", "must be 43 to 128 unreserved characters.");
      }
      const redirect_uri = form.redirect_uri ?? null;
      return ok({ grant_type, code, code_verifier, redirect_uri, consent_id });
    }
    case "refresh_token":
      return refresh_token === undefined
        ? missing("refresh_token")
        : ok({ grant_type, refresh_token, scope, consent_id });
    case "client_credentials":
      return ok({ grant_type, scope });
    default:
      return refuse("UNSUPPORTED_GRANT_TYPE");
  }
};

/**
 * The parameters of a pushed authorisation request [RFC 9126 § 2.1]. Their values are checked
 * later.
 */
export interface ParRequest {
  bank_handle: string;
  redirect_uri: string;
  scope: string;
  code_challenge: string;
  /** If absent it is `plain` [RFC 7636 § 4.3], which is refused later. */
  code_challenge_method: string;
  state: string | null;
  expiry_days: number | null;
  purpose: string | null;
  reference: string | null;
  dpop_jkt: string | null;
}

/** Unsupported parameters, each with its refusal, in this order. @rule O4.6 */
const unsupported: readonly (readonly [
  asks: (form: Form) => boolean,
  code: ProblemCode,
  message?: string,
])[] = [
  [
    ({ request_uri }) => request_uri !== undefined,
    "INVALID_REQUEST",
    "request_uri must not be in a pushed request. Leave it out.",
  ],
  [({ request }) => request !== undefined, "REQUEST_NOT_SUPPORTED"],
  [
    ({ authorization_details }) => authorization_details !== undefined,
    "INVALID_AUTHORIZATION_DETAILS",
  ],
  [
    ({ response_type }) => response_type === undefined,
    "INVALID_REQUEST",
    "response_type is missing. Send code.",
  ],
  [({ response_type }) => response_type !== "code", "UNSUPPORTED_RESPONSE_TYPE"],
  [
    ({ response_mode = "query" }) => response_mode !== "query",
    "INVALID_REQUEST",
    "response_mode must be query, or absent.",
  ],
];

/** @rule O4.6 */
const required = ["redirect_uri", "scope", "code_challenge", "bank_handle"] as const;

export const readParRequest = (form: Form): Result<ParRequest> => {
  const [, code, message] = unsupported.find(([asks]) => asks(form)) ?? [];
  if (code) return refuse(code, message === undefined ? {} : { message });
  const absent = required.find((name) => form[name] === undefined);
  if (absent) return refuse("INVALID_REQUEST", { message: `${absent} is missing. Send it.` });
  const { expiry_days } = form;
  if (expiry_days !== undefined && !/^[0-9]{1,5}$/.test(expiry_days)) {
    return refuse("INVALID_REQUEST", { message: "expiry_days must be a whole number." });
  }
  const { bank_handle = "", redirect_uri = "", scope = "", code_challenge = "" } = form;
  return ok({
    bank_handle,
    redirect_uri,
    scope,
    code_challenge,
    code_challenge_method: form.code_challenge_method ?? "plain",
    state: form.state ?? null,
    expiry_days: expiry_days === undefined ? null : Number(expiry_days),
    purpose: form.purpose ?? null,
    reference: form.reference ?? null,
    dpop_jkt: form.dpop_jkt ?? null,
  });
};
