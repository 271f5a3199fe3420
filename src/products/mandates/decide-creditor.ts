import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { withProjection } from "../../frame/objects/effects.ts";
import type { Fresh } from "../../frame/objects/state.ts";
import { judgeStatement } from "../../frame/records/approvals.ts";
import { tellBank } from "./mandate-effects.ts";
import { isInForce } from "./mandate-machine.ts";
import type { MandateCommand, MandateRecord } from "./mandate-record.ts";

type TakeOver = Extract<MandateCommand, { type: "take_over_creditor" }>;

/**
 * The operator changes the merchant's account that is credited, and the payer's bank is told. In
 * live mode an operator's call is a proposal, and the same call by an approver decides
 * (records/approvals.ts). The account itself was changed by two people and after a delay. The row
 * of what waits for an approver is projected.
 * @rule M3.15
 */
export const decideTakeOverCreditor = (
  record: MandateRecord,
  { route, by }: TakeOver,
  fresh: Fresh,
): Result<MandateRecord> => {
  if (!isInForce(record.state)) return refuse("INVALID_STATE");
  const { iban } = route.creditor;
  if (record.route?.creditor.iban === iban) return ok(record);
  const proposal = record.creditor_proposal?.iban === iban ? record.creditor_proposal : null;
  const known = proposal && { proposer: proposal.proposed_by, at: proposal.proposed_at };
  const judged = judgeStatement(by, known, {
    isLive: record.terms.mode === "live",
    unproposed: "Nobody has proposed this account. An approver's key can only approve one.",
  });
  if (!judged.ok) return judged;
  if (judged.value === "DECIDES") return ok(credit(record, route, fresh));
  if (judged.value === "REPEATS") return ok(record);
  const proposed = { iban, proposed_by: by.keyId, proposed_at: fresh.now };
  return ok(withProjection({ ...record, creditor_proposal: proposed }, fresh.now));
};

/** Charges wait until the bank has acknowledged it (creditor-notice.ts). */
const credit = (record: MandateRecord, route: TakeOver["route"], fresh: Fresh): MandateRecord =>
  withProjection(
    tellBank({ ...record, route, creditor_proposal: null, creditor_notice: "PENDING" }, fresh),
    fresh.now,
  );
