import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy in front of a gateway that keeps every rule. It changes what it passes on, so that the
 * gateway seems to break one.
 */
export type Json = Record<string, unknown>;

export interface Call {
  method: string;
  /** Without `/api/v1` and without the query. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** Undefined if it is not an object. */
  body: Json | undefined;
}

export interface Said {
  status: number;
  headers: Record<string, string>;
  body: Json;
}

export interface EventSent {
  headers: Record<string, string>;
  body: string;
  /** What the receiver answered to this event before: 204, 500. */
  before: readonly number[];
}

export interface GatewayLie {
  /** Changes what the gateway gets. */
  ask?(call: Call): void;
  /** Changes what the caller gets. */
  answer?(said: Said, call: Call): void;
  /** Called when an answer has left. */
  after?(call: Call): void;
  /** Changes an event on its way. */
  event?(sent: EventSent): void;
}

/** A new one for each proxy, because some remember what they saw. */
export type Lying = () => GatewayLie;

const HOOK = "/hook";
const dropped = new Set(["host", "connection", "content-length", "transfer-encoding"]);

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      dropped.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
};

const readObject = (text: string): Json | undefined => {
  try {
    const value = JSON.parse(text);
    return value && typeof value === "object" && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const send = async (url: string, method: string, headers: Record<string, string>, body: string) => {
  const hasBody = method !== "GET" && method !== "HEAD" && body !== "";
  const sent = hasBody ? { body } : {};
  const came = await fetch(url, { method, headers, redirect: "manual", ...sent });
  const kept = [...came.headers].filter(
    ([name]) => !/^(content-(length|encoding)|date)$/.test(name),
  );
  return { status: came.status, headers: Object.fromEntries(kept), text: await came.text() };
};

/**
 * Passes on everything to `target`, a gateway's base address, through the lie; its callers seem to
 * be at the address `from`.
 */
export const openLyingGateway = async (target: string, lie: GatewayLie, from: string) => {
  const answeredBefore = new Map<string, number[]>();

  const passCall = async (request: IncomingMessage, response: ServerResponse, own: string) => {
    const text = await textOf(request);
    const url = new URL(request.url ?? "/", own);
    const prefix = url.pathname.startsWith("/api/v1/") ? "/api/v1" : "";
    const call: Call = {
      method: request.method ?? "GET",
      path: url.pathname.slice(prefix.length),
      query: url.searchParams,
      headers: { ...headersOf(request), "cf-connecting-ip": from },
      body: readObject(text),
    };
    const hook = call.body?.webhook_url;
    if (lie.event && call.body && typeof hook === "string" && hook.startsWith("http:")) {
      call.body.webhook_url = `${own}${HOOK}?to=${encodeURIComponent(hook)}`;
    }
    lie.ask?.(call);
    const query = call.query.size === 0 ? "" : `?${call.query}`;
    const asked = call.body === undefined ? text : JSON.stringify(call.body);
    const address = `${target}${prefix}${call.path}${query}`;
    const { text: came, ...head } = await send(address, call.method, call.headers, asked);
    const body = readObject(came);
    const said: Said = { ...head, body: body ?? {} };
    lie.answer?.(said, call);
    response.writeHead(said.status, said.headers);
    // What was not changed stays as it came, byte for byte.
    const isSame =
      body !== undefined && JSON.stringify(said.body) === JSON.stringify(readObject(came));
    response.end(body === undefined || isSame ? came : JSON.stringify(said.body));
    lie.after?.(call);
  };

  const passEvent = async (request: IncomingMessage, response: ServerResponse, own: string) => {
    const to = new URL(request.url ?? "/", own).searchParams.get("to") ?? "";
    const body = await textOf(request);
    const before = answeredBefore.get(to) ?? [];
    const sent: EventSent = { headers: headersOf(request), body, before };
    lie.event?.(sent);
    const { status, headers } = await send(to, "POST", sent.headers, sent.body);
    answeredBefore.set(to, [...before, status]);
    response.writeHead(status, headers.location ? { location: headers.location } : {}).end();
  };

  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const own = `http://127.0.0.1:${port}`;
    const pass = request.url?.startsWith(HOOK) ? passEvent : passCall;
    pass(request, response, own).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};
