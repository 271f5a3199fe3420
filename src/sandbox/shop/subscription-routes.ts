import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, now } from "../../base/platform/clock.ts";
import { htmlPage, redirect } from "../../base/platform/contract.ts";
import { randomBase62, randomUpperAlphanumeric } from "../../base/platform/crypto.ts";
import {
  type Call,
  everyone,
  type Reply,
  type Route,
  reply,
  route,
} from "../../base/platform/edge.ts";
import { readText } from "../../base/platform/request-body.ts";
import { dateLocaleOf } from "../../frame/pages/locale.ts";
import { seeOther } from "../../frame/pages/response.ts";
import * as answers from "../answers.ts";
import type { SandboxEnv } from "../env.ts";
import { pageAnswer, type SubscriptionModel } from "../page-models.ts";
import { renderOfficePage } from "../pages/office.tsx";
import { renderSubscriptionPage } from "../pages/subscription.tsx";
import { worldOf } from "../world.ts";
import type { ShopSettings } from "./gateway.ts";
import { readShopSettings, shopPage } from "./routes.ts";
import { SHOP_NAME } from "./shop.ts";
import * as shop from "./subscriptions.ts";

/** The demo shop's subscription: the customer's page, and the shop's own in its back office. */
const addressOf = (id: string) => `/shop/subscriptions/${id}`;
const officeOf = (id: string) => `/shop/office/${id}`;

const subscribe = async (call: Call<SandboxEnv>) => {
  const settings = await readShopSettings(call.env);
  if (!settings.ok) return settings;
  const subscription_id = `sub-${randomUpperAlphanumeric(12)}`;
  const asked = await shop.subscribe(settings.value, subscription_id, call.url.origin);
  if (!asked || !("value" in asked)) {
    return shopPage(shop.sentenceOf(shop.problemOf(asked) ?? ""), settings.value);
  }
  const { mandate_id, approval_url } = asked.value;
  if (approval_url === null) throw new Error(`${mandate_id} was created without an approval_url`);
  const created_at = isoTime(now());
  const subscription = { mandate_id, approval_url, subscription_id, created_at };
  await worldOf(call.env).saveSubscription(subscription);
  return seeOther(approval_url);
};

const subscriptionPath = v.object({
  subscription: text("The subscription's number.", "sub-7"),
});
type SubscriptionCall = Call<
  SandboxEnv,
  null,
  undefined,
  v.InferOutput<typeof subscriptionPath> & { charge?: string }
>;

type Step = (
  call: SubscriptionCall,
  settings: ShopSettings,
  subscription: shop.Subscription,
) => Promise<Response | Result<Reply>>;

const withSubscription = (step: Step) => async (call: SubscriptionCall) => {
  const settings = await readShopSettings(call.env);
  if (!settings.ok) return settings;
  const subscription = await worldOf(call.env).subscription(call.path.subscription);
  return subscription ? step(call, settings.value, subscription) : refuse("NOT_FOUND");
};

/** A code of the catalogue, which the page says in words. */
const problemCode = /^[A-Z_]{1,40}$/;

const showPage =
  (render: (model: SubscriptionModel) => string): Step =>
  async (call, settings, subscription) => {
    const code = call.url.searchParams.get("problem") ?? "";
    const problem = problemCode.test(code) ? shop.sentenceOf(code) : null;
    const state = await shop.readState(settings, subscription);
    const { subscription_id } = subscription;
    const date_locale = dateLocaleOf(call.request, "en");
    const html = render({
      shop_name: SHOP_NAME,
      date_locale,
      plan: shop.plan,
      subscription_id,
      state,
      problem,
      announced_date: shop.announcedDate(),
      /** A key for each form of the page: a form that is sent twice acts once. */
      key: randomBase62(),
    });
    return pageAnswer(html, new URL(settings.base_url).origin);
  };

/** The key of the form that was sent. */
const keyOf = async (call: SubscriptionCall): Promise<string | null> => {
  const sent = await readText(call.request);
  if (!sent.ok) return null;
  const key = new URLSearchParams(sent.value).get("key") ?? "";
  return /^[0-9A-Za-z]{43}$/.test(key) ? key : null;
};

