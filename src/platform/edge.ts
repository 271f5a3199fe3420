import { type IRequest, IttyRouter } from "itty-router";
import type { BaseIssue, GenericSchema, InferOutput } from "valibot";
import * as v from "valibot";
import { type Problem, type ProblemCode, problemBody, problemStatus } from "../kernel/problems.ts";
import { ok, type Refusal, type Result, refuse } from "../kernel/result.ts";
import { randomHex } from "./crypto.ts";
import { logFault } from "./log.ts";

/**
 * The edge: a route is one row (method, paths, guard, schema, step). Past the edge types are
 * trusted and never parsed again. Every refusal is rendered here, in the shape of §2.5.
 */
export interface Call<Env, Caller = unknown, Body = unknown> {
  request: Request;
  url: URL;
  env: Env;
  /** What the route's guard found out about who calls. */
  caller: Caller;
  /** The parsed and checked body; for routes without a schema, undefined. */
  body: Body;
  /** The JSON as it came, before defaults: what idempotency compares. */
  input: unknown;
  correlationId: string;
  /** [W3C Trace Context]; passed on to banks and through queues. */
  traceparent: string;
  waitUntil(work: Promise<unknown>): void;
  /** A path parameter, percent-decoded. */
  param(name: string): string;
}

/** What a step answers; a `Response` (a page, a WebSocket) passes through as it is. */
export interface Reply {
  status: number;
  /** An object is written as JSON; a string holds the exact bytes of a JSON text; null is empty. */
  body: object | string | null;
  headers?: Record<string, string>;
}

export const reply = (
  status: number,
  body: Reply["body"],
  headers?: Record<string, string>,
): Result<Reply> => ok(headers ? { status, body, headers } : { status, body });

export type Guard<Env, Caller> = (call: Call<Env>) => Result<Caller> | Promise<Result<Caller>>;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Answer = Result<Reply> | Response;

export interface Route<Env> {
  method: Method;
  paths: readonly string[];
  handle(call: Call<Env>): Promise<Answer>;
}

const MAX_BODY_BYTES = 64 * 1024;

/** One row of a route table. The guard runs before the body is read. */
export const route = <Env, Caller = null, Schema extends GenericSchema = GenericSchema>(row: {
  method: Method;
  paths: readonly string[];
  guard?: Guard<Env, Caller>;
  body?: Schema;
  step(call: Call<Env, Caller, InferOutput<Schema>>): Answer | Promise<Answer>;
}): Route<Env> => ({
  method: row.method,
  paths: row.paths,
  async handle(call) {
    const admitted = row.guard ? await row.guard(call) : ok(null as Caller);
    if (!admitted.ok) return admitted;
    let { input, body } = call;
    if (row.body) {
      const read = await readJson(call.request);
      if (!read.ok) return read;
      input = read.value;
      const checked = validate(row.body, input);
      if (!checked.ok) return checked;
      body = checked.value;
    }
    const admittedCall = Object.assign(call, { caller: admitted.value, input, body });
    return row.step(admittedCall as Call<Env, Caller, InferOutput<Schema>>);
  },
});

/** Checks a value against a schema; the refusal names the first field at fault. */
export const validate = <Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): Result<InferOutput<Schema>> => {
  // An array without elements passes for an object whose members are all optional.
  if ("entries" in schema && Array.isArray(value)) {
    return refuse("VALIDATION_FAILED", { field: "body", message: "body: must be an object" });
  }
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? "body";
  return refuse("VALIDATION_FAILED", { field, message: `${field}: ${wordsOf(issue)}` });
};

// Where a schema has no words of its own the library's would repeat what was sent.
v.setSpecificMessage(v.string, "must be a string");
v.setSpecificMessage(v.number, "must be a number");
v.setSpecificMessage(v.boolean, "must be true or false");
v.setSpecificMessage(v.array, "must be an array");
v.setSpecificMessage(v.picklist, ({ expected }) => {
  const words = expected.replace(/[()"]/g, "").replaceAll(" | ", ", ");
  return `must be one of ${words}`;
});

/** The library's words for keys speak of the schema; ours of the request. */
const wordsOf = (issue: BaseIssue<unknown>): string => {
  if (issue.type === "strict_object" || issue.type === "object") {
    if (issue.expected === "never") return "is not a field of this request";
    return issue.received === "undefined" ? "is required" : "must be an object";
  }
  return issue.message;
};

/** The body as text, refused above 64 KiB without reading on. */
export const readText = async (request: Request): Promise<Result<string>> => {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) {
    return refuse("PAYLOAD_TOO_LARGE");
  }
  if (!request.body) return ok("");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return refuse("PAYLOAD_TOO_LARGE");
    chunks.push(chunk);
  }
  try {
    const bytes = await new Blob(chunks).arrayBuffer();
    return ok(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    return refuse("MALFORMED_JSON", { message: "The body is not valid UTF-8." });
  }
};

/** The body as JSON; an absent body counts as an empty object. */
const readJson = async (request: Request): Promise<Result<unknown>> => {
  const text = await readText(request);
  if (!text.ok) return text;
  if (text.value === "") return ok({});
  const mediaType = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") return refuse("UNSUPPORTED_MEDIA_TYPE");
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return refuse("MALFORMED_JSON");
  }
};

