import type { GuardedRecord } from "../../frame/records/administration.ts";
import { standsAsProposed } from "../../frame/records/fields.ts";
import { type SettlementStrategy, selectSettings, settingsOf, writeSetting } from "./settings.ts";
import { numberLiveVersion } from "./strategy-versions.ts";

/** The operator's strategy in live mode, for merchants without their own. */
export const guardedStrategy: GuardedRecord = {
  async apply(db, proposal, at) {
    const { changes } = proposal;
    const { settlement_strategy: present } = settingsOf(await selectSettings(db, {}));
    if (!standsAsProposed({ strategy: present.live }, changes))
      return { voidFor: "RECORD_CHANGED" };
    const live = changes[0]?.to as SettlementStrategy;
    const setting = writeSetting(db, "settlement_strategy", { ...present, live }, at);
    return { statements: [setting, numberLiveVersion(db, proposal)] };
  },
};
