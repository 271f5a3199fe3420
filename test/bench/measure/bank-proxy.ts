import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "../../../scripts/local/world.ts";
import { bankOf, patch } from "../operations/calls.ts";
import { keepAliveAgent } from "./http.ts";

/**
 * Between gateway and sandbox bank: records when the bank was busy. Calls are told apart by
 * X-Correlation-Id, the one name that every call of a payment carries, lookups included.
 */
export interface BankProxy {
  origin: string;
  /** Milliseconds during which at least one call of this payment was at the bank. */
  bankTime(correlationId: string): number;
  stop(): Promise<void>;
}

interface Interval {
  from: number;
  until: number;
}

export const startBankProxy = async (bankOrigin: string): Promise<BankProxy> => {
  const busy = new Map<string, Interval[]>();
  const agent = keepAliveAgent(16);

  const server = createServer(async (incoming, outgoing) => {
    const interval: Interval = { from: performance.now(), until: Infinity };
    const name = String(incoming.headers["x-correlation-id"]);
    busy.set(name, [...(busy.get(name) ?? []), interval]);
    const answer = request(`${bankOrigin}${incoming.url}`, {
      agent,
      method: incoming.method ?? "POST",
      headers: { ...incoming.headers, host: new URL(bankOrigin).host },
    });
    answer.once("error", () => outgoing.destroy());
    incoming.pipe(answer);
    const [reply] = (await once(answer, "response")) as [IncomingMessage];
    const body = Buffer.concat(await reply.toArray());
    interval.until = performance.now();
    outgoing.writeHead(reply.statusCode ?? 502, {
      "content-type": reply.headers["content-type"] ?? "application/json",
      "content-length": body.length,
    });
    outgoing.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bankTime: (correlationId) => coveredBy(busy.get(correlationId) ?? []),
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** The length of the union, because payer and payee are looked up in parallel. */
const coveredBy = (intervals: readonly Interval[]): number => {
  let covered = 0;
  let reached = -Infinity;
  for (const { from, until } of [...intervals].sort((a, b) => a.from - b.from)) {
    covered += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return covered;
};

/** How long the gateway may still use an address that was changed. */
export const CONFIGURATION_CACHE_MS = 2_100;

/** Has the gateway call its first two banks through a proxy that takes their time. */
export const besideBankProxy = async <T>(
  world: World,
  work: (proxy: BankProxy) => Promise<T>,
): Promise<T> => {
  const banks = [bankOf(world), bankOf(world, 1)];
  const { origin } = new URL(bankOf(world).core_base_url);
  const proxy = await startBankProxy(origin);
  const lead = async (from: string, to: string) => {
    for (const { bank_id, core_base_url } of banks) {
      await patch(world, `/banks/${bank_id}`, { core_base_url: core_base_url.replace(from, to) });
    }
    await sleep(CONFIGURATION_CACHE_MS);
  };
  await lead(origin, proxy.origin);
  try {
    return await work(proxy);
  } finally {
    await lead("", "");
    await proxy.stop();
  }
};
