import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { WebhookEvent } from "../support/checkout-client.ts";

/** How a shop's endpoint behaves. */
export type Behaviour = "works" | "fails" | "is gone" | "is slow" | "cuts";

interface Arrival {
  event: WebhookEvent["event"];
  data: WebhookEvent["data"];
  /** Whether it was accepted. */
  accepted: boolean;
}

/** A server outside the world, so it survives every kill, at an origin of its own. */
export interface Shop {
  url: string;
  behaviour: Behaviour;
  /** In the order in which they arrived. */
  arrivals: Arrival[];
  close(): Promise<void>;
}

const SLOW_MS = 400;

export const openShop = async (behaviour: Behaviour): Promise<Shop> => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { event, data } = JSON.parse(Buffer.concat(chunks).toString("utf8")) as WebhookEvent;
    const arrival: Arrival = { event, data, accepted: false };
    shop.arrivals.push(arrival);
    arrival.accepted = await answer(shop.behaviour, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const shop: Shop = {
    url: `http://127.0.0.1:${port}/hooks`,
    behaviour,
    arrivals: [],
    close: () => shut(server),
  };
  return shop;
};

/** Whether the event was accepted. */
const answer = async (behaviour: Behaviour, response: ServerResponse): Promise<boolean> => {
  if (behaviour === "is slow") await pause(SLOW_MS);
  if (behaviour === "cuts") {
    response.socket?.destroy();
    return false;
  }
  const status = { works: 200, "is slow": 200, fails: 503, "is gone": 410 }[behaviour];
  response.writeHead(status).end();
  return status === 200;
};

const shut = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
