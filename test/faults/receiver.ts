import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { InboxMessage } from "../support/checkout-client.ts";
import { countFault, type Journal } from "./journal.ts";
import type { EndpointMood } from "./plan-payment.ts";

/** The receiver of all webhooks, outside the world, so it survives every kill. */
export interface Delivered extends InboxMessage {
  /** The index of the payment in the address; below 0 for other events. */
  index: number;
  /** 0 if the answer was not written, or the connection was cut. */
  status: number;
}

export interface Receiver {
  /** The address for a payment's webhooks. */
  urlOf(index: number, mood: EndpointMood): string;
  deliveries: Delivered[];
  /** Resolves when the next message for this payment arrives (or has been answered). */
  next(index: number, what: "arrived" | "answered"): Promise<void>;
  /** From now on every endpoint works, except dead ones. */
  recover(): void;
  close(): Promise<void>;
}

/** In the address for the events of the TPP. */
export const TPP_INDEX = -1;
/** In the address for the events of mandates. */
export const SUBSCRIPTIONS_INDEX = -2;

const SLOW_MS = 1_500;

/** The number of failing attempts of an event. */
const badAttempts = { FAILS_ONCE: 1, FAILS_TWICE: 2, CUTS: 1, DEAD: Infinity } as const;

export const startReceiver = async (journal: Journal): Promise<Receiver> => {
  const deliveries: Delivered[] = [];
  const waiting = new Map<string, () => void>();
  let recovered = false;
  const tell = (what: string, index: number): void => waiting.get(`${what} ${index}`)?.();

  const misbehave = async (mood: EndpointMood, delivered: Delivered): Promise<number> => {
    if ((recovered && mood !== "DEAD") || mood === "HEALTHY") return 200;
    if (mood === "SLOW") {
      countFault(journal, "endpoint", "slow");
      await pause(SLOW_MS);
      return 200;
    }
    const id = delivered.headers["webhook-id"];
    const before = deliveries.filter(
      ({ index, headers }) => index === delivered.index && headers["webhook-id"] === id,
    ).length;
    const fails = before <= badAttempts[mood];
    if (!fails) return 200;
    countFault(journal, "endpoint", mood === "CUTS" ? "connection cut" : "status 500");
    return mood === "CUTS" ? 0 : 500;
  };

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, mood, place] = (request.url ?? "").split("/");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const delivered: Delivered = {
      index: Number(place),
      received_at: new Date().toISOString(),
      method: request.method ?? "",
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(chunks).toString("utf8"),
      status: 0,
    };
    deliveries.push(delivered);
    tell("arrived", delivered.index);
    const status = await misbehave(mood as EndpointMood, delivered);
    if (status === 0) return void request.socket.destroy();
    response.writeHead(status).end();
    delivered.status = status;
    tell("answered", delivered.index);
  };

  const serve = () =>
    createServer((request, response) => {
      receive(request, response).catch(() => response.destroy());
    });
  // Endpoints are grouped by origin, so a dead one has its own origin.
  const [well, dead] = await Promise.all([listen(serve()), listen(serve())]);
  return {
    deliveries,
    urlOf: (index, mood) =>
      `http://127.0.0.1:${portOf(mood === "DEAD" ? dead : well)}/${mood}/${index}`,
    next: (index, what) =>
      new Promise((resolve) => {
        waiting.set(`${what} ${index}`, resolve);
      }),
    recover() {
      recovered = true;
    },
    async close() {
      await Promise.all([well, dead].map(shut));
    },
  };
};

const listen = (server: Server): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(server));
  });

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const shut = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
