import * as v from "valibot";
import { authSession } from "../../approvals/approval-answers.ts";
import { shownPayer } from "../../approvals/approval-view.ts";
import { hostedPageQuery, isFromElsewhere } from "../../approvals/page/page-address.ts";
import { readSurroundings } from "../../approvals/page/surroundings.ts";
import { text } from "../../base/kernel/fields.ts";
import type { Result } from "../../base/kernel/result.ts";
import { isoTime, now } from "../../base/platform/clock.ts";
import { jsonOrPage } from "../../base/platform/contract.ts";
import { type Call, type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { chooseLocale } from "../../frame/pages/locale.ts";
import { pageResponse, wantsJson } from "../../frame/pages/response.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import {
  type Access,
  accessChallengeView,
  accessField,
  accessStepOf,
  CONNECTIONS_PATH,
  modeOf,
  newAccess,
  readAccess,
} from "./access.ts";
import { listConnections } from "./list-connections.ts";
import { type ConnectionsView, elsewherePage, renderConnectionsPage } from "./page.tsx";

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
  const around = await readSurroundings(env, access.mode, { merchant_id: null, bank_handle });
  const html = renderConnectionsPage({
    view: await viewOf(env, access),
    token,
    locale,
    path: CONNECTIONS_PATH,
    unsent: call.query.unsent !== undefined,
    now: now(),
    around,
  });
  return pageResponse(html, { locale, headers, scripted: true });
};

/** If the customer typed a username, the account number is hidden until the account is proved. */
const viewOf = async (env: GatewayEnv, access: Access): Promise<ConnectionsView> => {
  const { payer, proved } = access;
  return {
    mode: access.mode,
    step: accessStepOf(access),
    expires_at: isoTime(access.expires_at),
    payer: payer && shownPayer(proved ? { ...payer, alias: null } : payer),
    challenge: accessChallengeView(access),
    ...(await listConnections(env, access)),
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
];
