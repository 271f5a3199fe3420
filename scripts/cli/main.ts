import { type Command, type Exit, endingOf, exits, runCommand, sentenceOf } from "./command.ts";
import { redeliverCommand } from "./delivery.ts";
import { eventsCommand } from "./events.ts";
import { journeyCommand } from "./journey.ts";
import { listenCommand } from "./listen.ts";
import type { Machine } from "./machine.ts";
import { paymentCommand } from "./payment.ts";
import { printable } from "./texts.ts";
import { triggerCommand } from "./trigger.ts";

/** In the order in which an integrator meets them. */
export const commands: readonly Command[] = [
  listenCommand,
  triggerCommand,
  eventsCommand,
  redeliverCommand,
  paymentCommand,
  journeyCommand,
];

/** `gateway COMMAND …`. `others`: the lines of commands that another program runs. */
export const runCli = async (
  machine: Machine,
  args: readonly string[],
  others = "",
): Promise<Exit> => {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "help") {
    machine.say(overview(others));
    return name === undefined ? exits.USAGE : exits.DONE;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) {
    machine.note(`There is no command "${name}".\n\n${overview(others)}`);
    return exits.USAGE;
  }
  try {
    return await runCommand(machine, command, rest);
  } catch (error) {
    const ending = endingOf(error);
    if (ending === null) throw error;
    const { exit, ...told } = ending;
    if (told.code === "NETWORK_ERROR") {
      told.message = `The gateway at ${machine.env.GATEWAY_URL} cannot be reached.`;
    }
    const asJson = rest.includes("--json");
    machine.note(asJson ? JSON.stringify({ error: told }) : printable(sentenceOf(told)));
    if (exit === exits.USAGE && !asJson) machine.note(`See: gateway ${name} --help`);
    return exit;
  }
};

const overview = (others: string): string => {
  const lines = commands.map((command) => `  ${command.name.padEnd(13)}${command.summary}`);
  return `gateway COMMAND

${lines.join("\n")}
${others}
gateway COMMAND --help says more. GATEWAY_URL and GATEWAY_KEY name the gateway and your key.

Ends with 0 if it is done, 1 if it was refused, 2 for a wrong call, 3 if there was no answer, 4 if
the outcome did not come in time.`;
};
