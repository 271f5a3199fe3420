import type { Child } from "hono/jsx";
import { type Problem, problemStatus } from "../../base/kernel/problems.ts";
import type { UnparsedCall } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { pageResponse, seeOther } from "../../frame/pages/response.ts";
import { type Frame, renderConsoleFrame } from "./layout.tsx";
import type { Api } from "./operations.ts";
import type { At, Calls, DataOf } from "./page.ts";
import { ProblemBody } from "./parts.tsx";

/** A browser's request for a page. */
export type PageCall = UnparsedCall<GatewayEnv>;

/** Makes the calls of a page and renders their answers, or the refusal of one. */
export interface PageRun {
  at: At;
  api: Api;
}

type Loaded =
  | { ok: true; data: DataOf<Calls>; missing: Problem[]; refusedFilter: Problem | null }
  | { ok: false; problem: Problem };

/** All calls of the page at once. */
export const load = async ({ at, api }: PageRun): Promise<Loaded> => {
  const { calls } = at.page;
  const answers = await Promise.all(
    Object.entries(calls).map(async ([name, { operation, required, filtered, ...asked }]) => {
      const isWanted = asked.when?.(at) ?? true;
      // If the role may not make a required call, the page is the API's refusal.
      const isAllowed = required || at.can(operation);
      if (!isWanted || !isAllowed) return { name, required, filtered, answer: null };
      const path = { ...at.params, ...asked.path?.(at) };
      const query = asked.query?.(at) ?? {};
      return { name, required, filtered, answer: await api.call(operation, { path, query }) };
    }),
  );
  const data: Record<string, unknown> = {};
  const missing: Problem[] = [];
  let refusedFilter: Problem | null = null;
  for (const { name, required, filtered, answer } of answers) {
    if (answer && !answer.ok) {
      if (filtered && problemStatus(answer.problem) === 422) refusedFilter = answer.problem;
      else if (required) return answer;
      else missing.push(answer.problem);
    }
    data[name] = answer?.ok ? answer.value : null;
  }
  return { ok: true, data: data as DataOf<Calls>, missing, refusedFilter };
};

/** `result`: the answer of a form's operation, if the page shows it. */
export const render = async (
  run: PageRun,
  notice: string | null,
  result: Child = null,
): Promise<Response> => {
  const { api } = run;
  const loaded = await load(run);
  if (!loaded.ok) return refusedPage(run, loaded.problem);
  const { page } = run.at;
  const refusedFilter =
    loaded.refusedFilter ?? run.at.refusedFilter ?? page.refuses?.(run.at) ?? null;
  const at: At = { ...run.at, refusedFilter, data: loaded.data };
  const instead = page.opens?.(loaded.data, at);
  if (instead) return seeOther(instead);
  const refusal = at.refused?.problem ?? refusedFilter;
  const title = typeof page.title === "string" ? page.title : page.title(loaded.data, at);
  return respond(refusal ? problemStatus(refusal) : 200, {
    at,
    title,
    notice,
    missing: loaded.missing,
    made: api.made,
    problem: refusal,
    children: (
      <>
        {result}
        {page.view(loaded.data, at)}
      </>
    ),
  });
};

export const refusedPage = ({ at, api }: PageRun, refusal: Problem): Response =>
  respond(problemStatus(refusal), {
    at,
    title: titleOf(refusal),
    notice: null,
    problem: null,
    missing: [],
    made: api.made,
    children: <ProblemBody problem={refusal} home={at.site.home} />,
  });

const titleOf = (refusal: Problem): string =>
  problemStatus(refusal) === 404 ? "Not found" : "This did not work";

export const respond = (status: number, frame: Frame): Response =>
  pageResponse(renderConsoleFrame(frame), {
    locale: "en",
    status,
    scripted: true,
    // Browsers then name the origin of our own forms, which the server checks.
    headers: { "referrer-policy": "same-origin", vary: "cookie" },
  });
