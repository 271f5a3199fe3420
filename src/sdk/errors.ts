import type { RefusalCode } from "./types.ts";

/**
 * What can go wrong besides a refusal. After NETWORK_ERROR, TIMED_OUT and ABORTED nobody knows
 * whether the gateway has carried out the request: send it again under the same idempotency key.
 */
export type FailureWithoutAnswer =
  | "NETWORK_ERROR"
  | "TIMED_OUT"
  | "ABORTED"
  | "UNEXPECTED_ANSWER"
  /** A customer's return that does not belong to what this app began: use nothing of it. */
  | "RETURN_NOT_TRUSTED"
  /** The store has no tokens of the consent, or they have ended. */
  | "NO_TOKENS";

/** `string` besides: a later gateway, or another operator's, may have codes of its own. */
export type GatewayErrorCode = RefusalCode | FailureWithoutAnswer | (string & {});

/** The members that some refusals have besides. */
export interface RefusalDetails {
  /** For MANDATE_LIMIT_EXCEEDED: the limit, what is left under it, and when it counts anew. */
  limit?: "PER_CHARGE" | "PER_PERIOD" | "MAX_CHARGES" | "MAX_TOTAL";
  /** Minor units, or a number of charges. */
  remaining?: number;
  resets_at?: string | null;
}

interface ErrorInit {
  code: GatewayErrorCode;
  message: string;
  status?: number | null;
  retryable?: boolean;
  refused?: boolean;
  requestId?: string | null;
  field?: string | null;
  retryAfterSeconds?: number | null;
  oauthError?: string | null;
  details?: RefusalDetails;
  cause?: unknown;
}

/** The one error of the SDK: a refusal of the gateway, or the lack of an answer. */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
  /** Decide by the code; people read the message. */
  readonly code: GatewayErrorCode;
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** Whether the same request may succeed by itself within minutes. */
  readonly retryable: boolean;
  /**
   * Whether the gateway has refused it, so that nothing was done. If not, nobody knows: send the
   * same request under the same key until there is an answer.
   */
  readonly refused: boolean;
  /** The X-Correlation-Id: name it to the operator's support. */
  readonly requestId: string | null;
  /** The field at fault, as a dotted path. */
  readonly field: string | null;
  /** How long the gateway asks to wait. */
  readonly retryAfterSeconds: number | null;
  /** The error of an OAuth address, such as `invalid_grant`, or of the customer's return. */
  readonly oauthError: string | null;
  readonly details: RefusalDetails;

  constructor(init: ErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.code = init.code;
    this.status = init.status ?? null;
    this.retryable = init.retryable ?? false;
    this.refused = init.refused ?? false;
    this.requestId = init.requestId ?? null;
    this.field = init.field ?? null;
    this.retryAfterSeconds = init.retryAfterSeconds ?? null;
    this.oauthError = init.oauthError ?? null;
    this.details = init.details ?? {};
  }
}

/** An answer as it was received. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** The statuses of a proxy or a platform that may pass by themselves. */
const passing: readonly number[] = [408, 425, 429, 500, 502, 503, 504];

/** The error that an answer which is no success says: the API's form, or OAuth's. */
export const errorOfAnswer = (
  { status, headers, text }: RawAnswer,
  nowMs: number,
): GatewayError => {
  const body = parseJson(text) as { error?: unknown } | null;
  const common = {
    status,
    requestId: headers.get("x-correlation-id"),
    retryAfterSeconds: retryAfterOf(headers, nowMs),
  };
  const { error } = body ?? {};
  if (typeof error === "object" && error !== null && "code" in error) {
    const { code, message, retryable, correlation_id, field, ...details } = error as Members;
    return new GatewayError({
      ...common,
      refused: status < 500,
      code: String(code),
      message: String(message ?? code),
      retryable: retryable === true,
      requestId: textOr(correlation_id, common.requestId),
      field: textOr(field, null),
      details,
    });
  }
  if (typeof error === "string") {
    const { code, error_description, retryable, correlation_id } = body as Members;
    return new GatewayError({
      ...common,
      refused: status < 500,
      code: textOr(code, error) ?? error,
      message: textOr(error_description, error) ?? error,
      retryable: retryable === true || passing.includes(status),
      requestId: textOr(correlation_id, common.requestId),
      oauthError: error,
    });
  }
  return new GatewayError({
    ...common,
    code: "UNEXPECTED_ANSWER",
    message: `The answer with status ${status} is not the gateway's.`,
    retryable: passing.includes(status),
  });
};

type Members = Record<string, unknown>;

const textOr = (value: unknown, other: string | null): string | null =>
  typeof value === "string" ? value : other;

/** Null for what is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Seconds, or a date [RFC 9110 § 10.2.3]. */
const retryAfterOf = (headers: Headers, nowMs: number): number | null => {
  const value = headers.get("retry-after");
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / 1000));
};
