import * as v from "valibot";
import { hostedStyles } from "../../approvals/page/assets.ts";
import { text } from "../../base/kernel/fields.ts";
import { formatId } from "../../base/kernel/ids.ts";
import { now } from "../../base/platform/clock.ts";
import { htmlPage, redirect } from "../../base/platform/contract.ts";
import { type Call, type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { chooseLocale, type Locale, languageQuery } from "../../frame/pages/locale.ts";
import { messagePage } from "../../frame/pages/problem-page.tsx";
import { seeOther } from "../../frame/pages/response.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import { readTpp } from "../../network/parties/tpps.ts";
import { consentById } from "./consent-record.ts";
import { readRequestUri } from "./verbs/push-request.ts";

const authorizeQuery = v.object({
  ...languageQuery.entries,
  client_id: v.optional(text("The client that pushed it.", "tpp_…")),
  request_uri: v.optional(text("From the PAR.", "urn:ietf:params:oauth:request_uri:ru_…")),
});

interface AskedPage {
  client_id: string;
  request_uri: string;
}

/** The two parameters, each exactly once; else null. */
const askedPage = ({ searchParams }: URL): AskedPage | null => {
  const [client_id, ...otherClients] = searchParams.getAll("client_id");
  const [request_uri, ...otherRequests] = searchParams.getAll("request_uri");
  const isWhole = Boolean(client_id && request_uri);
  return isWhole && otherClients.length + otherRequests.length === 0
    ? ({ client_id, request_uri } as AskedPage)
    : null;
};

/**
 * The address of the consent's page; null unless this client pushed the request_uri and the
 * customer has not answered yet. Opening the address consumes nothing, because link scanners open
 * it too.
 * @rule O4.2
 */
const consentUrlOf = async (
  { env }: Call<GatewayEnv>,
  { client_id, request_uri }: AskedPage,
): Promise<string | null> => {
  const hex = readRequestUri(env, request_uri, now());
  const tpp = hex === null ? null : await readTpp(env, client_id);
  if (hex === null || tpp?.status !== "ACTIVE") return null;
  const { tpp_id, mode } = tpp;
  const shown = await consentById(env, formatId("cns", hex))?.view({
    view: "consent",
    tpp_id,
    mode,
  });
  if (!shown?.ok) return null;
  const { status, consent_url } = JSON.parse(shown.value) as {
    status: string;
    consent_url: string | null;
  };
  return status === "AWAITING_CUSTOMER_AUTH" ? consent_url : null;
};

export const authorizeRoute: Route<GatewayEnv> = route({
  id: "authorize",
  method: "GET",
  paths: ["/ob/authorize"],
  summary: "Send the customer to the consent page",
  description:
    "Only with a request_uri of POST /ob/par, for 5 minutes and until the customer has answered. " +
    "Everything else is 400 or 404 with a page that says so, and never a redirect.",
  guard: limitedAddress(),
  query: authorizeQuery,
  answers: {
    303: redirect("To the consent page."),
    400: htmlPage("A page: client_id or request_uri is missing, or there several times."),
    404: htmlPage("A page: the request_uri is unknown, another client's, answered or expired."),
  },
  step: async (call) => {
    const asked = askedPage(call.url);
    if (!asked) return invalidLink(call.request, 400);
    const consentUrl = await consentUrlOf(call, asked);
    // @rule O4.2
    return consentUrl === null ? invalidLink(call.request, 404) : seeOther(consentUrl);
  },
});

const invalidLink = (request: Request, status: 400 | 404): Response => {
  const locale = chooseLocale(request);
  return messagePage({ locale, status, styles: hostedStyles, ...sentences[locale] });
};

const sentences: Readonly<Record<Locale, { heading: string; lead: string }>> = {
  en: {
    heading: "This link is not valid",
    lead: "It was used, has expired or is incomplete. Go back to the app and start again.",
  },
  fr: {
    heading: "Ce lien n’est pas valable",
    lead: "Il a déjà servi, a expiré ou est incomplet. Retournez à l’application et recommencez.",
  },
  es: {
    heading: "Este enlace no es válido",
    lead: "Ya se usó, ha caducado o está incompleto. Vuelva a la aplicación y empiece de nuevo.",
  },
  ar: {
    heading: "هذا الرابط غير صالح",
    lead: "سبق استخدامه أو انتهت صلاحيته أو أنه غير مكتمل. ارجع إلى التطبيق وابدأ من جديد.",
  },
};
