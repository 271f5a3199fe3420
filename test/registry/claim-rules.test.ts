import { describe, expect, test } from "vitest";
import type { Approver } from "../../src/frame/records/proposals.ts";
import type { Approvers } from "../../src/registry/approvers.ts";
import { lapse } from "../../src/registry/claim-machine.ts";
import {
  type ClaimCommand,
  type ClaimFacts,
  type ClaimParty,
  decideClaim,
  decideOpening,
} from "../../src/registry/claims/claim-rules.ts";
import {
  OBJECTION_MS,
  RECOVERY_MS,
  REFUSED_CLAIM_MS,
  RESOLUTION_MS,
} from "../../src/registry/periods.ts";
import type { ClaimRow, ClaimType, HandleRow } from "../../src/registry/schema.ts";
import { staff } from "../frame/records/staff.ts";
import fc from "../support/fast-check.ts";

const HOLDERS_SUBJECT = "the holder's customer";

const opened = (type: ClaimType): ClaimRow => ({
  claimId: "clm_1",
  realm: "test",
  type,
  status: "OPEN",
  handleId: "hdl_1",
  alias: "layla",
  claimantBankId: "bnk_claimant",
  holderBankId: "bnk_holder",
  accountRef: "acc",
  currency: null,
  claimantSubject: null,
  openedAt: 0,
  resolutionEndsAt: type === "RECOVERY" ? OBJECTION_MS : RESOLUTION_MS,
  dueAt: type === "RECOVERY" ? RECOVERY_MS : RESOLUTION_MS,
  disputedAt: null,
  disputeReason: null,
  firstApproverKeyId: null,
  secondApproverKeyId: null,
  ...{ cancelReason: null, refusedAt: null, closedAt: null, updatedAt: 0 },
});

/** Three approvers, and keys that may not approve: an operator's, a younger one, a retired one. */
const keys: readonly Approver[] = [
  staff("key_a", "approver", -1),
  staff("key_b", "approver", -1),
  staff("key_c", "approver", -1),
  staff("key_operator", "operator", -1),
  staff("key_young", "approver", 0),
  { ...staff("key_gone", "approver", -1), retired: true },
];

const factsWith = (approvers: Approvers): ClaimFacts => ({
  subject: HOLDERS_SUBJECT,
  suspensions: { bankSuspension: null, operatorSuspension: null },
  ...{ isClaimantFrozen: false, isAnyFrozen: false },
  isHolderTrusted: true,
  approvers,
});

/** A command and the party that gives it. */
type Given = ClaimCommand & { by: ClaimParty };

type Step =
  | { kind: "wait"; ms: number }
  | { kind: "approve"; keyId: string }
  /** An owner retires a key. */
  | { kind: "retire"; keyId: string }
  /** The claimant completes, if it may. */
  | { kind: "complete" }
  | { kind: "command"; command: Given };

const cancels: readonly Given[] = [
  { by: "claimant", does: "cancel", reason: null },
  { by: "holder", does: "cancel", reason: null },
  { by: "operator", does: "cancel", reason: null },
];

const advances = fc.constantFrom<Given>(
  { by: "holder", does: "acknowledge" },
  { by: "holder", does: "confirm", subject: HOLDERS_SUBJECT },
  { by: "holder", does: "confirm", subject: "somebody else" },
  { by: "holder", does: "confirm", subject: null },
  { by: "holder", does: "dispute", reason: "mine" },
  { by: "claimant", does: "dispute", reason: "mine" },
);

// Cancelled rarely, so most runs make progress.
const command = fc.oneof(
  { weight: 20, arbitrary: advances },
  { weight: 1, arbitrary: fc.constantFrom(...cancels) },
);

const keyIds = fc.constantFrom(...keys.map(({ keyId }) => keyId));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.nat(9 * 86_400_000).map((ms) => ({ kind: "wait" as const, ms })) },
  {
    weight: 3,
    arbitrary: keyIds.map((keyId) => ({ kind: "approve" as const, keyId })),
  },
  {
    weight: 1,
    arbitrary: keyIds.map((keyId) => ({ kind: "retire" as const, keyId })),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "complete" as const }) },
  { weight: 6, arbitrary: command.map((it) => ({ kind: "command" as const, command: it })) },
);

