import * as v from "valibot";
import { electronicIban, institutionCode } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { callOut } from "../../base/platform/outbound.ts";

/**
 * The national alias directory (D3.1), run by the central bank. It maps an identifier to its
 * canonical IBAN and institution code.
 */
const directoryAnswer = v.object({
  iban: electronicIban,
  institution_code: institutionCode,
});
export type DirectoryEntry = v.InferOutput<typeof directoryAnswer>;

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
    headers: { "content-type": "application/json", "x-gateway-key": key },
    body: JSON.stringify({ type, value }),
    timeoutMs: DIRECTORY_TIMEOUT_MS,
  });
  // @rule D3.6
  if (answer.kind === "lost") return refuse("DIRECTORY_UNAVAILABLE");
  if (answer.status === 404) return ok(null);
  if (answer.status !== 200) return refuse("DIRECTORY_UNAVAILABLE");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), directoryAnswer), answer.text);
  return parsed.success ? ok(parsed.output) : refuse("DIRECTORY_UNAVAILABLE");
};
