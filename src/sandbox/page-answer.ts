import { pageResponse } from "../pages/response.ts";

/** A page of the sandbox; its forms may lead to `formTargets`. */
export const pageAnswer = (html: string, formTargets = ""): Response =>
  pageResponse(html, { locale: "en", scripted: true, formTargets });

/** True when the caller is a person's browser rather than a program. */
export const wantsPage = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").includes("text/html");
