import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Form } from "../../base/platform/request-body.ts";
import { unverifiedSubject } from "./client-assertion.ts";

/** The credentials of a request, under the method names of the metadata [RFC 8414]. */
export type Credentials =
  | { method: "client_secret_basic" | "client_secret_post"; client_id: string; secret: string }
  | { method: "private_key_jwt"; client_id: string; assertion: string }
  /** Null: the consent_id of the request names the client (O2.8). */
  | { method: "none"; client_id: string | null };

/** [RFC 7523 § 2.2] */
const JWT_BEARER = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

const invalidClient = (message?: string) =>
  refuse("INVALID_CLIENT", message === undefined ? {} : { message });

/**
 * The credentials of a request [RFC 6749 § 2.3]. At most one method may be used; a client_id beside
 * it must be the same client.
 */
export const readCredentials = (authorization: string | null, form: Form): Result<Credentials> => {
  const shown = [
    ...(authorization === null ? [] : [() => readBasic(authorization)]),
    ...(form.client_secret === undefined ? [] : [() => readPost(form)]),
    ...(form.client_assertion === undefined && form.client_assertion_type === undefined
      ? []
      : [() => readAssertion(form)]),
  ];
  // @rule O2.2
  if (shown.length > 1) {
    return refuse("INVALID_REQUEST", {
      message: "The client is authenticated in two ways. Use one of them.",
    });
  }
  const credentials = (shown[0] ?? (() => readNone(form)))();
  if (!credentials.ok) return credentials;
  const isSame = form.client_id === undefined || form.client_id === credentials.value.client_id;
  return isSame
    ? credentials
    : refuse("INVALID_REQUEST", { message: "client_id is another client's. Correct it." });
};

/** Both halves are form-encoded before they are joined [RFC 6749 § 2.3.1]. */
const readBasic = (authorization: string): Result<Credentials> => {
  const [, encoded] = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(authorization) ?? [];
  const pair = encoded === undefined ? null : decodeBase64(encoded);
  const [, id, text] = /^([^:]*):(.*)$/s.exec(pair ?? "") ?? [];
  const client_id = formDecode(id ?? "");
  const secret = formDecode(text ?? "");
  return client_id && secret
    ? ok({ method: "client_secret_basic", client_id, secret })
    : invalidClient("The Authorization header is not well-formed. Send Basic credentials.");
};

const decodeBase64 = (text: string): string | null => {
  try {
    return atob(text);
  } catch {
    return null;
  }
};

/** One form-encoded text; null if it is malformed [RFC 6749 appendix B]. */
const formDecode = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return null;
  }
};

const readPost = ({ client_id, client_secret }: Form): Result<Credentials> =>
  client_id !== undefined && client_secret !== undefined
    ? ok({ method: "client_secret_post", client_id, secret: client_secret })
    : invalidClient("client_id is missing beside client_secret. Send both.");

const readAssertion = (form: Form): Result<Credentials> => {
  const { client_assertion: assertion, client_assertion_type: type } = form;
  if (assertion === undefined || type !== JWT_BEARER) {
    return invalidClient(`Send client_assertion, with ${JWT_BEARER} as client_assertion_type.`);
  }
  const client_id = unverifiedSubject(assertion);
  return client_id === null
    ? invalidClient("client_assertion is not a JWT with a sub. Send one.")
    : ok({ method: "private_key_jwt", client_id, assertion });
};

const readNone = ({ client_id, consent_id }: Form): Result<Credentials> =>
  client_id === undefined && consent_id === undefined
    ? invalidClient("The client is not named. Send client_id, or authenticate.")
    : ok({ method: "none", client_id: client_id ?? null });
