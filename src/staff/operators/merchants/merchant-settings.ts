import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { type GatewayEnv, isLocal, type Mode } from "../../../base/platform/env.ts";
import type { SettingsRow } from "../../../base/platform/schema.ts";
import { checkPublicTarget } from "../../../base/platform/targets.ts";
import type { ModeSettings } from "../requests.ts";

/**
 * A merchant's settings of one mode, checked and in their stored form. The first live settings
 * grant no refund authority: with it money leaves the account without its owner's approval.
 * @rule A3.2
 */
export const checkSettings = (
  env: GatewayEnv,
  merchantId: string,
  mode: Mode,
  given: ModeSettings,
  present: SettingsRow | null = null,
): Result<SettingsRow> => {
  if (mode === "live" && given.refund_authority && !present?.refund_authority) {
    const field = "modes.live.refund_authority";
    const message = `${field}: must be false at first. Propose it as a change of the merchant.`;
    return refuse("VALIDATION_FAILED", { field, message });
  }
  for (const name of ["webhook_url", "alert_url"] as const) {
    const address = given[name];
    const allowLocal = mode === "test" && isLocal(env);
    const rules = { allowLocal, ownBaseUrl: env.BASE_URL, field: `modes.${mode}.${name}` };
    const target = address === null ? ok(null) : checkPublicTarget(address, rules);
    if (!target.ok) return target;
  }
  return ok({ merchant_id: merchantId, mode, ...given });
};
