import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import * as v from "valibot";
import {
  bankId,
  described,
  idempotencyKey,
  idOf,
  named,
  time,
} from "../../../base/kernel/fields.ts";
import { ok, type Result, refuse, refuseField } from "../../../base/kernel/result.ts";
import { DAY_MS, isoTime } from "../../../base/platform/clock.ts";
import { randomBase62 } from "../../../base/platform/crypto.ts";
import { type Database, database } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { beyondCursor, newestPage, pageOf, positionOf } from "../../../base/platform/lists.ts";
import { type BankRow, bankMaintenance, banks } from "../../../base/platform/schema.ts";
import { applyDue } from "../../../frame/records/apply-due.ts";
import { probeBank } from "../../../network/banks/bank-client.ts";
import { readBankRecord } from "../../../network/banks/bank-records.ts";
import { type OpenBreaker, selectOpenBreakers } from "../../../network/banks/breaker.ts";
import {
  type AdminCall,
  admin,
  commit,
  create,
  type ListCall,
  writeEntry,
} from "../administration.ts";
import { note } from "../requests.ts";
import { bankView } from "../views.ts";

const bankColumns = () => ({
  ...getTableColumns(banks),
  prefixes: sql<string>`(SELECT json_group_array(prefix)
    FROM bank_iban_prefixes AS owned WHERE owned.bank_id = banks.bank_id)`,
  breakers: selectOpenBreakers(),
});

const viewOf = ({
  prefixes,
  breakers,
  ...bank
}: BankRow & Record<"prefixes" | "breakers", string>) =>
  bankView(bank, (JSON.parse(prefixes) as string[]).sort(), JSON.parse(breakers) as OpenBreaker[]);

/** The bank as the admin API shows it, or null. */
export const findBank = async (env: GatewayEnv, bankId: string) => {
  const row = await database(env)
    .select(bankColumns())
    .from(banks)
    .where(eq(banks.bank_id, bankId))
    .get();
  return row ? viewOf(row) : null;
};

/** `GET /admin/v1/banks/{bank_id}` */
export const readOneBank = async (
  call: AdminCall<unknown, { bank_id: string }>,
): Promise<Result<Reply>> => {
  await applyDue(admin, call.env);
  const bank = await findBank(call.env, call.path.bank_id);
  return bank ? reply(200, bank) : refuse("NOT_FOUND");
};

/** `GET /admin/v1/banks`, newest first. */
export const listBanks = async (call: ListCall): Promise<Result<Reply>> => {
  const { limit, cursor } = call.query;
  const beyond = beyondCursor(cursor, { createdAt: banks.created_at, id: banks.bank_id });
  if (!beyond.ok) return beyond;
  await applyDue(admin, call.env);
  const rows = await database(call.env)
    .select(bankColumns())
    .from(banks)
    .where(beyond.value)
    .orderBy(desc(banks.created_at), desc(banks.bank_id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => positionOf(row.created_at, row.bank_id));
  return reply(200, { ...page, data: page.data.map(viewOf) });
};

/**
 * `POST /admin/v1/banks/{bank_id}/probe`: shows whether a bank answers and accepts the gateway's
 * key, also before it is ACTIVE. It calls out with that key, so it is audited first.
 */
export const probeOneBank = async (
  call: AdminCall<unknown, { bank_id: string }>,
): Promise<Result<Reply>> => {
  const { bank_id } = call.path;
  const found = await findBank(call.env, bank_id);
  const options = { fresh: true };
  const bank = found && (await readBankRecord(call.env, found.bank_handle, found.mode, options));
  if (!bank) return refuse("NOT_FOUND");
  const entry = { action: "bank.probed", subject: bank_id, details: {} };
  const told = await writeEntry(call, entry);
  if (!told.ok) return told;
  const probe = await probeBank(call.env, bank, call);
  const message = "The gateway has no key at this bank. Add one of the kind GATEWAY_TO_BANK.";
  return probe ? reply(200, { ...probe }) : refuse("INVALID_STATE", { message });
};

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

export const windowId = idOf("mnt", "A time of planned maintenance.");

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
  const page = await newestPage([database(call.env)], list, call.query, view);
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
