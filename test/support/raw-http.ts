import { connect } from "node:net";

/** The answer to exact bytes, for requests that no HTTP client would send. */
export interface RawAnswer {
  status: number;
  /** The parsed JSON; null if the answer is not JSON. */
  body: { error: { code: string } } | null;
}

/**
 * Sends the lines as one request and reads until the server closes. With `cut` the sending side
 * ends there, in the middle of the request.
 */
export const sendRaw = (
  baseUrl: string,
  lines: readonly string[],
  { cut = false } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl);
    const socket = connect({ host: hostname, port: Number(port) });
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(parse(heard)));
    socket.write(lines.join("\r\n"));
    if (cut) socket.end();
  });

const parse = (heard: string): RawAnswer => {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]);
  const [head = "", body = ""] = heard.split("\r\n\r\n");
  const isJson = /^content-type: application\/json$/im.test(head);
  return { status, body: isJson ? JSON.parse(body) : null };
};
