import { describe, expect, test } from "vitest";
import { type LogEvent, logEvents } from "../../src/base/platform/log-events.ts";
import { codeOf, read, workerSources } from "../house/source.ts";

/** docs/runbook.md has a row for each event that a worker may log, and none besides. */
const [, log = ""] = read("docs/runbook.md").split("\n## The log\n");

const rows = log
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const events = Object.entries<LogEvent>(logEvents);

const toldOf = ({ tellsAfter }: LogEvent): string => {
  if (tellsAfter === undefined) return "no";
  return tellsAfter === 1 ? "at once" : `after ${tellsAfter} min`;
};

describe("the runbook", () => {
  test("has a row for each event, with its level and when a person is told, and no other", () => {
    const expected = events.map(([name, event]) => [`\`${name}\``, event.level, toldOf(event)]);
    expect(rows.map(([name, level, told]) => [name, level, told])).toEqual(expected);
  });

  test("says of each what it means and what to do", () => {
    const silent = rows.filter(
      ([, , , means = "", act = ""]) => !/\.$/.test(means) || !/\.$/.test(act),
    );
    expect(silent).toEqual([]);
  });

  test("says of each that tells a person what the person does", () => {
    const idle = rows.filter(([, , told, , act]) => told !== "no" && act?.startsWith("Nothing"));
    expect(idle).toEqual([]);
  });
});

test("every event of the list is logged somewhere, and nothing is logged past the list", () => {
  const code = workerSources()
    .filter((path) => !path.endsWith("/log-events.ts"))
    .map(read)
    .join("\n");
  expect(events.map(([name]) => name).filter((name) => !code.includes(`"${name}"`))).toEqual([]);
  const outside = workerSources().filter(
    (path) => /\bconsole[.[]/.test(codeOf(path)) && !path.endsWith("/platform/log.ts"),
  );
  expect(outside).toEqual([]);
});
