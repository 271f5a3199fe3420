import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * One project for each place that tests run in:
 *
 * - unit      Node, nothing started
 * - objects   workerd, with the bindings of one worker's wrangler configuration
 * - flows     Node, over HTTP, against one world that the start code runs
 * - restarts  those of the flows that start worlds of their own, to kill them or with options
 * - faults    Node, against worlds that break in prescribed ways
 * - browser   Node and Chromium, against one world
 */
const root = resolve(import.meta.dirname, "..");
const worlds = ["flows", "faults", "browser"];
const flows = globSync("test/flows/**/*.test.ts", { cwd: root });
const contains = (file: string, text: string) =>
  readFileSync(resolve(root, file), "utf8").includes(text);
const usesTheOneWorld = (file: string) =>
  !contains(file, 'support/world.ts"') && !contains(file, 'support/account.ts"');

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Wrangler looks for the required secrets in the environment, and complains when it finds none. */
Object.assign(process.env, {
  MASTER_KEY: "the master key of the tests",
  IDENTITY_KEY: "the identity key of the tests",
  OWNER_ADMIN_KEY_SHA256: sha256("ak_of_the_first_owner"),
  TEST_REGISTRY_KEY: "gk_registry",
  TEST_DIRECTORY_KEY: "gk_directory",
  TEST_RAIL_KEY: "gk_rail",
  TEST_RAIL_CALLBACK_KEY_SHA256: sha256("rk_test"),
});

/**
 * A worker may ask for one more module when its pool has closed the connection already. Nobody
 * waits for the answer; the pool throws all the same, after the report of a run that has passed.
 */
process.on("uncaughtException", (error) => {
  if (error.message !== "Message received from Worker before initialisation") throw error;
});

/** Styles and client scripts are text, as in the workers: vite would process and run them. */
const textModules = {
  name: "text-modules",
  enforce: "pre" as const,
  resolveId(name: string, importer: string | undefined) {
    const isText = importer !== undefined && /(\.css|\.client\.js)$/.test(name);
    return isText ? `\0text:${resolve(dirname(importer), name)}.text` : undefined;
  },
  load(id: string) {
    if (!id.startsWith("\0text:")) return undefined;
    const file = id.slice("\0text:".length, -".text".length);
    return `export default ${JSON.stringify(readFileSync(file, "utf8"))}`;
  },
};

/** Stands for what only workerd has: files under test name it, and no unit test runs it. */
const withoutRuntime = {
  name: "without-runtime",
  resolveId: (name: string) => (name === "cloudflare:workers" ? "\0runtime" : undefined),
  load: (id: string) =>
    id === "\0runtime"
      ? "export class DurableObject {} export const env = {}; export const waitUntil = () => {};"
      : undefined,
};

/** The workers of tests check their answers: test/documents/checked-serve.ts is their `serve`. */
const checkedServe = {
  name: "checked-serve",
  enforce: "pre" as const,
  resolveId: (name: string, importer: string | undefined) =>
    name.endsWith("/platform/serve.ts") && importer?.includes("/workers/")
      ? resolve(root, "test/documents/checked-serve.ts")
      : undefined,
};

/**
 * Ends what hangs, and nothing else: no test has a limit of its own, because what is slow depends
 * on the machine. The longest test but the campaigns takes half a minute; with a load of 16 on two
 * cores tests took fifteen times as long.
 */
const TEST_MS = 600_000;

/** The same for campaigns: with twenty busy processes beside it on two cores one took 633 s. */
const CAMPAIGN_MS = 1_800_000;

interface Kind {
  /** A worker with objects that only tests know. */
  test?: {
    main: string;
    miniflare: {
      durableObjects: Record<string, { className: string; useSQLite: true }>;
      d1Databases: string[];
    };
  };
  /** Whether each file has a workerd of its own. */
  isolate?: boolean;
  /** The setup file that ends what modules remember, if files share a workerd. */
  memory?: string;
}

/**
 * One workerd for many files: to start one for each takes as long as the tests themselves. So a
 * test spies on a module and never mocks it, which would outlive its file (house/memory.test.ts).
 * Hooks of the last setup file run first.
 */
const inOneWorkerd = (memory: string) => ({
  maxWorkers: 1,
  setupFiles: [
    "test/base/platform/resolve-once.ts",
    "test/documents/answers-fit.ts",
    memory,
    "test/base/platform/leave-no-object.ts",
    "test/support/leave-nothing.ts",
  ],
});

