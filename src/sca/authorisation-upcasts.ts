import type { Authorisation, Challenge } from "./authorisation.ts";

/** The stored authorisation of the releases whose challenge had no state for a check under way. */
export interface Authorisation1 extends Omit<Authorisation, "challenge"> {
  challenge:
    | (Omit<Challenge, "state"> & { status: "OPEN" | "VERIFIED" | "LOST" | "EXPIRED" })
    | null;
}

export const upcastAuthorisation1 = ({ challenge, ...sca }: Authorisation1): Authorisation => {
  if (!challenge) return { ...sca, challenge: null };
  const { status, ...known } = challenge;
  return { ...sca, challenge: { ...known, state: known.verification ? "CHECKING" : status } };
};