/** Sent with everything; pages add their own policy. */
const commonHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

const render = (answer: Answer, correlationId: string): Response => {
  if (answer instanceof Response) {
    if (answer.webSocket) return answer;
    const response = new Response(answer.body, answer);
    for (const [name, value] of Object.entries(commonHeaders)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    response.headers.set("x-correlation-id", correlationId);
    return response;
  }
  const { status, body, headers } = answer.ok
    ? answer.value
    : {
        status: problemStatus(answer.problem.code),
        ...renderProblem(answer.problem, correlationId),
      };
  return new Response(body === null || typeof body === "string" ? body : JSON.stringify(body), {
    status,
    headers: {
      ...commonHeaders,
      ...(body === null ? {} : { "content-type": "application/json" }),
      ...headers,
      "x-correlation-id": correlationId,
    },
  });
};

const renderProblem = (problem: Problem, correlationId: string) => ({
  body: problemBody(problem, correlationId) as object,
  headers: {
    ...(problem.retry_after === undefined ? {} : { "retry-after": String(problem.retry_after) }),
    ...rateLimitFields(problem),
    ...(problem.code === "UNAUTHENTICATED" || problem.code === "SESSION_TOKEN_REQUIRED"
      ? { "www-authenticate": "Bearer" }
      : {}),
  } as Record<string, string>,
});

/** [draft-ietf-httpapi-ratelimit-headers] */
const rateLimitFields = ({ rate_limit, retry_after }: Problem): Record<string, string> =>
  rate_limit === undefined
    ? {}
    : {
        "ratelimit-policy": `"tokens";q=${rate_limit.quota};w=${rate_limit.window}`,
        ratelimit: `"tokens";r=0;t=${retry_after ?? 1}`,
      };

/** The caller's X-Correlation-Id where it is well-formed, else a new one. */
const correlationIdOf = (request: Request): string => {
  const given = request.headers.get("x-correlation-id") ?? "";
  return /^[A-Za-z0-9._-]{1,64}$/.test(given) ? given : randomHex(16);
};

/** The caller's trace continued, or a new one [W3C Trace Context]. */
const traceparentOf = (request: Request): string => {
  const given = request.headers.get("traceparent") ?? "";
  return /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/.test(given)
    ? given
    : `00-${randomHex(16)}-${randomHex(8)}-01`;
};

/** A storage or object fault that says "try again" is a 503, all else of ours a 500. */
const faultCode = (error: unknown): ProblemCode => {
  const flags = error as { retryable?: boolean; overloaded?: boolean } | null;
  return flags?.retryable || flags?.overloaded ? "SERVICE_UNAVAILABLE" : "INTERNAL";
};

/** The fetch handler that serves a route table. */
export const serve = <Env>(
  routes: readonly Route<Env>[],
): ((request: Request, env: Env, context: ExecutionContext) => Promise<Response>) => {
  const byPath = new Map<string, Map<string, Route<Env>>>();
  for (const row of routes) {
    for (const path of row.paths) {
      const methods = byPath.get(path) ?? new Map<string, Route<Env>>();
      if (methods.has(row.method)) throw new Error(`two routes for ${row.method} ${path}`);
      byPath.set(path, methods.set(row.method, row));
    }
  }
  const router = IttyRouter<IRequest, [Call<Env>]>();
  for (const [path, methods] of byPath) {
    router.all(path, (_request, call) => dispatch(methods, call));
  }

  return async (request, env, context) => {
    const correlationId = correlationIdOf(request);
    let traceparent: string | undefined;
    try {
      const call: Call<Env> = {
        request,
        url: new URL(request.url),
        env,
        caller: null,
        body: undefined,
        input: undefined,
        correlationId,
        // Made when it is first asked for: most reads never pass it on.
        get traceparent() {
          traceparent ??= traceparentOf(request);
          return traceparent;
        },
        waitUntil: (work) =>
          context.waitUntil(
            work.catch((error) => logFault("background work failed", error, { correlationId })),
          ),
        param: (name) => decode((request as Request & PathParameters).params[name] ?? ""),
      };
      const answer: Answer = (await router.fetch(request as never, call)) ?? refuse("NOT_FOUND");
      return render(answer, correlationId);
    } catch (error) {
      logFault("request failed", error, { correlationId, path: new URL(request.url).pathname });
      return render(refuse(faultCode(error)), correlationId);
    }
  };
};

interface PathParameters {
  params: Record<string, string>;
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const dispatch = <Env>(methods: Map<string, Route<Env>>, call: Call<Env>): Promise<Answer> => {
  const row = methods.get(call.request.method === "HEAD" ? "GET" : call.request.method);
  if (row) return row.handle(call);
  const refusal: Refusal = refuse("METHOD_NOT_ALLOWED");
  const response = render(refusal, call.correlationId);
  const allowed = [...methods.keys()].flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : name));
  response.headers.set("allow", allowed.join(", "));
  return Promise.resolve(response);
};
