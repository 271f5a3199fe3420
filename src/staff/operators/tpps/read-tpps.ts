import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { database } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { newestPage } from "../../../base/platform/lists.ts";
import { type TppRow, tpps } from "../../../base/platform/schema.ts";
import { applyDue } from "../../../frame/records/apply-due.ts";
import { shownValues } from "../../../frame/records/fields.ts";
import { tppFields } from "../../../network/parties/guarded-tpp.ts";
import { listEndpoints } from "../../../network/webhooks/endpoint-list.ts";
import { type AdminCall, admin, type ListCall } from "../administration.ts";
import { pingOwner } from "../webhooks/endpoints.ts";
import type { tpp } from "./tpp-schemas.ts";

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
  const page = await newestPage([database(call.env)], { table: tpps, by }, call.query, tppView);
  return page.ok ? reply(200, page.value) : page;
};

/** What the admin API shows of a TPP. */
export const tppView = ({ created_at, updated_at, ...row }: TppRow): InferOutput<typeof tpp> => ({
  ...shownValues(tppFields, row),
  client_id: row.tpp_id,
  created_at: isoTime(created_at),
  updated_at: isoTime(updated_at),
});

/** `GET /admin/v1/tpps/{tpp_id}/endpoints`: what the TPP itself lists. */
export const listTppEndpoints = async ({
  env,
  path: { tpp_id: id },
  query,
}: ListCall<{ tpp_id: string }>): Promise<Result<Reply>> => {
  const tpp = await findTpp(env, id);
  return tpp ? listEndpoints(env, { kind: "TPP", id }, tpp.mode, query) : refuse("NOT_FOUND");
};

/** `POST /admin/v1/tpps/{tpp_id}/ping` */
export const pingTpp = async (
  call: AdminCall<unknown, { tpp_id: string }>,
): Promise<Result<Reply>> => {
  const id = call.path.tpp_id;
  const tpp = await findTpp(call.env, id);
  return tpp ? pingOwner(call, { kind: "TPP", id }, tpp.mode) : refuse("NOT_FOUND");
};
