import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moveClaim } from "../../src/registry/claim-machine.ts";
import {
  type Approvers,
  type ClaimCommand,
  decideClaim,
  isSamePerson,
  type Person,
} from "../../src/registry/claims/claim-rules.ts";
import { OBJECTION_MS, RECOVERY_MS, RESOLUTION_MS } from "../../src/registry/periods.ts";
import type { ClaimRow, ClaimType } from "../../src/registry/schema.ts";

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
  disputedBy: null,
  disputeReason: null,
  firstApproverKeyId: null,
  secondApproverKeyId: null,
  cancelReason: null,
  closedAt: null,
});

/** Two people, one's second key, and someone whose key was retired since. */
const people: readonly Person[] = [
  { keyId: "key_a", name: "Amira", line: ["key_owner"], retired: false },
  { keyId: "key_b", name: "Bruno", line: ["key_owner"], retired: false },
  { keyId: "key_a2", name: "amira ", line: ["key_owner"], retired: false },
  { keyId: "key_c", name: "Chloe", line: ["key_a", "key_owner"], retired: false },
  { keyId: "key_gone", name: "Daniel", line: ["key_owner"], retired: true },
];

const handle = {
  subject: HOLDERS_SUBJECT,
  suspendedFor: null,
  isClaimantFrozen: false,
  isHolderTrusted: true,
};

type Step =
  | { kind: "wait"; ms: number }
  | { kind: "approve"; person: Person }
  /** The operator takes somebody's key away. */
  | { kind: "retire"; person: Person }
  /** The claimant takes over, if it may. */
  | { kind: "complete" }
  | { kind: "command"; command: ClaimCommand };

const cancels: readonly ClaimCommand[] = [
  { by: "claimant", does: "cancel", reason: null },
  { by: "holder", does: "cancel", reason: null },
];

const advances = fc.constantFrom<ClaimCommand>(
  { by: "holder", does: "acknowledge" },
  { by: "holder", does: "confirm", subject: HOLDERS_SUBJECT },
  { by: "holder", does: "confirm", subject: "somebody else" },
  { by: "holder", does: "confirm", subject: null },
  { by: "holder", does: "dispute", reason: "mine" },
  { by: "claimant", does: "dispute", reason: "mine" },
);

// Cancelled seldom: most runs shall get somewhere.
const command = fc.oneof(
  { weight: 20, arbitrary: advances },
  { weight: 1, arbitrary: fc.constantFrom(...cancels) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.nat(9 * 86_400_000).map((ms) => ({ kind: "wait" as const, ms })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...people).map((person) => ({ kind: "approve" as const, person })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...people).map((person) => ({ kind: "retire" as const, person })),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "complete" as const }) },
  { weight: 6, arbitrary: command.map((it) => ({ kind: "command" as const, command: it })) },
);

// Long enough for most claims to end one way or another.
const steps = fc.array(step, { maxLength: 40, size: "max" });

interface Run {
  claim: ClaimRow;
  at: number;
  /** The people with what became of their keys. */
  people: readonly Person[];
  /** Commands that were accepted, with the state that they led to. */
  log: { command: ClaimCommand; status: string; at: number }[];
}

/** Plays steps as the service does: what is due has happened before a command is judged. */
const play = (type: ClaimType, steps: readonly Step[]): Run => {
  const run: Run = { claim: opened(type), at: 0, people, log: [] };
  for (const next of steps) {
    if (next.kind === "wait") {
      run.at += next.ms;
      continue;
    }
    if (next.kind === "retire" && run.claim.closedAt === null) {
      const { keyId } = next.person;
      run.people = run.people.map((one) => (one.keyId === keyId ? { ...one, retired: true } : one));
    }
    if (next.kind === "retire") continue;
    if (run.claim.closedAt === null && run.claim.dueAt !== null && run.claim.dueAt <= run.at) {
      const move = moveClaim(run.claim.status, "time_runs_out");
      run.claim = { ...run.claim, status: move?.to ?? "OPEN", closedAt: run.at, dueAt: null };
    }
    if (run.claim.closedAt !== null) continue;
    const asked = commandOf(next, run);
    if (!asked) continue;
    const decided = decideClaim(run.claim, handle, asked, run.at);
    if (!decided.ok) continue;
    run.claim = { ...run.claim, ...decided.value.changes };
    run.log.push({ command: asked, status: run.claim.status, at: run.at });
  }
  return run;
};

