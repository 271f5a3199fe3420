import { expect, it } from "vitest";
import { judgeStatement, mayApprove } from "../../../src/frame/records/proposals.ts";
import { adminRoles } from "../../../src/frame/records/roles.ts";

/** The rule of two people, in every combination of its inputs. */
const PROPOSED_AT = 1_000;
const ages = {
  older: PROPOSED_AT - 1,
  "as old": PROPOSED_AT,
  younger: PROPOSED_AT + 1,
  never: null,
};
const others = { nobody: [], "another key": ["key_b"], "this key": ["key_b", "key_a"] };

const cases = adminRoles.flatMap((role) =>
  (Object.keys(ages) as (keyof typeof ages)[]).flatMap((age) =>
    [false, true].flatMap((retired) =>
      ["key_a", "key_other"].flatMap((proposer) =>
        (Object.keys(others) as (keyof typeof others)[]).map((approved) => ({
          ...{ role, age, retired, proposer, approved },
        })),
      ),
    ),
  ),
);

/** The table of the contract: one column of refusals, and the first that applies. */
const expected = ({ role, age, retired, proposer, approved }: (typeof cases)[number]) => {
  if (retired || age === "never") return "UNAUTHENTICATED";
  const allowed =
    role === "approver" && proposer !== "key_a" && age === "older" && approved !== "this key";
  return allowed ? "approves" : "FORBIDDEN";
};

it.each(cases)(
  "$role, $age than the proposal of $proposer, retired $retired, approved by $approved",
  (given) => {
    const approver = {
      ...{ keyId: "key_a", role: given.role, since: ages[given.age] },
      retired: given.retired,
    };
    const proposal = { proposer: given.proposer, at: PROPOSED_AT };
    const may = mayApprove(approver, proposal, others[given.approved]);
    expect(may.ok ? "approves" : may.problem.code).toBe(expected(given));
  },
);

// @rule A2.2
it("only an older approver's key that has not approved yet may approve", () => {
  expect(cases).toHaveLength(192);
  expect(cases.filter((given) => expected(given) === "approves")).toEqual([
    { role: "approver", age: "older", retired: false, proposer: "key_other", approved: "nobody" },
    {
      ...{ role: "approver", age: "older", retired: false, proposer: "key_other" },
      approved: "another key",
    },
  ]);
});

it.each([
  [{ role: "operator" as const }, "Only a key of the role approver can approve this."],
  [{ keyId: "key_proposer" }, "Nobody can approve what they proposed, with any of their keys."],
  [
    { own: ["key_a", "key_proposer"] },
    "Nobody can approve what they proposed, with any of their keys.",
  ],
  [{ since: PROPOSED_AT }, "An approver's key must be older than what it approves."],
  [
    { own: ["key_a", "key_before"] },
    "You have already approved it. Another approver must approve too.",
  ],
  [{ keyId: "key_before" }, "You have already approved it. Another approver must approve too."],
])("%j gets the reason: %s", (changes, message) => {
  const approver = { keyId: "key_a", role: "approver" as const, since: 0, retired: false };
  const proposal = { proposer: "key_proposer", at: PROPOSED_AT };
  const may = mayApprove({ ...approver, ...changes }, proposal, ["key_before"]);
  expect(may).toMatchObject({ ok: false, problem: { code: "FORBIDDEN", message } });
});

// @rule A2.5
it.each([
  // role, proposer of the same, live, what the statement does
  ["owner", null, false, "DECIDES"],
  ["operator", null, false, "DECIDES"],
  ["operator", "key_other", false, "DECIDES"],
  ["owner", null, true, "PROPOSES"],
  ["operator", null, true, "PROPOSES"],
  ["operator", "key_other", true, "PROPOSES"],
  ["operator", "key_a", true, "REPEATS"],
  ["approver", null, false, "FORBIDDEN"],
  ["approver", null, true, "FORBIDDEN"],
  ["approver", "key_a", true, "FORBIDDEN"],
  ["approver", "key_other", true, "DECIDES"],
  ["approver", "key_other", false, "DECIDES"],
] as const)(
  "a statement of the %s, proposed by %s, live %s: %s",
  (role, proposer, isLive, does) => {
    const by = { keyId: "key_a", role, since: 0, retired: false };
    const proposal = proposer === null ? null : { proposer, at: PROPOSED_AT };
    const unproposed = "Nobody has proposed this.";
    const judged = judgeStatement(by, proposal, { isLive, unproposed });
    expect(judged.ok ? judged.value : judged.problem.code).toBe(does);
    if (role === "approver" && !proposal) {
      expect(judged).toMatchObject({ problem: { message: unproposed } });
    }
  },
);

// @rule A1.7 A2.2
it.each([
  ["operator", "REPEATS"],
  ["approver", "FORBIDDEN"],
] as const)("another key of the proposer, of the role %s: %s", (role, does) => {
  const by = { keyId: "key_b", own: ["key_b", "key_a"], role, since: 0, retired: false };
  const proposal = { proposer: "key_a", at: PROPOSED_AT };
  const judged = judgeStatement(by, proposal, { isLive: true, unproposed: "Nobody." });
  expect(judged.ok ? judged.value : judged.problem.code).toBe(does);
});
