import { findRow } from "../base/kernel/machine.ts";
import { ok, type Refusal, type Result, refuse } from "../base/kernel/result.ts";
import {
  type ChallengeMove,
  type ChallengeState,
  type ChallengeTrigger,
  challengeMoves,
  type HeardTrigger,
  type ScaNews,
} from "./challenge-machine.ts";
import type { PromptQuestions } from "./prompt-questions.ts";

/**
 * One authorisation by a payer, the same for every flow: the requested challenges, what was sent,
 * and the wrong codes. Pure: the owner stores this state, and a worker talks to the bank in
 * between.
 *
 * The bank has one question at a time: a challenge to send or a code to check. While a challenge is
 * being sent, nobody knows which token the customer's code belongs to.
 *
 * Limits count per authorisation. An owner that is authorised again, such as a renewed consent,
 * starts a new one.
 */
export type AuthMode = "OTP" | "PUSH";

// @rule P2.6
export const MAX_CHALLENGES = 5;
// @rule P2.8
export const MAX_WRONG_CODES = 5;

/** The end of a bank call without an answer: its time-out and 5 s. */
const INTERACTIVE_DEADLINE_MS = 15_000;

/** A bank call takes about a second, so a waiting caller may try again after that. */
const ASK_AGAIN_SECONDS = 1;

export interface Authorisation {
  /** Requested codes and prompts, including lost ones. */
  challenges: number;
  /** Codes that count against the limit. They count before the bank is asked. */
  wrong_codes: number;
  /** The challenge being sent, or whose worker died while sending. */
  sending: Sending | null;
  /** The newest challenge that the bank has sent; null in the state NONE. */
  challenge: Challenge | null;
}

/** The challenge that the bank is asked to send. */
export interface AskedChallenge {
  challenge_id: string;
  auth_mode: AuthMode;
  /** The two digits that both page and phone show for a PUSH. */
  display_code: string | null;
}

export interface Sending extends AskedChallenge {
  /** After this the bank's answer is no longer awaited. */
  deadline: number;
}

export interface Challenge extends AskedChallenge {
  /** otp_token or push_token: the bank's id of it. */
  token: string;
  phone_masked: string | null;
  /** Opens the bank's app at a prompt; absent if the bank named none, and after the end. */
  app_url?: string;
  expires_at: number;
  state: Exclude<ChallengeState, "NONE">;
  /** The check under way; set only in CHECKING. */
  verification: Verification | null;
  /** Whether the payer approved an older prompt since. That moves nothing, and the page says so. */
  older_approved: boolean;
  /** What the bank was asked about a prompt. */
  questions: PromptQuestions;
}

export interface Verification {
  verification_id: string;
  /** Keyed digest of the code: the same code joins the check, another code does not. */
  code_digest: string;
  deadline: number;
}

export const noAuthorisation: Authorisation = {
  challenges: 0,
  wrong_codes: 0,
  sending: null,
  challenge: null,
};

/** The result of a step. */
export interface ScaStep {
  sca: Authorisation;
  /** The news for the owner; null if none. */
  heard: Heard | null;
}

/** A move that the owner hears of. */
export interface Heard {
  news: ScaNews;
  trigger: HeardTrigger;
}

const still = (sca: Authorisation): ScaStep => ({ sca, heard: null });

/** Drops the sent challenge. The counts stay. */
export const dropChallenge = (sca: Authorisation): Authorisation => ({
  ...sca,
  sending: null,
  challenge: null,
});

export const challengesRemaining = (sca: Authorisation): number => MAX_CHALLENGES - sca.challenges;
export const codesRemaining = (sca: Authorisation): number => MAX_WRONG_CODES - sca.wrong_codes;

/** The challenge that the bank has not answered yet, or null. */
const challengeOnItsWay = (sca: Authorisation, nowMs: number): Sending | null =>
  sca.sending && sca.sending.deadline > nowMs ? sca.sending : null;

/** The refusal while the bank's answer is awaited. Nothing is counted. @rule P3.12 */
export const refuseWhileAsking = (): Refusal =>
  refuse("CHALLENGE_IN_PROGRESS", { retry_after: ASK_AGAIN_SECONDS });

const moveOf = (sca: Authorisation, trigger: ChallengeTrigger): ChallengeMove | null =>
  findRow(challengeMoves, sca.challenge?.state ?? "NONE", trigger);

const heardOf = (move: ChallengeMove | null): Heard | null =>
  move === null || move[3] === null ? null : { trigger: move[1], news: move[3] };

