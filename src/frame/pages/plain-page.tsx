import type { Child } from "hono/jsx";
import { Document, renderDocument } from "./document.tsx";
import { type PageInit, pageResponse } from "./response.ts";

interface PlainPage extends Omit<PageInit, "scripted"> {
  title: string;
  /** The addresses of the styles. */
  styles: readonly string[];
}

/** A page without a script, as a response. */
export const plainPage = ({ title, styles, ...init }: PlainPage, content: Child): Response =>
  pageResponse(
    renderDocument(
      <Document locale={init.locale} title={title} styles={styles}>
        <main>{content}</main>
      </Document>,
    ),
    init,
  );

/** A page with one message: a heading, a sentence, and what may follow them. */
export const messagePage = (
  page: Omit<PlainPage, "title"> & { heading: string; lead?: string },
  children?: Child,
): Response => {
  const { heading, lead, ...init } = page;
  return plainPage(
    { ...init, title: heading },
    <div class="card">
      <h1>{heading}</h1>
      {lead && <p class="lead">{lead}</p>}
      {children}
    </div>,
  );
};
