import * as v from "valibot";
import { authSession } from "../consents/authorisation-answers.ts";
import { described } from "../kernel/fields.ts";
import { type Result, refuse } from "../kernel/result.ts";
import { limitedAddress } from "../parties/guards.ts";
import { liveOrder } from "../payment-orders/authorisation-answers.ts";
import { orderById } from "../payment-orders/order-address.ts";
import {
  issueOrderSession,
  readOrderSession,
  readScaReference,
} from "../payment-orders/order-page.ts";
import { orderRedirectUrl } from "../payment-orders/order-redirect.ts";
import type { OrderPageRead } from "../payment-orders/step-view.ts";
import { empty, jsonOrPage } from "../platform/contract.ts";
import { type Call, type Reply, type Route, replyWith, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { authSessionOf, authSessionScheme, refuseCredentials } from "../sca/auth-session.ts";
import { renderOrderPage } from "./order-page.tsx";
import type { ShownOrder } from "./order-situation.ts";
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
 * The address of an order's page (contract/open-banking.md § Hosted steps). A GET changes nothing,
 * so a link preview uses nothing up. After the end it shows the outcome.
 */
type PageCall<Query = unknown> = Call<
  GatewayEnv,
  null,
  unknown,
  v.InferOutput<typeof orderPagePath>,
  Query
>;

const orderPagePath = v.object({
  reference: v.pipe(
    v.string(),
    described("The last part of sca_url.", "po_0123456789.0123456789abcdef0123456789abcdef"),
  ),
});

const browserCookie = browserCookieOf("order_browser");

/** The order as this browser may see it; null if the address was not made here. */
const readPage = async (
  { env, path }: PageCall,
  browserId: string,
): Promise<OrderPageRead | null> => {
  const orderId = readScaReference(env, path.reference);
  const stub = orderId === null ? null : orderById(env, orderId);
  const view = await stub?.view({ view: "page", browser_id: browserId });
  return view?.ok ? (JSON.parse(view.value) as OrderPageRead) : null;
};

const pageStep = async (
  call: PageCall<v.InferOutput<typeof pageQuery>>,
): Promise<Response | Result<Reply>> => {
  const { env, request } = call;
  const browserId = browserOf(request, browserCookie);
  const page = await readPage(call, browserId);
  if (!page) return refuse("NOT_FOUND");
  const { verified, redirect, ...read } = page;
  const { payment_order_id } = read;
  const redirect_url = orderRedirectUrl(env, payment_order_id, redirect);
  const view: ShownOrder = { ...read, redirect_url };
  return answerPage(call, {
    ...{ browserCookie, browserId, verified },
    ...issueOrderSession(env, payment_order_id, browserId),
    render: (model) => renderOrderPage({ view, ...model }),
  });
};

/** GET …/live: a WebSocket held by the order's object; without Upgrade, the same as JSON. */
const liveStep = async (call: PageCall): Promise<Response | Result<Reply>> => {
  const { env, request } = call;
  const forbidden = refuseCredentials(request);
  if (forbidden) return forbidden;
  const orderId = readScaReference(env, call.path.reference);
  const stub = orderId === null ? null : orderById(env, orderId);
  if (orderId === null || !stub) return refuse("NOT_FOUND");
  const token = isUpgrade(request) ? socketToken(request) : authSessionOf(request);
  const caller = token ? readOrderSession(env, token, orderId) : null;
  if (caller && !caller.ok) return caller;
  const browser_id = caller?.value.browser_id ?? "";
  if (!isUpgrade(request)) return replyWith(await stub.view({ view: "live", browser_id }));
  return caller ? openLiveSocket(stub, request, browser_id) : refuse("SESSION_TOKEN_REQUIRED");
};

export const orderPageRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "openOrder",
    method: "GET",
    paths: ["/sca/:reference"],
    summary: "The page on which a customer approves an order, or its token for a program",
    description: "With `Accept: application/json` the answer is a token for the steps.",
    guard: limitedAddress(),
    path: orderPagePath,
    query: pageQuery,
    answers: { 200: jsonOrPage(authSession, "The page, or the token.") },
    step: pageStep,
  }),
  route({
    id: "readLiveOrder",
    method: "GET",
    paths: ["/sca/:reference/live"],
    summary: "The state of the order, as JSON or over a WebSocket",
    description:
      "With `Upgrade: websocket` and the page's token as the subprotocol, each change is sent as " +
      "one message of the same form.",
    guard: limitedAddress([authSessionScheme, null]),
    path: orderPagePath,
    answers: { 101: empty("The WebSocket is open."), 200: liveOrder },
    refusals: ["SESSION_TOKEN_REQUIRED", "FORBIDDEN", "HOSTED_STEP_FORBIDDEN"],
    step: liveStep,
  }),
];
