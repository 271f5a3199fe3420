import type { Exchange } from "./exchanges.ts";
import { type CaseResult, type Run, type Verdict, verdictOf } from "./run.ts";

/** Reports of a run: lines for people, JSON and JUnit XML for machines. */

const marks = { passed: "ok  ", failed: "FAIL", skipped: "skip" } as const;

/** A line for each case as it ends, and for a failed one everything that was said. */
export const caseLines = (result: CaseResult): string[] => {
  const { id, title, outcome } = result;
  const lines = [`${marks[outcome]}  ${id}  ${title}`];
  if (result.outcome !== "passed") lines.push(`      ${printable(result.reason)}`);
  if (result.outcome !== "failed") return lines;
  lines.push(`      The rule: ${result.rule} in docs/contract.`);
  return [...lines, ...result.exchanges.flatMap(exchangeLines)];
};

const exchangeLines = ({ sent, came }: Exchange): string[] => [
  `        sent   ${sent.method} ${sent.url}`,
  ...Object.entries(sent.headers).map(([name, value]) => `               ${name}: ${value}`),
  ...(sent.body === "" ? [] : [`               ${shortened(sent.body)}`]),
  "lost" in came
    ? `        came   nothing: ${printable(came.lost)} after ${came.milliseconds} ms`
    : `        came   ${came.status} after ${came.milliseconds} ms  ${shortened(came.body)}`,
];

const MOST_SHOWN = 1_200;

const shortened = (text: string): string => {
  const line = printable(text.replace(/\s+/g, " ").trim());
  return line.length <= MOST_SHOWN ? line : `${line.slice(0, MOST_SHOWN)} … (${line.length})`;
};

/** What the party says moves no terminal: it could take back its own FAIL. */
const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");

const words: Readonly<Record<Verdict, string>> = {
  passed: "passed, in all that the party offers",
  failed: "failed",
  open: "open: nothing failed, and not every case could be run",
};

export const summaryLines = (run: Run): string[] => {
  const count = (outcome: CaseResult["outcome"]) =>
    run.cases.filter((one) => one.outcome === outcome).length;
  const levels = (["BASIC", "FULL"] as const).flatMap((level) => {
    const verdict = verdictOf(run, level);
    return verdict ? [`Level ${level}: ${words[verdict]}.`] : [];
  });
  return [
    `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped.`,
    ...levels,
    ...(run.cut_short === null ? [] : [`The run ended early at ${run.cut_short}`]),
    ...run.notes,
  ];
};

export const jsonReport = (run: Run): string => {
  const levels = { BASIC: verdictOf(run, "BASIC"), FULL: verdictOf(run, "FULL") };
  const { cases, ...rest } = run;
  return `${JSON.stringify({ ...rest, levels, cases }, null, 2)}\n`;
};

/** The form that build servers read: one suite, a case for each case. */
export const junitReport = (run: Run): string => {
  const count = (outcome: CaseResult["outcome"]) =>
    run.cases.filter((one) => one.outcome === outcome).length;
  const attributes = {
    name: `${run.kit} conformance of ${run.party}`,
    tests: run.cases.length,
    failures: count("failed"),
    errors: run.cut_short === null ? 0 : 1,
    skipped: count("skipped"),
    timestamp: run.began_at,
    time: seconds(run.cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `  <testsuite${inTag(attributes)}>`,
    ...run.cases.flatMap((one) => junitCase(run.kit, one)),
    ...(run.cut_short === null ? [] : [`    <system-err>${xml(run.cut_short)}</system-err>`]),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
};

const junitCase = (kit: string, result: CaseResult): string[] => {
  const { id, title, level, milliseconds } = result;
  const attributes = inTag({
    classname: `${kit}.${level}`,
    name: `${id} ${title}`,
    time: seconds(milliseconds),
  });
  if (result.outcome === "passed") return [`    <testcase${attributes}/>`];
  const said = result.exchanges.flatMap(exchangeLines).join("\n");
  const body =
    result.outcome === "skipped"
      ? `      <skipped${inTag({ message: result.reason })}/>`
      : `      <failure${inTag({ message: result.reason, type: result.rule })}>${xml(said)}</failure>`;
  return [`    <testcase${attributes}>`, body, "    </testcase>"];
};

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const inTag = (attributes: Record<string, string | number>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xml(String(value))}"`)
    .join("");

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A bank may answer characters that XML does not have at all. */
const xml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"]/g, (char) => entities[char] ?? "");
