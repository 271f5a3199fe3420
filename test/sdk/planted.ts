import type { Fetch, SdkClock } from "../../src/sdk/runtime.ts";

/** A gateway that answers as a test has planted, and the clock of its client. */
export interface Seen {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

type Answer = Response | Error | "never";
type Answers = (seen: Seen, number: number) => Answer | Promise<Answer>;

export class PlantedGateway {
  readonly seen: Seen[] = [];
  readonly #answers: Answers;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** Answers in this order; the last one again and again. */
  static inOrder(...answers: (() => Answer)[]): PlantedGateway {
    return new PlantedGateway(
      (_, number) => (answers[number - 1] ?? answers.at(-1))?.() ?? new Error("no answer"),
    );
  }

  readonly fetch: Fetch = async (address, init) => {
    const { pathname, search } = new URL(address);
    const seen: Seen = {
      method: init.method ?? "GET",
      path: pathname + search,
      headers: init.headers as Record<string, string>,
      body: String(init.body ?? ""),
    };
    this.seen.push(seen);
    const answer = await this.#answers(seen, this.seen.length);
    if (answer instanceof Error) throw answer;
    if (answer !== "never") return answer;
    return new Promise((_, reject) => {
      const { signal } = init;
      const stop = () => reject(signal?.reason);
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop);
    });
  };
}

/**
 * A clock whose sleeps end as soon as nothing else is to do, the shortest first. A sleep that is
 * aborted before never counts.
 */
export class PlantedClock implements SdkClock {
  readonly slept: number[] = [];
  #now = Date.UTC(2026, 10, 21);

  readonly now = (): number => this.#now;

  advance(ms: number): void {
    this.#now += ms;
  }

  readonly sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
    // As many turns as the planted gateway may need for an answer.
    for (let turn = 0; turn < 100; turn++) {
      if (signal?.aborted) throw signal.reason;
      await new Promise((resume) => setImmediate(resume));
    }
    if (signal?.aborted) throw signal.reason;
    this.slept.push(ms);
    this.#now += ms;
  };
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "x-correlation-id": "corr-1", ...headers },
  });

/** A refusal of the API. */
export const refusal = (
  status: number,
  code: string,
  retryable: boolean,
  members: object = {},
  headers: Record<string, string> = {},
) =>
  json(
    status,
    { error: { code, message: `${code}.`, retryable, correlation_id: "corr-1", ...members } },
    headers,
  );

export const BASE_URL = "https://gateway.example";
