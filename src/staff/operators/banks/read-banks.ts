import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { database } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { pageOf } from "../../../base/platform/lists.ts";
import { beyondCursor, positionOf } from "../../../base/platform/newest-first.ts";
import { type BankRow, banks } from "../../../base/platform/schema.ts";
import { applyDue } from "../../../frame/records/apply-due.ts";
import { type OpenBreaker, selectOpenBreakers } from "../../../network/banks/breaker-rows.ts";
import { type AdminCall, admin, type ListCall } from "../administration.ts";
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
