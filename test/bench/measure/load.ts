import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { HttpCall } from "./http.ts";

/** The connections of the load generator. */
export const CONNECTIONS = 16;

/** The task of the load generator: each connection sends its next call when it has its answer. */
export interface Load {
  /** Sent in turn. */
  calls: HttpCall[];
  /**
   * For calls that need the last answer: the field of an answer that is a parameter of the next
   * form. There is one call for each connection, and a run leaves here the calls to go on with.
   */
  chained?: string;
  /** The status that every answer must have. The speed of refusals does not matter. */
  expect: number;
  /** Sent at this rate, in place of as fast as answers come. */
  perSecond?: number;
  stopAfter: { milliseconds: number } | { answers: number };
}

export type EndlessLoad = Omit<Load, "stopAfter">;

export interface LoadResult {
  perSecond: number;
  answered: number;
  /** Their texts, if so many answers were asked for. */
  answers: string[];
  /** Of each answer, in milliseconds from the time at which its call was due. */
  latencies: number[];
  /** Of a chained load, the calls to go on with; else none. */
  calls: HttpCall[];
  /** How busy the generator was, 0 to 1. Near 1 it measured itself. */
  utilization: number;
}

export interface LoadGenerator {
  run(load: Load): Promise<LoadResult>;
  stop(): Promise<unknown>;
}

export const startLoadGenerator = (): LoadGenerator => {
  const child = fork(join(import.meta.dirname, "load-process.ts"));
  return {
    async run(load) {
      child.send(load);
      const [said] = (await once(child, "message")) as [{ result: LoadResult; error?: string }];
      if (said.error !== undefined) throw new Error(said.error);
      if (load.chained !== undefined) load.calls.splice(0, Infinity, ...said.result.calls);
      return said.result;
    },
    async stop() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
};
