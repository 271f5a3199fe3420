import type { Child } from "hono/jsx";
import { type Problem, problem, problemStatus } from "../../base/kernel/problems.ts";
import { now } from "../../base/platform/clock.ts";
import { parameterNames } from "../../base/platform/contract.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import { queryOf, type UnparsedCall } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { pageResponse, seeOther } from "../../frame/pages/response.ts";
import { bodyOf, fieldsOf, labelOf, readConsoleForm } from "./fields.ts";
import { type Frame, renderConsoleFrame } from "./layout.tsx";
import type { Api, Arguments, Operations, Texts } from "./operations.ts";
import { actionOfNotice, isFromOwnPage, noticeFor } from "./own-page.ts";
import type { Action, At, Calls, ConsolePage, DataOf, Place, Site } from "./page.ts";
import { ProblemBody, SecretBody } from "./parts.tsx";

/** Serves the pages of a site: asks, performs, renders. */
export type PageCall = UnparsedCall<GatewayEnv>;

export interface Served {
  site: Site;
  operations: Operations;
}

interface Run {
  at: At;
  api: Api;
}

const runOf = async (
  { site, operations }: Served,
  page: ConsolePage,
  call: PageCall,
): Promise<Run | null> => {
  const viewer = await site.readViewer(call.env, call.request);
  if (!viewer) return null;
  const { done: _done, ...query } = queryOf(call.url);
  const search = new URLSearchParams(query).toString();
  // The address of a page's file is not the address of the page.
  const path = call.url.pathname.replace(/\.csv$/, "");
  const at: At = {
    params: call.path,
    query,
    viewer,
    now: now(),
    site,
    operations,
    page,
    address: search === "" ? path : `${path}?${search}`,
    can: (operation) => operations.admits(operation, viewer),
    formKey: randomBase62(),
    refused: null,
    refusedFilter: null,
  };
  return { at, api: operations.apiFor(call, viewer) };
};

/** `GET`: the page, or the site's entrance for a browser without a session. */
export const showPage =
  (served: Served, page: ConsolePage) =>
  async (call: PageCall): Promise<Response> => {
    const { site } = served;
    const run = await runOf(served, page, call);
    if (!run) return seeOther(site.entrance(call.url));
    const { env, request, url } = call;
    const notice = url.searchParams.get("done") ?? "";
    const done = actionOfNotice(site, env, request, url.pathname, notice);
    return render(run, page.actions?.[done ?? ""]?.done ?? null);
  };

/**
 * `GET` with `.csv`: the rows of the page's list as a file, from the first one on. A refused filter
 * is the list's page, which says it beside the field.
 */
export const sendCsv = (served: Served, page: ConsolePage) =>
  sendFile(served, page, (at) => {
    const { operation = "", query } = page.csv ?? {};
    const { limit: _limit, cursor: _cursor, ...filters } = query?.(at) ?? {};
    return { operation: `${operation}Csv`, query: filters };
  });

interface AskedFile extends Arguments {
  operation: string;
}

/** `GET` of a file of the API. `asked`: the call that answers with it. */
export const sendFile =
  (served: Served, page: ConsolePage, asked: (at: Place) => AskedFile) =>
  async (call: PageCall): Promise<Response> => {
    const run = await runOf(served, page, call);
    if (!run) return seeOther(served.site.entrance(call.url));
    const { operation, ...given } = asked(run.at);
    const answer = await run.api.file(operation, given);
    if (answer instanceof Response) return answer;
    const refusal = answer.ok ? problem("NOT_FOUND") : answer.problem;
    if (problemStatus(refusal) !== 422) return refusedPage(run, refusal);
    return render({ ...run, at: { ...run.at, refusedFilter: refusal } }, null);
  };

/** `POST`: a form of the page. Afterwards the browser loads a page, so a reload repeats nothing. */
export const takeForm =
  (served: Served, page: ConsolePage) =>
  async (call: PageCall): Promise<Response> => {
    const run = await runOf(served, page, call);
    if (!run) return seeOther(served.site.entrance(call.url));
    if (!isFromOwnPage(call.request, call.url)) return refusedPage(run, fromElsewhere);
    const sent = await readConsoleForm(call.request);
    if (!sent.ok) return refusedPage(run, sent.problem);
    const name = sent.value.get("action") ?? "";
    const action = Object.hasOwn(page.actions ?? {}, name) ? page.actions?.[name] : undefined;
    if (!action) return refusedPage(run, problem("NOT_FOUND"));
    return perform(call, run, name, action as Action<unknown>, sent.value);
  };

