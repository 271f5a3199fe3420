import * as v from "valibot";
import { type ProblemCode, problemCatalogue } from "../../base/kernel/problems.ts";
import { sleep } from "../../base/platform/clock.ts";
import { randomBase62, randomHex } from "../../base/platform/crypto.ts";
import type { OutboundRequest } from "../../base/platform/outbound.ts";
import { broken, CannotRun, must, prevented } from "../case.ts";
import type { Customer } from "../customer.ts";
import type { Exchanges } from "../exchanges.ts";
import { type Session, session } from "./answers.ts";
import type { Inbox } from "./inbox.ts";

/** The gateway under test, and what its operator lets the kit use in test mode. */
export interface GatewayUnderTest {
  /** Its base address, without `/api/v1`. */
  url: string;
  /** An API key of a merchant, `mk_test_…`. */
  key: string;
  /** The merchant's settlement account, which is paid and refunds. */
  payee: string;
  /** The username or the IBAN of a test customer. */
  payer: string;
  currency: string;
  /** A key of another merchant, and a live key of the same one; cases without theirs are open. */
  otherKey: string | null;
  liveKey: string | null;
  /** The merchant's signing secret. */
  secret: string | null;
  /** How long the kit waits for an answer. */
  timeoutMs: number;
}

export interface GatewayReply {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined if it is not JSON. */
  body: unknown;
}

export interface CallParts {
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  /** Instead of the merchant's key; null sends none. */
  key?: string | null;
  headers?: Record<string, string>;
}

type Method = OutboundRequest["method"];

/** A session that the kit has created. */
export interface Created {
  session_id: string;
  checkout_url: string;
  reply: GatewayReply;
}

const MAX_ANSWER_BYTES = 1024 * 1024;
/** A request over a limit is sent again after its Retry-After: limits are no fault (G3.2). */
const LONGEST_PAUSE_S = 60;
const MOST_PAUSES = 3;
const LOOK_EVERY_MS = 200;
const MOST_LOOKS = 150;

/** What one payment asks for: enough for its parts to be refunded one after the other. */
export const AMOUNT = 300;

/** Who else takes part: the customer, where events arrive, and the time. */
interface Sides {
  customer: Customer | null;
  inbox: Inbox | null;
  now: () => number;
}

export class GatewayKit {
  readonly gateway: GatewayUnderTest;
  readonly exchanges: Exchanges;
  readonly inbox: Inbox | null;
  /** The gateway's time in milliseconds. */
  readonly now: () => number;
  /** Every answer of the API so far, for what only the whole run shows. */
  readonly replies: { called: string; reply: GatewayReply }[] = [];
  readonly #customer: Customer | null;
  readonly #made = new Map<string, Promise<unknown>>();

  constructor(gateway: GatewayUnderTest, exchanges: Exchanges, sides: Sides) {
    this.gateway = gateway;
    this.exchanges = exchanges;
    this.inbox = sides.inbox;
    this.now = sides.now;
    this.#customer = sides.customer;
  }

