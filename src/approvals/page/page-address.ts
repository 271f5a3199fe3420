import type { GenericSchema } from "valibot";
import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, now } from "../../base/platform/clock.ts";
import { empty, jsonOrPage, redirect } from "../../base/platform/contract.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import { type Call, type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
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
import { type AddressedPage, liveStep, type PageTokenForm } from "./live-status.ts";
import { takeForm } from "./page-forms.ts";
import { codeRoute, type PhoneCode, phoneAids } from "./phone-code.ts";
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
  /** What a phone opens to go on with what this browser shows; null if there is nothing. */
  onPhone(call: AddressCall, browserId: string): Promise<PhoneCode | null>;
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
    codeRoute(page, path, (call) => address.onPhone(call, readCookie(call.request, cookie) ?? "")),
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
      step: (call) => liveStep(call.request, () => address.find(call), token),
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

/** A page's view, with the additions of its address. */
export type ShownPage<PageRead> = Omit<PageRead, "redirect" | "verified" | "parties"> & {
  /** Where the customer goes now; null before the end, and in another browser. */
  redirect_url: string | null;
  /** Whether the TPP no longer uses the address to which the customer would go. */
  redirect_gone: boolean;
  /** What the code leads a phone to: the page, or the app; null if there is no code. */
  code: PhoneCode["opens"] | null;
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
  /** Whether a phone may go on from the page's address alone (docs/decisions/212). */
  goesOnAnywhere?: boolean;
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
  goesOnAnywhere = false,
  ...address
}: ApprovalAddress<PageRead, View, PageStub>): readonly Route<GatewayEnv>[] => {
  const find = ({ env, path }: AddressCall) => {
    const found = pages.find(env, path.reference);
    const stub = found?.stubOf();
    if (!found || !stub) return null;
    const live = (browser_id: string) => stub.view({ view: "live", browser_id, ...found.viewed });
    return { ...found, stub, live };
  };
  const seen = async (call: AddressCall, browserId: string) => {
    const found = find(call);
    const page = await found?.stub.view({ view: "page", browser_id: browserId, ...found.viewed });
    if (!found || !page?.ok) return null;
    const read = JSON.parse(page.value) as PageRead;
    const own = address.path.replace(":reference", call.path.reference);
    const place = goesOnAnywhere ? `${call.env.BASE_URL}${own}` : null;
    return { found, read, ...(await phoneAids(call.env, read, place)) };
  };
  return addressRoutes({
    ...address,
    onPhone: async (call, browserId) => (await seen(call, browserId))?.code ?? null,
    example: `${prefix}_0123456789.0123456789abcdef0123456789abcdef`,
    async open(call, browserId) {
      const { env } = call;
      const known = await seen(call, browserId);
      if (!known) return refuse("NOT_FOUND");
      const { found, read, app_url, code } = known;
      const { stub } = found;
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
        app_url,
        code: code?.opens ?? null,
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
