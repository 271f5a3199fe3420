import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import type { WorkContext } from "../../../src/frame/objects/turn.ts";
import { CALL } from "../../frame/objects/object-under-test.ts";

/**
 * Workers that stop after each call of an object. Others act in between, and a worker that is not
 * let go on has died there. The calls run the project's own performers, so all of their steps are
 * tested in any order.
 */
const stopping = ["MANDATES", "CHARGES"] as const;

export class MortalWorker {
  readonly #gates: (() => void)[] = [];
  #stopped: () => void = () => {};
  /** Whether its work has ended. */
  isOver = false;
  #fault: unknown = null;

  /** Begins the work, up to the answer of its first call. */
  static async start(
    env: GatewayEnv,
    run: (context: WorkContext) => Promise<unknown>,
  ): Promise<MortalWorker> {
    const worker = new MortalWorker();
    const later: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void later.push(work);
    const context = { env: stoppingEnv(env, () => worker.#stop()), waitUntil, ...CALL };
    await worker.#untilStopped(() => {
      const whole = async () => {
        await run(context);
        while (later.length > 0) await later.shift();
      };
      whole().then(
        () => worker.#end(null),
        (fault) => worker.#end(fault),
      );
    });
    return worker;
  }

  /** Up to the answer of its next call. */
  async goOn(): Promise<void> {
    if (this.isOver) return;
    await this.#untilStopped(() => {
      for (const pass of this.#gates.splice(0)) pass();
    });
  }

  async finish(): Promise<void> {
    while (!this.isOver) await this.goOn();
  }

  #stop(): Promise<void> {
    return new Promise((pass) => {
      this.#gates.push(pass);
      this.#stopped();
    });
  }

  #end(fault: unknown): void {
    this.isOver = true;
    this.#fault = fault;
    this.#stopped();
  }

  async #untilStopped(begin: () => void): Promise<void> {
    await new Promise<void>((stopped) => {
      this.#stopped = stopped;
      begin();
    });
    if (this.#fault !== null) throw this.#fault;
  }
}

/** The same bindings, where each call of an object stops before its answer is read. */
const stoppingEnv = (env: GatewayEnv, stop: () => Promise<void>): GatewayEnv => {
  const namespaces = Object.fromEntries(
    stopping.map((binding) => [binding, stoppingNamespace(env[binding], stop)]),
  );
  return { ...env, ...namespaces };
};

const stoppingNamespace = (
  namespace: DurableObjectNamespace,
  stop: () => Promise<void>,
): DurableObjectNamespace =>
  new Proxy(namespace, {
    get(_, name) {
      if (name === "get") {
        return (id: DurableObjectId) => stoppingStub(namespace.get(id), stop);
      }
      const found = Reflect.get(namespace, name);
      return typeof found === "function" ? found.bind(namespace) : found;
    },
  });

const stoppingStub = (stub: DurableObjectStub, stop: () => Promise<void>): DurableObjectStub => {
  const methods = stub as unknown as Record<string, (...input: unknown[]) => Promise<unknown>>;
  return new Proxy(stub, {
    get(_, name) {
      if (name === "id") return stub.id;
      // An object with a `then` would be taken for a promise.
      if (name === "then" || typeof name === "symbol") return undefined;
      return async (...input: unknown[]) => {
        const answer = await methods[name]?.(...input);
        await stop();
        return answer;
      };
    },
  });
};