/** Makes a move of the newest challenge; null if the table has no such move. */
const move = (
  sca: Authorisation,
  trigger: ChallengeTrigger,
  changes: Partial<Challenge> = {},
): ScaStep | null => {
  const found = moveOf(sca, trigger);
  const state = found?.[2];
  if (!sca.challenge || !state || state === "NONE") return null;
  // Only a prompt has the address of an app, and each move of a prompt ends it.
  const { app_url: _, ...kept } = sca.challenge;
  const challenge = { ...kept, verification: null, ...changes, state };
  return { sca: { ...sca, challenge }, heard: heardOf(found) };
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
 * The bank has sent the challenge. Null if it was given up and another challenge or a check has
 * started since.
 * @rule P2.5
 */
export const challengeSent = (
  sca: Authorisation,
  challengeId: string,
  sent: Pick<Challenge, "token" | "phone_masked" | "app_url" | "expires_at" | "questions">,
): ScaStep | null => {
  if (sca.sending?.challenge_id !== challengeId) return null;
  const { deadline: _, ...asked } = sca.sending;
  const found = moveOf(sca, asked.auth_mode === "PUSH" ? "push_sent" : "otp_sent");
  if (found?.[2] !== "OPEN") return null;
  const isNew = { state: "OPEN", verification: null, older_approved: false } as const;
  const challenge: Challenge = { ...asked, ...sent, ...isNew };
  return { sca: { ...sca, sending: null, challenge }, heard: heardOf(found) };
};

/**
 * The challenge was not sent. With `refused`, the refusal is definite and the authorisation ends.
 * Otherwise the send was lost or failed temporarily, and the earlier challenge stays.
 * @rule P2.7
 */
export const challengeNotSent = (
  sca: Authorisation,
  challengeId: string,
  refused: boolean,
): ScaStep => {
  if (sca.sending?.challenge_id !== challengeId) return still(sca);
  if (!refused) return still({ ...sca, sending: null });
  return { sca: dropChallenge(sca), heard: heardOf(moveOf(sca, "send_refused")) };
};

/**
 * The bank was never asked to send the challenge: it does not count, and the earlier challenge
 * stays.
 */
export const challengeWithheld = (sca: Authorisation, challengeId: string): Authorisation =>
  sca.sending?.challenge_id === challengeId
    ? { ...sca, sending: null, challenges: sca.challenges - 1 }
    : sca;

/**
 * Counts a code and starts its check; one check runs at a time. Unchanged if the same code is being
 * checked already (join that check) or if the challenge is VERIFIED (only the last check was
 * missing).
 * @rule P2.9 P2.10
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
  // Reached if the payer was resolved again while the last allowed code was being checked.
  if (sca.wrong_codes >= MAX_WRONG_CODES) return refuse("OTP_ATTEMPTS_EXCEEDED");
  const begun = move(sca, "check_begun", {
    verification: {
      verification_id: verificationId,
      code_digest: codeDigest,
      deadline: nowMs + INTERACTIVE_DEADLINE_MS,
    },
  });
  if (!begun) return refuse("OTP_EXPIRED");
  // A challenge whose answer never came no longer replaces the one being checked.
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

/**
 * Ends a check; null if another one is under way by now. Only a wrong code stays counted.
 * @rule P2.9
 */
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

/** The prompt that the bank can be asked about, or why there is none. */
export const findPrompt = (sca: Authorisation, nowMs: number): Result<Challenge> => {
  const { challenge } = sca;
  if (!challenge) {
    return challengeOnItsWay(sca, nowMs) ? refuseWhileAsking() : refuse("CHALLENGE_REQUIRED");
  }
  return challenge.auth_mode === "PUSH"
    ? ok(challenge)
    : refuse("VALIDATION_FAILED", { field: "otp_code", message: "otp_code: is missing" });
};

/** Takes the bank's answer about the newest prompt; null if it changes nothing. @rule P2.11 */
export const takePushAnswer = (
  sca: Authorisation,
  pushToken: string,
  result: "APPROVED" | "DECLINED",
): ScaStep | null => {
  const { challenge } = sca;
  if (challenge?.auth_mode !== "PUSH" || challenge.token !== pushToken) return null;
  return move(sca, result === "APPROVED" ? "push_approved" : "push_declined");
};

/** Notes that the payer approved a prompt that a newer challenge has replaced. */
export const noteOlderApproval = (sca: Authorisation, pushToken: string): Authorisation => {
  const { challenge } = sca;
  const isNews = challenge && challenge.token !== pushToken && !challenge.older_approved;
  return isNews ? { ...sca, challenge: { ...challenge, older_approved: true } } : sca;
};

/** The worker of this check died: the challenge is LOST and the attempt is returned. */
const endOverdueCheck = (sca: Authorisation, nowMs: number): Authorisation => {
  const verification = sca.challenge?.verification;
  if (!verification || verification.deadline > nowMs) return sca;
  return endVerification(sca, verification.verification_id, "lost")?.sca ?? sca;
};
