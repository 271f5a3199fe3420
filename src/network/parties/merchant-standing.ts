/** What a merchant is open for (docs/decisions/162). */
export type MerchantStanding = "ACTIVE" | "SUSPENDED" | "CLOSED";

interface StoredStanding {
  status: "ACTIVE" | "SUSPENDED";
  /** Milliseconds since the epoch; null while it is open. */
  closedAt: number | null;
}

export const merchantStanding = ({ status, closedAt }: StoredStanding): MerchantStanding =>
  closedAt === null ? status : "CLOSED";

/** A merchant, as far as its payments depend on it. */
export interface TradingMerchant {
  status: MerchantStanding;
  /**
   * Of a closed merchant: payments that were created before this instant (milliseconds) may still
   * be approved. Null for every other, and if staff have suspended it besides.
   */
  finishes_before: number | null;
}

export const finishesBefore = ({ status, closedAt }: StoredStanding): number | null =>
  status === "ACTIVE" ? closedAt : null;

/**
 * Whether a customer may approve a payment that was created at this time. What a closed merchant
 * has asked for before finishes, and that takes no longer than a payment is open.
 * @rule A3.6
 */
export const takesPayment = (
  { status, finishes_before }: TradingMerchant,
  createdAt: number,
): boolean => status === "ACTIVE" || (finishes_before !== null && createdAt < finishes_before);
