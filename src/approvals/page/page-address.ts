import type { GenericSchema } from "valibot";
import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, now } from "../../base/platform/clock.ts";
import { empty, jsonOrPage, redirect, type SecurityScheme } from "../../base/platform/contract.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import {
  type Call,
  type Reply,
  type Route,
  reply,
  replyWith,
  route,
} from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { chooseLocale, dateLocaleOf, languageQuery } from "../../frame/pages/locale.ts";
import { UNSENT } from "../../frame/pages/problem-page.tsx";
import {
  cookieField,
  isFetched,
  type PageCookie,
  pageResponse,
  readCookie,
  wantsJson,
} from "../../frame/pages/response.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import { mayShowSteps } from "../../network/parties/read-owner.ts";
import { authSession } from "../approval-answers.ts";
import {
  authSessionOf,
  authSessionScheme,
  type FoundPage,
  refuseCredentials,
} from "../approval-page.ts";
import type { Renew } from "../approval-steps.ts";
import { type AnyPageRead, type PageParties, redirectUrl } from "../approval-view.ts";
import { type VerifiedPayer, verifiedBrowserField } from "../verified-browser.ts";
import type { Picks } from "./bank-choice.ts";
import type { HostedModel, RefusedForm } from "./frame.tsx";
import { logoIn } from "./identity.tsx";
import { takeForm } from "./page-forms.ts";
import { bankQuery, readBankPicker } from "./pick-bank.ts";
import { readSurroundings } from "./surroundings.ts";

/**
 * A call of a page's address (O6.10). A GET changes nothing, so link previews are harmless. A
 * cookie for this one address identifies the browser.
 */
export type AddressCall<Query = unknown> = Call<
  GatewayEnv,
  null,
  unknown,
  { reference: string },
  Query
>;

/** The language, the chosen bank, and what came of a form that the browser itself sent. */
export const hostedPageQuery = v.object({
  ...languageQuery.entries,
  ...bankQuery.entries,
  [UNSENT]: v.optional(text("Present after a form that was not taken; nothing was done.", "")),
  problem: v.optional(text("The code of a form's refusal, with its field.", "OTP_INCORRECT")),
  form: v.optional(text("The form that was refused.", "otp")),
  minutes: v.optional(text("How long to wait after that refusal.", "15")),
});

/** The refusal of a form, from the page's query. */
export const refusedForm = ({
  problem,
  form = "",
  minutes = "",
}: v.InferOutput<typeof hostedPageQuery>): RefusedForm | null =>
  problem ? { problem, form, minutes: /^\d{1,3}$/.test(minutes) ? minutes : "15" } : null;

/** A page as one browser opens it. */
interface OpenedPage {
  /** The payer who was verified in this browser; null if none. */
  verified: VerifiedPayer | null;
  token: string;
  /** When the token ends, in milliseconds. */
  expires_at: number;
  mode: Mode;
  parties: PageParties;
  /** Whether the customer is asked for an account at any bank. */
  picks: Picks | null;
  render(model: Omit<HostedModel<unknown>, "view">): string;
}

/** The page's object, if this gateway made the address. */
interface AddressedPage {
  /** The id of the object. */
  id: string;
  stub: { fetch(request: Request): Promise<Response> };
  /** The live status for this browser; null if the object does not exist. */
  live(browserId: string): Promise<Result<string> | null>;
  /** The browser with this token. */
  readToken(
    token: string,
  ): Result<{ browser_id: string }> | Promise<Result<{ browser_id: string }>>;
}

/** How a page, or a program instead of it, sends the page's token. */
export interface PageTokenForm {
  scheme: SecurityScheme;
  /** The schema of the address's JSON answer. */
  answer: GenericSchema;
  tokenIn(request: Request): string;
  /** Refuses a caller that never has the token, before anything is looked up. */
  refuse?: typeof refuseCredentials;
}

const authSessionForm: PageTokenForm = {
  scheme: authSessionScheme,
  answer: authSession,
  tokenIn: authSessionOf,
  refuse: refuseCredentials,
};

/** One kind of hosted page with an address of its own. */
interface HostedAddress {
  /** The last part of the path is `:reference`. */
  path: string;
  /** The field in which the API names the address, and an example of its last part. */
  field: string;
  example: string;
  cookie: string;
  /** By default the page's token is X-Gateway-Auth-Session. */
  token?: PageTokenForm;
  page: { id: string; summary: string };
  live: { id: string; summary: string; answer: GenericSchema };
  /** The rows of its steps, which take the forms of browsers without the script too. */
  steps: readonly Route<GatewayEnv>[];
  /** The page for this browser, with a new token. */
  open(call: AddressCall, browserId: string): Promise<Result<OpenedPage>>;
  find(call: AddressCall): AddressedPage | null;
}

