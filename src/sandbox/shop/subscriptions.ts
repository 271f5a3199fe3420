import * as v from "valibot";
import { addDays, civilDate } from "../../base/kernel/calendar.ts";
import { now } from "../../base/platform/clock.ts";
import { CURRENCY } from "../residents.ts";
import { askGateway, type GatewayAnswer, type ShopSettings } from "./gateway.ts";

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

const mandate = v.object({
  mandate_id: v.string(),
  status: v.picklist([
    "AWAITING_CUSTOMER_AUTH",
    "ACTIVE",
    "PAUSED",
    "REJECTED",
    "EXPIRED",
    "CANCELLED",
    "COMPLETED",
  ] as const),
  approval_url: v.nullable(v.string()),
  current_period: v.nullable(
    v.object({
      from: v.string(),
      to: v.nullable(v.string()),
      charged: v.number(),
      reserved: v.number(),
      remaining: v.number(),
    }),
  ),
  cancelled_by: v.nullable(v.string()),
});
export type ShopMandate = v.InferOutput<typeof mandate>;

const charge = v.object({
  charge_id: v.string(),
  amount: v.number(),
  currency: v.string(),
  charge_date: v.string(),
  status: v.picklist(["SCHEDULED", "PROCESSING", "COMPLETED", "FAILED", "CANCELLED"]),
  failure_code: v.nullable(v.string()),
  retryable: v.boolean(),
  retries_left: v.number(),
});
export type ShopCharge = v.InferOutput<typeof charge>;

const event = v.object({
  event_id: v.string(),
  event: v.string(),
  created_at: v.string(),
  data: v.object({ mandate_id: v.optional(v.string()) }),
});
export type ShopEvent = v.InferOutput<typeof event>;

const listOf = <S extends v.GenericSchema>(item: S) => v.object({ data: v.array(item) });

const created = v.object({ mandate_id: v.string(), approval_url: v.string() });

/** Creates the mandate. The subscription's number is its key. */
export const subscribe = (settings: ShopSettings, subscriptionId: string, origin: string) =>
  askGateway(settings, "/recurring/mandates", created, {
    idempotencyKey: subscriptionId,
    body: {
      amount: plan.amount,
      currency: plan.currency,
      frequency: "MONTHLY",
      max_amount_per_period: plan.monthly,
      time_zone: plan.time_zone,
      description: plan.label,
      merchant_reference: subscriptionId,
      redirect_url: `${origin}/shop/subscriptions/${subscriptionId}`,
    },
  });

/** The gateway's present data about a subscription. */
export interface SubscriptionState {
  mandate: ShopMandate;
  charges: ShopCharge[];
  events: ShopEvent[];
}

/** Null if the gateway does not answer. */
export const readState = async (
  settings: ShopSettings,
  { mandate_id }: Subscription,
): Promise<SubscriptionState | null> => {
  const below = `/mandates/${mandate_id}`;
  const [found, charges, events] = await Promise.all([
    askGateway(settings, below, mandate),
    askGateway(settings, `${below}/charges?limit=10`, listOf(charge)),
    askGateway(settings, "/api/v1/events?limit=50", listOf(event)),
  ]);
  if (!found || !("value" in found)) return null;
  const rowsOf = <T>(list: GatewayAnswer<{ data: T[] }>): T[] =>
    list && "value" in list ? list.value.data : [];
  const own = rowsOf(events).filter(({ data }) => data.mandate_id === mandate_id);
  return { mandate: found.value, charges: rowsOf(charges), events: own };
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
  const below = `/mandates/${mandate_id}`;
  const money = { amount: plan.amount, reference: `map-${key.slice(0, 12)}` };
  switch (action) {
    case "charge":
      return askGateway(settings, `${below}/charge`, v.looseObject({}), {
        idempotencyKey: key,
        body: money,
      });
    case "announce":
      return askGateway(settings, `${below}/charge`, v.looseObject({}), {
        idempotencyKey: key,
        body: { ...money, charge_date: announcedDate() },
      });
    default:
      return askGateway(settings, `${below}/${action}`, v.looseObject({}), {
        idempotencyKey: key,
        body: {},
      });
  }
};

/** Cancels an announced charge, or retries a failed one. */
export const actOnCharge = (
  settings: ShopSettings,
  { mandate_id }: Subscription,
  chargeId: string,
  action: "cancel" | "retry",
  key: string,
) =>
  askGateway(settings, `/mandates/${mandate_id}/charges/${chargeId}/${action}`, v.looseObject({}), {
    idempotencyKey: key,
    body: {},
  });

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

/** Why an action was not taken, in words. */
export const sentenceOf = (code: string): string =>
  sentences[code] ?? `The payment gateway refuses (${code}).`;
