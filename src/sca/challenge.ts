import { ok, type Refusal, type Result, refuse } from "../kernel/result.ts";

/**
 * Challenging a payer, as every flow does it: what was asked for, what was sent, how often a code
 * was wrong. Pure: the aggregate keeps this state in its record and decides with these functions;
 * a worker talks to the bank in between.
 *
 * One question is with the bank at a time, a challenge to be sent or a code to be checked: while a
 * challenge is on its way nobody can tell which token the code in the customer's hand belongs to.
 */
export type AuthMode = "OTP" | "PUSH";

const MAX_CHALLENGES = 5;
const MAX_WRONG_CODES = 5;

/** A bank call that never came back is given up after this: its time-out and some slack. */
const INTERACTIVE_DEADLINE_MS = 15_000;

/** Bank calls take a second as a rule: whoever has to wait for one may ask again after that. */
const ASK_AGAIN_SECONDS = 1;

export interface ScaState {
  /** Codes and prompts asked for, lost ones included. */
  challenges: number;
  /** Codes counted against the limit; counted before the bank is asked. */
  wrong_codes: number;
  /** The challenge that is on its way to the bank, or was when its worker died. */
  sending: Sending | null;
  /** The newest challenge that the bank has sent. */
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
  /** From then on nobody waits for the bank's answer any more. */
  deadline: number;
}

export interface Challenge extends AskedChallenge {
  /** otp_token or push_token: the bank's name for it. */
  token: string;
  phone_masked: string | null;
  expires_at: number;
  /**
   * LOST: the answer to a verification never came; EXPIRED: the bank said so. Both need a new one.
   */
  status: "OPEN" | "VERIFIED" | "LOST" | "EXPIRED";
  verification: Verification | null;
}

interface Verification {
  verification_id: string;
  /** Keyed digest of the code, so that the same code joins and another does not. */
  code_digest: string;
  deadline: number;
}

export const noChallenge: ScaState = {
  challenges: 0,
  wrong_codes: 0,
  sending: null,
  challenge: null,
};

/** Drops whatever was sent; what was counted stays counted. */
export const dropChallenge = (sca: ScaState): ScaState => ({
  ...sca,
  sending: null,
  challenge: null,
});

export const challengesRemaining = (sca: ScaState): number => MAX_CHALLENGES - sca.challenges;
export const codesRemaining = (sca: ScaState): number => MAX_WRONG_CODES - sca.wrong_codes;

/** The challenge whose answer the bank still owes us, or null. */
export const challengeOnItsWay = (sca: ScaState, nowMs: number): Sending | null =>
  sca.sending && sca.sending.deadline > nowMs ? sca.sending : null;

/** To whoever has to wait for the bank's answer to a challenge: nothing was counted. */
export const refuseWhileOnItsWay = (): Refusal =>
  refuse("CHALLENGE_IN_PROGRESS", { retry_after: ASK_AGAIN_SECONDS });

/** Counts a challenge and marks it as being sent. */
export const beginChallenge = (
  sca: ScaState,
  asked: AskedChallenge,
  nowMs: number,
): Result<ScaState> => {
  const settled = settleLostVerification(sca, nowMs);
  if (settled.challenge?.verification) {
    return refuse("INVALID_STATE", { message: "A code is being checked; wait for its outcome." });
  }
  if (settled.challenges >= MAX_CHALLENGES) return refuse("CHALLENGE_LIMIT_REACHED");
  if (challengeOnItsWay(settled, nowMs)) return refuseWhileOnItsWay();
  const deadline = nowMs + INTERACTIVE_DEADLINE_MS;
  const challenges = settled.challenges + 1;
  return ok({ ...settled, challenges, sending: { ...asked, deadline } });
};

/**
 * The bank has sent it; null when it had been given up, and another challenge or the check of a
 * code has begun since.
 */
