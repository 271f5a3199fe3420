import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A merchant's endpoint that records the delay of each session's first event. */
export interface Inbox {
  url: string;
  /** Whether it answers. One that does not keeps every request open. */
  answer(answers: boolean): void;
  /** Resolves to milliseconds from the change to the webhook's arrival, one for each session. */
  delays(sessionIds: readonly string[], waitMs: number): Promise<number[]>;
  stop(): Promise<void>;
}

interface SentEvent {
  data: { session_id: string; occurred_at: string };
}

export const startInbox = async (): Promise<Inbox> => {
  const delays = new Map<string, number>();
  let isAnswering = true;
  const server = createServer(async (incoming, outgoing) => {
    if (!isAnswering) return;
    const arrivedAt = Date.now();
    const { data }: SentEvent = JSON.parse(Buffer.concat(await incoming.toArray()).toString());
    if (!delays.has(data.session_id)) {
      delays.set(data.session_id, arrivedAt - Date.parse(data.occurred_at));
    }
    outgoing.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    answer(answers) {
      isAnswering = answers;
      if (answers) server.closeAllConnections();
    },
    async delays(sessionIds, waitMs) {
      const isHere = (id: string) => delays.has(id);
      for (let waited = 0; !sessionIds.every(isHere) && waited < waitMs; waited += 50) {
        await sleep(50);
      }
      return sessionIds.map((id) => {
        const delay = delays.get(id);
        if (delay === undefined) throw new Error(`no webhook arrived for ${id}`);
        return delay;
      });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
