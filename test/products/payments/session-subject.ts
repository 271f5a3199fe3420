import type { Transfer } from "../../../src/network/transfers/transfer.ts";
import type {
  PaymentSessionRecord,
  SessionCommand,
  SessionReport,
} from "../../../src/products/payments/session-record.ts";
import { type Look, SessionBench, TTL_MS, termsOf } from "./session-fixtures.ts";
import type { SessionModel } from "./session-model.ts";

export const termsAt = (created_at: number) =>
  termsOf({
    ...{ mode: "live", created_at, expires_at: created_at + TTL_MS },
    optional_events: [
      ...["payment.processing", "payment.settlement_stalled", "settlement.completed"],
      "payment.cancelled",
    ],
  });

/** "" is the payment itself; null if the effect moves no money. */
export const movementOf = (id: string): string | null => {
  const [kind = "", movement = ""] = id.split(":");
  return ["execute", "ask_bank", "ask_rail", "notify_credit"].includes(kind) ? movement : null;
};

/** A payment session that is compared with a model: the pure decisions, or the object. */
export abstract class SessionSubject {
  /** Every event that was to be published, by event id, in this order. */
  readonly events = new Map<string, string>();
  /** The bytes of each movement's instruction. */
  readonly instructions = new Map<string, string>();

  abstract get record(): PaymentSessionRecord;
  /** Returns the code of the refusal, or null. */
  abstract act(command: SessionCommand | Look): Promise<string | null>;
  abstract report(effect: string, attempt: number, report: SessionReport): Promise<void>;
  /** Ends an effect that has no other report. */
  abstract finish(effect: string): Promise<void>;
  /** The number of the attempt, or null if nothing is due. */
  abstract lease(effect: string): Promise<number | null>;
  /** Moves the clock. */
  abstract at(now: number): void;
  /** Begins a step. */
  abstract begin(): void;
  /** Checks what only this subject promises, after a step. */
  abstract end(model: SessionModel): Promise<void>;

  /** The attempts, the first under "", and the refunds. */
  get movements(): { name: string; amount: number; transfer: Transfer }[] {
    const { terms, transfer, refunds, refused_attempts = [] } = this.record;
    const instructed = [...refused_attempts, { transfer }].flatMap((one) => one.transfer ?? []);
    const attempts = instructed.map((one, place) => ({
      name: place === 0 ? "" : `retry${place}`,
      amount: terms.amount,
      transfer: one,
    }));
    const back = refunds.map(({ refund_id: name, ...refund }) => ({ name, ...refund }));
    return [...attempts, ...back];
  }

  transfer(name: string): Transfer | undefined {
    return this.movements.find((movement) => movement.name === name)?.transfer;
  }

  effect(id: string) {
    return this.record.effects.find((effect) => effect.id === id);
  }
}

/** The decisions alone, without storage, queues and alarms. */
export class PureSession extends SessionSubject {
  readonly #bench: SessionBench;

  constructor(createdAt: number) {
    super();
    this.#bench = new SessionBench(termsAt(createdAt));
  }

  override get record(): PaymentSessionRecord {
    return this.#bench.record;
  }

  override async act(command: SessionCommand | Look): Promise<string | null> {
    const code = this.#bench.act(command);
    this.#claimWhatWasDecided();
    return code;
  }

  override async report(effect: string, attempt: number, report: SessionReport): Promise<void> {
    this.#bench.report(effect, report, attempt);
    this.#claimWhatWasDecided();
  }

  /** The caller that causes an instruction holds its first attempt. */
  #claimWhatWasDecided(): void {
    const decided = this.record.effects.filter(({ kind }) => kind === "execute");
    for (const { id, attempt } of decided) if (attempt === 0) this.#bench.lease(id);
  }

  override async finish(effect: string): Promise<void> {
    this.#bench.finish(effect);
  }

  override async lease(effect: string): Promise<number | null> {
    await this.act({ type: "look" });
    return this.#bench.lease(effect);
  }

  override at(now: number): void {
    this.#bench.now = now;
  }

  override begin(): void {}

  override async end(): Promise<void> {}
}
