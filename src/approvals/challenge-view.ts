import { isoTime } from "../base/platform/clock.ts";
import type { AggregateState } from "../frame/objects/state.ts";
import { type AuthMode, type Authorisation, codesRemaining } from "./authorisation.ts";

/** What a page shows of the challenge that waits for its customer. */
export interface ChallengeView {
  auth_mode: AuthMode;
  phone_masked: string | null;
  display_code: string | null;
  challenge_expires_at: string;
  /** Null where nothing but the account's guard counts. */
  attempts_remaining: number | null;
  /** When the bank sent it; null if the timeline has dropped that. */
  sent_at: string | null;
  /** True if the customer had a code or prompt before this one. */
  is_resend: boolean;
  /** True if the customer has approved an older prompt since, which does nothing. */
  older_approved: boolean;
}

/** Null unless a code or prompt waits for its answer. */
export const openChallengeView = (
  sca: Authorisation,
  timeline: AggregateState["timeline"],
): ChallengeView | null => {
  const { challenge } = sca;
  if (challenge?.state !== "OPEN" && challenge?.state !== "CHECKING") return null;
  return {
    auth_mode: challenge.auth_mode,
    phone_masked: challenge.phone_masked,
    display_code: challenge.display_code,
    challenge_expires_at: isoTime(challenge.expires_at),
    attempts_remaining: codesRemaining(sca),
    ...sendingOf(timeline),
    older_approved: challenge.older_approved,
  };
};

/** The timeline folds repeats into one entry with the time of the last. */
const sendingOf = (timeline: AggregateState["timeline"]) => {
  const sends = timeline.filter(({ kind, what }) => kind === "challenge" && what === "sent");
  const last = sends.at(-1);
  return {
    sent_at: last ? isoTime(last.at) : null,
    is_resend: sends.length > 1 || (last?.count ?? 0) > 1,
  };
};
