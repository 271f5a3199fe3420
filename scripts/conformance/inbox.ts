import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isoTime, now } from "../../src/base/platform/clock.ts";
import { randomHex } from "../../src/base/platform/crypto.ts";
import { CannotRun } from "../../src/conformance/case.ts";
import type { Exchanges } from "../../src/conformance/exchanges.ts";
import type { Inbox, Received } from "../../src/conformance/gateway/inbox.ts";

const MAX_BODY_BYTES = 1024 * 1024;

interface Box {
  name: string;
  answers: number[];
  received: Received[];
  isFollowed: boolean;
  exchanges: Exchanges;
}

/** Where a redirect of a box leads to. */
const FOLLOWED = "followed";

interface Place {
  host: string;
  port: number;
}

/** Listens there for what the gateway sends to `address`, until it is closed. */
export const openInbox = async (address: string, { host, port }: Place) => {
  const boxes = new Map<string, Box>();
  const server = createServer(async (request, response) => {
    const at = now();
    const [last = "", name = ""] = (request.url ?? "").split("/").toReversed();
    const isFollowing = last === FOLLOWED;
    const box = boxes.get(isFollowing ? name : last);
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of request) {
        size += chunk.length;
        if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      }
    } catch {
      return;
    }
    const body = Buffer.concat(chunks).toString();
    if (!box) return void response.writeHead(404).end();
    const status = isFollowing ? 204 : (box.answers.shift() ?? 204);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    if (isFollowing) box.isFollowed = true;
    else box.received.push({ headers, body });
    const sent = { method: "POST", url: `${address}${request.url}`, headers, body } as const;
    box.exchanges.keep("event", at, sent, { status, body: "", milliseconds: now() - at });
    const location = `${base()}/${box.name}/${FOLLOWED}`;
    response.writeHead(status, status === 302 ? { location } : {}).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) => {
      reject(new CannotRun(`Port ${port} cannot be used at ${isoTime(now())}: ${message}.`));
    });
    server.listen(port, host, resolve);
  });
  const base = () => address.replace(/:0$/, `:${(server.address() as AddressInfo).port}`);
  const inbox = (exchanges: Exchanges): Inbox => ({
    open(answers = []) {
      const name = randomHex(8);
      const box = { name, answers: [...answers], received: [], isFollowed: false, exchanges };
      boxes.set(name, box);
      const url = `${base()}/${name}`;
      return { url, received: () => box.received, isFollowed: () => box.isFollowed };
    },
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { inbox, close };
};
