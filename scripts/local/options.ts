import { parseArgs } from "node:util";
import { type Hosts, readHosts } from "./hosts.ts";
import { type OwnBank, readOwnBanks } from "./own-banks.ts";
import { DEFAULT_OPERATOR, type Operators } from "./places.ts";

/**
 * The options of `npm start`: flags after `--`, and PORT_BASE and STATE_DIR from the environment.
 */
export interface LocalOptions {
  /**
   * The first operator's gateway uses PORT_BASE, the registry and the sandbox the next two ports.
   * Each further gateway is ten ports after the one before.
   */
  portBase: number;
  operators: Operators;
  stateDir: string;
  /** "contract" applies the contract's rate limits and guards, "local" high ones. */
  limits: "local" | "contract";
  /** Whether the world's clock can be moved. */
  clock: boolean;
  /** Whether each worker has an inspector, at its own port + INSPECTOR_DISTANCE. */
  inspect: boolean;
  /**
   * The directory of previously bundled workers, by name, maybe with their configurations; null to
   * bundle at every start.
   */
  bundlesDir: string | null;
  /** Host names that lead to addresses of this machine; none by default. */
  hosts: Hosts;
  /** Banks on this machine that the gateways enrol in test mode; none by default. */
  banks: OwnBank[];
}

const DEFAULT_PORT_BASE = 8787;

export const INSPECTOR_DISTANCE = 1_000;

const usage = `npm start -- [--limits contract] [--clock] [--inspect] [--operators acme,globex]
             [--bank mine=http://127.0.0.1:9999]

  --limits contract   the contract's rate limits and guards instead of the high local ones
  --clock             PUT /__local/clock on the sandbox moves the time of the whole world forward;
                      a world that was started so once keeps its clock
  --inspect           an inspector for each worker, at its port + ${INSPECTOR_DISTANCE}
  --operators a,b     a gateway for each of these operators, with keys and a state of its own, at
                      PORT_BASE +0, +10, +20…; without it there is one, whose operator is
                      "${DEFAULT_OPERATOR}". What was kept of an operator who is not named waits
  --bank name=http://127.0.0.1:port   enrols a bank of your own in test mode; repeat it for more. The
                      beginnings of its IBANs may follow, separated by commas: ,DE**12345678

  PORT_BASE=${DEFAULT_PORT_BASE}      first of the ports (gateway +0, registry +1, sandbox +2)
  STATE_DIR=.local    where everything is kept between starts
  BUNDLES_DIR=        runs {gateway,registry,sandbox}/index.js of this directory, and builds nothing
  HOSTS=              name=http://127.0.0.1:port: the gateways find this public host there`;

/** Throws a sentence that says what to change. */
export const readOptions = (args: string[], env: NodeJS.ProcessEnv): LocalOptions => {
  const { values } = parse(args);
  if (values.limits !== undefined && values.limits !== "contract") {
    throw new Error(`--limits takes one value, "contract", not "${values.limits}".\n\n${usage}`);
  }
  return {
    portBase: readPortBase(env.PORT_BASE),
    operators: readOperators(values.operators),
    stateDir: env.STATE_DIR || ".local",
    limits: values.limits === "contract" ? "contract" : "local",
    clock: values.clock ?? false,
    inspect: values.inspect ?? false,
    bundlesDir: env.BUNDLES_DIR || null,
    hosts: readHosts(env.HOSTS),
    banks: readOwnBanks(values.bank),
  };
};

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        limits: { type: "string" },
        clock: { type: "boolean" },
        inspect: { type: "boolean" },
        operators: { type: "string" },
        bank: { type: "string", multiple: true, default: [] },
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

/** A worker's name on Cloudflare has at most 63 characters, including "gateway-". */
const operatorForm = /^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

const MAX_OPERATORS = 10;

const readOperators = (text: string | undefined): Operators => {
  if (text === undefined) return [DEFAULT_OPERATOR];
  const [first = "", ...further] = text.split(",");
  const names: Operators = [first, ...further];
  const strange = names.find((name) => !operatorForm.test(name));
  if (strange !== undefined) {
    const form = "small letters, digits and hyphens, as in acme,globex";
    throw new Error(`--operators takes names of ${form}, not "${strange}".\n\n${usage}`);
  }
  if (new Set(names).size < names.length || names.length > MAX_OPERATORS) {
    const rule = `names each operator once, and at most ${MAX_OPERATORS} of them`;
    throw new Error(`--operators ${rule}.\n\n${usage}`);
  }
  return names;
};
