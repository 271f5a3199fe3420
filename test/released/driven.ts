import { runInDurableObject } from "cloudflare:test";
import { objectStub, type Remote } from "../../src/base/platform/objects.ts";
import type { AggregateObject } from "../../src/frame/objects/aggregate-object.ts";
import type { AggregateState, Command, ViewRequest } from "../../src/frame/objects/state.ts";
import { CALL, creation } from "../frame/objects/object-under-test.ts";
import { env } from "../workers/gateway-worker.ts";
import { dumpObject, type StoredObject } from "./stored.ts";

type Binding = "PAYMENT_ORDERS" | "MANDATES" | "CHARGES";

/** A deciding object that a test drives by commands and reports, in place of the worker. */
export class Driven<
  State extends AggregateState,
  Terms,
  C extends Command,
  Report,
  V extends ViewRequest,
> {
  readonly hex: string;
  protected readonly stub: Remote<AggregateObject<State, Terms, C, Report, V>>;
  readonly #binding: Binding;

  constructor(binding: Binding, hex: string) {
    this.#binding = binding;
    this.hex = hex;
    const stub = objectStub<typeof this.stub>(env, binding, hex);
    if (!stub) throw new Error("an id that we made ourselves");
    this.stub = stub;
  }

  async created(terms: Terms): Promise<this> {
    await this.stub.create(terms, creation, CALL);
    return this;
  }

  async act(...commands: C[]): Promise<this> {
    for (const command of commands) {
      const refusal = (await this.stub.act(command, CALL))?.refusal;
      if (refusal) throw new Error(`${command.type}: ${refusal.problem.code}`);
    }
    return this;
  }

  record(): Promise<State> {
    return runInDurableObject(this.#raw(), (_: DurableObject, { storage }) => {
      const record = storage.kv.get<State>("record");
      if (!record) throw new Error("the object is gone");
      return record;
    });
  }

  /** What a viewer sees. */
  async look<Shown = Record<string, unknown>>(request: V): Promise<Shown> {
    const view = await this.stub.view(request);
    if (!view?.ok) throw new Error(`${request.view}: ${view?.problem.code ?? "gone"}`);
    return JSON.parse(view.value);
  }

  dump(): Promise<StoredObject> {
    return dumpObject(this.#binding, this.#raw(), Date.now());
  }

  #raw(): DurableObjectStub {
    const namespace = env[this.#binding] as DurableObjectNamespace;
    return namespace.get(namespace.idFromString(this.hex));
  }
}