const fromElsewhere = problem("FORBIDDEN", {
  message: "This form was not sent by a page of ours. Open the page and send it again.",
});

const perform = async (
  { env, request, url }: PageCall,
  { at, api }: Run,
  name: string,
  action: Action<unknown>,
  sent: URLSearchParams,
): Promise<Response> => {
  const refusing = (refusal: Problem) =>
    render({ at: { ...at, refused: { action: name, problem: refusal, sent } }, api }, null);
  const { operation, fixed, keeps = [] } = action;
  const only = action.only && [...action.only, ...keeps];
  const contract = at.operations.contract(operation);
  const path = { ...pathOf(sent, contract.paths[0] ?? ""), ...at.params };
  if (action.confirm) {
    const loaded = await load({ at, api });
    if (!loaded.ok) return refusedPage({ at, api }, loaded.problem);
    const wanted = action.confirm(loaded.data, at, { ...path, ...Object.fromEntries(sent) });
    if ((sent.get("confirm") ?? "").trim() !== wanted) return refusing(notConfirmed(wanted));
  }
  const key = takesKey(contract) ? { idempotency_key: sent.get("form_key") ?? at.formKey } : {};
  const body = { ...bodyOf(fieldsOf(contract.body, only), sent, only), ...fixed, ...key };
  const done = await api.call(operation, { path, body });
  if (!done.ok) return refusing(done.problem);
  if (action.shows) return render({ at, api }, null, action.shows(done.value as never, at));
  const next = action.to?.(done.value as never, at) ?? at.address;
  const secrets = secretsOf(action, done.value as Record<string, unknown>);
  if (secrets.length > 0) return secretPage({ at, api }, action, secrets, next);
  const notice = noticeFor(at.site, env, request, new URL(next, url).pathname, name);
  return seeOther(`${next}${next.includes("?") ? "&" : "?"}done=${notice}`);
};

const notConfirmed = (wanted: string): Problem =>
  problem("VALIDATION_FAILED", { field: "confirm", message: `Type ${wanted} to confirm.` });

const takesKey = ({ body }: { body: unknown }): boolean =>
  Object.hasOwn((body as { entries?: object } | null)?.entries ?? {}, "idempotency_key");

/** The path parameters that a form has in hidden fields: the page's own always win. */
const pathOf = (sent: URLSearchParams, pattern: string): Texts =>
  Object.fromEntries(parameterNames(pattern).map((name) => [name, sent.get(name) ?? undefined]));

type Loaded =
  | { ok: true; data: DataOf<Calls>; missing: Problem[]; refusedFilter: Problem | null }
  | { ok: false; problem: Problem };

/** All calls of the page at once. */
const load = async ({ at, api }: Run): Promise<Loaded> => {
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
const render = async (run: Run, notice: string | null, result: Child = null): Promise<Response> => {
  const { api } = run;
  const loaded = await load(run);
  if (!loaded.ok) return refusedPage(run, loaded.problem);
  const refusedFilter = loaded.refusedFilter ?? run.at.refusedFilter;
  const at = { ...run.at, refusedFilter };
  const { page } = at;
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

const refusedPage = ({ at, api }: Run, refusal: Problem): Response =>
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

type Secrets = readonly (readonly [name: string, secret: string])[];

const secretsOf = ({ secrets = [] }: Action<unknown>, answer: Record<string, unknown>): Secrets =>
  secrets.flatMap((name) => {
    const secret = answer[name];
    return typeof secret === "string" ? [[labelOf(name), secret] as const] : [];
  });

const secretPage = ({ at, api }: Run, action: Action, secrets: Secrets, back: string): Response =>
  respond(200, {
    at,
    title: action.label,
    notice: null,
    problem: null,
    missing: [],
    made: api.made,
    children: <SecretBody secrets={secrets} back={back} />,
  });

const respond = (status: number, frame: Frame): Response =>
  pageResponse(renderConsoleFrame(frame), {
    locale: "en",
    status,
    scripted: true,
    // Browsers then name the origin of our own forms, which the server checks.
    headers: { "referrer-policy": "same-origin", vary: "cookie" },
  });
