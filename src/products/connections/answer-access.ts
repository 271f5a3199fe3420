import type { Result } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { type Access, accessChallengeView, accessField, accessStepOf } from "./access.ts";
import { listConnections } from "./list-connections.ts";

/** A step of the page of a customer's connections. */
export type AccessCall<Body = unknown> = Call<GatewayEnv, Access, Body>;

const noList = { connections: null, mandates: null };

/** Every step answers with the state after it, and the browser keeps that state. */
export const answerAccess = async (
  { env }: Pick<AccessCall, "env">,
  access: Access,
): Promise<Result<Reply>> => {
  const step = accessStepOf(access);
  const list = step === "LIST" ? await listConnections(env, access) : noList;
  const challenge = accessChallengeView(access);
  const headers = { "set-cookie": await accessField(env, access) };
  return reply(200, { step, challenge, ...list }, headers);
};
