import { sha256Hex } from "../platform/crypto.ts";
import { type Route, route } from "../platform/edge.ts";
import answers from "./assets/answers.client.js";
import checkout from "./assets/checkout.client.js";
import checkoutStyles from "./assets/checkout.css";
import formStyles from "./assets/forms.css";
import news from "./assets/news.client.js";
import pageStyles from "./assets/page.css";
import screen from "./assets/screen.client.js";

/**
 * The files that pages load. They lie in a folder named by the hash of them all, so that browsers
 * keep them for good, a new deployment never meets an old file, and scripts import each other by
 * their plain names.
 */
const files: Readonly<Record<string, string>> = {
  "page.css": pageStyles,
  "forms.css": formStyles,
  "checkout.css": checkoutStyles,
  "checkout.client.js": checkout,
  "screen.client.js": screen,
  "answers.client.js": answers,
  "news.client.js": news,
};

const folder = `/assets/${sha256Hex(JSON.stringify(files)).slice(0, 16)}`;

const pathOf = (name: string): string => `${folder}/${name}`;

/** The addresses that a page names. */
export interface PageAssets {
  styles: readonly string[];
  /** The script that the page starts, and those that it imports. */
  script: string;
  imported: readonly string[];
}

export const hostedAssets: PageAssets = {
  styles: ["page.css", "forms.css", "checkout.css"].map(pathOf),
  script: pathOf("checkout.client.js"),
  imported: ["screen.client.js", "answers.client.js", "news.client.js"].map(pathOf),
};

export const assetRoutes = <Env>(): Route<Env>[] =>
  Object.entries(files).map(([name, text]) =>
    route<Env>({
      method: "GET",
      paths: [pathOf(name)],
      step: () =>
        new Response(text, {
          headers: {
            "content-type": `text/${name.endsWith(".css") ? "css" : "javascript"}; charset=utf-8`,
            "cache-control": "public, max-age=31536000, immutable",
          },
        }),
    }),
  );
