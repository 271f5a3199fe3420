import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, now } from "../../base/platform/clock.ts";
import { created, htmlPage, redirect } from "../../base/platform/contract.ts";
import { randomUpperAlphanumeric } from "../../base/platform/crypto.ts";
import { type Call, everyone, type Route, reply, route } from "../../base/platform/edge.ts";
import { readText, validate } from "../../base/platform/request-body.ts";
import { seeOther } from "../../frame/pages/response.ts";
import { WebhookError, WebhookVerifier } from "../../sdk/webhooks.ts";
import * as answers from "../answers.ts";
import type { SandboxEnv } from "../env.ts";
import { demoCustomers, pageAnswer, wantsPage } from "../page-models.ts";
import { renderShopOrder, renderShopPage } from "../pages/shop.tsx";
import { orderRequest } from "../requests.ts";
import { worldOf } from "../world.ts";
import { answerOf, type ShopSettings, shopGateway } from "./gateway.ts";
import { findItem, orderModelOf, SHOP_NAME, shopItems } from "./shop.ts";
import { plan } from "./subscriptions.ts";

/** The demo merchant, written as a merchant would: its own pages, the SDK, a webhook. */

/**
 * Creates a payment session at the gateway (form A) and stores the order. The order's number is the
 * idempotency key. If the process dies in between, no customer has a payment address yet.
 */
const placeOrder = async (
  settings: ShopSettings,
  wanted: v.InferOutput<typeof orderRequest>,
  origin: string,
): Promise<Result<answers.Order>> => {
  const item = findItem(wanted.item);
  if (!item) return refuse("VALIDATION_FAILED", { field: "item", message: "item is not for sale" });
  const orderId = `order-${randomUpperAlphanumeric(12)}`;
  const amount = wanted.amount ?? item.amount;
  const answer = await answerOf(
    shopGateway(settings).payments.create(
      {
        amount,
        currency: item.currency,
        destination: { type: "iban", value: settings.destination },
        description: item.label,
        reference: orderId,
        redirect_url: `${origin}/shop/orders/${orderId}`,
        webhook_url: `${origin}/shop/webhooks`,
      },
      { idempotencyKey: orderId },
    ),
  );
  if (!answer || "refused" in answer) {
    const message = "The payment gateway did not open a session. Try again in a moment.";
    return refuse("SERVICE_UNAVAILABLE", { message, retry_after: 1 });
  }
  return ok({
    order_id: orderId,
    item: item.item,
    amount,
    currency: item.currency,
    status: "AWAITING_PAYMENT",
    failure_code: null,
    session_id: answer.value.session_id,
    checkout_url: answer.value.checkout_url,
    created_at: isoTime(now()),
    paid_at: null,
  });
};

/** The order form of the page, or JSON from a program. */
const readOrder = async (call: Call<SandboxEnv>) => {
  const text = await readText(call.request);
  if (!text.ok) return text;
  const mediaType = call.request.headers.get("content-type")?.split(";")[0];
  if (mediaType === "application/x-www-form-urlencoded") {
    return validate(orderRequest, Object.fromEntries(new URLSearchParams(text.value)));
  }
  try {
    return validate(orderRequest, JSON.parse(text.value));
  } catch {
    return refuse("MALFORMED_JSON");
  }
};

export const shopPage = (problem: string | null, settings: ShopSettings | null): Response => {
  const html = renderShopPage({
    shop_name: SHOP_NAME,
    items: shopItems,
    order_action: "/shop/orders",
    plan,
    customers: demoCustomers(),
    problem,
  });
  // The order form redirects to the checkout; browsers block that unless the policy names its
  // origin.
  return pageAnswer(html, settings ? new URL(settings.base_url).origin : "");
};

const order = async (call: Call<SandboxEnv>) => {
  const settings = await readShopSettings(call.env);
  if (!settings.ok) return notPlaced(call, settings, null);
  const wanted = await readOrder(call);
  const placed = wanted.ok
    ? await placeOrder(settings.value, wanted.value, call.url.origin)
    : wanted;
  if (!placed.ok) return notPlaced(call, placed, settings.value);
  await worldOf(call.env).saveOrder(placed.value);
  if (wantsPage(call.request)) {
    return seeOther(placed.value.checkout_url);
  }
  const orderUrl = `${call.url.origin}/shop/orders/${placed.value.order_id}`;
  return reply(201, { ...placed.value, order_url: orderUrl }, { location: orderUrl });
};

/** A browser gets the shop page with the reason, a program the refusal. */
const notPlaced = (call: Call<SandboxEnv>, refusal: Refusal, settings: ShopSettings | null) =>
  wantsPage(call.request)
    ? shopPage(refusal.problem.message ?? "The order could not be placed.", settings)
    : refusal;

/** Both signatures of the gateway must match the bytes as received (P8.2, P8.3). @rule P8.18 */
const isGenuine = async (request: Request, body: string, secrets: string): Promise<boolean> => {
  try {
    await new WebhookVerifier({ secrets, scheme: "both", now }).verify(body, request.headers);
    return true;
  } catch (error) {
    if (error instanceof WebhookError) return false;
    throw error;
  }
};

