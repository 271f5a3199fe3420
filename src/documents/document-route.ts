import { empty, file } from "../base/platform/contract.ts";
import { sha256Hex } from "../base/platform/crypto.ts";
import { everyone, type Route, reply, route } from "../base/platform/edge.ts";

/** Loads the module that holds the text of a document. */
type LoadText = () => Promise<{ default: string }>;

/** Long enough to save repeats, short enough that a new deployment is seen soon. */
const CACHED_SECONDS = 300;

/**
 * The documents of a worker by their readers, `GET /openapi/{reader}.json`: the committed bytes.
 * The first one is also `/openapi.json`. Pages of any origin may read them.
 */
export const documentRoutes = <Env>(documents: Readonly<Record<string, LoadText>>): Route<Env>[] =>
  Object.entries(documents).map(([reader, load], place) =>
    documentRoute(reader, place === 0 ? ["/openapi.json"] : [], load),
  );

/** Loaded on the first request, so an isolate that only serves payments never holds it. */
const documentRoute = <Env>(
  reader: string,
  otherPaths: readonly string[],
  load: LoadText,
): Route<Env> => {
  let loaded: Promise<{ text: string; etag: string }> | null = null;
  return route<Env>({
    id: `document for ${reader}`,
    method: "GET",
    paths: [`/openapi/${reader}.json`, ...otherPaths],
    summary: "An OpenAPI document",
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
