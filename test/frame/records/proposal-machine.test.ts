import { expect, test } from "vitest";
import {
  findProposalMove,
  type ProposalState,
  type ProposalTrigger,
  proposalMoves,
} from "../../../src/frame/records/proposal-machine.ts";

/** What every trigger does in every state; null is refused. */
const ended = { approve: null, reject: null, withdraw: null, make_void: null, take_effect: null };
const open = { reject: "REJECTED", withdraw: "WITHDRAWN", make_void: "VOID" } as const;

const expected: Record<ProposalState, Record<ProposalTrigger, ProposalState | null>> = {
  PROPOSED: { ...open, approve: "APPROVED", take_effect: null },
  APPROVED: { ...open, approve: null, take_effect: "IN_FORCE" },
  IN_FORCE: ended,
  REJECTED: ended,
  WITHDRAWN: ended,
  VOID: ended,
};

test.each(
  Object.entries(expected).flatMap(([state, row]) =>
    Object.entries(row).map(([trigger, to]) => [state, trigger, to] as const),
  ),
)("%s on %s becomes %s", (state, trigger, to) => {
  const move = findProposalMove(state as ProposalState, trigger as ProposalTrigger);
  expect(move?.to ?? null).toBe(to);
});

test("the table holds those moves and no other", () => {
  const listed = proposalMoves.map(([from, trigger, to]) => `${from} ${trigger} ${to}`);
  const wanted = Object.entries(expected).flatMap(([from, row]) =>
    Object.entries(row).flatMap(([trigger, to]) => (to ? [`${from} ${trigger} ${to}`] : [])),
  );
  expect(listed.sort()).toEqual(wanted.sort());
});
