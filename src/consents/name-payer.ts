import type { InferOutput } from "valibot";
import type { CallNote, Turn } from "../aggregate/turn.ts";
import { findPayer } from "../directory/find-payer.ts";
import type { DebtorAccount } from "../directory/resolve-account.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import type { PageCaller } from "../pages/page-token.ts";
import type { Call } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import type { payerRequest } from "../sca/requests.ts";

/** The view `resolution`: a worker's input for looking up the account that a customer names. */
export interface NamingTerms {
  mode: Mode;
  bank_handle: string;
  tpp_id: string;
}

interface NamedStub<Command> {
  view(request: { view: "resolution" }): Promise<Result<string> | null>;
  act(command: Command | { type: "resolution_failed" }, note: CallNote): Promise<Turn | null>;
}

/**
 * The customer names an account at one bank. An account that cannot approve counts as an attempt,
 * for whatever reason.
 */
export const namePayer = async <Command>(
  call: Call<GatewayEnv, PageCaller<NamedStub<Command>>, InferOutput<typeof payerRequest>>,
  commandOf: (payer: DebtorAccount) => Command,
): Promise<Result<null>> => {
  const { caller, correlationId, traceparent } = call;
  const view = await caller.stubOf().view({ view: "resolution" });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const { mode, bank_handle, tpp_id } = JSON.parse(view.value) as NamingTerms;
  const note = { correlationId, traceparent };
  const payer = await findPayer(call, call.body, {
    ...{ mode, owner: tpp_id },
    // A closing bank is accepted, because it was open when the consent was created.
    banks: { only: bank_handle, closing: true },
  });
  const turn = payer.ok ? await caller.stubOf().act(commandOf(payer.value), note) : null;
  const refusal = payer.ok ? turn?.refusal : payer;
  if (refusal?.problem.code === "PAYER_NOT_FOUND") {
    await caller.stubOf().act({ type: "resolution_failed" }, note);
  }
  return refusal ?? ok(null);
};
