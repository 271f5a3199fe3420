import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { placesIn } from "../../scripts/local/places.ts";
import { isRunning, readProcessTable } from "../../scripts/local/processes.ts";
import { took } from "../faults/breaches.ts";
import { checkBooks } from "../faults/check.ts";
import { transfersIn } from "../faults/torment.ts";
import { readLedger } from "../support/checkout-client.ts";
import { type RunningWorld, startWorld } from "../support/world.ts";
import { residentBytes } from "./measure/processor-time.ts";
import { diskBytes, storedFiles } from "./measure/storage.ts";
import {
  bankOf,
  customersOf,
  gatewayOf,
  getJson,
  merchantHeaders,
  send,
} from "./operations/calls.ts";
import { pay } from "./operations/payments.ts";
import { median, spreadOf } from "./report/figures.ts";
import { keepResult } from "./report/page.ts";
import { partReport } from "./report/report.ts";
import { isMet, newResult, type Row } from "./report/result.ts";

/**
 * `npm run bench:soak -- [--hours 2] [--keep]`: payments at half of what the gateway reaches, while
 * it is killed and restarted in turns. Looks every so often whether memory, storage, open objects
 * and alarms level off, and at the end whether bank and gateway have the same books. Fails if not.
 */
const LOOKS = 24;
const RESTARTS = 12;
const AT_ONCE = 4;
const CALIBRATION_MS = 20_000;
/** Of the last third beside the middle one. */
const MOST_GROWTH = 1.1;
/** A payment that a restart has cut off ends within its session's quarter hour. */
const REST_MS = 20 * 60_000;

interface Look {
  resident: number;
  disk: number;
  open: number;
  alarms: number;
  paid: number;
}

const { values } = parseArgs({
  options: { hours: { type: "string", default: "2" }, keep: { type: "boolean" } },
});
const wholeMs = Number(values.hours) * 3_600_000;
const running = await startWorld();
const { world } = running;
const next = customersOf(world, bankOf(world).bank_handle);
const count = { paid: 0, cut: 0, restarts: 0 };
/** Why payments were cut off, and how often. Ids are left out. */
const reasons = new Map<string, number>();

/** Payments follow one another until the end; `pauseMs` lies between two. */
const keepPaying = async (until: number, pauseMs: () => number): Promise<void> => {
  while (Date.now() < until) {
    try {
      await pay(world, next(), (_, call) => send(call), "confirm", ["COMPLETED"]);
      count.paid += 1;
    } catch (error) {
      // A restart has cut it off. The books show what became of it.
      count.cut += 1;
      const reason = String(error).replace(/\w{40,}/g, "…");
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      await sleep(250);
    }
    await sleep(pauseMs());
  }
};

const payersUntil = (until: number, pauseMs: () => number) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => keepPaying(until, pauseMs)));

/** The number of rows that a statement counts, over all databases that have its table. */
const countIn = (kind: "do" | "d1", table: string, where = "1"): number =>
  storedFiles(running.stateDir, kind)
    .filter((file) => file.endsWith(".sqlite") && (kind === "d1" || file.includes("metadata")))
    .reduce((sum, file) => {
      const db = new DatabaseSync(file, { readOnly: true });
      try {
        const sql = `SELECT count(*) AS n FROM ${table} WHERE ${where}`;
        return sum + Number(db.prepare(sql).get()?.n ?? 0);
      } catch {
        return sum;
      } finally {
        db.close();
      }
    }, 0);

const unfinished = () => countIn("d1", "objects", "unfinished = 1");

const look = ({ stateDir }: RunningWorld): Look => {
  const { objects, database } = diskBytes(stateDir);
  return {
    resident: residentBytes(readProcessTable(placesIn(stateDir)).gateway?.workerd_pid ?? 0),
    ...{ disk: objects + database, open: unfinished() },
    alarms: countIn("do", "_cf_ALARM"),
    paid: count.paid,
  };
};

/** Every other restart is a kill; the supervisor starts the gateway again. */
const restart = async (): Promise<void> => {
  // The one before it may have been slow.
  await running.untilAnswering("gateway");
  if (count.restarts++ % 2 === 0) await running.kill("gateway");
  else {
    const record = readProcessTable(placesIn(running.stateDir)).gateway;
    if (record && isRunning(record.wrapper_pid)) process.kill(record.wrapper_pid, "SIGTERM");
  }
  await running.untilAnswering("gateway");
};

const third = (looks: readonly Look[], place: number): Look[] => {
  const size = Math.floor(looks.length / 3);
  return looks.slice(place * size, (place + 1) * size);
};

