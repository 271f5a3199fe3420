import type { Schema } from "../../src/documents/schemas.ts";
import { type Components, type Direction, excluded, isOver, resolve } from "./schemas.ts";

/**
 * What a new OpenAPI document breaks for clients of the former one (G1.15). A client sends what the
 * former document allows, reads what it promises, and ignores members that it does not know. So
 * whatever a client sends must still be accepted, and whatever it gets must have been possible
 * before. Refusals may be new: a client handles a code that it does not know by its status.
 */
export interface OpenApi extends Components {
  paths: Record<string, Record<string, Operation>>;
  "x-webhooks"?: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId?: string;
  deprecated?: boolean;
  "x-sunset"?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response>;
}

type Content = Record<string, { schema?: Schema }>;
type Response = { headers?: Record<string, unknown>; content?: Content };
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };

/**
 * The broken promises, a sentence each. `today` is a date, `2027-01-31`: what was announced to go
 * before that day may be gone.
 */
export const breakingChanges = (former: OpenApi, present: OpenApi, today: string): string[] => [
  ...operationChanges(former, present, today, "paths"),
  ...operationChanges(former, present, today, "x-webhooks"),
];

const operationChanges = (
  former: OpenApi,
  present: OpenApi,
  today: string,
  place: "paths" | "x-webhooks",
): string[] => {
  const found: string[] = [];
  for (const [path, methods] of Object.entries(former[place] ?? {})) {
    for (const [method, before] of Object.entries(methods)) {
      if (method === "servers") continue;
      const name = place === "paths" ? `${method.toUpperCase()} ${path}` : path;
      const after = present[place]?.[path]?.[method];
      if (!after) {
        if (!isOver(before, today)) found.push(`${name} is gone`);
        continue;
      }
      const changed = { name, before, after, former, present, today };
      // A gateway asks a bank, and sends a webhook: there the other side serves.
      const isOurs = place === "paths" && !isServedByBanks(former, path);
      found.push(...(isOurs ? servedChanges(changed) : askedChanges(changed)));
    }
  }
  return [...new Set(found)];
};

interface Changed {
  name: string;
  before: Operation;
  after: Operation;
  former: OpenApi;
  present: OpenApi;
  today: string;
}

const isServedByBanks = (document: OpenApi, path: string): boolean =>
  "internalKey" in (document.components.securitySchemes ?? {}) &&
  !path.startsWith("/gateway/callback/");

/** We serve the operation: requests come from clients, answers go to them. */
const servedChanges = (changed: Changed): string[] => [
  ...securityChanges(changed),
  ...parameterChanges(changed),
  ...requestChanges(changed, "must accept"),
  ...answerChanges(changed, "must allow"),
];

/** The other side serves the operation: we send requests and read answers. */
const askedChanges = (changed: Changed): string[] => [
  ...requestChanges(changed, "must allow"),
  ...answerChanges(changed, "must accept"),
];

/** Each way in that was enough before is enough now. */
const securityChanges = ({ name, before, after }: Changed): string[] => {
  const now = (after.security ?? []).map((needed) => JSON.stringify(needed));
  return (before.security ?? [])
    .map((needed) => JSON.stringify(needed))
    .filter((needed) => !now.includes(needed) && !now.includes("{}"))
    .map((needed) => `${name}: ${needed} is no longer enough`);
};

const parameterChanges = ({ name, before, after, former, present, today }: Changed): string[] => {
  const listed = (operation: Operation, document: OpenApi) =>
    (operation.parameters ?? []).map((parameter) => resolve<Parameter>(parameter, document));
  const nameOf = (parameter: Parameter) => `${parameter.in} ${parameter.name}`;
  const now = new Map(listed(after, present).map((parameter) => [nameOf(parameter), parameter]));
  const known = new Map(listed(before, former).map((parameter) => [nameOf(parameter), parameter]));
  const found: string[] = [];
  for (const [label, parameter] of known) {
    const place = `${name}: ${label}`;
    const kept = now.get(label);
    if (!kept) {
      if (!isOver(parameter, today)) found.push(`${place} is gone`);
    } else if (parameter.schema && kept.schema) {
      found.push(
        ...excluded(
          { schema: parameter.schema, document: former },
          { schema: kept.schema, document: present },
          { place, direction: "must accept", today },
        ),
      );
    }
  }
  for (const [label, { required }] of now) {
    if (required && !known.get(label)?.required) found.push(`${name}: ${label} is required`);
  }
  return found;
};

const requestChanges = (changed: Changed, direction: Direction): string[] => {
  const { name, before, after } = changed;
  const place = `${name}: request`;
  if (direction === "must accept" && after.requestBody?.required && !before.requestBody?.required) {
    return [`${place} is required`];
  }
  return contentChanges(
    { ...changed, place, direction },
    before.requestBody?.content,
    after.requestBody?.content,
  );
};

/** Refusals have codes of their own, which clients look up; a bank's refusals we read ourselves. */
const answerChanges = (changed: Changed, direction: Direction): string[] => {
  const { name, before, after, former, present } = changed;
  const found: string[] = [];
  for (const [status, answer] of Object.entries(before.responses)) {
    if (direction === "must allow" && !/^[23]/.test(status)) continue;
    const place = `${name}: answer ${status}`;
    const now = after.responses[status];
    if (!now) {
      found.push(`${place} is gone`);
      continue;
    }
    const was = resolve<Response>(answer, former);
    const is = resolve<Response>(now, present);
    const scope = { ...changed, place, direction };
    found.push(...contentChanges(scope, was.content, is.content));
    if (direction === "must accept") continue;
    for (const header of Object.keys(was.headers ?? {})) {
      if (!is.headers?.[header]) found.push(`${place}: header ${header} is gone`);
    }
  }
  return found;
};

interface Scope {
  former: OpenApi;
  present: OpenApi;
  place: string;
  direction: Direction;
  today: string;
}

const contentChanges = (scope: Scope, was: Content = {}, is: Content = {}): string[] =>
  Object.entries(was).flatMap(([media, { schema }]) => {
    const now = is[media];
    if (!now) return [`${scope.place} is no longer ${media}`];
    if (!schema || !now.schema) return [];
    const before = { schema, document: scope.former };
    const after = { schema: now.schema, document: scope.present };
    return scope.direction === "must accept"
      ? excluded(before, after, scope)
      : excluded(after, before, scope);
  });
