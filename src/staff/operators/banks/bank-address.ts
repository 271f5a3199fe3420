import { ok, type Result, refuseField } from "../../../base/kernel/result.ts";
import { type GatewayEnv, isLocal, type Mode } from "../../../base/platform/env.ts";
import {
  checkPublicTarget,
  hostOf,
  isLoopback,
  parseAddress,
} from "../../../base/platform/targets.ts";

const FIELD = "core_base_url";

/**
 * The allowed address of a bank: in test mode the operator's sandbox (in a local run any address on
 * this machine), in live mode any public host except the sandbox. Returns the stored form, without
 * a slash at the end, because an operation's name is appended to it.
 * @rule G6.2
 */
export const checkBankAddress = (env: GatewayEnv, mode: Mode, text: string): Result<string> => {
  const sandboxes = env.TEST_BANK_ORIGINS.split(/\s+/)
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin));
  const checked = mode === "test" ? testAddress(env, sandboxes, text) : liveAddress(env, text);
  if (!checked.ok) return checked;
  const url = checked.value;
  if (mode === "live" && sandboxes.some((sandbox) => hostOf(sandbox) === hostOf(url))) {
    return refuseField(FIELD, "must not be a sandbox in live mode");
  }
  // The parser keeps the mark of an empty query or fragment only in `href`.
  if (/[?#]/.test(url.href)) return refuseField(FIELD, "must have neither query nor fragment");
  return ok(url.href.replace(/\/+$/, ""));
};

const liveAddress = (env: GatewayEnv, text: string): Result<URL> =>
  checkPublicTarget(text, { allowLocal: false, ownBaseUrl: env.BASE_URL, field: FIELD });

const testAddress = (env: GatewayEnv, sandboxes: readonly URL[], text: string): Result<URL> => {
  const parsed = parseAddress(text, FIELD);
  if (!parsed.ok) return parsed;
  const url = parsed.value;
  const isHere = isLocal(env) && isLoopback(url);
  if (isHere || sandboxes.some((sandbox) => sandbox.origin === url.origin)) return parsed;
  return refuseField(FIELD, "must be at a sandbox of this gateway in test mode");
};
