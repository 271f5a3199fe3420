import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import type { Problem } from "../../base/kernel/problems.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { reserve } from "../../base/platform/budget.ts";
import { htmlPage, redirect } from "../../base/platform/contract.ts";
import { constantTimeEqual, hmacHex } from "../../base/platform/crypto.ts";
import { type Call, everyone, type Route, route } from "../../base/platform/edge.ts";
import { readText } from "../../base/platform/request-body.ts";
import { HIT_COST } from "../../base/platform/token-bucket.ts";
import { chooseLocale, dateLocaleOf, languageQuery } from "../../frame/pages/locale.ts";
import { cookieField, type PageCookie, readCookie, seeOther } from "../../frame/pages/response.ts";
import { customerSession } from "../answers.ts";
import { realmBankKey } from "../callers.ts";
import { applyChoice, choiceForm } from "../customers/customer-choices.ts";
import {
  beginCustomerSession,
  type CustomerSession,
  openCustomerSession,
  readAddress,
  readCustomerSession,
  type Visit,
} from "../customers/customer-session.ts";
import type { RegistryEnv } from "../environment.ts";
import { mayOpenCustomerSession } from "../link-rules.ts";
import { CUSTOMER_SESSION_MS, WAY_BACK_MS } from "../periods.ts";
import { customerSessionRequest } from "../requests.ts";
import type { Choice } from "../schema.ts";
import { keyFor } from "../subjects.ts";
import {
  admitVisitor,
  CHANGE_COST,
  keyOfBank,
  keyOfChoices,
  keyOfUsernames,
  revealsNames,
} from "../tokens.ts";
import { type CustomerPageModel, customerPage } from "./customer-page.tsx";
import { busyPage, gonePage, landingPage } from "./frame.tsx";

/**
 * The customers' pages. The one-time address shows a button and changes nothing. The button uses up
 * the address and sets a cookie that only these pages receive. Every form carries a token of the
 * session, because `Origin` is no proof under our referrer policy.
 */
type PageCall<Path = unknown, Query = unknown> = Call<RegistryEnv, null, undefined, Path, Query>;

const addressPath = v.object({ address: v.string() });
const choicePath = v.object({ action: v.string() });
const homeQuery = v.object({
  ...languageQuery.entries,
  done: v.optional(text("Present after a choice was made.", "")),
});

type AddressCall = PageCall<v.InferOutput<typeof addressPath>>;

const HOME = "/identity/customer";
const sessionCookie: PageCookie = {
  name: "customer_visit",
  form: "[0-9A-Za-z]{43}",
  maxAgeSeconds: (CUSTOMER_SESSION_MS + WAY_BACK_MS) / 1_000,
  sameSite: "Strict",
};

/** The pages cost their visitor tokens too. Without tokens the visitor gets a page that says so. */
const withinLimits =
  <Path, Query>(step: (call: PageCall<Path, Query>) => Promise<Response>) =>
  async (call: PageCall<Path, Query>): Promise<Response> => {
    const admitted = await admitVisitor(call);
    if (admitted.ok) return step(call);
    return busyPage(chooseLocale(call.request), admitted.problem.retry_after ?? 1);
  };

const showAddress = async (call: AddressCall): Promise<Response> => {
  const locale = chooseLocale(call.request);
  const { isOpen, back } = await readAddress(call.env, call.path.address);
  return isOpen ? landingPage(locale, back) : gonePage(locale, back);
};

const openAddress = async (call: AddressCall): Promise<Response> => {
  const { env, request } = call;
  // Another site's form could put a person into someone else's session; our own page is one click
  // away.
  if (isFromElsewhere(request)) return showAddress(call);
  const locale = chooseLocale(request);
  const secret = await beginCustomerSession(env, call.path.address);
  if (secret === null) return gonePage(locale);
  const cookie = cookieField(env, sessionCookie, HOME, secret);
  return seeOther(`${HOME}?lang=${locale}`, { "set-cookie": cookie });
};

