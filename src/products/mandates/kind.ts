import { noApproval } from "../../approvals/approval.ts";
import { keptPayee, keptPayer } from "../../approvals/kept-accounts.ts";
import { performAskPush, type ScaKind } from "../../approvals/push.ts";
import { maskIban } from "../../base/kernel/iban.ts";
import { ok } from "../../base/kernel/result.ts";
import { logWarning } from "../../base/platform/log.ts";
import { mandateIndex } from "../../frame/objects/account-index.ts";
import { backOffMs, postponeNewest, withoutEffect } from "../../frame/objects/effects.ts";
import { kindOf } from "../../frame/objects/kind.ts";
import { type Fresh, OBJECT_RETENTION_MS } from "../../frame/objects/state.ts";
import { newNote } from "../../frame/objects/timeline.ts";
import type { EventKind, EventSubject } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import { decideNameMandatePayer } from "./decide/approval.ts";
import { decideCancelCharge, decideCharge, decideRetry } from "./decide/charge.ts";
import { unfinishedOf } from "./decide/charge-moves.ts";
import { decideChargeReport } from "./decide/charge-reports.ts";
import {
  decideTakeOverCreditor,
  takeAcknowledged,
  takeNotAcknowledged,
  tellBackOffMs,
} from "./decide/creditor.ts";
import { chargeBackOffMs, restAfterLease } from "./decide/effects.ts";
import {
  decideCancelMandate,
  decideEnd,
  decidePause,
  decideReindexMandate,
  decideReplacedBy,
  decideReplacementEnded,
  decideResume,
  fixStart,
  takeReplaced,
} from "./decide/mandate.ts";
import { nextMandateChange, passMandateTime } from "./decide/time.ts";
import { mandateEvents } from "./events.ts";
import { lastMandateCheck } from "./last-check.ts";
import { isFinalMandate, isInForce } from "./mandate-machine.ts";
import { materialOf } from "./mandate-material.ts";
import { type MandateRecord, type MandateTypes, mandateAddress } from "./mandate-record.ts";
import { authoriseBy } from "./mandate-times.ts";
import {
  performCommandCharge,
  performLeaveConsent,
  performNotifyCharge,
  performNotifyOfMandate,
  performReplace,
  performStopReplaced,
} from "./performers.ts";
import { mandateApprovalPart, mandateStaffView, mandateView, mandateViews } from "./views.ts";

const waitAfter = (effect: MandateRecord["effects"][number]): number => {
  switch (effect.kind) {
    case "notify_authorisation":
    case "notify_charge":
      return tellBackOffMs(effect.attempt);
    case "command_charge":
      return chargeBackOffMs(effect);
    default:
      return backOffMs(effect.attempt);
  }
};

const subject: EventSubject = { idName: "mandate_id", events: mandateEvents };

/** No charge can begin any more. The one that was to begin is refused by its repeated command. */
const endOver = (record: MandateRecord, fresh: Fresh): MandateRecord => {
  const ended = decideEnd(record, { type: "end", by: { kind: "OPERATOR" }, reason: null }, fresh);
  return ended.ok ? ended.value : record;
};

/**
 * Mandates. A mandate deletes itself when retention asks and nothing of it is unfinished, and
 * leaves a tombstone.
 */
