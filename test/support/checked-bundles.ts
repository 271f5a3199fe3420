import { join, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { bundleWorker } from "../../scripts/local/bundle.ts";
import { projectRoot, workerNames } from "../../scripts/local/places.ts";
import { entryOf, readWranglerConfig } from "../../scripts/local/worker-plan.ts";

/** Workers that check each of their answers against its row. */
const served = join(projectRoot, "src/base/platform/serve.ts");
const checked = join(projectRoot, "test/documents/checked-serve.ts");

/** Bundles the workers with test/documents/checked-serve.ts in place of their own `serve`. */
export const checkedServe: Plugin = {
  name: "checked-serve",
  setup({ onResolve }) {
    onResolve({ filter: /\/serve\.ts$/ }, ({ path, resolveDir, importer }) =>
      resolve(resolveDir, path) === served && importer !== checked ? { path: checked } : null,
    );
  },
};

/** For the BUNDLES_DIR of a world. */
export const bundleChecked = async (directory: string): Promise<void> => {
  await Promise.all(
    workerNames.map((name) => {
      const entry = entryOf(name, readWranglerConfig(name));
      return bundleWorker(entry, join(directory, name), [checkedServe]);
    }),
  );
};
