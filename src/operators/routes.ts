import { adminKey } from "../parties/guards.ts";
import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { addBankKey, addMerchantKey } from "./add-key.ts";
import { addAdminKey, listAdminKeys, readOneAdminKey, retireAdminKey } from "./admin-keys.ts";
import { listAudit, listHeads, verifyAudit } from "./administration.ts";
import { changeBank } from "./change-bank.ts";
import { changeMerchant } from "./change-merchant.ts";
import { listBanks, readOneBank } from "./read-banks.ts";
import { listKeys, readOneKey } from "./read-keys.ts";
import { listMerchants, readOneMerchant } from "./read-merchants.ts";
import { listReconciliation, readReconciliation } from "./read-reconciliation.ts";
import { registerBank } from "./register-bank.ts";
import { registerMerchant } from "./register-merchant.ts";
import {
  addAdminKeyRequest,
  addBankKeyRequest,
  addMerchantKeyRequest,
  changeBankRequest,
  changeMerchantRequest,
  feesRequest,
  registerBankRequest,
  registerMerchantRequest,
  resolveRequest,
  strategyRequest,
} from "./requests.ts";
import { resolveMovement } from "./resolve-movement.ts";
import { promoteKey, retireKey } from "./rotate-key.ts";
import { readFees, readSettlementStrategy, setFees, setSettlementStrategy } from "./settings.ts";

/** The admin API (contract/general.md § Admin paths): support reads, operators change. */
const reads = adminKey("support");
const changes = adminKey("operator");
const owns = adminKey("owner");

const banks = "/admin/v1/banks";
const oneBank = `${banks}/:bank_id`;
const merchants = "/admin/v1/merchants";
const oneMerchant = `${merchants}/:merchant_id`;
const adminKeys = "/admin/v1/admin-keys";
const strategy = "/admin/v1/settlement-strategy";
const fees = "/admin/v1/fees";
const reconciliation = "/admin/v1/reconciliation";
const audit = "/admin/v1/audit";

export const operatorRoutes: readonly Route<GatewayEnv>[] = [
  route({
    method: "POST",
    paths: [banks],
    guard: changes,
    body: registerBankRequest,
    step: registerBank,
  }),
  route({ method: "GET", paths: [banks], guard: reads, step: listBanks }),
  route({ method: "GET", paths: [oneBank], guard: reads, step: readOneBank }),
  route({
    method: "PATCH",
    paths: [oneBank],
    guard: changes,
    body: changeBankRequest,
    step: changeBank,
  }),
  route({
    method: "POST",
    paths: [`${oneBank}/keys`],
    guard: changes,
    body: addBankKeyRequest,
    step: addBankKey,
  }),

  route({
    method: "POST",
    paths: [merchants],
    guard: changes,
    body: registerMerchantRequest,
    step: registerMerchant,
  }),
  route({ method: "GET", paths: [merchants], guard: reads, step: listMerchants }),
  route({ method: "GET", paths: [oneMerchant], guard: reads, step: readOneMerchant }),
  route({
    method: "PATCH",
    paths: [oneMerchant],
    guard: changes,
    body: changeMerchantRequest,
    step: changeMerchant,
  }),
  route({
    method: "POST",
    paths: [`${oneMerchant}/keys`],
    guard: changes,
    body: addMerchantKeyRequest,
    step: addMerchantKey,
  }),

  route({
    method: "GET",
    paths: [`${oneBank}/keys`, `${oneMerchant}/keys`],
    guard: reads,
    step: listKeys,
  }),
  route({
    method: "GET",
    paths: [`${oneBank}/keys/:key_id`, `${oneMerchant}/keys/:key_id`],
    guard: reads,
    step: readOneKey,
  }),
  route({
    method: "POST",
    paths: [`${oneBank}/keys/:key_id/promote`, `${oneMerchant}/keys/:key_id/promote`],
    guard: changes,
    step: promoteKey,
  }),
  route({
    method: "POST",
    paths: [`${oneBank}/keys/:key_id/retire`, `${oneMerchant}/keys/:key_id/retire`],
    guard: changes,
    step: retireKey,
  }),

  route({ method: "GET", paths: [strategy], guard: reads, step: readSettlementStrategy }),
  route({
    method: "PUT",
    paths: [strategy],
    guard: changes,
    body: strategyRequest,
    step: setSettlementStrategy,
  }),
  route({ method: "GET", paths: [fees], guard: reads, step: readFees }),
  route({ method: "PUT", paths: [fees], guard: changes, body: feesRequest, step: setFees }),

  route({
    method: "POST",
    paths: [adminKeys],
    guard: owns,
    body: addAdminKeyRequest,
    step: addAdminKey,
  }),
  route({ method: "GET", paths: [adminKeys], guard: owns, step: listAdminKeys }),
  route({ method: "GET", paths: [`${adminKeys}/:key_id`], guard: owns, step: readOneAdminKey }),
  route({
    method: "POST",
    paths: [`${adminKeys}/:key_id/retire`],
    guard: owns,
    step: retireAdminKey,
  }),
  route({ method: "GET", paths: [reconciliation], guard: reads, step: listReconciliation }),
  route({
    method: "GET",
    paths: [`${reconciliation}/:payment_id`],
    guard: reads,
    step: readReconciliation,
  }),
  route({
    method: "POST",
    paths: [`${reconciliation}/:payment_id/resolve`],
    guard: changes,
    body: resolveRequest,
    step: resolveMovement,
  }),
  route({ method: "GET", paths: [audit], guard: reads, step: listAudit }),
  route({ method: "GET", paths: [`${audit}/heads`], guard: reads, step: listHeads }),
  route({ method: "GET", paths: [`${audit}/verification`], guard: reads, step: verifyAudit }),
];
