import * as v from "valibot";
import {
  authSession,
  challengeRequest,
  confirmRequest,
  exampleOtp,
  payerRequest,
} from "../../approvals/approval-answers.ts";
import { authSessionGuard, authSessionScheme } from "../../approvals/approval-page.ts";
import { shownPayer } from "../../approvals/approval-view.ts";
import { presentAppUrl } from "../../approvals/bank-app.ts";
import {
  hostedPageQuery,
  isFromElsewhere,
  refusedForm,
} from "../../approvals/page/page-address.ts";
import { takeForm } from "../../approvals/page/page-forms.ts";
import { readBankPicker } from "../../approvals/page/pick-bank.ts";
import { readIdentities, readSurroundings } from "../../approvals/page/surroundings.ts";
import { text } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, now } from "../../base/platform/clock.ts";
import { json, jsonOrPage, redirect } from "../../base/platform/contract.ts";
import { type Call, type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { chooseLocale, dateLocaleOf } from "../../frame/pages/locale.ts";
import { isFetched, pageResponse, wantsJson } from "../../frame/pages/response.ts";
import { bankFaults } from "../../network/banks/bank-client.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import {
  type Access,
  accessChallengeView,
  accessField,
  accessStepOf,
  CONNECTIONS_PATH,
  isPageToken,
  modeOf,
  newAccess,
  readAccess,
} from "./access.ts";
import { accessStep } from "./answers.ts";
import { listConnections } from "./list-connections.ts";
import { type ConnectionsView, elsewherePage, renderConnectionsPage } from "./page.tsx";
import {
  confirmAccess,
  payerStep,
  signOutStep,
  startStep,
  stopAllStep,
  stopRequest,
  stopStep,
} from "./steps.ts";

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
    answers: { 200: json(accessStep, { connections: [], mandates: [] }) },
    id: "stopAllConnections",
    paths: [`${CONNECTIONS_PATH}/stop-all`],
    summary: "End every consent and mandate on the proved account",
    description: "Each ends at once. What could not be ended is still in the answer's lists.",
    refusals: ["CHALLENGE_REQUIRED"],
    step: stopAllStep,
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

/** The page on which a customer sees and ends consents and mandates (O6.8). */
const connectionsQuery = v.object({
  ...hostedPageQuery.entries,
  mode: v.optional(text("test or live; by default live, or what a local world has.", "test")),
});

type PageCall = Call<GatewayEnv, null, unknown, unknown, v.InferOutput<typeof connectionsQuery>>;

const askedMode = (text: string | undefined): Mode | undefined =>
  text === "test" || text === "live" ? text : undefined;

/** The account that this browser has proved, unless the address asks for the other mode. */
const accessOf = async ({ env, request, query }: PageCall): Promise<Access> => {
  const held = await readAccess(env, request);
  const mode = modeOf(env, askedMode(query.mode) ?? held?.mode);
  return held?.mode === mode ? held : newAccess(mode);
};

const pageStep = async (call: PageCall): Promise<Response | Result<Reply>> => {
  const { env, request } = call;
  // A link of another site comes without the cookie, so its answer must not replace the cookie.
  if (isFromElsewhere(request)) return elsewherePage(chooseLocale(request), call.query.mode);
  const access = await accessOf(call);
  const headers = { "set-cookie": await accessField(env, access) };
  const token = access.page_token;
  if (wantsJson(request)) {
    return reply(200, { token, expires_at: isoTime(access.expires_at) }, headers);
  }
  const locale = chooseLocale(request);
  const bank_handle = access.payer?.bank_handle ?? null;
  const asks = accessStepOf(access) === "PAYER";
  const [surroundings, banks] = await Promise.all([
    readSurroundings(env, access.mode, { merchant_id: null, tpp_id: null, bank_handle }),
    asks ? readBankPicker(env, request, access.mode, "ANY", call.query) : null,
  ]);
  const around = { ...surroundings, banks };
  const html = renderConnectionsPage({
    view: await viewOf(env, access),
    token,
    locale,
    path: CONNECTIONS_PATH,
    unsent: call.query.unsent !== undefined,
    fetched: isFetched(request),
    refused: refusedForm(call.query),
    now: now(),
    around,
    dateLocale: dateLocaleOf(request, locale),
  });
  return pageResponse(html, { locale, headers, scripted: true });
};

/** If the customer typed a username, the account number is hidden until the account is proved. */
const viewOf = async (env: GatewayEnv, access: Access): Promise<ConnectionsView> => {
  const { mode, payer, proved, challenge } = access;
  const bank = payer?.bank_handle ?? null;
  const listed = await listConnections(env, access);
  const ids = listed.connections.map(({ tpp_id }) => tpp_id);
  return {
    mode,
    step: accessStepOf(access),
    expires_at: isoTime(access.expires_at),
    // Anybody can open this page, so a username leads to no number before its proof.
    payer: payer && {
      ...shownPayer(payer),
      ...(proved || payer.alias === null ? {} : { masked_iban: null }),
    },
    challenge: accessChallengeView(access),
    app_url: await presentAppUrl(env, mode, bank, challenge?.app_url),
    ended: access.ended ?? [],
    ...listed,
    tpps: await readIdentities(env, ids),
  };
};

export const connectionsPageRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "openConnections",
    method: "GET",
    paths: [CONNECTIONS_PATH],
    summary: "The page of a customer's connections, or its token for a program",
    description: "With `Accept: application/json` the answer is a token for the steps.",
    guard: limitedAddress(),
    query: connectionsQuery,
    answers: { 200: jsonOrPage(authSession, "The page, or the token.") },
    step: pageStep,
  }),
  route({
    id: "openConnectionsForm",
    method: "POST",
    paths: [CONNECTIONS_PATH],
    summary: "A form of the page that the browser itself sends",
    internal: true,
    guard: limitedAddress(),
    answers: { 303: redirect("The page again.") },
    step: (call) =>
      takeForm(
        { ...call, path: {} },
        { steps: connectionRoutes, scheme: authSessionScheme },
        {
          id: "",
          async admits(token) {
            const access = await readAccess(call.env, call.request);
            return access !== null && isPageToken(access, token);
          },
        },
      ),
  }),
];
