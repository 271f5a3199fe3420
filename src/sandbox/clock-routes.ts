import { refuse } from "../base/kernel/result.ts";
import { sleep } from "../base/platform/clock.ts";
import { clockAnswer, clockGuard, clockRequest } from "../base/platform/clock-routes.ts";
import { type Route, reply, route } from "../base/platform/edge.ts";
import { callOut } from "../base/platform/outbound.ts";
import type { SandboxEnv } from "./env.ts";
import { worldOf } from "./world.ts";

/**
 * The clock of the whole local world. The World object stores how far it is ahead. Every other
 * worker asks here before it starts. A worker that is starting right now is called until it
 * answers, so after a PUT all of them agree.
 */
const TELL_EVERY_MS = 250;
const TELL_AT_MOST = 120;
const TELL_TIMEOUT_MS = 2_000;

/** Whether the worker at this address has moved its clock at least this far. */
const tell = async (follower: string, offsetMs: number): Promise<boolean> => {
  for (let attempt = 0; attempt < TELL_AT_MOST; attempt++) {
    const answer = await callOut({
      url: `${follower}/__local/clock`,
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ offset_ms: offsetMs }),
      timeoutMs: TELL_TIMEOUT_MS,
    });
    if (answer.kind === "answered" && answer.status === 200) return true;
    await sleep(TELL_EVERY_MS);
  }
  return false;
};

export const clockKeeperRoutes: readonly Route<SandboxEnv>[] = [
  route<SandboxEnv>({
    id: "readClock",
    method: "GET",
    paths: ["/__local/clock"],
    summary: "How far the clock is ahead of the real time",
    internal: true,
    guard: clockGuard,
    answers: { 200: clockAnswer },
    step: async (call) => reply(200, { offset_ms: await worldOf(call.env).clockOffset() }),
  }),
  route<SandboxEnv, null, typeof clockRequest>({
    id: "moveClock",
    method: "PUT",
    paths: ["/__local/clock"],
    summary: "Move the clock of every worker",
    internal: true,
    guard: clockGuard,
    body: clockRequest,
    answers: { 200: clockAnswer },
    async step(call) {
      const wanted = call.body.offset_ms;
      const offset = await worldOf(call.env).moveClock(wanted);
      if (offset > wanted) {
        const message = `offset_ms: the clock is ${offset} ms ahead and never goes back`;
        return refuse("VALIDATION_FAILED", { field: "offset_ms", message });
      }
      const followers = (call.env.CLOCK_FOLLOWERS ?? "").split(" ").filter(Boolean);
      const told = await Promise.all(followers.map((follower) => tell(follower, offset)));
      if (told.every(Boolean)) return reply(200, { offset_ms: offset });
      const message = "A worker did not answer: it may be behind. Ask for the same offset again.";
      return refuse("SERVICE_UNAVAILABLE", { message, retry_after: 1 });
    },
  }),
];
