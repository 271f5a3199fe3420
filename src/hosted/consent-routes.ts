import * as v from "valibot";
import { readBank } from "../banks/bank-records.ts";
import { redirectUrl, withLivingCode } from "../consents/answer-step.ts";
import { authSession, liveConsent } from "../consents/authorisation-answers.ts";
import { consentById } from "../consents/consent-address.ts";
import {
  authSessionOf,
  authSessionScheme,
  issueAuthSession,
  readAuthSession,
  readConsentReference,
  refuseCredentials,
} from "../consents/consent-page.ts";
import type { ConsentPageRead } from "../consents/step-view.ts";
import { described } from "../kernel/fields.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { chooseLocale } from "../pages/locale.ts";
import { cookieField, pageResponse, readCookie, wantsJson } from "../pages/response.ts";
import { limitedAddress } from "../parties/guards.ts";
import { isoTime, now } from "../platform/clock.ts";
import { empty, jsonOrPage } from "../platform/contract.ts";
import { randomHex } from "../platform/crypto.ts";
import { type Call, type Reply, type Route, reply, replyWith, route } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { verifiedBrowserField } from "../sca/verified-browser.ts";
import { renderConsentPage } from "./consent-page.tsx";
import type { ShownConsent } from "./consent-situation.ts";
import {
  browserCookieOf,
  isFromElsewhere,
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
  const { env, request, url } = call;
  const browserId = readCookie(request, browserCookie) ?? randomHex(16);
  const page = await readPage(call, browserId);
  if (!page.ok) return page;
  const { verified, redirect, ...view } = page.value.read;
  const opened = { consent_id: view.consent_id, url: page.value.url };
  const { token, expires_at } = issueAuthSession(env, opened, browserId);
  // A browser in which the payer was verified has the address's own cookie already.
  const cookie =
    verified && !isFromElsewhere(request)
      ? verifiedBrowserField(env, request, verified)
      : cookieField(env, browserCookie, url.pathname, browserId);
  const headers = { "set-cookie": cookie };
  if (wantsJson(request)) {
    return reply(200, { token, expires_at: isoTime(expires_at) }, headers);
  }
  const bank = await readBank(env, view.bank_handle, view.mode);
  const shownConsent: ShownConsent = {
    ...view,
    bank_name: bank?.name ?? view.bank_handle,
    redirect_url: redirectUrl(env, view.consent_id, redirect),
  };
  const locale = chooseLocale(request);
  const html = renderConsentPage({
    ...{ view: shownConsent, token, locale, unsent: call.query.unsent !== undefined },
    path: url.pathname,
    now: now(),
  });
  return pageResponse(html, { locale, headers, scripted: true });
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
