import type { ApprovalOwner } from "../../../src/approvals/approval.ts";
import { type Authorisation, noAuthorisation } from "../../../src/approvals/authorisation.ts";
import * as sca from "../../../src/approvals/decide-challenge.ts";
import { stopAskingAboutPrompt } from "../../../src/approvals/prompt-questions.ts";
import { findMove, type Move } from "../../../src/base/kernel/machine.ts";
import { ok, refuse } from "../../../src/base/kernel/result.ts";
import { AggregateObject } from "../../../src/frame/objects/aggregate-object.ts";
import {
  type Effect,
  newEffect,
  withEffect,
  withProjection,
} from "../../../src/frame/objects/effects.ts";
import type { Aggregate, AggregateState, Fresh } from "../../../src/frame/objects/state.ts";
import type { ExecuteInstruction } from "../../../src/network/banks/contract.ts";
import type { DebtorAccount } from "../../../src/network/directory/resolve-account.ts";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import {
  type MovementEffect,
  movementEffect,
} from "../../../src/network/transfers/movement-steps.ts";
import * as transfers from "../../../src/network/transfers/movements.ts";
import { startTransfer, type Transfer } from "../../../src/network/transfers/transfer.ts";

/** A small object of the frame: a payer authorises a movement, and a notice may be given up. */
export interface State extends AggregateState<MovementEffect | Effect<"ask_push" | "notice">> {
  state: "WAITING" | "MOVING" | "ENDED";
  terms: Terms;
  sca: Authorisation;
  transfer: Transfer | null;
  gaveUp: boolean;
  misses: number;
}
export type Terms = { instruction: ExecuteInstruction; created_at: number; expires_at: number };
export type Command = sca.ScaCommand | transfers.MovementCommand | { type: "miss" };
export type Report = MovementReport | sca.PushReport;
export type View = { view: "ticket" };
const moves: readonly Move<State["state"], "authorised" | "ended", null>[] = [
  ["WAITING", "authorised", "MOVING", null],
  ["WAITING", "ended", "ENDED", null],
  ["MOVING", "ended", "ENDED", null],
];
const move = (from: State, trigger: (typeof moves)[number][1], fresh: Fresh): State => {
  const to = findMove(moves, from.state, trigger)?.to;
  if (!to) throw new Error(`no move for ${trigger} in ${from.state}`);
  return withProjection(stopAskingAboutPrompt({ ...from, state: to }), fresh.now);
};
const somebody = { available_auth_methods: ["OTP", "PUSH"] } as unknown as DebtorAccount;
const isOpen = ({ state }: State) => state === "WAITING";
const payer: ApprovalOwner<State> = {
  approvalOf: (state) => ({ browser_id: null, resolutions: 0, payer: somebody, sca: state.sca }),
  withApproval: (state, { sca: authorisation = state.sca }) => ({ ...state, sca: authorisation }),
  isOpen,
  closed: () => refuse("INVALID_STATE"),
  expiresAt: ({ terms }) => terms.expires_at,
  onSca(state, { news }, fresh) {
    if (news !== "authorised") return ok(news === "sent" ? state : move(state, "ended", fresh));
    const parties = { mode: "test", debtor_bank: "alpha", creditor_bank: null } as const;
    const transfer = startTransfer(state.terms.instruction, parties, fresh.now);
    const moving = { ...move(state, "authorised", fresh), transfer };
    return ok(withEffect(moving, movementEffect("execute", "", fresh.now)));
  },
  onLastCheckFailed: (state, _, fresh) => ok(move(state, "ended", fresh)),
};
const owner: transfers.TransferOwner<State> = {
  movementsOf: ({ transfer }) => (transfer ? [{ movement: "", amount: 2_500, transfer }] : []),
  withTransfer: (state, _, transfer) => ({ ...state, transfer }),
  subjectOf: ({ version }) => ({
    ...{ object_id: "1", owner: { kind: "MERCHANT", id: "mer_1" }, mode: "test" },
    ...{ currency: "EUR", reference: null, version },
  }),
  onStep: (state, _, { trigger }, fresh) =>
    trigger && trigger !== "submitted_to_rail" ? move(state, "ended", fresh) : state,
};
const scaDecisions = sca.scaDecisions(payer);
/** In schema 1 nothing was given up. */
const upcastTest1 = (stored: Omit<State, "gaveUp">): State => ({ ...stored, gaveUp: false });
const aggregate: Aggregate<State, Terms, Command, Report, View> = {
  binding: "TEST_OBJECTS",
  upcasts: [upcastTest1],
  create(base, terms) {
    const notice = newEffect("notice" as const, "notice", terms.created_at);
    const effects = [{ ...notice, give_up_at: terms.created_at + 60_000 }];
    const empty = { sca: noAuthorisation, transfer: null, gaveUp: false, misses: 0 };
    return { ...base, ...empty, state: "WAITING", terms, effects };
  },
  decisions: {
    ...scaDecisions,
    ...transfers.movementDecisions(owner),
    miss: (state) => ({ ...refuse("OTP_INCORRECT"), next: { ...state, misses: state.misses + 1 } }),
  },
  views: { ticket: (state) => ok({ open: isOpen(state), sca: state.sca }) },
  note: () => null,
  nextChangeAt: (state) =>
    isOpen(state) ? state.terms.expires_at : transfers.nextReviewAt(owner, state),
  passTime: (state, fresh) =>
    isOpen(state) && fresh.now >= state.terms.expires_at
      ? move(state, "ended", fresh)
      : transfers.passMovementTime(owner, state, fresh),
  ...transfers.movementAggregate(owner),
  material: (state, effect) => transfers.movementMaterial(owner, state, effect),
  report: (state, performed, report, fresh) =>
    report.kind === "ask_push"
      ? sca.takePushReport(payer, scaDecisions, state, performed, report, fresh)
      : transfers.takeMovementReport(owner, state, performed, report, fresh),
  giveUp: (state) => ({ ...state, gaveUp: true }),
  persons: () => ({ accounts: [], texts: [] }),
  row({ terms: { created_at: createdAt }, state: status }) {
    const list = { ownerKind: "MERCHANT", ownerId: "mer_1", mode: "test", kind: "TEST" } as const;
    return { row: { ...list, objectId: "1", createdAt, status }, reviews: [] };
  },
  isUnfinished: ({ state, transfer }) => state !== "ENDED" || transfer?.funds === "RETURNING",
  live: ({ state }) => ({ state }),
  isLiveChange: (before, after) => before.state !== after.state,
  alert: () => {},
};

export class TestObject extends AggregateObject<State, Terms, Command, Report, View> {
  protected readonly aggregate = aggregate;
}
