import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { vi } from "vitest";
import { migrate } from "../operators/gateway.ts";
import type { Created } from "../workers/gateway-journey.ts";
import { deliverAll, env, loseWaiting } from "../workers/gateway-worker.ts";
import type { OutboundCall } from "../workers/neighbours.ts";
import { restoreDatabase, restoreObject, type StoredObject } from "./stored.ts";

type Body = OutboundCall["body"];

/** What the releases have left behind, and today's gateway over it. */
export interface StoredPayment extends StoredObject {
  created: Created;
  /** What its merchant was shown then. */
  views: { session: Body; payment: Body; refunds: Body[] };
  /** The instructions that banks were given before. */
  instructions: Body[];
}

interface Facts {
  captured_at: number;
  merchant_id: string;
  /** How many entries each list had. */
  lists: Record<string, number>;
}

const read = <Value>(files: Record<string, Value>): [file: string, value: Value][] =>
  Object.entries(files).map(([path, value]) => [path.replace("./", ""), value]);

export const releases = read(
  import.meta.glob<Facts>("./*/gateway.json", { eager: true, import: "default" }),
).map(([file, facts]) => ({ release: file.split("/")[0] ?? "", ...facts }));

const dumps = import.meta.glob<string>("./*/gateway.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

const payments = read(
  import.meta.glob<StoredPayment>("./*/payments/*.json", { eager: true, import: "default" }),
);

const objects = import.meta.glob<StoredObject>("./*/*.json", { eager: true, import: "default" });

/** The payments of a release by what had become of them. */
export const paymentsOf = (release: string): [situation: string, stored: StoredPayment][] =>
  payments.flatMap(([file, stored]) => {
    const [of, situation] = file.replace(".json", "").split("/payments/");
    return of === release && situation ? [[situation, stored]] : [];
  });

export const objectOf = (release: string, name: string): StoredObject => {
  const stored = objects[`./${release}/${name}.json`];
  if (!stored) throw new Error(`release ${release} has no ${name}`);
  return stored;
};

/** Makes the database what the release has left, brought to today's schema. */
export const restoreRelease = async (release: string): Promise<void> => {
  await restoreDatabase(env.DB, dumps[`./${release}/gateway.sql`] ?? "");
  await migrate();
};

/** Puts a stored object back at the moment when it was stored. */
export const restored = async (stored: StoredObject): Promise<RestoredObject> => {
  vi.setSystemTime(stored.captured_at);
  loseWaiting();
  const namespace = env[stored.namespace as "ENDPOINTS"];
  const stub = namespace.get(namespace.idFromString(stored.object));
  await restoreObject(stub, stored);
  return new RestoredObject(stub);
};

/** More alarms than any payment needs to come to its end. */
const MOST_ALARMS = 100;

export class RestoredObject {
  readonly #stub: DurableObjectStub;

  constructor(stub: DurableObjectStub) {
    this.#stub = stub;
  }

  /** Waits for the next alarm, runs it and performs what it asks for; false where none is set. */
  async runNextAlarm(): Promise<boolean> {
    const alarm = await runInDurableObject(this.#stub, (_: DurableObject, { storage }) =>
      storage.getAlarm(),
    );
    if (alarm === null) return false;
    vi.setSystemTime(Math.max(Date.now(), alarm));
    await runDurableObjectAlarm(this.#stub);
    await deliverAll();
    return true;
  }

  /** Time passes until the object has nothing left to do. */
  async untilAtRest(): Promise<void> {
    await deliverAll();
    for (let alarms = 0; alarms < MOST_ALARMS; alarms++) {
      if (!(await this.runNextAlarm())) return;
    }
    throw new Error(`not at rest after ${MOST_ALARMS} alarms`);
  }

  /** Its keys and values. */
  values(): Promise<[string, unknown][]> {
    return runInDurableObject(this.#stub, (_: DurableObject, { storage }) => [
      ...storage.kv.list(),
    ]);
  }
}
