import { problemStatus } from "../../base/kernel/problems.ts";
import type { Refusal } from "../../base/kernel/result.ts";
import { ok, type Result } from "../../base/kernel/result.ts";
import { parameterNames, type RouteContract } from "../../base/platform/contract.ts";
import type { Answer, Route, UnparsedCall } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";

/**
 * The way of a page to its API: a call of a row in the same worker, with the request that a
 * program would send. So the guard, the role, the schemas, the audit and the refusals are the
 * API's, and a page can show the calls that made it.
 */
export interface Arguments {
  path?: Texts;
  /** Empty values are left out. */
  query?: Texts;
  body?: unknown;
}

export type Texts = Readonly<Record<string, string | undefined>>;

/** A call as a page shows it. */
export interface MadeCall {
  method: string;
  /** The path with its query. */
  address: string;
  status: number;
}

export interface Api {
  /** The answer's body, or the refusal. */
  call(operation: string, given: Arguments): Promise<Result<unknown>>;
  /** The same, for an answer that is a file. */
  file(operation: string, given: Arguments): Promise<Answer>;
  /** Every call so far. */
  made: readonly MadeCall[];
}

/** The person or program whose calls they are. */
interface Caller {
  may(contract: RouteContract): boolean;
  admit(request: Request): void;
}

/** The rows of an API by operation id. */
export interface Operations {
  /** Throws if there is no such operation: then a page is wrong. */
  contract(operation: string): RouteContract;
  /** Whether the operation admits this caller. */
  admits(operation: string, caller: Caller): boolean;
  apiFor(page: UnparsedCall<GatewayEnv>, caller: Caller): Api;
}

export const operationsOf = (rows: readonly Route<GatewayEnv>[]): Operations => {
  const byId = new Map(rows.map((row) => [row.contract.id, row]));
  const rowOf = (operation: string): Route<GatewayEnv> => {
    const row = byId.get(operation);
    if (!row) throw new Error(`no operation ${operation}`);
    return row;
  };
  return {
    contract: (operation) => rowOf(operation).contract,
    admits: (operation, caller) => caller.may(rowOf(operation).contract),
    apiFor: (page, caller) => apiOf(rowOf, page, caller),
  };
};

const apiOf = (
  rowOf: (operation: string) => Route<GatewayEnv>,
  page: UnparsedCall<GatewayEnv>,
  caller: Caller,
): Api => {
  const made: MadeCall[] = [];
  const answerOf = async (operation: string, given: Arguments): Promise<Answer> => {
    const row = rowOf(operation);
    const address = addressOf(row.contract, given);
    const url = new URL(address, page.url);
    const { method } = row.contract;
    const noted = { method, address, status: 0 };
    made.push(noted);
    const request = new Request(url, {
      method,
      headers: { "content-type": "application/json" },
      ...(row.contract.body ? { body: JSON.stringify(given.body ?? {}) } : {}),
    });
    caller.admit(request);
    const answer = await row.handle({
      request,
      url,
      env: page.env,
      caller: null,
      path: textsOf(given.path),
      limits: page.limits,
      query: undefined,
      body: undefined,
      input: undefined,
      correlationId: page.correlationId,
      traceparent: page.traceparent,
      waitUntil: (work) => page.waitUntil(work),
    });
    noted.status = statusOf(answer);
    return answer;
  };
  return {
    made,
    file: answerOf,
    async call(operation, given) {
      const answer = await answerOf(operation, given);
      if (answer instanceof Response) throw new Error(`${operation} does not answer with JSON`);
      if (!answer.ok) return answer;
      const { body } = answer.value;
      return ok(typeof body === "string" ? JSON.parse(body) : body);
    },
  };
};

const statusOf = (answer: Answer): number => {
  if (answer instanceof Response) return answer.status;
  return answer.ok ? answer.value.status : problemStatus((answer as Refusal).problem);
};

const textsOf = (given: Texts = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => (text ? [[name, text] as const] : [])),
  );

/** The path with its query, as a program would write it. */
const addressOf = ({ paths }: RouteContract, { path = {}, query }: Arguments): string => {
  const [pattern = ""] = paths;
  const filled = parameterNames(pattern).reduce(
    (text, name) => text.replace(`:${name}`, encodeURIComponent(path[name] ?? "")),
    pattern,
  );
  const search = new URLSearchParams(textsOf(query)).toString();
  return search === "" ? filled : `${filled}?${search}`;
};
