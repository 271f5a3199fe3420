import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { maskIban } from "../kernel/iban.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { merchantSettings, merchants } from "../platform/schema.ts";
import { type AdminCall, commit } from "./administration.ts";
import { checkSettings } from "./merchant-settings.ts";
import { findMerchant } from "./read-merchants.ts";
import type { changeMerchantRequest, ModeSettingsChange } from "./requests.ts";
import { merchantView, type SettingsRow } from "./views.ts";

type Change = InferOutput<typeof changeMerchantRequest>;

/** `PATCH /admin/v1/merchants/{merchant_id}`; settings for a new mode open that mode. */
export const changeMerchant = async (
  call: AdminCall<Change, { merchant_id: string }>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const merchantId = call.path.merchant_id;
  const done = await commit(call, async (db, at) => {
    const found = await findMerchant(env, merchantId);
    if (!found) return refuse("NOT_FOUND");
    const inTest = changeSettings(env, merchantId, "test", found.test, body.modes?.test);
    if (!inTest.ok) return inTest;
    const inLive = changeSettings(env, merchantId, "live", found.live, body.modes?.live);
    if (!inLive.ok) return inLive;
    const update = db
      .update(merchants)
      .set({ name: body.name, status: body.status, updatedAt: at })
      .where(eq(merchants.merchantId, merchantId));
    const target = [merchantSettings.merchantId, merchantSettings.mode];
    const upserts = [inTest.value, inLive.value]
      .filter((row) => row !== null)
      .map((row) =>
        db.insert(merchantSettings).values(row).onConflictDoUpdate({ target, set: row }),
      );
    const details = auditDetails(body);
    return ok({
      statements: [update, ...upserts],
      entries: [{ action: "merchant.changed", subject: merchantId, details }],
      answer: null,
    });
  });
  if (!done.ok) return done;
  const changed = await findMerchant(env, merchantId);
  return changed ? reply(200, merchantView(changed.merchant, changed)) : refuse("NOT_FOUND");
};

/** The changed settings, checked again as a whole; null if nothing changes. */
const changeSettings = (
  env: GatewayEnv,
  merchantId: string,
  mode: Mode,
  present: SettingsRow | null,
  change: ModeSettingsChange | undefined,
): Result<SettingsRow | null> => {
  if (!change || Object.keys(change).length === 0) return ok(null);
  const settlementIban = change.settlement_iban ?? present?.settlementIban;
  if (settlementIban === undefined) {
    const field = `modes.${mode}.settlement_iban`;
    const message = `${field}: is required to open this mode`;
    return refuse("VALIDATION_FAILED", { field, message });
  }
  const { webhook_url: webhookUrl, settlement_strategy: strategy } = change;
  const isNewAccount = change.settlement_iban !== undefined;
  return checkSettings(env, merchantId, mode, {
    settlement_iban: settlementIban,
    webhook_url: webhookUrl === undefined ? (present?.webhookUrl ?? null) : webhookUrl,
    optional_events: change.optional_events ?? present?.optionalEvents ?? [],
    settlement_strategy: strategy === undefined ? (present?.settlementStrategy ?? null) : strategy,
    // The bank of the former account granted the authority, only for that account.
    refund_authority:
      change.refund_authority ?? (isNewAccount ? false : (present?.refundAuthority ?? false)),
  });
};

/** The changes for the audit log, with masked account numbers. */
const auditDetails = ({ modes, ...rest }: Change): Record<string, unknown> => ({
  ...rest,
  ...(modes ? { modes: { test: maskSettings(modes.test), live: maskSettings(modes.live) } } : {}),
});

const maskSettings = (change: ModeSettingsChange | undefined) =>
  change?.settlement_iban === undefined
    ? change
    : { ...change, settlement_iban: maskIban(change.settlement_iban) };
