import * as v from "valibot";
import { type DataScope, dataScopes } from "../../base/kernel/answer-words.ts";
import { idOf, text } from "../../base/kernel/fields.ts";
import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import { refuseStranger } from "../../base/platform/budget.ts";
import { type Guard, guard, type UnparsedCall } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { limitConsent, limitTpp } from "../../network/parties/limits.ts";
import { readTpp, type TppRecord } from "../../network/parties/tpps.ts";
import { asChallenge, type VerifiedToken, verifyToken } from "../oauth/access-token.ts";
import { takeOnce } from "../oauth/client-guard.ts";
import { CLIENT_SCOPE, clientTokenScheme, consentTokenScheme, covers } from "../oauth/scopes.ts";
import { isBoundEnough } from "../oauth/security-profile.ts";
import { readJti } from "../oauth/token-family.ts";
import { consentAddress, consentById, type TppViewer } from "./consent-record.ts";
import type { DataGrant } from "./views.ts";

/**
 * The guard of the open banking API (O7.1, O3.15). A row accepts the TPP's own token, the token of
 * a consent, or both. The order of checks is: token, DPoP, TPP, rate, X-Consent-Id, and then the
 * consent's object, which is asked at every use of its tokens.
 */
export interface TppCaller {
  tpp: TppRecord;
  /** The consent of the token; null for the TPP's own. */
  consent_id: string | null;
}

/** The TPP, in the form that views of consents take. */
export const tppViewerOf = ({ tpp: { tpp_id, mode } }: TppCaller): TppViewer => ({ tpp_id, mode });

/** A TPP that may read account data. */
export interface DataCaller extends TppCaller {
  consent_id: string;
  /** The token's scopes, at most those of the consent and of the TPP. */
  scopes: readonly DataScope[];
  grant: DataGrant;
}

type TokenCall = UnparsedCall<GatewayEnv>;

interface Shown extends VerifiedToken {
  tpp: TppRecord;
  /** Gives the TPP its request back. */
  refund(): void;
  /** Those of the token that the TPP still has: one that the operator takes counts at once. */
  scopes: readonly DataScope[];
}

const proofHeader = {
  DPoP: v.exactOptional(
    text("A proof, beside a token that is bound to a key [RFC 9449 § 7.1].", "eyJ0eXAiOiJk…"),
  ),
};

const consentId = idOf("cns", "The consent of the access token.");

const tokenRefusals = ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"] as const;
const consentRefusals = ["CONSENT_MISMATCH", "NOT_FOUND", "CONSENT_ID_REQUIRED"] as const;

/** Reads a token with its binding, and checks that its TPP is not suspended. */
const readToken = async (call: TokenCall): Promise<Result<Shown>> => {
  const verified = await verifyToken(call.env, call.request);
  if (!verified.ok) return refuseStranger(call, verified);
  const tpp = await readTpp(call.env, verified.value.claims.client_id);
  if (!tpp) return refuseStranger(call);
  const allowed = await limitTpp(call, tpp.tpp_id);
  if (!allowed.ok) return allowed;
  // @rule O2.6
  if (tpp.status === "SUSPENDED") {
    return refuse("FORBIDDEN", { message: "This TPP is suspended. Ask the operator." });
  }
  const refund = () => allowed.refund(1);
  // @rule O2.12
  if (!isBoundEnough(tpp, verified.value.claims)) {
    const message = "This TPP's tokens must be bound to a DPoP key. Get one with a proof.";
    return refuseUnproved(call, refuse("UNAUTHENTICATED", { message, bound: true }), refund);
  }
  const scopes = scopesOf(verified.value.claims.scope);
  return ok({
    ...verified.value,
    tpp,
    // @rule O2.7
    scopes: scopes.filter((scope) => covers(tpp.scopes, scope)),
    refund,
  });
};

/**
 * A token that has ended costs its TPP nothing, because anyone who kept it can show it. So nothing
 * counts for the TPP that is refused before the token's issuer has said whether it is alive.
 */
const refuseUnproved = (call: TokenCall, refusal: Refusal, ...refunds: (() => void)[]) => {
  for (const refund of refunds) refund();
  return refuseStranger(call, refusal);
};

const scopesOf = (scope: string): DataScope[] => {
  const words = scope.split(" ");
  return dataScopes.filter((known) => words.includes(known));
};

/** The tokens that a row accepts. */
interface Accepted {
  /** Whether the TPP's own token is good here. */
  own: boolean;
  /**
   * A consent's token must have one of these scopes; null for that of the consent in the path;
   * absent where no consent's token is good.
   */
  needs?: readonly DataScope[] | null;
}

const contractOf = ({ own, needs }: Accepted) => {
  const named = own ? v.exactOptional(consentId) : consentId;
  const ofConsents = needs !== undefined;
  return {
    accepts: [...(own ? [clientTokenScheme] : []), ...(ofConsents ? [consentTokenScheme] : [])],
    limited: true,
    // Where either token is good, no scope is required of both.
    scopes: own ? (ofConsents ? [] : [CLIENT_SCOPE]) : (needs ?? []),
    headers: v.object(ofConsents ? { ...proofHeader, "X-Consent-Id": named } : proofHeader),
    refusals: [
      ...tokenRefusals,
      ...(ofConsents ? consentRefusals : []),
      ...(needs === null ? [] : (["INSUFFICIENT_SCOPE"] as const)),
    ],
  };
};

