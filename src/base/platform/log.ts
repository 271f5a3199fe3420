import { DrizzleQueryError } from "drizzle-orm/errors";
import { replaceIbans } from "../kernel/iban.ts";
import { randomHex } from "./crypto.ts";
import { forgetBetweenTests } from "./isolate-memory.ts";
import {
  type EventOf,
  type FieldsOf,
  type LogEvent,
  type LogEventName,
  type LogValue,
  logEvents,
} from "./log-events.ts";

/**
 * Structured logs, one JSON object per line. IBANs, keys, tokens and codes are removed here, so no
 * caller can forget it. Every event is one of the list (log-events.ts).
 */
type Fields = Readonly<Record<string, LogValue>>;

const secretPatterns: readonly [RegExp, string][] = [
  // Capitals in the form of an IBAN, whether or not its country has IBANs.
  [/(?<![A-Za-z0-9])[A-Z]{2}[\d*]{2}(?:[ ._-]?[A-Z0-9*]){11,30}(?![A-Za-z0-9])/g, "[iban]"],
  [/(?:mk_(?:live|test)|whsec|\b(?:[abgir]k|st|as|ac|rt|ru))_[A-Za-z0-9_.+/=-]{8,}/g, "[key]"],
  // Right behind a letter a short prefix may be the end of a name, such as last_check_failed.
  [/(?:[abgir]k|st|as|ac|rt|ru)_[A-Za-z0-9]{24}[A-Za-z0-9_.+/=-]*/g, "[key]"],
  // A signed token: access tokens, assertions and DPoP proofs [RFC 7515 § 7.1].
  [/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*\.[A-Za-z0-9_-]*/g, "[token]"],
  // The part after the dot of a hosted page's address admits its holder.
  [/\b([a-z]{2,4}_[0-9A-Za-z]{43})\.[0-9a-f]{32,48}\b/g, "$1.[address]"],
  // The query of an address may hold the secret of its receiver.
  [/(\bhttps?:\/\/[^\s"'<>?#]+)\?[^\s"'<>]+/g, "$1?[query]"],
  // A TPP's secret, and the registry's addresses for customers. Ids have a prefix before it.
  [/(?<![0-9A-Za-z_])(?:test|live)?[0-9A-Za-z]{43}(?![0-9A-Za-z_])/g, "[secret]"],
  [/\b\d{6}\b/g, "[code]"],
];

// @rule A5.3
export const redact = (text: string): string =>
  secretPatterns.reduce((left, [pattern, name]) => left.replace(pattern, name), withoutIbans(text));

// @rule G5.6
const withoutIbans = (text: string): string => replaceIbans(text, () => "[iban]");

const withoutSecrets = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? redact(value) : value,
    ]),
  );

const write = (event: LogEventName, fields: Fields, error: Fields = {}): void => {
  const { level, tellsAfter }: LogEvent = logEvents[event];
  const shown = withoutSecrets(fields);
  const line = { level, event, ...shown, ...withoutSecrets(error) };
  console[level === "info" ? "log" : level](JSON.stringify(line));
  if (tellsAfter !== undefined) tell?.({ event, level, tellsAfter, fields: shown });
};

/** An event that needs a person, as it leaves the deployment: without the text of its error. */
export interface LoggedFault {
  event: LogEventName;
  level: LogEvent["level"];
  tellsAfter: number;
  fields: Fields;
}

let tell: ((fault: LoggedFault) => void) | null = null;

forgetBetweenTests(() => {
  tell = null;
});

/**
 * Called once at the beginning of a worker's module: who hears of the events that need a person.
 * The listener returns at once and throws nothing.
 */
export const tellFaultsTo = (listener: typeof tell): void => {
  tell = listener;
};

export const logInfo = <Name extends EventOf<"info">>(event: Name, fields?: FieldsOf<Name>): void =>
  write(event, fields ?? {});

export const logWarning = <Name extends EventOf<"warn">>(
  event: Name,
  fields?: FieldsOf<Name>,
): void => write(event, fields ?? {});

/** Logs a fault of ours. The stack goes to the log, never to the caller. */
export const logFault = <Name extends EventOf<"error">>(
  event: Name,
  error: unknown,
  fields?: FieldsOf<Name>,
): void => write(event, fields ?? {}, { error: describe(error) });

/** The error, where it happened, and its causes. What was bound to a query is left out. */
const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const causes = cause === undefined ? "" : `\ncaused by ${describe(cause)}`;
  if (!(error instanceof DrizzleQueryError)) return (error.stack ?? error.message) + causes;
  const frames = /(?:\n {4}at .*)*$/.exec(error.stack ?? "")?.[0] ?? "";
  return `Failed query: ${error.query}${frames}${causes}`;
};

/** A new trace, with a trace id of its own unless one is given [W3C Trace Context]. */
export const newTraceparent = (traceId = randomHex(16)): string =>
  `00-${traceId}-${randomHex(8)}-01`;
