import * as v from "valibot";
import { alias, iban, named } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { logWarning } from "../../base/platform/log.ts";
import { callBank } from "../banks/bank-client.ts";
import {
  type BankRecord,
  readBankOfIban,
  readBankOfInstitution,
  readBankRecord,
} from "../banks/bank-records.ts";
import type { BankAnswer, ResolvedAccount } from "../banks/contract.ts";
import { hasPrefix } from "../parties/iban-prefixes.ts";
import { askDirectory, type PaymentContext, type RegistryRoute } from "./clients.ts";
import type { DirectoryEntry } from "./directory-contract.ts";
import type { LookUpName } from "./look-up-name.ts";

/**
 * Finds accounts (P6.9). An alias goes to the registry (bank and account_ref), then to that bank
 * (IBAN); the directory alone decides about the rest (D3.5).
 */
export interface LookupContext {
  env: GatewayEnv;
  mode: Mode;
  correlationId: string;
  traceparent: string;
}

/** A lookup for a shopper, who is limited in looking up names. */
export interface ShopperContext extends LookupContext {
  lookUpName: LookUpName;
}

export type AccountAddress = { type: "iban"; value: string } | { type: "alias"; value: string };

/** How an account was named. */
export interface NamedAccount {
  /** As requested: `handle@bank` may name another account than the bare handle. */
  alias: string | null;
  /**
   * The registry's route of the alias, which the last check compares with the route of that moment.
   * Null without an alias, and for a name that the registry did not hold.
   */
  alias_route: RegistryRoute | null;
}

/** The account to debit, at a bank enrolled here. */
export interface DebtorAccount extends NamedAccount {
  iban: string;
  display_name: string;
  /** The bank's word for its kind; payers of before release 0.2.0 lack it. */
  account_type?: string | null;
  /** Null if the bank does not say: it refuses a movement in another one. */
  currency: string | null;
  bank_id: string;
  bank_handle: string;
  bank_name: string;
  institution_code: string;
  /** Where the bank was asked; null if its present address is good too, as for a charge. */
  core_base_url: string | null;
  available_auth_methods: ("OTP" | "PUSH")[];
  /** The operator's fee for this bank's payments; null if its general fee applies. */
  gateway_fee: number | null;
}

/** The account to credit; its bank may be enrolled elsewhere. */
export interface CreditorAccount extends NamedAccount {
  iban: string;
  display_name: string | null;
  currency: string | null;
  bank_handle: string | null;
  bank_name: string | null;
  /**
   * The bank for merchants and staff, never missing: its handle here, else its handle at the
   * registry, else its institution code.
   */
  bank_known_as: string;
  institution_code: string;
  /** Where the bank was asked; null likewise, and if the bank is enrolled elsewhere. */
  core_base_url: string | null;
}

/** At which banks an account to debit may be. Another bank is not asked. */
export interface DebtorBanks {
  /** The handle of the only one; null for any. */
  only: string | null;
  /** Whether one that is closing is good, because the customer began there before. */
  closing: boolean;
}

/**
 * PAYER_NOT_FOUND is the same answer for every account that is unknown or not good. An alias never
 * leads to an IBAN of another bank: the bank that named it would authenticate its holder, who sees
 * and ends what is shared of it.
 * @rule P3.7
 */
export const findDebtor = async (
  context: ShopperContext,
  address: AccountAddress,
  banks: DebtorBanks,
): Promise<Result<DebtorAccount>> => {
  const found = await findBank(context, address, "PAYER");
  if (!found.ok) return found;
  // @rule P6.6
  if (found.value.kind !== "at_bank" || !isGood(found.value.bank, banks)) {
    return refuse("PAYER_NOT_FOUND");
  }
  const { bank, lookup, named } = found.value;
  const answer = await askBank(context, bank, lookup);
  if (!answer.ok) return answer;
  const account = pickAccount(answer.value.accounts, lookup);
  // @rule B2.3
  const isForeign = account && !("iban" in lookup) && !hasPrefix(account.iban, bank.iban_prefixes);
  if (isForeign) logWarning("bank names an account of another", { bank: bank.bank_handle });
  if (!account || isForeign) return refuse("PAYER_NOT_FOUND");
  return ok({
    ...named,
    iban: account.iban,
    display_name: account.display_name,
    account_type: account.account_type?.slice(0, LONGEST_TYPE) ?? null,
    currency: account.currency,
    bank_id: bank.bank_id,
    bank_handle: bank.bank_handle,
    bank_name: bank.name,
    institution_code: bank.institution_code,
    core_base_url: bank.core_base_url,
    available_auth_methods: bank.available_auth_methods.filter((method) =>
      (answer.value.available_auth_methods ?? bank.available_auth_methods).includes(method),
    ),
    gateway_fee: bank.gateway_fee,
  });
};

