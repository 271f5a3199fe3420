/** What a bank is open for (docs/decisions/120). */
export type BankStanding = "ACTIVE" | "SUSPENDED" | "CLOSING" | "CLOSED";

interface StoredStanding {
  status: "ACTIVE" | "SUSPENDED";
  /** Milliseconds since the epoch; null if the bank does not close. */
  closes_at: number | null;
}

/**
 * The standing at a time. A bank that closes begins nothing new, and finishes what it has begun
 * until it is closed. Then it is as a suspended one: only calls about money under way reach it.
 */
export const standingOf = ({ status, closes_at }: StoredStanding, at: number): BankStanding => {
  if (closes_at !== null && closes_at <= at) return "CLOSED";
  if (status === "SUSPENDED") return "SUSPENDED";
  return closes_at === null ? "ACTIVE" : "CLOSING";
};
