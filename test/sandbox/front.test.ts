import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RESET_STATUS, startFront } from "../../scripts/local/front.ts";

/** The front cuts connections on the worker's order, and has no other effect. */
const WORD = "0123456789abcdef";

let worker: Server;
let front: Awaited<ReturnType<typeof startFront>>;
let port = 0;

beforeAll(async () => {
  worker = createServer((request, response) => {
    if (request.url === "/cut") response.writeHead(RESET_STATUS, WORD).end();
    else if (request.url === "/other-word") response.writeHead(RESET_STATUS, "guessed").end();
    else if (request.url === "/long") response.end("x".repeat(5_000_000));
    else request.pipe(response);
  });
  worker.on("upgrade", (_request, socket: Socket) => {
    socket.write(
      "HTTP/1.1 101 Switching Protocols\r\nupgrade: echo\r\nconnection: upgrade\r\n\r\n",
    );
    socket.pipe(socket);
  });
  worker.listen(0, "127.0.0.1");
  await once(worker, "listening");
  const forward = (worker.address() as AddressInfo).port;
  front = await startFront({ listen: 0, forward }, WORD);
  port = (front.address() as AddressInfo).port;
});

afterAll(() => {
  front.close();
  worker.closeAllConnections();
  worker.close();
});

/** Everything received on one connection after these requests, and how it ended. */
const exchange = async (...requests: string[]) => {
  const socket = connect(port, "127.0.0.1");
  const ended = new Promise<string>((resolve) => {
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
    socket.once("close", () => resolve("closed"));
  });
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk;
  });
  for (const request of requests) {
    const before = heard.length;
    socket.write(request);
    while (heard.length === before && !socket.destroyed) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  return { heard, ended, socket };
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: front\r\n\r\n`;
const post = (text: string) =>
  `POST /echo HTTP/1.1\r\nhost: front\r\ncontent-length: ${text.length}\r\n\r\n${text}`;

describe("a connection that the worker wants cut", () => {
  it("is reset before any byte of an answer", async () => {
    const { heard, ended } = await exchange(get("/cut"));
    expect([heard, await ended]).toEqual(["", "ECONNRESET"]);
  });

  it("is reset even if it was used before", async () => {
    const { heard, ended } = await exchange(post("first"), get("/cut"));
    expect(heard).toContain("first");
    expect(heard).not.toContain(String(RESET_STATUS));
    expect(await ended).toBe("ECONNRESET");
  });
});

it("the front is no proxy", async () => {
  const { heard, ended } = await exchange("CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n");
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ended).toBe("closed");
});

describe("everything else goes through", () => {
  it("an answer that only looks like the order to cut", async () => {
    const { heard, socket } = await exchange(get("/other-word"));
    expect(heard).toContain(`${RESET_STATUS} guessed`);
    socket.destroy();
  });

  it("a long answer, complete", async () => {
    const response = await fetch(`http://127.0.0.1:${port}/long`);
    expect((await response.text()).length).toBe(5_000_000);
  });

  it("an upgraded connection", async () => {
    const upgrade = "GET / HTTP/1.1\r\nhost: front\r\nupgrade: echo\r\nconnection: upgrade\r\n\r\n";
    const { heard, socket } = await exchange(upgrade, "hello");
    expect(heard).toMatch(/101 Switching Protocols[\s\S]*hello$/);
    socket.destroy();
  });
});

it("if the worker has stopped, the connection is closed", async () => {
  const lonely = await startFront({ listen: 0, forward: 1 }, WORD);
  const socket = connect((lonely.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "close");
  lonely.close();
});
