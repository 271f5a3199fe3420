import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { WorkContext } from "../../frame/objects/turn.ts";
import type { BankRecord } from "../../network/banks/bank-records.ts";
import type { DebtorAccount } from "../../network/directory/resolve-account.ts";
import { type AskedMandatePermit, type AskedPermit, consentById } from "./consent-record.ts";
import type { DataGrant } from "./views.ts";

/**
 * Asks a consent for the permit of an order or a mandate (decide/permits.ts). The answer has the
 * present approval and account. If the consent is no longer in force, the refusal is
 * CONSENT_REVOKED.
 */
type AskingWork = Pick<WorkContext, "env" | "correlationId" | "traceparent">;

type Asked =
  | ({ type: "permit_order" } & AskedPermit)
  | ({ type: "permit_mandate" } & AskedMandatePermit);

const askPermit = async (
  { env, correlationId, traceparent }: AskingWork,
  consentId: string,
  asked: Asked,
): Promise<Result<DataGrant>> => {
  const turn = await consentById(env, consentId)?.act(
    asked,
    { correlationId, traceparent },
    { view: "data", account_id: asked.account_id },
  );
  if (turn?.refusal) return turn.refusal;
  if (!turn?.view) return refuse("CONSENT_REVOKED");
  return turn.view.ok ? ok(JSON.parse(turn.view.value) as DataGrant) : turn.view;
};

/** Asked when the order is created, and right before its execution. */
export const permitOrder = (
  work: AskingWork,
  consentId: string,
  asked: AskedPermit,
): Promise<Result<DataGrant>> => askPermit(work, consentId, { type: "permit_order", ...asked });

/** When the mandate has ended. A consent that is gone remembers nothing. */
export const forgetMandate = async (
  { env, correlationId, traceparent }: AskingWork,
  consentId: string,
  mandate_id: string,
): Promise<void> => {
  const note = { correlationId, traceparent };
  await consentById(env, consentId)?.act({ type: "forget_mandate", mandate_id }, note);
};

/** Asked when the mandate is created, right before its approval, and right before each charge. */
export const permitMandate = (
  work: AskingWork,
  consentId: string,
  asked: AskedMandatePermit,
): Promise<Result<DataGrant>> => askPermit(work, consentId, { type: "permit_mandate", ...asked });

/** Makes a shared account the account to debit, with its bank's present record. */
export const debtorOf = (
  { iban, display_name, currency }: DataGrant["accounts"][number],
  bank: BankRecord,
  { available_auth_methods }: DataGrant,
): DebtorAccount => ({
  alias: null,
  alias_route: null,
  iban,
  display_name,
  currency,
  bank_id: bank.bank_id,
  bank_handle: bank.bank_handle,
  bank_name: bank.name,
  institution_code: bank.institution_code,
  core_base_url: bank.core_base_url,
  available_auth_methods: available_auth_methods.filter((method) =>
    bank.available_auth_methods.includes(method),
  ),
  gateway_fee: bank.gateway_fee,
});
