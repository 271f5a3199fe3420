import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { bundleWorker } from "../../scripts/local/bundle.ts";
import { projectRoot, type WorkerName, workerNames } from "../../scripts/local/places.ts";
import { CONFIG_FILE, entryOf, readWranglerConfig } from "../../scripts/local/worker-plan.ts";

/** Workers that check each of their answers against its row. */
const served = join(projectRoot, "src/base/platform/serve.ts");
const checked = join(projectRoot, "test/documents/checked-serve.ts");

/** Bundles the workers with test/documents/checked-serve.ts in place of their own `serve`. */
const checkedServe: Plugin = {
  name: "checked-serve",
  setup({ onResolve }) {
    onResolve({ filter: /\/serve\.ts$/ }, ({ path, resolveDir, importer }) =>
      resolve(resolveDir, path) === served && importer !== checked ? { path: checked } : null,
    );
  },
};

/** Into the BUNDLES_DIR of a world. */
export const bundleCheckedWorker = async (
  name: WorkerName,
  directory: string,
  plugins: Plugin[] = [],
): Promise<void> => {
  await bundleWorker(entryOf(name), join(directory, name), [checkedServe, ...plugins]);
};

/** All three with their configurations: the world starts without wrangler. */
const bundleChecked = async (directory: string): Promise<void> => {
  await Promise.all(
    workerNames.map(async (name) => {
      const config = readWranglerConfig(name);
      await bundleCheckedWorker(name, directory);
      writeFileSync(join(directory, name, CONFIG_FILE), JSON.stringify(config));
    }),
  );
};

/**
 * The directory of the checked bundles: `own`, or under `npm test`, whose sources do not change,
 * one for all worlds.
 */
export const checkedBundles = async (own: string): Promise<string> => {
  const shared = process.env.CHECKED_BUNDLES;
  if (shared && existsSync(shared)) return shared;
  if (!shared) {
    await bundleChecked(own);
    return own;
  }
  const building = mkdtempSync(join(dirname(shared), "building-"));
  await bundleChecked(building);
  try {
    renameSync(building, shared);
  } catch (error) {
    // Another lane was first.
    if (!existsSync(shared)) throw error;
    rmSync(building, { recursive: true });
  }
  return shared;
};
