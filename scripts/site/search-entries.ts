import type { Page } from "./layout.ts";
import { plainText } from "./markdown.ts";

/** A part of a page that the search finds: the text from one heading to the next. */
export interface SearchEntry {
  id: number;
  address: string;
  page: string;
  heading: string;
  section: string;
  text: string;
}

/** Long tables are found by their first words; the reader finds the rest on the page. */
const LONGEST = 1_200;

/** A page that lists lines of the source is no answer to a question. */
const LEFT_OUT = ["docs/rules.md"];

export const searchEntries = (pages: readonly Page[]): SearchEntry[] =>
  pages
    .filter(({ source }) => !LEFT_OUT.includes(source))
    .flatMap(({ address, title, section, html }) =>
      html.split(/(?=<h[23] id=)/).map((part) => {
        const [, id = "", heading = ""] = /^<h[23] id="([^"]*)">(.*?)<\/h[23]>/s.exec(part) ?? [];
        const body = part.replace(/^<h[1-3][^>]*>.*?<\/h[1-3]>/s, "");
        return {
          address: id ? `${address}#${id}` : address,
          page: readable(title),
          heading: readable(heading.replace(/<a class="anchor".*/s, "")),
          section,
          text: readable(body).slice(0, LONGEST),
        };
      }),
    )
    .map((entry, id) => ({ id, ...entry }));

const readable = (html: string): string =>
  plainText(html.replace(/<\/(td|th|p|li|pre|h\d)>/g, " "))
    .replace(/&#(\d+);/g, (_, sign) => String.fromCharCode(Number(sign)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
