import type { ScaTicket } from "../../approvals/sca-call.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { WorkContext } from "../../frame/objects/work.ts";
import { readMerchant } from "../../network/parties/merchants.ts";
import { readSettings } from "../../network/parties/read-settings.ts";
import { checkAccounts, type OwnerTerms } from "../../network/transfers/check-accounts.ts";
import { mandateById } from "./address.ts";
import type { MandateToCheck } from "./approval.ts";
import { askConsent } from "./ask-consent.ts";
import type { MandateAnswer } from "./views.ts";

/**
 * The last check of a mandate, right before a code is verified or an approval is accepted: it
 * checks the accounts, the mandate that this one replaces, and the owner. A merchant's mandate must
 * credit its present settlement account; a TPP's consent is asked. If something has changed since
 * the customer saw it, the authorisation ends.
 */
export const lastMandateCheck = async (
  work: WorkContext,
  { mode, last_check }: ScaTicket,
): Promise<Result<number>> => {
  const mandate = last_check as MandateToCheck;
  const { payer, route, owner } = mandate;
  if (!payer || !route) return refuse("INVALID_STATE");
  const { env, correlationId, traceparent } = work;
  const lookup = { env, mode, correlationId, traceparent };
  const readOwner = () =>
    owner.kind === "TPP" ? readTppTerms(work, mandate) : readMerchantTerms(env, mandate);
  const [checked, replaced] = await Promise.all([
    checkAccounts(lookup, payer, route, { readOwner }),
    checkReplaced(env, mandate),
  ]);
  return replaced.ok ? checked : replaced;
};

const readMerchantTerms = async (
  env: GatewayEnv,
  { owner, mode }: MandateToCheck,
): Promise<Result<OwnerTerms>> => {
  const merchant = await readMerchant(env, owner.id, mode, { fresh: true });
  if (merchant?.status !== "ACTIVE") {
    const message = "This merchant takes no payments at the moment. Nothing was approved.";
    return refuse("FORBIDDEN", { message });
  }
  const { settlement_strategy: strategy, settlement_iban: creditor_iban } = merchant;
  return ok({ strategy, creditor_iban });
};

const readTppTerms = async (
  work: WorkContext,
  mandate: MandateToCheck,
): Promise<Result<OwnerTerms>> => {
  const [debtor, settings] = await Promise.all([
    askConsent(work, mandate, mandate.ends_at),
    readSettings(work.env, { fresh: true }),
  ]);
  if (!debtor.ok) return debtor;
  if (debtor.value.iban !== mandate.payer?.iban) return refuse("PAYER_NOT_FOUND");
  return ok({ strategy: settings.settlement_strategy[mandate.mode], creditor_iban: null });
};

/** The customer saw both mandates side by side, so the other one must still be in force. */
const checkReplaced = async (
  env: GatewayEnv,
  { owner, mode, replaces }: MandateToCheck,
): Promise<Result<null>> => {
  if (replaces === null) return ok(null);
  const viewer = { owner, mode, consent_id: null };
  const view = await mandateById(env, replaces)?.view({ view: "mandate", ...viewer });
  const status = view?.ok ? (JSON.parse(view.value) as MandateAnswer).status : null;
  if (status === "ACTIVE" || status === "PAUSED") return ok(null);
  const message = "The mandate that this one replaces has ended. Start again.";
  return refuse("MANDATE_NOT_ACTIVE", { message });
};
