import { deprecationFields } from "../kernel/deprecation.ts";
import { tracePrefix } from "../kernel/ids.ts";
import { type Problem, type ProblemCode, problemBody, problemStatus } from "../kernel/problems.ts";
import { refuse } from "../kernel/result.ts";
import { challengeOf } from "./challenges.ts";
import { now } from "./clock.ts";
import { type Method, parameterNames, type RouteContract } from "./contract.ts";
import { randomHex } from "./crypto.ts";
import type { Answer, PathTexts, Reply, Route, UnparsedCall } from "./edge.ts";
import { logFault, newTraceparent } from "./log.ts";
import { oauthBody, oauthRefusal } from "./oauth-answer.ts";
import { faultFlags } from "./objects.ts";
import { finderOf } from "./router.ts";
import { rateLimitFields, type UsedLimit } from "./token-bucket.ts";

/** A refusal, before it is written. */
export interface Refused {
  request: Request;
  problem: Problem;
  correlationId: string;
  /** Whether a GET of the same address answers with a page. */
  opensPage: boolean;
}

/** The answer that a browser gets instead of a refusal; null if JSON is the right answer. */
export type AnswerBrowser = (refused: Refused) => Response | null;

/** Sent with every answer; pages add their own policy. */
const commonHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** A request that is being answered. */
interface Exchange {
  request: Request;
  correlationId: string;
  /** Whether the address is an OAuth endpoint, for any method. */
  oauth: boolean;
  /** Its row; null if there is none. */
  row: RouteContract | null;
  /** The limits that the request counted against. */
  limits: UsedLimit[];
  /** Null before its address is known. */
  call: { url: URL; input: unknown } | null;
}

const render = (answer: Answer, exchange: Exchange): Response => {
  const { correlationId, oauth } = exchange;
  if (answer instanceof Response) {
    if (answer.webSocket) return answer;
    const response = new Response(answer.body, answer);
    for (const [name, value] of Object.entries(commonHeaders)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    response.headers.set("x-correlation-id", correlationId);
    for (const [name, value] of Object.entries(fieldsOf(exchange))) {
      response.headers.set(name, value);
    }
    return response;
  }
  const { status, body, headers } = answer.ok
    ? answer.value
    : renderProblem(answer.problem, exchange);
  const shown = oauth ? oauthBody(body) : body;
  return new Response(shown === null || typeof shown === "string" ? shown : JSON.stringify(shown), {
    status,
    headers: {
      ...commonHeaders,
      ...(body === null ? {} : { "content-type": "application/json" }),
      ...headers,
      ...fieldsOf(exchange),
      "x-correlation-id": correlationId,
    },
  });
};

/** What the answer says about limits, and about parts of the interface that will go. @rule G1.15 */
const fieldsOf = ({ limits, row, call }: Exchange): Record<string, string> => {
  if (!row) return rateLimitFields(limits);
  const { itself, answers, body, query } = row.deprecation();
  const used = [
    ...Object.entries(body).filter(([name]) => Object.hasOwn(Object(call?.input), name)),
    ...Object.entries(query).filter(([name]) => call?.url.searchParams.has(name)),
  ].map(([, deprecation]) => deprecation);
  return {
    ...rateLimitFields(limits),
    ...deprecationFields([...(itself ? [itself] : []), ...answers, ...used]),
  };
};

/**
 * An OAuth address always says when to try again: its libraries do not read a 503's body.
 * @rule O1.5
 */
const OAUTH_WAIT_SECONDS = 1;

const renderProblem = (
  problem: Problem,
  { request, correlationId, oauth, row }: Exchange,
): Reply => {
  const challenge = challengeOf(problem, request, { oauth, guard: row?.guard ?? null });
  const status = problemStatus(problem);
  const waits = problem.retry_after ?? (oauth && status === 503 ? OAUTH_WAIT_SECONDS : undefined);
  return {
    status,
    body: (oauth ? oauthRefusal : problemBody)(problem, correlationId),
    headers: {
      // @rule G3.2
      ...(waits === undefined ? {} : { "retry-after": String(waits) }),
      ...(challenge === null ? {} : { "www-authenticate": challenge }),
    },
  };
};

/**
 * The caller's X-Correlation-Id if it is well-formed, else a new one that begins with the time.
 * @rule G1.9
 */
const correlationIdOf = (request: Request): string => {
  const given = request.headers.get("x-correlation-id") ?? "";
  return /^[A-Za-z0-9._-]{1,64}$/.test(given) ? given : tracePrefix(now()) + randomHex(10);
};

/**
 * The caller's trace if it is well-formed, else a new one [W3C Trace Context]. A new trace takes
 * the correlation id if the gateway made it, so work that goes through a queue has the same id as
 * its request.
 * @rule G1.10
 */
const traceparentOf = (request: Request, correlationId: string): string => {
  const given = request.headers.get("traceparent") ?? "";
  if (/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/.test(given)) return given;
  return /^[0-9a-f]{32}$/.test(correlationId) ? newTraceparent(correlationId) : newTraceparent();
};

/**
 * The address of the request, or null. workerd joins the Host header and the target unchanged: a
 * path in the Host header would become part of the path, and the target of `OPTIONS *` would become
 * part of the host.
 */
const addressOf = ({ url, headers }: Request): URL | null => {
  const host = headers.get("host") ?? "";
  const isWellFormed = /^https?:\/\/[^/]+\//.test(url) && !/[\s/?#@\\]/.test(host);
  return isWellFormed ? URL.parse(url) : null;
};

/**
 * A retryable fault of storage or an object is 503; every other fault of ours is 500.
 * @rule G2.9
 */
const faultCode = (error: unknown): ProblemCode => {
  const { retryable, overloaded } = faultFlags(error);
  return retryable || overloaded ? "SERVICE_UNAVAILABLE" : "INTERNAL";
};

/** The rows of one path, by method. */
type Methods<Env> = Map<Method, Route<Env>>;

/** The rows of a worker, by path. Throws if two rows share an id, or method and path. */
const rowsByPath = <Env>(routes: readonly Route<Env>[]): Map<string, Methods<Env>> => {
  const paths = new Map<string, Methods<Env>>();
  const ids = new Set<string>();
  for (const row of routes) {
    const { id, method } = row.contract;
    if (ids.has(id)) throw new Error(`two routes with the id ${id}`);
    ids.add(id);
    for (const path of row.contract.paths) {
      const methods: Methods<Env> = paths.get(path) ?? new Map();
      if (methods.has(method)) throw new Error(`two routes for ${method} ${path}`);
      requireDescribedPath(row.contract, path);
      paths.set(path, methods.set(method, row));
    }
  }
  return paths;
};

const requireDescribedPath = ({ path: schema }: RouteContract, path: string): void => {
  const described = Object.keys((schema as { entries?: object } | null)?.entries ?? {});
  if (described.sort().join() !== parameterNames(path).sort().join()) {
    throw new Error(`the parameters of ${path} are not those of its schema`);
  }
};

/** HEAD answers like GET, without the body. */
const rowFor = <Env>(methods: Methods<Env>, method: string): Route<Env> | undefined =>
  methods.get((method === "HEAD" ? "GET" : method) as Method);

/** Adds the Allow header to the refusal of a method. */
const withMethods = <Env>(response: Response, methods: Methods<Env>): Response => {
  const names = [...methods.keys()].flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : name));
  response.headers.set("allow", names.join(", "));
  return response;
};

