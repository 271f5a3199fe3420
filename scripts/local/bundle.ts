import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { build, type Plugin, stop } from "esbuild";
import { projectRoot } from "./places.ts";

/** Bundles a worker into one module, as `wrangler deploy` does. Returns the module's path. */
export const bundleWorker = async (
  entry: string,
  outDirectory: string,
  plugins: Plugin[] = [],
): Promise<string> => {
  if (!existsSync(entry)) {
    throw new Error(`${relative(projectRoot, entry)} is missing: there is no worker to start.`);
  }
  const outfile = join(outDirectory, "index.js");
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    mainFields: ["browser", "module", "main"],
    loader: { ".css": "text", ".client.js": "text" },
    external: ["cloudflare:*", "node:*"],
    sourcemap: "linked",
    minify: true,
    keepNames: true,
    jsx: "automatic",
    jsxImportSource: "hono/jsx",
    absWorkingDir: dirname(entry),
    logLevel: "warning",
    plugins: [documentsAsText, ...plugins],
  });
  return outfile;
};

/** Like the rules of wrangler.toml: the OpenAPI documents are bundled as text. */
const documentsAsText: Plugin = {
  name: "documents-as-text",
  setup({ onLoad }) {
    onLoad({ filter: /\/openapi\/\w+\.json$/ }, async ({ path }) => ({
      contents: await readFile(path, "utf8"),
      loader: "text",
    }));
  },
};

/** Ends esbuild's own process, once everything is built. */
export const endBundler = (): Promise<void> => stop();
