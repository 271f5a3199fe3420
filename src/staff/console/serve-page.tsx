import { problem, problemStatus } from "../../base/kernel/problems.ts";
import { now } from "../../base/platform/clock.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import { queryOf } from "../../base/platform/edge.ts";
import { seeOther } from "../../frame/pages/response.ts";
import { type PageCall, type PageRun, refusedPage, render } from "./answer-page.tsx";
import { readConsoleForm } from "./fields.ts";
import { shownModeOf } from "./mode.ts";
import type { Arguments, Operations } from "./operations.ts";
import { actionOfNotice, isFromOwnPage } from "./own-page.ts";
import type { Action, At, ConsolePage, Place, Site } from "./page.ts";
import { perform } from "./perform.tsx";

/** Serves the pages of a site: asks, performs, renders. */

export interface Served {
  site: Site;
  operations: Operations;
}

const runOf = async (
  { site, operations }: Served,
  page: ConsolePage,
  call: PageCall,
): Promise<PageRun | null> => {
  const viewer = await site.readViewer(call.env, call.request);
  if (!viewer) return null;
  const { done: _done, ...query } = queryOf(call.url);
  const { open: _open, ...filters } = query;
  const search = new URLSearchParams(filters).toString();
  // The address of a page's file is not the address of the page.
  const path = call.url.pathname.replace(/\.csv$/, "");
  const at: At = {
    params: call.path,
    query,
    viewer,
    mode: site.modes ? shownModeOf(call.env, call.request) : "any",
    now: now(),
    site,
    operations,
    page,
    address: search === "" ? path : `${path}?${search}`,
    can: (operation) => operations.admits(operation, viewer),
    formKey: randomBase62(),
    refused: null,
    refusedFilter: null,
    data: {},
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
    if (page.missing) return refusedPage(run, problem("NOT_FOUND"));
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
    if (page.refuses?.(run.at)) return render(run, null);
    const { operation, ...given } = asked(run.at);
    const answer = await run.api.file(operation, given);
    if (answer instanceof Response) return answer;
    const refusal = answer.ok ? problem("NOT_FOUND") : answer.problem;
    if (problemStatus(refusal) !== 422) return refusedPage(run, refusal);
    return render({ ...run, at: { ...run.at, refusedFilter: refusal } }, null);
  };

/** `POST`: a form of the page. Afterwards the browser loads a page, so a reload repeats nothing. */
export const takePageForm =
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
    return perform(call, run, name, action as Action, sent.value);
  };

const fromElsewhere = problem("FORBIDDEN", {
  message: "This form was not sent by a page of ours. Open the page and send it again.",
});
