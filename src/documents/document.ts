import type { ProblemCode } from "../base/kernel/problems.ts";
import type { RouteContract } from "../base/platform/contract.ts";
import type { EventContract } from "../network/webhooks/event-contract.ts";
import { Components } from "./components.ts";
import { webhookOf } from "./events.ts";
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
  /** A row belongs to the first tag whose pattern fits its first path. */
  tags: readonly { name: string; description: string; paths: RegExp }[];
  /** By name. */
  events: Readonly<Record<string, EventContract>>;
  /** The codes in addition to those of the rows: final failures, and the refusals of every path. */
  codes: readonly ProblemCode[];
}

/**
 * The OpenAPI 3.0.3 document of a table of rows. Rows that are internal are left out.
 * @rule G1.14
 */
export const documentOf = (frame: DocumentFrame, table: readonly RouteContract[]) => {
  const rows = table.filter((row) => !row.internal);
  const refusals = rows.flatMap((row) => row.refusals);
  const codes = sortCodes([...frame.codes, ...refusals]);
  const components = new Components(codes, frame.wire ?? ourWire);
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
    servers: frame.servers ?? [thisDeployment],
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

const webhooksTag = {
  name: "Webhooks",
  description: "The requests that the gateway sends to a merchant's endpoint.",
};

const errorsTag = (codes: readonly ProblemCode[]) => ({
  name: "Errors",
  description: catalogueTable(codes),
  "x-traitTag": true,
});

/** The operations by path and method. */
type Paths = Record<string, Record<string, unknown>>;

const pathsOf = (
  frame: DocumentFrame,
  rows: readonly RouteContract[],
  components: Components,
): Paths => {
  const listed = listedPaths(rows);
  const paths: Paths = {};
  for (const row of rows) {
    const [first = "", ...others] = row.paths;
    const address = first.replace(/\.csv$/, "");
    const tag = frame.tags.find((candidate) => candidate.paths.test(address));
    if (!tag) throw new Error(`${first} belongs to no tag`);
    const { operationId, summary, description = "", ...rest } = operationOf(row, components);
    const unlisted = others.filter((path) => !listed.has(path)).map((path) => templateOf(path));
    const also = unlisted.length > 0 ? `Also at \`${unlisted.join("`, `")}\`.` : "";
    const add = (path: string, id: string, more: string) => {
      const template = templateOf(path);
      paths[template] ??= {};
      paths[template][row.method.toLowerCase()] = {
        ...{ tags: [tag.name], operationId: id, summary },
        ...(description || more
          ? { description: [description, more].filter(Boolean).join(" ") }
          : {}),
        ...rest,
      };
    };
    add(first, operationId, also);
    for (const [place, path] of others.filter((other) => listed.has(other)).entries()) {
      const id = `${operationId}AtOtherPath${place === 0 ? "" : place + 1}`;
      add(path, id, `The same as \`${templateOf(first)}\`.`);
    }
  }
  return paths;
};

/**
 * The paths that the document lists: every row's first one, and each other form that cannot be
 * confused with a listed path. `/payments/sessions/{id}` and `/payments/{id}/status` both match
 * /payments/sessions/status, and OpenAPI does not say which one counts.
 */
const listedPaths = (rows: readonly RouteContract[]): Set<string> => {
  const listed = new Set(rows.map(({ paths }) => paths[0] ?? ""));
  for (const path of rows.flatMap(({ paths }) => paths.slice(1))) {
    if (![...listed].some((other) => areAmbiguous(path, other))) listed.add(path);
  }
  return listed;
};

const areAmbiguous = (path: string, other: string): boolean => {
  if (templateOf(path) === templateOf(other)) return false;
  const [segments, others] = [path.split("/"), other.split("/")];
  const isParameter = (segment = "") => segment.startsWith(":");
  return (
    segments.length === others.length &&
    segments.filter(isParameter).length === others.filter(isParameter).length &&
    segments.every(
      (segment, place) =>
        segment === others[place] || isParameter(segment) || isParameter(others[place]),
    )
  );
};

/** `/payments/:id` in the form of OpenAPI: `/payments/{id}`. */
const templateOf = (path: string): string => path.replace(/(?<=\/):([a-z_]+)/g, "{$1}");
