import type { InferOutput } from "valibot";
import * as v from "valibot";
import { orNull, wholeNumber } from "../../../base/kernel/answer-words.ts";
import {
  bankHandle,
  described,
  iban,
  merchantId,
  mode,
  named,
  text,
  time,
  timeOrNull,
} from "../../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { pageQuery } from "../../../base/platform/lists.ts";
import {
  type BankRecord,
  readBankOfIban,
  readBankOfInstitution,
} from "../../../network/banks/bank-records.ts";
import { askDirectory } from "../../../network/directory/clients.ts";
import { readSettings } from "../../../network/parties/administration.ts";
import { readMerchant } from "../../../network/parties/merchants.ts";
import type { SettlementStrategy } from "../../../network/parties/settings.ts";
import { chooseRoute } from "../../../network/transfers/choose-route.ts";
import { creditorBank, routeName } from "../../../network/transfers/route-names.ts";
import type { AdminCall } from "../administration.ts";
import { strategy } from "../requests.ts";

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

/** What the rows of the settlement strategy take and answer, beside the strategy itself. */
export const versionsQuery = v.object({ ...pageQuery.entries, mode: v.optional(mode) });

const staffKey = (what: string, example: string | null) => orNull(v.string(), what, example);

export const strategyVersion = v.pipe(
  v.strictObject({
    version_id: text("A live version has the id of its proposal.", "stv_0"),
    mode,
    version: wholeNumber("Counts from 1 in each mode.", 3),
    strategy,
    replaced: orNull(
      strategy,
      "The strategy before; null for the first version.",
      "SAME_BANK_ONLY",
    ),
    in_force_from: time,
    in_force_until: timeOrNull,
    set_by: staffKey("The key_id that set or proposed it.", "key_first_owner"),
    approved_by: staffKey("The key_id that approved it; null in test mode.", null),
    reason: orNull(v.string(), "Why, if the caller said so."),
  }),
  named("StrategyVersion", "A settlement strategy, and the time that it decided payments."),
);

export const dryRunRequest = v.pipe(
  v.strictObject({
    mode,
    debtor_iban: iban,
    creditor_iban: iban,
    merchant_id: v.pipe(
      v.optional(v.nullable(merchantId), null),
      described("Whose own strategy applies, if it has one.", null),
    ),
    strategy: v.pipe(
      v.optional(v.nullable(strategy), null),
      described("The strategy to try; null for the one in force.", null),
    ),
  }),
  named("DryRun", "Two accounts, and the strategy to route a payment between them by."),
);

export const dryRunAnswer = v.pipe(
  v.strictObject({
    route: orNull(routeName, "Null if no payment could be made.", "INTERBANK"),
    strategy,
    debtor_bank: v.nullable(bankHandle),
    creditor_bank: orNull(
      creditorBank,
      "Its code if it is not enrolled here; null if it is unknown.",
      "borealis",
    ),
    because: v.pipe(
      v.array(v.string()),
      described("The reasons, in the order in which they decide.", [
        "The strategy is SAME_BANK_OR_NATIONAL_RAIL: the operator's in test mode.",
      ]),
    ),
  }),
  named("DryRunAnswer", "The way that a payment would take now, and why. Nothing was moved."),
);
