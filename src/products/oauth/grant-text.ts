import { base62FromHex, hexFromBase62 } from "../../base/kernel/ids.ts";
import { constantTimeEqual, deriveKey, hmacHex } from "../../base/platform/crypto.ts";

/**
 * Codes, refresh tokens and request_uris: `<kind>_<the consent's object>.<numbers>.<mac>`. The
 * object stores only counters, so its storage contains no usable token, and an answer can be
 * repeated exactly (docs/decisions/092). The mac needs the deployment's key, so invented texts
 * reach no object.
 */
export type GrantKind = "ac" | "rt" | "ru";

/** The contents of such a text. */
export interface GrantText {
  /** The consent's object id in hex. */
  hex: string;
  /** For a code its number; for a refresh token its family and generation; otherwise the end. */
  numbers: number[];
}

const macOf = (masterKey: string, kind: GrantKind, named: string): string =>
  base62FromHex(hmacHex(deriveKey(masterKey, `oauth-grant:${kind}`), named));

export const writeGrant = (
  masterKey: string,
  kind: GrantKind,
  { hex, numbers }: GrantText,
): string => {
  const named = [base62FromHex(hex), ...numbers].join(".");
  return `${kind}_${named}.${macOf(masterKey, kind, named)}`;
};

/** The contents of a text; null if this deployment did not make it as this kind. */
export const readGrant = (masterKey: string, kind: GrantKind, text: string): GrantText | null => {
  const form = /^([a-z]+)_(([0-9A-Za-z]{43})((?:\.[1-9][0-9]{0,9}){1,2}))\.([0-9A-Za-z]{43})$/;
  const [, prefix, named = "", id = "", numbers = "", mac = ""] = form.exec(text) ?? [];
  const hex = hexFromBase62(id);
  if (prefix !== kind || hex === null) return null;
  if (!constantTimeEqual(mac, macOf(masterKey, kind, named))) return null;
  return { hex, numbers: numbers.slice(1).split(".").map(Number) };
};
