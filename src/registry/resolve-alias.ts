import { type Result, refuse } from "../kernel/result.ts";
import { now } from "../platform/clock.ts";
import { database } from "../platform/database.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import { type AskedAlias, parseAlias } from "./alias.ts";
import type { Caller } from "./callers.ts";
import type { RegistryEnv } from "./environment.ts";
import { hitCache } from "./hit-cache.ts";
import { type Audience, queries } from "./queries.ts";
import type { Realm } from "./schema.ts";
import type { ResolvedAliasView } from "./views.ts";

type RoutableLink = Awaited<ReturnType<typeof queries.routableLinks>>[number];

const publicHits = hitCache();

/**
 * `GET /identity/resolve/{alias}` (§2.13, §4.6). Malformed, unknown, suspended, deactivated and
 * unlinked get one and the same refusal, so that nobody learns which names exist.
 */
export const resolveAlias = async (call: Call<RegistryEnv, Caller>): Promise<Result<Reply>> => {
  const asked = parseAlias(call.param("alias"));
  if (!asked) return refuse("NOT_FOUND");
  const { caller, env } = call;
  const view =
    caller.kind === "gateway"
      ? await readRoutes(env, caller.realm, asked, "gateways")
      : await readPublicRoutes(env, caller.realm, asked);
  return view ? reply(200, view) : refuse("NOT_FOUND");
};

/** Gateways pay on this answer: it is read from the authority every time. */
const readRoutes = async (
  env: RegistryEnv,
  realm: Realm,
  asked: AskedAlias,
  audience: Audience,
): Promise<ResolvedAliasView | null> => {
  const found = await queries.routableLinks(database(env), realm, asked.handle, audience);
  return answerFor(asked, found);
};

const readPublicRoutes = async (
  env: RegistryEnv,
  realm: Realm,
  asked: AskedAlias,
): Promise<ResolvedAliasView | null> => {
  const key = `${realm} ${asked.alias}`;
  const readAtMs = now();
  const known = publicHits.get(key, readAtMs);
  if (known) return known;
  const view = await readRoutes(env, realm, asked, "public");
  if (view) publicHits.put(key, view, readAtMs);
  return view;
};

/**
 * The answer out of all links that may be routed to, or null. It speaks of one bank alone, the
 * asked one or the default's: at which other banks a customer has accounts is a cross-bank account
 * list, which §2.13 tells nobody without authorisation. Where no bank is asked and the default
 * cannot be routed to, no other account takes its place: a default is the customer's choice.
 */
export const answerFor = (
  asked: AskedAlias,
  routable: readonly RoutableLink[],
): ResolvedAliasView | null => {
  const bankHandle = asked.bankHandle ?? routable.find((link) => link.isDefault)?.bankHandle;
  const atBank = routable.filter((link) => link.bankHandle === bankHandle);
  if (bankHandle === undefined || atBank.length === 0) return null;
  return {
    alias: asked.alias,
    handle: asked.handle,
    bank_handle: bankHandle,
    status: "ACTIVE",
    routes: atBank.sort(byPreference).map((link) => ({
      bank_id: link.bankId,
      bank_handle: link.bankHandle,
      account_ref: link.accountRef,
      default: link.isDefault,
      // What the bank no longer does, none of its accounts does.
      capabilities: link.capabilities.filter((word) => link.bankCapabilities.includes(word)),
    })),
  };
};

const byPreference = (a: RoutableLink, b: RoutableLink): number =>
  Number(b.isDefault) - Number(a.isDefault) ||
  a.linkedAt - b.linkedAt ||
  (a.accountRef < b.accountRef ? -1 : 1);
