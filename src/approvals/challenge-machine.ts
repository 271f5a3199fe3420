import type { Move } from "../base/kernel/machine.ts";

/**
 * The moves of one challenge: a one-time code or a push prompt that a bank sends to a payer. In
 * NONE nothing has been sent yet. Every move that the table does not list is refused.
 *
 * The last column is what the challenge's owner (a payment, mandate, consent or order) receives.
 */
export type ChallengeState =
  | "NONE"
  /** Sent; a code or an approval is awaited. */
  | "OPEN"
  /** The bank is checking a code. */
  | "CHECKING"
  | "VERIFIED"
  /** The answer to a check never came, so nobody knows whether the code is used up. */
  | "LOST"
  | "EXPIRED"
  | "EXHAUSTED"
  | "REFUSED"
  | "DECLINED";

/** The triggers whose moves the owner receives of. */
export type HeardTrigger =
  | "otp_sent"
  | "push_sent"
  | "send_refused"
  | "otp_verified"
  | "otp_attempts_exceeded"
  | "verification_refused"
  | "push_approved"
  | "push_declined";

type QuietTrigger = "check_begun" | "otp_wrong" | "otp_expired" | "check_lost" | "check_not_made";

export type ChallengeTrigger = HeardTrigger | QuietTrigger;

export type ScaNews = "sent" | "authorised" | "failed";

export type ChallengeMove =
  | Move<ChallengeState, HeardTrigger, ScaNews>
  | Move<ChallengeState, QuietTrigger, null>;

/**
 * A new challenge replaces an older one, except while a code of the older one is being checked.
 * @rule P2.5
 */
const replaceable = ["NONE", "OPEN", "VERIFIED", "LOST", "EXPIRED"] as const;

export const challengeMoves: readonly ChallengeMove[] = [
  // from       trigger                  to           the owner receives
  ...replaceable.flatMap((from): ChallengeMove[] => [
    [from, "otp_sent", "OPEN", "sent"],
    [from, "push_sent", "OPEN", "sent"],
    [from, "send_refused", "REFUSED", "failed"],
  ]),

  ["OPEN", "check_begun", "CHECKING", null],
  ["OPEN", "push_approved", "VERIFIED", "authorised"],
  ["OPEN", "push_declined", "DECLINED", "failed"],

  ["CHECKING", "otp_verified", "VERIFIED", "authorised"],
  ["CHECKING", "otp_wrong", "OPEN", null],
  ["CHECKING", "otp_attempts_exceeded", "EXHAUSTED", "failed"],
  ["CHECKING", "otp_expired", "EXPIRED", null],
  ["CHECKING", "check_lost", "LOST", null],
  ["CHECKING", "check_not_made", "OPEN", null],
  ["CHECKING", "verification_refused", "REFUSED", "failed"],
];
