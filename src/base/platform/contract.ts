import { type GenericSchema, type InferInput, strictObject } from "valibot";
import type { Deprecation } from "../kernel/deprecation.ts";
import type { Differing } from "../kernel/fields.ts";
import type { ProblemCode } from "../kernel/problems.ts";

/**
 * The contract of a route row: enough to generate its part of the OpenAPI document and to check
 * each of its answers.
 */
export interface RouteContract {
  /** The operationId: unique within a worker. */
  id: string;
  method: Method;
  /** The forms of one address, the preferred one first. */
  paths: readonly string[];
  /** One line for a list of operations. */
  summary: string;
  /** More detail, where the summary is not enough. */
  description: string | null;
  /** Left out of the documents: files of pages, and addresses of the local world. */
  internal: boolean;
  guard: GuardContract;
  path: GenericSchema | null;
  query: GenericSchema | null;
  body: GenericSchema | null;
  /**
   * Whether the route is an OAuth endpoint (docs/decisions/090): its body is a form, and its
   * refusals have OAuth's shape [RFC 6749 § 3.2, § 5.2].
   */
  oauth: boolean;
  /** Whether the route accepts an Idempotency-Key (G4.1). */
  idempotent: boolean;
  /** The tokens that a request consumes; null for none. The worker's own table applies it. */
  cost: TokenCost | null;
  /** By HTTP status. */
  answers: Readonly<Record<number, AnswerContract>>;
  /** Every code that the route may refuse with, including the guard's and the edge's. */
  refusals: readonly ProblemCode[];
  deprecation: () => RowDeprecation;
}

/** What of a row will go (G1.15). */
export interface RowDeprecation {
  itself: Deprecation | null;
  /** Members of its answers: each request gets them. */
  answers: readonly Deprecation[];
  /** Members of its body and its query, by name. */
  body: Readonly<Record<string, Deprecation>>;
  query: Readonly<Record<string, Deprecation>>;
}

export const noDeprecation = (): RowDeprecation => ({
  ...{ itself: null, answers: [], body: {}, query: {} },
});

/**
 * A request that reveals whether a name exists costs less if the caller knew the name. With a `hit`
 * of 0 a caller who knew the name is never refused.
 */
export interface TokenCost {
  hit: number;
  miss: number;
  /** The name of a list in the body: each of its entries has this cost. */
  each?: string;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** How a caller identifies itself (G7.2). */
export interface SecurityScheme {
  name: string;
  /** The header that carries the key; null for `Authorization`. */
  header: string | null;
  description: string;
  /** Set for HTTP Basic. */
  basic?: true;
  /** Set for the gateway's own access tokens, which may be bound to a DPoP key. */
  oauth?: OAuthFlow;
}

/** How a client gets an access token. */
export interface OAuthFlow {
  grant: "authorizationCode" | "clientCredentials";
  /** What each scope permits. */
  scopes: Readonly<Record<string, string>>;
}

/** What a guard requires, and its refusals. */
export interface GuardContract {
  /** Any one of these is enough; null means that no key is needed. */
  accepts: readonly (SecurityScheme | null)[];
  /** The role that a key needs, if not every key of its kind is allowed. */
  role: string | null;
  /** An access token must have one of these scopes; empty if any scope is enough. */
  scopes: readonly string[];
  /** The headers and the query parameters that the guard reads, besides the key. */
  headers: GenericSchema | null;
  query: GenericSchema | null;
  /**
   * Whether the guard counts every request against a limit: then each answer has the RateLimit
   * fields.
   */
  limited: boolean;
  refusals: readonly ProblemCode[];
}

/** An answer that is not a refusal. */
export interface AnswerContract {
  /** Used if the schema has no description. */
  description: string | null;
  json: GenericSchema | null;
  /** The members that this answer shows otherwise than the example of its schema. */
  example: object | null;
  /** The media type of an answer that is not JSON. */
  text: string | null;
  /** Headers that the answer always has. */
  headers: readonly AnswerHeader[];
}

export type AnswerHeader = "Location";

const noAnswer: AnswerContract = {
  description: null,
  json: null,
  example: null,
  text: null,
  headers: [],
};

/** `example`: what this answer shows otherwise than the example of its schema. */
export const json = <Schema extends GenericSchema>(
  schema: Schema,
  example: Differing<InferInput<Schema>> | null = null,
): AnswerContract => ({ ...noAnswer, json: schema, example });

/** The answer names the new record in Location. @rule G1.7 */
export const created = <Schema extends GenericSchema>(
  schema: Schema,
  example: Differing<InferInput<Schema>> | null = null,
): AnswerContract => ({ ...json(schema, example), headers: ["Location"] });

/** An answer without a body. */
export const empty = (description: string): AnswerContract => ({ ...noAnswer, description });

/** Another address, in Location. */
export const redirect = (description: string): AnswerContract => ({
  ...empty(description),
  headers: ["Location"],
});

/** A file or a page of this media type. */
export const file = (text: string, description: string): AnswerContract => ({
  ...empty(description),
  text,
});

export const htmlPage = (description: string): AnswerContract => file("text/html", description);

/** The same address answers programs with JSON and browsers with a page. */
export const jsonOrPage = (schema: GenericSchema, description: string): AnswerContract => ({
  ...htmlPage(description),
  json: schema,
});

/** The parameter names of a path in order: `/a/:b/c/:d` has b and d. */
export const parameterNames = (path: string): string[] =>
  [...path.matchAll(/\/:(\w+)/g)].map(([, name = ""]) => name);

/** The body of a request that says all by its address. */
export const emptyRequest = strictObject({});
