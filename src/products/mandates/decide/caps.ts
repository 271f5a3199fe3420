import type { MandateLimit } from "../../../base/kernel/problems.ts";

/**
 * The caps on the sums of a mandate's charges (M3.6). All amounts are minor units. Reserved charges
 * count like charged ones, so no order of answers exceeds a cap (M3.3). The sums follow from the
 * charges (sums.ts).
 */
export interface Caps {
  /** The cap of one charge. With FIXED, the amount of every charge. */
  amount: number;
  amount_type: "FIXED" | "VARIABLE";
  max_amount_per_period: number;
  max_charges: number | null;
  max_total: number | null;
}

/** `count` is the number of charges that are reserved or charged. */
export interface ChargeSum {
  charged: number;
  reserved: number;
  count: number;
}

/** How much of the caps is used: in total, and in the period of a charge. */
export interface Usage {
  total: ChargeSum;
  period: ChargeSum;
}

/** `remaining` is the largest amount that this limit still allows. Only PER_PERIOD ever resets. */
export interface ExceededLimit {
  limit: MandateLimit;
  remaining: number;
}

export const nothingUsed: ChargeSum = { charged: 0, reserved: 0, count: 0 };

/**
 * The limit that a new charge of this amount would exceed, or null if it may be reserved.
 * @rule M3.6
 */
export const exceededLimit = (caps: Caps, usage: Usage, amount: number): ExceededLimit | null => {
  if (amount > caps.amount) return { limit: "PER_CHARGE", remaining: caps.amount };
  // Limits that never reset come first, because waiting for another period would not help the
  // caller.
  const allowed = allowedBy(caps, usage);
  for (const limit of ["MAX_CHARGES", "MAX_TOTAL", "PER_PERIOD"] as const) {
    if (amount > allowed[limit]) return { limit, remaining: allowed[limit] };
  }
  return null;
};

/** The largest sum that may still be reserved in the period. */
export const remainingInPeriod = (caps: Caps, usage: Usage): number => {
  const remaining = Math.min(...Object.values(allowedBy(caps, usage)));
  return caps.amount_type === "FIXED" && remaining < caps.amount ? 0 : remaining;
};

/**
 * Whether everything that the mandate allows is charged. Reserved charges do not count, because
 * they can still be released.
 * @rule M2.3
 */
export const isUsedUp = (caps: Caps, total: ChargeSum): boolean =>
  total.reserved === 0 && remainingInPeriod(caps, { total, period: nothingUsed }) === 0;

type AllowedBy = Record<Exclude<MandateLimit, "PER_CHARGE">, number>;

/** After a late report more can be used than is allowed. */
const allowedBy = (caps: Caps, { total, period }: Usage): AllowedBy => {
  const areChargesUsed = caps.max_charges !== null && total.count >= caps.max_charges;
  return {
    MAX_CHARGES: areChargesUsed ? 0 : Number.POSITIVE_INFINITY,
    MAX_TOTAL: caps.max_total === null ? Number.POSITIVE_INFINITY : rest(caps.max_total, total),
    PER_PERIOD: restOfPeriod(caps, period),
  };
};

/** With FIXED, a period takes one charge. @rule M3.6 */
const restOfPeriod = (caps: Caps, period: ChargeSum): number => {
  if (caps.amount_type === "FIXED") return period.count === 0 ? caps.amount : 0;
  return rest(caps.max_amount_per_period, period);
};

const rest = (cap: number, { charged, reserved }: ChargeSum): number =>
  Math.max(0, cap - charged - reserved);
