import { expect } from "vitest";
import type { Authorisation } from "../../../src/approvals/authorisation.ts";
import type { PushReport } from "../../../src/approvals/decide-challenge.ts";
import type { AggregateState, Command, ViewRequest } from "../../../src/frame/objects/state.ts";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import type { Transfer } from "../../../src/network/transfers/transfer.ts";
import { creditOf, executed } from "../../network/transfers/reports.ts";
import { CALL, creation, type ObjectUnderTest } from "./object-under-test.ts";

/** An object that a payer authorises and that moves money: the part that these tests read. */
export interface MovingState extends AggregateState {
  sca: Authorisation;
  transfer: Transfer | null;
  refunds?: { refund_id: string; transfer: Transfer }[];
  refused_attempts?: { transfer: Transfer | null }[];
}

export type MovingObject<
  State extends MovingState,
  Terms,
  C extends Command,
  Report,
  V extends ViewRequest,
> = ObjectUnderTest<State, Terms, C, Report | MovementReport | PushReport, V>;

const transfersOf = ({
  transfer,
  refunds = [],
  refused_attempts = [],
}: MovingState): Transfer[] => [
  ...(transfer ? [transfer] : []),
  ...refused_attempts.flatMap((attempt) => attempt.transfer ?? []),
  ...refunds.map((refund) => refund.transfer),
];

/** The report once bank, rail and payer can be reached; null if the effect just ends. */
const honestReport = (kind: string, movement: string, state: MovingState) => {
  const refund = state.refunds?.find(({ refund_id }) => refund_id === movement);
  const isOwn = movement === "" || movement.startsWith("retry");
  const transfer = isOwn ? state.transfer : refund?.transfer;
  const push_token = state.sca.challenge?.token ?? "";
  const approved = { push_token, result: "APPROVED", checked_at: Date.now() } as const;
  if (kind === "ask_push") return { kind, answer: approved } as const;
  if (!transfer) return null;
  switch (kind) {
    case "execute":
      return { kind, report: executed(transfer, "BOOKED") } as const;
    case "ask_rail":
      return { kind, callback: creditOf(transfer) } as const;
    case "ask_bank": {
      const isBack = transfer.funds === "RETURNING" || transfer.state === "COMPLETED";
      const status = isBack ? "RETURNED" : "BOOKED";
      return { kind, report: { kind: "answered", status, transfer_ref: null } } as const;
    }
    case "notify_credit":
      return { kind: "done" } as const;
    default:
      return null;
  }
};

/** Once everything works again, the object's own alarms end everything. */
export const comesToItsEnd = async <
  State extends MovingState,
  Terms,
  C extends Command,
  Report,
  V extends ViewRequest,
>(
  object: MovingObject<State, Terms, C, Report, V>,
): Promise<void> => {
  object.queuesAway = false;
  for (let round = 0; round < 60; round++) {
    const { alarm } = await object.look();
    if (object.neededAt === Infinity) break;
    object.sent = [];
    object.toTheNextAlarm();
    if (alarm === null) await object.stub.look();
    else await object.runAlarm();
    await object.look();
    for (const name of [...object.sent]) {
      const [kind = "", movement = ""] = name.split(":");
      const report = honestReport(kind, movement, object.record);
      const lease = report && (await object.lease(name));
      if (report === null) await object.stub.finish(name);
      else if (lease) await object.report(name, lease.effect.attempt, report);
      await object.look();
    }
  }
  expect(object.record.effects, "nothing is left to do").toEqual([]);
  for (const { state, funds } of transfersOf(object.record)) {
    expect(["COMPLETED", "FAILED"]).toContain(state);
    expect(funds).not.toBe("RETURNING");
  }
};

/** Retention leaves a tombstone, and keeps objects that staff must still review. */
export const isForgotten = async <
  State extends MovingState,
  Terms,
  C extends Command,
  Report,
  V extends ViewRequest,
>(
  object: MovingObject<State, Terms, C, Report, V>,
): Promise<void> => {
  const transfers = transfersOf(object.record);
  const stays = transfers.some(({ manual_review }) => manual_review?.resolved_at === null);
  expect(await object.stub.retire()).toBe(!stays);
  if (stays) return;
  const { tombstone } = await object.look();
  const end_to_end_ids = transfers.map(({ end_to_end_id }) => end_to_end_id);
  expect(tombstone).toEqual({ creation, end_to_end_ids, retired_at: Date.now() });
  expect(await object.stub.look()).toBeNull();
  const again = await object.stub.create(object.terms, creation, CALL);
  expect(again).toEqual({ kind: "replayed", answer: creation.answer });
};