/** As browsers report it [Fetch Metadata]. */
const isFromElsewhere = (request: Request): boolean =>
  ["cross-site", "same-site"].includes(request.headers.get("sec-fetch-site") ?? "");

const visitOf = (call: PageCall): Promise<Visit | null> => {
  const secret = readCookie(call.request, sessionCookie);
  return secret === null ? Promise.resolve(null) : readCustomerSession(call.env, secret);
};

const formTokenOf = (env: RegistryEnv, customerSession: CustomerSession): string =>
  hmacHex(keyFor(env, "form"), customerSession.secret);

const showHome = async (
  call: PageCall<unknown, v.InferOutput<typeof homeQuery>>,
): Promise<Response> => {
  const visit = await visitOf(call);
  if (!visit || visit.isOver) return gonePage(chooseLocale(call.request), visit?.back);
  // A link alone must not make the customer believe that a choice is saved.
  const chosen = call.query.done === undefined ? null : visit.justChosen;
  return home(call, visit, chosen && { kind: "done", chosen });
};

const home = (
  { env, request }: PageCall,
  { customerSession, draft, bankName, hasChosen, back }: Visit,
  notice: CustomerPageModel["notice"],
  status = 200,
): Response => {
  const locale = chooseLocale(request);
  const context = draft.context(customerSession.handleId);
  const alias = context?.handle.alias;
  if (context?.handle.status !== "ACTIVE" || !alias) return gonePage(locale, back);
  const { handle } = context;
  const links = context.links.map((link) => {
    const { bank_handle: bankHandle, name: bankName } = draft.bank(link.bankId);
    return { ...link, bankHandle, bankName };
  });
  const situation = { bankId: customerSession.bankId, handle, links };
  if (!mayOpenCustomerSession(situation)) return gonePage(locale, back);
  const formToken = formTokenOf(env, customerSession);
  const { purpose, realm, expiresAt } = customerSession;
  const session = { realm, bankName, millisecondsLeft: expiresAt - draft.at, hasChosen };
  const dateLocale = dateLocaleOf(request, locale);
  const model = { locale, dateLocale, session, alias, situation, links, formToken, notice };
  return customerPage({ ...model, purpose, back }, status);
};

/** Redirects to the page that can be reloaded, or read in another language. */
const goHome = async ({ request }: PageCall): Promise<Response> =>
  seeOther(`${HOME}?lang=${chooseLocale(request)}`);

const act = async (call: PageCall<v.InferOutput<typeof choicePath>>): Promise<Response> => {
  const visit = await visitOf(call);
  if (!visit || visit.isOver) return gonePage(chooseLocale(call.request), visit?.back);
  const { customerSession } = visit;
  const text = await readText(call.request);
  const fields = Object.fromEntries(new URLSearchParams(text.ok ? text.value : ""));
  if (!constantTimeEqual(fields.form_token ?? "", formTokenOf(call.env, customerSession))) {
    return home(call, visit, { kind: "problem", is: "not_possible" }, 403);
  }
  const { action } = call.path;
  const choice = v.safeParse(choiceForm, { ...fields, does: action });
  if (!choice.success) {
    const is = action === "username" ? "invalid_name" : "not_possible";
    return home(call, visit, { kind: "problem", is, typed: fields.username }, 422);
  }
  const done = await applyWithinLimits(call, customerSession, choice.output);
  if (done.ok) return seeOther(`${HOME}?lang=${chooseLocale(call.request)}&done`);
  const is = sentenceFor(done.problem);
  return home(call, visit, { kind: "problem", is, typed: fields.username }, 409);
};

/**
 * A choice is a change, so it costs the bank that opened the session as much as its own. A customer
 * has a bucket of choices for the day besides, and cannot use up the bank's tokens. Of usernames
 * that are refused because they exist it may try ten.
 */
