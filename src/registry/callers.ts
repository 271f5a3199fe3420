import { ok, type Result, refuse } from "../kernel/result.ts";
import { sha256Hex } from "../platform/crypto.ts";
import { database } from "../platform/database.ts";
import type { Guard } from "../platform/edge.ts";
import type { RegistryEnv } from "./environment.ts";
import { queries } from "./queries.ts";
import type { Realm } from "./schema.ts";

/** Who looks something up, and in which realm. A gateway's realm is its key's. */
export type Caller =
  | { kind: "public"; realm: Realm }
  | { kind: "gateway"; realm: Realm; name: string };

/**
 * Admits everyone without a key as the public, in the realm of the query, and a gateway by its key.
 * Every lookup passes here and only here, so this is where a caller is charged for it.
 */
export const lookupCaller: Guard<RegistryEnv, Caller> = async ({ request, url, env }) => {
  const asked = readRealm(url);
  if (!asked.ok) return asked;
  const key = request.headers.get("x-gateway-key");
  if (key === null) return ok({ kind: "public", realm: asked.value ?? "live" });

  // Read every time: a key that was switched off must not lead one more payment.
  const [gateway] = await queries.gatewayByKey(database(env), sha256Hex(key));
  if (!gateway) return refuse("UNAUTHENTICATED");
  if (asked.value !== null && asked.value !== gateway.realm) {
    return refuse("VALIDATION_FAILED", {
      field: "realm",
      message: `realm: this key belongs to the realm ${gateway.realm}`,
    });
  }
  return ok({ kind: "gateway", realm: gateway.realm, name: gateway.name });
};

/** The query's realm; null where the query names none. */
const readRealm = (url: URL): Result<Realm | null> => {
  const realm = url.searchParams.get("realm");
  if (realm === null || realm === "test" || realm === "live") return ok(realm);
  return refuse("VALIDATION_FAILED", { field: "realm", message: "realm: must be test or live" });
};
