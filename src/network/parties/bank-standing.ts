/** What a bank is open for (docs/decisions/120). */
export type BankStanding = "ACTIVE" | "SUSPENDED" | "CLOSING" | "CLOSED";

interface StoredStanding {
  status: "ACTIVE" | "SUSPENDED";
  /** Milliseconds since the epoch; null if the bank does not close. */
  closesAt: number | null;
}

/**
 * The standing at a time. A bank that closes begins nothing new, and finishes what it has begun
 * until it is closed. Then it is as a suspended one: only calls about money under way reach it.
 */
export const standingOf = ({ status, closesAt }: StoredStanding, at: number): BankStanding => {
  if (closesAt !== null && closesAt <= at) return "CLOSED";
  if (status === "SUSPENDED") return "SUSPENDED";
  return closesAt === null ? "ACTIVE" : "CLOSING";
};
