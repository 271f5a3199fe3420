import { eq } from "drizzle-orm";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { database } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { newestPage } from "../../../base/platform/newest-first.ts";
import { type TppRow, tpps } from "../../../base/platform/schema.ts";
import { applyDue } from "../../../frame/records/apply-due.ts";
import { type AdminCall, admin, type ListCall } from "../administration.ts";
import { tppView } from "./tpp-views.ts";

/** The TPP's row. */
export const findTpp = (env: GatewayEnv, tppId: string): Promise<TppRow | undefined> =>
  database(env).select().from(tpps).where(eq(tpps.tpp_id, tppId)).get();

/** `GET /admin/v1/tpps/{tpp_id}` */
export const readOneTpp = async (
  call: AdminCall<unknown, { tpp_id: string }>,
): Promise<Result<Reply>> => {
  await applyDue(admin, call.env);
  const row = await findTpp(call.env, call.path.tpp_id);
  return row ? reply(200, tppView(row)) : refuse("NOT_FOUND");
};

/** `GET /admin/v1/tpps`, newest first. */
export const listTpps = async (call: ListCall): Promise<Result<Reply>> => {
  await applyDue(admin, call.env);
  const by = ["created_at", "tpp_id"] as const;
  const page = await newestPage(database(call.env), { table: tpps, by }, call.query, tppView);
  return page.ok ? reply(200, page.value) : page;
};
