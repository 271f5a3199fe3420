import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Move, mermaidDiagram } from "../src/kernel/machine.ts";
import { problemCatalogue } from "../src/kernel/problems.ts";
import { projectRoot } from "./local/places.ts";

/**
 * `npm run docs` writes the documents that are made from the source; with `--check` it only tells
 * whether they say what the source says now.
 */
const stateMachines = async (): Promise<string> => {
  const lines = [
    "# State machines",
    "",
    "Made by `npm run docs` from the move tables: what a table does not list is refused. A machine",
    "begins in the state of its table's first row. An arrow reads: trigger / event that it emits.",
  ];
  for (const source of globSync("src/*/*-machine.ts", { cwd: projectRoot }).sort()) {
    const name = basename(source, "-machine.ts");
    lines.push("", `## ${name[0]?.toUpperCase()}${name.slice(1)}`, "");
    lines.push(`[${source}](../${source})`, "", "```mermaid", await diagramOf(source), "```");
  }
  return `${lines.join("\n")}\n`;
};

type AnyMove = Move<string, string, string | null>;

/** A machine's file exports one table, named after what moves: `sessionMoves`. */
const diagramOf = async (source: string): Promise<string> => {
  const module = (await import(join(projectRoot, source))) as Record<string, readonly AnyMove[]>;
  const tables = Object.entries(module).filter(([name]) => name.endsWith("Moves"));
  const [first] = tables;
  if (tables.length !== 1 || !first) throw new Error(`${source} must export one …Moves table`);
  const moves = first[1];
  return mermaidDiagram(moves[0]?.[0] ?? "", moves);
};

const errors = (): string => {
  const lines = [
    "# Errors",
    "",
    "Made by `npm run docs` from [src/kernel/problems.ts](../src/kernel/problems.ts). Every refusal",
    "is `{error: {code, message, retryable, correlation_id, …}}`; `field` names the field at fault.",
    "Where retryable is no, the same request is refused again.",
    "",
    "| code | HTTP | retryable | at fault | meaning |",
    "| --- | --- | --- | --- | --- |",
  ];
  for (const [code, [status, retryable, fault, sentence]] of Object.entries(problemCatalogue)) {
    lines.push(`| ${code} | ${status} | ${retryable ? "yes" : "no"} | ${fault} | ${sentence} |`);
  }
  return `${lines.join("\n")}\n`;
};

const documents: Record<string, string> = {
  "docs/state-machines.md": await stateMachines(),
  "docs/errors.md": errors(),
};

for (const [path, text] of Object.entries(documents)) {
  const file = join(projectRoot, path);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, text);
    console.log(`${path} written`);
  } else if (readOrEmpty(file) !== text) {
    console.error(`${path} is not what the source says: run npm run docs`);
    process.exitCode = 1;
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
