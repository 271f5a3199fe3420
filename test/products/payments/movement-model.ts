import type { Approver } from "../../../src/frame/records/proposals.ts";
/**
 * One movement of money by the contract (P2.12 to P2.17, B6.1 to B6.7). It shares no code with the
 * code that it judges.
 */
export type Route = "sameBank" | "crossBank";

type MovementState = "EXECUTING" | "SETTLEMENT_PENDING" | "COMPLETED" | "FAILED";

export type BankReport = "BOOKED" | "SUBMITTED" | "unknown" | "not sent" | keyof typeof refusals;

export type BankStatus = "BOOKED" | "SUBMITTED" | "REJECTED" | "RETURNED" | "NOT_FOUND";

/** The time of a report, and whether its performer holds the newest attempt. */
export interface Moment {
  now: number;
  attempt: number;
  isNewest: boolean;
}

const MINUTE_MS = 60_000;
const LEASE_MS = 15_000;

/** The merchant's code for each refusal of a bank. */
const refusals = { INSUFFICIENT_FUNDS: "INSUFFICIENT_FUNDS", EXPIRED: "BANK_TIMEOUT" } as const;

export class MovementModel {
  state: MovementState = "EXECUTING";
  failure: string | null = null;
  funds: "RETURNING" | "RETURNED" | null = null;
  /** Attempts that may have been sent; the first comes with the decision. */
  openAttempts = 1;
  /** Why staff must review it; null if they need not. */
  review: "UNKNOWN_OUTCOME" | "STALLED" | "LATE_MONEY" | null = null;
  /** The reports that contradict the outcome, each once. */
  late: string[] = [];

  /** Whether its payee may have the money. */
  get mayHaveBeenPaid(): boolean {
    const wasPaidLate = this.late.some((entry) => !entry.startsWith("rejected"));
    return this.state !== "FAILED" || this.funds === "RETURNING" || wasPaidLate;
  }

  /** Whether it was completed and its debtor has the money back. */
  get isGivenBack(): boolean {
    return this.late.some((entry) => entry.startsWith("returned"));
  }

  /** Whether the bank is being asked for that, after a report of a rejection. */
  get isAskedAbout(): boolean {
    return this.#now < this.#askedUntil;
  }

  #askedUntil = 0;

  railRef: string | null = null;
  /** The proposal of one member of staff, until another agrees. */
  proposal: { outcome: string; actor: string } | null = null;
  readonly route: Route;
  readonly amount: number;
  readonly #decidedAt: number;
  /** A performer holds the instruction until then. */
  #leasedUntil: number;
  #answer: "BOOKED" | "SUBMITTED" | null = null;
  #now: number;
  /**
   * When staff must look at the movement; null if it waits for nothing, or if staff were alerted.
   */
  #overdueAt: number | null;
  /** The decisions of staff, oldest first. */
  decisions: string[] = [];

  constructor(route: Route, amount: number, decidedAt: number) {
    this.route = route;
    this.amount = amount;
    this.#decidedAt = decidedAt;
    this.#leasedUntil = decidedAt + LEASE_MS;
    this.#now = decidedAt;
    this.#overdueAt = decidedAt + 30 * MINUTE_MS;
  }

  /** Time passes. True if settlement stalls by it. */
  pass(now: number): boolean {
    this.#now = now;
    if (this.#overdueAt === null || now < this.#overdueAt) return false;
    this.#overdueAt = null;
    // Late money stays under review until staff decide.
    if (this.review !== "LATE_MONEY") {
      this.review = this.state === "EXECUTING" ? "UNKNOWN_OUTCOME" : "STALLED";
    }
    return this.state === "SETTLEMENT_PENDING";
  }

  /** The present wait is overdue after 30 minutes; the wait for a credit after 10. */
  #wait(): void {
    this.#overdueAt = null;
    if (this.state === "EXECUTING") this.#overdueAt = this.#decidedAt + 30 * MINUTE_MS;
    if (this.funds === "RETURNING") this.#overdueAt = this.#now + 30 * MINUTE_MS;
    if (this.state !== "SETTLEMENT_PENDING") return;
    this.#overdueAt = Math.max(this.#decidedAt + 10 * MINUTE_MS, this.#now + MINUTE_MS);
  }

