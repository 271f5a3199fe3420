import { DurableObject } from "cloudflare:workers";
import type { D1Database, DurableObjectNamespace } from "@cloudflare/workers-types";

/**
 * The floors: the platform's own cost of the operations that the gateway needs, and nothing else.
 * No key, no checks, no JSON.
 */
interface FloorEnv {
  OBJECTS: DurableObjectNamespace;
  DB: D1Database;
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

  /**
   * One value, as for a consent whose refresh token is used. Each differs from the one before, or
   * SQLite would write nothing.
   */
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
const sign = async (): Promise<ArrayBuffer> => {
  made ??= signing();
  return crypto.subtle.sign(P256, (await made).privateKey, claims);
};
const verify = async (): Promise<boolean> => {
  made ??= signing();
  const { publicKey, signature } = await made;
  return crypto.subtle.verify(P256, publicKey, signature, claims);
};

/** A client's request: its form, its secret's hash and the random bytes of new names. */
const readClient = async (request: Request): Promise<void> => {
  const secret = request.headers.get("authorization") ?? "";
  new URLSearchParams(await request.text());
  await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  crypto.getRandomValues(new Uint8Array(48));
};

/** As long as the answer of the token endpoint; with a refresh token that the next call sends. */
const answerOf = (signature: ArrayBuffer, refresh: object = {}): string =>
  JSON.stringify({ access_token: "x".repeat(600), size: signature.byteLength, ...refresh });

/** The headers that the contract demands of every answer. */
const answerHeaders = (): Record<string, string> => ({
  "content-type": "application/json",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-correlation-id": "0".repeat(32),
});

/** A call of the bank of this bench, with the request's own headers. */
const askBank = async (request: Request, url: string, body: string): Promise<Response> => {
  const headers = new Headers(request.headers);
  headers.set("idempotency-key", crypto.randomUUID());
  headers.delete("host");
  return fetch(url, { method: "POST", headers, body });
};

/** Does `steps` one after the other; those that a plus joins at the same time. */
const takeSteps = async (
  request: Request,
  { OBJECTS, DB }: FloorEnv,
  asked: URLSearchParams,
): Promise<Response> => {
  const body = await request.text();
  const bytes = Number(asked.get("bytes"));
  const stubOf = (id: ReturnType<typeof OBJECTS.newUniqueId>) =>
    OBJECTS.get(id) as unknown as FloorStub;
  const known = stubOf(OBJECTS.idFromString(asked.get("id") ?? ""));
  const made = stubOf(OBJECTS.newUniqueId());
  const operations: Record<string, () => Promise<unknown>> = {
    "check-signature": verify,
    "read-object": () => known.readValue(),
    "write-object": () => known.rewriteValue(bytes),
    "new-object": () => made.writeValue(bytes),
    "write-new-object": () => made.rewriteValue(bytes),
    "read-new-object": () => made.readValue(),
    database: () => DB.prepare("SELECT value FROM floor WHERE key = ?").bind("key").first(),
    bank: async () => (await askBank(request, asked.get("bank") ?? "", body)).text(),
  };
  for (const step of asked.get("steps")?.split(",") ?? []) {
    await Promise.all(step.split("+").map((name) => operations[name]?.()));
  }
  return new Response(answerOf(new ArrayBuffer()), { headers: answerHeaders() });
};

export default {
  async fetch(request: Request, env: FloorEnv): Promise<Response> {
    const { OBJECTS } = env;
    const stubOf = (id: ReturnType<typeof OBJECTS.newUniqueId>) =>
      OBJECTS.get(id) as unknown as FloorStub;
    const { pathname, searchParams } = new URL(request.url);
    switch (pathname) {
      case "/null":
        return new Response("ok");
      case "/object-read": {
        const id = OBJECTS.idFromString(searchParams.get("id") ?? "");
        return new Response(await stubOf(id).readValue());
      }
      case "/new-object": {
        const id = OBJECTS.newUniqueId();
        await stubOf(id).writeValue(Number(searchParams.get("bytes")));
        return new Response(id.toString());
      }
      case "/sign": {
        await readClient(request);
        return new Response(answerOf(await sign()), { headers: answerHeaders() });
      }
      case "/object-write-and-sign": {
        await readClient(request);
        const id = OBJECTS.idFromString(searchParams.get("id") ?? "");
        await stubOf(id).rewriteValue(Number(searchParams.get("bytes")));
        const answer = answerOf(await sign(), { refresh_token: "x".repeat(94) });
        return new Response(answer, { headers: answerHeaders() });
      }
      case "/verify-and-object-read": {
        await readClient(request);
        if (!(await verify())) return new Response(null, { status: 401 });
        const id = OBJECTS.idFromString(searchParams.get("id") ?? "");
        const value = await stubOf(id).readValue();
        return new Response(value, { headers: answerHeaders() });
      }
      case "/verify-object-read-and-bank": {
        if (!(await verify())) return new Response(null, { status: 401 });
        const id = OBJECTS.idFromString(searchParams.get("id") ?? "");
        await stubOf(id).readValue();
        const url = searchParams.get("bank") ?? "";
        const answer = await askBank(request, url, await request.text());
        return new Response(await answer.text(), { status: answer.status });
      }
      case "/steps":
        return takeSteps(request, env, searchParams);
      default:
        return new Response(null, { status: 404 });
    }
  },
};
