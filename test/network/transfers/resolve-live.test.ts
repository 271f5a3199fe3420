import { describe, expect, it } from "vitest";
import type { Approver } from "../../../src/frame/records/proposals.ts";
import { staff } from "../../frame/records/staff.ts";
import { T0 } from "../../products/payments/session-fixtures.ts";
import {
  ada,
  bob,
  eve,
  lateMoney,
  MINUTE,
  reported,
  resolve,
  stalled,
  transferOf,
  unknown,
} from "./stuck-movements.ts";

/** In live mode a movement is resolved by a proposer and an approver. @rule P2.18 A2.5 */
describe("in live mode", () => {
  it.each([
    ["COMPLETED", unknown],
    ["FAILED", stalled],
    ["ACKNOWLEDGED", lateMoney],
  ] as const)("%s takes two people", (outcome, made) => {
    const session = made("live");
    const before = session.record.state;
    session.act(resolve(outcome, ada, "seen in the ledger"));
    const proposal = transferOf(session).proposal;
    expect(proposal).toEqual({
      outcome,
      actor: "key_ada",
      note: "seen in the ledger",
      at: session.now,
    });
    expect(session.record.state).toBe(before);
    session.wait(MINUTE);
    const { record } = session;
    expect(session.act(resolve(outcome, ada, "again"))).toBeNull();
    expect(session.record).toBe(record);
    session.act(resolve(outcome, eve, "seen too"));
    expect(transferOf(session).decisions).toEqual([
      { outcome, actor: "key_eve", note: "seen too", at: session.now, proposal },
    ]);
    expect(transferOf(session).proposal).toBeNull();
  });

  it("another outcome replaces the proposal, from either key", () => {
    const session = unknown("live");
    session.act(resolve("COMPLETED", ada));
    session.act(resolve("FAILED", bob));
    expect(transferOf(session).proposal).toMatchObject({ outcome: "FAILED", actor: "key_bob" });
    session.act(resolve("COMPLETED", bob));
    expect(transferOf(session).proposal).toMatchObject({ outcome: "COMPLETED", actor: "key_bob" });
    expect(session.record.state).toBe("EXECUTING");
  });

  /** Who may say what after a proposal of Ada's from a minute ago. */
  const PROPOSED_AT = T0 + 30 * MINUTE;
  const beside: [string, Approver, string][] = [
    ["the proposer again", ada, "proposed"],
    ["another operator", bob, "proposed"],
    ["an owner", staff("key_owner", "owner"), "proposed"],
    ["an approver", eve, "decided"],
    ["an approver a moment older", staff("key_new", "approver", PROPOSED_AT - 1), "decided"],
    ["an approver as old as the proposal", staff("key_new", "approver", PROPOSED_AT), "FORBIDDEN"],
    ["a younger approver", staff("key_new", "approver", PROPOSED_AT + 1), "FORBIDDEN"],
    ["an approver with the proposer's own key", staff("key_ada", "approver"), "FORBIDDEN"],
    ["an approver whose key was retired", { ...eve, retired: true }, "UNAUTHENTICATED"],
  ];
  it.each(beside)("after a proposal, %s", (_, actor, expected) => {
    const session = unknown("live");
    expect(session.now).toBe(PROPOSED_AT);
    session.act(resolve("FAILED", ada));
    session.wait(MINUTE);
    const refusal = session.act(resolve("FAILED", actor));
    const { decisions } = transferOf(session);
    expect(refusal ?? (decisions.length > 0 ? "decided" : "proposed")).toBe(expected);
  });

  it.each(["test", "live"] as const)("an approver proposes nothing in %s mode", (mode) => {
    const session = unknown(mode);
    const { record } = session;
    expect(session.act(resolve("FAILED", eve))).toBe("FORBIDDEN");
    expect(session.record).toBe(record);
  });

  it("an approver can decide only the proposed outcome", () => {
    const session = unknown("live");
    session.act(resolve("FAILED", ada));
    expect(session.act(resolve("COMPLETED", eve))).toBe("FORBIDDEN");
    expect(transferOf(session).proposal).toMatchObject({ outcome: "FAILED", actor: "key_ada" });
  });

  it("another key can propose again, so a newer approver can approve", () => {
    const session = unknown("live");
    session.act(resolve("FAILED", ada));
    const young = staff("key_new", "approver", session.now + 1);
    session.wait(MINUTE).act(resolve("FAILED", bob));
    expect(transferOf(session).proposal).toMatchObject({ actor: "key_bob", at: session.now });
    expect(session.act(resolve("FAILED", young))).toBeNull();
    expect(session.record.state).toBe("FAILED");
  });

  it("a proposal ends with the movement and with late money", () => {
    const ended = unknown("live");
    ended.act(resolve("FAILED", ada));
    ended.act(reported(ended, ended.credit()));
    expect(transferOf(ended).proposal).toBeNull();
    expect(ended.act(resolve("FAILED", eve))).toBe("MOVEMENT_HAS_ENDED");

    const late = lateMoney("live");
    late.act(resolve("ACKNOWLEDGED", ada));
    late.act(reported(late, late.credit({ status: "REJECTED" })));
    expect(transferOf(late).proposal).toBeNull();
  });

  it("the guards apply to the second statement too", () => {
    const session = unknown("live");
    session.act(resolve("FAILED", ada));
    session.wait(MINUTE).lease("execute");
    expect(session.act(resolve("FAILED", eve))).toBe("MOVEMENT_IN_PROGRESS");
  });
});
