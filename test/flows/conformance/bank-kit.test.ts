import { describe, expect, test } from "vitest";
import { bankCases } from "../../../src/conformance/bank/cases.ts";
import { exitCodeOf, type Run, verdictOf } from "../../../src/conformance/run.ts";
import { Bank } from "../../guides/bank/bank.ts";
import { OTP_CODE, openSpecifiedBank } from "../specified-bank.ts";
import { faultyBanks } from "./faulty-banks.ts";
import { idsOf, runKit, testKind, underTest } from "./guide-bank.ts";

/**
 * The bank kit against the bank of the guide, and against banks that break one rule each. All are
 * tested at the same time, because one case waits for a moment to pass.
 */
describe("the bank of the guide", () => {
  let run: Run;

  test("passes every case that is about something it has", async () => {
    run = await testKind(Bank);
    const open = run.cases.filter((one) => one.outcome === "skipped" && one.isOpen);
    expect([idsOf(run, "failed"), open]).toEqual([[], []]);
    expect([verdictOf(run, "BASIC"), verdictOf(run, "FULL")]).toEqual(["passed", "passed"]);
    expect(exitCodeOf(run)).toBe(0);
  });

  test("has no rail, no prompts, no mandates and a part of the account data", () => {
    const isLacking = /BANK-(404|8\d\d|901|903|904|905)/;
    const lacking = run.cases.map(({ id }) => id).filter((id) => isLacking.test(id));
    expect(idsOf(run, "skipped")).toEqual(lacking);
  });

  test("gets back what was moved", () => {
    expect(run.notes.join()).toMatch(
      /was paid (\d+) minor units of USD; \1 of them were sent back/,
    );
  });
});

describe("a bank of the specification alone", () => {
  // @rule B1.9
  test("passes BASIC", async () => {
    const key = "key-1";
    const bank = await openSpecifiedBank("of-the-specification", key);
    const { url, payer: account, payee } = bank;
    const customer = { readCode: async () => OTP_CODE, answerPrompt: async () => false };
    const test = {
      bank: underTest(url, { key, account, payee }),
      customer,
      level: "BASIC",
    } as const;
    const run = await runKit(test).finally(() => bank.close());
    expect([idsOf(run, "failed"), idsOf(run, "skipped")]).toEqual([[], []]);
    expect([verdictOf(run, "BASIC"), exitCodeOf(run)]).toEqual(["passed", 0]);
  });
});

describe("a bank that breaks one rule", () => {
  let runs: Promise<Run>[] | null = null;
  const testAll = () =>
    faultyBanks.map(([, id, Kind]) =>
      testKind(Kind, id === "BANK-991" ? { timeoutMs: 5_000 } : {}),
    );

  test.each(faultyBanks.map(([fault, id], place) => [fault, id, place] as const))(
    "%s: fails at %s alone",
    async (_, id, place) => {
      runs ??= testAll();
      const run = await runs[place];
      expect(run && [idsOf(run, "failed"), exitCodeOf(run)]).toEqual([[id], 1]);
    },
  );
});

describe("the list of cases", () => {
  const ids = bankCases.map(({ id }) => id);

  test("has each number once, in order", () => {
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  test("names only earlier cases as needs", () => {
    const wrong = bankCases.flatMap(({ id, needs = [] }) =>
      needs.filter((need) => !ids.includes(need) || need >= id),
    );
    expect(wrong).toEqual([]);
  });
});
