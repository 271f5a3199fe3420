import type { SessionCommand } from "../../../src/products/payments/session-record.ts";
import { ChallengeModel } from "./challenge-model.ts";
import { MovementModel, type Route } from "./movement-model.ts";
import type { Look } from "./session-fixtures.ts";

/**
 * A payment session by the contract (P2.1 to P2.23), without storage, queues and alarms. It shares
 * no code with the tested code.
 */
type State =
  | ("PENDING" | "OTP_SENT" | "PUSH_SENT")
  | MovementModel["state"]
  | ("EXPIRED" | "CANCELLED");

const open: readonly State[] = ["PENDING", "OTP_SENT", "PUSH_SENT"];

/** The moves by a customer, a bank or time while the session is open. */
const moves: Record<string, readonly [from: readonly State[], to: State]> = {
  payer_resolved: [open, "PENDING"],
  otp_sent: [open, "OTP_SENT"],
  push_sent: [open, "PUSH_SENT"],
  send_refused: [open, "FAILED"],
  ttl_elapsed: [open, "EXPIRED"],
  cancelled: [open, "CANCELLED"],
  code_refused: [["OTP_SENT"], "FAILED"],
  given_up: [open, "FAILED"],
  paid_late: [open, "FAILED"],
  code_verified: [["OTP_SENT"], "EXECUTING"],
  push_approved: [["PUSH_SENT"], "EXECUTING"],
  push_declined: [["PUSH_SENT"], "FAILED"],
  destination_changed: [["OTP_SENT", "PUSH_SENT"], "FAILED"],
};

/** The merchant's event for each state that the session enters. */
const tells: Partial<Record<State, string>> = {
  EXECUTING: "payment.processing",
  SETTLEMENT_PENDING: "payment.settlement_pending",
  COMPLETED: "payment.completed",
  FAILED: "payment.failed",
  EXPIRED: "payment.expired",
  CANCELLED: "payment.cancelled",
};

/** After these another account may pay. */
const ofTheAccount: readonly (string | null)[] = [
  ...["INSUFFICIENT_FUNDS", "LIMIT_EXCEEDED", "PAYER_ACCOUNT_DEBIT_BLOCKED"],
  ...["PUSH_DECLINED", "OTP_ATTEMPTS_EXCEEDED"],
];

/** The maximum age of the last check before an instruction. */
const LAST_CHECK_MS = 15_000;

/** The code of a refusal, or null if the command was accepted. */
type Refusal = string | null;

type Command = SessionCommand | Look;

type Handlers = {
  [Type in Command["type"]]: (command: Extract<Command, { type: Type }>) => Refusal;
};

export interface ModelTerms {
  merchant_id: string;
  mode: "test" | "live";
  amount: number;
  created_at: number;
  expires_at: number;
}

export class SessionModel {
  state: State = "PENDING";
  failure: string | null = null;
  now: number;
  readonly sca = new ChallengeModel();
  /** The attempts (the first under "") and the refunds. */
  readonly movements = new Map<string, MovementModel>();
  readonly #attempts: string[] = [];
  /** The present attempt's movement; null if the bank is not instructed. */
  #present: string | null = null;
  #refusals = 0;
  #lastRefusal: string | null = null;
  #browser: string | null = null;
  readonly events: string[] = [];
  #payer: { browser: string; route: Route } | null = null;
  #resolutions = 0;
  readonly #refundKeys = new Set<string>();
  readonly #terms: ModelTerms;

  constructor(terms: ModelTerms) {
    this.#terms = terms;
    this.now = terms.created_at;
  }

  get isOpen(): boolean {
    return open.includes(this.state);
  }

  get refunded(): number {
    return this.#refunds(({ state }) => state === "COMPLETED");
  }

  #refunds(counts: (refund: MovementModel) => boolean): number {
    const refunds = [...this.movements]
      .filter(([name]) => !this.#attempts.includes(name))
      .map(([, refund]) => refund);
    return refunds.filter(counts).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Expiry comes first, so no command and no report reaches an ended session. */
  look(): void {
    if (this.isOpen && this.now >= this.#terms.expires_at) {
      this.#move("ttl_elapsed", "SESSION_EXPIRED");
    }
    for (const [name, movement] of this.movements) {
      const stalls = movement.pass(this.now);
      if (stalls && name === this.#present) this.events.push("payment.settlement_stalled");
    }
  }

  act(command: Command): Refusal {
    this.look();
    const handle = this.#handlers[command.type] as (command: Command) => Refusal;
    return handle(command);
  }

  #move(trigger: string, failure: string | null = null): Refusal {
    const [from, to] = moves[trigger] ?? [[], "PENDING"];
    if (!from.includes(this.state)) return this.#closed();
    this.#enter(to, failure);
    return null;
  }

  /** The account does not pay: another one may be chosen three times, or the session ends. */
  #fail(trigger: string, failure: string | null): Refusal {
    if (!moves[trigger]?.[0].includes(this.state)) return this.#closed();
    if (!this.#mayChooseAgain(failure)) return this.#move(trigger, failure);
    this.#goBack(failure);
    return null;
  }

  #mayChooseAgain(failure: string | null): boolean {
    const movement = this.#present === null ? undefined : this.movements.get(this.#present);
    return (
      ofTheAccount.includes(failure) &&
      this.#refusals < 3 &&
      this.now < this.#terms.expires_at &&
      this.sca.challenges < 5 &&
      this.#resolutions < 10 &&
      (movement === undefined || movement.openAttempts === 1) &&
      !this.#hasLateMoney()
    );
  }

