import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFinal, isOpen, isProcessing } from "../../src/payments/session-machine.ts";
import type { PaymentSessionRecord } from "../../src/payments/session-record.ts";
import type { MovementReport } from "../../src/transfers/decide-movement.ts";
import {
  beginChallenge,
  beginVerification,
  cancel,
  challengeSent,
  destinationChanged,
  endVerification,
  executeNotSent,
  executeRefused,
  executeUnknown,
  look,
  pushResult,
  railReport,
  resolvePayer,
  SessionBench,
} from "./session-fixtures.ts";

/**
 * Whatever happens in whatever order: sensible, late, repeated, contradicting or made-up commands
 * and reports, with time passing between them.
 */
type Step = (bench: SessionBench) => void;

const named = (name: string, step: Step): Step => Object.assign(step, { toString: () => name });

const challengeNames = ["c1", "c2", "c3", "c4", "c5", "c6"];
const verificationNames = ["v1", "v2", "v3"];

/**
 * What a bank may say; `performer` reports for an attempt that may be the newest or an older one.
 */
const reportStep = (
  name: string,
  effect: string,
  made: (bench: SessionBench) => MovementReport,
  age: number,
): Step =>
  named(`${name} (attempt −${age})`, (bench) => {
    const attempt = (bench.effect(effect)?.attempt ?? 1) - age;
    if (bench.record.transfer) bench.report(effect, made(bench), Math.max(attempt, 1));
  });

const executeReports: [string, (bench: SessionBench) => MovementReport][] = [
  ["bank: as instructed", (bench) => bench.answer()],
  ["bank: BOOKED", (bench) => bench.answer({ status: "BOOKED" })],
  ["bank: SUBMITTED", (bench) => bench.answer({ status: "SUBMITTED" })],
  ["bank: another route", (bench) => bench.answer({ route_used: "ELSEWHERE" })],
  ["bank: no funds", () => executeRefused("INSUFFICIENT_FUNDS")],
  ["bank: EXPIRED", () => executeRefused("EXPIRED")],
  ["bank: unknown", () => executeUnknown],
  ["bank: not sent", () => executeNotSent],
];

const statuses = ["BOOKED", "SUBMITTED", "REJECTED", "RETURNED", "NOT_FOUND"] as const;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom(1, 2_000, 10_000, 15_001, 61_000, 600_000)
    .map((milliseconds) => named(`wait ${milliseconds}`, (bench) => void bench.wait(milliseconds))),
  fc
    .constantFrom("sameBank" as const, "crossBank" as const)
    .map((route) => named(`resolve ${route}`, (bench) => void bench.act(resolvePayer(route)))),
  fc
    .tuple(fc.constantFrom("OTP" as const, "PUSH" as const), fc.constantFrom(...challengeNames))
    .map(([mode, name]) =>
      named(`begin ${mode} ${name}`, (bench) => void bench.act(beginChallenge(mode, name))),
    ),
  fc
    .constantFrom(...challengeNames)
    .map((name) => named(`sent ${name}`, (bench) => void bench.act(challengeSent(name)))),
  fc
    .constantFrom(...verificationNames)
    .map((name) => named(`code ${name}`, (bench) => void bench.act(beginVerification(name)))),
  fc
    .tuple(
      fc.constantFrom(...verificationNames),
      fc.constantFrom(...(["verified", "wrong", "expired", "lost", "not_checked"] as const)),
      fc.constantFrom(0, 15_001),
    )
    .map(([name, outcome, age]) =>
      named(
        `${name} is ${outcome}`,
        (bench) => void bench.act(endVerification(name, outcome, bench.now - age)),
      ),
    ),
  fc
    .tuple(
      fc.constantFrom(...challengeNames),
      fc.constantFrom("APPROVED" as const, "DECLINED" as const),
    )
    .map(([name, said]) =>
      named(
        `prompt ${name} ${said}`,
        (bench) => void bench.act(pushResult(`token-${name}`, said, bench.now)),
      ),
    ),
  fc.constantFrom(
    named("cancel", (bench) => void bench.act(cancel())),
    named("look", (bench) => void bench.act(look)),
    named("destination changed", (bench) => void bench.act(destinationChanged)),
    named("claim execute", (bench) => void bench.claim("execute")),
  ),
  fc
    .tuple(fc.constantFrom(...executeReports), fc.constantFrom(0, 0, 1))
    .map(([[name, made], age]) => reportStep(name, "execute", made, age)),
  fc
    .constantFrom(...statuses)
    .map((status) =>
      reportStep(
        `status ${status}`,
        "ask_bank",
        () => ({ kind: "ask_bank", report: { kind: "answered", status, transfer_ref: null } }),
        0,
      ),
    ),
  fc
    .tuple(fc.constantFrom("CREDITED" as const, "REJECTED" as const), fc.constantFrom(0, 0, 1))
    .map(([status, wrong]) =>
      named(`rail: ${status}${wrong ? " of another amount" : ""}`, (bench) => {
        if (!bench.record.transfer) return;
        const amount = bench.record.terms.amount + wrong;
        bench.act(railReport(bench.credit({ status, amount })));
      }),
    ),
  fc
    .tuple(
      fc.constantFrom("COMPLETED" as const, "FAILED" as const, "ACKNOWLEDGED" as const),
      fc.constantFrom("key_ada", "key_bob"),
    )
    .map(([outcome, actor]) =>
      named(
        `${actor}: ${outcome}`,
        (bench) => void bench.act({ type: "resolve", movement: "", outcome, actor, note: "seen" }),
      ),
    ),
);