const actStep = (
  pageOf: (id: string) => string,
  act: (
    call: SubscriptionCall,
    settings: ShopSettings,
    subscription: shop.Subscription,
    key: string,
  ) => ReturnType<typeof shop.act>,
) =>
  withSubscription(async (call, settings, subscription) => {
    const key = await keyOf(call);
    if (key === null) return refuse("VALIDATION_FAILED", { field: "key" });
    const problem = shop.problemOf(await act(call, settings, subscription, key));
    // The page keeps its own address, so it can be loaded again.
    const query = problem === null ? "" : `?problem=${problem}`;
    return seeOther(pageOf(subscription.subscription_id) + query);
  });

const one = addressOf(":subscription");
const oneInOffice = officeOf(":subscription");
const common = { internal: true, guard: everyone } as const;
const acted = { 303: redirect("The subscription, with the reason if nothing was done.") };

export const subscriptionRoutes: readonly Route<SandboxEnv>[] = [
  route({
    id: "subscribe",
    method: "POST",
    paths: ["/shop/subscriptions"],
    summary: "Subscribe, from the shop's form",
    ...common,
    answers: {
      200: htmlPage("The shop, with the reason why there is no subscription."),
      303: redirect("The gateway's page, where the customer approves."),
    },
    step: subscribe,
  }),
  route({
    id: "showSubscription",
    method: "GET",
    paths: [one],
    summary: "A subscription, where the customer returns to",
    ...common,
    path: subscriptionPath,
    answers: { 200: htmlPage("Its status and payments, as the gateway knows them now.") },
    step: withSubscription(showPage(renderSubscriptionPage)),
  }),
  route({
    id: "readSubscription",
    method: "GET",
    paths: [`${one}/status.json`],
    summary: "What changes on the page of a subscription",
    ...common,
    path: subscriptionPath,
    answers: { 200: answers.subscriptionStatus },
    step: withSubscription(async (_, settings, subscription) => {
      const state = await shop.readState(settings, subscription);
      if (!state) return refuse("SERVICE_UNAVAILABLE", { retry_after: 1 });
      return reply(200, {
        status: state.mandate.status,
        charges: state.charges.map(({ charge_id, status }) => ({ charge_id, status })),
        events: state.events.map(({ event }) => event),
      });
    }),
  }),
  route({
    id: "endSubscription",
    method: "POST",
    paths: [`${one}/cancel`],
    summary: "The customer ends a subscription at the shop",
    ...common,
    path: subscriptionPath,
    answers: acted,
    refusals: ["VALIDATION_FAILED", "PAYLOAD_TOO_LARGE"],
    step: actStep(addressOf, (_, settings, subscription, key) =>
      shop.act(settings, subscription, "cancel", key),
    ),
  }),
  route({
    id: "showSubscriptionInOffice",
    method: "GET",
    paths: [oneInOffice],
    summary: "A subscription in the shop's back office",
    ...common,
    path: subscriptionPath,
    answers: { 200: htmlPage("What the shop can do, its charges and the gateway's events.") },
    step: withSubscription(showPage(renderOfficePage)),
  }),
  ...shop.actions.map((action) =>
    route<SandboxEnv, null, undefined, typeof subscriptionPath>({
      id: `${action}Subscription`,
      method: "POST",
      paths: [`${oneInOffice}/${action}`],
      summary: `What the shop does with a subscription: ${action}`,
      ...common,
      path: subscriptionPath,
      answers: acted,
      refusals: ["VALIDATION_FAILED", "PAYLOAD_TOO_LARGE"],
      step: actStep(officeOf, (_, settings, subscription, key) =>
        shop.act(settings, subscription, action, key),
      ),
    }),
  ),
  ...(["cancel", "retry"] as const).map((action) =>
    route({
      id: `${action}SubscriptionCharge`,
      method: "POST",
      paths: [`${oneInOffice}/charges/:charge/${action}`],
      summary: `What the shop does with a payment of a subscription: ${action}`,
      ...common,
      path: v.object({ ...subscriptionPath.entries, charge: v.string() }),
      answers: acted,
      refusals: ["VALIDATION_FAILED", "PAYLOAD_TOO_LARGE"],
      step: actStep(officeOf, (call, settings, subscription, key) =>
        shop.actOnCharge(settings, subscription, call.path.charge ?? "", action, key),
      ),
    }),
  ),
];
