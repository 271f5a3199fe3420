import { connect, createServer, type Server, type Socket } from "node:net";

/**
 * The sandbox's TCP front. A worker cannot cut a connection, so it answers with a status line that
 * holds a shared secret text. The front then resets the caller's socket before any byte of an
 * answer leaves. It refuses CONNECT, and forwards everything else unread, so keep-alive, streams
 * and WebSockets work as without it.
 */
export const startFront = (
  ports: { listen: number; forward: number },
  resetWord: string,
): Promise<Server> => {
  const order = Buffer.from(`HTTP/1.1 ${RESET_STATUS} ${resetWord}\r\n`);
  const server = createServer({ noDelay: true }, (caller) => {
    const worker = connect({ port: ports.forward, host: LOOPBACK, noDelay: true });
    pass(caller, worker);
    worker.on("data", (chunk: Buffer) => {
      // A response always begins a chunk, because on one connection the next answer waits for the
      // next request.
      if (chunk.subarray(0, order.length).equals(order)) {
        caller.resetAndDestroy();
        worker.destroy();
      } else if (!caller.write(chunk)) {
        worker.pause();
        caller.once("drain", () => worker.resume());
      }
    });
    worker.on("end", () => caller.end());
    worker.on("close", () => caller.destroySoon());
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(ports.listen, LOOPBACK, () => resolve(server));
  });
};

/** The status of an answer with which the worker asks to cut the connection. */
export const RESET_STATUS = 598;

const LOOPBACK = "127.0.0.1";

/**
 * The runtime gives CONNECT to no worker and answers 500. The front answers 400, because the error
 * is the caller's.
 */
const CONNECT = "CONNECT ";
const notAProxy = "HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/** From the caller to the worker. If one side fails, the other closes too. */
const pass = (caller: Socket, worker: Socket): void => {
  caller.once("data", (first: Buffer) => {
    if (first.subarray(0, CONNECT.length).toString() === CONNECT) {
      caller.write(notAProxy);
      worker.destroy();
    } else {
      worker.write(first);
      caller.pipe(worker);
    }
  });
  caller.on("error", () => worker.destroy());
  worker.on("error", () => caller.destroy());
  caller.on("close", () => worker.destroy());
};
