import { setTimeout as sleep } from "node:timers/promises";
import { type HttpReply, type HttpRequest, requestJson } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import type { RunningWorld } from "../support/world.ts";
import {
  countFault,
  type Entry,
  type FullView,
  type Journal,
  sessionIdOf,
  sight,
} from "./journal.ts";
import type { Killer } from "./killer.ts";
import type { Payer } from "./plan-payment.ts";
import type { Random } from "./random.ts";
import type { Receiver } from "./receiver.ts";

/** The world of a campaign, and how to call it while it breaks. */
export interface Scene {
  seed: number;
  running: RunningWorld;
  world: World;
  journal: Journal;
  killer: Killer;
  receiver: Receiver;
  tpp: Tpp;
  /** The merchant whose mandates are charged. */
  subscriptions: Subscriptions;
  /** Set when the tormentors must stop. */
  calm: boolean;
}

/** A merchant whose events all come to the campaign. */
export interface Subscriptions {
  api_key: string;
  signing_secret: string;
}

/** A consent, its account and its tokens. */
export interface Connection {
  consent_id: string;
  account_id: string;
  tokens: Tokens;
  /** New tokens that were asked for and have not come. */
  renewed: Promise<void> | null;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** The TPP of the campaign (tpp.ts). Its answers get lost too. */
export interface Tpp {
  signing_secret: string;
  /** A request with the TPP's own token, until the answer is no temporary error. */
  call<Body>(path: string, request?: HttpRequest): Promise<HttpReply<Body>>;
  /** A new consent of the payer. */
  connect(payer: Payer): Promise<Connection>;
  /** The consent that the payer's orders share. */
  connected(payer: Payer): Promise<Connection>;
  /** Asks for new tokens. A consent that gets none is replaced for later orders. */
  renew(payer: Payer, connection: Connection): Promise<void>;
}

/** The longest wait for an answer. The run then continues without it. */
const PATIENCE_MS = 60_000;
const AGAIN_AFTER_MS = 150;

export const gatewayUrl = ({ world }: Pick<Scene, "world">): string =>
  world.gateways[0]?.base_url ?? "";
export const sandboxUrl = ({ world }: Scene): string => new URL(world.rail.base_url).origin;

/** The answer, or null if the outcome is unknown. */
export const ask = async <Body>(
  { journal }: Pick<Scene, "journal">,
  url: string,
  request: HttpRequest = {},
): Promise<HttpReply<Body> | null> => {
  try {
    const reply = await requestJson<Body>(url, request);
    if (reply.status === 500) {
      const step = new URL(url).pathname.replace(/_\w{20,}/g, "_…");
      journal.internalErrors.push(`${request.method ?? "GET"} ${step}`);
    }
    return reply;
  } catch {
    return null;
  }
};

/** Repeats a request until the answer is not a temporary error. */
export const insist = async <Body>(
  scene: Pick<Scene, "journal">,
  url: string,
  request: HttpRequest = {},
): Promise<HttpReply<Body>> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const reply = await ask<Body>(scene, url, request);
    if (reply && reply.status < 500 && !isInProgress(reply)) return reply;
    await sleep(AGAIN_AFTER_MS);
  }
  throw new Error(`${request.method ?? "GET"} ${url}: no answer for ${PATIENCE_MS / 1000} s`);
};

const isInProgress = ({ body }: HttpReply): boolean =>
  codeOf(body) === "IDEMPOTENCY_IN_PROGRESS" || codeOf(body) === "RATE_LIMITED";

export const codeOf = (body: unknown): string =>
  (body as { error?: { code?: string } } | null)?.error?.code ?? "";

/**
 * A request as careless clients make it: sometimes it is cut off and repeated, or made twice in
 * parallel. Each answer is passed to `each`.
 */
export const askCarelessly = async <Body>(
  scene: Scene,
  random: Random,
  url: string,
  request: HttpRequest,
  each: (reply: HttpReply<Body>) => void = () => undefined,
): Promise<HttpReply<Body> | null> => {
  const heard = async (timeoutMs?: number) => {
    const reply = await ask<Body>(scene, url, timeoutMs ? { ...request, timeoutMs } : request);
    if (reply) each(reply);
    return reply;
  };
  const carelessness = scene.calm ? 1 : random.fraction();
  if (carelessness < 0.06) {
    countFault(scene.journal, "client", "request cut off");
    await heard(random.between(1, 60));
    return heard();
  }
  if (carelessness < 0.12) {
    countFault(scene.journal, "client", "request sent twice at once");
    const [first, second] = await Promise.all([heard(), heard()]);
    return first ?? second;
  }
  return heard();
};

export const asMerchant = (entry: Entry): Record<string, string> => ({
  authorization: `Bearer ${entry.merchant.api_key}`,
});

/** Reads the session as its merchant does, and records its state. */
export const look = async (scene: Scene, entry: Entry): Promise<FullView | null> => {
  const from = Date.now();
  const url = `${gatewayUrl(scene)}/api/v1/payments/sessions/${sessionIdOf(entry)}`;
  const reply = await ask<FullView>(scene, url, { headers: asMerchant(entry), timeoutMs: 10_000 });
  if (reply?.status !== 200) return null;
  const { state, failure } = reply.body;
  sight(scene.journal, entry, { state, reason: failure?.code ?? null, from });
  return reply.body;
};

/** Calls `probe` until it returns true, at most for `patienceMs`. */
export const until = async (
  probe: () => Promise<boolean> | boolean,
  patienceMs: number,
  everyMs = 20,
): Promise<boolean> => {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (await probe()) return true;
    await sleep(everyMs);
  }
  return false;
};

export const isOver = (state: string): boolean =>
  ["COMPLETED", "FAILED", "EXPIRED", "CANCELLED"].includes(state);
