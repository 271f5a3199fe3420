import { sha256Hex } from "../platform/crypto.ts";
import { type Route, route } from "../platform/edge.ts";
import script from "./assets/checkout.client.js";
import styles from "./checkout.css";

/**
 * The files that pages load. A path holds the hash of its content, so that browsers keep it for
 * good and a new deployment never meets an old file.
 */
interface Asset {
  path: string;
  text: string;
  contentType: string;
}

const asset = (name: string, extension: string, contentType: string, text: string): Asset => ({
  path: `/assets/${name}.${sha256Hex(text).slice(0, 16)}.${extension}`,
  text,
  contentType,
});

const stylesheet = asset("checkout", "css", "text/css; charset=utf-8", styles);
const clientScript = asset("checkout", "js", "text/javascript; charset=utf-8", script);

export interface PageAssets {
  stylesheet: string;
  script: string;
}

/** The addresses that a page names. */
export const hostedAssets: PageAssets = {
  stylesheet: stylesheet.path,
  script: clientScript.path,
};

export const assetRoutes = <Env>(): Route<Env>[] =>
  [stylesheet, clientScript].map(({ path, text, contentType }) =>
    route<Env>({
      method: "GET",
      paths: [path],
      step: () =>
        new Response(text, {
          headers: {
            "content-type": contentType,
            "cache-control": "public, max-age=31536000, immutable",
          },
        }),
    }),
  );
