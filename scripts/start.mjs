import { ensureInstalled, runCommand, runOnOwnNode } from "./bootstrap.mjs";

/** `npm start`: installs what is missing, then runs the local world (scripts/local/start.ts). */
await runCommand(async () => {
  await ensureInstalled();
  return runOnOwnNode("scripts/local/start.ts", process.argv.slice(2));
});
