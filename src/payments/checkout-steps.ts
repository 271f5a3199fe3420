import type { InferOutput } from "valibot";
import type { Result } from "../kernel/result.ts";
import { type Call, type Reply, replyWith } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { confirmAuthorisation } from "../sca/confirm-authorisation.ts";
import type { challengeRequest, confirmRequest } from "../sca/requests.ts";
import { scaCallOf } from "../sca/sca-call.ts";
import { startChallenge } from "../sca/start-challenge.ts";
import type { CheckoutCaller } from "./checkout-token.ts";
import { paymentKind } from "./payment-kind.ts";
import type { SessionPath } from "./requests.ts";

type CheckoutCall<Body> = Call<GatewayEnv, CheckoutCaller, Body, SessionPath>;

/** POST …/select-auth: makes the payer's bank send a code or a prompt. */
export const selectAuthStep = (
  call: CheckoutCall<InferOutput<typeof challengeRequest>>,
): Promise<Result<Reply>> => {
  const flow = scaCallOf(call, paymentKind);
  return startChallenge(flow, call.body.auth_mode).then(replyWith);
};

/**
 * POST …/confirm: checks the code, or asks for the prompt's outcome, and executes an approved
 * payment. Answers 200 with the payment's state, or 422 with the final failure.
 */
export const confirmStep = (
  call: CheckoutCall<InferOutput<typeof confirmRequest>>,
): Promise<Result<Reply>> => confirmAuthorisation(scaCallOf(call, paymentKind), call.body.otp_code);
