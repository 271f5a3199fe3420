import * as v from "valibot";
import {
  bankId,
  described,
  idempotencyKey,
  idOf,
  named,
  time,
} from "../../../base/kernel/fields.ts";
import { note } from "../requests.ts";

/** Closing a bank, and its planned maintenance. The steps compare the times with the clock. */
export const closeBankRequest = v.pipe(
  v.strictObject({
    closes_at: v.pipe(
      time,
      described("When the bank is CLOSED. Until then it finishes.", "2026-12-31T23:00:00.000Z"),
    ),
    note,
  }),
  named("CloseBank", "From now on nothing new begins at the bank."),
);

export const windowId = idOf("mnt", "A time of planned maintenance.");

const times = {
  starts_at: v.pipe(time, described("When it begins.", "2026-11-22T22:00:00.000Z")),
  ends_at: v.pipe(time, described("When it ends.", "2026-11-22T23:00:00.000Z")),
};

export const planMaintenanceRequest = v.pipe(
  v.strictObject({ ...times, idempotency_key: idempotencyKey }),
  named("PlanMaintenance", "A time in which the bank does not work, at most seven days."),
);

export const maintenance = v.pipe(
  v.strictObject({ window_id: windowId, bank_id: bankId, ...times, created_at: time }),
  named("Maintenance", "A time in which a bank does not work. Hosted pages show it."),
);
