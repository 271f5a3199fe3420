import { LAST_CHECK_VALID_MS } from "../../approvals/decide-challenge.ts";
import { keptPayee, keptPayer } from "../../approvals/kept-accounts.ts";
import { ok, refuse } from "../../base/kernel/result.ts";
import { withProjection } from "../../frame/objects/effects.ts";
import { kindOf } from "../../frame/objects/kind.ts";
import type { ObjectKind } from "../../frame/objects/kinds.ts";
import type { Decide, Fresh } from "../../frame/objects/state.ts";
import { newNote } from "../../frame/objects/timeline.ts";
import { isMovementCommand } from "../../network/transfers/movements.ts";
import { movementPerformers } from "../../network/transfers/performers.ts";
import { nameRoute } from "../../network/transfers/route-names.ts";
import { mayHaveBeenPaid } from "../../network/transfers/transfer.ts";
import type { EventKind, EventSubject } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import {
  endOldProposal,
  noteRefund,
  proposalEndsAt,
  withWaitingRefund,
} from "../payments/decide/proposals.ts";
import { refundDecisions } from "../payments/decide/refund.ts";
import { refundEvents } from "../payments/events.ts";
import { isFinalCharge } from "./charge-machine.ts";
import {
  type ChargeAttempt,
  type ChargeCommand,
  type ChargeRecord,
  type ChargeTypes,
  chargeAddress,
} from "./charge-record.ts";
import { chargeForStaff, chargeView, chargeViews, statusOfCharge } from "./charge-views.ts";
import {
  chargeMovements,
  chargeRefundOwner,
  chargeSubject,
  instruct,
  mandateToTell,
  moveCharge,
  tellMandate,
} from "./movements.ts";

/**
 * The mandate publishes what becomes of a charge; of its refunds the merchant learns as of any
 * refund.
 */
const subject: EventSubject = { idName: "charge_id", events: refundEvents };

/** Most charges start within this time after their creation, and need no row before that. */
const PROJECT_CREATED_AFTER_MS = 1_000;

/** Stores the instruction and its effect in the same commit as the state EXECUTING. */
const decideStart: Decide<ChargeRecord, CommandOf<"start">> = (record, command, fresh) => {
  const { type: _, attempt, decision, ...checked } = command;
  if (isDecided(record, attempt)) return ok(record);
  if (fresh.now - checked.checked_at > LAST_CHECK_VALID_MS) return refuse("SERVICE_UNAVAILABLE");
  const moved = moveCharge(record, "started", fresh);
  if (!moved.ok) return moved;
  // Bank or rail may have reported an earlier attempt as paid since the mandate decided.
  const refused = { type: "refuse", attempt, decision, code: "PAYMENT_UNDER_REVIEW" } as const;
  if (mayBePaid(record)) return endBeforeStart(record, refused, fresh);
  return ok(instruct(moved.value, { attempt, ...decision }, checked, fresh));
};

/** Nothing was sent: the last check refused the attempt for good, or the mandate took it back. */
const decideRefuse: Decide<ChargeRecord, CommandOf<"refuse">> = (record, command, fresh) =>
  isDecided(record, command.attempt) ? ok(record) : endBeforeStart(record, command, fresh);

/** Ends a scheduled charge. One that has begun continues, and reports its end to the mandate. */
const decideCancelScheduled: Decide<ChargeRecord, CommandOf<"cancel">> = (
  record,
  { by: cancelled_by, at: updated_at },
  fresh,
) => {
  if (record.state !== "SCHEDULED") return ok(record);
  const moved = moveCharge({ ...record, cancelled_by }, "cancelled", fresh);
  return moved.ok ? ok({ ...moved.value, updated_at }) : moved;
};

/** A repeated retry under a key gets its first answer. @rule G4.3 */
const decideKeepRetry: Decide<ChargeRecord, CommandOf<"keep_retry">> = (
  record,
  { key_hash, decision },
) => {
  if (record.retries.some((kept) => kept.key_hash === key_hash)) return ok(record);
  const answer = JSON.stringify(chargeView(record, decision));
  return ok({ ...record, retries: [...record.retries, { key_hash, answer }] });
};

/**
 * Charges. A charge deletes itself when retention asks and nothing of it is unfinished, and leaves
 * a tombstone. Mandates add the performer of `tell_mandate`, because charges do not know them.
 */