// Long enough for most claims to end in one way or another.
const steps = fc.array(step, { maxLength: 40, size: "max" });

interface Run {
  claim: ClaimRow;
  at: number;
  /** The keys as they are now. */
  keys: readonly Approver[];
  /** The accepted commands, with the state after each. */
  log: { command: Given; status: string; at: number }[];
}

/** Plays steps as the service does: what is due is applied before a command is decided. */
const play = (type: ClaimType, steps: readonly Step[]): Run => {
  const run: Run = { claim: opened(type), at: 0, keys, log: [] };
  for (const next of steps) {
    if (next.kind === "wait") {
      run.at += next.ms;
      continue;
    }
    if (next.kind === "retire" && run.claim.closedAt === null) {
      const { keyId } = next;
      run.keys = run.keys.map((one) => (one.keyId === keyId ? { ...one, retired: true } : one));
    }
    if (next.kind === "retire") continue;
    run.claim = { ...run.claim, ...lapse(run.claim, run.at)?.changes };
    if (run.claim.closedAt !== null) continue;
    const asked = commandOf(next, run);
    const decided = decideIn(run, asked);
    if (!decided.ok) continue;
    run.claim = { ...run.claim, ...decided.value.changes };
    run.log.push({ command: asked, status: run.claim.status, at: run.at });
  }
  return run;
};

const keyOf = ({ keys }: Run, id: string | null): Approver | null =>
  keys.find(({ keyId }) => keyId === id) ?? null;

const approversOf = (run: Run): Approvers => ({
  first: keyOf(run, run.claim.firstApproverKeyId),
  second: keyOf(run, run.claim.secondApproverKeyId),
});

const commandOf = (next: Exclude<Step, { kind: "wait" | "retire" }>, run: Run): Given => {
  if (next.kind === "command") return next.command;
  if (next.kind === "complete") return { by: "claimant", does: "complete" };
  return { by: "operator", does: "approve", approver: keyOf(run, next.keyId) as Approver };
};

const decideIn = (run: Run, { by, ...command }: Given) =>
  decideClaim(run.claim, factsWith(approversOf(run)), by, command, run.at);

const types = fc.constantFrom<ClaimType>("OWNERSHIP", "PORTABILITY", "RECOVERY");
const runs = { numRuns: 2_000 };

/** Approvals that replaced one whose key had been retired. */
const renewalsIn = (log: Run["log"]): number =>
  log.filter(({ command: it, status }, place) => {
    const before = log[place - 1]?.status;
    return it.does === "approve" && status === "CONFIRMED" && before === "CONFIRMED";
  }).length;

const by = (party: ClaimParty): Given => ({ by: party, does: "cancel", reason: null });
const disputed = (party: ClaimParty): Given => ({ by: party, does: "dispute", reason: "mine" });

