import type { Result } from "../../base/kernel/result.ts";
import { type Call, type Reply, replyWith } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { findObject, type ObjectKind } from "../../frame/objects/kinds.ts";
import type { MerchantCaller } from "../../network/parties/guards.ts";
import type { MerchantViewer } from "./refund-record.ts";
import type { SessionPath } from "./requests.ts";
import { sessionById } from "./address.ts";

type OwnCall = Pick<
  Call<GatewayEnv, MerchantCaller, unknown, SessionPath>,
  "env" | "caller" | "path"
>;

/** GET /payments/sessions/{id}: for its merchant. Another merchant's session is not found. */
export const readSessionStep = async ({ env, caller, path }: OwnCall): Promise<Result<Reply>> => {
  const { merchant_id, mode } = caller;
  return replyWith(await sessionById(env, path.id)?.view({ view: "session", merchant_id, mode }));
};

interface PaymentStub {
  view(request: { view: "payment" } & MerchantViewer): Promise<Result<string> | null>;
}

/** GET /payments/{id}/status (P6.3). `kinds`: the kinds of objects that are payments. */
export const readPaymentStatusStep =
  (kinds: readonly ObjectKind[]) =>
  async ({ env, caller, path }: OwnCall): Promise<Result<Reply>> => {
    const { merchant_id, mode } = caller;
    const found = findObject<PaymentStub>(env, kinds, path.id);
    return replyWith(await found?.stubOf().view({ view: "payment", merchant_id, mode }));
  };