export const mandateKind = kindOf<MandateTypes, ScaKind & EventKind>({
  ...mandateApprovalPart,
  ...mandateAddress,
  kind: "MANDATE",
  subject,
  lastCheck: lastMandateCheck,
  performers: {
    ask_push: performAskPush(lastMandateCheck),
    publish: performPublish(subject),
    command_charge: performCommandCharge,
    index_account: mandateIndex.perform,
    notify_authorisation: performNotifyOfMandate,
    notify_charge: performNotifyCharge,
    replace_mandate: performReplace,
    stop_replaced: performStopReplaced,
    leave_consent: performLeaveConsent,
  },

  create(base, terms) {
    const created: MandateRecord = {
      ...base,
      creation: { ...base.creation, answer: "" },
      state: "AWAITING_CUSTOMER_AUTH",
      terms,
      authorise_by: authoriseBy(terms),
      ...noApproval,
      route: null,
      creditor_proposal: null,
      creditor_notice: "ACKNOWLEDGED",
      start_date: terms.schedule.start_date,
      activated_at: null,
      bank_reference: null,
      notice_at: null,
      resume_on: null,
      cancelled_by: null,
      status_reason: null,
      ended_at: null,
      is_stopped: false,
      carried: null,
      handed_over: null,
      last_charged_at: null,
      charges: [],
      past: { total: { amount: 0, count: 0 }, periods: [], late: [] },
      running: null,
      next_automatic: null,
      updated_at: terms.created_at,
    };
    created.creation.answer = JSON.stringify(mandateView(created));
    return created;
  },

  decisions: {
    ...mandateApprovalPart.decisions,
    begin_challenge(record, command, fresh) {
      const begun = mandateApprovalPart.decisions.begin_challenge(record, command, fresh);
      return begun.ok ? ok(fixStart(begun.value, fresh)) : begun;
    },
    name_payer: decideNameMandatePayer,
    cancel: decideCancelMandate,
    end: decideEnd,
    pause: decidePause,
    resume: decideResume,
    charge: decideCharge,
    cancel_charge: decideCancelCharge,
    retry_charge: decideRetry,
    charge_report: decideChargeReport,
    replaced_by: decideReplacedBy,
    replacement_ended: decideReplacementEnded,
    take_over_creditor: decideTakeOverCreditor,
    reindex: decideReindexMandate,
  },
  views: { ...mandateViews, admin: (record, viewer) => ok(mandateStaffView(record, viewer)) },
  note(input, before, after) {
    if ("kind" in input) {
      return input.kind === "ask_push" ? mandateApprovalPart.note(input, before, after) : null;
    }
    switch (input.type) {
      case "cancel":
      case "pause":
      case "resume":
        return newNote("decision", input.type, { actor: input.owner.kind });
      case "end":
        return newNote("decision", "end", { actor: input.by.kind });
      case "charge":
      case "retry_charge":
        return newNote("decision", input.type, { actor: input.owner.kind, about: input.charge_id });
      case "cancel_charge":
        return newNote("decision", "cancel_charge", {
          actor: input.by.kind,
          about: input.charge_id,
        });
      case "charge_report":
        return newNote("move", "charge reported", {
          about: input.charge_id,
          outcome: input.failure_code ?? input.outcome,
          attempt: input.attempt,
        });
      case "replaced_by":
        return newNote("decision", "replace", { about: input.mandate_id });
      case "replacement_ended":
        return newNote("decision", "stop", { about: input.mandate_id });
      case "take_over_creditor":
        return newNote("decision", "change creditor", { actor: "OPERATOR" });
      case "reindex":
        return null;
      default:
        return mandateApprovalPart.note(input, before, after);
    }
  },
  passTime: passMandateTime,
  nextChangeAt: nextMandateChange,

  isPerformedByCaller: ({ kind }) => kind === "command_charge" || kind === "replace_mandate",
  leased: (record, effect) => restAfterLease(mandateApprovalPart.leased(record, effect), effect),
  material: materialOf,
  report(record, performed, report, fresh) {
    switch (report.kind) {
      case "ask_push":
        return mandateApprovalPart.report(record, performed, report, fresh);
      case "replace_mandate":
        return takeReplaced(record, performed.id, report.carried, fresh);
      case "done":
        return withoutEffect(record, performed.id);
      case "again":
        return postponeNewest(record, performed, fresh.now, waitAfter);
      case "over":
        return postponeNewest(endOver(record, fresh), performed, fresh.now, waitAfter);
      case "acknowledged":
        return takeAcknowledged(record, performed, fresh);
      case "not_acknowledged":
        return takeNotAcknowledged(record, performed, fresh);
    }
  },
  // A notice to a bank may be given up, because it causes no wrong refusal at the bank.
  giveUp(record, { id }) {
    logWarning("effect given up", { effect: id, mandate_id: record.terms.mandate_id });
    return record;
  },

  row: ({ terms, state, payer, version, route, creditor_proposal: proposal }) => ({
    row: {
      ownerKind: terms.owner.kind,
      ownerId: terms.owner.id,
      mode: terms.mode,
      kind: "MANDATE",
      createdAt: terms.created_at,
      objectId: terms.mandate_id,
      reference: terms.merchant_reference,
      amount: terms.amount,
      currency: terms.currency,
      bankHandle: payer?.bank_handle ?? null,
      debtorBank: payer?.bank_handle ?? null,
      status: isFinalMandate(state) ? state : "OPEN",
    },
    reviews: [],
    waiting:
      proposal && isInForce(state)
        ? [
            {
              waitingId: terms.mandate_id,
              objectId: terms.mandate_id,
              kind: "MANDATE" as const,
              changes: [
                {
                  field: "creditor",
                  from: route && maskIban(route.creditor.iban),
                  to: maskIban(proposal.iban),
                },
              ],
              proposedBy: proposal.proposed_by,
              proposedAt: proposal.proposed_at,
              version,
            },
          ]
        : [],
  }),
  isUnfinished: (record) => !isFinalMandate(record.state) || unfinishedOf(record) !== undefined,
  persons: ({ payer, sca, route, terms, charges }) => ({
    accounts: [...keptPayer(payer, sca), ...keptPayee(route?.creditor ?? null)],
    texts: [terms.description, ...charges.map(({ description }) => description)],
  }),
  /** Charges are payments: a payer may dispute one, and then the mandate proves the approval. */
  keptUntil: ({ ended_at, updated_at }) => (ended_at ?? updated_at) + OBJECT_RETENTION_MS,
});
