import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { bundleWorker } from "../../scripts/local/bundle.ts";
import { projectRoot, workerNames } from "../../scripts/local/places.ts";
import { entryOf, readWranglerConfig } from "../../scripts/local/worker-plan.ts";

/** Workers that check each of their answers against its row, and what they found. */
const served = join(projectRoot, "src/platform/serve.ts");
const checked = join(projectRoot, "test/contract/checked-serve.ts");

/** Bundles the workers with test/contract/checked-serve.ts in place of their own `serve`. */
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

/** The answers of a world's workers that no row names, each once. */
export const wrongAnswersIn = (logsDirectory: string): string[] => {
  if (!existsSync(logsDirectory)) return [];
  const lines = readdirSync(logsDirectory).flatMap((file) =>
    readFileSync(join(logsDirectory, file), "utf8").split("\n"),
  );
  const wrong = lines.filter((line) => line.includes(WRONG_ANSWER));
  return [...new Set(wrong.map((line) => /"error":"(.*?)"\}/.exec(line)?.[1] ?? line))].sort();
};

/** As test/contract/checked-serve.ts says it in a worker's log. */
const WRONG_ANSWER = "an answer that no row names";
