import { performance } from "node:perf_hooks";
import { parentPort } from "node:worker_threads";
import { call, keepAliveAgent } from "./http.ts";
import type { Load, LoadResult } from "./load.ts";

/** The load generator: its own thread, so nothing else of the bench slows it down. */
const CONNECTIONS = 16;

const agent = keepAliveAgent(CONNECTIONS);

const generate = async ({ calls, expect, stopAfter }: Load): Promise<LoadResult> => {
  const answers: string[] = [];
  const startedAt = performance.now();
  const idleBefore = performance.eventLoopUtilization();
  const deadline = "milliseconds" in stopAfter ? startedAt + stopAfter.milliseconds : Infinity;
  const most = "answers" in stopAfter ? stopAfter.answers : Infinity;
  let sent = 0;

  const keepCalling = async () => {
    while (sent < most && performance.now() < deadline) {
      const next = calls[sent++ % calls.length];
      if (!next) throw new Error("there is nothing to call");
      const { status, text } = await call(agent, next);
      if (status !== expect) {
        throw new Error(`${next.method} ${next.url} answered ${status}: ${text}`);
      }
      answers.push(text);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepCalling));
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    perSecond: answers.length / seconds,
    answers,
    utilization: performance.eventLoopUtilization(idleBefore).utilization,
  };
};

parentPort?.on("message", (load: Load) => {
  generate(load).then(
    (result) => parentPort?.postMessage({ result }),
    (error: Error) => parentPort?.postMessage({ error: error.message }),
  );
});
