import type { InferOutput } from "valibot";
import type { Result } from "../kernel/result.ts";
import type { Reply } from "../platform/edge.ts";
import type { payerRequest } from "../sca/requests.ts";
import { answerStep, type ConsentCall } from "./answer-step.ts";
import type { ConsentCommand } from "./consent-record.ts";
import { namePayer } from "./name-payer.ts";

/** POST …/payer: the customer names an account at the consent's bank. */
export const provePayerStep = async (
  call: ConsentCall<InferOutput<typeof payerRequest>>,
): Promise<Result<Reply>> => {
  const { browser_id } = call.caller;
  const named = await namePayer<ConsentCommand>(call, (payer) => ({
    ...{ type: "prove_payer", browser_id, payer },
  }));
  return named.ok ? answerStep(call) : named;
};
