import type { InferOutput } from "valibot";
import { confirmAuthorisation } from "../../approvals/confirm-authorisation.ts";
import { approvalAddress } from "../../approvals/page/approval-address.ts";
import type { challengeRequest, confirmRequest } from "../../approvals/requests.ts";
import { scaCallOf } from "../../approvals/sca-call.ts";
import { startChallenge } from "../../approvals/start-challenge.ts";
import type { Result } from "../../base/kernel/result.ts";
import { type Call, type Reply, replyWith } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { bearerToken } from "../../base/platform/keys.ts";
import { checkoutToken, liveStatus } from "./answers.ts";
import type { CheckoutRead } from "./approval.ts";
import type { CheckoutCaller } from "./checkout-token.ts";
import { checkoutPage, checkoutScheme } from "./checkout-token.ts";
import { paymentKind } from "./kind.ts";
import { renderCheckoutPage, type ShownCheckout } from "./page.tsx";
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
export const confirmPayment = (
  call: CheckoutCall<InferOutput<typeof confirmRequest>>,
): Promise<Result<Reply>> => confirmAuthorisation(scaCallOf(call, paymentKind), call.body.otp_code);

/** The checkout's address (P3.1). */
export const checkoutRoutes = approvalAddress<CheckoutRead, ShownCheckout>({
  path: "/checkout/:reference",
  field: "checkout_url",
  prefix: "ps",
  cookie: "checkout_browser",
  token: { scheme: checkoutScheme, answer: checkoutToken, tokenIn: bearerToken },
  page: { id: "openCheckout", summary: "The checkout page, or a session token for a program" },
  live: {
    id: "readLiveStatus",
    summary: "The state of the payment, as JSON or over a WebSocket",
    answer: liveStatus,
  },
  pages: checkoutPage,
  render: renderCheckoutPage,
});
