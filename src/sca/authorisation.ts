import { findMove } from "../kernel/machine.ts";
import { ok, type Refusal, type Result, refuse } from "../kernel/result.ts";
import {
  type ChallengeState,
  type ChallengeTrigger,
  challengeMoves,
  type ScaNews,
} from "./challenge-machine.ts";

/**
 * One authorisation by a payer, the same for every flow: which challenges were asked for, what was
 * sent, how often a code was wrong. Pure: the owner keeps this state in its stored value; a worker
 * talks to the bank in between.
 *
 * One question is with the bank at a time, a challenge to send or a code to check: while a
 * challenge is on its way, nobody can tell which token the code in the customer's hand belongs to.
 *
 * Limits count per authorisation. An owner that is authorised again (a consent that is renewed)
 * begins with a new one.
 */
export type AuthMode = "OTP" | "PUSH";

const MAX_CHALLENGES = 5;
const MAX_WRONG_CODES = 5;

/** A bank call without an answer is given up after this: its time-out and 5 s. */
const INTERACTIVE_DEADLINE_MS = 15_000;

/** Bank calls take about a second: a caller who has to wait may ask again after that. */
const ASK_AGAIN_SECONDS = 1;

export interface Authorisation {
  /** Codes and prompts asked for, lost ones included. */
  challenges: number;
  /** Codes counted against the limit; counted before the bank is asked. */
  wrong_codes: number;
  /** The challenge that is on its way to the bank, or was when its worker died. */
  sending: Sending | null;
  /** The newest challenge that the bank has sent; null: none, the state NONE. */
  challenge: Challenge | null;
}

/** What a bank is asked to send. */
export interface AskedChallenge {
  challenge_id: string;
  auth_mode: AuthMode;
  /** The two digits that page and phone both show for a PUSH. */
  display_code: string | null;
}

export interface Sending extends AskedChallenge {
  /** After this nobody waits for the bank's answer any more. */
  deadline: number;
}

export interface Challenge extends AskedChallenge {
  /** otp_token or push_token: the bank's name for it. */
  token: string;
  phone_masked: string | null;
  expires_at: number;
  state: Exclude<ChallengeState, "NONE">;
  /** The check under way; set in CHECKING only. */
  verification: Verification | null;
}

export interface Verification {
  verification_id: string;
  /** Keyed digest of the code, so that the same code joins and another does not. */
  code_digest: string;
  deadline: number;
}

export const noAuthorisation: Authorisation = {
  challenges: 0,
  wrong_codes: 0,
  sending: null,
  challenge: null,
};

/** What became of an authorisation, and what its owner hears. */
export interface ScaStep {
  sca: Authorisation;
  news: ScaNews | null;
  /** The move that was made; null: none. */
  trigger: ChallengeTrigger | null;
}

const still = (sca: Authorisation): ScaStep => ({ sca, news: null, trigger: null });

/** Drops what was sent; what was counted stays counted. */
export const dropChallenge = (sca: Authorisation): Authorisation => ({
  ...sca,
  sending: null,
  challenge: null,
});

export const challengesRemaining = (sca: Authorisation): number => MAX_CHALLENGES - sca.challenges;
export const codesRemaining = (sca: Authorisation): number => MAX_WRONG_CODES - sca.wrong_codes;

/** The challenge whose answer the bank still owes us, or null. */
export const challengeOnItsWay = (sca: Authorisation, nowMs: number): Sending | null =>
  sca.sending && sca.sending.deadline > nowMs ? sca.sending : null;

/** For a caller who has to wait for the bank's answer: nothing was counted. */
export const refuseWhileAsking = (): Refusal =>
  refuse("CHALLENGE_IN_PROGRESS", { retry_after: ASK_AGAIN_SECONDS });

/** The state after a move, or null where the table has none. */
const moveTo = (sca: Authorisation, trigger: ChallengeTrigger): ChallengeState | null =>
  findMove(challengeMoves, sca.challenge?.state ?? "NONE", trigger)?.to ?? null;

const newsOf = (sca: Authorisation, trigger: ChallengeTrigger): ScaNews | null =>
  findMove(challengeMoves, sca.challenge?.state ?? "NONE", trigger)?.emits ?? null;

/** Makes a move of the newest challenge; null where the table has none. */
const move = (
  sca: Authorisation,
  trigger: ChallengeTrigger,
  changes: Partial<Challenge> = {},
): ScaStep | null => {
  const state = moveTo(sca, trigger);
  if (!sca.challenge || !state || state === "NONE") return null;
  const challenge = { ...sca.challenge, verification: null, ...changes, state };
  return { sca: { ...sca, challenge }, news: newsOf(sca, trigger), trigger };
};

/** Counts a challenge and marks it as being sent. */
export const beginChallenge = (
  stored: Authorisation,
  asked: AskedChallenge,
  nowMs: number,
): Result<Authorisation> => {
  const sca = endOverdueCheck(stored, nowMs);
  if (sca.challenge?.state === "CHECKING") return refuseWhileAsking();
  if (sca.challenges >= MAX_CHALLENGES) return refuse("CHALLENGE_LIMIT_REACHED");
  if (challengeOnItsWay(sca, nowMs)) return refuseWhileAsking();
  const deadline = nowMs + INTERACTIVE_DEADLINE_MS;
  return ok({ ...sca, challenges: sca.challenges + 1, sending: { ...asked, deadline } });
};

