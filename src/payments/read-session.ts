import type { Result } from "../kernel/result.ts";
import type { MerchantCaller } from "../parties/guards.ts";
import { type Call, type Reply, replyWith } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import type { SessionPath } from "./requests.ts";
import { sessionById } from "./session-address.ts";

type OwnCall = Pick<
  Call<GatewayEnv, MerchantCaller, unknown, SessionPath>,
  "env" | "caller" | "path"
>;

/** The session or the payment, as its merchant sees it. Another merchant's session is not found. */
const readOwn =
  (view: "session" | "payment") =>
  async ({ env, caller: { merchant_id, mode }, path }: OwnCall): Promise<Result<Reply>> =>
    replyWith(await sessionById(env, path.id)?.view({ view, merchant_id, mode }));

/** GET /payments/sessions/{id}. */
export const readSessionStep = readOwn("session");

/** GET /payments/{id}/status (§2.4). */
export const readPaymentStatusStep = readOwn("payment");
