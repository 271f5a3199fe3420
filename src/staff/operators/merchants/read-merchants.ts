import { and, desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { database } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { beyondCursor, pageOf, positionOf } from "../../../base/platform/lists.ts";
import { merchantSettings, merchants } from "../../../base/platform/schema.ts";
import { applyDue } from "../../../frame/records/apply-due.ts";
import { listEndpoints } from "../../../network/webhooks/endpoint-list.ts";
import { type AdminCall, admin, type ListCall } from "../administration.ts";
import type { endpointsQuery } from "../requests.ts";
import { merchantView } from "../views.ts";
import { pingOwner } from "../webhooks/endpoints.ts";
import type { pingMerchantRequest } from "../webhooks/schemas.ts";

const inTest = alias(merchantSettings, "in_test");
const inLive = alias(merchantSettings, "in_live");

/** Every merchant with its settings of both modes; null for a mode that it does not trade in. */
const selectMerchants = (env: GatewayEnv) =>
  database(env)
    .select({ merchant: merchants, test: inTest, live: inLive })
    .from(merchants)
    .leftJoin(inTest, and(eq(inTest.merchant_id, merchants.merchant_id), eq(inTest.mode, "test")))
    .leftJoin(inLive, and(eq(inLive.merchant_id, merchants.merchant_id), eq(inLive.mode, "live")))
    .$dynamic();

/** The merchant's rows, or null. */
export const findMerchant = async (env: GatewayEnv, merchantId: string) =>
  (await selectMerchants(env).where(eq(merchants.merchant_id, merchantId)).get()) ?? null;

/** `GET /admin/v1/merchants/{merchant_id}` */
export const readOneMerchant = async (
  call: AdminCall<unknown, { merchant_id: string }>,
): Promise<Result<Reply>> => {
  await applyDue(admin, call.env);
  const found = await findMerchant(call.env, call.path.merchant_id);
  return found ? reply(200, merchantView(found.merchant, found)) : refuse("NOT_FOUND");
};

/** `GET /admin/v1/merchants`, newest first. */
export const listMerchants = async (call: ListCall): Promise<Result<Reply>> => {
  const { limit, cursor } = call.query;
  const order = { createdAt: merchants.created_at, id: merchants.merchant_id };
  const beyond = beyondCursor(cursor, order);
  if (!beyond.ok) return beyond;
  await applyDue(admin, call.env);
  const rows = await selectMerchants(call.env)
    .where(beyond.value)
    .orderBy(desc(merchants.created_at), desc(merchants.merchant_id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, ({ merchant }) =>
    positionOf(merchant.created_at, merchant.merchant_id),
  );
  return reply(200, { ...page, data: page.data.map((row) => merchantView(row.merchant, row)) });
};

/** `GET /admin/v1/merchants/{merchant_id}/endpoints`: what the merchant itself lists. */
export const listMerchantEndpoints = async ({
  env,
  path: { merchant_id: id },
  query,
}: AdminCall<unknown, { merchant_id: string }, InferOutput<typeof endpointsQuery>>): Promise<
  Result<Reply>
> => {
  if (!(await findMerchant(env, id))) return refuse("NOT_FOUND");
  return listEndpoints(env, { kind: "MERCHANT", id }, query.mode, query);
};

/** `POST /admin/v1/merchants/{merchant_id}/ping` */
export const pingMerchant = async (
  call: AdminCall<InferOutput<typeof pingMerchantRequest>, { merchant_id: string }>,
): Promise<Result<Reply>> => {
  const id = call.path.merchant_id;
  if (!(await findMerchant(call.env, id))) return refuse("NOT_FOUND");
  return pingOwner(call, { kind: "MERCHANT", id }, call.body.mode);
};
