import { runInDurableObject } from "cloudflare:test";
import { vi } from "vitest";
import { migrate } from "../operators/gateway.ts";
import type { Created } from "../workers/gateway-payment.ts";
import type { Body } from "../workers/outside.ts";
import { type NamespaceName, WholeGateway } from "../workers/whole-gateway.ts";
import { live } from "./clock.ts";
import { restoreDatabase, restoreObject, type StoredObject } from "./stored.ts";

/** What the releases have left behind, and today's gateway over it. */
export interface StoredPayment extends StoredObject {
  created: Created;
  /** What its merchant was shown then. */
  views: { session: Body; payment: Body; refunds: Body[] };
  /** The instructions that banks were given before. */
  instructions: Body[];
}

const read = <Value>(files: Record<string, Value>): [file: string, value: Value][] =>
  Object.entries(files).map(([path, value]) => [path.replace("./", ""), value]);

export const releases = read(
  import.meta.glob<{ captured_at: number; merchant_id: string }>("./*/gateway.json", {
    eager: true,
    import: "default",
  }),
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

/** The rows that a table of a release's database held, as statements. */
export const rowsOf = (release: string, table: string, holding = ""): string[] =>
  (dumps[`./${release}/gateway.sql`] ?? "")
    .split("\n")
    .filter((line) => line.startsWith(`INSERT INTO "${table}"`) && line.includes(holding));

/** Today's gateway on the database of a release. */
export const restoredGateway = async (
  release: string,
  changes: ConstructorParameters<typeof WholeGateway>[0] = { LIMITS: "local" },
): Promise<WholeGateway> => {
  const gateway = new WholeGateway({ ...changes, ...live });
  await restoreDatabase(gateway.env.DB, dumps[`./${release}/gateway.sql`] ?? "");
  await migrate();
  return gateway;
};

/** Puts a stored object back at the moment when it was stored. */
export const restored = async (
  gateway: WholeGateway,
  stored: StoredObject,
): Promise<RestoredObject> => {
  vi.setSystemTime(stored.captured_at);
  gateway.waiting = [];
  const stub = gateway.object(stored.namespace as NamespaceName, stored.object);
  await restoreObject(stub, stored);
  return new RestoredObject(gateway, stub);
};

/** More alarms than any payment needs to come to its end. */
const MOST_ALARMS = 100;

export class RestoredObject {
  readonly #gateway: WholeGateway;
  readonly #stub: DurableObjectStub;

  constructor(gateway: WholeGateway, stub: DurableObjectStub) {
    this.#gateway = gateway;
    this.#stub = stub;
  }

  alarmAt(): Promise<number | null> {
    return runInDurableObject(this.#stub, (_: DurableObject, { storage }) => storage.getAlarm());
  }

  /** Waits for the next alarm, runs it and performs what it asks for; false where none is set. */
  async runNextAlarm(): Promise<boolean> {
    const alarm = await this.alarmAt();
    if (alarm === null) return false;
    vi.setSystemTime(Math.max(Date.now(), alarm));
    await this.#gateway.runAlarm(this.#stub);
    await this.#gateway.performAll();
    return true;
  }

  /** Time passes until the object has nothing left to do. */
  async untilAtRest(): Promise<void> {
    await this.#gateway.performAll();
    for (let alarms = 0; alarms < MOST_ALARMS; alarms++) {
      if (!(await this.runNextAlarm())) return;
    }
    throw new Error(`not at rest after ${MOST_ALARMS} alarms`);
  }
}
