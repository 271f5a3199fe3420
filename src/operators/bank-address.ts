import { ok, type Result, refuse } from "../kernel/result.ts";
import { type GatewayEnv, isLocal, type Mode } from "../platform/env.ts";
import { checkPublicTarget, isLoopback } from "../platform/targets.ts";

const FIELD = "core_base_url";

/**
 * The allowed address of a bank: in test mode the operator's sandbox (in a local run any address on
 * this machine), in live mode any public host except the sandbox. Returns the stored form, without
 * a slash at the end.
 */
export const checkBankAddress = (env: GatewayEnv, mode: Mode, text: string): Result<string> => {
  const sandboxes = env.TEST_BANK_ORIGINS.split(/\s+/)
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin));
  const checked = mode === "test" ? testAddress(env, sandboxes, text) : liveAddress(env, text);
  if (!checked.ok) return checked;
  const url = checked.value;
  if (mode === "live" && sandboxes.some((sandbox) => sandbox.hostname === url.hostname)) {
    return refuseAddress("must not be a sandbox in live mode");
  }
  if (url.search !== "") return refuseAddress("must not have a query");
  return ok(url.href.replace(/\/+$/, ""));
};

const liveAddress = (env: GatewayEnv, text: string): Result<URL> =>
  checkPublicTarget(text, { allowLocal: false, ownBaseUrl: env.BASE_URL, field: FIELD });

const testAddress = (env: GatewayEnv, sandboxes: readonly URL[], text: string): Result<URL> => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return refuseAddress("must be an http address");
  if (url.username !== "" || url.password !== "" || url.hash !== "") {
    return refuseAddress("must hold neither credentials nor a fragment");
  }
  const isHere = isLocal(env) && isLoopback(url.hostname.replace(/^\[|\]$/g, ""));
  if (isHere || sandboxes.some((sandbox) => sandbox.origin === url.origin)) return ok(url);
  return refuseAddress("must be at a sandbox of this gateway in test mode");
};

const refuseAddress = (reason: string) =>
  refuse("VALIDATION_FAILED", { field: FIELD, message: `${FIELD}: ${reason}` });
