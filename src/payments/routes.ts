import { bankKey, merchantKey, railKey } from "../parties/guards.ts";
import { type Route, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { creditCallbackRequest } from "../transfers/rail.ts";
import { creditStep, pushResultStep } from "./callbacks.ts";
import { cancelStep, merchantOrCustomer } from "./cancel.ts";
import { checkoutStep } from "./checkout-token.ts";
import { confirmStep } from "./confirm.ts";
import { createSessionStep, initiateStep } from "./create-session.ts";
import { listSessionsStep } from "./list-sessions.ts";
import { readPaymentStatusStep, readSessionStep } from "./read-session.ts";
import { createRefundStep, listRefundsStep, readRefundStep } from "./refunds.ts";
import {
  confirmRequest,
  createSessionRequest,
  emptyRequest,
  initiateRequest,
  pushResultRequest,
  refundRequest,
  resolvePayerRequest,
  selectAuthRequest,
} from "./requests.ts";
import { resolvePayerStep } from "./resolve-payer.ts";
import { selectAuthStep } from "./select-auth.ts";

const refunds = ["/payments/:id/refunds", "/api/v1/payments/:id/refunds"];

/** The merchant payment surface, the checkout steps and the inbound callbacks (§4.1, 4.2, 4.4). */
export const paymentRoutes: readonly Route<GatewayEnv>[] = [
  route({
    method: "POST",
    paths: ["/api/v1/payments/sessions", "/payments/sessions"],
    guard: merchantKey,
    body: createSessionRequest,
    step: createSessionStep,
  }),
  route({
    method: "POST",
    paths: ["/payments/initiate", "/api/v1/payments/initiate"],
    guard: merchantKey,
    body: initiateRequest,
    step: initiateStep,
  }),
  route({
    method: "GET",
    paths: ["/api/v1/payments/sessions", "/payments/sessions"],
    guard: merchantKey,
    step: listSessionsStep,
  }),
  route({
    method: "GET",
    paths: ["/api/v1/payments/sessions/:id", "/payments/sessions/:id"],
    guard: merchantKey,
    step: readSessionStep,
  }),
  route({
    method: "GET",
    paths: ["/payments/:id/status", "/api/v1/payments/:id/status"],
    guard: merchantKey,
    step: readPaymentStatusStep,
  }),
  route({
    method: "POST",
    paths: ["/api/v1/payments/sessions/:id/cancel", "/payments/sessions/:id/cancel"],
    guard: merchantOrCustomer,
    body: emptyRequest,
    step: cancelStep,
  }),
  route({
    method: "POST",
    paths: ["/api/v1/payments/sessions/:id/resolve-payer", "/session/:id/resolve-payer"],
    guard: checkoutStep,
    body: resolvePayerRequest,
    step: resolvePayerStep,
  }),
  route({
    method: "POST",
    paths: ["/api/v1/payments/sessions/:id/select-auth", "/session/:id/select-auth"],
    guard: checkoutStep,
    body: selectAuthRequest,
    step: selectAuthStep,
  }),
  route({
    method: "POST",
    paths: ["/api/v1/payments/sessions/:id/confirm", "/session/:id/confirm-otp"],
    guard: checkoutStep,
    body: confirmRequest,
    step: confirmStep,
  }),
  route({
    method: "POST",
    paths: refunds,
    guard: merchantKey,
    body: refundRequest,
    step: createRefundStep,
  }),
  route({ method: "GET", paths: refunds, guard: merchantKey, step: listRefundsStep }),
  route({
    method: "GET",
    paths: refunds.map((path) => `${path}/:refund_id`),
    guard: merchantKey,
    step: readRefundStep,
  }),
  route({
    method: "POST",
    paths: ["/gateway/callback/push-result"],
    guard: bankKey,
    body: pushResultRequest,
    step: pushResultStep,
  }),
  route({
    method: "POST",
    paths: ["/gateway/callback/credit"],
    guard: railKey,
    body: creditCallbackRequest,
    step: creditStep,
  }),
];
