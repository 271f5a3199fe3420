import type { GenericSchema, InferOutput } from "valibot";
import { checkDeprecation, type Deprecation, deprecatedMembers } from "../kernel/deprecation.ts";
import type { ProblemCode } from "../kernel/problems.ts";
import { ok, type Refusal, type Result, refuse } from "../kernel/result.ts";
import {
  type AnswerContract,
  type GuardContract,
  json,
  type Method,
  type RouteContract,
  type RowDeprecation,
  type TokenCost,
} from "./contract.ts";
import { readForm, readJson, validate } from "./request-body.ts";
import type { UsedLimit } from "./token-bucket.ts";

/**
 * The edge: a route is one row, and the row is the contract (docs/decisions/060). Behind the edge,
 * types are trusted and never parsed again. `serve.ts` serves a table of rows.
 */
export interface Call<Env, Caller = unknown, Body = unknown, Path = unknown, Query = unknown> {
  request: Request;
  url: URL;
  env: Env;
  /** The caller, as the route's guard identified it. */
  caller: Caller;
  /** The path parameters, parsed by the row's schema. Guards see them as sent. */
  path: Path;
  /**
   * The query parameters, parsed by the row's schema. Parameters that it does not name are ignored.
   */
  query: Query;
  /** The limits that the call counted against so far. The answer shows them. */
  limits: UsedLimit[];
  /** The parsed and checked body; undefined for routes without a body schema. */
  body: Body;
  /**
   * The JSON as sent, before defaults. Idempotency compares this. On an OAuth row it is the form,
   * and guards see it too: a client may identify itself there [RFC 6749 § 2.3.1].
   */
  input: unknown;
  correlationId: string;
  /** [W3C Trace Context]; passed on to banks and through queues. */
  traceparent: string;
  waitUntil(work: Promise<unknown>): void;
}

/** The path parameters as sent, percent-decoded. */
export type PathTexts = Readonly<Record<string, string>>;

/** A call as guards see it, before anything is parsed. */
export type UnparsedCall<Env> = Call<Env, unknown, unknown, PathTexts>;

/** The answer of a step. A `Response` (a page, a WebSocket) passes through unchanged. */
export interface Reply {
  status: number;
  /** An object is sent as JSON, a string as the exact bytes of a JSON text, null as no body. */
  body: object | string | null;
  headers?: Record<string, string>;
}

export const reply = (
  status: number,
  body: Reply["body"],
  headers?: Record<string, string>,
): Result<Reply> => ok(headers ? { status, body, headers } : { status, body });

/** 200 with the JSON text of a view, its refusal, or 404 if there is no view. */
export const replyWith = (view: Result<string> | null | undefined): Result<Reply> => {
  if (!view) return refuse("NOT_FOUND");
  return view.ok ? reply(200, view.value) : view;
};

/** Admits a caller. Its contract says which key it needs and how it may refuse. */
export interface Guard<Env, Caller> {
  (call: UnparsedCall<Env>): Result<Caller> | Promise<Result<Caller>>;
  contract: GuardContract;
}

export const guard = <Env, Caller>(
  contract: Partial<GuardContract> & Pick<GuardContract, "accepts" | "refusals">,
  admit: (call: UnparsedCall<Env>) => Result<Caller> | Promise<Result<Caller>>,
): Guard<Env, Caller> =>
  Object.assign((call: UnparsedCall<Env>) => admit(call), {
    contract: { role: null, scopes: [], headers: null, query: null, limited: false, ...contract },
  });

/** The guard of a public address. */
export const everyone = guard<unknown, null>({ accepts: [null], refusals: [] }, () => ok(null));

export type Answer = Result<Reply> | Response;

export interface Route<Env> {
  contract: RouteContract;
  /** Both of the following steps. */
  handle(call: UnparsedCall<Env>): Promise<Answer>;
  /** The guard, and the checks of path, query and body. */
  admit(call: UnparsedCall<Env>): Promise<Result<AdmittedCall>>;
  /** The step: answers a call that was admitted. */
  answer(call: AdmittedCall): Answer | Promise<Answer>;
}

/** A call whose parts are parsed by the schemas of its row. */
// biome-ignore lint/suspicious/noExplicitAny: their types matter to the step alone
export type AdmittedCall = Call<any, any, any, any, any>;

/** Combines the two steps and the contract to a row. */
export const routeOf = <Env>({
  contract,
  admit,
  answer,
}: Omit<Route<Env>, "handle">): Route<Env> => ({
  contract,
  admit,
  answer,
  async handle(call) {
    const admitted = await admit(call);
    return admitted.ok ? answer(admitted.value) : admitted;
  },
});

type Schema = GenericSchema | undefined;
type Parsed<S extends Schema, Absent> = S extends GenericSchema ? InferOutput<S> : Absent;

/** A row as written in a table: `RouteContract` with defaults. */
interface Row<Env, Caller, Body extends Schema, Path extends Schema, Query extends Schema> {
  id: string;
  method: Method;
  paths: readonly string[];
  summary: string;
  description?: string | null;
  internal?: true;
  /** Announces the end of the whole row. */
  deprecated?: Deprecation;
  guard: Guard<NoInfer<Env>, Caller>;
  /** Required if the path has parameters. A path that it refuses answers 404. */
  path?: Path;
  query?: Query;
  body?: Body;
  oauth?: true;
  idempotent?: true;
  /** A number is the cost of every answer. */
  cost?: number | TokenCost;
  answers: Readonly<Record<number, AnswerContract | GenericSchema>>;
  /** The refusals of the step only. */
  refusals?: readonly ProblemCode[];
  step: (
    call: Call<
      Env,
      Caller,
      Parsed<Body, undefined>,
      Parsed<Path, undefined>,
      Parsed<Query, undefined>
    >,
  ) => Answer | Promise<Answer>;
}

