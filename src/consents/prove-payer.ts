import type { InferOutput } from "valibot";
import { permitLookups } from "../directory/look-up-name.ts";
import {
  type AccountAddress,
  type DebtorAccount,
  findDebtor,
} from "../directory/resolve-account.ts";
import { type Result, refuse } from "../kernel/result.ts";
import { limitLookup } from "../parties/limits.ts";
import { addressOf } from "../platform/budget.ts";
import type { Reply } from "../platform/edge.ts";
import type { payerRequest } from "../sca/requests.ts";
import { answerStep, type ConsentCall } from "./answer-step.ts";
import type { ResolutionTerms } from "./views.ts";

type PayerCall = ConsentCall<InferOutput<typeof payerRequest>>;

/**
 * POST …/payer: the customer names an account at the consent's bank. An account that cannot approve
 * counts as a try, whatever is wrong with it.
 */
export const provePayerStep = async (call: PayerCall): Promise<Result<Reply>> => {
  const { caller, correlationId, traceparent } = call;
  const view = await caller.stubOf().view({ view: "resolution" });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const note = { correlationId, traceparent };
  const payer = await findPayer(call, JSON.parse(view.value) as ResolutionTerms);
  const { browser_id } = caller;
  const turn = payer.ok
    ? await caller.stubOf().act({ type: "prove_payer", browser_id, payer: payer.value }, note)
    : null;
  const refusal = payer.ok ? turn?.refusal : payer;
  if (refusal?.problem.code === "PAYER_NOT_FOUND") {
    await caller.stubOf().act({ type: "resolution_failed" }, note);
  }
  return refusal ?? answerStep(call);
};

/** The account, within the limits of lookups. Only the consent's bank is asked. */
const findPayer = async (
  call: PayerCall,
  { mode, bank_handle, tpp_id }: ResolutionTerms,
): Promise<Result<DebtorAccount>> => {
  const { env, body, correlationId, traceparent, waitUntil } = call;
  const lookup = await limitLookup(call, mode);
  if (!lookup.ok) return lookup;
  const address: AccountAddress =
    body.payer_iban === undefined
      ? { type: "alias", value: atBank(body.payer_alias ?? "", bank_handle) }
      : { type: "iban", value: body.payer_iban };
  const shopper = { env, mode, owner: tpp_id, address: addressOf(call.request), waitUntil };
  const aliases = address.type === "alias" ? [address.value] : [];
  const permitted = await permitLookups(shopper, aliases);
  if (!permitted.ok) return permitted;
  const context = { env, mode, correlationId, traceparent, lookUpName: permitted.value };
  const payer = await findDebtor(context, address, bank_handle);
  if (payer.ok || payer.problem.code !== "PAYER_NOT_FOUND") lookup.found?.();
  return payer;
};

/** A username means the customer's account at this bank, whatever their default. */
const atBank = (alias: string, bankHandle: string): string =>
  alias.includes("@") ? alias : `${alias}@${bankHandle}`;