/** The rows of a hosted page: the page itself, its forms, and its live status. @rule O6.10 */
const addressRoutes = (address: HostedAddress): readonly Route<GatewayEnv>[] => {
  const { path, field, example, page, live, token = authSessionForm } = address;
  const cookie = browserCookieOf(address.cookie);
  const reference = text(`The last part of ${field}.`, example);
  return [
    route({
      ...page,
      method: "GET",
      paths: [path],
      description:
        "With `Accept: application/json` the answer is a token for the steps. In live mode only " +
        "for merchants and TPPs whose own app may show them: ask the operator.",
      refusals: ["HOSTED_STEP_FORBIDDEN"],
      guard: limitedAddress(),
      path: v.object({ reference }),
      query: hostedPageQuery,
      answers: { 200: jsonOrPage(token.answer, "The page, or the token.") },
      step: async (call) => {
        const id = readCookie(call.request, cookie) ?? randomHex(16);
        const opened = await address.open(call, id);
        return opened.ok ? answerPage(call, { cookie, id }, opened.value) : opened;
      },
    }),
    route({
      id: `${page.id}Form`,
      method: "POST",
      paths: [path],
      summary: `${page.summary}: a form that the browser itself sends`,
      internal: true,
      // The row of the step counts too; most of what strangers send reaches none.
      guard: limitedAddress(),
      path: v.object({ reference }),
      answers: { 303: redirect("The page again.") },
      step: (call) => {
        const { path: _, ...unparsed } = call;
        const found = address.find(call);
        if (!found) return refuse("NOT_FOUND");
        return takeForm(
          { ...unparsed, path: {} },
          { steps: address.steps, scheme: token.scheme },
          {
            id: found.id,
            // The cookie never leaves its browser, so another browser's token proves nothing here.
            async admits(sent) {
              const caller = await found.readToken(sent);
              return caller.ok && caller.value.browser_id === readCookie(call.request, cookie);
            },
          },
        );
      },
    }),
    route({
      id: live.id,
      method: "GET",
      paths: [`${path}/live`],
      summary: live.summary,
      description:
        "With `Upgrade: websocket` and the page's token as the subprotocol, each change is sent as " +
        "one message of the same form.",
      // With the token the answer has the details for its browser, otherwise only public details.
      guard: limitedAddress([token.scheme, null]),
      path: v.object({ reference }),
      answers: { 101: empty("The WebSocket is open."), 200: live.answer },
      refusals: [
        ...(["SESSION_TOKEN_REQUIRED", "FORBIDDEN"] as const),
        ...(token.refuse ? (["HOSTED_STEP_FORBIDDEN"] as const) : []),
      ],
      step: (call) => liveStep(call, address.find, token),
    }),
  ];
};

/** A cookie for one page's address alone, which identifies the browser. */
const browserCookieOf = (name: string): PageCookie => ({
  name,
  form: "[0-9a-f]{32}",
  maxAgeSeconds: 24 * 3600,
  sameSite: "Lax",
});

/**
 * The page with its cookie, or only the token for a program. A browser in which the payer was
 * verified already has the address's own cookie.
 */
const answerPage = async (
  { env, request, url, query }: AddressCall<v.InferOutput<typeof hostedPageQuery>>,
  browser: { cookie: PageCookie; id: string },
  { verified, token, expires_at, mode, parties, picks, render }: OpenedPage,
): Promise<Response | Result<Reply>> => {
  const cookie =
    verified && !isFromElsewhere(request)
      ? verifiedBrowserField(env, request, verified)
      : cookieField(env, browser.cookie, url.pathname, browser.id);
  const headers = { "set-cookie": cookie };
  // @rule P3.3
  if (wantsJson(request)) {
    if (!(await mayShowSteps(env, mode, parties))) return refuse("HOSTED_STEP_FORBIDDEN");
    return reply(200, { token, expires_at: isoTime(expires_at) }, headers);
  }
  const [surroundings, banks] = await Promise.all([
    readSurroundings(env, mode, parties),
    picks && readBankPicker(env, request, mode, picks, query),
  ]);
  const around = { ...surroundings, banks };
  const locale = chooseLocale(request, around.merchant?.default_locale ?? undefined);
  const page = { token, locale, dateLocale: dateLocaleOf(request, locale), path: url.pathname };
  const form = { unsent: query.unsent !== undefined, refused: refusedForm(query) };
  const html = render({ ...page, ...form, fetched: isFetched(request), now: now(), around });
  const logo = logoIn(around);
  // A kept logo is of our own origin, which the policy has.
  const images = logo?.startsWith("https:") || logo?.startsWith("http:") ? [logo] : [];
  return pageResponse(html, { locale, headers, images, scripted: true });
};

/**
 * Whether the browser came from another site. Then it does not send the cookie of verified payers,
 * so the answer must not replace that cookie.
 */
export const isFromElsewhere = ({ headers }: Request): boolean =>
  headers.get("sec-fetch-site") === "cross-site";

