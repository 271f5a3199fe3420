import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { vi } from "vitest";
import { migrate } from "../staff/operators/gateway.ts";
import type { Created } from "../workers/gateway-journey.ts";
import { deliverAll, env, loseWaiting } from "../workers/gateway-worker.ts";
import type { OutboundCall } from "../workers/neighbours.ts";
import { restoreDatabase, restoreObject, type StoredObject } from "./stored.ts";

type Body = OutboundCall["body"];

/** The stored values of the releases, and today's gateway over them. */
export interface StoredPayment extends StoredObject {
  created: Created;
  /** The merchant's view at that time. */
  views: { session: Body; payment: Body; refunds: Body[] };
  /** The instructions that its banks already had. */
  instructions: Body[];
}

interface Facts {
  captured_at: number;
  merchant_id: string;
  /** The number of entries of each list. */
  lists: Record<string, number>;
}

const read = <Value>(files: Record<string, Value>): [file: string, value: Value][] =>
  Object.entries(files).map(([path, value]) => [path.replace("./", ""), value]);

export const releases = read(
  import.meta.glob<Facts>("./*/gateway.json", { eager: true, import: "default" }),
).map(([file, facts]) => ({ release: file.split("/")[0] ?? "", ...facts }));

const dumps = import.meta.glob<string>("./*/gateway*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

const payments = read(
  import.meta.glob<StoredPayment>("./*/payments/*.json", { eager: true, import: "default" }),
);

const objects = import.meta.glob<StoredObject>("./*/*.json", { eager: true, import: "default" });

/** The payments of a release by situation. */
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

/** The objects of this name in all releases. */
export const objectsNamed = (name: string): [release: string, stored: StoredObject][] =>
  read(objects).flatMap(([file, stored]) => {
    const [release = "", of] = file.replace(".json", "").split("/");
    return of === name ? [[release, stored]] : [];
  });

/** Restores the release's database, and brings it to today's schema. */
export const restoreRelease = async (release: string): Promise<void> => {
  await restoreDatabase(env.DB, dumps[`./${release}/gateway.sql`] ?? "");
  await restoreDatabase(env.LISTS_1, dumps[`./${release}/gateway-lists.sql`] ?? "");
  await migrate();
};

/** Restores a stored object at the instant when it was stored. */
export const restored = async (stored: StoredObject): Promise<RestoredObject> => {
  vi.setSystemTime(stored.captured_at);
  loseWaiting();
  const namespace = env[stored.namespace as "ENDPOINTS"];
  const stub = namespace.get(namespace.idFromString(stored.object));
  await restoreObject(stub, stored);
  return new RestoredObject(stub);
};

/** More alarms than any payment needs to end. */
const MOST_ALARMS = 100;

export class RestoredObject {
  readonly #stub: DurableObjectStub;

  constructor(stub: DurableObjectStub) {
    this.#stub = stub;
  }

  /** Waits for the next alarm, runs it and performs what it asks for; false if none is set. */
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

  /** Time passes until the object has no work left. */
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
