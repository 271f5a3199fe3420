import type { Child } from "hono/jsx";
import type { AuthMode } from "../authorisation.ts";
import type { ChallengeView } from "../challenge-view.ts";
import type { ScaSentences } from "./locales/en.ts";

/**
 * The parts of a page that the screens of an authorisation use: the account, the challenge, the
 * code or prompt. Each page of an authorisation extends them with its subject.
 */
export interface ScaPage {
  view: {
    payer: { available_auth_methods: AuthMode[] } | null;
    challenge: ChallengeView | null;
    /** How many more codes or prompts the customer may request; absent where only time limits. */
    challenges_remaining?: number;
    /** When the customer can no longer act. */
    expires_at: string;
  };
  /** Whether another browser made the last step. */
  isElsewhere: boolean;
  /** Whether the payer chose the account on this page, and may choose another. */
  choosesAccount: boolean;
  /** The sentence that names the situation: the page's heading and the first part of its title. */
  heading: string;
  words: ScaSentences;
  /** The names of the steps that receive the forms. */
  steps: { payer: string; start: string; leave: string };
  /** The locale for `Intl`. */
  intlLocale: string;
  now: number;
  /** A sentence with the page's values filled in. */
  say(sentence: string, more?: Record<string, Child>): Child[];
}

/** The steps that have a screen. */
export type ScaSituation = "identify" | "elsewhere" | "choose" | "otp" | "push";

/** A code or prompt that can no longer be used; the customer must request another. */
export const challengeExpired = ({ view, now }: Pick<ScaPage, "view" | "now">): boolean =>
  view.challenge !== null && Date.parse(view.challenge.challenge_expires_at) <= now;

/** The heading of the screen with a code or prompt. */
export const challengeHeading = (
  { words, ...page }: Pick<ScaPage, "view" | "now" | "words">,
  situation: "otp" | "push",
): string => {
  const { expired_heading, heading } = words[situation];
  return challengeExpired(page) ? expired_heading : heading;
};
