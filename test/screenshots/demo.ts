import { demoPages } from "../sandbox/demo-views.ts";
import type { ShownPage } from "./pages.ts";

/** The demo shop's and app's pages; they are in English alone. */
export const demoShownPages = (): ShownPage[] =>
  demoPages().map((page) => ({ ...page, locale: "en" }));
