import * as v from "valibot";
import { bankId } from "../../../base/kernel/fields.ts";
import { created, empty, json } from "../../../base/platform/contract.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { listOf, pageQuery } from "../../../base/platform/lists.ts";
import { changes, reads } from "../administration.ts";
import * as answers from "../answers.ts";
import * as requests from "../requests.ts";
import { changeBank, closeBank, registerBank } from "./change-bank.ts";
import * as schemas from "./read-banks.ts";
import {
  cancelMaintenance,
  listBanks,
  listMaintenance,
  planMaintenance,
  probeOneBank,
  readOneBank,
} from "./read-banks.ts";

/** The admin API of banks. */
const banks = "/admin/v1/banks";
const oneBank = `${banks}/:bank_id`;
const bankPath = v.object({ bank_id: bankId });

export const bankRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "registerBank",
    method: "POST",
    paths: [banks],
    summary: "Enrol a bank in one mode",
    description: "A live bank is SUSPENDED at first. Its activation is a proposal (PATCH, 202).",
    guard: changes,
    body: requests.registerBankRequest,
    idempotent: true,
    answers: { 201: created(answers.bank) },
    refusals: ["ALREADY_EXISTS"],
    step: registerBank,
  }),
  route({
    id: "listBanks",
    method: "GET",
    paths: [banks],
    summary: "List banks, newest first",
    guard: reads,
    query: pageQuery,
    answers: { 200: listOf(answers.bank) },
    step: listBanks,
  }),
  route({
    id: "readBank",
    method: "GET",
    paths: [oneBank],
    summary: "Read a bank",
    guard: reads,
    path: bankPath,
    answers: { 200: answers.bank },
    step: readOneBank,
  }),
  route({
    id: "changeBank",
    method: "PATCH",
    paths: [oneBank],
    summary: "Change a bank",
    description:
      "In live mode a new core_base_url, institution_code, iban_prefixes or status ACTIVE is a " +
      "proposal (202): it needs an approver and takes effect after the delay.",
    guard: changes,
    path: bankPath,
    body: requests.changeBankRequest,
    answers: { 200: answers.bank, 202: json(answers.unchangedBank) },
    refusals: ["ALREADY_EXISTS", "CHANGE_PENDING"],
    step: changeBank,
  }),
  route({
    id: "probeBank",
    method: "POST",
    paths: [`${oneBank}/probe`],
    summary: "Ask a bank for a prompt that does not exist, to see whether it answers",
    description:
      "A push-status for a made-up push_token. Nothing moves, whatever the bank answers.",
    guard: changes,
    path: bankPath,
    answers: { 200: answers.probedBank },
    refusals: ["INVALID_STATE"],
    step: probeOneBank,
  }),
  route({
    id: "closeBank",
    method: "POST",
    paths: [`${oneBank}/close`],
    summary: "Close a bank",
    description:
      "No payer, consent or mandate is taken there any more. What has begun goes on until " +
      "closes_at; then only calls about money under way reach it. PATCH with ACTIVE opens it again.",
    guard: changes,
    path: bankPath,
    body: schemas.closeBankRequest,
    answers: {
      200: json(answers.bank, { status: "CLOSED", closes_at: "2026-11-22T09:30:00.000Z" }),
    },
    step: closeBank,
  }),
  route({
    id: "planMaintenance",
    method: "POST",
    paths: [`${oneBank}/maintenance`],
    summary: "Announce a time in which a bank does not work",
    description: "Hosted pages show it to customers. Calls to the bank are made all the same.",
    guard: changes,
    path: bankPath,
    body: schemas.planMaintenanceRequest,
    idempotent: true,
    answers: { 201: created(schemas.maintenance) },
    step: planMaintenance,
  }),
  route({
    id: "listMaintenance",
    method: "GET",
    paths: [`${oneBank}/maintenance`],
    summary: "List a bank's planned maintenance, newest first",
    guard: reads,
    path: bankPath,
    query: pageQuery,
    answers: { 200: listOf(schemas.maintenance) },
    step: listMaintenance,
  }),
  route({
    id: "cancelMaintenance",
    method: "DELETE",
    paths: [`${oneBank}/maintenance/:window_id`],
    summary: "Take back an announcement",
    guard: changes,
    path: v.object({ bank_id: bankId, window_id: schemas.windowId }),
    answers: { 204: empty("Customers see it no more.") },
    step: cancelMaintenance,
  }),
];
