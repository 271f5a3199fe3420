import type { GenericSchema } from "valibot";
import type { ProblemCode } from "../kernel/problems.ts";

/**
 * What a route row says of itself: enough to write its part of the OpenAPI document, and to judge
 * each answer that it gives.
 */
export interface RouteContract {
  /** The operationId: unique within a worker. */
  id: string;
  method: Method;
  /** The forms of one address; the first is the one to use. */
  paths: readonly string[];
  /** One line for a table of contents. */
  summary: string;
  /** More, where the summary does not say it all. */
  description: string | null;
  /** Left out of the document: files of pages, and what only a local world serves. */
  internal: boolean;
  guard: GuardContract;
  path: GenericSchema | null;
  query: GenericSchema | null;
  body: GenericSchema | null;
  /** Whether it takes an Idempotency-Key (contract/general.md § Idempotency). */
  idempotent: boolean;
  /** By HTTP status. */
  answers: Readonly<Record<number, AnswerContract>>;
  /** Every code that it may refuse with, those of guard and edge included. */
  refusals: readonly ProblemCode[];
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** How a caller shows who it is (§5). */
export interface SecurityScheme {
  name: string;
  /** The header that carries the key; null for `Authorization: Bearer`. */
  header: string | null;
  description: string;
}

/** What a guard asks for, and how it may refuse. */
export interface GuardContract {
  /** Any one of them is enough; null: no key at all. */
  accepts: readonly (SecurityScheme | null)[];
  /** Which of the holders of such a key are let in, where not all of them are. */
  role: string | null;
  /** The parameters of the query that it reads. */
  query: GenericSchema | null;
  refusals: readonly ProblemCode[];
}

/** An answer that is no refusal. */
export interface AnswerContract {
  /** Where the schema has none. */
  description: string | null;
  json: GenericSchema | null;
  /** The media type of an answer that is no JSON. */
  text: string | null;
  /** Headers that it always has. */
  headers: readonly AnswerHeader[];
}

export type AnswerHeader = "Location";

const noAnswer: AnswerContract = { description: null, json: null, text: null, headers: [] };

export const json = (schema: GenericSchema): AnswerContract => ({ ...noAnswer, json: schema });

/** Says in Location where the new record is. */
export const created = (schema: GenericSchema): AnswerContract => ({
  ...json(schema),
  headers: ["Location"],
});

/** An answer without a body. */
export const empty = (description: string): AnswerContract => ({ ...noAnswer, description });

/** A file or a page of this media type. */
export const file = (text: string, description: string): AnswerContract => ({
  ...empty(description),
  text,
});

export const page = (description: string): AnswerContract => file("text/html", description);

/** The same address answers a program with JSON and a browser with a page. */
export const jsonOrPage = (schema: GenericSchema, description: string): AnswerContract => ({
  ...page(description),
  json: schema,
});
