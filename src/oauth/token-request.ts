import { ok, type Result, refuse } from "../kernel/result.ts";
import type { Form } from "../platform/request-body.ts";
import { isCodeVerifier } from "./authorisation-code.ts";

/** The parameters of a token request, without its credentials [RFC 6749 § 4.1.3, § 4.4.2, § 6]. */
export type TokenRequest = { idempotency_key: string | null } & (
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
  | { grant_type: "client_credentials"; scope: string | null }
);

const refuseParameter = (name: string, reason: string) =>
  refuse("INVALID_REQUEST", { message: `${name} ${reason}` });

const missing = (name: string) => refuseParameter(name, "is missing. Send it.");

/**
 * Reads the request. `keyHeader` is its Idempotency-Key: clients that cannot send headers use the
 * parameter idempotency_key.
 */
export const readTokenRequest = (form: Form, keyHeader: string | null): Result<TokenRequest> => {
  const key = readFormKey(keyHeader, form);
  if (!key.ok) return key;
  const idempotency_key = key.value;
  const { grant_type, code, code_verifier, refresh_token } = form;
  const scope = form.scope ?? null;
  const consent_id = form.consent_id ?? null;
  switch (grant_type) {
    case undefined:
      return missing("grant_type");
    case "authorization_code": {
      if (code === undefined) return missing("code");
      if (code_verifier === undefined) return missing("code_verifier");
      // @rule O3.17
      if (!isCodeVerifier(code_verifier)) {
        return refuseParameter("code_verifier", "must be 43 to 128 unreserved characters.");
      }
      const redirect_uri = form.redirect_uri ?? null;
      return ok({ idempotency_key, grant_type, code, code_verifier, redirect_uri, consent_id });
    }
    case "refresh_token":
      return refresh_token === undefined
        ? missing("refresh_token")
        : ok({ idempotency_key, grant_type, refresh_token, scope, consent_id });
    case "client_credentials":
      return ok({ idempotency_key, grant_type, scope });
    default:
      return refuse("UNSUPPORTED_GRANT_TYPE");
  }
};

/** The idempotency key of a form: its header, or the parameter of clients that cannot send one. */
export const readFormKey = (header: string | null, form: Form): Result<string | null> => {
  const parameter = form.idempotency_key ?? null;
  if (header !== null && parameter !== null && header !== parameter) {
    return refuseParameter("idempotency_key", "differs from the header Idempotency-Key.");
  }
  const key = header ?? parameter;
  return key === null || /^[\x20-\x7e]{1,255}$/.test(key)
    ? ok(key)
    : refuseParameter("idempotency_key", "must be 1 to 255 printable characters.");
};
