/**
 * The challenges of one payer by the contract (P2.6, P2.8): five challenges, five wrong codes, one
 * question at the bank at a time. It shares no code with the code that it judges.
 */
type Mode = "OTP" | "PUSH";

export type CheckOutcome = "verified" | "wrong" | "expired" | "lost" | "refused" | "not_checked";

/** The state of a challenge after each outcome of a check. */
const stateAfter = {
  verified: "VERIFIED",
  wrong: "OPEN",
  expired: "EXPIRED",
  lost: "LOST",
  refused: "REFUSED",
  not_checked: "OPEN",
} as const satisfies Record<CheckOutcome, string>;

type State = "CHECKING" | "EXHAUSTED" | (typeof stateAfter)[CheckOutcome];

/** How long the model waits for the bank's answer. */
const PATIENCE_MS = 15_000;

export class ChallengeModel {
  challenges = 0;
  wrongCodes = 0;
  sending: { id: string; mode: Mode; until: number } | null = null;
  newest: { id: string; mode: Mode; state: State } | null = null;
  /** The check of a code that the bank has not answered yet. */
  check: { id: string; digest: string; until: number } | null = null;

  /** Another payer: sent challenges are dropped, counts stay. */
  drop(): void {
    this.sending = null;
    this.newest = null;
    this.check = null;
  }

  /** Returns the code of the refusal, or null. */
  begin(id: string, mode: Mode, now: number): string | null {
    if (this.check && this.check.until > now) return "CHALLENGE_IN_PROGRESS";
    if (this.challenges === 5) return "CHALLENGE_LIMIT_REACHED";
    if (this.sending && this.sending.until > now) return "CHALLENGE_IN_PROGRESS";
    if (this.check) this.end(this.check.id, "lost");
    this.challenges += 1;
    this.sending = { id, mode, until: now + PATIENCE_MS };
    return null;
  }

  /** The mode of the challenge that is now the newest; null if another has replaced it. */
  sent(id: string): Mode | null {
    if (this.sending?.id !== id) return null;
    const { mode } = this.sending;
    this.drop();
    this.newest = { id, mode, state: "OPEN" };
    return mode;
  }

  /** Whether it was still being sent. */
  notSent(id: string): boolean {
    if (this.sending?.id !== id) return false;
    this.sending = null;
    return true;
  }

  /**
   * Returns the code of the refusal, or null if the check was begun, joined or already verified.
   */
  beginCheck(id: string, digest: string, now: number): string | null {
    if (this.newest?.mode === "OTP" && this.newest.state === "VERIFIED") return null;
    if (this.sending && this.sending.until > now) return "CHALLENGE_IN_PROGRESS";
    if (this.newest?.mode !== "OTP") return "CHALLENGE_REQUIRED";
    if (this.check && this.check.until > now) {
      return this.check.digest === digest ? null : "CHALLENGE_IN_PROGRESS";
    }
    // A check without an answer returns its attempt.
    if (this.wrongCodes - (this.check ? 1 : 0) === 5) return "OTP_ATTEMPTS_EXCEEDED";
    if (this.newest.state !== "OPEN") return "OTP_EXPIRED";
    this.wrongCodes += 1;
    this.sending = null;
    this.check = { id, digest, until: now + PATIENCE_MS };
    this.newest.state = "CHECKING";
    return null;
  }

  /** Only a wrong code uses up an attempt. False if this is not the check under way. */
  end(id: string, outcome: CheckOutcome): boolean {
    if (this.check?.id !== id || !this.newest) return false;
    this.check = null;
    this.newest.state = stateAfter[outcome];
    if (outcome !== "wrong") this.wrongCodes -= 1;
    else if (this.wrongCodes === 5) this.newest.state = "EXHAUSTED";
    return true;
  }
}
