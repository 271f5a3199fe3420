import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import { listEndpoints } from "../../../network/webhooks/endpoint-list.ts";
import type { AdminCall } from "../administration.ts";
import type { endpointsQuery } from "../requests.ts";
import type { pingMerchantRequest } from "../webhooks/endpoint-schemas.ts";
import { pingOwner } from "../webhooks/send-ping.ts";
import { findMerchant } from "./read-merchants.ts";

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
