import { Agent, request } from "node:http";

/** A request over an open connection, so neither `fetch` nor a new socket is measured. */
export interface HttpCall {
  method: "GET" | "POST";
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface HttpReply {
  status: number;
  text: string;
  location: string | undefined;
  cookie: string | undefined;
}

export const keepAliveAgent = (connections: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: connections });

export const call = (agent: Agent, { method, url, headers, body }: HttpCall): Promise<HttpReply> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const outgoing = request(url, { agent, method, headers: { ...headers, ...length } });
    outgoing.once("error", reject);
    outgoing.once("response", (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.once("error", reject);
      incoming.once("end", () => {
        const { location, "set-cookie": cookies } = incoming.headers;
        const text = Buffer.concat(chunks).toString();
        resolve({ status: incoming.statusCode ?? 0, text, location, cookie: cookies?.[0] });
      });
    });
    outgoing.end(body);
  });

/** The body of an answer, or where it leads to. Throws if the request was refused. */
export const bodyOf = <Body>({ method, url }: HttpCall, reply: HttpReply): Body => {
  const { status, text, location } = reply;
  if (status >= 400) throw new Error(`${method} ${url} answered ${status}: ${text}`);
  return (status >= 300 ? { location } : JSON.parse(text)) as Body;
};
