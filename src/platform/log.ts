/**
 * Structured logs, one JSON object per line. IBANs, keys, tokens and codes are removed here, so no
 * caller can forget it.
 */
type Fields = Record<string, string | number | boolean | null | undefined>;

const secretPatterns: readonly [RegExp, string][] = [
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/g, "[iban]"],
  [/\b(?:mk_(?:live|test)|ak|bk|ik|rk|gk|whsec|st|as)_[A-Za-z0-9_.+/=-]{8,}/g, "[key]"],
  // The part after the dot of a checkout address admits its holder.
  [/\b((?:ps|pay)_[0-9A-Za-z]{43})\.[0-9a-f]{32}\b/g, "$1.[address]"],
  [/\b\d{6}\b/g, "[code]"],
];

export const redact = (text: string): string =>
  secretPatterns.reduce((left, [pattern, name]) => left.replace(pattern, name), text);

const write = (level: "info" | "warn" | "error", event: string, fields: Fields): void => {
  const line: Record<string, unknown> = { level, event };
  for (const [name, value] of Object.entries(fields)) {
    line[name] = typeof value === "string" ? redact(value) : value;
  }
  console[level === "info" ? "log" : level](JSON.stringify(line));
};

export const logInfo = (event: string, fields: Fields = {}): void => write("info", event, fields);
export const logWarning = (event: string, fields: Fields = {}): void =>
  write("warn", event, fields);

/** Logs a fault of ours. The stack goes to the log, never to the caller. */
export const logFault = (event: string, error: unknown, fields: Fields = {}): void =>
  write("error", event, {
    ...fields,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