export const challengeSent = (
  sca: ScaState,
  challengeId: string,
  sent: { token: string; phone_masked: string | null; expires_at: number },
): ScaState | null => {
  if (sca.sending?.challenge_id !== challengeId) return null;
  const { deadline: _, ...asked } = sca.sending;
  const challenge: Challenge = { ...asked, ...sent, status: "OPEN", verification: null };
  return { ...sca, sending: null, challenge };
};

/** The send was lost or failed for the moment: what was there before stays. */
export const challengeNotSent = (sca: ScaState, challengeId: string): ScaState =>
  sca.sending?.challenge_id === challengeId ? { ...sca, sending: null } : sca;

/** The send never left us: what was there before stays, and it counts for nothing. */
export const challengeWithheld = (sca: ScaState, challengeId: string): ScaState =>
  sca.sending?.challenge_id === challengeId
    ? { ...sca, sending: null, challenges: sca.challenges - 1 }
    : sca;

export type VerificationStart =
  | { kind: "started"; sca: ScaState; token: string }
  /** The same code is being checked already: wait for that outcome. */
  | { kind: "joined"; verification_id: string }
  /** The bank has said yes before, and what failed came after it. */
  | { kind: "already_verified" };

/** Counts the code and starts its verification; one at a time per challenge. */
export const beginVerification = (
  unsettled: ScaState,
  verificationId: string,
  codeDigest: string,
  nowMs: number,
): Result<VerificationStart> => {
  const sca = settleLostVerification(unsettled, nowMs);
  const challenge = sca.challenge;
  if (challenge?.auth_mode !== "OTP") return refuse("INVALID_STATE");
  if (challenge.status === "VERIFIED") return ok({ kind: "already_verified" });
  if (challengeOnItsWay(sca, nowMs)) return refuseWhileOnItsWay();
  if (challenge.status !== "OPEN") return refuse("OTP_EXPIRED");
  if (challenge.verification) {
    if (challenge.verification.code_digest === codeDigest) {
      return ok({ kind: "joined", verification_id: challenge.verification.verification_id });
    }
    return refuse("INVALID_STATE", { message: "Another code is being checked." });
  }
  // Reached where the payer was resolved anew while the last code was still being checked.
  if (sca.wrong_codes >= MAX_WRONG_CODES) return refuse("OTP_ATTEMPTS_EXCEEDED");
  const verification: Verification = {
    verification_id: verificationId,
    code_digest: codeDigest,
    deadline: nowMs + INTERACTIVE_DEADLINE_MS,
  };
  return ok({
    kind: "started",
    token: challenge.token,
    sca: {
      ...sca,
      wrong_codes: sca.wrong_codes + 1,
      // A challenge whose answer never came no longer replaces the one that is being checked.
      sending: null,
      challenge: { ...challenge, verification },
    },
  });
};

/** `not_checked`: the bank was not asked, so that the same code can be checked later. */
export type VerificationOutcome =
  | "verified"
  | "wrong"
  | "expired"
  | "lost"
  | "refused"
  | "not_checked";

/** The state after a verification's outcome; null when that verification is no longer the one. */
export const endVerification = (
  sca: ScaState,
  verificationId: string,
  outcome: VerificationOutcome,
): ScaState | null => {
  const challenge = sca.challenge;
  if (challenge?.verification?.verification_id !== verificationId) return null;
  const status = {
    verified: "VERIFIED",
    wrong: "OPEN",
    expired: "EXPIRED",
    lost: "LOST",
    refused: "EXPIRED",
    not_checked: "OPEN",
  }[outcome] as Challenge["status"];
  return {
    ...sca,
    // Only a wrong code uses an attempt up; it was counted in advance.
    wrong_codes: outcome === "wrong" ? sca.wrong_codes : sca.wrong_codes - 1,
    challenge: { ...challenge, status, verification: null },
  };
};

/** A verification whose worker died: the challenge is spent, the attempt given back. */
const settleLostVerification = (sca: ScaState, nowMs: number): ScaState => {
  const verification = sca.challenge?.verification;
  if (!verification || verification.deadline > nowMs) return sca;
  return endVerification(sca, verification.verification_id, "lost") ?? sca;
};
