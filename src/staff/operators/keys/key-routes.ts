import { eq } from "drizzle-orm";
import { bankId, merchantId, tppId } from "../../../base/kernel/fields.ts";
import { ok, refuse } from "../../../base/kernel/result.ts";
import { database } from "../../../base/platform/database.ts";
import type { Route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { banks, merchantSettings, merchants, tpps } from "../../../base/platform/schema.ts";
import { partyKeyRoutes } from "../../../frame/records/party-key-routes.ts";
import { addedKey, key } from "../answers.ts";
import * as requests from "../requests.ts";
import { keyBook } from "./issue-keys.ts";

const answers = { key, addedKey };
const retire = { refusals: ["KEY_IN_USE"] } as const;

/** The keys of banks, merchants and TPPs (records/party-keys.ts). */
export const keyRoutes: readonly Route<GatewayEnv>[] = [
  ...partyKeyRoutes(keyBook, {
    kind: "BANK",
    name: "Bank",
    owner: "bank",
    id: bankId,
    answers,
    retire,
    parent: "/admin/v1/banks",
    add: {
      summary: "Add a key between a bank and the gateway",
      body: requests.addBankKeyRequest,
    },
    find: (env, id) =>
      database(env).select({ mode: banks.mode }).from(banks).where(eq(banks.bank_id, id)).get(),
    slot: ({ mode }, { kind }) => ok({ mode, kind }),
  }),
  ...partyKeyRoutes(keyBook, {
    kind: "MERCHANT",
    name: "Merchant",
    owner: "merchant",
    id: merchantId,
    answers,
    retire,
    parent: "/admin/v1/merchants",
    add: {
      summary: "Add an API key or a signing secret",
      body: requests.addMerchantKeyRequest,
      refusals: ["INVALID_STATE"],
    },
    /** The modes that it trades in: one row of nulls if none. */
    async find(env, id) {
      const rows = await database(env)
        .select({ mode: merchantSettings.mode })
        .from(merchants)
        .leftJoin(merchantSettings, eq(merchantSettings.merchant_id, merchants.merchant_id))
        .where(eq(merchants.merchant_id, id));
      return rows.length === 0 ? null : rows.map(({ mode }) => mode);
    },
    slot: (modes, { mode, kind }) => {
      if (modes.includes(mode)) return ok({ mode, kind });
      const message = `mode: the merchant has no settings for ${mode}`;
      return refuse("VALIDATION_FAILED", { field: "mode", message });
    },
  }),
  ...partyKeyRoutes(keyBook, {
    kind: "TPP",
    name: "Tpp",
    owner: "TPP",
    id: tppId,
    answers,
    retire,
    parent: "/admin/v1/tpps",
    add: {
      summary: "Add a client secret or a signing secret",
      description: "A client has two secrets at most, while one replaces the other.",
      body: requests.addTppKeyRequest,
      refusals: ["INVALID_STATE"],
    },
    find: (env, id) =>
      database(env).select({ mode: tpps.mode }).from(tpps).where(eq(tpps.tpp_id, id)).get(),
    slot: ({ mode }, { kind }) => ok({ mode, kind }),
  }),
];