/**
 * The median of the last third beside that of the middle third. While the gateway starts again its
 * memory cannot be read, and that look does not count.
 */
const growthRow = (name: string, looks: readonly Look[], of: (look: Look) => number): Row => {
  const [middle, last] = [third(looks, 1), third(looks, 2)].map((part) =>
    median(part.map(of).filter(Number.isFinite)),
  );
  const value = (last ?? Number.NaN) / (middle || 1);
  return {
    name,
    unit: "×",
    ours: spreadOf([value]),
    target: { figure: "ours", most: MOST_GROWTH },
  };
};

const exactly = (name: string, value: number, most = 0): Row => ({
  ...{ name, unit: "", ours: spreadOf([value]), target: { figure: "ours", most } },
});

/** The merchant's completed payments, as its list has them. */
const completedPayments = async (): Promise<number> => {
  const list = `${gatewayOf(world).base_url}/api/v1/payments/sessions?status=COMPLETED&limit=100`;
  type Page = { data: unknown[]; next_cursor: string | null };
  let found = 0;
  for (let cursor: string | null = ""; cursor !== null; ) {
    const url = cursor === "" ? list : `${list}&cursor=${cursor}`;
    const page: Page = await send<Page>(getJson(url, merchantHeaders(world)));
    found += page.data.length;
    cursor = page.next_cursor;
  }
  return found;
};

const readBooks = async (before: Awaited<ReturnType<typeof readLedger>>): Promise<Row[]> => {
  const after = await readLedger(world);
  const breaches: string[] = [];
  checkBooks({ before, after }, (rule, detail) => breaches.push(`${rule}: ${detail}`));
  for (const breach of breaches) console.error(breach);
  const known = new Set(transfersIn(before).map(({ end_to_end_id }) => end_to_end_id));
  const debits = transfersIn(after).filter((one) => took(one) && !known.has(one.end_to_end_id));
  const completed = await completedPayments();
  console.log(`${debits.length} debits, ${completed} completed payments, ${count.cut} cut off`);
  return [
    exactly("breaches of the bank's books", breaches.length),
    exactly("debits that are no completed payment", debits.length - completed),
    exactly("completed payments without a debit", completed - debits.length),
  ];
};

try {
  const result = newResult(`npm run bench:soak -- --hours ${values.hours}`);
  const before = await readLedger(world);
  await payersUntil(Date.now() + CALIBRATION_MS, () => 0);
  // Half of the rate: each pause is as long as a payment.
  const pauseMs = (CALIBRATION_MS * AT_ONCE) / Math.max(count.paid, 1);
  console.log(`${count.paid} payments in ${CALIBRATION_MS / 1000} s; from now on half as many`);
  const begunAt = Date.now();
  const until = begunAt + wholeMs;
  /** By the clock, because a gateway that starts again makes its look late. */
  const untilPart = (part: number) => sleep(Math.max(0, begunAt + part * wholeMs - Date.now()));
  const looks: Look[] = [];
  const watch = async () => {
    for (let place = 1; place <= LOOKS; place += 1) {
      await untilPart(place / LOOKS);
      await running.untilAnswering("gateway");
      looks.push(look(running));
      console.log(JSON.stringify(looks.at(-1)));
    }
  };
  const disturb = async () => {
    for (let place = 1; place <= RESTARTS; place += 1) {
      await untilPart(place / RESTARTS);
      await restart();
    }
  };
  await Promise.all([payersUntil(until, () => pauseMs), watch(), disturb()]);
  const rested = Date.now() + REST_MS;
  while (unfinished() > 0 && Date.now() < rested) await sleep(5_000);
  const perPayment = ({ disk, paid }: Look) => disk / paid;
  const rows = [
    growthRow("resident memory of the gateway", looks, ({ resident }) => resident),
    growthRow("storage for each payment", looks, perPayment),
    growthRow("open objects", looks, ({ open }) => open),
    growthRow("alarms for each payment", looks, ({ alarms, paid }) => alarms / paid),
    exactly("objects still open at the end", unfinished()),
    exactly("dead letters", countIn("d1", "dead_letters")),
    ...(await readBooks(before)),
  ];
  result.rows = rows.map((row) => ({ part: "soak", ...row }));
  for (const [reason, times] of reasons) console.log(`${times} × ${reason}`);
  console.log(`\n${count.paid} payments, ${count.restarts} restarts\n\n${partReport(rows)}`);
  if (values.keep) keepResult("soak", result);
  if (rows.some((row) => isMet(row) === false)) process.exitCode = 1;
} finally {
  await running.stop();
}
