import { floors } from "../floor/floors.ts";
import type { Bench, Loaded } from "../operation.ts";
import { createCall, gatewayOf, getJson, merchantHeaders, send } from "./calls.ts";

/** Creates and reads of the merchant API. */
const SESSIONS = 64;

export const sessions = async ({ running: { world } }: Bench): Promise<Loaded[]> => {
  const create = createCall(world);
  const ids: string[] = [];
  while (ids.length < SESSIONS) {
    ids.push((await send<{ session_id: string }>(create)).session_id);
  }
  const headers = merchantHeaders(world);
  const { base_url } = gatewayOf(world);
  const read = (path: (id: string) => string) => ({
    calls: ids.map((id) => getJson(`${base_url}${path(id)}`, headers)),
    expect: 200,
  });
  return [
    {
      ...{ name: "read a payment's status", target: 0.95 },
      ...floors.readStatus,
      ours: read((id) => `/payments/${id}/status`),
    },
    {
      ...{ name: "read a session", target: 0.95 },
      ...floors.readSession,
      ours: read((id) => `/api/v1/payments/sessions/${id}`),
    },
    {
      ...{ name: "create a session", target: 0.9 },
      ...floors.createSession,
      ours: { calls: [create], expect: 201 },
    },
  ];
};
