#!/usr/bin/env node
import { ensureInstalled, hasOwnNode, runCommand, runOnOwnNode } from "./bootstrap.mjs";

/**
 * `npx gateway COMMAND …` in a clone: the command line for integrators on the project's own Node.
 * Only a missing installation is completed, because the output of a command is for programs too.
 */
await runCommand(async () => {
  if (!hasOwnNode()) await ensureInstalled();
  const [name, ...args] = process.argv.slice(2);
  process.env.INIT_CWD ??= process.cwd();
  if (name === "conformance") return runOnOwnNode("scripts/conformance.ts", args);
  return runOnOwnNode("scripts/gateway.ts", process.argv.slice(2));
});
