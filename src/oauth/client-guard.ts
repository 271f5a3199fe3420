import { ok, type Result, refuse } from "../kernel/result.ts";
import { randomHex, sha256Hex } from "../platform/crypto.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { callObject, namedObject, type Remote } from "../platform/objects.ts";
import type { ClientGuard, OnceAnswer, OnceKind, OnceUse } from "./client-guard-object.ts";
import type { UsedOnce } from "./signed-claims.ts";

/** The one-time items of a client's request; null for each that it does not have. */
export interface ShownOnce {
  assertion: UsedOnce | null;
  proof: UsedOnce | null;
}

/**
 * Remembers a request's one-time items in its client's guard. This is the last check before
 * anything is consumed. Refuses an item that another request has used: INVALID_CLIENT for an
 * assertion, INVALID_DPOP_PROOF for a proof. A refused request is not remembered.
 */
export const takeOnce = async (
  env: GatewayEnv,
  clientId: string,
  shown: ShownOnce,
): Promise<Result<null>> => {
  const uses = [...useOf("assertion", shown.assertion), ...useOf("proof", shown.proof)];
  return uses.length === 0 ? ok(null) : resultOf(await ask(env, clientId, newRequest(), uses));
};

/** Uses a client's own token: UNAUTHENTICATED if the client has ended it. */
export const useClientToken = async (
  env: GatewayEnv,
  clientId: string,
  jti: string,
  proof: UsedOnce | null,
): Promise<Result<null>> =>
  resultOf(await ask(env, clientId, newRequest(), useOf("proof", proof), sha256Hex(jti)));

/** Whether a client has ended its own token. */
export const isClientTokenEnded = async (
  env: GatewayEnv,
  clientId: string,
  jti: string,
): Promise<boolean> =>
  (await ask(env, clientId, newRequest(), [], sha256Hex(jti))).used === "token";

/** Ends a client's own token early [RFC 7009]. Ending it again changes nothing. */
export const endClientToken = async (
  env: GatewayEnv,
  clientId: string,
  token: UsedOnce,
): Promise<Result<null>> => resultOf(await ask(env, clientId, "revoked", useOf("token", token)));

// Names a request, so that a call repeated after a fault is not refused because of itself.
const newRequest = (): string => randomHex(16);

const useOf = (kind: OnceKind, used: UsedOnce | null): OnceUse[] =>
  used ? [{ kind, jti_hash: used.jti_hash, expires_at: used.expires_at }] : [];

const ask = (
  env: GatewayEnv,
  clientId: string,
  request: string,
  uses: readonly OnceUse[],
  token?: string,
): Promise<OnceAnswer> =>
  callObject(
    () => namedObject<Remote<ClientGuard>>(env, "CLIENT_GUARDS", clientId),
    (guard) => guard.use(request, uses, token),
  );

const resultOf = ({ used }: OnceAnswer): Result<null> =>
  used === null ? ok(null) : refusals[used]();

const refusals = {
  assertion: () =>
    refuse("INVALID_CLIENT", {
      message: "client_assertion: jti was used before. Make a new assertion.",
    }),
  proof: () =>
    refuse("INVALID_DPOP_PROOF", { message: "DPoP: jti was used before. Make a new proof." }),
  token: () => refuse("UNAUTHENTICATED", { message: "The access token was revoked." }),
  full: () => refuse("RATE_LIMITED", { retry_after: 60 }),
};
