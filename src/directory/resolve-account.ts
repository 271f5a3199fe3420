import { callBank } from "../banks/bank-client.ts";
import {
  type BankRecord,
  readBank,
  readBankOfIban,
  readBankOfInstitution,
} from "../banks/bank-records.ts";
import type { BankAnswer, ResolvedAccount } from "../banks/contract.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { randomHex } from "../platform/crypto.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { logWarning } from "../platform/log.ts";
import { askDirectory } from "./directory-client.ts";
import { askRegistry, type PaymentContext } from "./registry-client.ts";

/**
 * Finds accounts (contract/payments.md § Finding the accounts). The bank of an IBAN comes from the
 * bank records, else from the directory. An alias goes to the registry (bank and account_ref), then
 * to that bank (IBAN).
 */
export interface LookupContext {
  env: GatewayEnv;
  mode: Mode;
  correlationId: string;
  traceparent: string;
}

export type AccountAddress = { type: "iban"; value: string } | { type: "alias"; value: string };

/** The account to debit, at a bank enrolled here. */
export interface DebtorAccount {
  alias: string | null;
  iban: string;
  display_name: string;
  currency: string;
  bank_id: string;
  bank_handle: string;
  bank_name: string;
  institution_code: string;
  available_auth_methods: ("OTP" | "PUSH")[];
  /** The operator's fee for this bank's payments; null if its general fee applies. */
  gateway_fee: number | null;
}

/** The account to credit; its bank may be enrolled elsewhere. */
export interface CreditorAccount {
  alias: string | null;
  iban: string;
  display_name: string | null;
  currency: string | null;
  bank_handle: string | null;
  bank_name: string | null;
  institution_code: string;
}

/** PAYER_NOT_FOUND is the same answer for unknown, closed and suspended payers. */
export const findDebtor = async (
  context: LookupContext,
  address: AccountAddress,
): Promise<Result<DebtorAccount>> => {
  const found = await findBank(context, address, "PAYER");
  if (!found.ok) return found;
  if (found.value?.bank?.status !== "ACTIVE") return refuse("PAYER_NOT_FOUND");
  const { bank, lookup, alias } = { ...found.value, bank: found.value.bank };
  const answer = await askBank(context, bank, lookup);
  if (!answer.ok) return answer;
  const account = pickAccount(answer.value.accounts, lookup);
  if (!account) return refuse("PAYER_NOT_FOUND");
  return ok({
    alias,
    iban: account.iban,
    display_name: account.display_name,
    currency: account.currency,
    bank_id: bank.bank_id,
    bank_handle: bank.bank_handle,
    bank_name: bank.name,
    institution_code: bank.institution_code,
    available_auth_methods: answer.value.available_auth_methods.filter((method) =>
      bank.available_auth_methods.includes(method),
    ),
    gateway_fee: bank.gateway_fee,
  });
};

export const findCreditor = async (
  context: LookupContext,
  address: AccountAddress,
): Promise<Result<CreditorAccount>> => {
  const found = await findBank(context, address, "PAYEE");
  if (!found.ok) return found;
  const bank = found.value?.bank;
  if (!found.value || bank?.status !== "ACTIVE") return findInDirectory(context, address);
  const { lookup, alias } = found.value;
  const answer = await askBank(context, bank, lookup);
  if (!answer.ok) return answer;
  const account = pickAccount(answer.value.accounts, lookup);
  if (!account) return refuse("DESTINATION_NOT_FOUND");
  return ok({
    alias,
    iban: account.iban,
    display_name: account.display_name,
    currency: account.currency,
    bank_handle: bank.bank_handle,
    bank_name: bank.name,
    institution_code: bank.institution_code,
  });
};

/**
 * Required before every cross-bank instruction (§1.6). The directory must confirm the IBAN's
 * institution and, if it knows the alias, the same IBAN. It never chooses between two answers.
 */
