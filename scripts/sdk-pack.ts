import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { projectRoot } from "./local/places.ts";

/**
 * `npm run sdk:pack [FOLDER]` makes the package of the SDK in dist/sdk, and `npm pack`s it there.
 * Without a dependency at run time: the package has the same four modules for every platform, and a
 * command line for Node.
 */
const source = join(projectRoot, "src/sdk");

/** The entry points, each with what an importer writes after the package's name. */
const entries = {
  merchant: ".",
  webhooks: "./webhooks",
  tpp: "./tpp",
  checkout: "./checkout",
};

/** Bundles the entry points; what two of them share, such as the error, is one module. */
export const packSdk = async (folder: string): Promise<string> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: Object.keys(entries).map((name) => join(source, `${name}.ts`)),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    logLevel: "warning",
  });
  await bundleCommandLine(join(folder, "cli.js"));
  writeTypes(folder);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(folder, "README.md"), readme);
  const packed = spawnSync("npm", ["pack", "--silent", "--offline"], { cwd: folder });
  if (packed.status !== 0) throw new Error(`npm pack: ${packed.stderr}`);
  return join(folder, String(packed.stdout).trim());
};

/** The command line for integrators, in one file (docs/cli.md). */
export const bundleCommandLine = async (outfile: string): Promise<void> => {
  await build({
    entryPoints: [join(projectRoot, "scripts/cli/packed.ts")],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "node",
    banner: { js: "#!/usr/bin/env node" },
    logLevel: "warning",
  });
};

const readme = `# gateway-sdk

A client for merchants and TPPs of a payment gateway: payments, refunds, mandates, webhooks, open
banking. ESM for Node 20 or later, Workers, Deno and Bun, without a dependency. The gateway's
document docs/sdk.md shows its use from start to end.

\`npx gateway --help\` is its command line: it forwards your events to an app on your machine, makes
test events happen, and shows a payment's timeline. The document is docs/cli.md.
`;

/** The declarations beside the modules. They name each other as modules: x.js, and not x.ts. */
const writeTypes = (folder: string): void => {
  const compiler = join(projectRoot, "node_modules/.bin/tsc");
  const files = globSync("*.ts", { cwd: source }).map((file) => join(source, file));
  const made = spawnSync(compiler, [...typeOptions, "--outDir", folder, ...files], {
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(`tsc: ${made.stdout}${made.stderr}`);
  for (const file of globSync("*.d.ts", { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8").replace(/(from "\.\/[\w-]+)\.ts"/g, '$1.js"');
    writeFileSync(path, text);
  }
};

const typeOptions = [
  ..."--ignoreConfig --declaration --emitDeclarationOnly --allowImportingTsExtensions".split(" "),
  ..."--strict --target es2022 --module esnext --moduleResolution bundler".split(" "),
  ..."--lib es2023,dom,dom.iterable --types node --skipLibCheck".split(" "),
];

const manifest = () => {
  const { version, engines } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  const exported = Object.entries(entries).map(([name, path]) => [
    path,
    { types: `./${name}.d.ts`, default: `./${name}.js` },
  ]);
  return {
    name: "gateway-sdk",
    version,
    description: "A client for merchants and TPPs of a payment gateway",
    type: "module",
    sideEffects: false,
    engines,
    exports: Object.fromEntries(exported),
    bin: { gateway: "./cli.js" },
    files: ["*.js", "*.d.ts"],
  };
};

/** The size of what a program loads of these entry points, minified: bytes, and compressed. */
export const bundleSize = async (
  names: readonly string[],
): Promise<{ bytes: number; gzip: number }> => {
  const { outputFiles } = await build({
    stdin: {
      contents: names.map((name) => `export * from "./${name}.ts";`).join("\n"),
      resolveDir: source,
    },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    platform: "neutral",
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { bytes: code.length, gzip: gzipSync(code).length };
};

if (import.meta.main) {
  const packed = await packSdk(resolve(process.argv[2] ?? join(projectRoot, "dist/sdk")));
  console.log(`${basename(packed)} is in ${packed.slice(0, -basename(packed).length)}`);
  for (const names of [["merchant", "webhooks"], ["tpp"], ["checkout"]]) {
    const { bytes, gzip } = await bundleSize(names);
    console.log(`${names.join(" and ")}: ${bytes} bytes, ${gzip} compressed`);
  }
}
