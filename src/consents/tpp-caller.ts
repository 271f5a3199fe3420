import * as v from "valibot";
import { type DataScope, dataScopes } from "../kernel/data-scopes.ts";
import { idOf, text } from "../kernel/fields.ts";
import { ok, type Refusal, type Result, refuse } from "../kernel/result.ts";
import { takeOnce } from "../oauth/client-guard.ts";
import { CLIENT_SCOPE, covers } from "../oauth/scopes.ts";
import { readJti } from "../oauth/token-family.ts";
import { clientTokenScheme, consentTokenScheme } from "../oauth/token-schemes.ts";
import { asChallenge, type VerifiedToken, verifyToken } from "../oauth/verify-token.ts";
import { limitConsent, limitTpp } from "../parties/limits.ts";
import { readTpp, type TppRecord } from "../parties/tpps.ts";
import { type Guard, guard, type UnparsedCall } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { refuseStranger } from "../platform/limits.ts";
import { consentById } from "./consent-address.ts";
import { checkConsentHeader } from "./consent-header.ts";
import type { ConsentView, TppViewer } from "./consent-record.ts";
import type { DataGrant } from "./views.ts";

/**
 * The guards of the open banking API (O7.1, O3.15). A row accepts the TPP's own token, the token of
 * a consent, or both. The order of checks is: token, DPoP, TPP, rate, X-Consent-Id, and then the
 * consent's object, which is asked at every use of its tokens.
 */
export interface TppCaller {
  tpp: TppRecord;
  /** The consent of the token; null for the TPP's own. */
  consent_id: string | null;
}

/** The TPP, in the form that views of consents take. */
export const viewerOf = ({ tpp: { tpp_id, mode } }: TppCaller): TppViewer => ({ tpp_id, mode });

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

const consentId = idOf("cns", "The consent of the access token.");

const proofHeader = {
  DPoP: v.exactOptional(
    text("A proof, beside a token that is bound to a key [RFC 9449 § 7.1].", "eyJ0eXAiOiJk…"),
  ),
};

