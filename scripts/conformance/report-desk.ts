import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CannotRun } from "../../src/conformance/case.ts";
import type {
  DeskAnswer,
  ReceivedReport,
  ReportDesk,
} from "../../src/conformance/rail/movements.ts";

/** Takes the rail's reports in place of a gateway. */
const PATH = "/gateway/callback/credit";
const MOST_BYTES = 64 * 1024;
const MOST_REPORTS = 1_000;

export interface OpenDesk extends ReportDesk {
  /** What the rail has as the gateway's address. */
  url: string;
  close(): Promise<void>;
}

export const openDesk = async (host: string, port: number): Promise<OpenDesk> => {
  const reports: ReceivedReport[] = [];
  const planned = new Map<string, DeskAnswer[]>();

  const take = (request: IncomingMessage, body: string): DeskAnswer => {
    if (request.method !== "POST" || request.url !== PATH) return 404;
    if (reports.length >= MOST_REPORTS) return 503;
    const answered = planned.get(movementIn(body))?.shift() ?? 202;
    const url = `http://${request.headers.host}${request.url}`;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    reports.push({ at: Date.now(), url, headers, body, answered });
    return answered;
  };

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    if (body === null) return void response.destroy();
    const answer = take(request, body);
    if (answer === "CUT") response.destroy();
    else say(response, answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) =>
      reject(new CannotRun(`Port ${port} cannot be used: ${message}.`)),
    );
    server.listen(port, host, resolve);
  });
  const { port: opened } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${opened}`,
    received: (id) => reports.filter(({ body }) => movementIn(body) === id),
    answerWith: (id, answers) => void planned.set(id, [...answers]),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const say = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(status === 202 ? { accepted: true } : {}));
};

/** Null if it is too long or does not come whole. */
const readBody = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size > MOST_BYTES) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString();
};

const movementIn = (body: string): string => {
  try {
    return String(JSON.parse(body).end_to_end_id);
  } catch {
    return "";
  }
};
