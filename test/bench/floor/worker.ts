import { DurableObject } from "cloudflare:workers";
import type {
  D1Database,
  DurableObjectNamespace,
  ExecutionContext,
  MessageBatch,
  Queue,
} from "@cloudflare/workers-types";

/**
 * The floors: the platform's own cost of the operations that the gateway needs, and nothing else.
 * No key, no checks, no records. A request names the steps of its floor.
 */
interface FloorEnv {
  OBJECTS: DurableObjectNamespace;
  DB: D1Database;
  LATER: Queue;
  HOOKS: Queue<Hook>;
}

/** An event on its way to the inbox. */
interface Hook {
  id: string;
  bytes: number;
  url: string;
  body: string;
}

const ALARM_AFTER_MS = 15 * 60_000;

export class FloorObject extends DurableObject {
  #writes = 0;

  readValue(): string {
    return this.ctx.storage.kv.get<string>("value") ?? "";
  }

  /** One value and one alarm in one transaction, as for a new payment session. */
  writeValue(bytes: number): void {
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.kv.put("value", "x".repeat(bytes));
      this.ctx.storage.setAlarm(Date.now() + ALARM_AFTER_MS);
    });
  }

  /** One value. Each differs from the one before, or SQLite would write nothing. */
  rewriteValue(bytes: number): void {
    this.#writes += 1;
    const value = (this.#writes % 2 === 0 ? "x" : "y").repeat(bytes);
    this.ctx.storage.transactionSync(() => this.ctx.storage.kv.put("value", value));
  }

  alarm(): void {
    // Nothing is due.
  }
}

/** The object as its callers see it. */
interface FloorStub {
  readValue(): Promise<string>;
  writeValue(bytes: number): Promise<void>;
  rewriteValue(bytes: number): Promise<void>;
}

const P256 = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
/** As long as an access token. */
const claims = new TextEncoder().encode("x".repeat(400));

const signing = async () => {
  const keys = (await crypto.subtle.generateKey(P256, false, ["sign", "verify"])) as CryptoKeyPair;
  return { ...keys, signature: await crypto.subtle.sign(P256, keys.privateKey, claims) };
};
let made: ReturnType<typeof signing> | undefined;

/** One ES256 signature, or the check of one: what an access token costs. */
const sign = async (): Promise<unknown> => {
  made ??= signing();
  return crypto.subtle.sign(P256, (await made).privateKey, claims);
};
const verify = async (): Promise<unknown> => {
  made ??= signing();
  const { publicKey, signature } = await made;
  return crypto.subtle.verify(P256, publicKey, signature, claims);
};

/** A client's request: its form, its secret's hash and the random bytes of new names. */
const readClient = async (request: Request, body: string): Promise<void> => {
  new URLSearchParams(body);
  const secret = new TextEncoder().encode(request.headers.get("authorization") ?? "");
  await crypto.subtle.digest("SHA-256", secret);
  crypto.getRandomValues(new Uint8Array(48));
};

/** The headers that the contract demands of every answer. */
const answerHeaders = (): Record<string, string> => ({
  "content-type": "application/json",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-correlation-id": "0".repeat(32),
});

/** A call of the bank of this bench, with the request's own headers. */
const callBank = async (request: Request, url: string, body: string): Promise<void> => {
  const headers = new Headers(request.headers);
  headers.set("idempotency-key", crypto.randomUUID());
  headers.delete("host");
  await (await fetch(url, { method: "POST", headers, body })).text();
};

const callDirectory = async (asked: string): Promise<void> => {
  const { url, ...call } = JSON.parse(asked) as { url: string } & RequestInit;
  await (await fetch(url, call)).text();
};

const ROW = "SELECT value FROM floor WHERE key = ?";
const PAGE = "SELECT key, value FROM pages WHERE owner = ? ORDER BY at DESC LIMIT 26";
const WRITE = "INSERT OR REPLACE INTO floor VALUES (?, ?)";

