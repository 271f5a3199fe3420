import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { bundleWorker } from "../../scripts/local/bundle.ts";
import { type WorkerName, workerNames } from "../../scripts/local/places.ts";
import { entryOf } from "../../scripts/local/worker-plan.ts";
import { unpackBundles } from "./release-files.ts";

const ofEdge = (worker: WorkerName): string =>
  // A queue's handler calls it in a worker of its own version.
  worker === "gateway" ? "default, Performer" : "default";

/**
 * The workers of a gradual deployment: the edge of one version, and the objects of another. Both
 * are in one module, where each version has its own copy of every module, as in two isolates. Calls
 * between them go through the platform's stubs, as they do there.
 */
const mix = async (edge: string, objects: string, into: string): Promise<void> => {
  for (const worker of workerNames) {
    const from = (side: string) => JSON.stringify(join(side, worker, "index.js"));
    await build({
      stdin: {
        contents: [
          `export * from ${from(objects)};`,
          `export { ${ofEdge(worker)} } from ${from(edge)};`,
        ].join("\n"),
        resolveDir: into,
      },
      outfile: join(into, worker, "index.js"),
      ...{ bundle: true, format: "esm", target: "es2024", logLevel: "warning" },
      external: ["cloudflare:*", "node:*"],
    });
  }
};

const bundleToday = async (into: string): Promise<void> => {
  for (const worker of workerNames) {
    await bundleWorker(entryOf(worker), join(into, worker));
  }
};

export type Deployed = "released" | "new edge" | "new objects" | "today";

/** Directories for a world's BUNDLES_DIR; `deploy` says which one its next start takes. */
export const buildVersions = async (release: string, directory: string) => {
  const at = (name: Deployed) => join(directory, name.replace(" ", "-"));
  for (const name of ["released", "new edge", "new objects", "today"] as const) {
    mkdirSync(at(name), { recursive: true });
  }
  unpackBundles(release, at("released"));
  await bundleToday(at("today"));
  await mix(at("today"), at("released"), at("new edge"));
  await mix(at("released"), at("today"), at("new objects"));
  const current = join(directory, "current");
  return {
    current,
    deploy: (name: Deployed): void => {
      rmSync(current, { force: true });
      symlinkSync(at(name), current);
    },
  };
};
