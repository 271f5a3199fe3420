import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Places, projectRoot, readJsonFile, workerNames, writeJsonFile } from "./places.ts";
import { sha256Hex } from "./secrets.ts";
import { readMigrations, readWranglerConfig } from "./worker-plan.ts";

/**
 * What a state directory must have in common with the code that runs on it. Until the first release
 * stored shapes change in place, and nothing reads those of before.
 */
export interface StateShape {
  /** The folder of test/released: what objects store, and the files of the state directory. */
  values: string;
  /** The SHA-256 of the files that say what the sandbox stores. */
  sandbox: string;
  /** The SHA-256 of each migration, by worker and name. A later start may bring further ones. */
  migrations: Record<string, string>;
}

/** The newest folder of test/released; once there is a release, the folder of the first one. */
export const VALUES = "2026-11-27d";

const readSandboxFile = (name: string): string =>
  readFileSync(join(projectRoot, "src/sandbox", name), "utf8");

export const readShape = (): StateShape => ({
  values: VALUES,
  sandbox: sha256Hex(["tables.ts", "residents.ts"].map(readSandboxFile).join("")),
  migrations: Object.fromEntries(
    workerNames.flatMap((worker) =>
      readWranglerConfig(worker).d1_databases.flatMap(({ binding, migrations_dir }) =>
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
