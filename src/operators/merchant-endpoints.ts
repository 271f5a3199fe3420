import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../kernel/result.ts";
import type { Owner } from "../parties/owners.ts";
import type { Reply } from "../platform/edge.ts";
import { enableEndpoint, findEndpoint, listEndpoints } from "../webhooks/endpoint-list.ts";
import { type AdminCall, commit } from "./administration.ts";
import { findMerchant } from "./read-merchants.ts";
import type { endpointsQuery } from "./requests.ts";

interface MerchantPath {
  merchant_id: string;
}

const ownerOf = ({ merchant_id }: MerchantPath): Owner => ({ kind: "MERCHANT", id: merchant_id });

/** `GET /admin/v1/merchants/{merchant_id}/endpoints`: what the merchant itself lists. */
export const listMerchantEndpoints = async ({
  env,
  path,
  query,
}: AdminCall<unknown, MerchantPath, InferOutput<typeof endpointsQuery>>): Promise<
  Result<Reply>
> => {
  if (!(await findMerchant(env, path.merchant_id))) return refuse("NOT_FOUND");
  return listEndpoints(env, ownerOf(path), query.mode, query);
};

/**
 * `POST /admin/v1/merchants/{merchant_id}/endpoints/{endpoint_id}/enable`, audited before it is
 * done, so that it is never done unseen.
 */
export const enableMerchantEndpoint = async (
  call: AdminCall<unknown, MerchantPath & { endpoint_id: string }>,
): Promise<Result<Reply>> => {
  const { merchant_id: subject, endpoint_id } = call.path;
  const endpoint = await findEndpoint(call.env, ownerOf(call.path), endpoint_id);
  if (!endpoint) return refuse("NOT_FOUND");
  if (endpoint.disabled) {
    const entry = { action: "merchant.endpoint_enabled", subject, details: { endpoint_id } };
    const told = await commit(call, async () =>
      ok({ statements: [], entries: [entry], answer: null }),
    );
    if (!told.ok) return told;
  }
  return enableEndpoint(call.env, endpoint);
};