  /** The customer; without one a case cannot be run. */
  get customer(): Customer {
    if (this.#customer) return this.#customer;
    throw prevented("Nobody can read the customer's codes: see --codes.");
  }

  /** Sends it to a whole address with exactly these headers. */
  async send(method: Method, url: string, headers: Record<string, string>, body?: string) {
    const { timeoutMs } = this.gateway;
    const request = { url, method, headers, timeoutMs, maxBytes: MAX_ANSWER_BYTES };
    const sent = body === undefined ? request : { ...request, body };
    const called = `${method} ${new URL(url).pathname}`;
    for (let pauses = 0; ; pauses++) {
      const answer = await this.exchanges.call(called, sent);
      must(answer.kind === "answered", `No answer came to ${called}.`);
      const { status, headers, text } = answer;
      const reply: GatewayReply = { status, headers, text, body: parsed(text) };
      this.replies.push({ called, reply });
      if (refusalCodeOf(reply) !== "RATE_LIMITED") return reply;
      const wait = Number(headers.get("retry-after") ?? Number.NaN);
      const isShort = wait <= LONGEST_PAUSE_S && pauses < MOST_PAUSES;
      if (!isShort) throw prevented(`${called} is over a limit: Retry-After is ${wait} s.`);
      await sleep(1_000 * wait);
    }
  }

  /** Calls an address of merchants; `path` begins below `/api/v1`. */
  call(method: Method, path: string, sending: CallParts = {}): Promise<GatewayReply> {
    return this.callAt(method, `/api/v1${path}`, sending);
  }

  callAt(method: Method, path: string, { body, key, headers }: CallParts = {}) {
    const used = key === undefined ? this.gateway.key : key;
    const all = {
      ...(used === null ? {} : { authorization: `Bearer ${used}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    };
    const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    return this.send(method, this.gateway.url + path, all, text);
  }

  /** A request that creates a payment to the merchant's own account, with these differences. */
  terms(changes: object = {}): Record<string, unknown> {
    const { currency, payee } = this.gateway;
    return {
      amount: AMOUNT,
      currency,
      destination: { type: "iban", value: payee },
      reference: newReference(),
      ...changes,
    };
  }

  async create(changes: object = {}, headers: Record<string, string> = {}): Promise<Created> {
    const body = this.terms(changes);
    const reply = await this.call("POST", SESSIONS, { body, headers });
    return { ...readAs(reply, 201, createdWith), reply };
  }

  /** The session in its current state. */
  async readSession(id: string): Promise<Session> {
    return readAs(await this.call("GET", `${SESSIONS}/${id}`), 200, session);
  }

  /** Waits until the session has this status; another outcome breaks the rule of the case. */
  async mustBecome(id: string, wanted = "COMPLETED"): Promise<{ status: string; state: string }> {
    const ended = await this.look(async () => {
      const reply = await this.call("GET", `${SESSIONS}/${id}`);
      const found = readAs(reply, 200, v.object({ status: v.string(), state: v.string() }));
      return (found.status === wanted || ends.includes(found.status)) && found;
    });
    must(ended !== null, `${id} was to be ${wanted}, and stayed without an outcome.`);
    must(ended.status === wanted, `${id} was to be ${wanted}, and is ${ended.status}.`);
    return ended;
  }

  /** Asks until there is something; null if it never comes. */
  async look<Found>(probe: () => Promise<Found | false | null | undefined>): Promise<Found | null> {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const found = await probe();
      if (found) return found;
      await sleep(LOOK_EVERY_MS);
    }
    return null;
  }

  /** Makes something once, for all cases that share it. */
  shared<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
    const known = this.#made.get(name);
    if (known) return known as Promise<Made>;
    const made = make();
    this.#made.set(name, made);
    return made;
  }

  /** Fails the run if nobody is there. */
  async begin(): Promise<void> {
    const url = `${this.gateway.url}/api/v1${SESSIONS}?limit=1`;
    const request = { url, method: "GET", timeoutMs: this.gateway.timeoutMs } as const;
    const answer = await this.exchanges.call("begin", request);
    this.exchanges.take();
    if (answer.kind === "lost") throw new CannotRun(`${url} does not answer: ${answer.reason}.`);
  }
}

export const SESSIONS = "/payments/sessions";
const ends: readonly string[] = ["COMPLETED", "FAILED", "CANCELLED"];
const createdWith = v.object({ session_id: v.string(), checkout_url: v.string() });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const newReference = (): string => `conformance-${randomHex(8)}`;
export const unknownId = (prefix: string): string => `${prefix}_${randomBase62()}`;

const coded = v.object({ error: v.object({ code: v.string(), field: v.optional(v.string()) }) });

/** The code of a refusal; null if the answer is none. */
export const refusalCodeOf = ({ body }: Pick<GatewayReply, "body">): string | null =>
  v.is(coded, body) ? body.error.code : null;

/** The answer, if it has this status and this form. Anything else breaks the rule of the case. */
export const readAs = <Schema extends v.GenericSchema>(
  reply: GatewayReply,
  status: number,
  schema: Schema,
): v.InferOutput<Schema> => {
  must(reply.status === status, `${status} was to come. ${described(reply)}`);
  const found = v.safeParse(schema, reply.body);
  if (found.success) return found.output;
  const [issue] = found.issues;
  const path = v.getDotPath(issue);
  throw broken(`The answer is not as the contract says: ${path ?? "it"}: ${issue.message}`);
};

/** The refusal must have this code and its status; `field` is the one that it must name. */
export const mustRefuse = (
  reply: GatewayReply,
  codes: ProblemCode | readonly ProblemCode[],
  why: string,
  field?: string,
): void => {
  const wanted = typeof codes === "string" ? [codes] : codes;
  const { status, body } = reply;
  const code = refusalCodeOf(reply);
  const isWanted = wanted.some((one) => one === code && problemCatalogue[one][0] === status);
  const words = wanted.map((one) => `${problemCatalogue[one][0]} ${one}`).join(" or ");
  must(isWanted, `${why}: ${words} was to come. ${described(reply)}`);
  if (field === undefined) return;
  const named = v.is(coded, body) ? body.error.field : undefined;
  must(named === field, `${why}: the field ${field} was to be named, and ${named} came.`);
};

const described = (reply: GatewayReply): string => {
  const code = refusalCodeOf(reply);
  return code === null ? `${reply.status} came.` : `${reply.status} ${code} came.`;
};
