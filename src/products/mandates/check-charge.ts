import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { WorkContext } from "../../frame/objects/work.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import { readMerchant } from "../../network/parties/merchants.ts";
import { readSettings } from "../../network/parties/read-settings.ts";
import type { SettlementStrategy } from "../../network/parties/settings.ts";
import { checkAccounts } from "../../network/transfers/check-accounts.ts";
import { type ChosenRoute, chooseRoute } from "../../network/transfers/choose-route.ts";
import type { CheckedCharge } from "../charges/charge-record.ts";
import { askConsent } from "./ask-consent.ts";
import type { MandateTerms } from "./mandate-record.ts";
import { endOf } from "./mandate-times.ts";

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
