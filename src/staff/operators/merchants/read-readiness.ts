import { and, eq, ne } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Database, database } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { applyDue } from "../../../frame/records/apply-due.ts";
import { keysOf } from "../../../frame/records/keys.ts";
import { keys } from "../../../frame/records/schema.ts";
import { readBankOfIban } from "../../../network/banks/bank-records.ts";
import { merchantStanding } from "../../../network/parties/merchant-standing.ts";
import { readSettings } from "../../../network/parties/read-settings.ts";
import type { SettlementStrategy } from "../../../network/parties/settings.ts";
import { type AdminCall, admin } from "../administration.ts";
import { findMerchant } from "./read-merchants.ts";
import { judgeReadiness } from "./readiness.ts";
import type { readinessQuery } from "./readiness-schemas.ts";

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
