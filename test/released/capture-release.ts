import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endBundler } from "../../scripts/local/bundle.ts";
import { projectRoot } from "../../scripts/local/places.ts";
import {
  folderOf,
  keepBundles,
  keepDocuments,
  keepMigrations,
  requireName,
} from "./release-files.ts";

/**
 * `npm run release:capture -- v0.1.0`: writes the folder of a release (README.md). What is made
 * from the source alone comes out the same each time and is written anew. Stored values have keys
 * and ids of chance: they are captured once, and stay.
 */
const captureValues = (release: string): void => {
  const vitest = join(projectRoot, "node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(
    process.execPath,
    [vitest, "run", "--config", "test/released/capture.config.ts"],
    { cwd: projectRoot, stdio: "inherit", env: { ...process.env, RELEASE: release } },
  );
  if (status !== 0) throw new Error("The stored values were not captured.");
};

const sizeOf = (directory: string): number =>
  readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);

const main = async (release: string): Promise<void> => {
  const folder = folderOf(release);
  // The last file of the gateway's capture: a folder that a stopped capture left is not complete.
  if (existsSync(join(folder, "gateway.json"))) console.log("Stored values are there, and stay.");
  else captureValues(release);
  const scratch = mkdtempSync(join(tmpdir(), "release-"));
  try {
    await keepBundles(release, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    await endBundler();
  }
  keepMigrations(release);
  keepDocuments(release);
  for (const part of ["workers", "openapi"]) {
    console.log(`${part}: ${Math.ceil(sizeOf(join(folder, part)) / 1_024)} KiB`);
  }
};

try {
  await main(requireName(process.argv[2]));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
