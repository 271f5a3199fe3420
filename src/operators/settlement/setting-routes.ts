import { type Route, route } from "../../platform/edge.ts";
import type { GatewayEnv } from "../../platform/env.ts";
import * as answers from "../answers.ts";
import { changes, reads } from "../guards.ts";
import * as requests from "../requests.ts";
import { readNumbers, setNumbers } from "./settings.ts";

/** The gateway's settings that are a number for each mode. */
const fees = "/admin/v1/fees";
const chargeNotice = "/admin/v1/charge-notice";

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
];