export const chargeKind = kindOf<ChargeTypes, ObjectKind & EventKind>({
  ...chargeAddress,
  kind: "CHARGE",
  subject,
  performers: { ...movementPerformers, publish: performPublish(subject) },

  create(base, terms, fresh) {
    const created: ChargeRecord = {
      ...base,
      state: "SCHEDULED",
      terms,
      attempts: [],
      retries: [],
      updated_at: terms.created_at,
      completed_at: null,
      cancelled_by: null,
      refunded_amount: 0,
      refunds: [],
      refund_proposals: [],
    };
    return withProjection(created, fresh.now + PROJECT_CREATED_AFTER_MS);
  },

  decisions: {
    ...chargeMovements.decisions,
    start: decideStart,
    refuse: decideRefuse,
    cancel: decideCancelScheduled,
    keep_retry: decideKeepRetry,
    ...refundDecisions(chargeRefundOwner),
  },
  views: { ...chargeViews, admin: (record, viewer) => ok(chargeForStaff(record, viewer)) },
  note(input, before, after) {
    if ("kind" in input || isMovementCommand(input))
      return chargeMovements.note(input, before, after);
    switch (input.type) {
      case "start":
        return newNote("decision", "start", { attempt: input.attempt });
      case "refuse":
        return newNote("decision", "refuse", { outcome: input.code, attempt: input.attempt });
      case "cancel":
        return newNote("decision", "cancel", { actor: input.by });
      case "keep_retry":
        return null;
      case "refund":
      case "approve_refund":
      case "reject_refund":
        return noteRefund(input, after);
    }
  },
  passTime: (record, fresh) => chargeMovements.passTime(endOldProposal(record, fresh), fresh),
  nextChangeAt: (record) =>
    Math.min(chargeMovements.nextChangeAt(record), proposalEndsAt(record) ?? Infinity),

  ...chargeMovements.defaults,
  keptUntil: (record) =>
    Math.max(chargeMovements.defaults.keptUntil(record), proposalEndsAt(record) ?? 0),
  persons: ({ terms, attempts, refunds }) => ({
    accounts: [
      ...keptPayer(terms.debtor, null),
      ...attempts.flatMap(({ checked }) => keptPayee(checked?.route.creditor ?? null)),
    ],
    texts: [terms.description, ...refunds.map(({ reason }) => reason)],
  }),
  isPerformedByCaller: ({ kind }) => kind === "execute" || kind === "tell_mandate",
  material(record, effect) {
    if (effect.kind === "tell_mandate") return mandateToTell(record, effect.charge_attempt);
    return chargeMovements.material(record, effect);
  },
  report: (record, performed, report, fresh) =>
    chargeMovements.report(record, performed, report, fresh),

  row(record) {
    const route = record.attempts.at(-1)?.checked?.route;
    const { columns, reviews, waiting } = chargeMovements.listed(record);
    return {
      row: {
        ...columns,
        kind: "CHARGE",
        createdAt: record.terms.created_at,
        parentId: record.terms.mandate_id,
        amount: record.terms.amount,
        status: isFinalCharge(record.state) ? statusOfCharge(record) : "OPEN",
        completedAt: record.completed_at,
        failureCode: record.attempts.at(-1)?.failure ?? null,
        route: route ? nameRoute(route.type) : null,
        debtorBank: record.terms.debtor.bank_handle,
        creditorBank: route?.creditor.bank_known_as ?? null,
      },
      reviews,
      waiting: withWaitingRefund(chargeSubject(record), record, waiting),
    };
  },
  isUnfinished: (record) => !isFinalCharge(record.state) || chargeMovements.isMoving(record),
});

/**
 * The decisions of a charge about its mandate's commands. The mandate reserves, and numbers its
 * attempts; the charge obeys each number once. Each function takes the record and one command, and
 * returns the next record or a refusal. None does I/O.
 */
type CommandOf<T extends ChargeCommand["type"]> = Extract<ChargeCommand, { type: T }>;

const newestOf = ({ attempts }: ChargeRecord): ChargeAttempt | undefined => attempts.at(-1);

/** A command that comes again, or late, finds the attempt decided and changes nothing. */
const isDecided = (record: ChargeRecord, attempt: number): boolean =>
  attempt <= (newestOf(record)?.attempt ?? 0);

/** Whether money of an attempt that has failed may have moved all the same. */
const mayBePaid = ({ attempts }: ChargeRecord): boolean =>
  attempts.some(({ transfer }) => transfer !== null && mayHaveBeenPaid(transfer));

const endBeforeStart = (
  record: ChargeRecord,
  { attempt, decision, code: failure }: CommandOf<"refuse">,
  fresh: Fresh,
) => {
  const moved = moveCharge(record, "refused_before_execution", fresh);
  if (!moved.ok) return moved;
  const ended: ChargeAttempt = {
    attempt,
    ...decision,
    checked: null,
    transfer: null,
    failure,
    ended_at: fresh.now,
    told_as_paid: null,
  };
  return ok(tellMandate({ ...moved.value, attempts: [...record.attempts, ended] }, attempt, fresh));
};
