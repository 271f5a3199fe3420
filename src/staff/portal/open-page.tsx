import type { Child } from "hono/jsx";
import { type Problem, problem, problemStatus } from "../../base/kernel/problems.ts";
import { shownText } from "../../base/kernel/shown.ts";
import type { Call } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { renderDocument } from "../../frame/pages/document.tsx";
import { pageResponse, seeOther } from "../../frame/pages/response.ts";
import { ConsoleDocument } from "../console/layout.tsx";
import { isFromOwnPage } from "../console/own-page.ts";
import { ModeLabel, ProblemNotice } from "../console/parts.tsx";
import { endSession } from "../console/sessions.ts";
import { findLink, openLink, refuseLink, sessions } from "./session.ts";
import { ENTRANCE, portalSite } from "./site.ts";

/** How the portal is opened by a link, and left. */
type OpenCall = Call<GatewayEnv, null, undefined, { secret: string }>;

/**
 * `GET` of a link: a page with one button. Reading it changes nothing, so a program that looks at
 * links does not use it up.
 */
export const showLink = async ({ env, path }: OpenCall): Promise<Response> => {
  const link = await findLink(env, path.secret);
  if (!link) return closedPage(refuseLink().problem);
  const { merchantName, mode, scope } = link;
  return barePage(
    "Open the portal",
    <>
      <p class="lead">
        The portal of <bdi>{shownText(merchantName)}</bdi> in <ModeLabel value={mode} /> mode.{" "}
        {scope === "full"
          ? "You can refund, cancel and send events again."
          : "You can read everything and change nothing."}
      </p>
      <form method="post" action={`/portal/open/${path.secret}`}>
        <button type="submit" class="button">
          Open the portal
        </button>
      </form>
      <p class="small">
        This link opens the portal once. The portal closes after eight hours, and after an hour
        without use.
      </p>
    </>,
  );
};

/** `POST` of a link: its button. */
export const openPortal = async ({ env, path, request, url }: OpenCall): Promise<Response> => {
  if (!isFromOwnPage(request, url)) return closedPage(problem("FORBIDDEN", elsewhere));
  const opened = await openLink(env, path.secret);
  if (!opened.ok) return closedPage(opened.problem);
  return seeOther(portalSite.home, { "set-cookie": opened.value });
};

const elsewhere = { message: "This form was not sent by the link's page. Open the link again." };

/** The page of a browser without a session. */
export const showEntrance = async (): Promise<Response> => closedPage(null);

export const leavePortal = async ({
  env,
  request,
  url,
}: Pick<OpenCall, "env" | "request" | "url">): Promise<Response> =>
  isFromOwnPage(request, url)
    ? seeOther(ENTRANCE, { "set-cookie": await endSession(env, request, sessions) })
    : seeOther(portalSite.home);

const closedPage = (refusal: Problem | null): Response =>
  barePage(
    refusal ? "This link opens nothing" : "The portal is closed",
    <>
      {refusal && <ProblemNotice problem={refusal} />}
      <p class="lead">
        The portal opens by a link that works once. Get one where you manage your shop, or ask your
        payment operator.
      </p>
      <p class="small">
        Open already in this browser? A link from another site hides that.{" "}
        <a href={portalSite.home}>Continue</a>
      </p>
    </>,
    refusal ? problemStatus(refusal) : 200,
  );

const barePage = (title: string, children: Child, status = 200): Response => {
  const html = renderDocument(
    <ConsoleDocument site={portalSite} title={title} bare>
      <main class="login">
        <h1>{title}</h1>
        {children}
      </main>
    </ConsoleDocument>,
  );
  const headers = { "referrer-policy": "same-origin", vary: "cookie" };
  return pageResponse(html, { locale: "en", scripted: true, status, headers });
};
