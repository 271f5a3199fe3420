import { and, eq, ne } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { merchants } from "../../../base/platform/schema.ts";
import { keysOf } from "../../../frame/records/keys.ts";
import { keys } from "../../../frame/records/schema.ts";
import { type AdminCall, commit } from "../administration.ts";
import type { closeMerchantRequest } from "../requests.ts";
import { merchantView } from "../views.ts";
import { findMerchant } from "./read-merchants.ts";

type Call = AdminCall<InferOutput<typeof closeMerchantRequest>, { merchant_id: string }>;

/**
 * `POST /admin/v1/merchants/{merchant_id}/close`: its API keys end in the same batch, in both
 * modes, and it gets no others. One person can do it, because it only takes away
 * (docs/decisions/162). The signing secrets stay, because events of what is under way are still
 * sent. A repeat changes nothing.
 * @rule A3.4 A3.6
 */
export const closeMerchant = async (call: Call): Promise<Result<Reply>> => {
  const { env, path, body } = call;
  const merchantId = path.merchant_id;
  const done = await commit(call, async (db, at) => {
    const found = await findMerchant(env, merchantId);
    if (!found) return refuse("NOT_FOUND");
    if (found.merchant.closed_at !== null) return ok({ statements: [], entries: [], answer: null });
    const close = db
      .update(merchants)
      .set({ closed_at: at, updated_at: at })
      .where(eq(merchants.merchant_id, merchantId));
    const isValidKey = and(
      keysOf({ kind: "MERCHANT", id: merchantId }),
      eq(keys.kind, "API"),
      ne(keys.status, "RETIRED"),
    );
    const endKeys = db.update(keys).set({ status: "RETIRED", retiredAt: at }).where(isValidKey);
    const details = { note: body.note };
    return ok({
      statements: [close, endKeys],
      entries: [{ action: "merchant.closed", subject: merchantId, details }],
      answer: null,
    });
  });
  if (!done.ok) return done;
  const closed = await findMerchant(env, merchantId);
  return closed ? reply(200, merchantView(closed.merchant, closed)) : refuse("NOT_FOUND");
};
