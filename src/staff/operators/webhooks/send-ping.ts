import { formatId } from "../../../base/kernel/ids.ts";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { Mode } from "../../../base/platform/env.ts";
import type { Owner } from "../../../network/parties/owners.ts";
import { attemptView } from "../../../network/webhooks/delivery-view.ts";
import { endpointObjectId } from "../../../network/webhooks/endpoint-address.ts";
import type { EndpointName } from "../../../network/webhooks/endpoint-record.ts";
import { pingEndpoint, readRegistered } from "../../../network/webhooks/ping.ts";
import { type AdminCall, writeEntry } from "../administration.ts";
import { type EndpointPath, findEndpoint } from "./endpoints.ts";

/** Staff send one test event. Its answer is shown and counts nowhere. */

/** `POST /admin/v1/endpoints/{endpoint_id}/ping` */
export const pingEndpointAsStaff = async (
  call: AdminCall<unknown, EndpointPath>,
): Promise<Result<Reply>> => {
  const { endpoint_id } = call.path;
  const endpoint = await findEndpoint(call.env, endpoint_id);
  return endpoint ? sendPing(call, endpoint, endpoint_id) : refuse("NOT_FOUND");
};

/** The endpoint of the owner's address may have no object yet: the first event makes it. */
export const pingOwner = async (
  call: AdminCall,
  owner: Owner,
  mode: Mode,
): Promise<Result<Reply>> => {
  const registered = await readRegistered(call.env, owner, mode);
  if (!registered) return refuse("NO_ENDPOINT");
  return sendPing(call, registered, formatId("ep", endpointObjectId(call.env, registered)));
};

/** Audited before it is sent. */
const sendPing = async (
  call: AdminCall,
  endpoint: EndpointName,
  endpoint_id: string,
): Promise<Result<Reply>> => {
  const { kind, id } = endpoint.owner;
  const action = `${kind.toLowerCase()}.endpoint_pinged`;
  const told = await writeEntry(call, { action, subject: id, details: { endpoint_id } });
  if (!told.ok) return told;
  const pinged = await pingEndpoint(call.env, endpoint, call.traceparent);
  if (!pinged) return refuse("NO_ENDPOINT");
  const { event_id, attempt } = pinged;
  return reply(200, { endpoint_id, event_id, ...attemptView(attempt) });
};
