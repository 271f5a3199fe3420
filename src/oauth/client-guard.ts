import { ok, type Result, refuse } from "../kernel/result.ts";
import { randomHex, sha256Hex } from "../platform/crypto.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { callObject, namedObject, type Remote } from "../platform/objects.ts";
import type { ClientGuard, OnceKind, OnceUse } from "./client-guard-object.ts";
import type { UsedOnce } from "./signed-claims.ts";

/** What a request of a client shows that may be used once; null for what it does not show. */
export type ShownOnce = Record<OnceKind, UsedOnce | null>;

/**
 * Remembers what a request showed in the guard of its client, the last check before anything is
 * consumed. Refuses what another request showed before: INVALID_CLIENT for an assertion,
 * INVALID_DPOP_PROOF for a proof. Then it remembers nothing of this request.
 */
export const takeOnce = async (
  env: GatewayEnv,
  clientId: string,
  shown: ShownOnce,
): Promise<Result<null>> => {
  const uses = (["assertion", "proof"] as const).flatMap((kind): OnceUse[] => {
    const used = shown[kind];
    return used ? [{ kind, jti_hash: sha256Hex(used.jti), expires_at: used.expires_at }] : [];
  });
  if (uses.length === 0) return ok(null);
  // A call that is repeated after a fault must not meet itself.
  const request = randomHex(16);
  const { used } = await callObject(
    () => namedObject<Remote<ClientGuard>>(env, "CLIENT_GUARDS", clientId),
    (guard) => guard.use(request, uses),
  );
  return used === null ? ok(null) : refusals[used]();
};

const refusals = {
  assertion: () =>
    refuse("INVALID_CLIENT", {
      message: "client_assertion: jti was used before. Make a new assertion.",
    }),
  proof: () =>
    refuse("INVALID_DPOP_PROOF", { message: "DPoP: jti was used before. Make a new proof." }),
  full: () => refuse("RATE_LIMITED", { retry_after: 60 }),
};
