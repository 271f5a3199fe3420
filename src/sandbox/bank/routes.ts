import * as v from "valibot";
import { bankHandle } from "../../base/kernel/fields.ts";
import { ok, refuse } from "../../base/kernel/result.ts";
import { now, sleep } from "../../base/platform/clock.ts";
import type { SecurityScheme } from "../../base/platform/contract.ts";
import { type Call, guard, type Route, route } from "../../base/platform/edge.ts";
import { bankInterface } from "../../network/banks/bank-interface.ts";
import {
  type BankOperation,
  bankComplaint,
  bankRefusal,
  bankRequests,
} from "../../network/banks/contract.ts";
import * as answers from "../answers.ts";
import type { SandboxEnv } from "../env.ts";
import { directoryRequest, railStatusRequest } from "../requests.ts";
import { bankByHandle } from "../residents.ts";
import { worldOf } from "../world.ts";
import type { CalledBank } from "./answers.ts";
import type { OperationOutcome } from "./operations.ts";

/**
 * The routes that gateways call: the banks' interface, the rail's status and the national
 * directory. Answers are sent as the outcome says, faults included.
 */

/** Longer than every time-out of a gateway. */
const HANG_MS = 30_000;

/** The longest that an answer waits for the callback that must arrive first. */
const REORDER_PATIENCE_MS = 8_000;

/** The gateway that calls a bank, by the key that its operator gave to this bank. */
const atBank = guard<SandboxEnv, CalledBank>(
  { ...bankInterface["send-otp"].guard, refusals: ["UNAUTHENTICATED", "NOT_FOUND"] },
  async ({ env, request, path }) => {
    const bank = bankByHandle(path.bank ?? "");
    if (!bank) return refuse("NOT_FOUND");
    const key = request.headers.get("x-gateway-internal-key") ?? "";
    const originator = await worldOf(env).originatorAtBank(bank.handle, key);
    return originator === null ? refuse("UNAUTHENTICATED") : ok({ bank, originator });
  },
);

const gatewayScheme: SecurityScheme = {
  name: "gatewayKey",
  header: "X-Gateway-Key",
  description: "The key of a gateway at rail and directory.",
};

const atRail = guard<SandboxEnv, { originator: string }>(
  { accepts: [gatewayScheme], refusals: ["UNAUTHENTICATED"] },
  async ({ env, request }) => {
    const key = request.headers.get("x-gateway-key") ?? "";
    const originator = await worldOf(env).originatorAtRail(key);
    return originator === null ? refuse("UNAUTHENTICATED") : ok({ originator });
  },
);

const bankPath = v.object({ bank: bankHandle });

const bankRoute = <O extends BankOperation>(operation: O): Route<SandboxEnv> => {
  const { id, method, summary, description, answers } = bankInterface[operation];
  return route({
    id,
    method,
    summary,
    description,
    answers,
    idempotent: true,
    paths: [`/banks/:bank/bank/callback/${operation}`],
    guard: atBank,
    path: bankPath,
    body: bankRequests[operation],
    async step(call) {
      const key = call.request.headers.get("idempotency-key") ?? "";
      if (key === "") return refuse("VALIDATION_FAILED", { field: "Idempotency-Key" });
      const { caller, body, url } = call;
      const outcome = await worldOf(call.env).bank(caller, operation, body, key, url.origin);
      if (outcome.manner === "HOLD") await untilLetGo(call.env, call.caller.bank.handle);
      return send(call, outcome);
    },
  });
};

const untilLetGo = async (env: SandboxEnv, bank: string): Promise<void> => {
  const patientUntil = now() + HANG_MS;
  while (now() < patientUntil && (await worldOf(env).isHolding(bank))) await sleep(50);
};

const send = async (call: Call<SandboxEnv>, outcome: OperationOutcome): Promise<Response> => {
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
    headers: {
      "content-type": "application/json",
      // A header that distinguishes a requested fault from an error of the sandbox. Gateways ignore
      // it.
      ...(outcome.fault ? { "x-sandbox-fault": outcome.fault } : {}),
    },
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

export const bankInterfaceRoutes: readonly Route<SandboxEnv>[] = [
  ...(Object.keys(bankInterface) as BankOperation[]).map(bankRoute),
  route({
    id: "readRailStatus",
    method: "POST",
    paths: ["/rail/status"],
    summary: "Ask the rail about a payment",
    internal: true,
    guard: atRail,
    body: railStatusRequest,
    answers: { 200: answers.railStatusAnswer, 422: bankRefusal },
    step: async (call) =>
      send(call, await worldOf(call.env).railStatus(call.caller.originator, call.body)),
  }),
  route({
    id: "resolveInDirectory",
    method: "POST",
    paths: ["/directory/resolve"],
    summary: "Ask the national directory for an account",
    internal: true,
    guard: atRail,
    body: directoryRequest,
    answers: {
      200: answers.directoryEntry,
      404: bankComplaint,
      422: bankRefusal,
    },
    step: async (call) => send(call, await worldOf(call.env).directory(call.body)),
  }),
];
