import { thisMachine } from "./machine.ts";
import { runCli } from "./main.ts";

/** `npx gateway` of the packed SDK, on the user's Node. It has the commands that need no clone. */
const exit = await runCli(thisMachine(), process.argv.slice(2));
process.exitCode = exit;