/**
 * The bank has sent it; null when it had been given up and another challenge or a check has begun
 * since.
 */
export const challengeSent = (
  sca: Authorisation,
  challengeId: string,
  sent: { token: string; phone_masked: string | null; expires_at: number },
): ScaStep | null => {
  if (sca.sending?.challenge_id !== challengeId) return null;
  const { deadline: _, ...asked } = sca.sending;
  const trigger = asked.auth_mode === "PUSH" ? "push_sent" : "otp_sent";
  if (moveTo(sca, trigger) !== "OPEN") return null;
  const challenge: Challenge = { ...asked, ...sent, state: "OPEN", verification: null };
  return {
    sca: { ...sca, sending: null, challenge },
    news: newsOf(sca, trigger),
    trigger,
  };
};

/**
 * The challenge was not sent. `refused`: the bank's definite no, which ends the authorisation; else
 * the send was lost or failed for the moment, and what was sent before stays.
 */
export const challengeNotSent = (
  sca: Authorisation,
  challengeId: string,
  refused: boolean,
): ScaStep => {
  if (sca.sending?.challenge_id !== challengeId) return still(sca);
  if (!refused) return still({ ...sca, sending: null });
  return {
    sca: dropChallenge(sca),
    news: newsOf(sca, "send_refused"),
    trigger: "send_refused",
  };
};

/** The challenge never left us: what was sent before stays, and this one does not count. */
export const challengeWithheld = (sca: Authorisation, challengeId: string): Authorisation =>
  sca.sending?.challenge_id === challengeId
    ? { ...sca, sending: null, challenges: sca.challenges - 1 }
    : sca;

/**
 * Counts a code and begins its check, one at a time. Unchanged where the same code is being checked
 * already (wait for that outcome) or the challenge is VERIFIED (only the last check was missing).
 */
export const beginVerification = (
  stored: Authorisation,
  verificationId: string,
  codeDigest: string,
  nowMs: number,
): Result<Authorisation> => {
  const sca = endOverdueCheck(stored, nowMs);
  const { challenge } = sca;
  if (challenge?.auth_mode === "OTP" && challenge.state === "VERIFIED") return ok(sca);
  if (challengeOnItsWay(sca, nowMs)) return refuseWhileAsking();
  if (challenge?.auth_mode !== "OTP") return refuse("CHALLENGE_REQUIRED");
  if (challenge.state === "CHECKING") {
    const isSame = challenge.verification?.code_digest === codeDigest;
    return isSame ? ok(sca) : refuseWhileAsking();
  }
  // Reached where the payer was resolved again while the last code was still being checked.
  if (sca.wrong_codes >= MAX_WRONG_CODES) return refuse("OTP_ATTEMPTS_EXCEEDED");
  const begun = move(sca, "check_begun", {
    verification: {
      verification_id: verificationId,
      code_digest: codeDigest,
      deadline: nowMs + INTERACTIVE_DEADLINE_MS,
    },
  });
  if (!begun) return refuse("OTP_EXPIRED");
  // A challenge whose answer never came no longer replaces the one that is being checked.
  return ok({ ...begun.sca, wrong_codes: sca.wrong_codes + 1, sending: null });
};

/** `not_checked`: the bank was not asked, so the same code can be checked later. */
export type VerificationOutcome =
  | "verified"
  | "wrong"
  | "expired"
  | "lost"
  | "refused"
  | "not_checked";

const triggerOf = {
  verified: "otp_verified",
  expired: "otp_expired",
  lost: "check_lost",
  refused: "verification_refused",
  not_checked: "check_not_made",
} as const;

/** Ends a check; null when it is no longer the one under way. Only a wrong code stays counted. */
export const endVerification = (
  sca: Authorisation,
  verificationId: string,
  outcome: VerificationOutcome,
): ScaStep | null => {
  if (sca.challenge?.verification?.verification_id !== verificationId) return null;
  if (outcome === "wrong") {
    return move(sca, codesRemaining(sca) > 0 ? "otp_wrong" : "otp_attempts_exceeded");
  }
  return move({ ...sca, wrong_codes: sca.wrong_codes - 1 }, triggerOf[outcome]);
};

/** Takes the bank's answer about the newest prompt; null where it changes nothing. */
export const takePushAnswer = (
  sca: Authorisation,
  pushToken: string,
  result: "APPROVED" | "DECLINED",
): ScaStep | null => {
  const { challenge } = sca;
  if (challenge?.auth_mode !== "PUSH" || challenge.token !== pushToken) return null;
  return move(sca, result === "APPROVED" ? "push_approved" : "push_declined");
};

/** A check whose worker died: the challenge is spent, the attempt given back. */
const endOverdueCheck = (sca: Authorisation, nowMs: number): Authorisation => {
  const verification = sca.challenge?.verification;
  if (!verification || verification.deadline > nowMs) return sca;
  return endVerification(sca, verification.verification_id, "lost")?.sca ?? sca;
};