const personOf = ({ people }: Run, id: string | null): Person | null =>
  people.find(({ keyId }) => keyId === id) ?? null;

const approversOf = (run: Run): Approvers => ({
  first: personOf(run, run.claim.firstApproverKeyId),
  second: personOf(run, run.claim.secondApproverKeyId),
});

/** Null for whoever has no key any more. */
const commandOf = (next: Exclude<Step, { kind: "wait" | "retire" }>, run: Run) => {
  const approvers = approversOf(run);
  if (next.kind === "command") return next.command;
  if (next.kind === "complete") {
    return { by: "claimant", does: "complete", approvers } satisfies ClaimCommand;
  }
  const person = personOf(run, next.person.keyId);
  if (!person || person.retired) return null;
  return { by: "operator", does: "approve", person, approvers } satisfies ClaimCommand;
};

const types = fc.constantFrom<ClaimType>("OWNERSHIP", "PORTABILITY", "RECOVERY");
const runs = { numRuns: 2_000 };

/** Approvals that were given in place of one whose key had been retired. */
const renewalsIn = (log: Run["log"]): number =>
  log.filter(({ command: it, status }, place) => {
    const before = log[place - 1]?.status;
    return it.does === "approve" && status === "CONFIRMED" && before === "CONFIRMED";
  }).length;

describe("in every interleaving of a claim", () => {
  test("nothing is transferred by the claimant and time alone", () => {
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

  test("who completes had the holder's proven consent or two different people", () => {
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
        const approved =
          first !== null &&
          second !== null &&
          !first.retired &&
          !second.retired &&
          !isSamePerson(first, second) &&
          (type === "RECOVERY" || claim.disputedAt !== null);
        expect(type === "RECOVERY" ? approved : consented || approved).toBe(true);
      }),
      runs,
    );
    // Otherwise the property would hold of nothing.
    expect(completions).toBeGreaterThan(100);
    expect(renewals).toBeGreaterThan(0);
  });

  test("a recovery is never complete before the holder's time to object is over", () => {
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

  test("the holder can object to a recovery that has not ended", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const { claim, at } = play("RECOVERY", taken);
        if (claim.closedAt !== null) return;
        const objection: ClaimCommand = { by: "holder", does: "cancel", reason: null };
        expect(decideClaim(claim, handle, objection, at).ok).toBe(true);
      }),
      runs,
    );
  });

  test("what has ended stays as it is", () => {
    fc.assert(
      fc.property(types, steps, command, (type, taken, last) => {
        const { claim, at } = play(type, taken);
        if (claim.closedAt === null) return;
        const ended = decideClaim(claim, handle, last, at);
        expect(ended.ok && ended.value.changes.status !== undefined).toBe(false);
      }),
      runs,
    );
  });
});

describe("two people are different", () => {
  const [amira, bruno, amiraAgain, addedByAmira] = people as [Person, Person, Person, Person];
  const further = { ...bruno, line: [addedByAmira.keyId, ...addedByAmira.line] };
  test.each([
    ["two people", amira, bruno, false],
    ["one key", amira, amira, true],
    ["one name under two keys", amira, amiraAgain, true],
    ["a key that the other added", amira, addedByAmira, true],
    ["the same, the other way round", addedByAmira, amira, true],
    ["a key that such a key added", amira, further, true],
  ])("%s", (_case, a, b, same) => {
    expect(isSamePerson(a, b)).toBe(same);
  });
});
