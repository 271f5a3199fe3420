import type { WorkContext } from "../aggregate/work.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { readMerchant } from "../parties/merchants.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import type { ScaTicket } from "../sca/sca-call.ts";
import { checkAccounts, type OwnerTerms } from "../transfers/check-accounts.ts";
import { mandateById } from "./mandate-address.ts";
import type { MandateAnswer } from "./mandate-view.ts";
import type { MandateToCheck } from "./mandate-views.ts";

/**
 * The last check of a mandate, right before a code is verified or an approval is accepted: the
 * accounts, the merchant with its settlement account of this moment, and the mandate that this one
 * replaces. What changed since the customer saw it ends the authorisation.
 */
export const lastCheck = async (
  { env, correlationId, traceparent }: WorkContext,
  { mode, last_check }: ScaTicket,
): Promise<Result<number>> => {
  const mandate = last_check as MandateToCheck;
  const { payer, route } = mandate;
  if (!payer || !route) return refuse("INVALID_STATE");
  const lookup = { env, mode, correlationId, traceparent };
  const [checked, replaced] = await Promise.all([
    checkAccounts(lookup, payer, route, () => readOwner(env, mode, mandate)),
    checkReplaced(env, mode, mandate),
  ]);
  return replaced.ok ? checked : replaced;
};

const readOwner = async (
  env: GatewayEnv,
  mode: Mode,
  { owner }: MandateToCheck,
): Promise<Result<OwnerTerms>> => {
  const merchant = await readMerchant(env, owner.id, mode, { fresh: true });
  if (merchant?.status !== "ACTIVE") {
    const message = "This merchant takes no payments at the moment. Nothing was approved.";
    return refuse("FORBIDDEN", { message });
  }
  const { settlement_strategy: strategy, settlement_iban: creditor_iban } = merchant;
  return ok({ strategy, creditor_iban });
};

/** The customer saw both side by side, so the other one must still be in force. */
const checkReplaced = async (
  env: GatewayEnv,
  mode: Mode,
  { owner, replaces }: MandateToCheck,
): Promise<Result<null>> => {
  if (replaces === null) return ok(null);
  const viewer = { owner, mode, consent_id: null };
  const view = await mandateById(env, replaces)?.view({ view: "mandate", ...viewer });
  const status = view?.ok ? (JSON.parse(view.value) as MandateAnswer).status : null;
  return status === "ACTIVE" || status === "PAUSED"
    ? ok(null)
    : refuse("MANDATE_NOT_ACTIVE", {
        message: "The mandate that this one replaces has ended. Start again at the shop.",
      });
};
