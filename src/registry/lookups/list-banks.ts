import type { Result } from "../../kernel/result.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { pageOf, readPageRequest } from "../../platform/lists.ts";
import type { LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import { queries } from "../queries.ts";
import { publicBankView } from "../views.ts";

/** `GET /identity/banks` (§4.6): the realm's banks, including suspended and closed ones. */
export const listBanks = async (call: Call<RegistryEnv, LookupCaller>): Promise<Result<Reply>> => {
  const page = readPageRequest(call.url);
  if (!page.ok) return page;
  const { limit, after } = page.value;
  const db = database(call.env);
  const rows = await queries.banksAfter(db, call.caller.realm, after ?? "", limit + 1);
  return reply(
    200,
    pageOf(rows.map(publicBankView), limit, (bank) => bank.bank_handle),
  );
};
