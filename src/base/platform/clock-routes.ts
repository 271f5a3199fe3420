import * as v from "valibot";
import { ok, refuse } from "../kernel/result.ts";
import { type ClockEnv, isClockMovable, moveClock } from "./clock.ts";
import { guard, type Route, reply, route } from "./edge.ts";

/** The address exists only in a local world started with `--clock`. */
export const clockGuard = guard<ClockEnv, null>(
  { accepts: [null], refusals: ["NOT_FOUND"] },
  (call) => (isClockMovable(call.env) ? ok(null) : refuse("NOT_FOUND")),
);

const TEN_YEARS_MS = 10 * 366 * 86_400_000;

export const clockRequest = v.strictObject({
  /** How far the clock moves ahead of the real time. */
  offset_ms: v.pipe(
    v.number(),
    v.check(
      (offset) => Number.isSafeInteger(offset) && offset >= 0 && offset <= TEN_YEARS_MS,
      "is not a whole number of milliseconds from 0 to ten years",
    ),
  ),
});

export const clockAnswer = v.strictObject({ offset_ms: v.number() });

/**
 * The route of a worker that receives the offset. The sandbox stores the offset and sends it to the
 * others.
 */
export const clockRoutes = <Env extends ClockEnv>(): readonly Route<Env>[] => [
  route<Env, null, typeof clockRequest>({
    id: "moveClock",
    method: "PUT",
    paths: ["/__local/clock"],
    summary: "Move this worker's clock",
    internal: true,
    guard: clockGuard,
    body: clockRequest,
    answers: { 200: clockAnswer },
    step: (call) => reply(200, { offset_ms: moveClock(call.body.offset_ms) }),
  }),
];
