import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Places, projectRoot, readJsonFile, workerNames, writeJsonFile } from "./places.ts";
import { sha256Hex } from "./secrets.ts";
import { keptConfig, readMigrations } from "./worker-plan.ts";

/**
 * What a state directory must have in common with the code that runs on it. Every release from the
 * first one on is read; what was stored before it is not.
 */
export interface StateShape {
  /** The folder of test/released: what objects store, and the files of the state directory. */
  values: string;
  /** The SHA-256 of the files that say what the sandbox stores. */
  sandbox: string;
  /** The SHA-256 of each migration, by worker and name. A later start may bring further ones. */
  migrations: Record<string, string>;
}

/** The folder of the first release in test/released. */
export const VALUES = "v0.1.0";

const readSandboxFile = (name: string): string =>
  readFileSync(join(projectRoot, "src/sandbox", name), "utf8");

export const readShape = (bundlesDir: string | null = null): StateShape => ({
  values: VALUES,
  sandbox: sha256Hex(["tables.ts", "residents.ts"].map(readSandboxFile).join("")),
  migrations: Object.fromEntries(
    workerNames.flatMap((worker) =>
      keptConfig(worker, bundlesDir).d1_databases.flatMap(({ binding, migrations_dir }) =>
        readMigrations(worker, migrations_dir).map(({ name, statements }) => [
          `${worker}/${binding}/${name}`,
          sha256Hex(JSON.stringify(statements)),
        ]),
      ),
    ),
  ),
});

/** Throws a sentence that says what to change, before anything runs. A new state gets the shape. */
export const requireSameShape = (places: Places, shape: StateShape): void => {
  const stored = readJsonFile<StateShape>(places.shape);
  const isNew = stored === null && !existsSync(places.storages);
  if (!isNew && !isSame(stored, shape)) {
    throw new Error(
      `${places.directory} holds a world of another version, which this one cannot read. ` +
        "Delete it to start again, or choose another directory: STATE_DIR=/tmp/world npm start",
    );
  }
  writeJsonFile(places.shape, shape);
};

const isSame = (stored: StateShape | null, shape: StateShape): boolean =>
  stored !== null &&
  stored.values === shape.values &&
  stored.sandbox === shape.sandbox &&
  Object.entries(stored.migrations).every(([name, hash]) => shape.migrations[name] === hash);
