import { DurableObject } from "cloudflare:workers";
import { ok, type Result } from "../base/kernel/result.ts";
import { now } from "../base/platform/clock.ts";
import type { GatewayEnv } from "../base/platform/env.ts";
import { runAlarm, setAlarm } from "../base/platform/objects.ts";
import { upcast } from "../frame/objects/state.ts";
import { type AskedExemption, returnExemption, takeExemption } from "./exemptions.ts";
import {
  type AskedSend,
  contractLimits,
  emptyGuard,
  endCode,
  FORGET_AFTER_MS,
  type FundsQuestion,
  forgottenAt,
  type GuardLimits,
  type GuardRecord,
  guardUpcasts,
  remembered,
  returnSend,
  takeCode,
  takeFundsQuestion,
  takeQuestion,
  takeSend,
  verified,
} from "./payer-guard.ts";

/** What the guard of an account has counted of its holder. */
export interface KeptByGuard {
  codesSent: number;
  /** The orders that needed no code, of today and yesterday. */
  exemptOrders: string[];
  fundsQuestions: number;
  forgottenAt: number;
}

const HIGH = { perHour: 100_000, perDay: 100_000 };

/** The limits of a local world, where nobody should have to wait. */
const highLimits: GuardLimits = {
  ...contractLimits,
  verifiedBrowser: HIGH,
  anybody: HIGH,
  address: HIGH,
  owner: HIGH,
  wrongCodesPerHour: 100_000,
};

/**
 * The guard of one account in one mode. Methods: takeSend, returnSend, takeCode, endCode,
 * takeQuestion, verified, takeExemption, returnExemption, takeFundsQuestion, keptOf. Stored: one
 * value, `guard`. It deletes itself two days after its last use.
 */
export class PayerGuard extends DurableObject<GatewayEnv> {
  takeSend(send: AskedSend): Result<null> {
    return this.#decide((record) => takeSend(record, send, now(), this.#limits()));
  }

  returnSend(id: string): Result<null> {
    return this.#decide((record) => ok(returnSend(record, id)));
  }

  takeCode(id: string): Result<null> {
    return this.#decide((record) => takeCode(record, id, now(), this.#limits()));
  }

  endCode(id: string, outcome: "wrong" | "not_checked"): Result<null> {
    return this.#decide((record) => ok(endCode(record, id, outcome, now(), this.#limits())));
  }

  /** Counts a question about a prompt. False: the bank was asked a moment ago or often enough. */
  takeQuestion(id: string, sentAt: number): boolean {
    const known = this.#read();
    const record = takeQuestion(known ?? emptyGuard, id, sentAt, now());
    if (record) this.#write(record, known);
    return record !== null;
  }

  verified(sendId: string): Result<null> {
    return this.#decide((record) => ok(verified(record, sendId)));
  }

  /** Counts an order without authentication. False: the customer must approve it. */
  takeExemption(order: AskedExemption): boolean {
    const known = this.#read();
    const record = known ?? emptyGuard;
    const exempted = takeExemption(record.exempted, order, now());
    if (exempted) this.#write({ ...record, exempted }, known);
    return exempted !== null;
  }

  returnExemption(id: string): void {
    const known = this.#read();
    if (!known) return;
    this.#write({ ...known, exempted: returnExemption(known.exempted, id) }, known);
  }

  /** Counts an amount that is about to be asked. False: the owner has asked for too many today. */
  takeFundsQuestion(question: FundsQuestion): boolean {
    const known = this.#read();
    const record = known ?? emptyGuard;
    const amounts = takeFundsQuestion(record.amounts, question, now());
    if (amounts) this.#write({ ...record, amounts }, known);
    return amounts !== null;
  }

  /** For whoever asks what is kept of the account's holder; null if nothing is. */
  keptOf(): KeptByGuard | null {
    const record = this.#read();
    if (!record) return null;
    return {
      codesSent: record.sends.length,
      exemptOrders: record.exempted.map(({ id }) => id),
      fundsQuestions: record.amounts.length,
      forgottenAt: forgottenAt(record),
    };
  }

  override alarm(): Promise<void> {
    const { storage } = this.ctx;
    return runAlarm(storage, () => this.#wake(), FORGET_AFTER_MS);
  }

  async #wake(): Promise<void> {
    const record = this.#read();
    if (record) await setAlarm(this.ctx.storage, forgottenAt(record));
    else await this.ctx.storage.deleteAll();
  }

  #decide(decide: (record: GuardRecord) => Result<GuardRecord>): Result<null> {
    const known = this.#read();
    const decided = decide(known ?? emptyGuard);
    if (!decided.ok) return decided;
    this.#write(decided.value, known);
    return ok(null);
  }

  #write(record: GuardRecord, known: GuardRecord | null): void {
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.kv.put("guard", record);
      if (!known) setAlarm(this.ctx.storage, now() + FORGET_AFTER_MS);
    });
  }

  /** The record, without what its alarm should already have deleted. */
  #read(): GuardRecord | null {
    const stored = this.ctx.storage.kv.get<object>("guard");
    const record = stored ? upcast<GuardRecord>(stored, guardUpcasts) : null;
    return record && forgottenAt(record) > now() ? remembered(record, now()) : null;
  }

  #limits(): GuardLimits {
    return this.env.LIMITS === "local" ? highLimits : contractLimits;
  }
}
