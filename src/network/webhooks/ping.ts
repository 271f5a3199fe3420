import * as v from "valibot";
import { eventId, mode, named, time } from "../../base/kernel/fields.ts";
import { isoTime, now } from "../../base/platform/clock.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import type { Owner } from "../parties/owners.ts";
import { readOwner } from "../parties/read-owner.ts";
import { makeAttempt } from "./deliver.ts";
import type { AttemptRecord } from "./delivery-machine.ts";
import type { EndpointName } from "./endpoint-record.ts";
import type { EventContract } from "./event-contract.ts";
import { eventBytes } from "./events.ts";

/** A test event that staff send. It appears in no list and is never repeated. */
export const PING = "endpoint.ping";

/** It has only the members of every event. */
const ping = v.pipe(
  v.strictObject({ event_id: eventId, occurred_at: time, mode }),
  named("EndpointPing", "A test event. Nothing happened: fulfil nothing on it."),
);

export const pingEvent: EventContract = {
  summary: "The operator's staff test the registered address, also while it is disabled",
  data: ping,
};

/** How long a ping may wait until its request is sent. */
const PATIENCE_MS = 5_000;

/** The endpoint of the owner's registered address. Null without an address. */
export const readRegistered = async (
  env: GatewayEnv,
  owner: Owner,
  mode: Mode,
): Promise<EndpointName | null> => {
  const url = await readAddress(env, owner, mode);
  return url === null ? null : { owner, mode, kind: "REGISTERED", origin: new URL(url).origin };
};

const readAddress = async (env: GatewayEnv, owner: Owner, mode: Mode): Promise<string | null> =>
  (await readOwner(env, owner, mode, { fresh: true }))?.webhook_url ?? null;

/**
 * Sends one test event to the address that is registered now, also while the endpoint is disabled.
 * Null if the endpoint is not the registered one, or the request was not sent in time.
 */
export const pingEndpoint = async (
  env: GatewayEnv,
  { owner, mode, kind, origin }: EndpointName,
  traceparent: string,
): Promise<{ event_id: string; attempt: AttemptRecord } | null> => {
  const url = await readAddress(env, owner, mode);
  if (kind !== "REGISTERED" || url === null || new URL(url).origin !== origin) return null;
  const event_id = `evt_${randomBase62()}`;
  const bytes = eventBytes(PING, { event_id, occurred_at: isoTime(now()), mode });
  const leased = { event_id, owner, mode, url, bytes, traceparent, attempt: 1 };
  const outcome = await makeAttempt(env, { ...leased, send_by: now() + PATIENCE_MS });
  if (!outcome) return null;
  const { result, http_status, duration_ms, answer = null } = outcome;
  return { event_id, attempt: { attempt: 1, at: now(), result, http_status, duration_ms, answer } };
};
