import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { build } from "esbuild";
import { bundleWorker } from "../../scripts/local/bundle.ts";
import { projectRoot, type WorkerName, workerNames } from "../../scripts/local/places.ts";
import { entryOf } from "../../scripts/local/worker-plan.ts";

/** The folders of test/released, and what they keep besides stored values (README.md). */
const here = import.meta.dirname;

/** `v0.1.0` is a release; before the first one a folder has the date of its capture. */
const NAME = /^(v\d+\.\d+\.\d+|\d{4}-\d{2}-\d{2}[a-z]?)$/;

/** A name becomes a folder, so it can be no path. */
export const requireName = (name: string | undefined): string => {
  if (name !== undefined && NAME.test(name)) return name;
  throw new Error("Which release? For example: npm run release:capture -- v0.1.0");
};

const inOrder = new Intl.Collator("en", { numeric: true });

/** Oldest first. */
export const releaseNames = (): string[] =>
  readdirSync(here)
    .filter((name) => NAME.test(name))
    .sort(inOrder.compare);

export const folderOf = (release: string): string => join(here, release);

const packedBundle = (release: string, worker: WorkerName): string =>
  join(folderOf(release), "workers", `${worker}.js.br`);

const pack = (text: Uint8Array): Uint8Array =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** Bundles each worker as `npm start` does, shortened. The scratch directory is the caller's. */
export const keepBundles = async (release: string, scratch: string): Promise<void> => {
  mkdirSync(join(folderOf(release), "workers"), { recursive: true });
  for (const worker of workerNames) {
    const bundle = await bundleWorker(entryOf(worker), join(scratch, worker));
    const { outputFiles } = await build({
      ...{ entryPoints: [bundle], format: "esm", target: "es2024", write: false },
      // Names of classes and functions stay: the platform and logs know objects by them.
      ...{ minifyWhitespace: true, minifySyntax: true, legalComments: "none" },
    });
    writeFileSync(packedBundle(release, worker), pack(outputFiles[0]?.contents ?? Buffer.of()));
  }
};

/** Writes the released workers as a world's BUNDLES_DIR wants them. */
export const unpackBundles = (release: string, directory: string): void => {
  for (const worker of workerNames) {
    mkdirSync(join(directory, worker), { recursive: true });
    const text = brotliDecompressSync(readFileSync(packedBundle(release, worker)));
    writeFileSync(join(directory, worker, "index.js"), text);
  }
};

/** The SHA-256 of each migration by its path, so that an edited one is noticed. */
export type MigrationHashes = Record<string, string>;

export const readMigrationHashes = (root = projectRoot): MigrationHashes =>
  Object.fromEntries(
    globSync("migrations/*/*.sql", { cwd: root })
      .sort()
      .map((path) => [path, sha256(readFileSync(join(root, path)))]),
  );

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const migrationsFile = (release: string): string => join(folderOf(release), "migrations.json");

export const keepMigrations = (release: string): void =>
  writeFileSync(migrationsFile(release), `${JSON.stringify(readMigrationHashes(), null, 2)}\n`);

export const migrationsOf = (release: string): MigrationHashes =>
  JSON.parse(readFileSync(migrationsFile(release), "utf8"));

const packedDocument = (release: string, reader: string): string =>
  join(folderOf(release), "openapi", `${reader}.json.br`);

/** The OpenAPI document that a release had for a reader; null if it had none. */
export const documentOf = (release: string, reader: string): object | null => {
  const path = packedDocument(release, reader);
  if (!existsSync(path)) return null;
  return JSON.parse(brotliDecompressSync(readFileSync(path)).toString("utf8"));
};

/** The documents of the APIs, to compare later ones with. */
export const keepDocuments = (release: string): void => {
  mkdirSync(join(folderOf(release), "openapi"), { recursive: true });
  for (const path of globSync("docs/openapi/*.json", { cwd: projectRoot }).sort()) {
    const text = readFileSync(join(projectRoot, path));
    writeFileSync(packedDocument(release, basename(path, ".json")), pack(text));
  }
};
