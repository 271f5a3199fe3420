import { type Result, refuse } from "../../../base/kernel/result.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import type { Owner } from "../../../network/parties/owners.ts";
import { enableEndpoint, findOwnEndpoint } from "../../../network/webhooks/endpoint-list.ts";
import type { AdminCall } from "../administration.ts";
import { writeOwnersEntry } from "./endpoints.ts";

type OwnerPath = { merchant_id: string } | { tpp_id: string };

const ownerOf = (path: OwnerPath): Owner =>
  "tpp_id" in path ? { kind: "TPP", id: path.tpp_id } : { kind: "MERCHANT", id: path.merchant_id };

/** `POST …/endpoints/{endpoint_id}/enable`, audited before it is done. */
export const enableOwnersEndpoint = async (
  call: AdminCall<unknown, OwnerPath & { endpoint_id: string }>,
): Promise<Result<Reply>> => {
  const owner = ownerOf(call.path);
  const endpoint = await findOwnEndpoint(call.env, owner, call.path.endpoint_id);
  if (!endpoint) return refuse("NOT_FOUND");
  if (endpoint.disabled) {
    const told = await writeOwnersEntry(call, owner, "endpoint_enabled", {});
    if (!told.ok) return told;
  }
  return enableEndpoint(call.env, endpoint);
};
