/** The headers of answers and requests that rows share (G1.9, G3.2, G4.3). */
const text = (description: string, example: string) => ({
  description,
  schema: { type: "string" },
  example,
});

const correlationId = "0af7651916cd43dd8448eb211c80319c";

export const headers = {
  "X-Correlation-Id": {
    required: true,
    ...text("The request's own if it was well-formed, else a new one.", correlationId),
  },
  Location: { required: true, ...text("The address of the new record.", "/payments/…") },
  "Idempotency-Replayed": text("`true` if this is the answer to an earlier request.", "true"),
  "Retry-After": {
    description: "The seconds to wait before the same request has a chance.",
    schema: { type: "integer", minimum: 1 },
    example: 5,
  },
  RateLimit: text(
    "By limit: `r` is what is left, about, and `t` the seconds until all of it is back, or, in a " +
      "refusal, until the request has a chance.",
    '"merchant-key";r=598;t=1',
  ),
  "RateLimit-Policy": text(
    "The limits that the request counted against, each with its quota `q` and its window `w` in " +
      "seconds [draft-ietf-httpapi-ratelimit-headers]. Absent if none did.",
    '"merchant-key";q=600;w=60',
  ),
  Deprecation: text(
    "The time since when something that the request used will go [RFC 9745].",
    "@1796083200",
  ),
  Sunset: text("From then on it may be gone [RFC 8594].", "Wed, 01 Dec 2027 00:00:00 GMT"),
  "WWW-Authenticate": { required: true, ...text("How to authenticate.", "Bearer") },
  /** The same header, where only some refusals of a status have it. */
  Challenge: text(
    "How to authenticate, if the credentials are at fault and others would help.",
    'Bearer error="insufficient_scope", scope="accounts:read"',
  ),
} as const;

/** The header's name in an answer. */
export const nameOnWire = (name: HeaderName): string =>
  name === "Challenge" ? "WWW-Authenticate" : name;

export type HeaderName = keyof typeof headers;

export const parameters = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "Makes a repeat safe: the same request under the same key gets the first answer again. " +
      "`idempotency_key` in the body is the same.",
    schema: { type: "string", pattern: "^[\\x20-\\x7e]{1,255}$" },
    example: "order-7",
  },
  CorrelationId: {
    name: "X-Correlation-Id",
    in: "header",
    description: "The caller's own id of this request. The answer, logs and banks repeat it.",
    schema: { type: "string", pattern: "^[A-Za-z0-9._-]{1,64}$" },
    example: correlationId,
  },
  GatewayCorrelationId: {
    name: "X-Correlation-Id",
    in: "header",
    required: true,
    description: "The gateway's id of the request behind this call, for logs.",
    schema: { type: "string" },
    example: correlationId,
  },
  Traceparent: {
    name: "traceparent",
    in: "header",
    required: true,
    description: "The trace of the request behind this call [W3C Trace Context].",
    schema: { type: "string" },
    example: `00-${correlationId}-b7ad6b7169203331-01`,
  },
  RepeatKey: {
    name: "Idempotency-Key",
    in: "header",
    required: true,
    description:
      "The same in every repeat of a call. For a movement it is the end_to_end_id, which is what " +
      "counts. A question that is asked anew has a new one.",
    schema: { type: "string" },
    example: "7Q2M4X9K1B8D3F6H5J0N2P4R6T8V",
  },
  Signature: {
    name: "X-Gateway-Signature",
    in: "header",
    required: true,
    description:
      "`sha256=` and the hex HMAC-SHA256 of the raw body. Its key is the whole signing secret as " +
      "it was shown, with `whsec_`.",
    schema: { type: "string", pattern: "^sha256=[0-9a-f]{64}$" },
    example: `sha256=${"0123456789abcdef".repeat(4)}`,
  },
  WebhookId: {
    name: "webhook-id",
    in: "header",
    required: true,
    description: "The event_id [Standard Webhooks].",
    schema: { type: "string" },
    example: "evt_0123456789012345678901234567890123456789abc",
  },
  WebhookTimestamp: {
    name: "webhook-timestamp",
    in: "header",
    required: true,
    description: "The time of this attempt, in seconds since 1970 [Standard Webhooks].",
    schema: { type: "string", pattern: "^[0-9]+$" },
    example: "1795256100",
  },
  WebhookSignature: {
    name: "webhook-signature",
    in: "header",
    required: true,
    description: "One signature for each valid secret, separated by spaces [Standard Webhooks].",
    schema: { type: "string" },
    example: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  },
} as const;

export type ParameterName = keyof typeof parameters;

/** The headers of an interface in addition to those of single rows, and its open bodies. */
export interface Wire {
  everyRequest: readonly ParameterName[];
  /** Of rows that take an Idempotency-Key. */
  idempotentRequest: readonly ParameterName[];
  everyAnswer: readonly HeaderName[];
  idempotentAnswer: readonly HeaderName[];
  /** Of rows of which something will go. */
  deprecatedAnswer: readonly HeaderName[];
  /** The bodies that the gateway sends may gain members in a later version: they are open. */
  requests: "open" | "closed";
  answers: "open" | "closed";
}

/** The interfaces of our workers. */
export const ourWire: Wire = {
  everyRequest: ["CorrelationId"],
  idempotentRequest: ["IdempotencyKey"],
  everyAnswer: ["X-Correlation-Id", "RateLimit-Policy", "RateLimit"],
  idempotentAnswer: ["Idempotency-Replayed"],
  deprecatedAnswer: ["Deprecation", "Sunset"],
  requests: "closed",
  answers: "open",
};

/** The interface that banks serve and the gateway calls. */
export const bankWire: Wire = {
  everyRequest: ["GatewayCorrelationId", "Traceparent"],
  idempotentRequest: ["RepeatKey"],
  everyAnswer: [],
  idempotentAnswer: [],
  deprecatedAnswer: [],
  requests: "open",
  answers: "closed",
};