const applyWithinLimits = async (
  call: PageCall,
  customerSession: CustomerSession,
  choice: Choice,
): Promise<Result<null>> => {
  const triesName = choice.does === "username";
  const ofCustomer = triesName ? keyOfUsernames(customerSession) : keyOfChoices(customerSession);
  const byBank = await reserve(call, keyOfBank(call.env, customerSession), CHANGE_COST);
  if (!byBank.ok) return refuse("SERVICE_UNAVAILABLE");
  const byCustomer = await reserve(call, ofCustomer, CHANGE_COST);
  if (!byCustomer.ok) {
    byBank.refund(CHANGE_COST);
    return refuse("SERVICE_UNAVAILABLE");
  }
  const done = await applyChoice(call.env, customerSession, choice);
  const isMiss = !done.ok && revealsNames.has(done.problem.code);
  if (triesName && !isMiss) byCustomer.refund(CHANGE_COST - HIT_COST);
  return done;
};

const sentenceFor = ({ code }: Problem) => {
  switch (code) {
    // The name's form was checked before, so this is a bank's handle or an official word.
    case "VALIDATION_FAILED":
    case "ALREADY_EXISTS":
      return "taken";
    case "RATE_LIMITED":
      return "too_soon";
    case "SERVICE_UNAVAILABLE":
      return "busy";
    default:
      return "not_possible";
  }
};

const gone = htmlPage("The address or the session has ended.");
const busy = htmlPage("Too many requests.");

export const customerRoutes: readonly Route<RegistryEnv>[] = [
  route({
    id: "openCustomerSession",
    method: "POST",
    paths: ["/identity/customer-sessions"],
    summary: "Get a one-time address for a customer whom the bank has just verified",
    description: "It works for fifteen minutes and opens in one browser.",
    guard: realmBankKey,
    body: customerSessionRequest,
    idempotent: true,
    answers: { 201: customerSession },
    refusals: ["NOT_FOUND", "SECRET_ALREADY_SHOWN"],
    cost: CHANGE_COST,
    step: openCustomerSession,
  }),
  route({
    id: "showCustomerHome",
    method: "GET",
    paths: [HOME],
    summary: "The customer's choices",
    internal: true,
    guard: everyone,
    query: homeQuery,
    answers: { 200: htmlPage("The choices."), 410: gone, 429: busy },
    step: withinLimits(showHome),
  }),
  route({
    id: "makeCustomerChoice",
    method: "POST",
    paths: [`${HOME}/choices/:action`],
    summary: "Make one choice",
    internal: true,
    guard: everyone,
    path: choicePath,
    query: languageQuery,
    answers: {
      303: redirect("It is done."),
      403: htmlPage("The form does not belong to this session."),
      409: htmlPage("The choice is not possible."),
      410: gone,
      422: htmlPage("The form is not filled in correctly."),
      429: busy,
    },
    step: withinLimits(act),
  }),
  route({
    id: "leaveCustomerChoice",
    method: "GET",
    paths: [`${HOME}/choices/:action`],
    summary: "Return to the choices",
    internal: true,
    guard: everyone,
    path: choicePath,
    query: languageQuery,
    answers: { 303: redirect("To the choices."), 429: busy },
    step: withinLimits(goHome),
  }),
  route({
    id: "showCustomerAddress",
    method: "GET",
    paths: [`${HOME}/:address`],
    summary: "The one-time address: a page with a button",
    internal: true,
    guard: everyone,
    path: addressPath,
    query: languageQuery,
    answers: { 200: htmlPage("The button."), 410: gone, 429: busy },
    step: withinLimits(showAddress),
  }),
  route({
    id: "openCustomerAddress",
    method: "POST",
    paths: [`${HOME}/:address`],
    summary: "The button: uses up the address",
    internal: true,
    guard: everyone,
    path: addressPath,
    query: languageQuery,
    answers: {
      200: htmlPage("The button."),
      303: redirect("To the choices."),
      410: gone,
      429: busy,
    },
    step: withinLimits(openAddress),
  }),
];
