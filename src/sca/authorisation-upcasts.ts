import type { Authorisation, Challenge } from "./authorisation.ts";
import { noQuestions } from "./prompt-questions.ts";

/** The stored authorisation before it said whether an older prompt was approved. */
export interface Authorisation4 extends Omit<Authorisation, "challenge"> {
  challenge: Omit<Challenge, "older_approved" | "questions"> | null;
}

/** The one of the releases whose challenge had no state for a check under way. */
export interface Authorisation1 extends Omit<Authorisation4, "challenge"> {
  challenge:
    | (Omit<Challenge, "older_approved" | "questions" | "state"> & {
        status: "OPEN" | "VERIFIED" | "LOST" | "EXPIRED";
      })
    | null;
}

export const upcastAuthorisation1 = ({ challenge, ...sca }: Authorisation1): Authorisation4 => {
  if (!challenge) return { ...sca, challenge: null };
  const { status, ...known } = challenge;
  return { ...sca, challenge: { ...known, state: known.verification ? "CHECKING" : status } };
};

export const upcastAuthorisation4 = ({ challenge, ...sca }: Authorisation4): Authorisation => ({
  ...sca,
  challenge: challenge && { ...challenge, older_approved: false, questions: noQuestions(0) },
});
