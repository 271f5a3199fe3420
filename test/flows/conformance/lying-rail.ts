import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { requestJson } from "../../../scripts/local/http.ts";

/**
 * A proxy before a rail or a directory that keeps every rule. It changes what is asked, answered or
 * reported, so that the party seems to break one.
 */
type Json = Record<string, unknown>;

export interface Asked {
  /** Null if none was sent. */
  key: string | null;
  text: string;
  /** Null if the text is no JSON. */
  body: Json | null;
  /** How many parts of the text arrived by themselves. */
  pieces: number;
  /** The number of the question, and how often the same was asked before. */
  nth: number;
  repeats: number;
}

export interface Said {
  status: number;
  body: Json;
}

export interface Lie {
  /** What the party gets instead; `right` is the kit's key. */
  ask?(asked: Asked, right: string): Partial<Pick<Asked, "key" | "text">>;
  /** What the kit gets instead; null for no answer, "CUT" for the end of the connection. */
  answer?(said: Said, asked: Asked): Said | null | "CUT";
  /** What the kit gets as a report; null for nothing. */
  report?(report: Report): Report | null;
  /** The proxy acknowledges every report, whatever the kit says. */
  isDeaf?: true;
  /** Reported once, after the first report. */
  afterwards?: Json;
}

export interface Report {
  key: string;
  body: Json;
}

const HEADER = "x-gateway-rail-key";

/**
 * Takes questions for `target` at every path, and reports for `desk`. `desk` is null for a
 * directory.
 */
export const openLiar = async (
  { lie, right, target, desk }: { lie: Lie; right: string; target: string; desk: string | null },
  port = 0,
) => {
  const asked = new Map<string, number>();
  let nth = 0;
  let isFirstReport = true;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { text, pieces } = await readAll(request);
    const key = request.headers["x-gateway-key"];
    const repeats = asked.get(text) ?? 0;
    asked.set(text, repeats + 1);
    nth += 1;
    const question: Asked = {
      ...{ text, pieces, nth, repeats, body: readJson(text) },
      key: typeof key === "string" ? key : null,
    };
    const passed = { ...question, ...lie.ask?.(question, right) };
    const { status, body } = await requestJson<Json>(`${target}${request.url}`, {
      method: "POST",
      headers: passed.key === null ? {} : { "x-gateway-key": passed.key },
      body: passed.text,
      timeoutMs: 60_000,
    });
    const came = { status, body };
    const said = lie.answer ? lie.answer(came, question) : came;
    if (said === "CUT") response.destroy();
    else if (said !== null) send(response, said);
  };

  const pass = async ({ key, body }: Report): Promise<Said> => {
    const passed = { method: "POST", headers: { [HEADER]: key }, body, timeoutMs: 60_000 };
    return requestJson<Json>(`${desk}/gateway/callback/credit`, passed).catch(() => ({
      ...{ status: 502, body: {} },
    }));
  };

  const report = async (request: IncomingMessage, response: ServerResponse) => {
    const { text } = await readAll(request);
    const told = { key: String(request.headers[HEADER]), body: readJson(text) ?? {} };
    const said = lie.report ? lie.report(told) : told;
    const came = said === null ? { status: 202, body: {} } : await pass(said);
    if (isFirstReport && lie.afterwards) {
      isFirstReport = false;
      await pass({ ...told, body: { ...told.body, ...lie.afterwards } });
    }
    send(response, lie.isDeaf ? { status: 202, body: {} } : came);
  };

  const server = createServer((request, response) => {
    const serve = request.url?.startsWith("/gateway/") ? report : answer;
    // A question that the kit cut off ends here.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const send = (response: ServerResponse, { status, body }: Said): void => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
};

const readAll = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return { text: Buffer.concat(chunks).toString(), pieces: chunks.length };
};

const readJson = (text: string): Json | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
