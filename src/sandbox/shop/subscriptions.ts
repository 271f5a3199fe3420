import { addDays, civilDate } from "../../base/kernel/calendar.ts";
import { now } from "../../base/platform/clock.ts";
import type { Event, Mandate, MandateCharge } from "../../sdk/merchant.ts";
import { CURRENCY } from "../residents.ts";
import { answerOf, type GatewayAnswer, type ShopSettings, shopGateway } from "./gateway.ts";

/**
 * The subscription of the demo shop: a mandate at the gateway, which the shop charges. The shop
 * stores only the mandate of each subscription, and reads everything else from the gateway.
 */
export interface Subscription {
  subscription_id: string;
  mandate_id: string;
  approval_url: string;
  created_at: string;
}

/** What is for sale. Amounts in minor units. */
export const plan = {
  item: "chart",
  label: "Map of the month",
  description: "A printed chart by post, every month until you stop it.",
  /** What the shop charges at a time. */
  amount: 1_200,
  /** The most of a month: an extra map is possible. */
  monthly: 2_400,
  currency: CURRENCY,
  time_zone: "Europe/Berlin",
};

/** How many days ahead the shop announces a charge. */
const DAYS_AHEAD = 2;

/** Creates the mandate. The subscription's number is its key. */
export const subscribe = (settings: ShopSettings, subscriptionId: string, origin: string) =>
  answerOf(
    shopGateway(settings).mandates.create(
      {
        amount: plan.amount,
        currency: plan.currency,
        frequency: "MONTHLY",
        max_amount_per_period: plan.monthly,
        usual_amount: plan.amount,
        time_zone: plan.time_zone,
        description: plan.label,
        merchant_reference: subscriptionId,
        redirect_url: `${origin}/shop/subscriptions/${subscriptionId}`,
      },
      { idempotencyKey: subscriptionId },
    ),
  );

/** The gateway's present data about a subscription. */
export interface SubscriptionState {
  mandate: Mandate;
  charges: MandateCharge[];
  events: Event[];
}

/** Null if the gateway does not answer. */
export const readState = async (
  settings: ShopSettings,
  { mandate_id }: Subscription,
): Promise<SubscriptionState | null> => {
  const { mandates, charges, events } = shopGateway(settings);
  const [found, charged, sent] = await Promise.all([
    answerOf(mandates.read(mandate_id)),
    answerOf(charges.list(mandate_id, { limit: 10 }).page()),
    answerOf(events.list({ limit: 50 }).page()),
  ]);
  if (!found || !("value" in found)) return null;
  const rowsOf = <T>(list: GatewayAnswer<{ data: T[] }>): T[] =>
    list && "value" in list ? list.value.data : [];
  const own = rowsOf(sent).filter(
    ({ data }) => "mandate_id" in data && data.mandate_id === mandate_id,
  );
  return { mandate: found.value, charges: rowsOf(charged), events: own };
};

/** The shop's actions on a subscription. Each form has its own key, so a double click acts once. */
export const actions = ["charge", "announce", "pause", "resume", "cancel"] as const;
export type SubscriptionAction = (typeof actions)[number];

export const act = (
  settings: ShopSettings,
  { mandate_id }: Subscription,
  action: SubscriptionAction,
  key: string,
) => {
  const { mandates, charges } = shopGateway(settings);
  const money = { amount: plan.amount, reference: `map-${key.slice(0, 12)}` };
  const options = { idempotencyKey: key };
  switch (action) {
    case "charge":
      return answerOf(charges.create(mandate_id, money, options));
    case "announce":
      return answerOf(
        charges.create(mandate_id, { ...money, charge_date: announcedDate() }, options),
      );
    default:
      return answerOf<unknown>(mandates[action](mandate_id));
  }
};

/** Cancels an announced charge, or retries a failed one. */
export const actOnCharge = (
  settings: ShopSettings,
  { mandate_id }: Subscription,
  chargeId: string,
  action: "cancel" | "retry",
  idempotencyKey: string,
) => {
  const { charges } = shopGateway(settings);
  return answerOf(
    action === "cancel"
      ? charges.cancel(mandate_id, chargeId)
      : charges.retry(mandate_id, chargeId, { idempotencyKey }),
  );
};

/** The day that the shop announces charges for. */
export const announcedDate = (): string => addDays(civilDate(now(), plan.time_zone), DAYS_AHEAD);

const sentences: Readonly<Record<string, string>> = {
  MANDATE_NOT_ACTIVE: "This subscription is not active.",
  CHARGE_IN_PROGRESS: "Another payment of this subscription has not ended yet.",
  MANDATE_LIMIT_EXCEEDED: "The customer allowed no more than this in one month.",
  MANDATE_REVOKED: "The customer has ended the subscription at the bank.",
  CHARGE_NOT_RETRYABLE: "This payment cannot be tried again today.",
  INVALID_STATE: "It is too late for this.",
  NO_ANSWER: "The payment gateway does not answer. Try again in a moment.",
};

/** The code of the refusal, or null. */
export const problemOf = (answer: GatewayAnswer<unknown>): string | null => {
  if (!answer) return "NO_ANSWER";
  return "value" in answer ? null : answer.refused;
};

/** Why an action was not taken, in words; the merchant's portal has the gateway's own. */
export const sentenceOf = (code: string): string =>
  sentences[code] ?? "The payment gateway refused this.";
