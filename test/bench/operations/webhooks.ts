import { setTimeout as sleep } from "node:timers/promises";
import { floors } from "../floor/floors.ts";
import { CONFIGURATION_CACHE_MS } from "../measure/bank-proxy.ts";
import { floorCalls, newFloorObject } from "../measure/floor-calls.ts";
import { call, keepAliveAgent } from "../measure/http.ts";
import { type Inbox, startInbox } from "../measure/inbox.ts";
import type { Bench, Plan } from "../operation.ts";
import { percentile, spreadOf } from "../report/figures.ts";
import type { Row } from "../report/result.ts";
import { gatewayOf, patch } from "./calls.ts";

const WAIT_MS = 10_000;
const MOST_P99_MS = 50;

/** Has the merchant's events sent to an inbox of the bench. */
export const besideInbox = async <T>(
  bench: Bench,
  work: (inbox: Inbox) => Promise<T>,
): Promise<T> => {
  const { world } = bench.running;
  const inbox = await startInbox();
  const webhook_url = inbox.url;
  await patch(world, `/merchants/${gatewayOf(world).merchant.merchant_id}`, {
    modes: { test: { webhook_url } },
  });
  await sleep(CONFIGURATION_CACHE_MS);
  try {
    return await work(inbox);
  } finally {
    await inbox.stop();
  }
};

/**
 * From a payment's commit to the arrival of payment.completed, one payment after the other. The
 * floor's event takes the same way: a queue, the endpoint beside the list of events, the request,
 * and the endpoint again.
 */
export const webhookRow = async (
  bench: Bench,
  inbox: Inbox,
  sessionIds: readonly string[],
  { journeys }: Plan,
): Promise<Row> => {
  const agent = keepAliveAgent(1);
  const object = await newFloorObject(bench);
  const operation = { name: "webhook", target: null, ...floors.deliver };
  const names: string[] = [];
  for (let count = 0; count < journeys; count += 1) {
    const session_id = `floor-${count}`;
    const data = { session_id, occurred_at: new Date().toISOString() };
    const body = JSON.stringify({ event: "payment.completed", data, padding: "x".repeat(600) });
    const asked = { method: "POST", body } as const;
    const [next] = floorCalls(bench, operation, [object], { inbox: inbox.url }, asked);
    if (next) await call(agent, next);
    names.push(session_id);
    await inbox.delays([session_id], WAIT_MS);
  }
  agent.destroy();
  const [ours, floor] = [
    await inbox.delays(sessionIds, WAIT_MS),
    await inbox.delays(names, WAIT_MS),
  ];
  return {
    ...{ name: "webhook, from commit to receiver", unit: "ms" },
    ...{ ours: spreadOf(ours), floor: spreadOf(floor), p99: percentile(ours, 99) },
    target: { figure: "p99", most: MOST_P99_MS },
    floorDoes: "queue,write+d1 write,post,write",
  };
};
