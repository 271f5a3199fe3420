import { thisMachine } from "./cli/machine.ts";
import { runCli } from "./cli/main.ts";

/** `npx gateway`, for integrators: docs/cli.md. */
process.exitCode = await runCli(thisMachine(), process.argv.slice(2));
