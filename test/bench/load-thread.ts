import { performance } from "node:perf_hooks";
import { parentPort } from "node:worker_threads";
import { call, type HttpCall, keepAliveAgent } from "./http.ts";
import { CONNECTIONS, type Load, type LoadResult } from "./load.ts";

/** The load generator: its own thread, so nothing else of the bench slows it down. */
const agent = keepAliveAgent(CONNECTIONS);

const generate = async ({ calls, chained, expect, stopAfter }: Load): Promise<LoadResult> => {
  const answers: string[] = [];
  const startedAt = performance.now();
  const idleBefore = performance.eventLoopUtilization();
  const deadline = "milliseconds" in stopAfter ? startedAt + stopAfter.milliseconds : Infinity;
  const most = "answers" in stopAfter ? stopAfter.answers : Infinity;
  let sent = 0;

  const keepCalling = async (connection: number) => {
    while (sent < most && performance.now() < deadline) {
      const place = (chained === undefined ? sent : connection) % calls.length;
      sent += 1;
      const next = calls[place];
      if (!next) throw new Error("there is nothing to call");
      const { status, text } = await call(agent, next);
      if (status !== expect) {
        throw new Error(`${next.method} ${next.url} answered ${status}: ${text}`);
      }
      answers.push(text);
      if (chained !== undefined) calls[place] = withParameter(next, chained, text);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, place) => keepCalling(place)));
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    perSecond: answers.length / seconds,
    answers,
    calls: chained === undefined ? [] : calls,
    utilization: performance.eventLoopUtilization(idleBefore).utilization,
  };
};

/** The same call with one parameter of its form from an answer. */
const withParameter = (last: HttpCall, name: string, answer: string): HttpCall => {
  const form = new URLSearchParams(last.body);
  form.set(name, JSON.parse(answer)[name]);
  return { ...last, body: String(form) };
};

parentPort?.on("message", (load: Load) => {
  generate(load).then(
    (result) => parentPort?.postMessage({ result }),
    (error: Error) => parentPort?.postMessage({ error: error.message }),
  );
});
