import * as v from "valibot";
import type { ProblemCode } from "../base/kernel/problems.ts";
import type { RouteContract } from "../base/platform/contract.ts";
import type { EventContract } from "../network/webhooks/event-contract.ts";
import { Components } from "./components.ts";
import { ourWire, type Wire } from "./headers.ts";
import { operationOf } from "./operations.ts";
import { catalogueOf, catalogueTable, sortCodes } from "./refusals.ts";

/** The parts of a document that are about all its rows. */
export interface DocumentFrame {
  title: string;
  description: string;
  /** By default that of our workers. */
  wire?: Wire;
  /** By default the deployment that serves the document. */
  servers?: readonly object[];
  /** Rows exist with and without it (G1.3). A row that does not names its own server. */
  prefix?: string;
  /** The rows of the document: of all rows those that a tag has. */
  tags: readonly DocumentTag[];
  /** By name. */
  events: Readonly<Record<string, EventContract>>;
  /** The codes in addition to those of the rows: final failures, and the refusals of every path. */
  codes: readonly ProblemCode[];
}

export interface DocumentTag {
  name: string;
  description: string;
  /** A row has the first tag whose pattern fits its first path. */
  paths: RegExp;
  /** Where they differ from those of the document. */
  wire?: Wire;
  servers?: readonly object[];
}

/** The tag of a row; undefined for a row of other readers, and for one that is internal. */
export const tagOf = (frame: DocumentFrame, row: RouteContract): DocumentTag | undefined => {
  const address = row.paths[0]?.replace(/\.csv$/, "") ?? "";
  return row.internal ? undefined : frame.tags.find(({ paths }) => paths.test(address));
};

/**
 * The OpenAPI 3.0.3 document of those rows of a table that have a tag.
 * @rule G1.14
 */
export const documentOf = (frame: DocumentFrame, table: readonly RouteContract[]) => {
  const rows = table.filter((row) => tagOf(frame, row));
  const refusals = rows.flatMap((row) => row.refusals);
  const codes = sortCodes([...frame.codes, ...refusals]);
  const components = new Components(codes);
  const paths = pathsOf(frame, rows, components);
  const webhooks = Object.entries(frame.events).map(([name, event]) => [
    name,
    webhookOf(name, event, components),
  ]);
  return {
    openapi: "3.0.3",
    info: {
      title: frame.title,
      version: "1.0.0",
      description: frame.description,
      license: {
        name: "UNLICENSED",
        url: "https://docs.npmjs.com/cli/configuring-npm/package-json#license",
      },
    },
    servers: serversOf(frame),
    tags: [
      ...frame.tags.map(({ name, description }) => ({ name, description })),
      ...(webhooks.length > 0 ? [webhooksTag] : []),
      ...(codes.length > 0 ? [errorsTag(codes)] : []),
    ],
    paths,
    ...(webhooks.length > 0 ? { "x-webhooks": Object.fromEntries(webhooks) } : {}),
    ...(codes.length > 0 ? { "x-error-catalogue": catalogueOf(codes) } : {}),
    components: components.all(),
  };
};

const thisDeployment = { url: "/", description: "The deployment that serves this document." };

/** @rule G1.3 */
const serversOf = ({ servers = [thisDeployment], prefix }: DocumentFrame): readonly object[] =>
  prefix ? [...servers, { url: prefix, description: "The same addresses once more." }] : servers;

const webhooksTag = {
  name: "Webhooks",
  description: "The requests that the gateway sends to your endpoint.",
};

const errorsTag = (codes: readonly ProblemCode[]) => ({
  name: "Errors",
  description: catalogueTable(codes),
  "x-traitTag": true,
});

/** The operations by path and method. A path may name servers of its own. */
type Paths = Record<string, Record<string, unknown>>;

const pathsOf = (
  frame: DocumentFrame,
  rows: readonly RouteContract[],
  components: Components,
): Paths => {
  const paths: Paths = {};
  for (const row of rows) {
    const { wire = frame.wire ?? ourWire, servers, name = "" } = tagOf(frame, row) ?? {};
    const [first = "", ...others] = formsOf(frame, row);
    const { operationId, summary, description, ...rest } = operationOf(row, components, wire);
    const also = others.length > 0 ? `Also at \`${others.map(templateOf).join("`, `")}\`.` : "";
    const operation = {
      tags: [name],
      operationId,
      summary,
      description: [description, also].filter(Boolean).join(" "),
      ...rest,
    };
    const own =
      servers ?? (hasEachForm(frame, row) ? undefined : serversOf({ ...frame, prefix: "" }));
    const path = paths[templateOf(first)] ?? (own ? { servers: own } : {});
    paths[templateOf(first)] = { ...path, [row.method.toLowerCase()]: operation };
  }
  return paths;
};

/** The addresses of a row without those below the prefix, which the servers say. */
const formsOf = ({ prefix }: DocumentFrame, { paths }: RouteContract): readonly string[] =>
  prefix ? paths.filter((path) => !path.startsWith(`${prefix}/`)) : paths;

const hasEachForm = (frame: DocumentFrame, row: RouteContract): boolean =>
  !frame.prefix ||
  formsOf(frame, row).every((path) => row.paths.includes(`${frame.prefix}${path}`));

/** `/payments/:id` in the form of OpenAPI: `/payments/{id}`. */
const templateOf = (path: string): string => path.replace(/(?<=\/):([a-z_]+)/g, "{$1}");

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
  does not know. What will go is announced twelve months ahead: the documents call it deprecated, and
  each answer to a request that uses it has \`Deprecation\` and \`Sunset\`.

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

/** The events whose names begin so. */
export const eventsNamed = (
  prefix: string,
  events: Readonly<Record<string, EventContract>>,
): Readonly<Record<string, EventContract>> =>
  Object.fromEntries(Object.entries(events).filter(([name]) => name.startsWith(prefix)));

/** The body of an event: exactly `{event, data}` (P8.1). */
export const eventBody = (name: string, { data }: Pick<EventContract, "data">) =>
  v.strictObject({ event: v.literal(name), data });

/** The Path Item Object of the request that delivers an event. */
const webhookOf = (name: string, event: EventContract, components: Components) => ({
  post: {
    tags: ["Webhooks"],
    operationId: name,
    summary: event.summary,
    ...(event.optional
      ? { description: "Optional: only endpoints that ask for it get it. Fulfil nothing on it." }
      : {}),
    security: [],
    parameters: signatureParameters.map((name) => components.parameter(name)),
    requestBody: {
      required: true,
      content: { "application/json": components.json(eventBody(name, event), "open") },
    },
    responses: {
      "2XX": {
        description: "Received. Answer within 15 seconds. 500 bytes of the body are kept.",
      },
      "410": {
        description: "A registered endpoint is disabled, and its events wait until it is enabled.",
      },
      default: { description: "Anything else is tried again, for about three days." },
    },
  },
});

const signatureParameters = [
  "Signature",
  "WebhookId",
  "WebhookTimestamp",
  "WebhookSignature",
] as const;
