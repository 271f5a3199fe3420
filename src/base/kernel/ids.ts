/**
 * Public identifiers: `<prefix>_<base62 of 32 bytes>`. For aggregates the 32 bytes are the Durable
 * Object id, so the identifier is the address and needs no lookup.
 */
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The digit of each character code. */
const digits = new Uint8Array(128);
for (let digit = 0; digit < alphabet.length; digit++) digits[alphabet.charCodeAt(digit)] = digit;

// 62^43 > 2^256 > 62^42: every 32 bytes fit into exactly 43 characters.
const WIDTH = 43;

// A chunk of this many characters fits into a number exactly, so big integers are needed only once
// per chunk.
const CHUNK = 8;
const CHUNK_BASE = 62n ** BigInt(CHUNK);

/** 64 hex characters (32 bytes) as 43 base62 characters. */
export const base62FromHex = (hex: string): string => {
  let value = BigInt(`0x${hex}`);
  let text = "";
  while (text.length < WIDTH) {
    let chunk = Number(value % CHUNK_BASE);
    value /= CHUNK_BASE;
    for (let place = 0; place < CHUNK; place++) {
      text = alphabet[chunk % 62] + text;
      chunk = Math.floor(chunk / 62);
    }
  }
  return text.slice(-WIDTH);
};

/** The reverse of `base62FromHex`, or null for any text that it cannot produce. */
export const hexFromBase62 = (text: string): string | null => {
  if (!/^[0-9A-Za-z]{43}$/.test(text)) return null;
  const padded = text.padStart(Math.ceil(WIDTH / CHUNK) * CHUNK, "0");
  let value = 0n;
  for (let start = 0; start < padded.length; start += CHUNK) {
    let chunk = 0;
    for (let place = start; place < start + CHUNK; place++) {
      chunk = chunk * 62 + (digits[padded.charCodeAt(place)] ?? 0);
    }
    value = value * CHUNK_BASE + BigInt(chunk);
  }
  const hex = value.toString(16);
  return hex.length > 64 ? null : hex.padStart(64, "0");
};

// @rule G1.4
export const formatId = (prefix: string, hex: string): string => `${prefix}_${base62FromHex(hex)}`;

/** The hex part of an identifier with one of these prefixes, or null. */
export const parseId = (prefixes: readonly string[], text: string): string | null => {
  const cut = text.indexOf("_");
  return cut > 0 && prefixes.includes(text.slice(0, cut))
    ? hexFromBase62(text.slice(cut + 1))
    : null;
};

// Identifiers that begin with a creation time, so that staff can find their object in the list.

const END_TO_END_TIME_WIDTH = 9;
const TRACE_TIME_WIDTH = 12;

/** The first 9 of the 35 characters of an end_to_end_id: the creation time of its object. */
export const endToEndPrefix = (createdAt: number): string =>
  createdAt.toString(36).toUpperCase().padStart(END_TO_END_TIME_WIDTH, "0");

/** The time that an end_to_end_id begins with; null for a text of another form. */
export const timeOfEndToEndId = (text: string): number | null =>
  /^[0-9A-Z]{35}$/.test(text) ? Number.parseInt(text.slice(0, END_TO_END_TIME_WIDTH), 36) : null;

/** The first 12 of the 32 hex characters of a correlation id made by the gateway. */
export const tracePrefix = (nowMs: number): string =>
  nowMs.toString(16).padStart(TRACE_TIME_WIDTH, "0");

/** The time that such a correlation id begins with; null for any other text. */
export const timeOfTraceId = (text: string): number | null =>
  /^[0-9a-f]{32}$/.test(text) ? Number.parseInt(text.slice(0, TRACE_TIME_WIDTH), 16) : null;
