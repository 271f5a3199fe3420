import { and, eq, lt } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse, refuseField } from "../../../base/kernel/result.ts";
import { DAY_MS, isoTime } from "../../../base/platform/clock.ts";
import { randomBase62 } from "../../../base/platform/crypto.ts";
import { type Database, database } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { newestPage } from "../../../base/platform/newest-first.ts";
import { bankMaintenance } from "../../../base/platform/schema.ts";
import { type AdminCall, commit, create, type ListCall } from "../administration.ts";
import type { maintenance, planMaintenanceRequest } from "./bank-schemas.ts";
import { findBank } from "./read-banks.ts";

const LONGEST_MS = 7 * DAY_MS;
const FARTHEST_MS = 366 * DAY_MS;
/** How long staff can still read a time that has ended. */
const KEPT_MS = 90 * DAY_MS;

interface BankPath {
  bank_id: string;
}

type Row = typeof bankMaintenance.$inferSelect;

const view = (row: Row): InferOutput<typeof maintenance> => ({
  window_id: row.windowId,
  bank_id: row.bankId,
  starts_at: isoTime(row.startsAt),
  ends_at: isoTime(row.endsAt),
  created_at: isoTime(row.createdAt),
});

/** `POST /admin/v1/banks/{bank_id}/maintenance` */
export const planMaintenance = async (
  call: AdminCall<InferOutput<typeof planMaintenanceRequest>, BankPath>,
): Promise<Result<Reply>> => {
  const { bank_id: bankId } = call.path;
  const collection = `/admin/v1/banks/${bankId}/maintenance`;
  return create(call, collection, async (db, createdAt) => {
    if (!(await findBank(call.env, bankId))) return refuse("NOT_FOUND");
    const [startsAt, endsAt] = [Date.parse(call.body.starts_at), Date.parse(call.body.ends_at)];
    const refused = refuseTimes(startsAt, endsAt, createdAt);
    if (refused) return refused;
    const row: Row = { windowId: `mnt_${randomBase62()}`, bankId, createdAt, startsAt, endsAt };
    const answer = view(row);
    return ok({
      statements: [deleteOld(db, bankId, createdAt), db.insert(bankMaintenance).values(row)],
      entries: [{ action: "bank.maintenance_planned", subject: bankId, details: answer }],
      location: `${collection}/${row.windowId}`,
      answer: { show: answer },
    });
  });
};

const refuseTimes = (startsAt: number, endsAt: number, at: number) => {
  if (startsAt > at + FARTHEST_MS) return refuseField("starts_at", "must be at most a year ahead");
  if (endsAt <= startsAt) return refuseField("ends_at", "must be after starts_at");
  if (endsAt <= at) return refuseField("ends_at", "must be in the future");
  return endsAt > startsAt + LONGEST_MS
    ? refuseField("ends_at", "must be at most seven days after starts_at")
    : null;
};

const { bankId: ofBank, windowId: ofWindow } = bankMaintenance;

const deleteOld = (db: Database, bankId: string, at: number) =>
  db
    .delete(bankMaintenance)
    .where(and(eq(ofBank, bankId), lt(bankMaintenance.endsAt, at - KEPT_MS)));

/** `GET /admin/v1/banks/{bank_id}/maintenance`, newest first; ended ones too for some time. */
export const listMaintenance = async (call: ListCall<BankPath>): Promise<Result<Reply>> => {
  const { bank_id } = call.path;
  const by = ["createdAt", "windowId"] as const;
  const list = { table: bankMaintenance, by, condition: eq(ofBank, bank_id) };
  const page = await newestPage(database(call.env), list, call.query, view);
  if (!page.ok) return page;
  return (await findBank(call.env, bank_id)) ? reply(200, page.value) : refuse("NOT_FOUND");
};

/** `DELETE /admin/v1/banks/{bank_id}/maintenance/{window_id}`: the bank works after all. */
export const cancelMaintenance = async (
  call: AdminCall<unknown, BankPath & { window_id: string }>,
): Promise<Result<Reply>> => {
  const { bank_id, window_id } = call.path;
  const chosen = and(eq(ofBank, bank_id), eq(ofWindow, window_id));
  const done = await commit(call, async (db) => {
    const row = await db.select().from(bankMaintenance).where(chosen).get();
    if (!row) return refuse("NOT_FOUND");
    return ok({
      statements: [db.delete(bankMaintenance).where(chosen)],
      entries: [{ action: "bank.maintenance_cancelled", subject: bank_id, details: view(row) }],
      answer: null,
    });
  });
  return done.ok ? reply(204, null) : done;
};
