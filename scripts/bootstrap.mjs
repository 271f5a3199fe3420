import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Runs before anything is installed, on the machine's own Node (20 or newer), so it is plain
 * JavaScript without dependencies. It makes `node_modules` match the lock file. Then it runs the
 * project's scripts on the project's own Node, which runs TypeScript directly.
 */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const modules = join(root, "node_modules");
const ownNode = join(modules, ".bin", "node");
const tools = ["biome", "esbuild", "knip", "node", "tsc", "vitest", "workerd", "wrangler"];

/**
 * Installs the packages unless everything in the lock file is already installed. Throws a readable
 * sentence.
 */
export const ensureInstalled = async () => {
  const reason = whyIncomplete();
  if (!reason) return;
  say(`Installing dependencies (${reason}). The first time takes about a minute.`);
  await runInstall();
  const remaining = whyIncomplete();
  if (remaining)
    throw new Error(`npm ci succeeded, but the installation is not usable: ${remaining}`);
  say("Dependencies are installed.");
};

/** Whether the project's own Node is there, without a look at the rest of the installation. */
export const hasOwnNode = () => existsSync(ownNode);

/** Runs a script of the project on the project's Node. Returns its exit code. */
export const runOnOwnNode = (script, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(ownNode, [join(root, script), ...args], {
      cwd: root,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: {
        // Of the tools' megabytes of JavaScript, which many processes load.
        NODE_COMPILE_CACHE: join(modules, ".cache", "compiled"),
        ...process.env,
        PATH: `${join(modules, ".bin")}${delimiter}${process.env.PATH ?? ""}`,
      },
    });
    // The child decides when it has stopped cleanly. A terminal's Ctrl-C reaches it directly too;
    // it ignores the second signal.
    const stop = () => child.kill("SIGTERM");
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
    const watch = watchForOrphanhood(stop);
    child.on("error", reject);
    child.on("exit", (code) => {
      clearInterval(watch);
      resolve(code ?? 1);
    });
  });

/**
 * If npm started this process and was killed, nothing can interrupt this process any more, so it
 * stops too. The scripts of package.json begin with `exec`, so npm is the parent, without a shell
 * in between that would keep npm's SIGINT.
 */
const watchForOrphanhood = (stop) => {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && stop(), 500);
};

const say = (line) => console.log(line);

/** Why a project's `node_modules` cannot be used, or null if it can. */
export const whyIncomplete = (project = root) => {
  const modules = join(project, "node_modules");
  if (!existsSync(join(modules, ".package-lock.json"))) {
    return "node_modules is missing or half there";
  }
  const lock = readJson(join(project, "package-lock.json")).packages;
  for (const [path, entry] of Object.entries(lock)) {
    if (path === "" || !isForThisPlatform(entry)) continue;
    const version = versionAt(join(project, path));
    if (version === entry.version) continue;
    return version ? `${path} is ${version}, not ${entry.version}` : `${path} is missing`;
  }
  const missingTool = tools.find((name) => !existsSync(join(modules, ".bin", name)));
  if (missingTool) return `node_modules/.bin/${missingTool} is missing`;
  return whyStampDiffers(project, lock) ?? whyNodeFails(modules);
};

/**
 * Optional packages exist only for their own platform; those for another C library may be missing.
 */
const isForThisPlatform = ({ optional, os, cpu, libc }) => {
  if (!optional) return true;
  if (!os || !cpu || libc) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
};

const versionAt = (directory) => readJson(join(directory, "package.json"))?.version ?? null;

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
};

/**
 * The stamp stores the machine and lock file of an installation and the number of files of every
 * package, so a package that lost files is noticed. An installation without a stamp (from a plain
 * `npm ci`) gets one here.
 */
const whyStampDiffers = (project, lock) => {
  const { "": _project, ...packages } = lock;
  const present = {
    platform: process.platform,
    arch: process.arch,
    lock: createHash("sha256").update(JSON.stringify(packages)).digest("hex"),
    files: Object.fromEntries(
      Object.keys(packages).map((path) => [path, countFiles(join(project, path))]),
    ),
  };
  const stampPath = join(project, "node_modules", ".installed.json");
  const stamp = readJson(stampPath);
  if (!stamp) {
    writeFileSync(stampPath, JSON.stringify(present));
    return null;
  }
  if (stamp.platform !== present.platform || stamp.arch !== present.arch) {
    return `it was installed on ${stamp.platform} ${stamp.arch}`;
  }
  if (stamp.lock !== present.lock) return "package-lock.json has changed";
  const torn = Object.keys(present.files).find((path) => present.files[path] < stamp.files[path]);
  return torn ? `${torn} has lost files` : null;
};

const countFiles = (directory) => {
  if (!existsSync(directory)) return 0;
  return readdirSync(directory, { withFileTypes: true }).reduce((count, entry) => {
    if (entry.name === "node_modules") return count;
    return count + (entry.isDirectory() ? countFiles(join(directory, entry.name)) : 1);
  }, 0);
};

const whyNodeFails = (modules) => {
  const wanted = versionAt(join(modules, "node"))?.split(".")[0];
  const node = join(modules, ".bin", "node");
  const { stdout } = spawnSync(node, ["-p", "process.versions.node"], { encoding: "utf8" });
  return stdout?.trim().split(".")[0] === wanted ? null : "the project's own Node does not run";
};

const runInstall = async () => {
  const began = Date.now();
  const args = ["ci", "--include=dev", "--include=optional", "--ignore-scripts=false"];
  // Only errors are shown: the machine's npm may warn that the tools need a newer Node, but they
  // never run on its Node.
  const child = spawn("npm", [...args, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  const progress = setInterval(() => {
    say(`  still installing, ${Math.round((Date.now() - began) / 1_000)} s so far…`);
  }, 5_000);
  const code = await new Promise((resolve, reject) => {
    child.on("exit", resolve);
    child.on("error", (error) => reject(new Error(`npm cannot be run: ${error.message}`)));
  }).finally(() => clearInterval(progress));
  if (code !== 0) {
    throw new Error("npm ci failed (see above). Is the package registry reachable?");
  }
};

/** Runs a command's main part. An error becomes one plain line and exit code 1. */
export const runCommand = async (main) => {
  const [major] = process.versions.node.split(".").map(Number);
  try {
    if (major < 20)
      throw new Error(`Node 20 or newer is needed; this is ${process.versions.node}.`);
    process.exitCode = await main();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
};
