import { and, eq, ne } from "drizzle-orm";
import type { InferOutput } from "valibot";
import * as v from "valibot";
import { flag, orNull } from "../../../base/kernel/answer-words.ts";
import { merchantId, mode, named, text } from "../../../base/kernel/fields.ts";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Database, database } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { applyDue } from "../../../frame/records/apply-due.ts";
import { keysOf } from "../../../frame/records/keys.ts";
import { keys } from "../../../frame/records/schema.ts";
import { readBankOfIban } from "../../../network/banks/bank-records.ts";
import { readSettings } from "../../../network/parties/administration.ts";
import { type MerchantStanding, merchantStanding } from "../../../network/parties/merchants.ts";
import type { SettlementStrategy } from "../../../network/parties/settings.ts";
import { type AdminCall, admin } from "../administration.ts";
import { findMerchant } from "./read-merchants.ts";

/** What must be configured before a merchant trades in a mode (docs/decisions/120). */
export interface ReadinessFacts {
  status: MerchantStanding;
  hasSettings: boolean;
  hasApiKey: boolean;
  hasSigningSecret: boolean;
  hasWebhook: boolean;
  /** Whether the settlement account's bank takes new payments in this mode. */
  bankIsOpen: boolean;
  /** Whether the merchant's strategy finds a way to an account at any bank. */
  reachesEveryBank: boolean;
  refundAuthority: boolean;
  hasSupport: boolean;
}

const must = true;
const may = false;

/** In the order in which staff do them: whether it is needed, what shows it, and what to do. */
export const readinessChecks = [
  ["MERCHANT_ACTIVE", must, (it) => it.status === "ACTIVE", "Change the merchant to ACTIVE."],
  [
    ...(["MODE_OPEN", must] as const),
    (it) => it.hasSettings,
    "Change the merchant: add modes.{mode} with its settlement_iban.",
  ],
  [
    ...(["SETTLEMENT_BANK", must] as const),
    (it) => it.bankIsOpen,
    "Enrol and activate the bank of settlement_iban in this mode, or choose an account elsewhere.",
  ],
  [
    ...(["EVERY_BANK_REACHED", may] as const),
    (it) => it.reachesEveryBank,
    "Configure the rail of this mode, and a strategy that uses it: else only one bank can pay.",
  ],
  ["API_KEY", must, (it) => it.hasApiKey, "Add a key of the kind API in this mode."],
  [
    "WEBHOOK_URL",
    must,
    (it) => it.hasWebhook,
    "Change the merchant: set modes.{mode}.webhook_url.",
  ],
  [
    ...(["SIGNING_SECRET", must] as const),
    (it) => it.hasSigningSecret,
    "Add a key of the kind SIGNING in this mode.",
  ],
  [
    ...(["REFUND_AUTHORITY", may] as const),
    (it) => it.refundAuthority,
    "Without its bank's authority the merchant cannot refund. Change modes.{mode}.refund_authority.",
  ],
  [
    ...(["SUPPORT_CONTACT", may] as const),
    (it) => it.hasSupport,
    "Set support_email or support_url, so that customers know whom to ask.",
  ],
] as const satisfies readonly (readonly [
  check: string,
  required: boolean,
  isDone: (facts: ReadinessFacts) => boolean,
  how: string,
])[];

/** Every check, and whether all that are required are done. */
export const judgeReadiness = (facts: ReadinessFacts, mode: string) => {
  const checks = readinessChecks.map(([check, required, isDone, how]) => {
    const done = isDone(facts);
    return { check, required, done, how: done ? null : how.replace("{mode}", mode) };
  });
  return { ready: checks.every(({ required, done }) => done || !required), checks };
};

type Call = AdminCall<unknown, { merchant_id: string }, InferOutput<typeof readinessQuery>>;

/** `GET /admin/v1/merchants/{merchant_id}/readiness`: what it lacks to trade in a mode. */
export const readReadiness = async ({ env, path, query }: Call): Promise<Result<Reply>> => {
  await applyDue(admin, env);
  const { mode } = query;
  const found = await findMerchant(env, path.merchant_id);
  if (!found) return refuse("NOT_FOUND");
  const { merchant } = found;
  const settings = found[mode];
  const fresh = { fresh: true };
  const [kinds, bank, operators] = await Promise.all([
    keyKinds(database(env), merchant.merchant_id, mode),
    settings && readBankOfIban(env, settings.settlement_iban, mode, fresh),
    readSettings(env, fresh),
  ]);
  const strategy = settings?.settlement_strategy ?? operators.settlement_strategy[mode];
  const judged = judgeReadiness(
    {
      status: merchantStanding(merchant),
      hasSettings: settings !== null,
      hasApiKey: kinds.has("API"),
      hasSigningSecret: kinds.has("SIGNING"),
      hasWebhook: Boolean(settings?.webhook_url),
      bankIsOpen: bank?.status === "ACTIVE" && bank.takes_new,
      reachesEveryBank: reachesEveryBank(env, mode, strategy),
      refundAuthority: settings?.refund_authority === true,
      hasSupport: Boolean(merchant.support_email ?? merchant.support_url),
    },
    mode,
  );
  return reply(200, { merchant_id: merchant.merchant_id, mode, ...judged });
};

const reachesEveryBank = (env: GatewayEnv, mode: Mode, strategy: SettlementStrategy): boolean => {
  const rail = mode === "test" ? env.TEST_RAIL_URL : env.LIVE_RAIL_URL;
  return strategy !== "SAME_BANK_ONLY" && Boolean(rail);
};

/** The kinds of keys in force that the merchant has in a mode. */
const keyKinds = async (db: Database, id: string, mode: Mode): Promise<Set<string>> => {
  const rows = await db
    .select({ kind: keys.kind })
    .from(keys)
    .where(and(keysOf({ kind: "MERCHANT", id }), eq(keys.mode, mode), ne(keys.status, "RETIRED")));
  return new Set(rows.map(({ kind }) => kind));
};

export const readinessQuery = v.object({ mode: v.optional(mode, "live") });

export const readiness = v.pipe(
  v.strictObject({
    merchant_id: merchantId,
    mode,
    ready: flag("Whether everything required is done.", false),
    checks: v.array(
      v.strictObject({
        check: v.picklist(readinessChecks.map(([check]) => check)),
        required: flag("Others are only recommended.", true),
        done: flag("Whether it is done.", false),
        how: orNull(
          text("What to do.", "Add a key of the kind API in this mode."),
          "What to do; null if it is done.",
          "Add a key of the kind API in this mode.",
        ),
      }),
    ),
  }),
  named("Readiness", "What a merchant still needs before it trades in a mode."),
);
