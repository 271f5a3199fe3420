import type { InferOutput } from "valibot";
import { changesSoFar } from "../../admin/commit.ts";
import { holdsIban } from "../../kernel/iban.ts";
import { type Result, refuse } from "../../kernel/result.ts";
import { now } from "../../platform/clock.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { type AskedAlias, parseAlias } from "../alias.ts";
import type { LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { AliasPath, resolveQuery } from "../parameters.ts";
import { type Audience, queries } from "../queries.ts";
import type { Realm } from "../schema.ts";
import { answerFor, type HeldAliasView, type Question, type ResolvedAliasView } from "./answer.ts";
import { hitCache } from "./hit-cache.ts";
import { logLookup } from "./lookup-log.ts";
import { readRoutableLinks } from "./read-links.ts";

const publicHits = hitCache();

/**
 * `GET /identity/resolve/{alias}` (§2.13, §4.6). To the public, malformed, unknown, suspended,
 * deactivated and unlinked aliases get the same refusal, so nobody learns which names exist. A
 * gateway learns that a name is held, so it does not pay it by another directory.
 */
export const resolveAlias = async (
  call: Call<RegistryEnv, LookupCaller, unknown, AliasPath, InferOutput<typeof resolveQuery>>,
): Promise<Result<Reply>> => {
  const { path, query } = call;
  const asked = holdsIban(path.alias) ? null : parseAlias(path.alias);
  const view = asked && (await readView(call, { ...asked, context: query.context ?? null }));
  logLookup(call, asked?.handle ?? "", view !== null);
  const answer = view ?? (asked && (await readHeldName(call, asked)));
  return answer ? reply(200, answer) : refuse("NOT_FOUND");
};

/** What a gateway learns of a name without a route; null if nobody holds the name. */
const readHeldName = async (
  { env, caller }: Call<RegistryEnv, LookupCaller>,
  { alias, handle, bankHandle }: AskedAlias,
): Promise<HeldAliasView | null> => {
  if (caller.kind !== "gateway") return null;
  const db = database(env);
  const [holders, formerHolders] = await db.batch([
    queries.handleByAlias(db, caller.realm, handle),
    queries.formerName(db, caller.realm, handle),
  ]);
  const isFormer = formerHolders.some(({ endsAt }) => endsAt > now());
  const state = holders[0]?.status ?? (isFormer ? "DEACTIVATED" : "RELEASED");
  if (state === "RELEASED") return null;
  const status = state === "ACTIVE" ? "NOT_ROUTABLE" : state;
  return { alias, handle, bank_handle: bankHandle, status, routes: [] };
};

const readView = (
  { env, caller }: Call<RegistryEnv, LookupCaller>,
  question: Question,
): Promise<ResolvedAliasView | null> =>
  caller.kind === "gateway"
    ? readGatewayRoutes(env, caller.realm, question)
    : readPublicRoutes(env, caller.realm, question);

/**
 * Gateways pay by this answer, so it is read from the database every time. A context says that the
 * account is for a payment: without an account that takes payments there is no route.
 */
const readGatewayRoutes = async (
  env: RegistryEnv,
  realm: Realm,
  question: Question,
): Promise<ResolvedAliasView | null> => {
  const view = await readRoutes(env, realm, question, "gateways");
  const takesPayments = view?.routes.some(({ capabilities }) => capabilities.includes("PAYMENTS"));
  return question.context === null || takesPayments ? view : null;
};

const readRoutes = async (
  env: RegistryEnv,
  realm: Realm,
  question: Question,
  audience: Audience,
): Promise<ResolvedAliasView | null> => {
  const found = await readRoutableLinks(env, realm, question.handle, audience);
  return answerFor(question, found);
};

const readPublicRoutes = async (
  env: RegistryEnv,
  realm: Realm,
  question: Question,
): Promise<ResolvedAliasView | null> => {
  const key = `${realm} ${question.alias} ${question.context}`;
  const at = { ms: now(), changes: changesSoFar() };
  const known = publicHits.get(key, at);
  if (known) return known;
  const view = await readRoutes(env, realm, question, "public");
  if (view) publicHits.put(key, view, at);
  return view;
};
