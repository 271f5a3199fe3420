import { type ParseArgsConfig, parseArgs } from "node:util";
import { GatewayError, MerchantClient } from "../../src/sdk/merchant.ts";
import type { Machine } from "./machine.ts";

/** How a command ends: docs/cli.md has this table too, and a test compares them. */
export const exits = {
  DONE: 0,
  /** The gateway refused it, or it cannot be done: repeated in the same way it fails again. */
  REFUSED: 1,
  USAGE: 2,
  /** The gateway, or the simulated world of its test mode, gave no answer. */
  UNREACHABLE: 3,
  /** Everything was accepted, but what the command waited for did not come in its time. */
  NO_OUTCOME: 4,
} as const;

export type Exit = (typeof exits)[keyof typeof exits];

/** Ends a command with one sentence. */
export class Ended extends Error {
  readonly exit: Exit;
  constructor(exit: Exit, message: string) {
    super(message);
    this.exit = exit;
  }
}

export const refuseUsage = (message: string): never => {
  throw new Ended(exits.USAGE, message);
};

type Options = NonNullable<ParseArgsConfig["options"]>;
export type Values = Readonly<Record<string, string | boolean | undefined>>;

export interface Connection {
  /** The gateway as the merchant of the key. */
  gateway: MerchantClient;
  baseUrl: string;
  key: string;
}

/** What a command runs with. */
export interface Run {
  machine: Machine;
  values: Values;
  positionals: readonly string[];
  /** The gateway of the environment; refused if the environment does not name it. */
  connected(): Connection;
  /** Prints one result: its text for people, or with --json the object in one line. */
  show(result: object, text: string): void;
}

export interface Command {
  name: string;
  /** One line of the list of commands. */
  summary: string;
  /** Everything behind the name: `listen --forward-to URL`, and a line for each option. */
  usage: string;
  /** A line for each variable of the environment that not every command has. */
  variables?: string;
  options: Options;
  /** The names of the values without a `--`. */
  takes: readonly string[];
  run(run: Run): Promise<Exit>;
}

const common = { json: { type: "boolean" }, help: { type: "boolean" } } as const;

/** Every command has these. */
const commonOptions = `  --json              one JSON object in each line, for programs
  --help              this text`;

const commonVariables = `  GATEWAY_URL         the gateway's address: https, or http on this machine
  GATEWAY_KEY         your key, mk_test_… or mk_live_…; never an option, where others can read it`;

const helpOf = ({ usage, variables }: Command): string => {
  const all = variables === undefined ? commonVariables : `${commonVariables}\n${variables}`;
  return `gateway ${usage}\n${commonOptions}\n\n${all}`;
};

const parsed = (command: Command, args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: { ...command.options, ...common },
      allowPositionals: command.takes.length > 0,
    });
  } catch (error) {
    return refuseUsage((error as Error).message);
  }
};

/** The value of an option that takes a text. */
export const textOf = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
};

export const runCommand = async (
  machine: Machine,
  command: Command,
  args: readonly string[],
): Promise<Exit> => {
  const { values: given, positionals } = parsed(command, args);
  const values = given as Values;
  if (values.help) {
    machine.say(helpOf(command));
    return exits.DONE;
  }
  const [missing] = command.takes.slice(positionals.length);
  if (missing !== undefined && !missing.endsWith("?")) refuseUsage(`${missing} is missing.`);
  if (positionals.length > command.takes.length) {
    refuseUsage(`"${positionals[command.takes.length]}" is one value too many.`);
  }
  const isJson = values.json === true;
  const show = (result: object, text: string): void =>
    machine.say(isJson ? JSON.stringify(result) : text);
  let connection: Connection | undefined;
  const connected = () => {
    connection ??= connectionOf(machine);
    return connection;
  };
  return command.run({ machine, values, positionals, show, connected });
};

const connectionOf = ({ env }: Machine): Connection => {
  const address = env.GATEWAY_URL || refuseUsage("GATEWAY_URL is not set: the gateway's address.");
  const baseUrl = address.replace(/\/+$/, "");
  const key = env.GATEWAY_KEY || refuseUsage("GATEWAY_KEY is not set: your key of the gateway.");
  try {
    return { baseUrl, key, gateway: new MerchantClient({ baseUrl, apiKey: key }) };
  } catch (error) {
    const isAddress = !(error as Error).message.startsWith("apiKey");
    return refuseUsage(
      isAddress
        ? `GATEWAY_URL: ${(error as Error).message}`
        : "GATEWAY_KEY is no merchant's key: they begin with mk_test_ or mk_live_.",
    );
  }
};

/** The sentence and the exit code of what a command threw; null for a fault of our own. */
export const endingOf = (
  error: unknown,
): { exit: Exit; message: string; code: string; request_id: string | null } | null => {
  if (error instanceof Ended) {
    const [code = ""] = Object.entries(exits).find(([, exit]) => exit === error.exit) ?? [];
    return { exit: error.exit, message: error.message, code, request_id: null };
  }
  if (error instanceof TypeError && error.message.endsWith("is not an id")) {
    return { exit: exits.USAGE, message: error.message, code: "USAGE", request_id: null };
  }
  // A file or a folder that cannot be written: the sentence is the system's.
  if (error instanceof Error && "syscall" in error) {
    return { exit: exits.REFUSED, message: error.message, code: "REFUSED", request_id: null };
  }
  if (!(error instanceof GatewayError)) return null;
  const { code, message, requestId: request_id, refused } = error;
  return { exit: refused ? exits.REFUSED : exits.UNREACHABLE, message, code, request_id };
};

/** The refusal in one line: what is wrong, its code, and how support finds the request. */
export const sentenceOf = ({
  message,
  code,
  request_id,
}: {
  message: string;
  code: string;
  request_id: string | null;
}): string => {
  const names = Object.keys(exits).includes(code) ? [] : [code];
  const request = request_id === null ? [] : [`request ${request_id}`];
  const behind = [...names, ...request].join(", ");
  return behind === "" ? message : `${message} (${behind})`;
};

const LOOK_EVERY_MS = 500;
const LONGEST_WAIT_MS = 120_000;

/** What the probe finds, once it finds something. Throws after two minutes, and at Ctrl-C. */
export const until = async <Found>(
  machine: Machine,
  what: string,
  probe: () => Promise<Found | null>,
): Promise<Found> => {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_EVERY_MS) {
    const found = await probe();
    if (found !== null) return found;
    await machine.pause(LOOK_EVERY_MS);
    if (machine.stopping.aborted) throw new Ended(exits.NO_OUTCOME, "Stopped.");
  }
  throw new Ended(exits.NO_OUTCOME, `${what} has not come in time.`);
};
