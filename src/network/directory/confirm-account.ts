import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { logWarning } from "../../base/platform/log.ts";
import { askDirectory, askRegistry, type PaymentContext, type RegistryRoute } from "./clients.ts";
import type { CreditorAccount, LookupContext, NamedAccount } from "./resolve-account.ts";

/** Confirms accounts that were found earlier, right before an instruction. */

/**
 * Required before every cross-bank instruction. It never chooses between two answers.
 * @rule D3.2
 */
export const confirmCreditor = async (
  context: LookupContext,
  creditor: Pick<CreditorAccount, "alias" | "iban" | "institution_code">,
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

/** The registry must still route the payer's alias to the account that is being authenticated. */
export const confirmPayerAlias = async (
  context: LookupContext,
  payer: NamedAccount,
): Promise<Result<null>> => {
  const answer = await askAgain(context, payer, "PAYER");
  if (!answer.ok) return answer;
  return answer.value === "same" ? ok(null) : refuse("PAYER_NOT_FOUND");
};

/** The same for the payee. A route to another account is a mismatch, never a choice. */
export const confirmPayeeAlias = async (
  context: LookupContext,
  payee: NamedAccount,
): Promise<Result<null>> => {
  const answer = await askAgain(context, payee, "PAYEE");
  if (!answer.ok) return answer;
  if (answer.value === "same") return ok(null);
  // @rule D3.4
  return refuse(answer.value === "moved" ? "DESTINATION_MISMATCH" : "DESTINATION_NOT_FOUND");
};

/**
 * `same`: the registry still routes the alias as when the account was found, or still does not hold
 * it. Nothing is asked about an account that was named by its IBAN.
 */
const askAgain = async (
  { env, mode, correlationId }: LookupContext,
  { alias, alias_route: before }: NamedAccount,
  paymentContext: PaymentContext,
): Promise<Result<"same" | "moved" | "gone">> => {
  if (alias === null) return ok("same");
  const answer = await askRegistry(env, mode, alias, paymentContext);
  if (!answer.ok) return answer;
  const after = answer.value;
  const isSame =
    after.kind === "routed"
      ? before !== null && isSameRoute(before, after.route)
      : after.kind === "unknown" && before === null;
  if (isSame) return ok("same");
  const outcome = after.kind === "routed" ? "moved" : "gone";
  const fields = { context: paymentContext, outcome, correlation_id: correlationId };
  logWarning("registry does not confirm an alias", fields);
  return ok(outcome);
};

const isSameRoute = (before: RegistryRoute, after: RegistryRoute): boolean =>
  before.bank_handle === after.bank_handle && before.account_ref === after.account_ref;
