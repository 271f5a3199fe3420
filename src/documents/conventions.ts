/** The beginning of each of our documents (docs/contract/general.md). */
export const conventions = `## Conventions

- JSON in UTF-8. Bodies have at most 64 KiB. A request with an unknown field is refused.
- Amounts are integers in minor units of their currency: 1250 is 12.50 in USD. Currencies are ISO 4217
  codes. Times are ISO 8601 in UTC.
- A field without a value yet is present and null.
- Identifiers are opaque texts with a prefix for their kind. An unknown or malformed one is 404.
- Every answer has \`X-Correlation-Id\`: the request's own if it has up to 64 of \`A-Za-z0-9._-\`.
- Lists take \`limit\` and \`cursor\` and answer \`{data, next_cursor}\`. They may be seconds behind.
- Within this version, fields, codes, events and addresses are only added. A client ignores what it
  does not know.

## Idempotency

Where \`Idempotency-Key\` is named, the same request under the same key gets the first accepted answer
again, byte for byte, with \`Idempotency-Replayed: true\`. Another request under that key is 409
IDEMPOTENCY_KEY_REUSED. Refusals are not remembered. \`idempotency_key\` in the body is the same; if
both are sent, they must be equal.

## Refusals

Every refusal is \`{error: {code, message, retryable, correlation_id}}\`. If \`retryable\` is true, the
same request may succeed by itself within minutes. False says nothing more than that it will not: it
may succeed later, or after somebody has acted. The codes are listed under Errors. A browser (\`Accept: text/html\`)
gets 404, 405, 429 and 5xx as a page.

## Limits

Each answer to a request that counted against a limit has \`RateLimit-Policy\` and \`RateLimit\`, by
the limit's name. What is left is an estimate: several servers count. Above a limit the answer is 429
with \`Retry-After\`.`;
