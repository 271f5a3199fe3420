import { redact } from "../../base/platform/log.ts";

/**
 * Keeps the first 500 bytes of an endpoint's answer, for its owner and for staff. A stranger wrote
 * the text, so more is removed than from the gateway's logs: everything that may be a secret, a
 * token, a code or an account, even if it may be just a long name.
 */
const KEPT_BYTES = 500;

/** Redaction shortens a text, so it processes more of the text than is kept. */
const LOOKED_AT = 2_000;

/** At most this much of an answer is read, so the connection can be reused. @rule P8.20 */
export const READ_BYTES = 4 * 1024;

/** The longest character in UTF-8. */
const CHARACTER_BYTES = 4;

/** Whether the text may be only the beginning of the answer. Its last character may be missing. */
const isCut = (text: string): boolean =>
  text.length > LOOKED_AT ||
  new TextEncoder().encode(text).byteLength > READ_BYTES - CHARACTER_BYTES;

const SHORTEST_SECRET = 8;

/** `secrets`: the secrets that signed the request, in case the endpoint repeats them. */
export const answerExcerpt = (text: string, secrets: readonly string[]): string => {
  // A secret at the end of the processed text could be cut and would then not be recognised.
  const looked = isCut(text) ? text.slice(0, LOOKED_AT).replace(/[\w+/=~%\\.-]+$/, "") : text;
  const known = secrets
    .flatMap((secret) => [secret, secret.replace(/^whsec_/, "")])
    .filter((secret) => secret.length >= SHORTEST_SECRET);
  const withoutKnown = known.reduce(
    (left, secret) => left.replace(spellingsOf(secret), "[secret]"),
    looked,
  );
  const withoutNamed = patterns.reduce(
    (left, [pattern, name]) => left.replace(pattern, name),
    redact(withoutKnown),
  );
  return firstBytes(withoutClasses(withoutNamed));
};

/** Characters that JSON, addresses and HTML may escape. */
const escapes: Readonly<Record<string, string>> = {
  "/": String.raw`\/|\\\/|%2f|&#x2f;|&#47;`,
  "+": String.raw`\+|%2b|&#x2b;|&#43;`,
  "=": "=|%3d|&#x3d;|&#61;",
  _: "_|%5f",
};

const spellingsOf = (secret: string): RegExp => {
  const letters = [...secret].map((letter) => escapes[letter] ?? letter.replace(/\W/, "\\$&"));
  return new RegExp(letters.map((letter) => `(?:${letter})`).join(""), "gi");
};

/**
 * Ids of the gateway's own objects. They are no secrets, and they show what the answer is about.
 */
const publicId = "(?:ps|pay|rf|evt|ep|cns|po|mnd|chg|mer|tpp)_[0-9A-Za-z]{43}(?![\\w+/=~%-])";

const patterns: readonly [RegExp, string][] = [
  // Values whose names say that they are secret, such as "password": "…" or token=….
  [
    /\b((?:[\w-]{0,30}(?:token|secret|passw(?:or)?d|authorization|api[_-]?key|cookie|session)|otp|pin|iban)\\?["']?\s*[:=]\s*)(?:\\?"[^"]*"?|'[^']*'?|[^\s,;&}<]+)/gi,
    "$1[removed]",
  ],
  [/\b(bearer|basic|dpop)\s+[\w.~+/=-]+/gi, "$1 [token]"],
];

const classes: readonly [RegExp, string][] = [
  // A long run with letters and digits: a token, a key, a hash.
  [
    /(?<![\w+/=~%\\-])(?=[A-Za-z_+/=~%\\-]*\d)(?=[\d_+/=~%\\-]*[A-Za-z])[\w+/=~%\\-]{20,}/,
    "[token]",
  ],
  // Codes, also behind a letter; and numbers as long as those of cards and accounts.
  [/(?<!\d)\d(?:[ .-]?\d){11,}(?!\d)/, "[number]"],
  [/(?<!\d)(?:\d{6}|\d{3}[ -]\d{3})(?!\d)/, "[code]"],
];

/** Removes everything of these classes except the gateway's own ids. */
const withoutClasses = (text: string): string =>
  classes.reduce(
    (left, [{ source }, name]) =>
      left.replace(new RegExp(`(${publicId})|${source}`, "g"), (_, id) => id ?? name),
    text,
  );

const firstBytes = (text: string): string => {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(KEPT_BYTES));
  return text.slice(0, read);
};
