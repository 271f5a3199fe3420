import * as v from "valibot";
import {
  type ProblemCode,
  problemCatalogue,
  problemStatus,
} from "../../src/base/kernel/problems.ts";
import type { AnswerContract, Method, RouteContract } from "../../src/base/platform/contract.ts";
import { finderOf } from "../../src/base/platform/router.ts";
import { oauthRefusalBody, refusalBody } from "../../src/documents/refusals.ts";

/** Checks answers against the route rows (docs/decisions/063). */
export interface GivenAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Says how an answer differs from its row (`id 200: …`); null if the row names it. */
export type AnswerCheck = (
  method: string,
  path: string,
  answer: GivenAnswer,
) => Promise<string | null>;

export const answerCheck = (rows: readonly RouteContract[]): AnswerCheck => {
  const paths = new Map<string, Map<Method, RouteContract>>();
  for (const row of rows) {
    for (const path of row.paths) {
      paths.set(path, (paths.get(path) ?? new Map()).set(row.method, row));
    }
  }
  const find = finderOf(paths);
  return async (method, path, answer) => {
    const found = (await find(path))?.value;
    const row = found?.get((method === "HEAD" ? "GET" : method) as Method);
    const difference = row
      ? differsFromRow(row, method, answer)
      : leadsBack(found?.get("GET"), method, answer)
        ? null
        : differsFromRefusal(
            answer,
            [found ? "METHOD_NOT_ALLOWED" : "NOT_FOUND", ...beforeAnyRow],
            [...(found?.values() ?? [])].some(({ oauth }) => oauth),
          );
    return difference && `${row?.id ?? `${method} ${path}`} ${answer.status}: ${difference}`;
  };
};

/** A form that a browser sent to a page which takes none. */
const leadsBack = (page: RouteContract | undefined, method: string, answer: GivenAnswer): boolean =>
  method === "POST" &&
  answer.status === 303 &&
  page?.answers[200]?.text === "text/html" &&
  answer.headers.has("location");

/** Refused before the address is read. */
const beforeAnyRow = ["MALFORMED_REQUEST"] as const;

const differsFromRow = (row: RouteContract, method: string, answer: GivenAnswer): string | null => {
  const named = row.answers[answer.status];
  if (answer.status !== 101 && !answer.headers.has("x-correlation-id")) {
    return "has no X-Correlation-Id";
  }
  const limits = row.guard.limited ? differsInLimits(answer) : null;
  if (limits !== null) return limits;
  const codes = [...row.refusals, ...beforeAnyRow];
  const asRefusal = () => differsFromRefusal(answer, codes, row.oauth);
  if (!named) return asRefusal();
  if (method === "HEAD" || answer.status === 101) return null;
  const difference = differsFromAnswer(named, answer);
  return difference === null || asRefusal() === null ? null : difference;
};

/**
 * A fault of ours and a malformed request come before any limit, and a WebSocket's answer has no
 * fields of ours.
 */
const differsInLimits = ({ status, headers, text }: GivenAnswer): string | null => {
  if (status === 101 || status >= 500 || text.includes('"MALFORMED_REQUEST"')) return null;
  const policies = headers.get("ratelimit-policy") ?? "";
  const left = headers.get("ratelimit") ?? "";
  const fit =
    /^"[a-z-]+";q=\d+;w=\d+(?:, |$)/.test(policies) && /^"[a-z-]+";r=\d+;t=\d+(?:, |$)/.test(left);
  return fit ? null : "has no RateLimit fields";
};

const differsFromAnswer = (named: AnswerContract, answer: GivenAnswer): string | null => {
  const { json, text, headers } = named;
  const missing = headers.find((header) => !answer.headers.has(header));
  if (missing) return `has no ${missing}`;
  const type = answer.headers.get("content-type");
  if (text !== null && type?.startsWith(text)) return null;
  if (json === null) return answer.text === "" ? null : `has a body of type ${type}`;
  return type === "application/json" ? differsFromSchema(json, answer.text) : `is of type ${type}`;
};

/** The code of a refusal that a browser gets as a page. */
const codeOnPage = ({ headers, text }: GivenAnswer): string | null =>
  headers.get("content-type")?.startsWith("text/html")
    ? (/ data-code="(\w+)"/.exec(text)?.[1] ?? null)
    : null;

const everyCode = Object.keys(problemCatalogue) as ProblemCode[];

const differsFromRefusal = (
  answer: GivenAnswer,
  codes: RouteContract["refusals"],
  oauth: boolean,
): string | null => {
  const onPage = codeOnPage(answer) as ProblemCode | null;
  if (onPage !== null) return differsFromCode(answer, onPage, codes);
  const schema = (oauth ? oauthRefusalBody : refusalBody)(everyCode);
  const difference = differsFromSchema(schema, answer.text);
  if (difference !== null) return `neither an answer nor a refusal: ${difference}`;
  const refusal = JSON.parse(answer.text);
  const { code, correlation_id } = oauth ? refusal : refusal.error;
  const wrongCode = differsFromCode(answer, code, codes);
  if (wrongCode !== null) return wrongCode;
  const same = correlation_id === answer.headers.get("x-correlation-id");
  return same ? null : "has another correlation_id in its header";
};

const differsFromCode = (
  answer: GivenAnswer,
  code: ProblemCode,
  codes: RouteContract["refusals"],
): string | null => {
  if (!codes.includes(code)) return `does not name ${code}`;
  return problemStatus({ code }) === answer.status ? null : `is not the status of ${code}`;
};

/** Strict: a member that the schema does not name is a difference, whatever the schema ignores. */
const differsFromSchema = (schema: v.GenericSchema, text: string): string | null => {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return "is not JSON";
  }
  const read = v.safeParse(schema, sent);
  if (!read.success) {
    const [issue] = read.issues;
    return `${v.getDotPath(issue) ?? "body"}: ${issue.message}`;
  }
  const unnamed = firstUnnamed(sent, read.output);
  return unnamed === null ? null : `${unnamed} is not a member of the schema`;
};

/** The path of the first member that parsing has dropped. */
const firstUnnamed = (sent: unknown, read: unknown): string | null => {
  if (!isObject(sent) || !isObject(read)) return null;
  for (const [name, value] of Object.entries(sent)) {
    if (!Object.hasOwn(read, name)) return name;
    const inside = firstUnnamed(value, read[name]);
    if (inside !== null) return `${name}.${inside}`;
  }
  return null;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
