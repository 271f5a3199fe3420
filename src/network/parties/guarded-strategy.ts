import type { GuardedRecord } from "../../frame/records/administration.ts";
import { standsAsProposed } from "../../frame/records/fields.ts";
import { type SettlementStrategy, selectSettings, settingsOf, writeSetting } from "./settings.ts";

/** The operator's strategy in live mode, for merchants without their own. */
export const guardedStrategy: GuardedRecord = {
  async apply(db, { changes }, at) {
    const { settlement_strategy: present } = settingsOf(await selectSettings(db, {}));
    if (!standsAsProposed({ strategy: present.live }, changes))
      return { voidFor: "RECORD_CHANGED" };
    const live = changes[0]?.to as SettlementStrategy;
    return { statements: [writeSetting(db, "settlement_strategy", { ...present, live }, at)] };
  },
};
