import { DurableObject } from "cloudflare:workers";
import { ok, type Result } from "../kernel/result.ts";
import { setAlarm } from "../platform/alarms.ts";
import { now } from "../platform/clock.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { logFault } from "../platform/log.ts";
import {
  contractLimits,
  emptyGuard,
  endCode,
  FORGET_AFTER_MS,
  type GuardLimits,
  type GuardRecord,
  returnSend,
  takeCode,
  takeSend,
  verified,
} from "./payer-guard.ts";

/** A world for trying things out: nobody has to wait there. */
const highLimits: GuardLimits = {
  ...contractLimits,
  sendsPerHour: 100_000,
  sendsPerDay: 100_000,
  wrongCodesPerHour: 100_000,
};

/**
 * The guard of one account in one mode. Methods: takeSend, returnSend, takeCode, endCode, verified.
 * Stored: one value, `guard`. It deletes itself two days after it was last needed.
 */
export class PayerGuard extends DurableObject<GatewayEnv> {
  takeSend(authMode: "OTP" | "PUSH", id: string): Result<null> {
    return this.#decide((record) => takeSend(record, authMode, id, now(), this.#limits()));
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

  verified(sendId: string): Result<null> {
    return this.#decide((record) => ok(verified(record, sendId)));
  }

  override async alarm(): Promise<void> {
    try {
      const record = this.#read();
      const forgetAt = (record?.touched_at ?? 0) + FORGET_AFTER_MS;
      if (forgetAt <= now()) await this.ctx.storage.deleteAll();
      else setAlarm(this.ctx.storage, forgetAt);
    } catch (error) {
      logFault("payer guard alarm failed", error);
      setAlarm(this.ctx.storage, now() + FORGET_AFTER_MS);
    }
  }

  #decide(decide: (record: GuardRecord) => Result<GuardRecord>): Result<null> {
    const stored = this.#read();
    const decided = decide(stored ?? emptyGuard);
    if (!decided.ok) return decided;
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.kv.put("guard", decided.value);
      if (!stored) setAlarm(this.ctx.storage, now() + FORGET_AFTER_MS);
    });
    return ok(null);
  }

  #read(): GuardRecord | undefined {
    return this.ctx.storage.kv.get<GuardRecord>("guard");
  }

  #limits(): GuardLimits {
    return this.env.LIMITS === "local" ? highLimits : contractLimits;
  }
}