describe("in every interleaving of a claim", () => {
  // @rule R4.3
  test("the claimant and time alone transfer nothing", () => {
    const lonely = fc.array(
      fc.oneof(
        fc.nat(20 * 86_400_000).map((ms): Step => ({ kind: "wait", ms })),
        fc.constantFrom<Step>(
          { kind: "complete" },
          { kind: "command", command: { by: "claimant", does: "dispute", reason: "mine" } },
        ),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(types, lonely, (type, steps) => {
        expect(play(type, steps).claim.status).not.toBe("COMPLETED");
      }),
      runs,
    );
  });

  test("a completed claim had the holder's proven consent or two approvers", () => {
    let [completions, renewals] = [0, 0];
    fc.assert(
      fc.property(types, steps, (type, taken) => {
        const run = play(type, taken);
        const { claim, log } = run;
        if (claim.status !== "COMPLETED") return;
        completions += 1;
        const consented = log.some(
          ({ command: it }) => it.does === "confirm" && it.subject === HOLDERS_SUBJECT,
        );
        const { first, second } = approversOf(run);
        renewals += renewalsIn(log);
        const may = ["key_a", "key_b", "key_c"];
        const approved =
          [first, second].every((one) => one && !one.retired && may.includes(one.keyId)) &&
          first?.keyId !== second?.keyId &&
          (type === "RECOVERY" || claim.disputedAt !== null);
        expect(type === "RECOVERY" ? approved : consented || approved).toBe(true);
      }),
      runs,
    );
    // Otherwise the property would be about nothing.
    expect(completions).toBeGreaterThan(100);
    expect(renewals).toBeGreaterThan(0);
  });

  test("a recovery never completes before the holder's time to object is over", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const { claim, log } = play("RECOVERY", taken);
        if (claim.status !== "COMPLETED") return;
        const approved = log.findLast(({ status }) => status === "CONFIRMED")?.at ?? 0;
        expect(log.at(-1)?.at).toBeGreaterThanOrEqual(OBJECTION_MS);
        expect(log.at(-1)?.at).toBeGreaterThanOrEqual(approved + OBJECTION_MS);
      }),
      runs,
    );
  });

  test("a recovery that was approved on its last day can be completed for seven days", () => {
    const day = 86_400_000;
    const run = play("RECOVERY", [
      { kind: "approve", keyId: "key_a" },
      { kind: "wait", ms: 29 * day },
      { kind: "approve", keyId: "key_b" },
    ]);
    expect(run.claim).toMatchObject({ status: "CONFIRMED", resolutionEndsAt: 36 * day });
    const completedAfter = (ms: number) => {
      const later = { ...run, at: run.at + ms };
      const due = lapse(run.claim, later.at);
      return due ? due.changes.status : decideIn(later, { by: "claimant", does: "complete" });
    };
    const early = { ok: false, problem: { code: "OBJECTION_PERIOD" } };
    expect(completedAfter(7 * day - 1)).toMatchObject(early);
    expect(completedAfter(7 * day)).toMatchObject({ ok: true });
    expect(completedAfter(14 * day - 1)).toMatchObject({ ok: true });
    expect(completedAfter(14 * day)).toBe("CANCELLED");
  });

  test("a recovery that was approved at once can still be completed for its thirty days", () => {
    const run = play("RECOVERY", [
      { kind: "approve", keyId: "key_a" },
      { kind: "approve", keyId: "key_b" },
    ]);
    const periods = { resolutionEndsAt: OBJECTION_MS, dueAt: RECOVERY_MS };
    expect(run.claim).toMatchObject({ status: "CONFIRMED", ...periods });
  });

  test("a third approver changes nothing", () => {
    const approvals = ["key_a", "key_b", "key_c"].map((keyId) => ({ kind: "approve", keyId }));
    const run = play("RECOVERY", approvals as Step[]);
    expect(run.claim).toMatchObject({
      ...{ firstApproverKeyId: "key_a", secondApproverKeyId: "key_b" },
    });
    expect(run.log).toHaveLength(2);
  });

  test.each([
    ["first", "key_a", "key_c", "key_b"],
    ["second", "key_b", "key_a", "key_c"],
  ])("whoever replaces a retired %s approver takes its place", (_, keyId, first, second) => {
    const run = play("RECOVERY", [
      { kind: "approve", keyId: "key_a" },
      { kind: "approve", keyId: "key_b" },
      { kind: "retire", keyId },
      { kind: "approve", keyId: "key_c" },
      { kind: "wait", ms: OBJECTION_MS },
      { kind: "complete" },
    ]);
    expect(run.claim).toMatchObject({
      ...{ firstApproverKeyId: first, secondApproverKeyId: second, status: "COMPLETED" },
    });
  });

  // @rule R4.6
  test("the holder can object to every recovery that has not ended, and to no other claim", () => {
    const objection: Given = { by: "holder", does: "cancel", reason: null };
    const seen = { OWNERSHIP: 0, PORTABILITY: 0, RECOVERY: 0 };
    fc.assert(
      fc.property(types, steps, (type, taken) => {
        const run = play(type, taken);
        if (run.claim.closedAt !== null || lapse(run.claim, run.at)) return;
        seen[type] += 1;
        expect(decideIn(run, objection).ok).toBe(type === "RECOVERY");
      }),
      runs,
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });

  test("a holder that confirmed and then blocks the handle can be disputed once", () => {
    const appeal: Given = { by: "claimant", does: "dispute", reason: "suspended" };
    let confirmed = 0;
    fc.assert(
      fc.property(fc.constantFrom("OWNERSHIP", "PORTABILITY"), steps, (type, taken) => {
        const run = play(type, taken);
        if (run.claim.status !== "CONFIRMED") return;
        confirmed += 1;
        expect(decideIn(run, appeal).ok).toBe(run.claim.disputedAt === null);
        expect(decideIn(run, { ...appeal, by: "holder" }).ok).toBe(false);
      }),
      runs,
    );
    expect(confirmed).toBeGreaterThan(10);
  });

  test("each step is taken by its own parties only", () => {
    const may: Record<ClaimCommand["does"], readonly ClaimParty[]> = {
      acknowledge: ["holder"],
      confirm: ["holder"],
      dispute: ["holder", "claimant"],
      approve: ["operator"],
      cancel: ["holder", "claimant", "operator"],
      complete: ["claimant"],
    };
    const party = fc.constantFrom<ClaimParty>("holder", "claimant", "operator");
    const others = fc.constantFrom<Given>(
      { by: "holder", does: "acknowledge" },
      { by: "claimant", does: "complete" },
      { by: "operator", does: "approve", approver: staff("key_a", "approver", -1) },
    );
    fc.assert(
      fc.property(types, steps, fc.oneof(command, others), party, (type, taken, given, wrong) => {
        const run = play(type, taken);
        if (may[given.does].includes(wrong)) return;
        expect(decideIn(run, { ...given, by: wrong })).toMatchObject({
          ...{ ok: false, problem: { code: "FORBIDDEN" } },
        });
      }),
      runs,
    );
  });

  test("an ended claim never changes", () => {
    fc.assert(
      fc.property(types, steps, command, (type, taken, last) => {
        const run = play(type, taken);
        if (run.claim.closedAt === null) return;
        expect(decideIn(run, last).ok).toBe(false);
      }),
      runs,
    );
  });
});

