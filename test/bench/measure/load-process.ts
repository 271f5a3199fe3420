import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { call, type HttpCall, keepAliveAgent } from "./http.ts";
import { CONNECTIONS, type Load, type LoadResult } from "./load.ts";

/** The load generator: its own process, so nothing else of the bench slows it down. */
const agent = keepAliveAgent(CONNECTIONS);

const generate = async (load: Load): Promise<LoadResult> => {
  const { calls, chained, expect, perSecond, stopAfter } = load;
  const answers: string[] = [];
  const latencies: number[] = [];
  const startedAt = performance.now();
  const idleBefore = performance.eventLoopUtilization();
  const deadline = "milliseconds" in stopAfter ? startedAt + stopAfter.milliseconds : Infinity;
  const most = "answers" in stopAfter ? stopAfter.answers : Infinity;
  let [sent, answered] = [0, 0];

  const keepCalling = async (connection: number) => {
    while (sent < most && performance.now() < deadline) {
      const place = (chained === undefined ? sent : connection) % calls.length;
      // At a given rate each call has its own time: one that comes late waits, and that counts.
      const due =
        perSecond === undefined ? performance.now() : startedAt + (sent * 1000) / perSecond;
      sent += 1;
      const next = calls[place];
      if (!next) throw new Error("there is nothing to call");
      if (due > performance.now()) await sleep(due - performance.now());
      const { status, text } = await call(agent, next);
      if (status !== expect) {
        throw new Error(`${next.method} ${next.url} answered ${status}: ${text}`);
      }
      answered += 1;
      latencies.push(performance.now() - due);
      if ("answers" in stopAfter) answers.push(text);
      if (chained !== undefined) calls[place] = withParameter(next, chained, text);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, place) => keepCalling(place)));
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    perSecond: answered / seconds,
    answered,
    answers,
    latencies,
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

process.on("message", (load: Load) => {
  generate(load).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
// The bench has ended, however it did.
process.once("disconnect", () => process.exit());
