import type { InferOutput } from "valibot";
import { ok, type Result } from "../../../base/kernel/result.ts";
import { randomBase62 } from "../../../base/platform/crypto.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import { type MerchantRow, merchantSettings, merchants } from "../../../base/platform/schema.ts";
import { type AdminCall, create } from "../administration.ts";
import { refuseBrand } from "../brand.ts";
import type { registerMerchantRequest } from "../requests.ts";
import { merchantView } from "../views.ts";
import { checkSettings } from "./merchant-settings.ts";

/** `POST /admin/v1/merchants`: a merchant with settings for each mode that it trades in. */
export const registerMerchant = async (
  call: AdminCall<InferOutput<typeof registerMerchantRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const { idempotency_key: _, modes, ...fields } = body;
  const merchantId = `mer_${randomBase62()}`;
  const refused = refuseBrand(env, body);
  if (refused) return refused;
  const { test, live } = modes;
  const inTest = test ? checkSettings(env, merchantId, "test", test) : ok(null);
  if (!inTest.ok) return inTest;
  const inLive = live ? checkSettings(env, merchantId, "live", live) : ok(null);
  if (!inLive.ok) return inLive;

  const settings = [inTest.value, inLive.value].filter((row) => row !== null);
  return create(call, "/admin/v1/merchants", async (db, at) => {
    const merchant: MerchantRow = {
      ...fields,
      merchant_id: merchantId,
      status: "ACTIVE",
      closed_at: null,
      created_at: at,
      updated_at: at,
    };
    const view = merchantView(merchant, { test: inTest.value, live: inLive.value });
    return ok({
      statements: [
        db.insert(merchants).values(merchant),
        db.insert(merchantSettings).values(settings),
      ],
      entries: [{ action: "merchant.registered", subject: merchantId, details: view }],
      location: `/admin/v1/merchants/${merchantId}`,
      answer: { show: view },
    });
  });
};
