import { parseId } from "../../base/kernel/ids.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";

const CONSENT_PREFIXES = ["cns"] as const;

/**
 * Checks X-Consent-Id against an access token. Several headers arrive joined by commas, so they are
 * malformed. Another consent is CONSENT_MISMATCH, whether it exists or not. Where the path names
 * the consent, the header may be absent.
 * @rule O7.1
 */
export const checkConsentHeader = (
  header: string | null,
  tokensConsent: string | null,
  { required }: { required: boolean },
): Result<null> => {
  if (header === null && !required) return ok(null);
  if (header === null || parseId(CONSENT_PREFIXES, header) === null) {
    return refuse("CONSENT_ID_REQUIRED");
  }
  return header === tokensConsent ? ok(null) : refuse("CONSENT_MISMATCH");
};
