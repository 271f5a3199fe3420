import { pageResponse } from "../frame/pages/response.ts";

/** A page of the sandbox. Its forms may submit to `formTargets`. */
export const pageAnswer = (html: string, formTargets = ""): Response =>
  pageResponse(html, { locale: "en", scripted: true, formTargets });

/** True if the caller is a browser rather than a program. */
export const wantsPage = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").includes("text/html");
