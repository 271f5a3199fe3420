/** What a merchant is open for (docs/decisions/162). */
export type MerchantStanding = "ACTIVE" | "SUSPENDED" | "CLOSED";

interface StoredStanding {
  status: "ACTIVE" | "SUSPENDED";
  /** Milliseconds since the epoch; null while it is open. */
  closed_at: number | null;
}

export const merchantStanding = ({ status, closed_at }: StoredStanding): MerchantStanding =>
  closed_at === null ? status : "CLOSED";

/** A merchant, as far as its payments depend on it. */
export interface TradingMerchant {
  status: MerchantStanding;
  /**
   * Of a closed merchant: payments that were created before this instant (milliseconds) may still
   * be approved. Null for every other, and if staff have suspended it besides.
   */
  finishes_before: number | null;
}

export const finishesBefore = ({ status, closed_at }: StoredStanding): number | null =>
  status === "ACTIVE" ? closed_at : null;

/**
 * Whether a customer may approve a payment that was created at this time. What a closed merchant
 * has asked for before finishes, and that takes no longer than a payment is open.
 * @rule A3.6
 */
export const takesPayment = (
  { status, finishes_before }: TradingMerchant,
  createdAt: number,
): boolean => status === "ACTIVE" || (finishes_before !== null && createdAt < finishes_before);
