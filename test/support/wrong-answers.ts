import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The answers of a world's workers that no row names, each once. */
export const wrongAnswersIn = (logsDirectory: string): string[] => {
  if (!existsSync(logsDirectory)) return [];
  const lines = readdirSync(logsDirectory).flatMap((file) =>
    readFileSync(join(logsDirectory, file), "utf8").split("\n"),
  );
  const wrong = lines.filter((line) => line.includes(WRONG_ANSWER));
  return [...new Set(wrong.map((line) => /"error":"(.*?)"\}/.exec(line)?.[1] ?? line))].sort();
};

/** As test/documents/checked-serve.ts says it in a worker's log. */
const WRONG_ANSWER = "an answer that no row names";
