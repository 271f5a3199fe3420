import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { vi } from "vitest";
import { formatId, parseId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import type { AnyObject } from "../../../src/frame/objects/kinds.ts";
import { followTurn, performPointer } from "../../../src/frame/objects/perform.ts";
import type { WorkContext } from "../../../src/frame/objects/turn.ts";
import { type ChargeRecord, chargeIds } from "../../../src/products/charges/charge-record.ts";
import {
  type MandateCommand,
  type MandateRecord,
  type MandateStub,
  type MandateTerms,
  mandateById,
} from "../../../src/products/mandates/mandate-record.ts";
import { kinds } from "../../../workers/gateway/routes.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import { party } from "../../workers/gateway-journey.ts";
import { env } from "../../workers/gateway-worker.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
} from "../payments/session-fixtures.ts";
import { MandateBank } from "./mandate-bank.ts";
import { MortalWorker } from "./mortal-workers.ts";

/** A mandate, or a charge of one, as an object with effects. */
export interface Thing {
  binding: "MANDATES" | "CHARGES";
  hex: string;
}

/** An event that was published, in the order of its decision. */
export interface Told {
  event_id: string;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: the data is looked at field by field
  data: any;
}

interface DueEffect {
  thing: Thing;
  id: string;
  kind: string;
  at: number;
}

interface DueAlarm {
  thing: Thing;
  at: number;
}

interface Survey {
  effects: DueEffect[];
  alarms: DueAlarm[];
}

/** What may happen to workers and objects on the way. */
export interface Troubles {
  /** After how many of its calls the next worker dies. */
  livesFor?: () => number;
  /** Whether all objects restart now. */
  restarts?: () => boolean;
  /** Called after each round of work. */
  watch?: () => Promise<void>;
}

const TRACE = CALL.traceparent;

/**
 * Mandates of one customer and one merchant, their charges, and the bank that moves the money. The
 * objects and the performers are the project's own; messages of the queues are lost, so work is
 * begun by the test alone.
 */
export class MandateWorld {
  readonly bank = new MandateBank();
  readonly mandates: string[] = [];
  /** Every charge that was ever seen, with its mandate. */
  readonly charges = new Map<string, string>();
  readonly told = new Map<string, Told>();
  /** The charges that have ended and have nothing left to do. */
  readonly #finished = new Set<string>();
  #names = 0;

  constructor() {
    this.bank.open("alpha");
    this.bank.open("borealis");
  }

  next(name: string): string {
    return `${name}${++this.#names}`;
  }

  get viewer() {
    const owner = { kind: "MERCHANT", id: party.merchant.merchant_id } as const;
    return { owner, mode: "test", consent_id: null } as const;
  }

  stub(mandateId: string): MandateStub {
    const stub = mandateById(env, mandateId);
    if (!stub) throw new Error("no such mandate");
    return stub;
  }

  /** Creates a mandate; its customer has still to approve it. */
  async create(terms: MandateTerms): Promise<void> {
    this.mandates.push(terms.mandate_id);
    await this.stub(terms.mandate_id).create(terms, creation, CALL);
  }

  newId(): string {
    return formatId("mnd", newObjectId(env, "MANDATES"));
  }

  newCharge() {
    return chargeIds(newObjectId(env, "CHARGES"));
  }

  /** The customer approves it with a code. */
  async approve(
    mandateId: string,
    named: Pick<MandateCommand & { type: "name_payer" }, "payer" | "route">,
  ) {
    const [challenge, check] = [this.next("c"), this.next("v")];
    await this.must(
      mandateId,
      { type: "name_payer", browser_id: BROWSER, ...named },
      beginChallenge("OTP", challenge),
      challengeSent(challenge),
      beginVerification(check),
      endVerification(check, "verified", Date.now()),
    );
  }

  /** Null, or the code of the refusal. */
  async act(mandateId: string, command: MandateCommand): Promise<string | null> {
    const turn = await this.stub(mandateId).act(command, CALL);
    return turn?.refusal ? turn.refusal.problem.code : null;
  }

  /** The same as a request: its worker goes on with what it has begun, and may die. */
  async request(
    mandateId: string,
    command: MandateCommand,
  ): Promise<{ worker: MortalWorker; code: string | null }> {
    let code: string | null = null;
    const performers = kinds.find(({ binding }) => binding === "MANDATES")?.performers ?? {};
    const worker = await MortalWorker.start(env, async (context) => {
      const stub = mandateById(context.env, mandateId);
      const turn = await stub?.act(command, CALL);
      code = turn?.refusal?.problem.code ?? null;
      if (stub && turn) await followTurn(context, stub, performers, turn);
    });
    if (!worker.isOver) await worker.goOn();
    return { worker, code };
  }

  async must(mandateId: string, ...commands: MandateCommand[]): Promise<void> {
    for (const command of commands) {
      const code = await this.act(mandateId, command);
      if (code !== null) throw new Error(`${command.type}: ${code}`);
    }
  }

  // The objects.

  raw({ binding, hex }: Thing): DurableObjectStub {
    const namespace = env[binding] as DurableObjectNamespace;
    return namespace.get(namespace.idFromString(hex));
  }