export const objects = (
  worker: string,
  configPath: string,
  include: string[],
  exclude: string[],
  bindings: Record<string, string>,
  { test, isolate = false, memory = "test/support/leave-no-module.ts" }: Kind = {},
): TestProjectInlineConfiguration => ({
  root,
  // Published sourcemaps that name files which were not published are no news.
  logLevel: "error",
  plugins: [
    checkedServe,
    cloudflareTest({
      wrangler: { configPath: resolve(root, configPath) },
      ...(test ? { main: resolve(root, test.main) } : {}),
      miniflare: { bindings, ...test?.miniflare },
    }),
  ],
  test: {
    ...{ name: `objects-${worker}`, include, exclude, testTimeout: TEST_MS, hookTimeout: TEST_MS },
    isolate,
    setupFiles: ["test/base/platform/resolve-once.ts", "test/documents/answers-fit.ts"],
    ...(isolate ? {} : inOneWorkerd(memory)),
  },
});

const gatewayObjects = () =>
  objects(
    "gateway",
    "wrangler.toml",
    ["test/**/*.object.test.ts"],
    ["test/registry/**", "test/sandbox/**", "test/released/registry.object.test.ts"],
    // Repeated, because vitest puts its own BASE_URL into the environment, which would win.
    { BASE_URL: "https://gateway.example", CHANGE_DELAY_SECONDS: "0" },
    {
      // The gateway and the objects that only tests know (test/frame/objects, planted-limit).
      test: {
        main: "test/frame/objects/worker.ts",
        miniflare: {
          durableObjects: {
            TEST_OBJECTS: { className: "TestObject", useSQLite: true },
            TEST_LIMITS: { className: "LimitObject", useSQLite: true },
          },
          // Becomes LISTS_2 where a test has two list databases.
          d1Databases: ["SECOND_LISTS"],
        },
      },
      memory: "test/base/platform/leave-no-memory.ts",
    },
  );

/**
 * A world takes two cores for itself: its files run one after the other. A start is waited for as
 * long as it gets on (support/world.ts).
 */
const overHttp = (
  name: string,
  globalSetup: string[],
  include = [`test/${name}/**/*.test.ts`],
  testTimeout = TEST_MS,
): TestProjectInlineConfiguration => ({
  root,
  plugins: [textModules],
  test: {
    name,
    include,
    globalSetup,
    setupFiles: globalSetup.length > 0 ? ["test/support/answers-fit.ts"] : [],
    fileParallelism: false,
    testTimeout,
    hookTimeout: TEST_MS,
  },
});

/**
 * Files that share a world run in the order of their paths. Its clock only goes forward, by years
 * in all, so what a file meets depends on the files before it; by itself vitest orders them by how
 * long they took on this machine.
 */
class ByPath extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    for (const name of ["flows", "browser"]) {
      const isOfWorld = ({ project }: TestSpecification) => project.name === name;
      const inOrder = sorted.filter(isOfWorld).sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
      for (const [place, file] of sorted.entries()) {
        if (isOfWorld(file)) sorted[place] = inOrder.shift() ?? file;
      }
    }
    return sorted;
  }
}

/**
 * One browser for all files: to load the modules for each took 37 s instead of 5. Each wait in it
 * ends by itself after a minute (browser/chromium.ts).
 */
const inOneBrowser = (project: TestProjectInlineConfiguration): TestProjectInlineConfiguration => ({
  ...project,
  test: { ...project.test, isolate: false, expect: { poll: { timeout: 60_000 } } },
});

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: ByPath },
    provide: { moreRuns: Number(process.env.MORE_RUNS ?? 1) },
    projects: [
      {
        root,
        plugins: [textModules, withoutRuntime],
        test: {
          name: "unit",
          isolate: false,
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
          setupFiles: ["test/support/leave-no-module.ts", "test/support/leave-nothing.ts"],
          include: ["test/**/*.test.ts"],
          exclude: ["**/*.object.test.ts", ...worlds.map((name) => `test/${name}/**`)],
        },
      },
      gatewayObjects(),
      objects(
        "registry",
        "workers/registry/wrangler.toml",
        ["test/registry/**/*.object.test.ts", "test/released/registry.object.test.ts"],
        [],
        {
          MASTER_KEY: "the master key of the tests",
          IDENTITY_KEY: "the identity key of the tests",
          LOCAL: "on",
          CHANGE_DELAY_SECONDS: "0",
        },
      ),
      objects(
        "sandbox",
        "workers/sandbox/wrangler.toml",
        ["test/sandbox/**/*.object.test.ts"],
        [],
        {
          LOCAL: "on",
        },
      ),
      overHttp("flows", ["test/support/one-world.ts"], flows.filter(usesTheOneWorld)),
      overHttp(
        "restarts",
        [],
        flows.filter((file) => !usesTheOneWorld(file)),
      ),
      overHttp("faults", [], undefined, CAMPAIGN_MS),
      inOneBrowser(overHttp("browser", ["test/support/one-world.ts"])),
    ],
  },
});
