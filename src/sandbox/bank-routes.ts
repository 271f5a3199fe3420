import { ok, type Result, refuse } from "../kernel/result.ts";
import { now, sleep } from "../platform/clock.ts";
import { type Call, route } from "../platform/edge.ts";
import { readText } from "../platform/request-body.ts";
import type { SandboxEnv } from "./env.ts";
import type { Outcome } from "./operations.ts";
import { isBankOperation } from "./requests.ts";
import { worldOf } from "./world.ts";

/**
 * The routes that gateways call: the banks' interface, the rail's status and the national
 * directory. The object knows the keys and checks them. Answers leave as the outcome says, faults
 * included.
 */

/** Longer than every time-out of a gateway. */
const HANG_MS = 30_000;

/** The longest that an answer waits for the callback that must arrive first. */
const REORDER_PATIENCE_MS = 8_000;

export const bankRoutes = [
  route<SandboxEnv>({
    method: "POST",
    paths: ["/banks/:bank/bank/callback/:operation"],
    async step(call) {
      const operation = call.param("operation");
      if (!isBankOperation(operation)) return refuse("NOT_FOUND");
      const input = await readInput(call);
      if (!input.ok) return input;
      const key = call.request.headers.get("x-gateway-internal-key") ?? "";
      const world = worldOf(call.env);
      const outcome = await world.bank(call.param("bank"), operation, key, input.value);
      return outcome ? send(call, outcome) : refuse("NOT_FOUND");
    },
  }),
  route<SandboxEnv>({
    method: "POST",
    paths: ["/rail/status"],
    async step(call) {
      const input = await readInput(call);
      if (!input.ok) return input;
      return send(call, await worldOf(call.env).railStatus(gatewayKey(call), input.value));
    },
  }),
  route<SandboxEnv>({
    method: "POST",
    paths: ["/directory/resolve"],
    async step(call) {
      const input = await readInput(call);
      if (!input.ok) return input;
      return send(call, await worldOf(call.env).directory(gatewayKey(call), input.value));
    },
  }),
];

const gatewayKey = (call: Call<SandboxEnv>): string =>
  call.request.headers.get("x-gateway-key") ?? "";

/** The JSON of a request. A caller without the right key learns nothing from its checks. */
const readInput = async (call: Call<SandboxEnv>): Promise<Result<unknown>> => {
  const text = await readText(call.request);
  if (!text.ok) return text;
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return refuse("MALFORMED_JSON");
  }
};

const send = async (call: Call<SandboxEnv>, outcome: Outcome): Promise<Response> => {
  const { answer, afterCallback } = outcome;
  const patientUntil = now() + REORDER_PATIENCE_MS;
  while (afterCallback && now() < patientUntil) {
    if (await worldOf(call.env).isAcknowledged(afterCallback)) break;
    await sleep(50);
  }
  if (outcome.delayMs > 0) await sleep(outcome.delayMs);
  if (outcome.manner === "RESET") return cutOff(call.env);
  if (outcome.manner === "HANG") await sleep(HANG_MS);
  const whole = JSON.stringify(answer.body);
  const text = outcome.manner === "GARBLED" ? whole.slice(0, whole.length / 2) : whole;
  const { status } = answer;
  // Statuses without a body are possible faults too.
  const body = status === 204 || status === 205 || status === 304 ? null : text;
  return new Response(body !== null && outcome.manner === "DRIP" ? drip(body) : body, {
    status,
    headers: { "content-type": "application/json" },
  });
};

/**
 * Tells the TCP front to reset the connection (scripts/local/front.ts). Without a front, this is an
 * error answer that no gateway takes as definite.
 */
const cutOff = ({ RESET_WORD = "" }: SandboxEnv): Response =>
  new Response(null, { status: 598, statusText: RESET_WORD });

const DRIP_EVERY_MS = 500;

/**
 * Sends the headers at once, then spaces, which JSON allows, one at a time, and finally the answer.
 */
const drip = (text: string): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let left = HANG_MS / DRIP_EVERY_MS;
  return new ReadableStream({
    async pull(controller) {
      await sleep(DRIP_EVERY_MS);
      controller.enqueue(encoder.encode(left-- > 0 ? " " : text));
      if (left < 0) controller.close();
    },
  });
};