/** The rows with each address a second time, below the prefix. */
export const alsoUnder = <Env>(prefix: string, routes: readonly Route<Env>[]): Route<Env>[] =>
  routes.map((row) => {
    const { paths } = row.contract;
    const prefixed = paths.map((path) => `${prefix}${path}`);
    return { ...row, contract: { ...row.contract, paths: [...paths, ...prefixed] } };
  });

/**
 * One row of a route table. The guard runs before any part of the request is parsed, except for the
 * form of an OAuth row.
 */
export const route = <
  Env,
  Caller = null,
  Body extends Schema = undefined,
  Path extends Schema = undefined,
  Query extends Schema = undefined,
>(
  row: Row<Env, Caller, Body, Path, Query>,
): Route<Env> =>
  routeOf({
    contract: contractOf(row),
    answer: (call) => row.step(call),
    async admit(call) {
      let form: Result<unknown> = ok({});
      if (row.oauth && row.body) {
        form = await readForm(call.request);
        call.input = form.ok ? form.value : {};
      }
      const admitted = await row.guard(call);
      // A form that cannot be read counts against its sender's limits too.
      if (!form.ok) return isLimited(admitted) ? admitted : form;
      if (!admitted.ok) return admitted;
      let { input, body } = call;
      if (row.body) {
        const read = row.oauth ? ok(input) : await readJson(call.request);
        if (!read.ok) return read;
        input = read.value;
        const checked = validate(row.body, input);
        if (!checked.ok) return row.oauth ? invalidRequest(checked) : checked;
        body = checked.value;
      }
      const query = row.query ? validate(row.query, queryOf(call.url)) : ok(undefined);
      if (!query.ok) return query;
      const path = row.path ? validate(row.path, call.path) : ok(undefined);
      // @rule G2.7
      if (!path.ok) return refuse("NOT_FOUND");
      const parsed = { path: path.value, query: query.value, input, body };
      return ok(Object.assign(call, { caller: admitted.value, ...parsed }));
    },
  });

const isLimited = (admitted: Result<unknown>): admitted is Refusal =>
  !admitted.ok && admitted.problem.code === "RATE_LIMITED";

/** OAuth has one name for every invalid parameter [RFC 6749 § 5.2]. */
const invalidRequest = ({ problem: { message = "" } }: Refusal): Refusal =>
  refuse("INVALID_REQUEST", { message });

/** The query parameters. If one is repeated, the first counts. */
export const queryOf = ({ searchParams }: URL): Record<string, string> =>
  Object.fromEntries([...searchParams].reverse());

// biome-ignore lint/suspicious/noExplicitAny: its types matter to the step alone
type AnyRow<Env> = Row<Env, any, any, any, any>;

const contractOf = <Env>(row: AnyRow<Env>): RouteContract => {
  const { id, method, paths, summary, guard, cost = null } = row;
  return {
    id,
    method,
    paths,
    summary,
    description: row.description ?? null,
    internal: row.internal ?? false,
    guard: guard.contract,
    path: row.path ?? null,
    query: row.query ?? null,
    body: row.body ?? null,
    oauth: row.oauth ?? false,
    idempotent: row.idempotent ?? false,
    cost: typeof cost === "number" ? { hit: cost, miss: cost } : cost,
    answers: Object.fromEntries(
      Object.entries(row.answers).map(([status, answer]) => [
        status,
        "kind" in answer ? json(answer) : answer,
      ]),
    ),
    refusals: [
      ...new Set<ProblemCode>([
        ...guard.contract.refusals,
        ...(row.path ? ["NOT_FOUND" as const] : []),
        ...(row.body ? (row.oauth ? formRefusals : jsonRefusals) : []),
        ...(row.query ? ["VALIDATION_FAILED" as const] : []),
        ...(row.idempotent ? idempotencyRefusals : []),
        ...(cost === null ? [] : ["RATE_LIMITED" as const]),
        ...(row.refusals ?? []),
        ...faultCodes,
      ]),
    ],
    deprecation: deprecationOf(row),
  };
};

/** Its schemas are read at the row's first request: for all rows together it takes a while. */
const deprecationOf = <Env>(row: AnyRow<Env>): (() => RowDeprecation) => {
  const itself = row.deprecated ? checkDeprecation(row.deprecated) : null;
  let read: RowDeprecation | null = null;
  return () => {
    read ??= {
      itself,
      answers: Object.values(row.answers).flatMap((answer) =>
        Object.values(deprecatedMembers("kind" in answer ? answer : answer.json)),
      ),
      body: deprecatedMembers(row.body),
      query: deprecatedMembers(row.query),
    };
    return read;
  };
};

const jsonRefusals = [
  "MALFORMED_JSON",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "VALIDATION_FAILED",
] as const satisfies readonly ProblemCode[];

const formRefusals = [
  "INVALID_REQUEST",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
] as const satisfies readonly ProblemCode[];

const idempotencyRefusals = [
  "VALIDATION_FAILED",
  "IDEMPOTENCY_KEY_REUSED",
] as const satisfies readonly ProblemCode[];

/** The gateway's own faults, which any row may answer with. */
const faultCodes = ["INTERNAL", "SERVICE_UNAVAILABLE"] as const satisfies readonly ProblemCode[];