const webhook = async (call: Call<SandboxEnv>) => {
  const settings = await readShopSettings(call.env);
  if (!settings.ok) return settings;
  const body = await readText(call.request);
  if (!body.ok) return body;
  if (!(await isGenuine(call.request, body.value, settings.value.signing_secret))) {
    return refuse("UNAUTHENTICATED", { message: "The signature is not the gateway's." });
  }
  await worldOf(call.env).noteWebhook(body.value);
  return reply(200, { received: true });
};

const orderPath = v.object({ order: text("The order's number.", "order-7") });

const returnQuery = v.object({
  status: v.optional(text("How the payment ended, as the gateway's redirect says.", "completed")),
});

type OrderCall = Call<
  SandboxEnv,
  null,
  undefined,
  v.InferOutput<typeof orderPath>,
  v.InferOutput<typeof returnQuery>
>;

const readOrderModel = async (call: OrderCall) => {
  const found = await worldOf(call.env).order(call.path.order);
  if (!found) return null;
  const returned = call.query.status ?? null;
  if (returned !== "cancelled" || found.status !== "AWAITING_PAYMENT") {
    return orderModelOf(found, returned);
  }
  if (!(await isCancelled(call.env, found))) return orderModelOf(found, null);
  return orderModelOf(await worldOf(call.env).noteCancelled(found.order_id), returned);
};

/**
 * A cancelled payment sends no webhook (P8.6). When a customer returns as cancelled, the shop asks
 * the gateway, because anyone can open that address.
 */
const isCancelled = async (env: SandboxEnv, order: answers.Order): Promise<boolean> => {
  const settings = await readShopSettings(env);
  if (!settings.ok) return false;
  const answer = await answerOf(shopGateway(settings.value).payments.read(order.session_id));
  return answer !== null && "value" in answer && answer.value.status === "CANCELLED";
};

export const shopRoutes: readonly Route<SandboxEnv>[] = [
  route({
    id: "goToShop",
    method: "GET",
    paths: ["/"],
    summary: "Go to the shop",
    internal: true,
    guard: everyone,
    answers: { 303: redirect("To the shop.") },
    step: () => seeOther("/shop"),
  }),
  route({
    id: "showShop",
    method: "GET",
    paths: ["/shop"],
    summary: "The demo shop",
    internal: true,
    guard: everyone,
    answers: { 200: htmlPage("What is for sale.") },
    async step(call) {
      const settings = await readShopSettings(call.env);
      if (settings.ok) return shopPage(null, settings.value);
      return shopPage(settings.problem.message ?? "The shop is not open yet.", null);
    },
  }),
  route({
    id: "placeOrder",
    method: "POST",
    paths: ["/shop/orders"],
    summary: "Order an item, from the shop's form or as JSON",
    internal: true,
    guard: everyone,
    answers: {
      200: htmlPage("For browsers: the shop, with the reason why there is no order."),
      201: created(answers.placedOrder),
      303: redirect("For browsers: the checkout."),
    },
    refusals: ["MALFORMED_JSON", "PAYLOAD_TOO_LARGE", "VALIDATION_FAILED"],
    step: order,
  }),
  route({
    id: "receiveWebhook",
    method: "POST",
    paths: ["/shop/webhooks"],
    summary: "The shop's webhook endpoint",
    internal: true,
    guard: everyone,
    answers: { 200: answers.received },
    refusals: ["UNAUTHENTICATED", "PAYLOAD_TOO_LARGE", "MALFORMED_JSON"],
    step: webhook,
  }),
  route({
    id: "readOrder",
    method: "GET",
    paths: ["/shop/orders/:order/status.json"],
    summary: "An order",
    internal: true,
    guard: everyone,
    path: orderPath,
    query: returnQuery,
    answers: { 200: answers.orderModel },
    async step(call) {
      const model = await readOrderModel(call);
      return model ? reply(200, model) : refuse("NOT_FOUND");
    },
  }),
  route({
    id: "showOrder",
    method: "GET",
    paths: ["/shop/orders/:order"],
    summary: "The page of an order, where the customer returns to",
    internal: true,
    guard: everyone,
    path: orderPath,
    query: returnQuery,
    answers: { 200: htmlPage("The order.") },
    async step(call) {
      const model = await readOrderModel(call);
      return model ? pageAnswer(renderShopOrder(model)) : refuse("NOT_FOUND");
    },
  }),
];

/** The shop's own settings; refused until the start script has opened the shop. */
export const readShopSettings = async (env: SandboxEnv): Promise<Result<ShopSettings>> => {
  const world = await worldOf(env).world();
  if (world?.shop && world.destination) {
    return ok({ ...world.shop, destination: world.destination });
  }
  return refuse("SERVICE_UNAVAILABLE", { message: "The shop is not open yet.", retry_after: 1 });
};
