import { addDays, periodNumber } from "../../../base/kernel/calendar.ts";
import type { Fresh } from "../../../frame/objects/state.ts";
import { chargeAddress, chargeIds } from "../../charges/charge-record.ts";
import type { MandateRecord } from "../mandate-record.ts";
import { chargeInstant, dateOf, laterOf, scheduleOf } from "../mandate-times.ts";
import { newEntry, reserveCharge } from "./charge.ts";

/**
 * AUTOMATIC collection (M3.11, M3.23). The number of the next period moves in the transaction that
 * reserves the charge, so no crash collects a period twice. Banks count by period, so a period that
 * was missed is not collected later.
 */

/** When the next period is collected or announced; Infinity if never. */
export const collectAt = (record: MandateRecord): number => {
  const { next_automatic, terms } = record;
  const period = next_automatic === null ? null : periodNumber(scheduleOf(record), next_automatic);
  if (!period) return Infinity;
  return chargeInstant(record, addDays(period.from, -terms.notice_days));
};

/** Collects the next period, or skips it if it is over. @rule M3.11 */
export const collect = (record: MandateRecord, fresh: Fresh): MandateRecord => {
  const { terms, next_automatic } = record;
  const k = next_automatic ?? 0;
  const today = dateOf(record, fresh.now);
  const period = periodNumber(scheduleOf(record), k);
  if (!period) return { ...record, next_automatic: null };
  const next = { ...record, next_automatic: k + 1 };
  const charge_date = laterOf(period.from, addDays(today, terms.notice_days));
  if (period.to !== null && charge_date > period.to) return next;
  const hex = fresh.objectHex(chargeAddress.binding, ["charge", terms.mandate_id, `auto-${k}`]);
  const entry = newEntry({
    ...chargeIds(hex),
    k,
    amount: terms.amount,
    // @rule M3.23
    reference: `${terms.merchant_reference ?? terms.mandate_id}-${k + 1}`,
    description: terms.description,
    charge_date,
    request_hash: "",
    created_at: fresh.now,
  });
  // A period that the owner has charged itself is used up.
  const reserved = reserveCharge(next, entry, fresh);
  return reserved.ok ? reserved.value : next;
};
