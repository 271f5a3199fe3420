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

export const readTokenRequest = (form: Form): Result<TokenRequest> => {
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
