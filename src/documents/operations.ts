import { type GenericSchema, getMetadata, is } from "valibot";
import { shownDeprecation } from "../base/kernel/deprecation.ts";
import { type ProblemCode, problemStatus } from "../base/kernel/problems.ts";
import {
  type AnswerContract,
  parameterNames,
  type RouteContract,
  type TokenCost,
} from "../base/platform/contract.ts";
import type { Components, MediaType } from "./components.ts";
import type { Wire } from "./headers.ts";
import { refusalHeaders, sortCodes } from "./refusals.ts";

/** The Operation Object of a row. Throws if the row lacks anything that a document needs. */
export const operationOf = (row: RouteContract, components: Components, wire: Wire) => {
  const { id, summary, body } = row;
  const { itself } = row.deprecation();
  if (id === "" || summary === "") throw new Error(`${row.method} ${row.paths[0]} has no name`);
  return {
    operationId: id,
    summary,
    description: descriptionOf(row),
    ...(itself ? shownDeprecation(itself) : {}),
    security: securityOf(row, components),
    parameters: parametersOf(row, components, wire),
    ...(body ? { requestBody: requestBody(row, body, components, wire) } : {}),
    responses: responsesOf(row, components, wire),
  };
};

/** Any one of them is enough; of several scopes likewise. */
const securityOf = ({ guard }: RouteContract, components: Components): object[] =>
  guard.accepts.flatMap((scheme): object[] => {
    if (!scheme) return [{}];
    const name = components.securityScheme(scheme);
    const needed = guard.scopes.filter((scope) => scheme.oauth && scope in scheme.oauth.scopes);
    return needed.length === 0 ? [{ [name]: [] }] : needed.map((scope) => ({ [name]: [scope] }));
  });

const descriptionOf = ({ description, guard, cost }: RouteContract): string =>
  [description, guard.role && `Needs a key of the role ${guard.role}.`, cost && sentenceOf(cost)]
    .filter(Boolean)
    .join(" ");

const sentenceOf = ({ hit, miss, each }: TokenCost): string => {
  const all = each === undefined ? "Costs" : `Each of the \`${each}\` costs`;
  const cost = hit === 1 ? "1 token" : `${hit} tokens`;
  if (hit === miss) return `${all} ${cost}.`;
  return `${all} ${cost}, or ${miss} if the name is unknown, taken or not the caller's.`;
};

const parametersOf = (row: RouteContract, components: Components, wire: Wire): object[] => {
  if (!row.path && row.paths.some((path) => parameterNames(path).length > 0)) {
    throw new Error(`${row.id} does not describe the parameters of its path`);
  }
  return [
    ...parameters("path", row.path, components),
    ...parameters("header", row.guard.headers, components),
    ...parameters("query", row.guard.query, components),
    ...parameters("query", row.query, components),
    ...(row.idempotent ? wire.idempotentRequest : []).map((name) => components.parameter(name)),
    ...wire.everyRequest.map((name) => components.parameter(name)),
  ];
};

const parameters = (
  place: "path" | "query" | "header",
  source: GenericSchema | null,
  components: Components,
): object[] => {
  if (!source) return [];
  const { properties = {}, required = [] } = components.parametersOf(source);
  return Object.entries(properties).map(([name, { description, example, ...member }]) => {
    const { deprecated, "x-sunset": sunset, ...schema } = member;
    return {
      name,
      in: place,
      ...(required.includes(name) ? { required: true } : {}),
      description,
      ...(deprecated ? { deprecated, "x-sunset": sunset } : {}),
      schema,
      example,
    };
  });
};

/**
 * An absent body counts as an empty object. Parameters that a form's schema does not name are
 * ignored [RFC 6749 § 3.2].
 */
const requestBody = (
  { oauth }: RouteContract,
  body: GenericSchema,
  components: Components,
  wire: Wire,
) => ({
  ...(is(body, {}) ? {} : { required: true }),
  content: oauth
    ? { "application/x-www-form-urlencoded": components.json(body, "open") }
    : { "application/json": components.json(body, wire.requests) },
});

/** The answers and the refusals by status. A status may have both. */
const responsesOf = (row: RouteContract, components: Components, wire: Wire) => {
  const refusals = new Map<number, ProblemCode[]>();
  for (const code of sortCodes(row.refusals)) {
    const status = problemStatus({ code });
    refusals.set(status, [...(refusals.get(status) ?? []), code]);
  }
  const statuses = new Set([...Object.keys(row.answers).map(Number), ...refusals.keys()]);
  return Object.fromEntries(
    [...statuses].sort().map((status) => {
      const codes = refusals.get(status) ?? [];
      const response = row.answers[status]
        ? answerOf({ row, status, answer: row.answers[status], codes }, components, wire)
        : components.refusalAnswer(`${row.id}${status}`, codes, row.oauth);
      return [status, response];
    }),
  );
};

interface Answered {
  row: RouteContract;
  status: number;
  answer: AnswerContract;
  /** The refusals of the same status. */
  codes: readonly ProblemCode[];
}

const answerOf = ({ row, status, answer, codes }: Answered, components: Components, wire: Wire) => {
  const { json, text, headers, example } = answer;
  const own = example && { name: `${row.id}${status}`, example };
  const media = [
    ...(json ? [components.json(json, wire.answers, own)] : []),
    ...(codes.length > 0 ? [components.refusal(codes, row.oauth)] : []),
  ];
  const content = {
    ...(media.length > 0 ? { "application/json": either(media) } : {}),
    ...(text ? { [text]: { schema: { type: "string" } } } : {}),
  };
  return {
    description: answer.description ?? (json && describedAs(json)) ?? "Done.",
    headers: components.headers([
      ...wire.everyAnswer,
      ...headers,
      ...(row.idempotent ? wire.idempotentAnswer : []),
      ...(isDeprecated(row) ? wire.deprecatedAnswer : []),
      ...refusalHeaders(codes),
    ]),
    ...(Object.keys(content).length > 0 ? { content } : {}),
  };
};

/** Whether anything of it will go. */
const isDeprecated = ({ deprecation }: RouteContract): boolean => {
  const { itself, answers, body, query } = deprecation();
  return [itself ?? [], answers, body, query].some((part) => Object.keys(part).length > 0);
};

const describedAs = (schema: GenericSchema): unknown => getMetadata(schema).description;

const either = ([first, second]: readonly MediaType[]): MediaType | undefined =>
  first && second
    ? {
        schema: { anyOf: [first.schema, second.schema] },
        examples: { ...first.examples, ...second.examples },
      }
    : first;