/** Of the bank's word for the kind of account; known ones are shorter. */
const LONGEST_TYPE = 35;

const isGood = (bank: BankRecord, { only, closing }: DebtorBanks): boolean =>
  (only === null || bank.bank_handle === only) && (closing || bank.takes_new);

/** DESTINATION_NOT_FOUND is the same answer for unknown, closed and switched-off payees. */
export const findCreditor = async (
  context: ShopperContext,
  address: AccountAddress,
): Promise<Result<CreditorAccount>> => {
  const found = await findBank(context, address, "PAYEE");
  if (!found.ok) return found;
  if (found.value.kind === "switched_off") return refuse("DESTINATION_NOT_FOUND");
  if (found.value.kind === "elsewhere") return findInDirectory(context, address, found.value);
  const { bank, lookup, named } = found.value;
  const answer = await askBank(context, bank, lookup);
  if (!answer.ok) return answer;
  const account = pickAccount(answer.value.accounts, lookup);
  if (!account) return refuse("DESTINATION_NOT_FOUND");
  return ok({
    ...named,
    iban: account.iban,
    display_name: account.isUnnamed ? null : account.display_name,
    currency: account.currency,
    bank_handle: bank.bank_handle,
    bank_name: bank.name,
    bank_known_as: bank.bank_handle,
    institution_code: bank.institution_code,
    core_base_url: bank.core_base_url,
  });
};

/** How the account is looked up at the bank. */
type Lookup = { iban: string } | { account_ref: string };

interface Elsewhere {
  kind: "elsewhere";
  named: NamedAccount;
  /** The directory's entry if it was asked already; null if it has none. */
  entry?: DirectoryEntry | null;
}

type FoundBank =
  | { kind: "at_bank"; bank: BankRecord; lookup: Lookup; named: NamedAccount }
  /** At a bank that is not enrolled here, or a name that the registry does not hold. */
  | Elsewhere
  /** Switched off at the registry, or at a bank that this gateway has suspended. */
  | { kind: "switched_off" };

const findBank = (
  context: ShopperContext,
  { type, value }: AccountAddress,
  paymentContext: PaymentContext,
): Promise<Result<FoundBank>> =>
  type === "iban"
    ? findBankOfIban(context, value)
    : findBankOfAlias(context, value, paymentContext);

const findBankOfIban = async (
  { env, mode }: LookupContext,
  iban: string,
): Promise<Result<FoundBank>> => {
  const named = { alias: null, alias_route: null };
  const known = await readBankOfIban(env, iban, mode);
  if (known) return ok(atBank(known, { iban }, named));
  const entry = await askDirectory(env, mode, "IBAN", iban);
  if (!entry.ok) return entry;
  const bank =
    entry.value && (await readBankOfInstitution(env, entry.value.institution_code, mode));
  if (bank) return ok(atBank(bank, { iban }, named));
  return ok({ kind: "elsewhere", named, entry: entry.value });
};

// @rule P6.9
const findBankOfAlias = async (
  { env, mode, lookUpName }: ShopperContext,
  alias: string,
  paymentContext: PaymentContext,
): Promise<Result<FoundBank>> => {
  const answer = await lookUpName(alias, paymentContext);
  if (!answer.ok) return answer;
  if (answer.value.kind === "switched_off") return ok(answer.value);
  if (answer.value.kind === "unknown") {
    return ok({ kind: "elsewhere", named: { alias, alias_route: null } });
  }
  const { route } = answer.value;
  const named = { alias, alias_route: route };
  const bank = await readBankRecord(env, route.bank_handle, mode);
  return ok(
    bank ? atBank(bank, { account_ref: route.account_ref }, named) : { kind: "elsewhere", named },
  );
};

