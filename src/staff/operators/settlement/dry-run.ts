import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import {
  type BankRecord,
  readBankOfIban,
  readBankOfInstitution,
} from "../../../network/banks/bank-records.ts";
import { askDirectory } from "../../../network/directory/directory-client.ts";
import { readMerchant } from "../../../network/parties/merchants.ts";
import { readSettings } from "../../../network/parties/read-settings.ts";
import type { SettlementStrategy } from "../../../network/parties/settings.ts";
import { chooseRoute } from "../../../network/transfers/choose-route.ts";
import type { AdminCall } from "../administration.ts";
import type { dryRunRequest } from "./strategy-schemas.ts";

type Asked = InferOutput<typeof dryRunRequest>;

/** The institution that holds an account, as far as the gateway and the directory know. */
export interface Institution {
  code: string;
  /** Its bank record; null if it is not enrolled here. */
  bank: Pick<BankRecord, "bank_handle" | "name" | "status" | "takes_new"> | null;
}

export interface ChosenStrategy {
  strategy: SettlementStrategy;
  /** The owner of the strategy, as the end of a sentence. */
  of: string;
  /** Why there is no payment whatever the accounts are; null if nothing is known. */
  hindrance: string | null;
}

/**
 * `POST /admin/v1/settlement-strategy/dry-run`: the way of a payment between two accounts. The same
 * function decides it for payments. No account is asked for, so it may not exist.
 */
export const dryRun = async (call: AdminCall<Asked>): Promise<Result<Reply>> => {
  const { env, body } = call;
  const [chosen, debtor, creditor] = await Promise.all([
    findStrategy(env, body),
    findInstitution(env, body, body.debtor_iban),
    findInstitution(env, body, body.creditor_iban),
  ]);
  if (!chosen.ok) return chosen;
  if (!debtor.ok) return debtor;
  if (!creditor.ok) return creditor;
  const isSameAccount = body.debtor_iban === body.creditor_iban;
  return reply(200, explainRoute(chosen.value, debtor.value, creditor.value, isSameAccount));
};

const findStrategy = async (
  env: GatewayEnv,
  { strategy, merchant_id, mode }: Asked,
): Promise<Result<ChosenStrategy>> => {
  const { settlement_strategy } = await readSettings(env, { fresh: true });
  const operators = settlement_strategy[mode];
  const merchant = merchant_id && (await readMerchant(env, merchant_id, mode, { fresh: true }));
  if (merchant === null && merchant_id !== null) {
    const message = `merchant_id: no merchant with settings for ${mode}`;
    return refuse("VALIDATION_FAILED", { field: "merchant_id", message });
  }
  const hindrance =
    merchant && merchant.status !== "ACTIVE"
      ? `The merchant is ${merchant.status} and takes no payments.`
      : null;
  if (strategy) return ok({ strategy, of: "the one to try", hindrance });
  if (merchant && merchant.settlement_strategy !== operators) {
    return ok({ strategy: merchant.settlement_strategy, of: "the merchant's own", hindrance });
  }
  return ok({ strategy: operators, of: `the operator's in ${mode} mode`, hindrance });
};

/** Null if neither a bank's prefixes nor the directory know the account. */
const findInstitution = async (
  env: GatewayEnv,
  { mode }: Asked,
  iban: string,
): Promise<Result<Institution | null>> => {
  const known = await readBankOfIban(env, iban, mode, { fresh: true });
  if (known) return ok({ code: known.institution_code, bank: known });
  const entry = await askDirectory(env, mode, "IBAN", iban);
  if (!entry.ok) return entry;
  if (entry.value === null) return ok(null);
  const code = entry.value.institution_code;
  return ok({ code, bank: await readBankOfInstitution(env, code, mode, { fresh: true }) });
};

/** The route between two institutions by a strategy, with the reasons; pure. */
export const explainRoute = (
  { strategy, of, hindrance }: ChosenStrategy,
  debtor: Institution | null,
  creditor: Institution | null,
  isSameAccount = false,
): { route: "SAME_BANK" | "INTERBANK" | null; because: string[] } & Banks => {
  const banks: Banks = {
    strategy,
    debtor_bank: debtor?.bank?.bank_handle ?? null,
    creditor_bank: creditor?.bank?.bank_handle ?? creditor?.code ?? null,
  };
  const because = [placeOf("payer", debtor), placeOf("payee", creditor)];
  const refused = (reason: string) => ({ route: null, ...banks, because: [...because, reason] });
  if (hindrance) return refused(hindrance);
  if (!debtor?.bank) return refused("A payer's bank must be enrolled here.");
  if (!creditor) return refused("A payment needs an account that is found.");
  const suspended = [debtor, creditor].find(({ bank }) => bank && bank.status !== "ACTIVE");
  if (suspended) {
    return refused(`${suspended.bank?.name} is SUSPENDED or CLOSED and takes no payments.`);
  }
  if (!debtor.bank.takes_new) {
    return refused(`${debtor.bank.name} is CLOSING and takes no new payers.`);
  }
  if (isSameAccount) return refused("Payer and payee have the same account.");
  because.push(`The strategy is ${strategy}: ${of}.`);
  const chosen = chooseRoute(strategy, debtor.code, creditor.code);
  if (!chosen.ok) return refused("It permits no way between two institutions.");
  const isSame = debtor.code === creditor.code;
  const place = isSame ? "Both accounts are at one institution" : "The institutions differ";
  return chosen.value === "SAME_BANK"
    ? {
        route: "SAME_BANK",
        ...banks,
        because: [...because, `${place}: it books the money itself.`],
      }
    : { route: "INTERBANK", ...banks, because: [...because, `${place}: ${byRail(strategy)}.`] };
};

interface Banks {
  strategy: SettlementStrategy;
  debtor_bank: string | null;
  creditor_bank: string | null;
}

const byRail = (strategy: SettlementStrategy): string =>
  strategy === "NATIONAL_RAIL_ONLY"
    ? "the strategy sends every payment over the national rail"
    : "the money takes the national rail";

const placeOf = (party: "payer" | "payee", institution: Institution | null): string => {
  if (!institution)
    return `Neither a bank's prefixes nor the directory know the ${party}'s account.`;
  const { code, bank } = institution;
  return bank
    ? `The ${party}'s account is at ${bank.name} (${code}).`
    : `The ${party}'s account is at ${code}, which is not enrolled here.`;
};