/** The fetch handler that serves a route table. */
export const serve = <Env>(
  routes: readonly Route<Env>[],
  answerBrowser: AnswerBrowser = () => null,
): ((request: Request, env: Env, context: ExecutionContext) => Promise<Response>) => {
  const find = finderOf(rowsByPath(routes));

  return async (request, env, context) => {
    const correlationId = correlationIdOf(request);
    const limits: UsedLimit[] = [];
    const exchange: Exchange = {
      request,
      correlationId,
      oauth: false,
      row: null,
      limits,
      call: null,
    };
    const url = addressOf(request);
    if (!url) return render(refuse("MALFORMED_REQUEST"), exchange);
    const found = find(url.pathname);
    exchange.oauth = found !== null && speaksOAuth(found.value);
    exchange.row = (found && rowFor(found.value, request.method)?.contract) ?? null;
    const respond = (answer: Answer): Response => {
      if (answer instanceof Response || answer.ok) return render(answer, exchange);
      const opensPage = found?.value.get("GET")?.contract.answers[200]?.text === "text/html";
      const { problem } = answer;
      const refused = { request, problem, correlationId, opensPage };
      const forBrowser = exchange.oauth ? null : answerBrowser(refused);
      const response = render(forBrowser ?? answer, exchange);
      return response.status === 405 && found ? withMethods(response, found.value) : response;
    };
    let traceparent: string | undefined;
    try {
      const path = decoded(found?.parameters ?? {});
      const call: UnparsedCall<Env> = {
        request,
        url,
        env,
        caller: null,
        path,
        limits,
        query: undefined,
        body: undefined,
        input: undefined,
        correlationId,
        // Created on first use: most reads never need it.
        get traceparent() {
          traceparent ??= traceparentOf(request, correlationId);
          return traceparent;
        },
        waitUntil: (work) =>
          context.waitUntil(
            work.catch((error) => logFault("background work failed", error, { correlationId })),
          ),
      };
      exchange.call = call;
      return respond(found ? await dispatch(found.value, call) : refuse("NOT_FOUND"));
    } catch (error) {
      logFault("request failed", error, { correlationId, path: url.pathname });
      return respond(refuse(faultCode(error)));
    }
  };
};

const decoded = (parameters: Record<string, string>): PathTexts =>
  Object.fromEntries(Object.entries(parameters).map(([name, text]) => [name, decode(text)]));

const decode = (text: string): string => {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const speaksOAuth = <Env>(methods: Methods<Env>): boolean =>
  [...methods.values()].some(({ contract }) => contract.oauth);

// @rule G2.8
const dispatch = <Env>(methods: Methods<Env>, call: UnparsedCall<Env>): Promise<Answer> =>
  rowFor(methods, call.request.method)?.handle(call) ??
  Promise.resolve(refuse("METHOD_NOT_ALLOWED"));
