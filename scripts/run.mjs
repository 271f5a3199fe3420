import { ensureInstalled, runCommand, runOnOwnNode } from "./bootstrap.mjs";

/** Runs one TypeScript script of the project on the project's own Node: `run.mjs SCRIPT ARGS…`. */
await runCommand(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (!script)
    throw new Error("Which script? For example: node scripts/run.mjs scripts/journey.ts");
  await ensureInstalled();
  return runOnOwnNode(script, args);
});