/** Where a run begins: by chance alone few would come to where money moves. */
const start: fc.Arbitrary<Step> = fc.constantFrom(
  named("from the start", () => {}),
  named("with a code", (bench) => void bench.resolved().sent("OTP", "c1")),
  named("with a prompt", (bench) => void bench.resolved("crossBank").sent("PUSH", "c1")),
  named("executing within a bank", (bench) => void bench.executing("sameBank")),
  named("executing across banks", (bench) => void bench.executing("crossBank")),
);

const runs = fc.tuple(start, fc.array(step, { maxLength: 60, size: "max" }));

const terminalEvents = ["payment.completed", "payment.failed", "payment.expired"];

const terminalCount = (bench: SessionBench): number =>
  bench.events().filter((event) => terminalEvents.includes(event)).length;

/**
 * COMPLETED stands on the bank's booking within one bank, on the rail's credit, or on the word of
 * two people.
 */
const provenBy = ({ transfer }: PaymentSessionRecord): boolean => {
  if (!transfer) return false;
  if (transfer.decisions.some(({ outcome }) => outcome === "COMPLETED")) return true;
  return transfer.route_type === "SAME_BANK"
    ? transfer.answer?.status === "BOOKED"
    : transfer.credit !== null;
};

/** Two people stand behind each decision, and one outcome at most was decided. */
const decidedWell = ({ transfer }: PaymentSessionRecord): boolean => {
  const decisions = transfer?.decisions ?? [];
  const outcomes = decisions.filter(({ outcome }) => outcome !== "ACKNOWLEDGED");
  return (
    outcomes.length <= 1 &&
    decisions.every(
      ({ proposal, outcome, actor }) => proposal?.outcome === outcome && proposal.actor !== actor,
    )
  );
};

/** People are asked to look as long as money is on its way, or contradicts what was decided. */
const asksRightly = ({ state, transfer }: PaymentSessionRecord): boolean => {
  const manual_review = transfer?.manual_review;
  if (!manual_review || manual_review.resolved_at !== null) return true;
  return isProcessing(state) || manual_review.reason === "LATE_MONEY";
};

describe("in whatever order things happen", () => {
  it("a session keeps its promises", () => {
    fc.assert(
      fc.property(runs, ([begin, steps]) => {
        const bench = new SessionBench({ mode: "live" });
        for (const happen of [begin, ...steps]) {
          const before = bench.record;
          happen(bench);
          const after = bench.record;
          if (isFinal(before.state)) {
            expect(after.state).toBe(before.state);
            expect(after.failure).toBe(before.failure);
            expect(after.completed_at).toBe(before.completed_at);
          }
          if (isProcessing(before.state)) expect(isOpen(after.state)).toBe(false);
          if (before.transfer) {
            expect(after.transfer?.end_to_end_id).toBe(before.transfer.end_to_end_id);
            expect(after.transfer?.instruction).toBe(before.transfer.instruction);
            expect(after.transfer?.not_after).toBe(before.transfer.not_after);
          }
          expect(after.transfer !== null).toBe(
            isProcessing(after.state) || after.state === "COMPLETED" || before.transfer !== null,
          );
          if (after.state === "COMPLETED") expect(provenBy(after)).toBe(true);
          expect(decidedWell(after)).toBe(true);
          expect(asksRightly(after)).toBe(true);
          expect(terminalCount(bench)).toBe(
            isFinal(after.state) && after.state !== "CANCELLED" ? 1 : 0,
          );
          expect(after.transfer?.late_money.length ?? 0).toBeGreaterThanOrEqual(
            before.transfer?.late_money.length ?? 0,
          );
          expect(after.sca.wrong_codes).toBeGreaterThanOrEqual(0);
          expect(after.sca.wrong_codes).toBeLessThanOrEqual(5);
          expect(after.sca.challenges).toBeLessThanOrEqual(5);
          // One question is with the bank at a time.
          expect(after.sca.sending && after.sca.challenge?.verification).toBeFalsy();
          expect(new Set(after.effects.map((effect) => effect.id)).size).toBe(after.effects.length);
        }
      }),
      { numRuns: 1_500 },
    );
  }, 30_000);

  it("money on its way always has someone who asks about it", () => {
    fc.assert(
      fc.property(runs, ([begin, steps]) => {
        const bench = new SessionBench();
        for (const happen of [begin, ...steps]) {
          happen(bench);
          const kinds = bench.record.effects.map((effect) => effect.kind);
          if (bench.record.state === "EXECUTING") {
            expect(kinds.some((kind) => kind === "execute" || kind === "ask_bank")).toBe(true);
          }
          if (bench.record.state === "SETTLEMENT_PENDING") expect(kinds).toContain("ask_rail");
          if (bench.record.transfer?.funds === "RETURNING") expect(kinds).toContain("ask_bank");
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it("every promise is reached: the runs are not idle", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(runs, ([begin, steps]) => {
        const bench = new SessionBench();
        for (const happen of [begin, ...steps]) happen(bench);
        seen.add(bench.record.state);
        if ((bench.record.transfer?.late_money.length ?? 0) > 0) seen.add("late money");
        for (const { outcome } of bench.record.transfer?.decisions ?? []) seen.add(`by ${outcome}`);
      }),
      { numRuns: 1_500, seed: 7 },
    );
    expect([...seen].sort()).toEqual(
      [
        ...["CANCELLED", "COMPLETED", "EXECUTING", "EXPIRED", "FAILED", "OTP_SENT"],
        ...["PENDING", "PUSH_SENT", "SETTLEMENT_PENDING", "late money"],
        ...["by COMPLETED", "by FAILED", "by ACKNOWLEDGED"],
      ].sort(),
    );
  });
});
