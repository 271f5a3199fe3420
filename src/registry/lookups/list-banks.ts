import type { Result } from "../../kernel/result.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { type PageQuery, pageOf } from "../../platform/lists.ts";
import type { LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import { queries } from "../queries.ts";
import { publicBankView } from "../views.ts";

/** `GET /identity/banks` (§4.6): the realm's banks, including suspended and closed ones. */
export const listBanks = async ({
  env,
  caller,
  query: { limit, cursor = "" },
}: Call<RegistryEnv, LookupCaller, unknown, unknown, PageQuery>): Promise<Result<Reply>> => {
  const rows = await queries.banksAfter(database(env), caller.realm, cursor, limit + 1);
  return reply(
    200,
    pageOf(rows.map(publicBankView), limit, (bank) => bank.bank_handle),
  );
};