  #giveBack(): void {
    this.#end("FAILED", "SETTLEMENT_REJECTED");
    this.funds = "RETURNING";
    this.#wait();
  }

  get isMoving(): boolean {
    return this.state === "EXECUTING" || this.state === "SETTLEMENT_PENDING";
  }

  get isUnfinished(): boolean {
    return this.isMoving || this.funds === "RETURNING";
  }

  get #isFinalRefusal(): boolean {
    return this.state === "FAILED" && this.failure !== "SETTLEMENT_REJECTED";
  }

  #end(state: "COMPLETED" | "FAILED", failure: string | null = null): void {
    Object.assign(this, { state, failure, review: null });
    this.proposal = null;
    this.#wait();
  }

  /** Another performer leases the instruction. */
  leased(now: number): void {
    this.openAttempts += 1;
    this.#leasedUntil = now + LEASE_MS;
  }

  /** The debtor's bank answers the instruction, or gives no answer. */
  executed(said: BankReport, moment: Moment): void {
    const isDefinite = said !== "unknown" && said !== "not sent";
    if (isDefinite || moment.isNewest) this.#leasedUntil = 0;
    if (said === "unknown") return;
    if (said === "not sent") this.#notSent(moment);
    else if (said === "BOOKED" || said === "SUBMITTED") this.#taken(said);
    else this.#refused(refusals[said]);
  }

  #taken(said: "BOOKED" | "SUBMITTED"): void {
    if (this.#isFinalRefusal) this.#noteLate("booked");
    else if (this.state !== "EXECUTING") this.#answer ??= said;
    else {
      this.#answer = said;
      if (this.route === "crossBank") {
        this.state = "SETTLEMENT_PENDING";
        this.proposal = null;
        this.#wait();
      } else if (said === "BOOKED") this.#end("COMPLETED");
    }
  }

  #notSent(moment: Moment): void {
    if (this.state !== "EXECUTING") return;
    this.openAttempts -= 1;
    const neverLeft = this.openAttempts === 0 && moment.now > this.#decidedAt + MINUTE_MS;
    if (neverLeft) this.#end("FAILED", "BANK_UNAVAILABLE");
  }

  #refused(failure: string): void {
    const taken = this.state === "EXECUTING" && this.#answer !== null;
    if (taken || this.state === "COMPLETED") this.#noteLate("rejected");
    else if (this.state === "EXECUTING") this.#end("FAILED", failure);
  }

  /** The debtor's bank answers transaction-status. */
  asked(said: BankStatus): void {
    const undone = said === "REJECTED" || said === "RETURNED";
    if (this.funds === "RETURNING") {
      if (!undone) return;
      this.funds = "RETURNED";
      this.#overdueAt = null;
      if (this.review === "STALLED") this.review = null;
    } else if (this.state === "EXECUTING") {
      if (undone) this.#end("FAILED", "PAYMENT_REFUSED");
      else if (said === "BOOKED" && this.#answer) this.#end("COMPLETED");
    } else if (this.#isFinalRefusal) {
      const debited = said === "BOOKED" || (said === "SUBMITTED" && this.route === "crossBank");
      if (debited) this.#noteLate("booked");
    } else if (this.state === "COMPLETED" && undone) {
      this.#askedUntil = 0;
      this.#noteLate("returned");
    }
  }

  /** The rail's report. Returns the code of its refusal, or null. */
  reported(status: "CREDITED" | "REJECTED", railRef: string, differs: boolean): string | null {
    if (differs || this.route === "sameBank") return "CALLBACK_MISMATCH";
    const credited = status === "CREDITED";
    if (this.isMoving) {
      if (credited) {
        this.#end("COMPLETED");
        this.railRef = railRef;
      } else this.#giveBack();
    } else if (credited && this.state === "COMPLETED" && this.railRef === null) {
      this.railRef = railRef;
    } else if (credited ? this.railRef !== railRef : this.failure !== "SETTLEMENT_REJECTED") {
      this.#noteLate(credited ? "credited" : "rejected", railRef);
    }
    return null;
  }

  #noteLate(said: string, railRef = ""): void {
    const entry = `${said} ${railRef}`;
    if (this.late.includes(entry)) return;
    this.late.push(entry);
    const asks = said === "rejected" && this.state === "COMPLETED";
    if (asks) this.#askedUntil = this.#now + 60 * MINUTE_MS;
    this.review = "LATE_MONEY";
    this.proposal = null;
  }

  /**
   * Staff decide; in live mode an approver, on an older proposal. Returns the code of the refusal,
   * or null.
   */
  resolved(outcome: string, { keyId, role, since }: Approver, now: number): string | null {
    const acknowledges = outcome === "ACKNOWLEDGED";
    const open = acknowledges && this.review !== null;
    if (this.decisions.includes(outcome) && !open) return null;
    if (acknowledges) {
      const onlyNoted = !this.isMoving || this.review === "LATE_MONEY";
      if (!open || !onlyNoted) return "NOTHING_TO_ACKNOWLEDGE";
    } else {
      if (!this.isMoving) return "MOVEMENT_HAS_ENDED";
      const rests = now >= this.#leasedUntil && now > this.#decidedAt + 65_000;
      if (!rests) return "MOVEMENT_IN_PROGRESS";
    }
    if (role !== "approver") {
      this.proposal = { outcome, actor: keyId };
      return null;
    }
    if (this.proposal?.outcome !== outcome || since !== 0) return "FORBIDDEN";
    this.#decide(outcome);
    return null;
  }

  #decide(outcome: string): void {
    this.decisions.push(outcome);
    this.proposal = null;
    if (outcome === "ACKNOWLEDGED") {
      const kept = this.late.some((entry) => entry.startsWith("credited"));
      const isTakenOver = kept || this.review === "STALLED";
      this.review = null;
      if (this.funds === "RETURNING" && isTakenOver) this.funds = null;
      this.#wait();
    } else if (outcome === "COMPLETED") this.#end("COMPLETED");
    else if (this.state === "EXECUTING") this.#end("FAILED", "PAYMENT_REFUSED");
    else this.#giveBack();
  }

  /** The part that can be compared with the object's own record of it. */
  get summary() {
    const { state, failure, funds, openAttempts, review, late, proposal } = this;
    return { state, failure, funds, openAttempts, review, late, proposal };
  }
}