export const confirmCreditor = async (
  context: LookupContext,
  creditor: CreditorAccount,
): Promise<Result<null>> => {
  const [byIban, byAlias] = await Promise.all([
    askDirectory(context.env, context.mode, "IBAN", creditor.iban),
    creditor.alias === null
      ? ok(null)
      : askDirectory(context.env, context.mode, "ALIAS", creditor.alias),
  ]);
  if (!byIban.ok) return byIban;
  if (!byAlias.ok) return byAlias;
  const institutionConfirmed = byIban.value?.institution_code === creditor.institution_code;
  const aliasAgrees = byAlias.value === null || byAlias.value.iban === creditor.iban;
  if (institutionConfirmed && aliasAgrees) return ok(null);
  logWarning("directory does not confirm an account", {
    institution: creditor.institution_code,
    institution_confirmed: institutionConfirmed,
    alias_agrees: aliasAgrees,
    correlation_id: context.correlationId,
  });
  return refuse("DESTINATION_MISMATCH");
};

/** How the account is looked up at the bank. */
type Lookup = { iban: string } | { account_ref: string };

interface FoundBank {
  /** Null if the bank is known by name but not enrolled here. */
  bank: BankRecord | null;
  lookup: Lookup;
  alias: string | null;
}

const findBank = async (
  context: LookupContext,
  address: AccountAddress,
  paymentContext: PaymentContext,
): Promise<Result<FoundBank | null>> => {
  const { env, mode } = context;
  if (address.type === "iban") {
    const lookup = { iban: address.value };
    const known = await readBankOfIban(env, address.value, mode);
    if (known) return ok({ bank: known, lookup, alias: null });
    const entry = await askDirectory(env, mode, "IBAN", address.value);
    if (!entry.ok || entry.value === null) return entry.ok ? ok(null) : entry;
    const bank = await readBankOfInstitution(env, entry.value.institution_code, mode);
    return ok({ bank, lookup, alias: null });
  }
  const route = await askRegistry(env, mode, address.value, paymentContext);
  if (!route.ok || route.value === null) return route.ok ? ok(null) : route;
  const { account_ref, bank_handle } = route.value;
  const bank = await readBank(env, bank_handle, mode);
  // The alias as requested: `handle@bank` may name another account than the bare handle.
  return ok({ bank, lookup: { account_ref }, alias: address.value });
};

/** The creditor's bank is not enrolled, so only the directory can name account and institution. */
const findInDirectory = async (
  { env, mode }: LookupContext,
  address: AccountAddress,
): Promise<Result<CreditorAccount>> => {
  const type = address.type === "iban" ? "IBAN" : "ALIAS";
  const entry = await askDirectory(env, mode, type, address.value);
  if (!entry.ok) return entry;
  if (entry.value === null) return refuse("DESTINATION_NOT_FOUND");
  return ok({
    alias: address.type === "alias" ? address.value : null,
    iban: entry.value.iban,
    display_name: null,
    currency: null,
    bank_handle: null,
    bank_name: null,
    institution_code: entry.value.institution_code,
  });
};

/**
 * A lookup while the customer waits: a lost answer becomes an error, and the customer may retry.
 */
const askBank = async (
  context: LookupContext,
  bank: BankRecord,
  lookup: Lookup,
): Promise<Result<BankAnswer<"resolve-alias">>> => {
  const outcome = await callBank(context.env, bank, "resolve-alias", {
    body: lookup,
    idempotencyKey: randomHex(16),
    correlationId: context.correlationId,
    traceparent: context.traceparent,
  });
  if (outcome.kind === "answered") return ok(outcome.answer);
  if (outcome.kind === "refused") return ok({ accounts: [], available_auth_methods: [] });
  return refuse(outcome.problem);
};

/** The requested account; if a reference names several, the customer's default. */
const pickAccount = (
  accounts: readonly ResolvedAccount[],
  lookup: Lookup,
): ResolvedAccount | undefined => {
  if ("iban" in lookup) return accounts.find((account) => account.iban === lookup.iban);
  const named = accounts.find((account) => account.account_ref === lookup.account_ref);
  // A bank may leave out the reference, but an answer with another reference is refused.
  const unnamed = accounts.filter(({ account_ref }) => account_ref === null || !account_ref);
  return named ?? unnamed.find((account) => account.default) ?? unnamed[0];
};
