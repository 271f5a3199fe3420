import { describe, expect, test } from "vitest";
import {
  broken,
  CannotRun,
  type ConformanceCase,
  must,
  notOffered,
  prevented,
} from "../../src/conformance/case.ts";
import { Exchanges } from "../../src/conformance/exchanges.ts";
import { caseLines, jsonReport, junitReport, summaryLines } from "../../src/conformance/report.ts";
import { chooseCases, exitCodeOf, runCases, verdictOf } from "../../src/conformance/run.ts";

/** The frame of every kit: choice, order, outcomes, verdicts and reports. */
type Case = ConformanceCase<Exchanges>;

const oneCase = (id: string, run: Case["run"], more: Partial<Case> = {}): Case => ({
  ...{ id, title: `What ${id} says`, rule: "B1.1", level: "BASIC" },
  run,
  ...more,
});

const passes = async () => undefined;
const ends = (error: Error) => async () => {
  throw error;
};

const SECRET = "ik_secret";

const runAll = (cases: readonly Case[]) => {
  const exchanges = new Exchanges([SECRET]);
  return runCases(cases, exchanges, { name: "bank", party: "http://bank", exchanges });
};

describe("a run", () => {
  test.each<[what: string, run: Case["run"], outcome: string, exit: number, verdict: string]>([
    ["passes", passes, "passed", 0, "passed"],
    ["fails", ends(broken("no")), "failed", 1, "failed"],
    ["fails what must hold", async () => must(false, "no"), "failed", 1, "failed"],
    ["lacks something", ends(notOffered("none")), "skipped", 2, "passed"],
    ["cannot know", ends(prevented("no code")), "skipped", 2, "open"],
  ])("of one case that %s", async (_, run, outcome, exit, verdict) => {
    const result = await runAll([oneCase("BANK-101", run)]);
    expect(result.cases.map((one) => one.outcome)).toEqual([outcome]);
    expect([exitCodeOf(result), verdictOf(result, "BASIC")]).toEqual([exit, verdict]);
    expect(verdictOf(result, "FULL")).toBeNull();
  });

  test("passes although a part is not offered, and is open if a part is not known", async () => {
    const first = oneCase("BANK-101", passes);
    const lacking = await runAll([first, oneCase("BANK-102", ends(notOffered("none")))]);
    expect([exitCodeOf(lacking), verdictOf(lacking, "BASIC")]).toEqual([0, "passed"]);
    const unknown = await runAll([first, oneCase("BANK-102", ends(prevented("no code")))]);
    expect([exitCodeOf(unknown), verdictOf(unknown, "BASIC")]).toEqual([2, "open"]);
  });

  test("skips what needs a failed case, and what needs that", async () => {
    const result = await runAll([
      oneCase("BANK-101", ends(broken("no"))),
      oneCase("BANK-102", passes, { needs: ["BANK-101"] }),
      oneCase("BANK-103", passes, { needs: ["BANK-102"] }),
      oneCase("BANK-104", passes),
    ]);
    const outcomes = result.cases.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["failed", "skipped", "skipped", "passed"]);
    expect(result.cases[1]).toMatchObject({ isOpen: true, reason: expect.stringMatching(/101/) });
  });

  test("does not skip what needs a case that was not chosen or not offered", async () => {
    const result = await runAll([
      oneCase("BANK-102", ends(notOffered("none"))),
      oneCase("BANK-103", passes, { needs: ["BANK-101", "BANK-102"] }),
    ]);
    expect(result.cases[1]?.outcome).toBe("passed");
  });

  test("ends early if no later case could say anything, and reports a fault of the kit", async () => {
    const gone = await runAll([
      oneCase("BANK-101", passes),
      oneCase("BANK-102", ends(new CannotRun("the phone is gone"))),
      oneCase("BANK-103", passes),
    ]);
    expect([gone.cases.length, exitCodeOf(gone)]).toEqual([1, 2]);
    expect(gone.cut_short).toBe("BANK-102: the phone is gone");
    expect(verdictOf(gone, "BASIC")).toBe("open");
    const fault = await runAll([oneCase("BANK-101", ends(new TypeError("ours")))]);
    expect([fault.cases[0], exitCodeOf(fault)]).toMatchObject([
      { outcome: "skipped", isOpen: true, reason: "The kit broke off: TypeError: ours" },
      2,
    ]);
  });
});

