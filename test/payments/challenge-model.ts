/**
 * The challenges of one payer as the contract tells them (contract/payments.md § Moves): five
 * challenges, five wrong codes, one question at the bank at a time. It shares no code with what it
 * judges.
 */
type Mode = "OTP" | "PUSH";

type Status = "OPEN" | "VERIFIED" | "LOST" | "EXPIRED";

export type CheckOutcome = "verified" | "wrong" | "expired" | "lost" | "refused" | "not_checked";

export type CheckStart = "started" | "joined" | "already_verified";

/** What becomes of a challenge with the outcome of a check. */
const statusAfter: Record<CheckOutcome, Status> = {
  verified: "VERIFIED",
  wrong: "OPEN",
  expired: "EXPIRED",
  lost: "LOST",
  refused: "EXPIRED",
  not_checked: "OPEN",
};

/** How long the bank's answer is waited for. */
const PATIENCE_MS = 15_000;

export class ChallengeModel {
  challenges = 0;
  wrongCodes = 0;
  sending: { id: string; mode: Mode; until: number } | null = null;
  newest: { id: string; mode: Mode; status: Status } | null = null;
  /** The check of a code that the bank has not answered. */
  check: { id: string; digest: string; until: number } | null = null;

  /** Another payer: what was sent counts no more, what was counted stays counted. */
  drop(): void {
    this.sending = null;
    this.newest = null;
    this.check = null;
  }

  /** Answers the code of the refusal, or null. */
  begin(id: string, mode: Mode, now: number): string | null {
    if (this.check && this.check.until > now) return "INVALID_STATE";
    if (this.challenges === 5) return "CHALLENGE_LIMIT_REACHED";
    if (this.sending && this.sending.until > now) return "CHALLENGE_IN_PROGRESS";
    if (this.check) this.end(this.check.id, "lost");
    this.challenges += 1;
    this.sending = { id, mode, until: now + PATIENCE_MS };
    return null;
  }

  /** The mode of the challenge that is now the newest; null where another replaced it. */
  sent(id: string): Mode | null {
    if (this.sending?.id !== id) return null;
    const { mode } = this.sending;
    this.drop();
    this.newest = { id, mode, status: "OPEN" };
    return mode;
  }

  /** Whether it was still on its way. */
  notSent(id: string): boolean {
    if (this.sending?.id !== id) return false;
    this.sending = null;
    return true;
  }

  /** What checking a code leads to: a start, or the code of the refusal. */
  beginCheck(id: string, digest: string, now: number): CheckStart | { refusal: string } {
    if (this.newest?.status === "VERIFIED") return "already_verified";
    if (this.sending && this.sending.until > now) return { refusal: "CHALLENGE_IN_PROGRESS" };
    const isLost = this.check !== null && this.check.until <= now;
    if (this.newest?.status !== "OPEN" || isLost) return { refusal: "OTP_EXPIRED" };
    if (this.check) {
      return this.check.digest === digest ? "joined" : { refusal: "INVALID_STATE" };
    }
    if (this.wrongCodes === 5) return { refusal: "OTP_ATTEMPTS_EXCEEDED" };
    this.wrongCodes += 1;
    this.sending = null;
    this.check = { id, digest, until: now + PATIENCE_MS };
    return "started";
  }

  /** Only a wrong code uses an attempt up. False where the check is not the one. */
  end(id: string, outcome: CheckOutcome): boolean {
    if (this.check?.id !== id || !this.newest) return false;
    this.check = null;
    this.newest.status = statusAfter[outcome];
    if (outcome !== "wrong") this.wrongCodes -= 1;
    return true;
  }
}
