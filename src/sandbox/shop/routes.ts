import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, now } from "../../base/platform/clock.ts";
import { created, htmlPage, redirect } from "../../base/platform/contract.ts";
import { randomUpperAlphanumeric } from "../../base/platform/crypto.ts";
import { type Call, everyone, type Route, reply, route } from "../../base/platform/edge.ts";
import { readText, validate } from "../../base/platform/request-body.ts";
import { dateLocaleOf } from "../../frame/pages/locale.ts";
import { seeOther } from "../../frame/pages/response.ts";
import { WebhookError, WebhookVerifier } from "../../sdk/webhooks.ts";
import * as answers from "../answers.ts";
import type { SandboxEnv } from "../env.ts";
import { demoCustomers, pageAnswer, wantsPage } from "../page-models.ts";
import { renderShopOrder } from "../pages/order.tsx";
import { renderShopPage } from "../pages/shop.tsx";
import { orderRequest } from "../requests.ts";
import { bankByHandle } from "../residents.ts";
import { worldOf } from "../world.ts";
import { answerOf, type ShopSettings, shopGateway } from "./gateway.ts";
import { findItem, nextOrderId, SHOP_NAME, shopItems } from "./shop.ts";
import { plan } from "./subscriptions.ts";

/** The demo merchant, written as a merchant would: its own pages, the SDK, a webhook. */
const addressOf = (orderId: string) => `/shop/orders/${orderId}`;

const newOrderId = () => `order-${randomUpperAlphanumeric(12)}`;

/**
 * Creates a payment session at the gateway (form A) and stores the order. The order's number is the
 * idempotency key. If the process dies in between, no customer has a payment address yet.
 */
const placeOrder = async (
  settings: ShopSettings,
  orderId: string,
  wanted: v.InferOutput<typeof orderRequest>,
  origin: string,
): Promise<Result<answers.Order>> => {
  const item = findItem(wanted.item);
  if (!item) return refuse("VALIDATION_FAILED", { field: "item", message: "item is not for sale" });
  const amount = wanted.amount ?? item.amount;
  const answer = await answerOf(
    shopGateway(settings).payments.create(
      {
        amount,
        currency: item.currency,
        destination: { type: "iban", value: settings.destination },
        description: item.label,
        reference: orderId,
        redirect_url: origin + addressOf(orderId),
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
    ? await placeOrder(settings.value, newOrderId(), wanted.value, call.url.origin)
    : wanted;
  if (!placed.ok) return notPlaced(call, placed, settings.value);
  await worldOf(call.env).saveOrder(placed.value);
  if (wantsPage(call.request)) {
    return seeOther(placed.value.checkout_url);
  }
  const orderUrl = call.url.origin + addressOf(placed.value.order_id);
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

type OrderCall = Call<SandboxEnv, null, undefined, v.InferOutput<typeof orderPath>>;

/**
 * The order, after the gateway was asked how its payment stands. The address that the customer
 * returned to is not read: everybody can open it, with any status (P8.18).
 */
const showOrder = async (call: OrderCall) => {
  const found = await worldOf(call.env).order(call.path.order);
  if (!found) return refuse("NOT_FOUND");
  const settings = await readShopSettings(call.env);
  if (!settings.ok) return settings;
  const { payments } = shopGateway(settings.value);
  const answer = await answerOf(payments.status(found.session_id));
  const payment = answer && "value" in answer ? answer.value : null;
  const order = payment ? await worldOf(call.env).noteAnswer(found.order_id, payment) : found;
  const bank = payment?.route?.debtor_bank ?? null;
  const html = renderShopOrder({
    ...order,
    shop_name: SHOP_NAME,
    item_label: findItem(order.item)?.label ?? order.item,
    payment: payment && {
      status: payment.status,
      reason: payment.failure?.message ?? null,
      bank_name: bank && (bankByHandle(bank)?.name ?? bank),
      completed_at: payment.completed_at,
    },
    date_locale: dateLocaleOf(call.request, "en"),
  });
  // "Try again" redirects to the checkout too.
  return pageAnswer(html, new URL(settings.value.base_url).origin);
};

/**
 * The same basket once more: a new order with a session of its own. Only of one that was not paid,
 * because an open one could still be paid, and then twice.
 */
const orderAgain = async (call: OrderCall) => {
  const found = await worldOf(call.env).order(call.path.order);
  if (!found) return refuse("NOT_FOUND");
  if (found.status !== "NOT_PAID") return seeOther(addressOf(found.order_id));
  const orderId = nextOrderId(found.order_id);
  if (await worldOf(call.env).order(orderId)) return seeOther(addressOf(orderId));
  const settings = await readShopSettings(call.env);
  if (!settings.ok) return notPlaced(call, settings, null);
  const { item, amount } = found;
  const placed = await placeOrder(settings.value, orderId, { item, amount }, call.url.origin);
  if (!placed.ok) return notPlaced(call, placed, settings.value);
  await worldOf(call.env).saveOrder(placed.value);
  return seeOther(placed.value.checkout_url);
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
    paths: [`${addressOf(":order")}/status.json`],
    summary: "The status of an order, as the shop has it",
    internal: true,
    guard: everyone,
    path: orderPath,
    answers: { 200: answers.shopOrderStatus },
    async step(call) {
      const found = await worldOf(call.env).order(call.path.order);
      return found ? reply(200, { status: found.status }) : refuse("NOT_FOUND");
    },
  }),
  route({
    id: "showOrder",
    method: "GET",
    paths: [addressOf(":order")],
    summary: "The page of an order, where the customer returns to",
    internal: true,
    guard: everyone,
    path: orderPath,
    answers: { 200: htmlPage("The order, as the gateway knows it now.") },
    step: showOrder,
  }),
  route({
    id: "orderAgain",
    method: "POST",
    paths: [`${addressOf(":order")}/again`],
    summary: "Order the same once more, after it was not paid",
    internal: true,
    guard: everyone,
    path: orderPath,
    answers: {
      200: htmlPage("The shop, with the reason why there is no order."),
      303: redirect("The checkout, or the order that there is already."),
    },
    step: orderAgain,
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
