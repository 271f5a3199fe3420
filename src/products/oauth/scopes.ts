import { type DataScope, dataScopes } from "../../base/kernel/answer-words.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { OAuthFlow, SecurityScheme } from "../../base/platform/contract.ts";

/** The scope of a client's own token, which involves no customer. @rule O3.1 */
export const CLIENT_SCOPE = "consents:write";

const isDataScope = (text: string): text is DataScope =>
  (dataScopes as readonly string[]).includes(text);

/** The one name of a scope that has two. @rule O5.4 */
const canonicalScope = (scope: DataScope): DataScope =>
  scope === "payments:initiate" ? "payments:write" : scope;

/** Whether the granted scopes cover this one, under either of its names. */
export const covers = (granted: readonly DataScope[], wanted: DataScope): boolean =>
  granted.some((scope) => canonicalScope(scope) === canonicalScope(wanted));

/** Whether they cover each of these. */
export const coverAll = (granted: readonly DataScope[], wanted: readonly DataScope[]): boolean =>
  wanted.every((scope) => covers(granted, scope));

/** The words of a scope parameter [RFC 6749 § 3.3]; null if it is malformed. */
const wordsOf = (text: string): string[] | null =>
  /^[\x21\x23-\x5b\x5d-\x7e]+(?: [\x21\x23-\x5b\x5d-\x7e]+)*$/.test(text) ? text.split(" ") : null;

/**
 * The scopes of a new consent. Unknown and repeated scopes are refused with INVALID_SCOPE, and so
 * are scopes that the client or the bank does not have. The names stay as the client wrote them.
 */
export const askedScopes = (
  words: readonly string[],
  allowed: { client: readonly DataScope[]; bank: readonly DataScope[] },
): Result<DataScope[]> => {
  const scopes = words.filter(isDataScope);
  // @rule O1.8
  if (scopes.length === 0 || scopes.length < words.length) return refuseScope("is unknown");
  if (new Set(scopes.map(canonicalScope)).size < scopes.length) return refuseScope("is repeated");
  if (!scopes.every((scope) => covers(allowed.client, scope))) {
    return refuseScope("is not registered for this client");
  }
  return scopes.every((scope) => covers(allowed.bank, scope))
    ? ok(scopes)
    : refuseScope("is not offered by this bank");
};

/** The same for the scope parameter of a request. */
export const readAskedScopes = (
  text: string,
  allowed: { client: readonly DataScope[]; bank: readonly DataScope[] },
): Result<DataScope[]> => askedScopes(wordsOf(text) ?? [], allowed);

/**
 * The scopes of the next access token: those asked for, at most the granted ones; without a
 * parameter all of them [RFC 6749 § 6]. They keep the order and the names of the grant.
 * @rule O3.9
 */
export const narrowScopes = (
  granted: readonly DataScope[],
  asked: string | null,
): Result<DataScope[]> => {
  if (asked === null) return ok([...granted]);
  const words = wordsOf(asked) ?? [];
  const scopes = words.filter(isDataScope);
  const isGranted = scopes.every((scope) => covers(granted, scope));
  if (scopes.length === 0 || scopes.length < words.length || !isGranted) {
    return refuseScope("was not granted");
  }
  return ok(granted.filter((scope) => covers(scopes, scope)));
};

/** The scope of a client's own token. There is only one, which is the default. */
export const readClientScope = (asked: string | null): Result<typeof CLIENT_SCOPE> =>
  asked === null || asked === CLIENT_SCOPE
    ? ok(CLIENT_SCOPE)
    : refuseScope(`is not ${CLIENT_SCOPE}, the only one of a client's own token`);

const refuseScope = (reason: string) =>
  refuse("INVALID_SCOPE", { message: `A scope ${reason}. Correct the scope.` });

/** The permission of each scope, for the documents. */
const dataScopeTexts: Record<DataScope, string> = {
  "accounts:read": "Read the accounts that the customer shares.",
  "balances:read": "Read their balances.",
  "transactions:read": "Read their transactions.",
  "standing-orders:read": "Read their standing orders.",
  "payments:write": "Confirm funds, and initiate payments.",
  "payments:initiate": "Another name of payments:write.",
  "mandates:write": "Create mandates, and charge them.",
};

const scheme = (name: string, description: string, oauth: OAuthFlow): SecurityScheme => ({
  name,
  header: null,
  oauth,
  description: `${description} Send a token that is bound to a key as DPoP, with a proof.`,
});

/** The access tokens of the open banking API. */
export const clientTokenScheme = scheme(
  "clientToken",
  "A TPP's own access token, from the client_credentials grant.",
  {
    grant: "clientCredentials",
    scopes: {
      [CLIENT_SCOPE]:
        "Ask for consents, read and end them; read and cancel payment orders and mandates, and " +
        "read events.",
    },
  },
);

export const consentTokenScheme = scheme(
  "consentToken",
  "The access token of one consent, from the authorization_code or refresh_token grant.",
  { grant: "authorizationCode", scopes: dataScopeTexts },
);
