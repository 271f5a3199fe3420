import type { InferOutput } from "valibot";
import * as v from "valibot";
import { described } from "../kernel/fields.ts";
import { type Result, refuse } from "../kernel/result.ts";
import { limitedAddress } from "../parties/guards.ts";
import { checkoutToken, liveStatus } from "../payments/answers.ts";
import {
  checkoutScheme,
  issueSessionToken,
  readCheckoutCaller,
  readCheckoutReference,
} from "../payments/checkout-token.ts";
import type { CheckoutRead } from "../payments/checkout-view.ts";
import { sessionById } from "../payments/session-address.ts";
import { empty, jsonOrPage } from "../platform/contract.ts";
import { type Call, type Reply, type Route, replyWith, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { bearerToken } from "../platform/keys.ts";
import { renderCheckoutPage } from "./checkout-page.tsx";
import {
  answerPage,
  browserCookieOf,
  browserOf,
  isUpgrade,
  openLiveSocket,
  pageQuery,
  socketToken,
} from "./page-address.ts";

/**
 * The checkout's address (contract/payments.md § Checkout caller). A GET changes nothing, so a link
 * preview uses nothing up. A cookie for this address alone identifies the browser.
 */
type CheckoutCall<Query = unknown> = Call<
  GatewayEnv,
  null,
  unknown,
  InferOutput<typeof checkoutPath>,
  Query
>;

const checkoutPath = v.object({
  reference: v.pipe(
    v.string(),
    described("The last part of checkout_url.", "ps_0123456789.0123456789abcdef0123456789abcdef"),
  ),
});

const browserCookie = browserCookieOf("checkout_browser");

/** The payment as this browser may see it; null if the address was not made here. */
const readCheckout = async (
  { env, path }: CheckoutCall,
  browserId: string,
): Promise<CheckoutRead | null> => {
  const sessionId = readCheckoutReference(env, path.reference);
  const stub = sessionId === null ? null : sessionById(env, sessionId);
  const view = await stub?.view({ view: "checkout", browser_id: browserId });
  return view?.ok ? (JSON.parse(view.value) as CheckoutRead) : null;
};

const checkoutStep = async (
  call: CheckoutCall<InferOutput<typeof pageQuery>>,
): Promise<Response | Result<Reply>> => {
  const { env, request } = call;
  const browserId = browserOf(request, browserCookie);
  const read = await readCheckout(call, browserId);
  if (!read) return refuse("NOT_FOUND");
  const { verified, ...view } = read;
  return answerPage(call, {
    ...{ browserCookie, browserId, verified },
    ...issueSessionToken(env, view.session_id, browserId),
    render: (model) => renderCheckoutPage({ view, ...model }),
  });
};

/** GET …/live: a WebSocket held by the session's object; without Upgrade, the same as JSON. */
const liveStep = async (call: CheckoutCall): Promise<Response | Result<Reply>> => {
  const { env, request } = call;
  const sessionId = readCheckoutReference(env, call.path.reference);
  const stub = sessionId === null ? null : sessionById(env, sessionId);
  if (sessionId === null || !stub) return refuse("NOT_FOUND");
  const upgrade = isUpgrade(request);
  const token = upgrade ? socketToken(request) : bearerToken(request);
  const caller = token ? readCheckoutCaller(env, token, sessionId) : null;
  if (caller && !caller.ok) return caller;
  const browserId = caller?.value.browser_id ?? "";
  if (!upgrade) return replyWith(await stub.view({ view: "live", browser_id: browserId }));
  if (!caller) return refuse("SESSION_TOKEN_REQUIRED");
  return openLiveSocket(stub, request, browserId);
};

export const checkoutRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "openCheckout",
    method: "GET",
    paths: ["/checkout/:reference"],
    summary: "The checkout page, or a session token for a program",
    description: "With `Accept: application/json` the answer is a token for the steps.",
    guard: limitedAddress(),
    path: checkoutPath,
    query: pageQuery,
    answers: { 200: jsonOrPage(checkoutToken, "The checkout page, or the token.") },
    step: checkoutStep,
  }),
  route({
    id: "readLiveStatus",
    method: "GET",
    paths: ["/checkout/:reference/live"],
    summary: "The state of the payment, as JSON or over a WebSocket",
    description:
      "With `Upgrade: websocket` and the session token as the subprotocol, each change is sent " +
      "as one message of the same form.",
    // With the token the answer has the browser's details; without it, only what everyone may see.
    guard: limitedAddress([checkoutScheme, null]),
    path: checkoutPath,
    answers: { 101: empty("The WebSocket is open."), 200: liveStatus },
    refusals: ["SESSION_TOKEN_REQUIRED", "FORBIDDEN"],
    step: liveStep,
  }),
];
