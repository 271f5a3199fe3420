import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../kernel/result.ts";
import type { Owner } from "../parties/owners.ts";
import type { Reply } from "../platform/edge.ts";
import { enableEndpoint, findEndpoint, listEndpoints } from "../webhooks/endpoint-list.ts";
import { type AdminCall, commit, type ListCall } from "./administration.ts";
import { findMerchant } from "./read-merchants.ts";
import { findTpp } from "./read-tpps.ts";
import type { endpointsQuery } from "./requests.ts";

interface MerchantPath {
  merchant_id: string;
}

interface TppPath {
  tpp_id: string;
}

const ownerOf = (path: MerchantPath | TppPath): Owner =>
  "tpp_id" in path ? { kind: "TPP", id: path.tpp_id } : { kind: "MERCHANT", id: path.merchant_id };

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

/** `GET /admin/v1/tpps/{tpp_id}/endpoints`: what the TPP itself lists. */
export const listTppEndpoints = async ({
  env,
  path,
  query,
}: ListCall<TppPath>): Promise<Result<Reply>> => {
  const tpp = await findTpp(env, path.tpp_id);
  return tpp ? listEndpoints(env, ownerOf(path), tpp.mode, query) : refuse("NOT_FOUND");
};

/** `POST …/endpoints/{endpoint_id}/enable`, audited before it is done, so never done unseen. */
export const enableOwnersEndpoint = async (
  call: AdminCall<unknown, (MerchantPath | TppPath) & { endpoint_id: string }>,
): Promise<Result<Reply>> => {
  const { endpoint_id } = call.path;
  const owner = ownerOf(call.path);
  const endpoint = await findEndpoint(call.env, owner, endpoint_id);
  if (!endpoint) return refuse("NOT_FOUND");
  if (endpoint.disabled) {
    const action = `${owner.kind.toLowerCase()}.endpoint_enabled`;
    const entry = { action, subject: owner.id, details: { endpoint_id } };
    const told = await commit(call, async () =>
      ok({ statements: [], entries: [entry], answer: null }),
    );
    if (!told.ok) return told;
  }
  return enableEndpoint(call.env, endpoint);
};
