import { createHmac } from "node:crypto";
import type { Event } from "../../src/sdk/merchant.ts";
import type { Machine } from "./machine.ts";

/** The time that the gateway gives an endpoint (P8.8). */
const TIMEOUT_MS = 15_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/** The bytes that the gateway sends for this event. */
export const bodyOf = ({ event, data }: Pick<Event, "event" | "data">): string =>
  JSON.stringify({ event, data });

/** The headers of the gateway's webhooks, with both signatures by this secret (P8.2, P8.3). */
export const webhookHeaders = (
  eventId: string,
  body: string,
  secret: string,
  nowMs: number,
): Record<string, string> => {
  const timestamp = String(Math.floor(nowMs / 1000));
  const spelled = Buffer.from(secret.slice("whsec_".length), "base64");
  const standard = createHmac("sha256", spelled).update(`${eventId}.${timestamp}.${body}`);
  return {
    "content-type": "application/json",
    "user-agent": "Gateway-Webhooks/1",
    "x-gateway-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${standard.digest("base64")}`,
  };
};

/** How the app took an event. */
export interface Answer {
  /** Null without an answer. */
  status: number | null;
  /** Why there is none. */
  problem: "TIMED_OUT" | "UNREACHABLE" | null;
  ms: number;
}

interface Forwarding {
  machine: Machine;
  url: string;
  secret: string;
  /** Called once when the app refuses the connection. */
  onRefused(): void;
}

/**
 * Sends an event to the app, and waits as long as nobody listens there: an app that starts again
 * loses nothing. A connection that is lost, as one kept open is when the app ends, is tried once
 * more. Every other end is an answer, as for the gateway. Null: the command is to stop.
 */
export const forward = async (
  { machine, url, secret, onRefused }: Forwarding,
  event: Event,
): Promise<Answer | null> => {
  let waitMs = FIRST_WAIT_MS;
  for (let isAgain = false; ; ) {
    const answer = await attempt({ machine, url, secret }, event);
    if (answer === "refused") {
      if (waitMs === FIRST_WAIT_MS) onRefused();
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    } else {
      if (answer.problem !== "UNREACHABLE" || isAgain) return answer;
      isAgain = true;
    }
    await machine.pause(waitMs);
    if (machine.stopping.aborted) return null;
  }
};

const attempt = async (
  { machine, url, secret }: Omit<Forwarding, "onRefused">,
  event: Event,
): Promise<Answer | "refused"> => {
  const body = bodyOf(event);
  const began = machine.now();
  const ended = (status: number | null, problem: Answer["problem"]): Answer => ({
    status,
    problem,
    ms: machine.now() - began,
  });
  const onStop = () => machine.note(`Waiting for the answer to ${event.event_id}, at most 15 s.`);
  machine.stopping.addEventListener("abort", onStop);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: webhookHeaders(event.event_id, body, secret, began),
      body,
      redirect: "manual",
      // Ctrl-C does not cut it: the app may be at work, and its answer must be noted.
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return ended(response.status, null);
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: unknown };
    if (name === "TimeoutError") return ended(null, "TIMED_OUT");
    return isRefused(cause) ? "refused" : ended(null, "UNREACHABLE");
  } finally {
    machine.stopping.removeEventListener("abort", onStop);
  }
};

/** The app got nothing: nobody listens there, or its name or its machine is gone for a while. */
const nothingSent = new Set([
  ...["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "EHOSTDOWN"],
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** A name with two addresses has such a failure for each. */
const isRefused = (cause: unknown): boolean => {
  const { code, errors } = (cause ?? {}) as { code?: string; errors?: unknown[] };
  return nothingSent.has(code ?? "") || (Array.isArray(errors) && errors.some(isRefused));
};
