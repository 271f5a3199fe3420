/**
 * Every event that a worker may log: its level, its fields, and whether a person is told of it.
 * docs/runbook.md has a row for each, with what to do (a test compares both).
 */
export interface LogEvent {
  level: "info" | "warn" | "error";
  /** Beside these, a fault has its `error`. */
  fields: readonly string[];
  /**
   * Set if the event needs a person: in how many different minutes of an episode it must occur
   * before the operator's alert address is told (operator-alerts.ts). 1 tells at once. More is for
   * what the platform's own restarts cause and cure.
   */
  tellsAfter?: number;
}

const info = <const Fields extends readonly string[]>(...fields: Fields) =>
  ({ level: "info", fields }) as const;
const warning = <const Fields extends readonly string[]>(...fields: Fields) =>
  ({ level: "warn", fields }) as const;
const fault = <const Fields extends readonly string[]>(...fields: Fields) =>
  ({ level: "error", fields }) as const;

/** The event needs a person. */
const telling = <const Event extends LogEvent>(event: Event, tellsAfter = 1) => ({
  ...event,
  tellsAfter,
});

/** What the platform's restarts can cause tells only if it goes on. */
const GOES_ON = 3;

export const logEvents = {
  // Of every worker.
  "audit head": info("chain", "sequence", "hash", "signature"),
  "audit entries archived": info("chain", "first_sequence", "last_sequence"),
  "audit chain at fault": telling(fault("chain", "sequence", "kind")),
  "database size": info("database", "bytes", "limit_bytes", "share"),
  "database is filling": telling(warning("database", "bytes", "limit_bytes", "share")),
  "size of a list database not read": fault(),
  "row waits for its list database": telling(warning("object_id", "is_full")),
  "request failed": telling(fault("correlationId", "path"), GOES_ON),
  "background work failed": fault("correlationId"),
  "a file was broken off": fault(),
  "object alarm failed": telling(fault(), GOES_ON),
  "tokens were not returned": fault("policy"),
  "operator not told": fault("about"),
  "operator alert refused": warning("about", "http_status"),
  "operator alert given up": fault("about"),

  // Objects and queues.
  "dead letter": telling(warning("message_id", "namespace", "object", "effect")),
  "message not handled": fault("message_id", "attempts"),
  "pointers not sent": fault("object"),
  "projections not written": fault("count"),
  "effect not performed": fault("namespace", "effect"),
  "effect without a performer": telling(warning("effect"), GOES_ON),
  "pointer to no object": telling(warning("namespace", "effect"), GOES_ON),
  "effect given up": warning("effect", "end_to_end_id", "consent_id", "mandate_id"),
  "object not reached": fault("object_id"),
  "charge not shown": fault("charge_id"),

  // The sweeps.
  "sweep failed": telling(fault("sweep"), GOES_ON),
  "kind not swept": telling(fault("kind"), GOES_ON),
  "late objects not indexed": telling(fault(), GOES_ON),
  "object not retired": fault(),
  "retention not usable": telling(fault()),
  "endpoint not reached": fault(),
  "endpoint not counted": fault(),
  "recovery job not continued": fault("job"),

  // Banks, rail, directory and registry.
  "bank call without a definite answer": warning("bank", "operation", "correlation_id", "detail"),
  "bank has different content under this end_to_end_id": telling(
    fault("bank", "operation", "correlation_id"),
  ),
  "bank answer that cannot be true": warning("bank", "operation", "detail", "correlation_id"),
  "bank's address of its app not used": warning("bank", "why", "correlation_id"),
  "bank lists accounts of others": telling(warning("bank", "consent_id")),
  "bank names an account of another": telling(warning("bank")),
  "key for a bank not read": telling(fault("bank")),
  "note of a breaker failed": fault(),
  "instruction not sent": fault("correlation_id"),
  "notify-credit refused": warning("bank", "code"),
  "notify-authorisation refused": warning("bank", "consent_id", "mandate_id"),
  "notify-charge refused": warning("bank", "charge_id"),
  "rail's answer does not match": telling(warning("end_to_end_id", "correlation_id")),
  "credit callback does not match": telling(warning("object_id", "correlation_id")),
  "movement under manual review": telling(warning("object_id", "movement", "reason")),
  "directory and registry name different banks": warning("registry", "directory"),
  "directory does not confirm an account": warning(
    "institution",
    "institution_confirmed",
    "alias_agrees",
    "correlation_id",
  ),
  "registry does not confirm an alias": warning("context", "outcome", "correlation_id"),
  "registry limits this gateway's lookups": telling(warning("retry_after"), GOES_ON),

  // Customers' approvals.
  "challenge not sent": fault("correlation_id"),
  "code not checked": fault("correlation_id"),
  "payer guard not updated": fault(),
  "surroundings of a page not read": fault(),
  "a mandate's payee is at another account than at its creation": warning(
    "mandate_id",
    "correlation_id",
  ),

  // Webhooks.
  "webhook attempt": info("event_id", "attempt", "origin", "result", "http_status", "duration_ms"),
  "webhook attempt too late": warning("event_id", "attempt"),
  "webhook attempt not reported in full": fault("event_id", "attempt"),
  "webhook address cannot be parsed": warning("event_id"),
  "webhook pointers were not sent": fault("pointers"),
  "delivery not leased": fault("object", "event_id"),
  "alert not told": fault("object", "event_id"),
  "endpoint disabled": warning("owner", "mode", "kind", "origin", "reason", "at"),
  "endpoint enabled": info("owner", "mode", "kind", "origin"),
  "event given up": warning("event_id", "type", "owner", "mode", "origin", "attempts"),
  "event not published": fault(),
  "events not published": fault(),
  "recovery job not begun": fault(),
  "recovery job ended": info("job", "status", "delivered", "failed"),

  // Staff.
  "use of a console session not noted": fault(),
  "master key not usable": telling(fault()),
  "sealed key not readable": telling(fault("key_id")),

  // The registry.
  "registry sweep failed": telling(fault("step", "handleId", "bankId"), GOES_ON),
  "a bucket of tokens does not answer": fault("policy"),
  "old lookups were not deleted": fault(),

  // The sandbox, in a local world alone.
  "world alarm failed": fault(),
} as const satisfies Readonly<Record<string, LogEvent>>;

export type LogEventName = keyof typeof logEvents;

/** The events of one level. */
export type EventOf<Level extends LogEvent["level"]> = {
  [Name in LogEventName]: (typeof logEvents)[Name]["level"] extends Level ? Name : never;
}[LogEventName];

export type LogValue = string | number | boolean | null | undefined;

/** The fields that an event may have. */
export type FieldsOf<Name extends LogEventName> = {
  readonly [Field in (typeof logEvents)[Name]["fields"][number]]?: LogValue;
};