/** A WebSocket held by the page's object; without Upgrade, the same as JSON. @rule P3.14 */
const liveStep = async (
  call: AddressCall,
  find: HostedAddress["find"],
  { tokenIn, refuse: refuseCaller }: PageTokenForm,
): Promise<Response | Result<Reply>> => {
  const { request } = call;
  const forbidden = refuseCaller?.(request);
  if (forbidden) return forbidden;
  const found = find(call);
  if (!found) return refuse("NOT_FOUND");
  const upgrade = isUpgrade(request);
  const token = upgrade ? socketToken(request) : tokenIn(request);
  const caller = token ? await found.readToken(token) : null;
  if (caller && !caller.ok) return caller;
  if (!upgrade) return replyWith(await found.live(caller?.value.browser_id ?? ""));
  if (!caller) return refuse("SESSION_TOKEN_REQUIRED");
  return openLiveSocket(found.stub, request, caller.value.browser_id);
};

const isUpgrade = ({ headers }: Request): boolean =>
  headers.get("upgrade")?.toLowerCase() === "websocket";

/** Browsers cannot set other headers on a WebSocket, so its token is sent as its subprotocol. */
const socketToken = ({ headers }: Request): string =>
  headers.get("sec-websocket-protocol")?.split(",")[0]?.trim() ?? "";

/** How often a page without a socket polls. */
const POLL_SECONDS = 5;

/** A WebSocket held by the page's object. The caller has checked the token. */
const openLiveSocket = async (
  stub: AddressedPage["stub"],
  request: Request,
  browserId: string,
): Promise<Response | Result<Reply>> => {
  const headers = new Headers(request.headers);
  headers.set("x-browser-id", browserId);
  headers.set("sec-websocket-protocol", socketToken(request));
  const response = await stub.fetch(new Request(request.url, { headers }));
  if (response.status === 404) return refuse("NOT_FOUND");
  return response.status === 429 ? refuse("RATE_LIMITED", { retry_after: POLL_SECONDS }) : response;
};

/** A page's view, with the additions of its address. */
export type ShownPage<PageRead> = Omit<PageRead, "redirect" | "verified" | "parties"> & {
  /** Where the customer goes now; null before the end, and in another browser. */
  redirect_url: string | null;
  /** Whether the TPP no longer uses the address to which the customer would go. */
  redirect_gone: boolean;
};

interface Stub {
  fetch(request: Request): Promise<Response>;
  view(request: {
    view: "page" | "live";
    browser_id: string;
    url?: string;
  }): Promise<Result<string> | null>;
}

interface ApprovalAddress<PageRead extends AnyPageRead, View, PageStub extends Stub> {
  path: string;
  field: string;
  /** The prefix of its ids. */
  prefix: string;
  cookie: string;
  token?: PageTokenForm;
  page: { id: string; summary: string };
  live: { id: string; summary: string; answer: GenericSchema };
  /** The rows of its steps. */
  steps: readonly Route<GatewayEnv>[];
  pages: { find(env: GatewayEnv, reference: string): FoundPage<PageStub> | null };
  /** Set if the customer may pay from any bank. */
  picks?: Picks;
  /** The redirect as it is now, for one that does not stay as it was. */
  renew?: Renew<PageStub>;
  /** What the page shows beside its object's view. */
  more?(env: GatewayEnv, read: PageRead): Promise<Omit<View, keyof ShownPage<PageRead>>>;
  render(model: HostedModel<View>): string;
}

/** The address of an approval's page. After the end it shows the outcome. */
export const approvalAddress = <PageRead extends AnyPageRead, View, PageStub extends Stub = Stub>({
  pages,
  picks: anyBank,
  more,
  render,
  renew,
  prefix,
  ...address
}: ApprovalAddress<PageRead, View, PageStub>): readonly Route<GatewayEnv>[] => {
  const find = ({ env, path }: AddressCall) => {
    const found = pages.find(env, path.reference);
    const stub = found?.stubOf();
    if (!found || !stub) return null;
    const live = (browser_id: string) => stub.view({ view: "live", browser_id, ...found.viewed });
    return { ...found, stub, live };
  };
  return addressRoutes({
    ...address,
    example: `${prefix}_0123456789.0123456789abcdef0123456789abcdef`,
    async open(call, browserId) {
      const { env } = call;
      const found = find(call);
      if (!found) return refuse("NOT_FOUND");
      const { stub, viewed } = found;
      const page = await stub.view({ view: "page", browser_id: browserId, ...viewed });
      if (!page?.ok) return refuse("NOT_FOUND");
      const read = JSON.parse(page.value) as PageRead;
      const { verified, parties, redirect: stored, ...shown } = read;
      const renewed = stored && renew ? await renew(call, stub, browserId, stored) : ok(stored);
      if (!renewed.ok) return renewed;
      const redirect = renewed.value;
      const redirect_url = redirect && (await redirectUrl(env, redirect));
      const view = {
        ...shown,
        ...(await more?.(env, { ...read, redirect })),
        redirect_url,
        redirect_gone: redirect !== null && redirect_url === null,
      } as View;
      return ok({
        verified,
        parties,
        mode: read.mode,
        picks: read.step === "PAYER" || read.continued_elsewhere ? (anyBank ?? null) : null,
        ...found.issueToken(browserId),
        render: (model) => render({ view, ...model }),
      });
    },
    find,
  });
};
