import type { GuardedRecord } from "../../frame/records/administration.ts";
import { standsAsProposed } from "../../frame/records/fields.ts";
import { selectSettings, settingsOf, writeSetting } from "./settings.ts";

/** What staff may refund of a live payment without an approver. Only raising it is proposed. */
export const guardedRefundLimit: GuardedRecord = {
  async apply(db, { changes }, at) {
    const { staff_refund_limit } = settingsOf(await selectSettings(db, {}));
    if (!standsAsProposed({ staff_refund_limit }, changes)) return { voidFor: "RECORD_CHANGED" };
    return { statements: [writeSetting(db, "staff_refund_limit", Number(changes[0]?.to), at)] };
  },
};
