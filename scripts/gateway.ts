import { thisMachine } from "./cli/machine.ts";
import { runCli } from "./cli/main.ts";

/** `npx gateway` in a clone, for integrators: docs/cli.md. */
const kits = "  conformance  say whether a party keeps the contract: docs/conformance.md\n";

process.exitCode = await runCli(thisMachine(), process.argv.slice(2), kits);
