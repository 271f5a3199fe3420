import { createExecutionContext, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { serve } from "../../src/platform/serve.ts";
import type { SandboxEnv } from "../../src/sandbox/env.ts";
import { sandboxRoutes } from "../../src/sandbox/routes.ts";
import { worldOf } from "../../src/sandbox/world.ts";

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
  return { status: response.status, text, json: text.startsWith("<") ? null : JSON.parse(text) };
};

const accountsOf = async (handle: string) => {
  const { json } = await call("GET", "/__local/seed.json");
  const found = json.banks.find((row: { bank_handle: string }) => row.bank_handle === handle);
  return found.accounts as { iban: string; alias?: string; kind: string }[];
};

export const ibanOf = async (handle: string, alias?: string) =>
  (await accountsOf(handle)).find((row) => row.alias === alias)?.iban ?? "";

/** Makes everything that waits due, and runs the alarm. */
export const letTimePass = async () => {
  const world = worldOf(env);
  await runInDurableObject(world, (_object, state) => {
    state.storage.sql.exec("UPDATE rail_payments SET act_at = 0");
    state.storage.sql.exec("UPDATE callbacks SET next_at = 0");
  });
  await runDurableObjectAlarm(world);
  await vi.waitFor(async () => {
    const busy = await runInDurableObject(world, (_object, state) =>
      state.storage.sql
        .exec("SELECT 1 FROM callbacks WHERE state = 'WAITING' AND next_at - ? > 10000", Date.now())
        .toArray(),
    );
    expect(busy).toEqual([]);
  });
};
