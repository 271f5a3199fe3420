import { DAY_MS } from "../base/platform/clock.ts";

/**
 * The payment orders of one account that were executed without strong customer authentication, and
 * their sum of a UTC day (O8.3). Pure. An order is counted before it is created, so parallel ones
 * together stay within the limit.
 */
export interface ExemptedOrder {
  id: string;
  /** In minor units; null once it was returned. */
  amount: number | null;
  at: number;
}

/** An order that is about to be created. Amounts in minor units of the account's currency. */
export interface AskedExemption {
  id: string;
  amount: number;
  /** The bank's limit of the sum of a day. */
  limit: number;
}

/** Bounds what is stored. Returned orders count too. */
export const MAX_EXEMPTED_PER_DAY = 200;

export const dayOf = (instantMs: number): number => Math.floor(instantMs / DAY_MS);

/**
 * Counts an order; null if the customer must approve it. A repeated request finds its order counted
 * already, also after midnight. One that was returned must be approved.
 * @rule O8.3
 */
export const takeExemption = (
  orders: readonly ExemptedOrder[],
  { id, amount, limit }: AskedExemption,
  nowMs: number,
): ExemptedOrder[] | null => {
  const recent = recentExemptions(orders, nowMs);
  const known = recent.find((order) => order.id === id);
  if (known) return known.amount === amount ? recent : null;
  const today = recent.filter(({ at }) => dayOf(at) === dayOf(nowMs));
  const sum = today.reduce((total, order) => total + (order.amount ?? 0), 0);
  if (today.length >= MAX_EXEMPTED_PER_DAY || sum + amount > limit) return null;
  return [...recent, { id, amount, at: nowMs }];
};

/** Returns the amount of an order, once. @rule O8.3 */
export const returnExemption = (orders: readonly ExemptedOrder[], id: string): ExemptedOrder[] =>
  orders.map((order) => (order.id === id ? { ...order, amount: null } : order));

/** The orders of today and yesterday. */
export const recentExemptions = (
  orders: readonly ExemptedOrder[],
  nowMs: number,
): ExemptedOrder[] => orders.filter(({ at }) => exemptionForgottenAt({ at }) > nowMs);

/** The end of the day after it was counted. */
export const exemptionForgottenAt = ({ at }: Pick<ExemptedOrder, "at">): number =>
  (dayOf(at) + 2) * DAY_MS;
