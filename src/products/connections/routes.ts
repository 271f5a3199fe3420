import { exampleOtp } from "../../approvals/approval-answers.ts";
import { authSessionGuard } from "../../approvals/auth-session.ts";
import { challengeRequest, confirmRequest, payerRequest } from "../../approvals/requests.ts";
import { ok, refuse } from "../../base/kernel/result.ts";
import { json } from "../../base/platform/contract.ts";
import { type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { bankFaults } from "../../network/banks/bank-client.ts";
import { type Access, CONNECTIONS_PATH, isPageToken, readAccess } from "./access.ts";
import { accessStep } from "./answers.ts";
import { confirmAccess, payerStep, startStep } from "./prove-account.ts";
import { stopRequest } from "./requests.ts";
import { signOutStep, stopStep } from "./stop.ts";

/**
 * The steps of a customer who sees and stops what is shared of an account (O6.8). They need the
 * page's cookie and its token.
 */
const accessGuard = authSessionGuard<Access>([], async ({ env, request }, token) => {
  const access = await readAccess(env, request);
  return access && isPageToken(access, token) ? ok(access) : refuse("SESSION_TOKEN_REQUIRED");
});

const common = { guard: accessGuard, method: "POST", answers: { 200: accessStep } } as const;

/** The answer of a step before the account is proved. */
const unproved = (step: "PAYER" | "START" | "CONFIRM", challenge: typeof exampleCode | null) => ({
  answers: { 200: json(accessStep, { step, challenge, connections: null, mandates: null }) },
});

/** It ends with the access, and the account's guard counts the wrong codes. */
const exampleCode = {
  ...exampleOtp,
  challenge_expires_at: "2026-11-21T10:30:00.000Z",
  attempts_remaining: null,
};

/** A bank's definite refusal of a challenge. */
const bankRefusals = [
  "INSUFFICIENT_FUNDS",
  "PAYER_ACCOUNT_DEBIT_BLOCKED",
  "LIMIT_EXCEEDED",
  "OTP_EXPIRED",
  "PAYMENT_REFUSED",
] as const;

export const connectionRoutes: readonly Route<GatewayEnv>[] = [
  route({
    ...common,
    ...unproved("START", null),
    id: "nameAccount",
    paths: [`${CONNECTIONS_PATH}/payer`],
    summary: "Name the account whose connections are shown",
    description: "By IBAN or alias. Nothing is shown before its bank has proved the customer.",
    body: payerRequest,
    refusals: ["PAYER_NOT_FOUND", "DIRECTORY_UNAVAILABLE", "REGISTRY_UNAVAILABLE", ...bankFaults],
    step: payerStep,
  }),
  route({
    ...common,
    ...unproved("CONFIRM", exampleCode),
    id: "startAccess",
    paths: [`${CONNECTIONS_PATH}/start`],
    summary: "Make the account's bank send a code or a prompt",
    description: "A new one replaces the earlier one.",
    body: challengeRequest,
    refusals: [
      "PAYER_REQUIRED",
      "AUTH_METHOD_NOT_AVAILABLE",
      "PAYER_THROTTLED",
      ...bankRefusals,
      ...bankFaults,
    ] as const,
    step: startStep,
  }),
  route({
    ...common,
    id: "confirmAccess",
    paths: [`${CONNECTIONS_PATH}/confirm`],
    summary: "Confirm with the code, or ask for the prompt's outcome",
    description: "Then the answer lists everything in force on the account.",
    body: confirmRequest,
    refusals: [
      "PAYER_REQUIRED",
      "CHALLENGE_REQUIRED",
      "OTP_INCORRECT",
      "PUSH_DECLINED",
      "PAYER_THROTTLED",
      ...bankRefusals,
      ...bankFaults,
    ] as const,
    step: confirmAccess,
  }),
  route({
    ...common,
    answers: { 200: json(accessStep, { connections: [] }) },
    id: "stopConnection",
    paths: [`${CONNECTIONS_PATH}/stop`],
    summary: "End a consent or a mandate on the proved account",
    description: "It ends at once, and the app or merchant is told.",
    body: stopRequest,
    refusals: ["NOT_FOUND", "CHALLENGE_REQUIRED", "INVALID_STATE"],
    step: stopStep,
  }),
  route({
    ...common,
    ...unproved("PAYER", null),
    id: "signOut",
    paths: [`${CONNECTIONS_PATH}/sign-out`],
    summary: "End the proof in this browser",
    description: "The page asks for an account again, and its earlier token is no longer valid.",
    step: signOutStep,
  }),
];