describe("after a claim that did not complete, the same bank may claim the handle again", () => {
  const handle: Pick<HandleRow, "status" | "sponsorBankId" | "subject"> = {
    ...{ status: "ACTIVE", sponsorBankId: "bnk_holder", subject: null },
  };
  const asked = { type: "OWNERSHIP" as const, bankId: "bnk_claimant", subject: null };
  const opensAt = (refusedAt: number | null, at: number) =>
    decideOpening({ handle, claim: null, refusedAt }, asked, at).ok;

  test.each<[string, ClaimType, Given[], number]>([
    ["at once: it withdrew", "PORTABILITY", [by("claimant")], 0],
    ["at once: the holder objected to its recovery", "RECOVERY", [by("holder")], 0],
    ["at once: time ran out, even in a dispute", "OWNERSHIP", [disputed("holder")], 0],
    ["after thirty days: the operator refused", "RECOVERY", [by("operator")], REFUSED_CLAIM_MS],
    [
      "after thirty days: it withdrew in a dispute, before the operator could decide",
      "PORTABILITY",
      [disputed("holder"), by("claimant")],
      REFUSED_CLAIM_MS,
    ],
  ])("%s", (_case, type, given, waits) => {
    const run = play(
      type,
      given.map((command) => ({ kind: "command", command })),
    );
    const ended = { ...run.claim, ...lapse(run.claim, 31 * 86_400_000)?.changes };
    expect(ended.status).toBe("CANCELLED");
    const until = (ended.refusedAt ?? 0) + waits;
    expect(opensAt(ended.refusedAt, until)).toBe(true);
    if (waits > 0) expect(opensAt(ended.refusedAt, until - 1)).toBe(false);
    else expect(ended.refusedAt).toBeNull();
  });
});
