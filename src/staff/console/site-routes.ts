import * as v from "valibot";
import { problemCatalogue } from "../../base/kernel/problems.ts";
import {
  file,
  htmlPage,
  parameterNames,
  redirect,
  type SecurityScheme,
} from "../../base/platform/contract.ts";
import { type Call, type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import type { PageCall } from "./answer-page.tsx";
import type { ConsolePage } from "./page.ts";
import { type Served, sendCsv, showPage, takePageForm } from "./serve-page.tsx";

type SiteCall = Call<GatewayEnv, null, undefined, Record<string, string>, undefined>;

/**
 * The routes of a site: one to three for each page of its table, and its files. A refusal is a page
 * with the refusal's status.
 */
export const siteRoutes = (
  served: Served,
  scheme: SecurityScheme,
  pages: readonly ConsolePage[],
): readonly Route<GatewayEnv>[] => [
  ...pages.flatMap((page) => [
    pageRoute(served, scheme, page, "GET", showPage(served, page)),
    ...(page.csv ? [fileRoute(served, scheme, page, sendCsv(served, page))] : []),
    ...(page.actions ? [pageRoute(served, scheme, page, "POST", takePageForm(served, page))] : []),
  ]),
  ...served.site.assets.routes<GatewayEnv>(),
];

type Step = (call: PageCall) => Promise<Response>;

const pageRoute = (
  { site }: Served,
  scheme: SecurityScheme,
  { path }: Pick<ConsolePage, "path">,
  method: "GET" | "POST",
  step: Step,
): Route<GatewayEnv> => {
  const names = parameterNames(path).map((name) => [name, v.string()] as const);
  return route({
    id: `${method} ${path}`,
    method,
    paths: [path],
    internal: true,
    summary: `The page ${path} (${site.name})`,
    guard: limitedAddress([scheme]),
    path: v.object(Object.fromEntries(names)),
    answers: pageAnswers,
    step: (call: SiteCall) => step(call as never),
  });
};

/** The route of a page's file: its path with `.csv`. */
export const fileRoute = (
  served: Served,
  scheme: SecurityScheme,
  { path }: Pick<ConsolePage, "path">,
  step: Step,
): Route<GatewayEnv> => {
  const row = pageRoute(served, scheme, { path: `${path}.csv` }, "GET", step);
  const answers = { ...row.contract.answers, 200: file("text/csv", "The rows of the list.") };
  return { ...row, contract: { ...row.contract, answers } };
};

const refusals = Object.fromEntries(
  Object.values(problemCatalogue).map(([status]) => [status, htmlPage("Why it was refused.")]),
);

export const pageAnswers = {
  ...refusals,
  200: htmlPage("The page."),
  303: redirect("To the page, or to where it is opened."),
};
