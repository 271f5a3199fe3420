import { type Result, refuse } from "../../../base/kernel/result.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import { listEndpoints } from "../../../network/webhooks/endpoint-list.ts";
import type { AdminCall, ListCall } from "../administration.ts";
import { pingOwner } from "../webhooks/send-ping.ts";
import { findTpp } from "./read-tpps.ts";

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
