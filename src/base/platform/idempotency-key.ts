import { safeParse } from "valibot";
import { idempotencyKeyText } from "../kernel/fields.ts";
import { canonicalJson } from "../kernel/json.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { sha256Hex } from "./crypto.ts";

/** How every create uses idempotency keys (G4.1 to G4.8). */
/**
 * The key of the header or the body, or null if there is none. If both are present, they must be
 * equal.
 * @rule G4.1
 */
export const readIdempotencyKey = (request: Request, input: unknown): Result<string | null> => {
  const inHeader = request.headers.get("idempotency-key");
  const inBody = (input as { idempotency_key?: unknown } | null)?.idempotency_key;
  // @rule G4.2
  if (inHeader !== null && inBody !== undefined && inHeader !== inBody) {
    return refuseKey("header and body must not differ");
  }
  const key = inHeader ?? inBody;
  if (key === undefined) return ok(null);
  const parsed = safeParse(idempotencyKeyText, key);
  return parsed.success ? ok(parsed.output) : refuseKey(parsed.issues[0].message);
};

const refuseKey = (reason: string) =>
  refuse("VALIDATION_FAILED", {
    field: "idempotency_key",
    message: `idempotency_key: ${reason}`,
  });

/**
 * SHA-256 of the input with sorted keys, before defaults and without the idempotency key.
 * @rule G4.7
 */
export const requestHash = (input: unknown): string => {
  const { idempotency_key: _, ...rest } = input as Record<string, unknown>;
  return sha256Hex(canonicalJson(rest));
};
