import { applyD1Migrations, createExecutionContext, env } from "cloudflare:test";
import { sha256Hex } from "../../src/platform/crypto.ts";
import type { RegistryEnv } from "../../src/registry/environment.ts";
import type { SeedRequest } from "../../src/registry/requests.ts";
import registry from "../../workers/registry/index.ts";

/** The registry worker with a real D1, spoken to as its callers do. */
export const db = (env as unknown as RegistryEnv).DB;

const migrations = import.meta.glob<string>("../../migrations/registry/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const migrate = (): Promise<void> =>
  applyD1Migrations(
    db,
    Object.keys(migrations)
      .sort()
      .map((name) => ({
        name,
        queries: (migrations[name] ?? "").split("--> statement-breakpoint"),
      })),
  );

export interface Answer {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at field by field
  body: any;
}

export const ask = async (
  path: string,
  {
    method = "GET",
    key,
    json,
    local = true,
  }: { method?: string; key?: string; json?: unknown; local?: boolean } = {},
): Promise<Answer> => {
  const request = new Request(`https://registry.example${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { "x-gateway-key": key }),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      "x-correlation-id": "the-test",
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const registryEnv: RegistryEnv = {
    DB: db,
    MASTER_KEY: "master",
    ...(local ? { LOCAL: "on" } : {}),
  };
  const response = await registry.fetch(request as never, registryEnv, createExecutionContext());
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: text === "" ? null : JSON.parse(text),
  };
};

export const testKey = "gk_test_of_acme";
export const liveKey = "gk_live_of_acme";

const bank = (bank_handle: string, realm: "test" | "live"): SeedRequest["banks"][number] => ({
  bank_handle,
  bank_id: `bnk_${bank_handle}`,
  name: `Bank ${bank_handle}`,
  capabilities: ["PAYMENTS", "OPEN_BANKING"],
  realm,
});

const link = (
  alias: string,
  bank_handle: string,
  isDefault = true,
  realm: "test" | "live" = "test",
): SeedRequest["links"][number] => ({
  alias,
  bank_handle,
  account_ref: `ref_${realm}_${alias}_${bank_handle}`,
  currency: "USD",
  default: isDefault,
  realm,
});

/** Layla has accounts at two banks, the others one; lena exists in the live realm alone. */
export const world = (): SeedRequest => ({
  banks: [
    bank("aurora", "test"),
    { ...bank("borealis", "test"), capabilities: ["PAYMENTS"], key_sha256: "b".repeat(64) },
    bank("aurora", "live"),
  ],
  gateways: [
    { name: "acme", realm: "test", key_sha256: sha256Hex(testKey) },
    { name: "acme", realm: "live", key_sha256: sha256Hex(liveKey) },
  ],
  links: [
    link("layla", "aurora"),
    link("layla", "borealis", false),
    link("omar", "borealis"),
    link("sam.o-neil_2", "aurora"),
    link("lena", "aurora", true, "live"),
  ],
});

export const seed = (document: unknown = world()): Promise<Answer> =>
  ask("/__local/seed", { method: "PUT", json: document });

/** As a bank, the customer or the operator would switch something; governance is not at hand. */
export const change = (sql: string, ...values: string[]) =>
  db
    .prepare(sql)
    .bind(...values)
    .run();
