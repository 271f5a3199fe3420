import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { commandsOfPages } from "../documents/page-commands.ts";

/**
 * The commands of wrangler on the pages, such as those of runbook.md and recovery.md, work on an
 * account at Cloudflare. That wrangler has them, with their options, it says itself.
 */
const commands = commandsOfPages("npx wrangler [a-z]").map((line) => {
  const words = line.split(/\s+/).slice(2);
  const end = words.findIndex((word) => !/^(?!gateway)[a-z0-9][a-z0-9-]*$/.test(word));
  return { words: words.slice(0, end < 0 ? undefined : Math.min(end, 4)), line };
});

/** One start of wrangler for all lines with the same command. */
const lines = Map.groupBy(commands, ({ words }) => words.join(" "));

test.each([...lines])("wrangler %s", async (command, of) => {
  const { stdout } = await promisify(execFile)("wrangler", [...command.split(" "), "--help"]);
  const options = of.flatMap(({ line }) => line.match(/ --[a-z-]+/g) ?? []);
  expect(options.filter((option) => !stdout.includes(option))).toEqual([]);
  // An unknown command gets the help of the commands above it.
  expect(stdout).not.toMatch(/^COMMANDS/m);
});
