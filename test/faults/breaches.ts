import type { LedgerTransfer } from "../support/checkout-client.ts";
import type { Driven, Sighting } from "./journal.ts";

/** An invariant that did not hold. */
export interface Breach {
  /** The payment or order concerned; empty if there is none. */
  reference: string;
  invariant: string;
  detail: string;
}

export interface Verdict {
  breaches: Breach[];
  /** Money that left an account and was neither completed nor returned, in minor units. */
  lost: number;
  doubleDebits: number;
}

export type Tell = (invariant: string, detail: string, entry?: Driven) => void;

export const took = ({ status }: LedgerTransfer): boolean => status !== "REJECTED";

/**
 * `followers` are the states that may follow a state, also over others; any where it names none.
 * Only a request that began after an answer must be newer than that answer.
 */
export const checkSightings = (
  entry: Driven,
  followers: Record<string, readonly string[]>,
  tell: Tell,
): void => {
  let newest: Sighting | null = null;
  for (const sighting of [...entry.seen].sort((a, b) => a.from - b.from)) {
    if (newest && sighting.from < newest.to) continue;
    if (newest && followers[newest.state]?.includes(sighting.state) === false) {
      tell("a state never goes back", `${sighting.state} after ${newest.state}`, entry);
    }
    newest = sighting;
  }
};
