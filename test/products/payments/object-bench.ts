import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { vi } from "vitest";
import type { GatewayEnv, Pointer } from "../../../src/base/platform/env.ts";
import type { Creation } from "../../../src/frame/objects/state.ts";
import type { paymentKind } from "../../../src/products/payments/kind.ts";
import {
  type PaymentSessionRecord,
  type SessionCommand,
  type SessionReport,
  type SessionStub,
  type SessionTerms,
  sessionStub,
} from "../../../src/products/payments/session-record.ts";
import {
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
  type Look,
  resolvePayer,
  TTL_MS,
  termsOf,
} from "./session-fixtures.ts";

type PaymentSession = InstanceType<typeof paymentKind.Object>;

/** A session's object with access to its storage and queues. */
export const env = bindings as unknown as GatewayEnv;
export const namespace = env.PAYMENT_SESSIONS as DurableObjectNamespace<PaymentSession>;

// A day ahead of the machine's clock, so no alarm fires unless a test runs it.
export const T0 = Date.now() + 86_400_000;
export const TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

export const creation = { request_hash: "hash-1", answer: '{"session_id":"ps_1"}' };
export const terms = () =>
  termsOf({ created_at: T0, expires_at: T0 + TTL_MS, optional_events: [] });

/** A session's object for these tests, with the record after each call. */
export class TestSession {
  readonly raw: DurableObjectStub<PaymentSession>;
  readonly #object: SessionStub;

  constructor(id: DurableObjectId = namespace.newUniqueId()) {
    const object = sessionStub(env, id.toString());
    if (!object) throw new Error("an id that we made ourselves");
    this.#object = object;
    this.raw = namespace.get(id);
  }

  create(terms: SessionTerms, asked: Creation, traceparent: string) {
    return this.#object.create(terms, asked, { correlationId: "", traceparent });
  }

  async act(command: SessionCommand | Look, traceparent?: string) {
    if (command.type === "look") {
      const record = await this.peek();
      return record && { refusal: null, lease: null, view: null, record };
    }
    const call = { correlationId: "", ...(traceparent ? { traceparent } : {}) };
    return this.#withRecord(await this.#object.act(command, call));
  }

  async lease(effectId: string) {
    return this.#withRecord(await this.#object.lease(effectId));
  }

  async report(effectId: string, attempt: number, report: SessionReport) {
    const turn = await this.#object.report(effectId, attempt, report, { correlationId: "" });
    return this.#withRecord(turn);
  }

  /** The row that the sweep reads. */
  look() {
    return this.#object.look();
  }

  finish(effectId: string) {
    return this.#object.finish(effectId);
  }

  retire() {
    return this.#object.retire();
  }

  /** The record as it is now, with expiry applied. */
  async peek(): Promise<PaymentSessionRecord | null> {
    await this.look();
    return (await recordOf(this.raw)) ?? null;
  }

  async #withRecord<Answer extends object>(answer: Answer | null) {
    if (!answer) return null;
    const record = await recordOf(this.raw);
    if (!record) throw new Error("no such session");
    return { ...answer, record };
  }
}

export const newSession = (): { stub: TestSession; raw: DurableObjectStub<PaymentSession> } => {
  const stub = new TestSession();
  return { stub, raw: stub.raw };
};

export const created = async () => {
  const session = newSession();
  await catchPointers(session.raw);
  await session.stub.create(terms(), creation, TRACE);
  return session;
};

export const act = async (stub: TestSession, ...commands: (SessionCommand | Look)[]) => {
  let turn = null;
  for (const command of commands) turn = await stub.act(command, TRACE);
  if (!turn) throw new Error("no such session");
  return turn;
};

export const executing = async (route: "sameBank" | "crossBank" = "sameBank") => {
  const session = await created();
  const turn = await act(
    session.stub,
    resolvePayer(route),
    beginChallenge(),
    challengeSent(),
    beginVerification(),
    endVerification("v1", "verified", T0),
  );
  return { ...session, turn };
};

interface Sent {
  queue: string;
  body: Pointer;
}

/**
 * Catches the object's messages to its queues, so that only the test performs them; `failing`: the
 * queues accept nothing. Lasts until the object is evicted.
 */
export const catchPointers = async (
  raw: DurableObjectStub<PaymentSession>,
  failing = false,
): Promise<Sent[]> => {
  const sent: Sent[] = [];
  const queueOf = (queue: string) => ({
    send: async (body: Pointer) => {
      if (failing) throw new Error("the queue is away");
      sent.push({ queue, body });
    },
  });
  const caught = {
    ...env,
    BANK_CALLS: queueOf("bank-calls"),
    WEBHOOKS: queueOf("webhooks"),
    PROJECTIONS: queueOf("projections"),
  };
  await runInDurableObject(raw, (instance: PaymentSession) => {
    Object.defineProperty(instance, "env", { value: caught, configurable: true });
  });
  return sent;
};

/** Runs the alarm and answers the pointers that it sent. */
export const runAlarm = async (raw: DurableObjectStub<PaymentSession>, failing = false) => {
  const sent = await catchPointers(raw, failing);
  await runDurableObjectAlarm(raw);
  return sent;
};

export const inStorage = <T>(
  raw: DurableObjectStub<PaymentSession>,
  read: (storage: DurableObjectStorage) => T | Promise<T>,
): Promise<T> => runInDurableObject(raw, (_: PaymentSession, state) => read(state.storage));

export const recordOf = (raw: DurableObjectStub<PaymentSession>) =>
  inStorage(raw, (storage) => storage.kv.get<PaymentSessionRecord>("record"));

export const alarmOf = (raw: DurableObjectStub<PaymentSession>) =>
  inStorage(raw, (storage) => storage.getAlarm());

export const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