/** A suspended bank takes no new payments, neither from its accounts nor to them. */
const atBank = (bank: BankRecord, lookup: Lookup, named: NamedAccount): FoundBank =>
  bank.status === "ACTIVE" ? { kind: "at_bank", bank, lookup, named } : { kind: "switched_off" };

/**
 * Only the directory can name the account. It must not lead to a bank that is enrolled here if the
 * registry named another bank, nor to a suspended one.
 * @rule D3.5
 */
const findInDirectory = async (
  { env, mode }: LookupContext,
  { type, value }: AccountAddress,
  { named, entry: known }: Elsewhere,
): Promise<Result<CreditorAccount>> => {
  const asked =
    known === undefined
      ? await askDirectory(env, mode, type === "iban" ? "IBAN" : "ALIAS", value)
      : ok(known);
  if (!asked.ok) return asked;
  if (asked.value === null) return refuse("DESTINATION_NOT_FOUND");
  const { iban, institution_code } = asked.value;
  const enrolled = await readBankOfInstitution(env, institution_code, mode);
  if (enrolled && named.alias_route) {
    const fields = { registry: named.alias_route.bank_handle, directory: enrolled.bank_handle };
    logWarning("directory and registry name different banks", fields);
    return refuse("DESTINATION_MISMATCH");
  }
  if (enrolled && enrolled.status !== "ACTIVE") return refuse("DESTINATION_NOT_FOUND");
  return ok({
    ...named,
    iban,
    display_name: null,
    currency: null,
    bank_handle: null,
    bank_name: null,
    // @rule P6.5
    bank_known_as: enrolled?.bank_handle ?? named.alias_route?.bank_handle ?? institution_code,
    institution_code,
    core_base_url: null,
  });
};

/**
 * A lookup while the customer waits: a lost answer becomes an error, and the customer may retry.
 */
const askBank = async (
  context: LookupContext,
  bank: BankRecord,
  lookup: Lookup,
): Promise<Result<FoundAccounts>> => {
  const outcome = await callBank(context.env, bank, "resolve-alias", {
    body: lookup,
    idempotencyKey: randomHex(16),
    correlationId: context.correlationId,
    traceparent: context.traceparent,
  });
  if (outcome.kind === "answered") return ok(outcome.answer);
  if (outcome.kind === "refused") return ok({ accounts: [], available_auth_methods: [] });
  const isMissing = outcome.kind === "unknown" && outcome.isMissing === true;
  return isMissing && "iban" in lookup ? ok(unlookedUp(lookup.iban)) : refuse(outcome.problem);
};

interface FoundAccount extends Omit<ResolvedAccount, "currency"> {
  currency: string | null;
  /** The bank has not said whose account it is. */
  isUnnamed?: boolean;
}

interface FoundAccounts extends Pick<BankAnswer<"resolve-alias">, "available_auth_methods"> {
  accounts: FoundAccount[];
}

/**
 * A bank may have no resolve-alias. The IBAN is enough: the bank authenticates its holder, and
 * checks each instruction. Every bank can send a code.
 * @rule B1.9 B2.4
 */
const unlookedUp = (iban: string): FoundAccounts => ({
  accounts: [{ iban, display_name: "Account holder", currency: null, isUnnamed: true }],
  available_auth_methods: ["OTP"],
});

/** The requested account; if a reference names several, the customer's default. */
const pickAccount = (
  accounts: readonly FoundAccount[],
  lookup: Lookup,
): FoundAccount | undefined => {
  if ("iban" in lookup) return accounts.find((account) => account.iban === lookup.iban);
  const named = accounts.find((account) => account.account_ref === lookup.account_ref);
  // A bank may leave out the reference, but an answer with another reference is refused.
  const unnamed = accounts.filter(({ account_ref }) => account_ref === null || !account_ref);
  return named ?? unnamed.find((account) => account.default) ?? unnamed[0];
};

/** The account that a request wants to be credited. @rule P1.3 */
export const destination = v.pipe(
  v.variant(
    "type",
    [
      v.strictObject({ type: v.literal("iban"), value: iban }),
      v.strictObject({ type: v.literal("alias"), value: alias }),
    ],
    "must have the type alias or iban, and a value",
  ),
  named("Destination", "The payee: a customer's alias, or an IBAN."),
);
