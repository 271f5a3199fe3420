import { existsSync } from "node:fs";
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
    jsx: "automatic",
    jsxImportSource: "hono/jsx",
    absWorkingDir: dirname(entry),
    logLevel: "warning",
    plugins,
  });
  return outfile;
};

/** Ends esbuild's own process, once everything is built. */
export const endBundler = (): Promise<void> => stop();
