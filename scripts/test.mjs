import { ensureInstalled, runCommand, runOnOwnNode } from "./bootstrap.mjs";

/** `npm test`: installs what is missing, then runs every check and test (scripts/run-tests.ts). */
await runCommand(async () => {
  await ensureInstalled();
  return runOnOwnNode("scripts/run-tests.ts", process.argv.slice(2));
});