/**
 * Whether the row accepts a token of this consent, or the TPP's own, which has none. With a
 * consent's token, any other consent in the path is not found, whether it exists or not. With the
 * TPP's own token, the step checks the owner.
 */
const checkRow = (
  { path, request }: TokenCall,
  consent_id: string | undefined,
  { own, needs }: Accepted,
): Result<null> => {
  if (consent_id === undefined && !own) {
    const message = "This needs the token of a consent. Get one with a customer's approval.";
    return refuse("INSUFFICIENT_SCOPE", { message });
  }
  if (consent_id !== undefined && needs === undefined) {
    const message = "This needs the TPP's own token. Get one with client_credentials.";
    return refuse("INSUFFICIENT_SCOPE", { message });
  }
  const named = consent_id ?? (needs === null ? path.id : undefined);
  if (named === undefined) return ok(null);
  const header = request.headers.get("x-consent-id");
  const checked = checkConsentHeader(header, named, { required: needs !== null });
  if (!checked.ok) return checked;
  return needs === null && named !== path.id ? refuse("NOT_FOUND") : ok(null);
};

/** Asks the consent's object whether the token may be used, and for a view if it may. */
const askConsent = async (
  call: TokenCall,
  { claims, proof, scopes, refund }: Shown,
  consent_id: string,
  { own, needs = null }: Accepted,
): Promise<Result<string | null>> => {
  const allowed = await limitConsent(call, consent_id);
  if (!allowed.ok) return refuseUnproved(call, allowed, refund);
  const token = readJti(consent_id, claims.jti);
  const { correlationId, traceparent, path } = call;
  const account_id = path.account_id ?? null;
  const turn =
    token &&
    (await consentById(call.env, consent_id)?.act(
      { type: "use_token", ...token, scopes, needs, account_id, proof },
      { correlationId, traceparent },
      own ? undefined : { view: "data", account_id },
    ));
  const refusal = turn ? turn.refusal : refuse("UNAUTHENTICATED");
  if (refusal?.problem.code === "UNAUTHENTICATED") {
    return refuseUnproved(call, refusal, refund, () => allowed.refund(1));
  }
  return refusal ? asChallenge(refusal) : (turn?.view ?? ok(null));
};

/** The one guard: `callerOf` makes the step's caller of the token and of the object's view. */
const tokenGuard = <Caller>(
  accepted: Accepted,
  callerOf: (shown: Shown, view: string | null) => Caller,
): Guard<GatewayEnv, Caller> =>
  guard(contractOf(accepted), async (call) => {
    const shown = await readToken(call);
    if (!shown.ok) return shown;
    const { tpp, claims, proof, refund } = shown.value;
    const { consent_id } = claims;
    const fits = checkRow(call, consent_id, accepted);
    if (!fits.ok) return refuseUnproved(call, fits, refund);
    if (consent_id === undefined) {
      const used = await takeOnce(call.env, tpp.tpp_id, { assertion: null, proof });
      return used.ok ? ok(callerOf(shown.value, null)) : asChallenge(used);
    }
    const asked = await askConsent(call, shown.value, consent_id, accepted);
    return asked.ok ? ok(callerOf(shown.value, asked.value)) : asked;
  });

const tppCallerOf = ({ tpp, claims }: Shown): TppCaller => ({
  tpp,
  consent_id: claims.consent_id ?? null,
});

/** The TPP's own token only. @rule O3.15 */
export const clientToken = tokenGuard({ own: true }, tppCallerOf);

/** The TPP's own token, or that of the consent in the path. @rule O3.15 */
export const clientOrConsentToken = tokenGuard({ own: true, needs: null }, tppCallerOf);

/**
 * The TPP's own token, or a consent's token with one of these scopes. So orders and mandates can be
 * read and cancelled after their consent's end.
 */
export const clientOrScopedToken = (needs: readonly DataScope[]) =>
  tokenGuard({ own: true, needs }, tppCallerOf);

/** A consent's token with one of these scopes, for the account in the path if it names one. */
export const consentToken = (needs: readonly DataScope[]): Guard<GatewayEnv, DataCaller> =>
  tokenGuard({ own: false, needs }, ({ tpp, scopes }, view) => {
    const grant = JSON.parse(view ?? "null") as DataGrant;
    return { tpp, consent_id: grant.consent_id, scopes, grant };
  });

/**
 * Checks X-Consent-Id against an access token. Several headers arrive joined by commas, so they are
 * malformed. Another consent is CONSENT_MISMATCH, whether it exists or not. Where the path names
 * the consent, the header may be absent.
 * @rule O7.1
 */
export const checkConsentHeader = (
  header: string | null,
  tokensConsent: string | null,
  { required }: { required: boolean },
): Result<null> => {
  if (header === null && !required) return ok(null);
  if (header === null || consentAddress.hexOf(header) === null) {
    return refuse("CONSENT_ID_REQUIRED");
  }
  return header === tokensConsent ? ok(null) : refuse("CONSENT_MISMATCH");
};
