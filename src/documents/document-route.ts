import { empty, file } from "../base/platform/contract.ts";
import { sha256Hex } from "../base/platform/crypto.ts";
import { everyone, type Route, reply, route } from "../base/platform/edge.ts";

/** A module that holds a text. */
type TextModule = Promise<{ default: string }>;

/** Long enough to save repeats, short enough that a new deployment is seen soon. */
const CACHED_SECONDS = 300;

/**
 * `GET /openapi.json`: the worker's own document, the committed bytes. Pages of any origin may read
 * it. It is loaded on the first request, so an isolate that only serves payments never holds it.
 */
export const documentRoute = <Env>(load: () => TextModule): Route<Env> => {
  let loaded: Promise<{ text: string; etag: string }> | null = null;
  return route<Env>({
    id: "readContract",
    method: "GET",
    paths: ["/openapi.json"],
    summary: "The OpenAPI document",
    internal: true,
    guard: everyone,
    answers: {
      200: file("application/json", "The document."),
      304: empty("The document is the one that If-None-Match names."),
    },
    async step({ request }) {
      loaded ??= load().then(({ default: text }) => ({ text, etag: `"${sha256Hex(text)}"` }));
      const { text, etag } = await loaded;
      const headers = {
        etag,
        "cache-control": `public, max-age=${CACHED_SECONDS}`,
        "access-control-allow-origin": "*",
      };
      return request.headers.get("if-none-match")?.includes(etag)
        ? reply(304, null, headers)
        : reply(200, text, headers);
    },
  });
};
