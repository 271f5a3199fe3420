import { type ClientRequest, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import type { OutboundAnswer, OutboundRequest } from "../../src/base/platform/outbound.ts";
import type { RawLine } from "../../src/conformance/exchanges.ts";

/** Requests in pieces and connections that end early, which `fetch` cannot make. */
const PIECES = 5;
const BETWEEN_PIECES_MS = 200;

export const rawLine: RawLine = {
  send(request, manner) {
    const body = Buffer.from(request.body ?? "");
    return new Promise((resolve) => {
      const startedAt = Date.now();
      const lost = (): OutboundAnswer => ({
        kind: "lost",
        reason: "network",
        durationMs: Date.now() - startedAt,
      });
      const call = open(request, body.length);
      call.on("error", () => resolve(lost()));
      call.on("close", () => resolve(lost()));
      call.on("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const status = response.statusCode ?? 0;
          const text = Buffer.concat(chunks).toString();
          const durationMs = Date.now() - startedAt;
          resolve({ kind: "answered", status, headers: new Headers(), text, durationMs });
        });
      });
      if (manner === "IN_PIECES") void writeInPieces(call, body);
      else if (manner === "CUT_AFTER") call.end(body, () => cut(call));
      else call.write(body.subarray(0, body.length / 2), () => cut(call));
    });
  },
};

const open = ({ url, method, headers, timeoutMs }: OutboundRequest, length: number) => {
  const request = new URL(url).protocol === "https:" ? secureRequest : plainRequest;
  return request(url, {
    method,
    headers: { ...headers, "content-length": length },
    timeout: timeoutMs,
    // A connection of its own, because it may be cut.
    agent: false,
  });
};

/** Ends the connection after what was written has left. */
const cut = (call: ClientRequest): void => {
  call.socket?.end(() => call.destroy());
};

const writeInPieces = async (call: ClientRequest, body: Buffer): Promise<void> => {
  const size = Math.ceil(body.length / PIECES);
  for (let from = 0; from < body.length; from += size) {
    call.write(body.subarray(from, from + size));
    await sleep(BETWEEN_PIECES_MS);
  }
  call.end();
};