  #hasLateMoney(): boolean {
    const before = this.#attempts.filter((name) => name !== this.#present);
    return before.some((name) => {
      const movement = this.movements.get(name);
      return movement && (movement.mayHaveBeenPaid || movement.late.length > 0);
    });
  }

  #goBack(failure: string | null): void {
    this.#refusals += 1;
    this.#lastRefusal = failure;
    this.#payer = null;
    this.#present = null;
    this.sca.drop();
    this.sca.wrongCodes = 0;
    this.#enter("PENDING", null);
  }

  #enter(state: State, failure: string | null): void {
    this.state = state;
    this.failure = failure;
    const event = tells[state];
    if (event) this.events.push(event);
    const byRail = this.#payer?.route === "crossBank";
    if (state === "COMPLETED" && byRail) this.events.push("settlement.completed");
  }

  #closed(): Refusal {
    return this.state === "EXPIRED" ? "SESSION_EXPIRED" : "INVALID_STATE";
  }

  /** Steps are for the browser that resolved the payer. */
  #checkBrowser(browser: string): Refusal {
    if (!this.isOpen) return this.#closed();
    if (!this.#payer) return "PAYER_REQUIRED";
    return this.#payer.browser === browser ? null : "CONTINUED_ELSEWHERE";
  }

  readonly #handlers: Handlers = {
    look: () => null,
    /** These decide nothing, so no input sends them. */
    ask: () => null,
    rail_mismatch: () => null,
    /** Of staff's refunds, which no input asks for (staff-refunds.object.test.ts). */
    approve_refund: () => "NOT_FOUND",
    reject_refund: () => "NOT_FOUND",
    resolve_payer: ({ browser_id, route }) => {
      if (!this.isOpen) return this.#closed();
      if (this.#resolutions === 10) return "PAYER_CHANGE_LIMIT_REACHED";
      this.#resolutions += 1;
      const by = route.type === "SAME_BANK" ? "sameBank" : "crossBank";
      this.#payer = { browser: browser_id, route: by };
      this.#browser = browser_id;
      this.sca.drop();
      return this.#move("payer_resolved");
    },
    begin_challenge: ({ browser_id, challenge_id, auth_mode }) =>
      this.#checkBrowser(browser_id) ?? this.sca.begin(challenge_id, auth_mode, this.now),
    challenge_sent: ({ challenge_id }) => {
      if (!this.isOpen) return this.#closed();
      if (this.sca.newest?.id === challenge_id) return null;
      const mode = this.sca.sent(challenge_id);
      return mode === null
        ? "CHALLENGE_REPLACED"
        : this.#move(mode === "OTP" ? "otp_sent" : "push_sent");
    },
    challenge_not_sent: ({ challenge_id, refusal }) => {
      const ends = this.isOpen && this.sca.notSent(challenge_id) && refusal !== null;
      return ends ? this.#fail("send_refused", refusal) : null;
    },
    challenge_withheld: ({ challenge_id }) => {
      if (this.sca.notSent(challenge_id)) this.sca.challenges -= 1;
      return null;
    },
    begin_verification: ({ browser_id, verification_id, code_digest }) =>
      this.#checkBrowser(browser_id) ?? this.sca.beginCheck(verification_id, code_digest, this.now),
    end_verification: ({ verification_id, outcome, refusal, checked_at }) => {
      if (!this.sca.end(verification_id, outcome) || this.state !== "OTP_SENT") return null;
      if (outcome === "verified") return this.#goAhead("code_verified", checked_at);
      if (outcome === "refused") return this.#fail("code_refused", refusal);
      const spent = outcome === "wrong" && this.sca.wrongCodes === 5;
      return spent ? this.#fail("code_refused", "OTP_ATTEMPTS_EXCEEDED") : null;
    },
    proceed: ({ browser_id, challenge_id, checked_at }) => {
      const refused = this.#checkBrowser(browser_id);
      if (refused) return refused;
      const { newest } = this.sca;
      if (newest?.id !== challenge_id || newest.state !== "VERIFIED") return "CHALLENGE_REQUIRED";
      return this.#goAheadNow("code_verified", checked_at);
    },
    push_result: ({ push_token, result, checked_at }) => {
      // A report on another prompt, or after the end, changes nothing.
      const counts = push_token === `token-${this.sca.newest?.id}` && this.state === "PUSH_SENT";
      if (!counts) return null;
      if (result === "APPROVED") return this.#goAheadNow("push_approved", checked_at);
      return this.#fail("push_declined", "PUSH_DECLINED");
    },
    prompt_asked: () => null,
    resolution_failed: () => {
      if (this.isOpen) this.#resolutions += 1;
      return null;
    },
    begin_question: ({ browser_id }) => this.#checkBrowser(browser_id),
    last_check_failed: ({ challenge_id, problem }) =>
      this.isOpen && this.sca.newest?.id !== challenge_id
        ? "CHALLENGE_REPLACED"
        : this.#move("destination_changed", problem),
    cancel: ({ by }) => {
      const { merchant_id, mode } = this.#terms;
      const isTheirs = by.kind !== "merchant" || by.merchant_id === merchant_id;
      if (!isTheirs || (by.kind === "merchant" && by.mode !== mode)) return "NOT_FOUND";
      if (this.state === "CANCELLED") return null;
      if (this.state === "EXPIRED") return "SESSION_EXPIRED";
      const isCustomers = by.kind === "customer";
      const isElsewhere = isCustomers && this.#browser !== null && this.#browser !== by.browser_id;
      // After a refusal, and no account since that was told to pay.
      const isEnd = this.#refusals > 0 && this.#present === null;
      const wasLeft = this.state === "FAILED" && isEnd && this.failure === this.#lastRefusal;
      if (wasLeft && isCustomers && !isElsewhere) return null;
      if (!this.isOpen) return "SESSION_NOT_CANCELLABLE";
      if (isElsewhere) return "CONTINUED_ELSEWHERE";
      const hasGivenUp = isCustomers && this.#refusals > 0;
      return hasGivenUp ? this.#move("given_up", this.#lastRefusal) : this.#move("cancelled");
    },
    rail_report: ({ mode, movement, report: { status, rail_ref, amount } }) => {
      const found = this.movements.get(movement);
      if (!found || mode !== this.#terms.mode) return "NOT_FOUND";
      const differs = amount !== found.amount;
      return this.follow(movement, () => found.reported(status, rail_ref, differs));
    },
    resolve: ({ movement, outcome, actor }) => {
      const found = this.movements.get(movement);
      if (!found) return "NOT_FOUND";
      return this.follow(movement, () => found.resolved(outcome, actor, this.now));
    },
    refund: ({ refund_id, amount, idempotency_key_hash: key, checked_at }) => {
      if (key !== null && this.#refundKeys.has(key)) return null;
      const payment = this.movements.get(this.#present ?? "");
      if (this.state !== "COMPLETED" || !payment) return "PAYMENT_NOT_COMPLETED";
      if (payment.review || payment.isAskedAbout) return "PAYMENT_UNDER_REVIEW";
      if (this.movements.size - this.#attempts.length >= 50) return "REFUND_LIMIT_REACHED";
      const taken =
        this.#refunds((made) => made.mayHaveBeenPaid) +
        (payment.isGivenBack ? this.#terms.amount : 0);
      const asked = amount ?? this.#terms.amount - taken;
      if (asked < 1 || taken + asked > this.#terms.amount) return "REFUND_EXCEEDS_PAYMENT";
      if (this.now - checked_at > LAST_CHECK_MS) return "SERVICE_UNAVAILABLE";
      this.movements.set(refund_id, new MovementModel(payment.route, asked, this.now));
      if (key !== null) this.#refundKeys.add(key);
      return null;
    },
  };

  /** The caller tries again later if the last check is older. */
  #goAheadNow(trigger: string, checkedAt: number): Refusal {
    const isStale = this.now - checkedAt > LAST_CHECK_MS;
    return isStale ? "SERVICE_UNAVAILABLE" : this.#goAhead(trigger, checkedAt);
  }

  /** EXECUTING needs a fresh last check. With an older one nothing happens yet. */
  #goAhead(trigger: string, checkedAt: number): Refusal {
    if (!this.#payer || this.now - checkedAt > LAST_CHECK_MS) return null;
    const payment = new MovementModel(this.#payer.route, this.#terms.amount, this.now);
    const { length } = this.#attempts;
    const name = length === 0 ? "" : `retry${length}`;
    this.#attempts.push(name);
    this.#present = name;
    this.movements.set(name, payment);
    return this.#move(trigger);
  }

  /** The session follows its movement. The end of a refund has its own event. */
  follow<Answer>(name: string, step: () => Answer): Answer {
    const movement = this.movements.get(name);
    const before = movement?.state;
    const answer = step();
    if (!movement) return answer;
    if (name !== this.#present && this.#attempts.includes(name)) {
      if (this.isOpen && this.#hasLateMoney()) this.#move("paid_late", "PAYMENT_REFUSED");
      return answer;
    }
    if (movement.state === before) return answer;
    if (name !== this.#present) {
      if (!movement.isMoving) this.events.push(`refund.${movement.state.toLowerCase()}`);
    } else if (movement.state === "FAILED" && this.#mayChooseAgain(movement.failure)) {
      this.#goBack(movement.failure);
    } else this.#enter(movement.state, movement.failure);
    return answer;
  }
}
