import { json } from "../../../base/platform/contract.ts";
import { type Route, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import * as answers from "../answers.ts";
import { changes, reads } from "../guards.ts";
import * as requests from "../requests.ts";
import { readNumbers, readRefundLimit, setNumbers, setRefundLimit } from "./settings.ts";

/** The gateway's settings that are numbers. */
const fees = "/admin/v1/fees";
const chargeNotice = "/admin/v1/charge-notice";
const refundLimit = "/admin/v1/staff-refund-limit";

export const settingRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readFees",
    method: "GET",
    paths: [fees],
    summary: "Read the gateway's fee in each mode",
    guard: reads,
    answers: { 200: answers.fees },
    step: readNumbers("gateway_fee"),
  }),
  route({
    id: "setFees",
    method: "PUT",
    paths: [fees],
    summary: "Set the gateway's fee in each mode",
    guard: changes,
    body: requests.feesRequest,
    answers: { 200: answers.fees },
    step: setNumbers("gateway_fee"),
  }),
  route({
    id: "readChargeNotice",
    method: "GET",
    paths: [chargeNotice],
    summary: "Read the notice that charges of mandates need in each mode",
    guard: reads,
    answers: { 200: answers.chargeNotice },
    step: readNumbers("notice_days"),
  }),
  route({
    id: "setChargeNotice",
    method: "PUT",
    paths: [chargeNotice],
    summary: "Set the notice that charges of mandates need in each mode",
    description: "Charges that are announced already keep their date.",
    guard: changes,
    body: requests.chargeNoticeRequest,
    answers: { 200: answers.chargeNotice },
    step: setNumbers("notice_days"),
  }),
  route({
    id: "readRefundLimit",
    method: "GET",
    paths: [refundLimit],
    summary: "Read what staff may refund of a live payment without an approver",
    guard: reads,
    answers: { 200: answers.refundLimit },
    step: readRefundLimit,
  }),
  route({
    id: "setRefundLimit",
    method: "PUT",
    paths: [refundLimit],
    summary: "Set what staff may refund of a live payment without an approver",
    description: "A lower amount is in force at once. A higher one is a proposal (202).",
    guard: changes,
    body: requests.refundLimitRequest,
    answers: { 200: answers.refundLimit, 202: json(answers.unchangedRefundLimit) },
    refusals: ["CHANGE_PENDING"],
    step: setRefundLimit,
  }),
];
