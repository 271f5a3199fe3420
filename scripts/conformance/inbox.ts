import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isoTime, now } from "../../src/base/platform/clock.ts";
import { randomHex } from "../../src/base/platform/crypto.ts";
import { CannotRun } from "../../src/conformance/case.ts";
import type { Exchanges } from "../../src/conformance/exchanges.ts";
import type { Inbox, Received } from "../../src/conformance/gateway/inbox.ts";

const MAX_BODY_BYTES = 1024 * 1024;

interface Box {
  answers: number[];
  received: Received[];
}

/** Listens at the port for what the gateway sends to `address`, until it is closed. */
export const openInbox = async (address: string, port: number) => {
  const boxes = new Map<string, Box>();
  let kept: Exchanges | null = null;
  const server = createServer(async (request, response) => {
    const at = now();
    const box = boxes.get(request.url?.split("/").at(-1) ?? "");
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
    const status = box ? (box.answers.shift() ?? 204) : 404;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    box?.received.push({ headers, body });
    const sent = { method: "POST", url: `${address}${request.url}`, headers, body } as const;
    kept?.keep("event", at, sent, { status, body: "", milliseconds: now() - at });
    response.writeHead(status, status === 302 ? { location: `${address}/elsewhere` } : {}).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) => {
      reject(new CannotRun(`Port ${port} cannot be used at ${isoTime(now())}: ${message}.`));
    });
    server.listen(port, resolve);
  });
  const { port: used } = server.address() as AddressInfo;
  const base = address.replace(/:0$/, `:${used}`);
  const inbox = (exchanges: Exchanges): Inbox => {
    kept = exchanges;
    return {
      open(answers = []) {
        const name = randomHex(8);
        const box: Box = { answers: [...answers], received: [] };
        boxes.set(name, box);
        return { url: `${base}/${name}`, received: () => box.received };
      },
    };
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { inbox, close };
};
