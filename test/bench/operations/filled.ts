import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { floors } from "../floor/floors.ts";
import { call, keepAliveAgent } from "../measure/http.ts";
import { measureLoads } from "../measure/loads.ts";
import { storedFiles } from "../measure/storage.ts";
import type { Bench, Loaded, Plan } from "../operation.ts";
import type { Row } from "../report/result.ts";
import { PER_STATEMENT, paymentRows } from "../scale/payment-rows.ts";
import { createCall, gatewayOf, getJson, merchantHeaders, send } from "./calls.ts";

/**
 * Lists and pages over few payments and over many. The rows are written into the list database
 * while the gateway is down, because the API would take days. Each operation is measured beside its
 * floor, whose tables stay as they are, so the growth of its cost is the quotient of two ratios.
 */
const MOST_GROWTH = 1.1;
const DAY_MS = 86_400_000;
const KEPT_MS = 400 * DAY_MS;

export const measureFilled = async (
  bench: Bench,
  plan: Plan,
  [few, many]: readonly [few: number, many: number],
): Promise<Row[]> => {
  const before = await measureWith(bench, plan, 0, few);
  const after = await measureWith(bench, plan, few, many);
  const grown = after.map((row, place): Row => {
    const [small, large] = [before[place]?.ratio, row.ratio];
    const growth = (one = Number.NaN, other = Number.NaN) => one / other;
    return {
      name: `${row.name}: cost beside that with ${few.toLocaleString("en")}`,
      ...{ unit: "×", target: { figure: "ours", most: MOST_GROWTH } },
      ours: {
        median: growth(small?.median, large?.median),
        low: growth(small?.low, large?.high),
        high: growth(small?.high, large?.low),
      },
    };
  });
  return [...before, ...after, ...grown];
};

const measureWith = async (
  bench: Bench,
  plan: Plan,
  written: number,
  payments: number,
): Promise<Row[]> => {
  await fill(bench, written, payments);
  const name = `of ${payments.toLocaleString("en")} payments`;
  const operations = await operationsOf(bench);
  return measureLoads(
    bench,
    operations.map((one) => ({ ...one, name: `${one.name}, ${name}` })),
    plan,
  );
};

const fill = async ({ running }: Bench, written: number, payments: number): Promise<void> => {
  const { world, stateDir } = running;
  const { merchant_id } = gatewayOf(world).merchant;
  await running.without("gateway", async () => {
    const lists = storedFiles(stateDir, "d1")
      .filter((file) => file.endsWith(".sqlite"))
      .map((file) => new DatabaseSync(file))
      .find((db) => db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'objects'").get());
    if (!lists) throw new Error("there is no list database");
    const [from, each] = [Date.now() - KEPT_MS, KEPT_MS / payments];
    // A little before now, so nothing waits to be summed for the first time at every count.
    const at = `CAST(${from} + i * ${each} AS INTEGER)`;
    for (let first = written; first < payments; first += PER_STATEMENT) {
      const count = Math.min(PER_STATEMENT, payments - first);
      lists.exec("BEGIN");
      for (const sql of paymentRows(first, count, at, merchant_id)) lists.exec(sql);
      lists.exec("COMMIT");
    }
    lists.close();
  });
  await running.untilAnswering("gateway");
  await sleep(1_000);
};

const operationsOf = async ({ running: { world } }: Bench): Promise<Loaded[]> => {
  const { base_url } = gatewayOf(world);
  const api = `${base_url}/api/v1`;
  const cookie = await logIn(world);
  // Two of one reference: a search that finds one payment leads to its page.
  await send(createCall(world));
  const { session_id } = await send<{ session_id: string }>(createCall(world));
  const page = (path: string) => ({
    calls: [{ method: "GET" as const, url: `${base_url}/console/${path}`, headers: { cookie } }],
    expect: 200,
  });
  const list = (path: string) => ({
    calls: [getJson(`${api}/${path}`, merchantHeaders(world))],
    expect: 200,
  });
  return [
    {
      ...{ name: "read a session", target: null, ...floors.readSession },
      ours: list(`payments/sessions/${session_id}`),
    },
    {
      ...{ name: "list completed payments", target: null, ...floors.listSessions },
      ours: list("payments/sessions?status=COMPLETED&limit=25"),
    },
    {
      ...{ name: "list events", target: null, ...floors.listEvents },
      ours: list("events?limit=25"),
    },
    {
      ...{ name: "the console's search", target: null, ...floors.searchConsole },
      ours: page("payments?q=order-1042"),
    },
    {
      ...{ name: "the console's payment page", target: null, ...floors.showPayment },
      ours: page(`payments/${session_id.replace("ps_", "pay_")}`),
    },
  ];
};

/** The cookie of a member of staff. */
const logIn = async (world: Bench["running"]["world"]): Promise<string> => {
  const { base_url, admin_key } = gatewayOf(world);
  const agent = keepAliveAgent(1);
  const { cookie } = await call(agent, {
    method: "POST",
    url: `${base_url}/console/login`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...{ origin: base_url, "sec-fetch-site": "same-origin" },
    },
    body: String(new URLSearchParams({ key: admin_key })),
  });
  agent.destroy();
  if (!cookie) throw new Error("the console refused the key");
  return cookie.split(";")[0] ?? "";
};
