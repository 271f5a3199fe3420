import { file } from "../../base/platform/contract.ts";
import { everyone, type Route, route } from "../../base/platform/edge.ts";
import baseStyles from "./base.css";
import formStyles from "./forms.css";
import pageStyles from "./page.css";
import tokens from "./tokens.css";

/** The files that a worker's pages load. */
export interface Assets {
  /** The address of a file. */
  pathOf(name: string): string;
  routes<Env>(): Route<Env>[];
}

/** The styles of every page. */
export const sharedStyles = ["page.css", "forms.css"];

/**
 * Serves files from a folder below `base`, named by a checksum of all of them. Browsers may cache
 * the files permanently, a new deployment never uses an old file, and scripts import each other by
 * their plain names.
 */
export const assetsBelow = (base: string, own: Readonly<Record<string, string>>): Assets => {
  const whole = { "page.css": baseStyles + tokens + pageStyles, "forms.css": formStyles, ...own };
  const files = Object.fromEntries(
    Object.entries(whole).map(([name, text]) => [name, lightened(name, text)] as const),
  );
  const folder = `${base}/${checksum(JSON.stringify(files))}`;
  const pathOf = (name: string): string => `${folder}/${name}`;
  return {
    pathOf,
    routes: <Env>() =>
      Object.entries(files).map(([name, text]) =>
        route<Env>({
          id: `asset ${pathOf(name)}`,
          method: "GET",
          paths: [pathOf(name)],
          summary: `The file ${name}`,
          internal: true,
          guard: everyone,
          answers: { 200: file(mediaTypeOf(name), "The file.") },
          step: () => assetResponse(name, text),
        }),
      ),
  };
};

/**
 * FNV-1a with 32 bits. It only tells deployments apart, and every start of a worker makes it:
 * SHA-256 in JavaScript takes ten times as long.
 */
const checksum = (text: string): string => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, "0");
};

/**
 * A file without comments and indentation, and a style sheet without spaces that mean nothing: a
 * third of the bytes. Strings of ours hold none of these signs.
 */
export const lightened = (name: string, text: string): string => {
  const bare = text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/^\s+/gm, "");
  return name.endsWith(".css")
    ? bare
        .replace(/\s*([{};,])\s*/g, "$1")
        .replace(/:\s+/g, ":")
        .replaceAll(";}", "}")
    : bare;
};

const mediaTypeOf = (name: string): string =>
  name.endsWith(".css") ? "text/css" : "text/javascript";

const assetResponse = (name: string, text: string): Response =>
  new Response(text, {
    headers: {
      "content-type": `${mediaTypeOf(name)}; charset=utf-8`,
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
