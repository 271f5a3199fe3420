import type { ScaTicket } from "../../approvals/sca-call.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { WorkContext } from "../../frame/objects/turn.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import { readSettings } from "../../network/parties/administration.ts";
import { readMerchant } from "../../network/parties/merchants.ts";
import type { SettlementStrategy } from "../../network/parties/settings.ts";
import { checkAccounts, type OwnerTerms } from "../../network/transfers/check-accounts.ts";
import { type ChosenRoute, chooseRoute } from "../../network/transfers/choose-route.ts";
import type { CheckedCharge } from "../charges/charge-record.ts";
import { askConsent } from "./ask-consent.ts";
import type { MandateToCheck } from "./decide/approval.ts";
import { type MandateTerms, mandateById } from "./mandate-record.ts";
import { endOf } from "./mandate-times.ts";
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

/** The input of a charge's last check: its mandate, and the accounts that the customer approved. */
interface ChargeToCheck {
  terms: MandateTerms;
  payer: DebtorAccount;
  route: ChosenRoute;
}

/**
 * The last check of a charge, right before each attempt. It checks the accounts, and the mandate's
 * owner with its present strategy. The customer approved two accounts, perhaps years ago. Their
 * aliases and their banks' addresses may have changed since, but the banks must be the same. A
 * merchant's new settlement account does not automatically take over its mandates.
 * MANDATE_NOT_ACTIVE means that no charge of this mandate can begin any more.
 * @rule M3.22
 */
export const checkCharge = async (
  work: WorkContext,
  { terms, payer, route }: ChargeToCheck,
): Promise<Result<CheckedCharge>> => {
  const { env, correlationId, traceparent } = work;
  const { mode } = terms;
  const lookup = { env, mode, correlationId, traceparent };
  const [settings, strategy] = await Promise.all([
    readSettings(env, { fresh: true }),
    readStrategy(work, terms, payer),
  ]);
  if (!strategy.ok) return strategy;
  const { institution_code } = route.creditor;
  const type = chooseRoute(strategy.value, payer.institution_code, institution_code);
  if (!type.ok) return type;
  const unnamed = { alias: null, alias_route: null, core_base_url: null };
  const present = { type: type.value, creditor: { ...route.creditor, ...unnamed } };
  let gateway_fee = settings.gateway_fee[mode];
  const checked_at = await checkAccounts(lookup, { ...payer, ...unnamed }, present, {
    readOwner: async () => ok({ strategy: strategy.value, creditor_iban: null }),
    checkDebtorBank(bank) {
      gateway_fee = bank.gateway_fee ?? gateway_fee;
      const { bank_id, institution_code: code } = bank;
      const isSame = bank_id === payer.bank_id && code === payer.institution_code;
      return isSame ? ok(null) : refuse("PAYER_NOT_FOUND");
    },
  });
  return checked_at.ok
    ? ok({ checked_at: checked_at.value, route: present, gateway_fee })
    : checked_at;
};

/** The strategy for the owner's charges, or a refusal if the owner may not charge. */
const readStrategy = async (
  work: WorkContext,
  terms: MandateTerms,
  payer: DebtorAccount,
): Promise<Result<SettlementStrategy>> => {
  const { owner, mode } = terms;
  if (owner.kind === "MERCHANT") {
    const merchant = await readMerchant(work.env, owner.id, mode, { fresh: true });
    // @rule A3.7
    if (merchant?.status === "CLOSED") return refuse("MANDATE_NOT_ACTIVE");
    return merchant?.status === "ACTIVE" ? ok(merchant.settlement_strategy) : refuse("FORBIDDEN");
  }
  const end = endOf(terms);
  const debtor = await askConsent(work, terms, end === Infinity ? null : end);
  if (!debtor.ok) return debtor;
  if (debtor.value.iban !== payer.iban) return refuse("PAYER_NOT_FOUND");
  const settings = await readSettings(work.env, { fresh: true });
  return ok(settings.settlement_strategy[mode]);
};