const tokenRefusals = ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"] as const;
const consentRefusals = [...tokenRefusals, "CONSENT_MISMATCH", "NOT_FOUND"] as const;

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
  const scopes = scopesOf(verified.value.claims.scope);
  return ok({
    ...verified.value,
    tpp,
    // @rule O2.7
    scopes: scopes.filter((scope) => covers(tpp.scopes, scope)),
    refund: () => allowed.refund(1),
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

/** The TPP's own token, for creating, reading and ending consents. */
const takeClientToken = async (
  call: TokenCall,
  { tpp, claims, proof, refund }: Shown,
): Promise<Result<TppCaller>> => {
  if (claims.scope !== CLIENT_SCOPE) {
    const refusal = refuse("INSUFFICIENT_SCOPE", { message: needsClient });
    return refuseUnproved(call, refusal, refund);
  }
  const used = await takeOnce(call.env, tpp.tpp_id, { assertion: null, proof });
  return used.ok ? ok({ tpp, consent_id: null }) : asChallenge(used);
};

const needsClient = "This needs the TPP's own token. Get one with client_credentials.";
const needsConsent = "This needs the token of a consent. Get one with a customer's approval.";

const isDead = ({ problem }: Refusal): boolean => problem.code === "UNAUTHENTICATED";

/** A question to the consent's object about a use of its token. */
interface Use {
  consent_id: string;
  needs: readonly DataScope[] | null;
  account_id: string | null;
}

/** Asks the consent's object whether the token may be used, and for a view if it may. */
const askConsent = async (
  call: TokenCall,
  { claims, proof, scopes, refund }: Shown,
  { consent_id, ...use }: Use,
  view?: ConsentView,
): Promise<Result<string | null>> => {
  const allowed = await limitConsent(call, consent_id);
  if (!allowed.ok) return refuseUnproved(call, allowed, refund);
  const token = readJti(consent_id, claims.jti);
  const stub = consentById(call.env, consent_id);
  const refunds = [refund, () => allowed.refund(1)];
  if (!token || !stub) return refuseUnproved(call, refuse("UNAUTHENTICATED"), ...refunds);
  const { correlationId, traceparent } = call;
  const turn = await stub.act(
    { type: "use_token", ...token, ...use, scopes, proof },
    { correlationId, traceparent },
    view,
  );
  if (!turn) return refuseUnproved(call, refuse("UNAUTHENTICATED"), ...refunds);
  if (turn.refusal) {
    return isDead(turn.refusal)
      ? refuseUnproved(call, turn.refusal, ...refunds)
      : asChallenge(turn.refusal);
  }
  return turn.view ?? ok(null);
};

const scopesOf = (scope: string): DataScope[] => {
  const words = scope.split(" ");
  return dataScopes.filter((known) => words.includes(known));
};

/** The TPP's own token only. @rule O3.15 */
export const clientToken: Guard<GatewayEnv, TppCaller> = guard(
  {
    accepts: [clientTokenScheme],
    limited: true,
    scopes: [CLIENT_SCOPE],
    headers: v.object(proofHeader),
    refusals: [...tokenRefusals, "INSUFFICIENT_SCOPE"],
  },
  async (call) => {
    const shown = await readToken(call);
    return shown.ok ? takeClientToken(call, shown.value) : shown;
  },
);

/**
 * The TPP's own token, or that of the consent in the path. With a consent's token, any other
 * consent is not found, whether it exists or not. With the TPP's own token, the step checks the
 * owner.
 * @rule O3.15
 */
export const clientOrConsentToken: Guard<GatewayEnv, TppCaller> = guard(
  {
    accepts: [clientTokenScheme, consentTokenScheme],
    limited: true,
    headers: v.object({ ...proofHeader, "X-Consent-Id": v.exactOptional(consentId) }),
    refusals: [...consentRefusals, "CONSENT_ID_REQUIRED"],
  },
  async (call) => {
    const shown = await readToken(call);
    if (!shown.ok) return shown;
    const { tpp, claims, refund } = shown.value;
    const { id = "" } = call.path;
    const consent_id = claims.consent_id ?? null;
    const header = call.request.headers.get("x-consent-id");
    const checked = checkConsentHeader(header, consent_id ?? id, { required: false });
    if (!checked.ok) return refuseUnproved(call, checked, refund);
    if (consent_id === null) return takeClientToken(call, shown.value);
    if (consent_id !== id) return refuseUnproved(call, refuse("NOT_FOUND"), refund);
    const use = { consent_id, needs: null, account_id: null };
    const asked = await askConsent(call, shown.value, use);
    return asked.ok ? ok({ tpp, consent_id }) : asked;
  },
);

/** A consent's token with one of these scopes, for the account in the path if it names one. */
export const consentToken = (needs: readonly DataScope[]): Guard<GatewayEnv, DataCaller> =>
  guard(
    {
      accepts: [consentTokenScheme],
      limited: true,
      scopes: needs,
      headers: v.object({ ...proofHeader, "X-Consent-Id": consentId }),
      refusals: [...consentRefusals, "CONSENT_ID_REQUIRED", "INSUFFICIENT_SCOPE"],
    },
    async (call) => {
      const shown = await readToken(call);
      if (!shown.ok) return shown;
      const { tpp, claims, scopes, refund } = shown.value;
      const { consent_id } = claims;
      if (consent_id === undefined) {
        const refusal = refuse("INSUFFICIENT_SCOPE", { message: needsConsent });
        return refuseUnproved(call, refusal, refund);
      }
      const header = call.request.headers.get("x-consent-id");
      const checked = checkConsentHeader(header, consent_id, { required: true });
      if (!checked.ok) return refuseUnproved(call, checked, refund);
      const { account_id = null } = call.path;
      const view = { view: "data", account_id } as const;
      const asked = await askConsent(call, shown.value, { consent_id, needs, account_id }, view);
      if (!asked.ok) return asked;
      const grant = JSON.parse(asked.value ?? "null") as DataGrant;
      return ok({ tpp, consent_id, scopes, grant });
    },
  );

/**
 * The TPP's own token, or a consent's token with one of these scopes. So orders and mandates can be
 * read and cancelled after their consent's end.
 */
export const clientOrScopedToken = (needs: readonly DataScope[]): Guard<GatewayEnv, TppCaller> =>
  guard(
    {
      accepts: [clientTokenScheme, consentTokenScheme],
      limited: true,
      headers: v.object({ ...proofHeader, "X-Consent-Id": v.exactOptional(consentId) }),
      refusals: [...consentRefusals, "CONSENT_ID_REQUIRED", "INSUFFICIENT_SCOPE"],
    },
    async (call) => {
      const shown = await readToken(call);
      if (!shown.ok) return shown;
      const { tpp, claims, refund } = shown.value;
      const { consent_id } = claims;
      if (consent_id === undefined) return takeClientToken(call, shown.value);
      const header = call.request.headers.get("x-consent-id");
      const checked = checkConsentHeader(header, consent_id, { required: true });
      if (!checked.ok) return refuseUnproved(call, checked, refund);
      const asked = await askConsent(call, shown.value, { consent_id, needs, account_id: null });
      return asked.ok ? ok({ tpp, consent_id }) : asked;
    },
  );
