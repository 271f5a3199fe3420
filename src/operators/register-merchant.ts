import type { InferOutput } from "valibot";
import { ok, type Result } from "../kernel/result.ts";
import { now } from "../platform/clock.ts";
import { randomBase62 } from "../platform/crypto.ts";
import { database } from "../platform/database.ts";
import type { Reply } from "../platform/edge.ts";
import { merchantSettings, merchants } from "../platform/schema.ts";
import type { AdminCall } from "./audit.ts";
import { create } from "./commit.ts";
import { checkSettings } from "./merchant-settings.ts";
import type { registerMerchantRequest } from "./requests.ts";
import { type MerchantRow, merchantView } from "./views.ts";

/** `POST /admin/v1/merchants`: a merchant that trades in the modes it has settings for. */
export const registerMerchant = async (
  call: AdminCall<InferOutput<typeof registerMerchantRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const at = now();
  const merchant: MerchantRow = {
    merchantId: `mer_${randomBase62()}`,
    name: body.name,
    status: "ACTIVE",
    createdAt: at,
    updatedAt: at,
  };
  const { test, live } = body.modes;
  const inTest = test ? checkSettings(env, merchant.merchantId, "test", test) : ok(null);
  if (!inTest.ok) return inTest;
  const inLive = live ? checkSettings(env, merchant.merchantId, "live", live) : ok(null);
  if (!inLive.ok) return inLive;

  const view = merchantView(merchant, { test: inTest.value, live: inLive.value });
  const settings = [inTest.value, inLive.value].filter((row) => row !== null);
  return create(call, {
    collection: "/admin/v1/merchants",
    id: merchant.merchantId,
    insert: database(env).insert(merchants).values(merchant),
    alongside: [database(env).insert(merchantSettings).values(settings)],
    audit: { action: "merchant.registered", subject: merchant.merchantId, details: view },
    answer: { show: view },
  });
};