  /** Every object that may still do something. */
  things(): Thing[] {
    const named = [
      ...this.mandates.map((id) => ({ binding: "MANDATES", id }) as const),
      ...[...this.charges.keys()].map((id) => ({ binding: "CHARGES", id }) as const),
    ];
    return named
      .filter(({ id }) => !this.#finished.has(id))
      .map(({ binding, id }) => ({ binding, hex: parseId(["mnd", "chg"], id) ?? "" }));
  }

  async #stored<Record>(thing: Thing): Promise<Record | null> {
    return runInDurableObject(
      this.raw(thing),
      (_, { storage }) => storage.kv.get<Record>("record") ?? null,
    );
  }

  async mandate(mandateId: string): Promise<MandateRecord> {
    const hex = parseId(["mnd"], mandateId) ?? "";
    const record = await this.#stored<MandateRecord>({ binding: "MANDATES", hex });
    if (!record) throw new Error("the mandate is gone");
    for (const { charge_id } of record.charges) this.charges.set(charge_id, mandateId);
    return record;
  }

  charge(chargeId: string): Promise<ChargeRecord | null> {
    const hex = parseId(["chg"], chargeId) ?? "";
    return this.#stored<ChargeRecord>({ binding: "CHARGES", hex });
  }

  /** The effects and alarms of all objects, by the instants at which they can be taken. */
  async survey(): Promise<Survey> {
    const effects: DueEffect[] = [];
    const alarms: DueAlarm[] = [];
    const seen = this.things().map((thing) =>
      runInDurableObject(this.raw(thing), async (_, { storage }) => ({
        thing,
        record: storage.kv.get<MandateRecord | ChargeRecord>("record"),
        alarm: await storage.getAlarm(),
      })),
    );
    for (const { thing, record, alarm } of await Promise.all(seen)) {
      if (alarm !== null) alarms.push({ thing, at: alarm });
      for (const effect of record?.effects ?? []) {
        const { id, kind, due_at, held_until, leased } = effect;
        if ("event" in effect) this.#tell(effect.event);
        // A pointer to an event leaves already leased for its performer, which is the test itself.
        const isHeld = leased && kind !== "publish";
        effects.push({ thing, id, kind, at: Math.max(due_at, isHeld ? held_until : 0) });
      }
      const isOver = record?.effects.length === 0 && alarm === null;
      const isDone = record?.state === "COMPLETED" || record?.state === "CANCELLED";
      if (isOver && isDone && "attempts" in record) this.#finished.add(record.terms.charge_id);
    }
    return { effects, alarms: alarms.sort((a, b) => a.at - b.at) };
  }

  #tell({ event_id, event, bytes }: { event_id: string; event: string; bytes: string }): void {
    this.told.set(event_id, { event_id, event, data: JSON.parse(bytes).data });
  }

  /** A worker that performs this effect with the project's own performers. */
  async perform(thing: Thing, id: string, kind: string): Promise<MortalWorker | null> {
    if (kind === "publish" || kind === "project") {
      await (this.raw(thing) as unknown as AnyObject).finish(id);
      return null;
    }
    const { binding: namespace, hex: object } = thing;
    const pointer = { namespace, object, effect: id, traceparent: TRACE };
    return MortalWorker.start(env, ({ env, waitUntil }: WorkContext) =>
      performPointer({ env, waitUntil }, kinds, pointer),
    );
  }

  // Time.

  async runAlarms(): Promise<void> {
    for (const { thing, at } of (await this.survey()).alarms) {
      if (at <= Date.now()) await runDurableObjectAlarm(this.raw(thing));
    }
  }

  /** Performs all that is due, until nothing is. Returns when something is next. */
  async work(livesFor: NonNullable<Troubles["livesFor"]> = () => Infinity): Promise<number> {
    for (let round = 0; round < 100; round++) {
      await Promise.all(this.mandates.map((id) => this.mandate(id)));
      const { effects, alarms } = await this.survey();
      const due = effects.filter(({ at }) => at <= Date.now());
      if (due.length === 0) {
        return Math.min(alarms[0]?.at ?? Infinity, ...effects.map(({ at }) => at));
      }
      for (const { thing, id, kind } of due) {
        const worker = await this.perform(thing, id, kind);
        const calls = livesFor();
        for (let call = 1; worker && !worker.isOver && call < calls; call++) await worker.goOn();
      }
    }
    throw new Error("work without an end");
  }

  /** The platform restarts every object that runs. */
  async restart(): Promise<void> {
    for (const thing of this.things()) {
      // Only an object that runs can be evicted.
      await runInDurableObject(this.raw(thing), () => {});
      await evictDurableObject(this.raw(thing));
    }
  }

  /** Lives through all alarms and all work up to this instant. */
  async liveUntil(instant: number, { livesFor, restarts, watch }: Troubles = {}): Promise<void> {
    for (let round = 0; round < 500; round++) {
      if (restarts?.()) await this.restart();
      await this.runAlarms();
      const next = await this.work(livesFor);
      await watch?.();
      if (next > instant) {
        vi.setSystemTime(instant);
        return;
      }
      vi.setSystemTime(Math.max(next, Date.now() + 1));
    }
    throw new Error("never at rest");
  }
}
