import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { maskIban } from "../kernel/iban.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { merchantSettings, merchants } from "../platform/schema.ts";
import { type AdminCall, audit } from "./audit.ts";
import { commit } from "./commit.ts";
import { checkSettings, refuseIban } from "./merchant-settings.ts";
import { findMerchant } from "./read-merchants.ts";
import type { changeMerchantRequest, ModeSettingsChange } from "./requests.ts";
import { merchantView, type SettingsRow } from "./views.ts";

type Change = InferOutput<typeof changeMerchantRequest>;

/** `PATCH /admin/v1/merchants/{merchant_id}`; settings for a further mode open that mode. */
export const changeMerchant = async (call: AdminCall<Change>): Promise<Result<Reply>> => {
  const { env, body } = call;
  const merchantId = call.param("merchant_id");
  const found = await findMerchant(env, merchantId);
  if (!found) return refuse("NOT_FOUND");
  const inTest = changeSettings(env, merchantId, "test", found.test, body.modes?.test);
  if (!inTest.ok) return inTest;
  const inLive = changeSettings(env, merchantId, "live", found.live, body.modes?.live);
  if (!inLive.ok) return inLive;

  const db = database(env);
  const update = db
    .update(merchants)
    .set({ name: body.name, status: body.status, updatedAt: now() })
    .where(eq(merchants.merchantId, merchantId));
  const upserts = [inTest.value, inLive.value]
    .filter((row) => row !== null)
    .map(({ whole, changed }) =>
      db
        .insert(merchantSettings)
        .values(whole)
        .onConflictDoUpdate({
          target: [merchantSettings.merchantId, merchantSettings.mode],
          set: changed,
        }),
    );
  const entry = { action: "merchant.changed", subject: merchantId, details: auditDetails(body) };
  const committed = await commit(env, [update, ...upserts, audit(call, entry)]);
  if (!committed.ok) return committed;
  const changed = await findMerchant(env, merchantId);
  return changed ? reply(200, merchantView(changed.merchant, changed)) : refuse("NOT_FOUND");
};

interface SettingsUpdate {
  /** What is written when the mode is opened. */
  whole: SettingsRow;
  /** What is written over present settings: so changes of other members at the same time stay. */
  changed: Partial<SettingsRow>;
}

/** The settings with the change, judged anew as a whole; null where nothing changes. */
const changeSettings = (
  env: GatewayEnv,
  merchantId: string,
  mode: Mode,
  present: SettingsRow | null,
  change: ModeSettingsChange | undefined,
): Result<SettingsUpdate | null> => {
  if (!change || Object.keys(change).length === 0) return ok(null);
  const settlementIban = change.settlement_iban ?? present?.settlementIban;
  if (settlementIban === undefined) return refuseIban(mode, "is required to open this mode");
  const { webhook_url: webhookUrl, settlement_strategy: strategy } = change;
  const isNewAccount = change.settlement_iban !== undefined;
  const checked = checkSettings(env, merchantId, mode, {
    settlement_iban: settlementIban,
    webhook_url: webhookUrl === undefined ? (present?.webhookUrl ?? null) : webhookUrl,
    optional_events: change.optional_events ?? present?.optionalEvents ?? [],
    settlement_strategy: strategy === undefined ? (present?.settlementStrategy ?? null) : strategy,
    // The authority was granted by the bank of the former account, for that account.
    refund_authority:
      change.refund_authority ?? (isNewAccount ? false : (present?.refundAuthority ?? false)),
  });
  if (!checked.ok) return checked;
  const whole = checked.value;
  const changed: Partial<SettingsRow> = {
    ...(isNewAccount ? { settlementIban: whole.settlementIban } : {}),
    ...(webhookUrl === undefined ? {} : { webhookUrl }),
    ...(change.optional_events ? { optionalEvents: whole.optionalEvents } : {}),
    ...(strategy === undefined ? {} : { settlementStrategy: strategy }),
    ...(isNewAccount || change.refund_authority !== undefined
      ? { refundAuthority: whole.refundAuthority }
      : {}),
  };
  return ok({ whole, changed });
};

/** What was changed, account numbers masked. */
const auditDetails = ({ modes, ...rest }: Change): Record<string, unknown> => ({
  ...rest,
  ...(modes ? { modes: { test: maskSettings(modes.test), live: maskSettings(modes.live) } } : {}),
});

const maskSettings = (change: ModeSettingsChange | undefined) =>
  change?.settlement_iban === undefined
    ? change
    : { ...change, settlement_iban: maskIban(change.settlement_iban) };
