import type { JWK } from "jose";
import { ok, type Refusal, type Result, refuseField } from "../../../base/kernel/result.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { checkPublicTarget, checkReturnAddress } from "../../../base/platform/targets.ts";
import { isAcceptedMethod, tppTargets } from "../../../network/parties/tpps.ts";
import { readKey } from "../../../products/oauth/client-keys.ts";
import type { TppSettings } from "./tpp-schemas.ts";

/** A TPP's settings, checked as a whole and in their stored form. */
export const checkTppSettings = async (
  env: GatewayEnv,
  mode: Mode,
  given: TppSettings,
): Promise<Result<TppSettings>> => {
  const refused = refuseMethod(env, mode, given) ?? refuseAddresses(env, mode, given);
  if (refused) return refused;
  if (given.jwks === null) return ok(given);
  const jwks = await publicKeys(given.jwks.keys);
  return jwks.ok ? ok({ ...given, jwks: { keys: jwks.value } }) : jwks;
};

const refuseMethod = (
  env: GatewayEnv,
  mode: Mode,
  { auth_method, jwks, jwks_uri }: TppSettings,
): Refusal | null => {
  if (!isAcceptedMethod(env, mode, auth_method)) {
    return refuseField("auth_method", "must not be NONE in live mode at this operator");
  }
  const sources = [jwks, jwks_uri].filter((source) => source !== null).length;
  if (auth_method === "PRIVATE_KEY_JWT") {
    return sources === 1 ? null : refuseField("jwks", "must be given, or else jwks_uri");
  }
  return sources === 0 ? null : refuseField("jwks", "is for the method PRIVATE_KEY_JWT only");
};

const refuseAddresses = (
  env: GatewayEnv,
  mode: Mode,
  { redirect_uris, jwks_uri, event_url }: TppSettings,
): Refusal | null => {
  const rules = tppTargets(env, mode);
  const called = Object.entries({ jwks_uri, event_url }).map(([field, uri]) =>
    uri === null ? ok(null) : checkPublicTarget(uri, { ...rules, field }),
  );
  const opened = redirect_uris.map((uri, place) => {
    const field = `redirect_uris.${place}`;
    // The parser keeps the mark of an empty query or fragment only in `href`.
    return /[?#]/.test(uri)
      ? refuseField(field, "must have neither query nor fragment")
      : checkReturnAddress(uri, { ...rules, field });
  });
  return [...called, ...opened].find((checked) => !checked.ok) ?? null;
};

type RegisteredKeys = NonNullable<TppSettings["jwks"]>["keys"];

/** The public members of each key. A key that could never be used is refused, not left out. */
const publicKeys = async (given: readonly object[]): Promise<Result<RegisteredKeys>> => {
  const keys: JWK[] = [];
  for (const [place, value] of given.entries()) {
    const key = await readKey(value);
    if (!key) {
      return refuseField(`jwks.keys.${place}`, "must be a public key for ES256, PS256 or EdDSA");
    }
    if (keys.some(({ kid }) => kid === key.kid)) {
      return refuseField(`jwks.keys.${place}`, "must have a kid of its own");
    }
    keys.push(key);
  }
  return ok(keys as RegisteredKeys);
};