describe("the choice of cases", () => {
  const cases = [
    oneCase("BANK-101", passes),
    oneCase("BANK-112", passes, { level: "FULL" }),
    oneCase("BANK-201", passes),
  ];
  test.each([
    ["FULL", [], ["101", "112", "201"]],
    ["BASIC", [], ["101", "201"]],
    ["FULL", ["BANK-1xx"], ["101", "112"]],
    ["FULL", ["BANK-x01", "BANK-112"], ["101", "112", "201"]],
    ["BASIC", ["BANK-112"], []],
  ] as const)("%s %j", (level, only, numbers) => {
    const chosen = chooseCases(cases, { level, only }).map(({ id }) => id);
    expect(chosen).toEqual(numbers.map((number) => `BANK-${number}`));
  });

  test("names cases that exist", () => {
    const choose = () => chooseCases(cases, { level: "FULL", only: ["BANK-201", "BANK-1"] });
    expect(choose).toThrow("There is no case BANK-1.");
  });
});

describe("reports", () => {
  const hostile = 'no <b>"&\u0007';
  const failing = oneCase("BANK-101", async (exchanges) => {
    const headers = { "x-gateway-internal-key": SECRET };
    const sent = { method: "POST", url: "http://bank/send-otp", headers, body: "{}" } as const;
    exchanges.keep("send-otp", 0, sent, { status: 500, body: hostile, milliseconds: 7 });
    throw broken(hostile);
  });
  const run = () => runAll([failing, oneCase("BANK-102", passes, { level: "FULL" })]);

  test("for people show what was sent, what came and the rule, and no key", async () => {
    const [result] = (await run()).cases;
    const text = result ? caseLines(result).join("\n") : "";
    expect(text).toContain("FAIL  BANK-101");
    expect(text).toContain("The rule: B1.1");
    expect(text).toContain("sent   POST http://bank/send-otp");
    expect(text).toContain("x-gateway-internal-key: (the key)");
    expect(text).toContain("came   500 after 7 ms");
    expect(text).not.toContain(SECRET);
    // A bell, or worse: the party says nothing to the terminal.
    expect(text).not.toContain("\u0007");
    expect(summaryLines(await run())).toEqual([
      "1 passed, 1 failed, 0 skipped.",
      "Level BASIC: failed.",
      "Level FULL: failed.",
    ]);
  });

  test("hold no form of a key, whoever said it", async () => {
    const key = "mk_test_0123456789";
    const exchanges = new Exchanges([key]);
    const forms = [key, btoa(`${key}:`), `${key.slice(0, -1)}x`].join(" ");
    const echoing: Case = oneCase("BANK-101", async () => {
      const sent = {
        method: "GET",
        url: `http://bank/?q=${key}`,
        headers: { authorization: forms },
      };
      const came = { status: 500, body: forms, milliseconds: 1 };
      exchanges.keep("echo", 0, { ...sent, method: "GET" }, came);
      throw broken(forms);
    });
    const run = await runCases([echoing], exchanges, {
      name: "bank",
      party: "http://bank",
      exchanges,
    });
    const report = jsonReport(run);
    for (const form of [key, key.slice(0, -1), btoa(`${key}:`)]) expect(report).not.toContain(form);
  });

  test("as JSON hold the verdicts and every exchange", async () => {
    const report = JSON.parse(jsonReport(await run()));
    expect(report.levels).toEqual({ BASIC: "failed", FULL: "failed" });
    expect(report.cases[0].exchanges[0].came).toMatchObject({ status: 500, body: hostile });
    expect(JSON.stringify(report)).not.toContain(SECRET);
  });

  test("as JUnit XML stay XML, whatever a bank answers", async () => {
    const text = junitReport(await run());
    expect(text).toContain('tests="2" failures="1" errors="0" skipped="0"');
    expect(text).toContain('message="no &lt;b&gt;&quot;&amp;\ufffd"');
    expect(text).toContain('<testcase classname="bank.FULL" name="BANK-102');
    expect(text).not.toContain("\u0007");
    expect(text.match(/<(?!\/?(?:\?xml|testsuites?|testcase|failure|skipped)\b)/)).toBeNull();
  });
});
