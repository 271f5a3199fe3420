import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { AdminCaller } from "../../admin/guard.ts";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { isoTime } from "../../platform/clock.ts";
import { randomBase62 } from "../../platform/crypto.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { type PageQuery, pageOf } from "../../platform/lists.ts";
import type { bank as bankAnswer } from "../answers.ts";
import { type AdminInRealm, authorOf } from "../callers.ts";
import { create } from "../change.ts";
import { checkReturn } from "../customers/way-back.ts";
import type { RegistryEnv } from "../environment.ts";
import { freeName } from "../handles/names.ts";
import { queries } from "../queries.ts";
import type { changeBankRequest, registerBankRequest } from "../requests.ts";
import { type BankRow, banks } from "../schema.ts";
import { publicBankView } from "../views.ts";
import { changeParticipant } from "./participants.ts";

type AdminCall<Body = unknown> = Call<RegistryEnv, AdminCaller, Body, { bank_id: string }>;

const bankView = (row: BankRow): InferOutput<typeof bankAnswer> => ({
  ...publicBankView(row),
  realm: row.realm,
  daily_quota: row.dailyQuota,
  return_origins: [...row.returnOrigins],
  created_at: isoTime(row.createdAt),
  updated_at: isoTime(row.updatedAt),
});

/** `POST /admin/v1/banks`: registers a bank in one realm, under its own handle. */
export const registerBank = (
  call: Call<RegistryEnv, AdminInRealm, InferOutput<typeof registerBankRequest>>,
): Promise<Result<Reply>> => {
  const { body, caller } = call;
  const realm = body.realm ?? caller.realm;
  const author = authorOf({ ...caller, realm });
  const wanted = { realm, aliases: [body.bank_handle] };
  return create(call, author, "/admin/v1/banks", wanted, (draft) => {
    const { db, at } = draft;
    const free = freeName(draft, body.bank_handle, { verified: true });
    if (!free.ok) return refuse("ALREADY_EXISTS", { field: "bank_handle" });
    const bank: BankRow = {
      bankId: body.bank_id ?? `bnk_${randomBase62()}`,
      realm,
      bankHandle: body.bank_handle,
      name: body.name,
      capabilities: body.capabilities,
      status: "ACTIVE",
      dailyQuota: null,
      returnOrigins: [],
      passedOnThrough: null,
      createdAt: at,
      updatedAt: at,
    };
    draft.write(db.insert(banks).values(bank));
    draft.note("bank.registered", bank.bankId, { bank_handle: bank.bankHandle });
    const location = `/admin/v1/banks/${bank.bankId}`;
    return ok({ location, answer: { show: bankView(bank) } });
  });
};

/** `GET /admin/v1/banks/{bank_id}` */
export const readBank = async (call: AdminCall): Promise<Result<Reply>> => {
  const bank = await queries.bankById(database(call.env), call.path.bank_id).get();
  return bank ? reply(200, bankView(bank)) : refuse("NOT_FOUND");
};

/** `GET /admin/v1/banks`, in the order of their handles. */
export const listBanks = async ({
  env,
  caller,
  query: { limit, cursor = "" },
}: Call<RegistryEnv, AdminInRealm, unknown, unknown, PageQuery>): Promise<Result<Reply>> => {
  const rows = await queries.banksAfter(database(env), caller.realm, cursor, limit + 1);
  const found = pageOf(rows, limit, (row) => row.bankHandle);
  return reply(200, { ...found, data: found.data.map(bankView) });
};

/**
 * `PATCH /admin/v1/banks/{bank_id}`. A suspended or closed bank is no longer routed to. Handle and
 * realm cannot change, because others know the bank by them. `daily_quota` is in tokens; null for
 * the default. The origins say where its customers may return to (customers/way-back.ts).
 */
export const changeBank = async (
  call: AdminCall<InferOutput<typeof changeBankRequest>>,
): Promise<Result<Reply>> => {
  const { return_origins = [] } = call.body;
  for (const origin of return_origins) {
    const checked = checkReturn(call.env, origin, "return_origins");
    if (!checked.ok) return checked;
  }
  const done = await applyChange(call, call.body);
  return done.ok ? reply(200, bankView(done.value)) : done;
};

/**
 * `DELETE /admin/v1/banks/{bank_id}`: closes it permanently. Its links end, and sponsorship and
 * defaults pass on (apply-due.ts). Repeated, it changes nothing.
 */
export const closeBank = async (call: AdminCall): Promise<Result<Reply>> => {
  const done = await applyChange(call, { status: "CLOSED" });
  return done.ok ? reply(204, null) : done;
};

const applyChange = (call: AdminCall, change: InferOutput<typeof changeBankRequest>) => {
  const id = call.path.bank_id;
  const { daily_quota: dailyQuota, return_origins: returnOrigins, ...others } = change;
  return changeParticipant<BankRow>(
    call,
    {
      ...{ kind: "bank", id },
      find: (db) => queries.bankById(db, id),
      write: (db, changes: Partial<BankRow>) =>
        db.update(banks).set(changes).where(eq(banks.bankId, id)),
    },
    change,
    {
      ...others,
      dailyQuota,
      returnOrigins,
      passedOnThrough: change.status === "CLOSED" ? "" : undefined,
    },
  );
};
