import type { Authorisation, Challenge } from "./authorisation.ts";

/** An authorisation as it was stored before a challenge had a state of its own for a check. */
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
