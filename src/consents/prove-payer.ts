import type { InferOutput } from "valibot";
import { findPayer } from "../directory/find-payer.ts";
import { type Result, refuse } from "../kernel/result.ts";
import type { Reply } from "../platform/edge.ts";
import type { payerRequest } from "../sca/requests.ts";
import { answerStep, type ConsentCall } from "./answer-step.ts";
import type { ResolutionTerms } from "./views.ts";

/**
 * POST …/payer: the customer names an account at the consent's bank. An account that cannot approve
 * counts as a try, whatever is wrong with it.
 */
export const provePayerStep = async (
  call: ConsentCall<InferOutput<typeof payerRequest>>,
): Promise<Result<Reply>> => {
  const { caller, correlationId, traceparent } = call;
  const view = await caller.stubOf().view({ view: "resolution" });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const { mode, bank_handle, tpp_id } = JSON.parse(view.value) as ResolutionTerms;
  const note = { correlationId, traceparent };
  const payer = await findPayer(call, call.body, { mode, owner: tpp_id, bank_handle });
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
