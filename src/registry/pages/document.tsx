import type { Child } from "hono/jsx";
import { assetsBelow, sharedStyles } from "../../pages/assets.ts";
import { Document, renderDocument } from "../../pages/document.tsx";
import type { Locale } from "../../pages/locale.ts";
import { type PageInit, pageResponse } from "../../pages/response.ts";
import type { RegistryEnv } from "../environment.ts";
import styles from "./registry.css";

const assets = assetsBelow("/identity/assets", { "registry.css": styles });

export const assetRoutes = assets.routes<RegistryEnv>();

export const stylePaths = [...sharedStyles, "registry.css"].map(assets.pathOf);

/** A page of the registry as a response. Its pages have no script. */
export const page = (
  locale: Locale,
  title: string,
  content: Child,
  init: Omit<PageInit, "locale"> = {},
): Response =>
  pageResponse(
    renderDocument(
      <Document locale={locale} title={title} styles={stylePaths}>
        <main>{content}</main>
      </Document>,
    ),
    { ...init, locale },
  );
