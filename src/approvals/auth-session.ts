import type { ProblemCode } from "../base/kernel/problems.ts";
import { type Refusal, type Result, refuse } from "../base/kernel/result.ts";
import type { SecurityScheme } from "../base/platform/contract.ts";
import { type Guard, guard, type UnparsedCall } from "../base/platform/edge.ts";
import type { GatewayEnv } from "../base/platform/env.ts";
import { limitAddress } from "../network/parties/limits.ts";

/**
 * Who takes a customer's steps outside the checkout: a browser with the token of its hosted page
 * (O6.1).
 */
const AUTH_SESSION = "X-Gateway-Auth-Session";

/** The purpose of the tokens' key. A token names its object, so it fits no other. */
export const AUTH_SESSION_PURPOSE = "auth-session";

export const authSessionScheme: SecurityScheme = {
  name: "authSession",
  header: AUTH_SESSION,
  description:
    "The token that a hosted page holds, `st_…`: for one authorisation and one browser, 15 " +
    "minutes at most.",
};

/**
 * Merchants and TPPs never take the customer's steps. Pages send no Authorization, so whatever is
 * sent there is refused before anything is looked up.
 * @rule O6.1
 */
export const refuseCredentials = ({ headers }: Request): Refusal | null =>
  headers.has("authorization") ? refuse("HOSTED_STEP_FORBIDDEN") : null;

export const authSessionOf = ({ headers }: Request): string => headers.get(AUTH_SESSION) ?? "";

/** The guard of a page's steps. `read` finds the caller with this token, or refuses it. */
export const authSessionGuard = <Caller>(
  refusals: readonly ProblemCode[],
  read: (call: UnparsedCall<GatewayEnv>, token: string) => Result<Caller> | Promise<Result<Caller>>,
): Guard<GatewayEnv, Caller> =>
  guard<GatewayEnv, Caller>(
    {
      accepts: [authSessionScheme],
      limited: true,
      refusals: ["HOSTED_STEP_FORBIDDEN", "SESSION_TOKEN_REQUIRED", "RATE_LIMITED", ...refusals],
    },
    async (call) => {
      const allowed = await limitAddress(call);
      if (!allowed.ok) return allowed;
      return refuseCredentials(call.request) ?? read(call, authSessionOf(call.request));
    },
  );
