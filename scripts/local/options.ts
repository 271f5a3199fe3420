import { parseArgs } from "node:util";

/** What `npm start` was asked for: flags after `--`, and PORT_BASE and STATE_DIR from the shell. */
export interface LocalOptions {
  /** The gateway has PORT_BASE, the registry and the sandbox the two ports after it. */
  portBase: number;
  stateDir: string;
  /** "contract" applies the contract's rate limits and guards, "local" high ones. */
  limits: "local" | "contract";
  /** Whether the clock of the world can be moved. */
  clock: boolean;
  /** Where workers that were bundled before lie, by name; null: they are bundled at every start. */
  bundlesDir: string | null;
}

const DEFAULT_PORT_BASE = 8787;

const usage = `npm start -- [--limits contract] [--clock]

  --limits contract   the contract's rate limits and guards instead of the high local ones
  --clock             PUT /__local/clock on the sandbox moves the time of the whole world forward;
                      a world that was started so once keeps its clock

  PORT_BASE=${DEFAULT_PORT_BASE}      first of the ports (gateway +0, registry +1, sandbox +2)
  STATE_DIR=.local    where everything is kept between starts
  BUNDLES_DIR=        runs {gateway,registry,sandbox}/index.js of this directory, and builds nothing`;

/** Throws with a sentence that people can act on. */
export const readOptions = (args: string[], env: NodeJS.ProcessEnv): LocalOptions => {
  const { values } = parse(args);
  if (values.operators !== undefined) {
    throw new Error(`--operators is not available yet: it comes with a later version.\n\n${usage}`);
  }
  if (values.limits !== undefined && values.limits !== "contract") {
    throw new Error(`--limits takes one value, "contract", not "${values.limits}".\n\n${usage}`);
  }
  return {
    portBase: readPortBase(env.PORT_BASE),
    stateDir: env.STATE_DIR || ".local",
    limits: values.limits === "contract" ? "contract" : "local",
    clock: values.clock ?? false,
    bundlesDir: env.BUNDLES_DIR || null,
  };
};

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        limits: { type: "string" },
        clock: { type: "boolean" },
        operators: { type: "string" },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
};

const readPortBase = (text: string | undefined): number => {
  if (!text) return DEFAULT_PORT_BASE;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port;
  throw new Error(`PORT_BASE must be a whole number from 1024 to 65000, not "${text}".`);
};
