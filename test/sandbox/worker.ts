import { createExecutionContext, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { expect } from "vitest";
import type { SandboxEnv } from "../../src/sandbox/env.ts";
import { sandboxRoutes } from "../../src/sandbox/routes.ts";
import { worldOf } from "../../src/sandbox/world.ts";
import { serve } from "../documents/checked-serve.ts";
import { untilTrue } from "../support/until-true.ts";

/** The sandbox worker, called as its callers do. */
export const ORIGIN = "http://127.0.0.1:8789";
export const env: SandboxEnv = { ...(bindings as unknown as SandboxEnv), LOCAL: "on" };
export const handler = serve(sandboxRoutes);

let calls = 0;

/** Each call has a new idempotency key, unless the headers have one. */
export const call = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  environment: SandboxEnv = env,
) => {
  const request = new Request(path.startsWith("http") ? path : ORIGIN + path, {
    method,
    headers: { "content-type": "application/json", "idempotency-key": `${++calls}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await handler(request, environment, createExecutionContext());
  const text = await response.text();
  return { status: response.status, text, json: /^(<|$)/.test(text) ? null : JSON.parse(text) };
};

const accountsOf = async (handle: string) => {
  const { json } = await call("GET", "/__local/seed.json");
  const found = json.banks.find((row: { bank_handle: string }) => row.bank_handle === handle);
  return found.accounts as { iban: string; alias?: string; kind: string }[];
};

export const ibanOf = async (handle: string, alias?: string) =>
  (await accountsOf(handle)).find((row) => row.alias === alias)?.iban ?? "";

/** A callback that is being sent is leased for 15 s; a repetition waits 8 s at most, or 16. */
const IS_CLAIMED = "(next_at - ?1 > 10000 AND next_at - ?1 <= 15000)";

/**
 * Makes everything that waits due, runs the alarm, and waits until nothing is due or being sent: an
 * alarm that the object set itself may already be at work.
 */
export const letTimePass = async () => {
  const world = worldOf(env);
  await runInDurableObject(world, (_object, { storage }) => {
    storage.sql.exec("UPDATE rail_payments SET act_at = 0");
    storage.sql.exec(`UPDATE callbacks SET next_at = 0 WHERE NOT ${IS_CLAIMED}`, Date.now());
  });
  await runDurableObjectAlarm(world);
  const isDone = async () => {
    const unsent = await runInDurableObject(world, (_object, { storage }) =>
      storage.sql
        .exec(
          `SELECT 1 FROM callbacks WHERE state = 'WAITING' AND (next_at <= ?1 OR ${IS_CLAIMED})`,
          Date.now(),
        )
        .toArray(),
    );
    expect(unsent).toEqual([]);
  };
  await untilTrue(isDone);
};
