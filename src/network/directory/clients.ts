import * as v from "valibot";
import { bankHandle } from "../../base/kernel/fields.ts";
import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { logWarning } from "../../base/platform/log.ts";
import { callOut } from "../../base/platform/outbound.ts";
import { accountRef } from "../banks/contract.ts";
import { type DirectoryEntry, readDirectoryAnswer } from "./directory-contract.ts";

/** The identity registry (R3.1). It maps a handle to the bank and account reference to route to. */
const routed = v.object({
  bank_handle: bankHandle,
  status: v.literal("ACTIVE"),
  routes: v.array(
    v.object({
      bank_handle: bankHandle,
      account_ref: accountRef,
      capabilities: v.array(v.string()),
    }),
  ),
});

/** Every status except ACTIVE is switched off, also one that a later registry adds. */
const held = v.object({
  status: v.pipe(
    v.string(),
    v.check((status) => status !== "ACTIVE"),
  ),
  routes: v.strictTuple([]),
});

const resolution = v.union([routed, held]);

/** A customer may pay from one default account and be paid on another (R2.3). */
export type PaymentContext = "PAYER" | "PAYEE";

export interface RegistryRoute {
  bank_handle: string;
  account_ref: string;
}

/** What the registry says of a name. The national directory decides only about unknown ones. */
export type NameAnswer =
  | { kind: "routed"; route: RegistryRoute }
  /** Held, but suspended, deactivated, or without an account that takes payments. */
  | { kind: "switched_off" }
  | { kind: "unknown" };

const REGISTRY_TIMEOUT_MS = 3_000;

/** Asks for the route of an alias (`handle` or `handle@bank`) that accepts payments. */
export const askRegistry = async (
  env: GatewayEnv,
  mode: Mode,
  alias: string,
  paymentContext: PaymentContext,
): Promise<Result<NameAnswer>> => {
  const key = mode === "test" ? env.TEST_REGISTRY_KEY : env.LIVE_REGISTRY_KEY;
  if (!key) return refuse("REGISTRY_UNAVAILABLE");
  const answer = await callOut({
    url: `${env.REGISTRY_URL}/identity/resolve/${encodeURIComponent(alias)}?context=${paymentContext}`,
    method: "GET",
    headers: { "x-gateway-key": key },
    timeoutMs: REGISTRY_TIMEOUT_MS,
    via: env.REGISTRY,
  });
  if (answer.kind === "lost") return refuse("REGISTRY_UNAVAILABLE");
  if (answer.status === 404) return ok({ kind: "unknown" });
  if (answer.status === 429) return refuseForNow(answer.headers);
  if (answer.status !== 200) return refuse("REGISTRY_UNAVAILABLE");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), resolution), answer.text);
  if (!parsed.success) return refuse("REGISTRY_UNAVAILABLE");
  return ok(nameAnswer(parsed.output));
};

// @rule D3.4
const nameAnswer = (told: v.InferOutput<typeof resolution>): NameAnswer => {
  if (!("bank_handle" in told)) return { kind: "switched_off" };
  const { bank_handle, routes } = told;
  const route = routes.find(
    (candidate) =>
      candidate.bank_handle === bank_handle && candidate.capabilities.includes("PAYMENTS"),
  );
  return route
    ? { kind: "routed", route: { bank_handle, account_ref: route.account_ref } }
    : { kind: "switched_off" };
};

/**
 * This gateway has used up its lookups (docs/decisions/032). Its operator asks the registry's
 * operator for higher limits.
 */
const refuseForNow = (headers: Headers): Refusal => {
  const seconds = Number(headers.get("retry-after"));
  logWarning("registry limits this gateway's lookups", { retry_after: seconds });
  return seconds >= 1 && seconds <= 3_600
    ? refuse("REGISTRY_UNAVAILABLE", { retry_after: Math.ceil(seconds) })
    : refuse("REGISTRY_UNAVAILABLE");
};

// @rule G8.1
const DIRECTORY_TIMEOUT_MS = 3_000;

/**
 * The entry, or null if the directory has none. Without an answer it returns a refusal, never a
 * guess.
 * @rule D3.1
 */
export const askDirectory = async (
  env: GatewayEnv,
  mode: Mode,
  type: "ALIAS" | "IBAN",
  value: string,
): Promise<Result<DirectoryEntry | null>> => {
  const url = mode === "test" ? env.TEST_DIRECTORY_URL : env.LIVE_DIRECTORY_URL;
  const key = mode === "test" ? env.TEST_DIRECTORY_KEY : env.LIVE_DIRECTORY_KEY;
  if (!url || !key) return refuse("DIRECTORY_UNAVAILABLE");
  const answer = await callOut({
    url: `${url}/resolve`,
    method: "POST",
    // @rule D3.7
    headers: { "content-type": "application/json", "x-gateway-key": key },
    body: JSON.stringify({ type, value }),
    timeoutMs: DIRECTORY_TIMEOUT_MS,
  });
  const read = readDirectoryAnswer(answer);
  if (read.kind === "unknown") return refuse("DIRECTORY_UNAVAILABLE");
  return ok(read.kind === "found" ? read.entry : null);
};
