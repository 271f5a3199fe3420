import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { callObject, namedObject, type Remote } from "../../base/platform/objects.ts";
import type { ClientGuard, OnceKind, OnceUse } from "./client-guard-object.ts";
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
  if (uses.length === 0) return ok(null);
  // A call that is repeated after a fault is not refused because of itself.
  const request = randomHex(16);
  const { used } = await callObject(
    () => namedObject<Remote<ClientGuard>>(env, "CLIENT_GUARDS", clientId),
    (guard) => guard.use(request, uses),
  );
  return used === null ? ok(null) : refusals[used]();
};

const useOf = (kind: OnceKind, used: UsedOnce | null): OnceUse[] =>
  used ? [{ kind, jti_hash: used.jti_hash, expires_at: used.expires_at }] : [];

const refusals = {
  assertion: () =>
    refuse("INVALID_CLIENT", {
      message: "client_assertion: jti was used before. Make a new assertion.",
    }),
  proof: () =>
    refuse("INVALID_DPOP_PROOF", { message: "DPoP: jti was used before. Make a new proof." }),
  full: () => refuse("RATE_LIMITED", { retry_after: 60 }),
};
