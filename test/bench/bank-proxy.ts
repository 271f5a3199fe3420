import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";
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
