import { and, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { type Call, type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { merchantSettings } from "../../../base/platform/schema.ts";
import { commitTo } from "../../../frame/records/commit.ts";
import { gatewayAdmin } from "../../../network/parties/administration.ts";
import {
  type MerchantCaller,
  merchantKey,
  merchantOwner,
} from "../../../network/parties/guards.ts";
import { limitOwnChange } from "../../../network/parties/limits.ts";
import { enabledEndpoint } from "../../../network/webhooks/answers.ts";
import {
  endpointView,
  findOwnEndpoint,
  isRegisteredEndpoint,
} from "../../../network/webhooks/endpoint-list.ts";
import { ownEndpointPath } from "../../../network/webhooks/event-list.ts";
import { chooseEventsRequest } from "../requests.ts";

type ChooseCall = Call<
  GatewayEnv,
  MerchantCaller,
  InferOutput<typeof chooseEventsRequest>,
  InferOutput<typeof ownEndpointPath>
>;

/**
 * A merchant chooses the optional events of its registered endpoint, in its key's mode. The choice
 * is a member of the settings that staff change too, so the audit chain orders both, and its entry
 * names the key. Later payments keep the choice of their creation (session-record.ts); an event
 * that was given up is not published any more (webhooks/publish.ts).
 * @rule P8.6 P8.15 P8.17
 */
const chooseEvents = async (call: ChooseCall): Promise<Result<Reply>> => {
  const { env, caller, path, body } = call;
  const { merchant_id, mode, key_id } = caller;
  const endpoint = await findOwnEndpoint(env, merchantOwner(caller), path.id);
  if (endpoint?.mode !== mode) return refuse("NOT_FOUND");
  // @rule P8.16
  const allowed = await limitOwnChange(call, merchant_id);
  if (!allowed.ok) return allowed;
  const { optional_events } = body;
  const own = and(eq(merchantSettings.merchant_id, merchant_id), eq(merchantSettings.mode, mode));
  const author = { chain: "gateway", actor: merchant_id, keyId: key_id } as const;
  const done = await commitTo<string>(gatewayAdmin, env, author, async (db) => {
    const settings = await db.select().from(merchantSettings).where(own).get();
    const webhookUrl = settings?.webhook_url ?? null;
    if (!settings || webhookUrl === null || !isRegisteredEndpoint(endpoint, webhookUrl)) {
      return refuse("ENDPOINT_NOT_REGISTERED");
    }
    const isChosen = isSameSet(settings.optional_events, optional_events);
    const update = db.update(merchantSettings).set({ optional_events }).where(own);
    const details = { mode, optional_events };
    const entry = { action: "merchant.events_chosen", subject: merchant_id, details };
    return ok({
      statements: isChosen ? [] : [update],
      entries: isChosen ? [] : [entry],
      answer: webhookUrl,
    });
  });
  if (!done.ok) return done;
  return reply(
    200,
    endpointView(endpoint.id, endpoint, { webhook_url: done.value, optional_events }),
  );
};

const isSameSet = (these: readonly string[], those: readonly string[]): boolean =>
  these.length === those.length && these.every((one) => those.includes(one));

export const chooseEventsRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "chooseEvents",
    method: "PATCH",
    paths: ["/endpoints/:id"],
    summary: "Choose the optional events of your registered webhook endpoint",
    description:
      "The list replaces the one before. An event that you add comes with payments that are " +
      "created from then on; one that you leave out stops. At most ten changes a minute.",
    guard: merchantKey,
    path: ownEndpointPath,
    body: chooseEventsRequest,
    answers: { 200: enabledEndpoint },
    refusals: ["ENDPOINT_NOT_REGISTERED"],
    step: chooseEvents,
  }),
];
