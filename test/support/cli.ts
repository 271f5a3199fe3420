import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { projectRoot } from "../../scripts/local/places.ts";
import { WebhookVerifier } from "../../src/sdk/webhooks.ts";
import { usersNode } from "./packed-sdk.ts";

/** A command of the command line, as a process. */
export interface CliProcess {
  /** Resolves with what the pattern finds in the output; throws if the process ends before. */
  said(pattern: RegExp): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  /** Everything that it has said, once it and all that it started have closed the output. */
  ended: Promise<{ exit: number | null; out: string; err: string }>;
}

/** What npx starts in a clone. */
export const inClone = join(projectRoot, "scripts/gateway.mjs");

/** Runs a command on the user's Node. `program`: the packed command line, or that of a clone. */
export const startCli = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): CliProcess => {
  const child = spawn(usersNode(), [program, ...args], {
    env: { PATH: process.env.PATH ?? "", HOME: env.XDG_STATE_HOME ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  const waiting = new Set<() => void>();
  child.stdout.on("data", (bytes) => {
    out += bytes;
    for (const look of waiting) look();
  });
  child.stderr.on("data", (bytes) => {
    err += bytes;
    for (const look of waiting) look();
  });
  const ended = new Promise<{ exit: number | null; out: string; err: string }>((over) =>
    child.on("close", (exit) => over({ exit, out, err })),
  );
  return {
    ended,
    kill: (signal) => void child.kill(signal),
    said: (pattern) =>
      new Promise((found, failed) => {
        const look = () => {
          const match = pattern.exec(out + err);
          if (!match) return;
          waiting.delete(look);
          found(match[1] ?? match[0]);
        };
        waiting.add(look);
        look();
        ended.then(() => failed(new Error(`${args.join(" ")} ended: ${out}${err}`)));
      }),
  };
};

/** A merchant's app: it takes signed events and answers them. */
export interface ListeningApp {
  url: string;
  /** The ids of the events with both signatures right, in the order of arrival. */
  taken: string[];
  /** What else came. */
  refused: string[];
  /** Resolves when the first event is here. */
  first: Promise<void>;
  close(): Promise<void>;
}

/**
 * `port`: where it listens again; 0 for any. `isSilent`: it never answers the first event.
 */
export const startApp = async (
  secret: string,
  {
    port = 0,
    status = 200,
    isSilent = false,
  }: { port?: number; status?: number; isSilent?: boolean } = {},
): Promise<ListeningApp> => {
  const verifier = new WebhookVerifier({ secrets: secret, scheme: "both" });
  const taken: string[] = [];
  const refused: string[] = [];
  let tell: () => void = () => undefined;
  const first = new Promise<void>((told) => {
    tell = told;
  });
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    try {
      const event = await verifier.verify(Buffer.concat(chunks), request.headers);
      taken.push(event.data.event_id);
      tell();
      if (isSilent && taken.length === 1) return;
      response.writeHead(status).end("taken");
    } catch (error) {
      refused.push(String(error));
      response.writeHead(401).end();
    }
  });
  await new Promise<void>((open) => server.listen(port, "127.0.0.1", open));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}/webhooks`,
    taken,
    refused,
    first,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
