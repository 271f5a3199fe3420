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
