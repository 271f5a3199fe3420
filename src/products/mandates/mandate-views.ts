import { checkNaming } from "../../approvals/approval.ts";
import { approvalPart } from "../../approvals/approval-part.ts";
import { ok, refuse } from "../../base/kernel/result.ts";
import type { AdminView } from "../../frame/objects/explain.ts";
import type { ViewTable } from "../../frame/objects/state.ts";
import { mandateApproval } from "./approval.ts";
import { entryOf } from "./charge-moves.ts";
import { chargeView } from "./charge-view.ts";
import { mandateConnection } from "./connection-view.ts";
import { isOwner } from "./decide-mandate.ts";
import { retryAnswer } from "./decide-retry.ts";
import { statusOf } from "./mandate-machine.ts";
import type { MandateRecord, MandateView } from "./mandate-record.ts";
import { mandateView } from "./mandate-view.ts";

/** The customer's approval of a mandate, as a part of its tables. */
export const approval = approvalPart(mandateApproval);

/** A worker's input for finding payer and payee. */
export interface MandateResolution extends Pick<MandateRecord, "terms" | "authorise_by"> {}

/** The accounts, and the bank's token of the approval. It never leaves the worker. */
const grantOf = ({ state, terms, payer, route, bank_reference, ...rest }: MandateRecord) => ({
  ...{ status: statusOf(state), amount: terms.amount, currency: terms.currency },
  ...{ payer, route, bank_reference },
  proposal: rest.creditor_proposal,
});

export type MandateGrant = ReturnType<typeof grantOf>;

export const mandateViews: ViewTable<MandateRecord, Exclude<MandateView, AdminView>> = {
  mandate: (record, viewer) =>
    isOwner(record, viewer) ? ok(mandateView(record)) : refuse("NOT_FOUND"),
  charge(record, { charge_id, ...viewer }) {
    const entry = entryOf(record, charge_id);
    return isOwner(record, viewer) && entry ? ok(chargeView(record, entry)) : refuse("NOT_FOUND");
  },
  charges: (record, viewer) =>
    isOwner(record, viewer)
      ? ok(record.charges.map((entry) => chargeView(record, entry)))
      : refuse("NOT_FOUND"),
  charge_retried(record, { charge_id, key_hash, ...viewer }) {
    const entry = entryOf(record, charge_id);
    if (!entry || !isOwner(record, viewer)) return refuse("NOT_FOUND");
    const answer = key_hash === null ? undefined : retryAnswer(entry, key_hash);
    return ok(answer === undefined ? chargeView(record, entry) : JSON.parse(answer));
  },
  charge_made(record, { charge_id, ...viewer }) {
    const entry = entryOf(record, charge_id);
    if (!entry || !isOwner(record, viewer)) return refuse("NOT_FOUND");
    const { answer } = entry.creation;
    return ok(answer === "" ? chargeView(record, entry) : JSON.parse(answer));
  },
  ...approval.views,
  resolution(record) {
    const allowed = checkNaming(mandateApproval, record);
    const { terms, authorise_by } = record;
    return allowed.ok ? ok({ terms, authorise_by } satisfies MandateResolution) : allowed;
  },
  connection: mandateConnection,
  carried: ({ handed_over }) => (handed_over ? ok(handed_over) : refuse("INVALID_STATE")),
  grant(record, viewer) {
    if (!isOwner(record, viewer)) return refuse("NOT_FOUND");
    return ok(grantOf(record));
  },
};