/** As many as the floor's table has; rows are read in turn. */
const ROWS = 1_000;
let reads = 0;

const readRow = ({ DB }: FloorEnv) => DB.prepare(ROW).bind(`customer-${reads++ % ROWS}`);

const stubOf = (env: FloorEnv, id: ReturnType<DurableObjectNamespace["newUniqueId"]>) =>
  env.OBJECTS.get(id) as unknown as FloorStub;

const knownStub = (env: FloorEnv, id: string) => stubOf(env, env.OBJECTS.idFromString(id));

/** Takes the steps one after the other; those that a plus joins at the same time. */
const takeSteps = async (
  request: Request,
  env: FloorEnv,
  { waitUntil }: { waitUntil: (work: Promise<unknown>) => void },
  asked: URLSearchParams,
): Promise<Response> => {
  const body = request.method === "POST" ? await request.text() : "";
  const bytes = Number(asked.get("bytes"));
  const id = asked.get("id") ?? "";
  const made = stubOf(env, env.OBJECTS.newUniqueId());
  let value = "";
  const read = async (stub: FloorStub) => {
    value = await stub.readValue();
  };
  const operations: Record<string, () => unknown> = {
    form: () => readClient(request, body),
    sign,
    verify,
    read: () => read(knownStub(env, id)),
    write: () => knownStub(env, id).rewriteValue(bytes),
    new: () => made.writeValue(bytes),
    "write-new": () => made.rewriteValue(bytes),
    "read-new": () => read(made),
    d1: () => readRow(env).first(),
    d1x2: () => env.DB.batch([readRow(env), readRow(env)]),
    d1x3: () => env.DB.batch([readRow(env), readRow(env), readRow(env)]),
    page: async () => {
      const { results } = await env.DB.prepare(PAGE).bind("owner").all();
      value = JSON.stringify(results);
    },
    bank: () => callBank(request, asked.get("bank") ?? "", body),
    directory: () => callDirectory(asked.get("directory") ?? ""),
    // Sent after the answer.
    queue: () => waitUntil(env.LATER.send({})),
    hook: () => waitUntil(env.HOOKS.send({ id, bytes, url: asked.get("inbox") ?? "", body })),
  };
  for (const step of asked.get("steps")?.split(",") ?? []) {
    await Promise.all(step.split("+").map((name) => operations[name]?.()));
  }
  // As long as the answer of the token endpoint; with a refresh token that the next call sends.
  value ||= "x".repeat(600);
  const answer = JSON.stringify({ value, refresh_token: "x".repeat(94) });
  return new Response(answer, { headers: answerHeaders() });
};

/** One event: its endpoint and the list keep it, and the endpoint keeps the outcome. */
const deliver = async (env: FloorEnv, { id, bytes, url, body }: Hook): Promise<void> => {
  const endpoint = knownStub(env, id);
  await Promise.all([
    endpoint.rewriteValue(bytes),
    env.DB.prepare(WRITE).bind("event", body).run(),
  ]);
  await fetch(url, { method: "POST", body });
  await endpoint.rewriteValue(bytes);
};

export default {
  async fetch(request: Request, env: FloorEnv, context: ExecutionContext): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    switch (pathname) {
      case "/null":
        return new Response("ok");
      case "/new-object": {
        const id = env.OBJECTS.newUniqueId();
        await stubOf(env, id).writeValue(Number(searchParams.get("bytes")));
        return new Response(id.toString());
      }
      case "/steps": {
        const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
        return takeSteps(request, env, { waitUntil }, searchParams);
      }
      default:
        return new Response(null, { status: 404 });
    }
  },

  async queue({ queue, messages }: MessageBatch<Hook>, env: FloorEnv): Promise<void> {
    if (queue !== "floor-hooks") return;
    await Promise.all(messages.map(({ body }) => deliver(env, body)));
  },
};
