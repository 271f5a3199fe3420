import {
  createExecutionContext,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import type { GatewayEnv } from "../../src/platform/env.ts";
import worker, { Performer } from "../../workers/gateway/index.ts";
import { type Crossing, countedDatabase, countWrites } from "./crossings.ts";

/**
 * The gateway's worker, objects and database in workerd, spoken to over HTTP. A message to a queue
 * waits until the test has it performed, and an alarm until the test runs it. Every call that
 * leaves the worker, and every row that is written, is logged.
 */
const bound = bindings as unknown as GatewayEnv;

const namespaces = ["PAYMENT_SESSIONS", "ENDPOINTS", "PAYER_GUARDS", "BUDGETS"] as const;
export type NamespaceName = (typeof namespaces)[number];

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at field by field
  body: any;
}

export interface Question {
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

interface Message {
  queue: string;
  body: unknown;
}

export class WholeGateway {
  readonly env: GatewayEnv;
  crossings: Crossing[] = [];
  /** Messages that nobody has performed yet, oldest first. */
  waiting: Message[] = [];
  /** The objects that were called, in this order. */
  called: { namespace: NamespaceName; object: string }[] = [];
  readonly #inHand = new WeakSet<DurableObjectStorage>();

  constructor(changes: Partial<GatewayEnv> = {}) {
    const env = { ...bound, ...changes };
    for (const name of namespaces) env[name] = this.#namespace(name);
    env.DB = countedDatabase(bound.DB, (crossing) => this.crossings.push(crossing));
    env.BANK_CALLS = this.#queue("bank-calls");
    env.WEBHOOKS = this.#queue("webhooks");
    env.PROJECTIONS = this.#queue("projections");
    this.env = env;
  }

  /** A POST where there is a body, else a GET; waits for what the worker does after its answer. */
  async ask(path: string, { method, json, headers = {} }: Question = {}): Promise<Answer> {
    const request = new Request(`${this.env.BASE_URL}${path}`, {
      method: method ?? (json === undefined ? "GET" : "POST"),
      headers: {
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const context = createExecutionContext();
    const response = await worker.fetch(request, this.env, context);
    const text = await response.text();
    await waitOnExecutionContext(context);
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    const body = isJson ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body };
  }

  /** Hands every waiting message to the worker's consumer, and those that follow from them. */
  async performAll(): Promise<void> {
    for (let message = this.waiting.shift(); message; message = this.waiting.shift()) {
      const { queue, body } = message;
      const context = createExecutionContext();
      const perform = async (pointer: never) =>
        new Performer(context as never, this.env).perform(pointer);
      const consumer = {
        exports: { Performer: { perform } },
        waitUntil: context.waitUntil.bind(context),
      };
      const batch = { queue, messages: [{ body }] } as unknown as MessageBatch;
      await worker.queue(batch, this.env, consumer as unknown as ExecutionContext);
      await waitOnExecutionContext(context);
    }
  }

  /** What runs every minute. */
  async runSchedule(): Promise<void> {
    await worker.scheduled({} as ScheduledController, this.env);
  }

  async runAlarm(stub: DurableObjectStub): Promise<void> {
    await this.#takeInHand(stub);
    await runDurableObjectAlarm(stub);
  }

  /** The object itself, past the gateway: for its storage and its alarm. */
  object(name: NamespaceName, hex: string): DurableObjectStub {
    return bound[name].get(bound[name].idFromString(hex));
  }

  #queue(queue: string): Queue<never> {
    const keep = (body: unknown) => {
      this.crossings.push({ kind: "queue send", what: queue });
      this.waiting.push({ queue, body });
    };
    const send = async (body: unknown) => keep(body);
    const sendBatch = async (messages: Iterable<{ body: unknown }>) => {
      for (const { body } of messages) keep(body);
    };
    return { send, sendBatch } as unknown as Queue<never>;
  }

  #namespace(name: NamespaceName): DurableObjectNamespace {
    const get = (id: DurableObjectId) => this.#stub(name, bound[name].get(id));
    return new Proxy(bound[name], {
      get(namespace, member) {
        if (member === "get") return get;
        const found = Reflect.get(namespace, member);
        return typeof found === "function" ? found.bind(namespace) : found;
      },
    });
  }

  #stub(name: NamespaceName, stub: DurableObjectStub): DurableObjectStub {
    const methods = stub as unknown as Record<string, (...input: unknown[]) => unknown>;
    const callOf =
      (method: string) =>
      async (...input: unknown[]) => {
        await this.#takeInHand(stub);
        this.crossings.push({ kind: "object call", what: `${name}.${method}` });
        this.called.push({ namespace: name, object: stub.id.toString() });
        return methods[method]?.(...input);
      };
    return new Proxy(stub, {
      get(_, member) {
        if (member === "id") return stub.id;
        // What has a `then` would be taken for a promise.
        return member === "then" || typeof member === "symbol" ? undefined : callOf(member);
      },
    });
  }

  /** From then on the object works with this gateway's bindings, and its writes are logged. */
  #takeInHand(stub: DurableObjectStub): Promise<void> {
    return runInDurableObject(stub, (instance: DurableObject, { storage }) => {
      Object.defineProperty(instance, "env", { value: this.env, configurable: true });
      if (this.#inHand.has(storage)) return;
      this.#inHand.add(storage);
      countWrites(instance.constructor.name, storage, (crossing) => this.crossings.push(crossing));
    });
  }
}
