import * as v from "valibot";
import { readBank } from "../banks/bank-records.ts";
import { redirectUrl, withLivingCode } from "../consents/answer-step.ts";
import { authSession, liveConsent } from "../consents/authorisation-answers.ts";
import { consentById } from "../consents/consent-address.ts";
import {
  issueAuthSession,
  readAuthSession,
  readConsentReference,
} from "../consents/consent-page.ts";
import type { ConsentPageRead } from "../consents/step-view.ts";
import { described } from "../kernel/fields.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { limitedAddress } from "../parties/guards.ts";
import { empty, jsonOrPage } from "../platform/contract.ts";
import { type Call, type Reply, type Route, replyWith, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { authSessionOf, authSessionScheme, refuseCredentials } from "../sca/auth-session.ts";
import { renderConsentPage } from "./consent-page.tsx";
import type { ShownConsent } from "./consent-situation.ts";
import {
  answerPage,
  browserCookieOf,
  browserOf,
  isUpgrade,
  openLiveSocket,
  pageQuery,
  socketToken,
} from "./page-address.ts";

/**
 * The consent page's address (contract/open-banking.md § Hosted steps). A GET uses nothing up, so
 * a link scanner does no harm. A cookie for this address alone identifies the browser.
 */
type PageCall<Query = unknown> = Call<
  GatewayEnv,
  null,
  unknown,
  v.InferOutput<typeof consentPagePath>,
  Query
>;

const consentPagePath = v.object({
  reference: v.pipe(
    v.string(),
    described("The last part of consent_url.", "cns_0123456789.0123456789abcdef0123456789abcdef"),
  ),
});

const browserCookie = browserCookieOf("consent_browser");

/** The consent as this browser may see it, and the address that was opened. */
const readPage = async (
  call: PageCall,
  browserId: string,
): Promise<Result<{ read: ConsentPageRead; url: string }>> => {
  const { env, path, correlationId } = call;
  const named = readConsentReference(env, path.reference);
  const stub = named && consentById(env, named.consent_id);
  if (!named || !stub) return refuse("NOT_FOUND");
  const { url } = named;
  const view = await stub.view({ view: "page", browser_id: browserId, url });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const read = JSON.parse(view.value) as ConsentPageRead;
  const redirect = await withLivingCode(stub, browserId, read.redirect, { correlationId });
  return redirect.ok ? ok({ read: { ...read, redirect: redirect.value }, url }) : redirect;
};

const pageStep = async (
  call: PageCall<v.InferOutput<typeof pageQuery>>,
): Promise<Response | Result<Reply>> => {
  const { env, request } = call;
  const browserId = browserOf(request, browserCookie);
  const page = await readPage(call, browserId);
  if (!page.ok) return page;
  const { verified, redirect, ...read } = page.value.read;
  const { consent_id, bank_handle } = read;
  const bank = await readBank(env, bank_handle, read.mode);
  const view: ShownConsent = {
    ...read,
    bank_name: bank?.name ?? bank_handle,
    redirect_url: redirectUrl(env, consent_id, redirect),
  };
  return answerPage(call, {
    ...{ browserCookie, browserId, verified },
    ...issueAuthSession(env, { consent_id, url: page.value.url }, browserId),
    render: (model) => renderConsentPage({ view, ...model }),
  });
};

/** GET …/live: a WebSocket held by the consent's object; without Upgrade, the same as JSON. */
const liveStep = async (call: PageCall): Promise<Response | Result<Reply>> => {
  const { env, request } = call;
  const forbidden = refuseCredentials(request);
  if (forbidden) return forbidden;
  const named = readConsentReference(env, call.path.reference);
  const stub = named && consentById(env, named.consent_id);
  if (!stub) return refuse("NOT_FOUND");
  const token = isUpgrade(request) ? socketToken(request) : authSessionOf(request);
  const caller = token ? await readAuthSession(env, token, named.consent_id) : null;
  if (caller && !caller.ok) return caller;
  const browser_id = caller?.value.browser_id ?? "";
  const { url } = named;
  if (!isUpgrade(request)) return replyWith(await stub.view({ view: "live", browser_id, url }));
  return caller ? openLiveSocket(stub, request, browser_id) : refuse("SESSION_TOKEN_REQUIRED");
};

export const consentPageRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "openConsent",
    method: "GET",
    paths: ["/consent/:reference"],
    summary: "The consent page, or its token for a program",
    description: "With `Accept: application/json` the answer is a token for the steps.",
    guard: limitedAddress(),
    path: consentPagePath,
    query: pageQuery,
    answers: { 200: jsonOrPage(authSession, "The consent page, or the token.") },
    step: pageStep,
  }),
  route({
    id: "readLiveConsent",
    method: "GET",
    paths: ["/consent/:reference/live"],
    summary: "The state of the authorisation, as JSON or over a WebSocket",
    description:
      "With `Upgrade: websocket` and the page's token as the subprotocol, each change is sent as " +
      "one message of the same form.",
    guard: limitedAddress([authSessionScheme, null]),
    path: consentPagePath,
    answers: { 101: empty("The WebSocket is open."), 200: liveConsent },
    refusals: ["SESSION_TOKEN_REQUIRED", "FORBIDDEN", "HOSTED_STEP_FORBIDDEN"],
    step: liveStep,
  }),
];
