import type { InferOutput } from "valibot";
import { changesSoFar } from "../../admin/commit.ts";
import { holdsIban } from "../../kernel/iban.ts";
import { type Result, refuse } from "../../kernel/result.ts";
import { now } from "../../platform/clock.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { parseAlias } from "../alias.ts";
import type { LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { HandleState } from "../handle-machine.ts";
import type { AliasPath, resolveQuery } from "../parameters.ts";
import type { Realm } from "../schema.ts";
import { answerFor, type HeldAliasView, type Question, type ResolvedAliasView } from "./answer.ts";
import { hitCache } from "./hit-cache.ts";
import { logLookup } from "./lookup-log.ts";
import { readName } from "./read-links.ts";

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
  const answer = asked && (await answerOf(call, { ...asked, context: query.context ?? null }));
  logLookup(call, asked?.handle ?? "", answer?.status === "ACTIVE");
  return answer ? reply(200, answer) : refuse("NOT_FOUND");
};

const answerOf = (
  { env, caller }: Call<RegistryEnv, LookupCaller>,
  question: Question,
): Promise<ResolvedAliasView | HeldAliasView | null> =>
  caller.kind === "gateway"
    ? answerGateway(env, caller.realm, question)
    : answerPublic(env, caller.realm, question);

/**
 * Gateways pay by this answer, so it is read from the database every time. A context says that the
 * account is for a payment: without an account that takes payments there is no route.
 */
const answerGateway = async (
  env: RegistryEnv,
  realm: Realm,
  question: Question,
): Promise<ResolvedAliasView | HeldAliasView | null> => {
  const { status, links } = await readName(env, realm, question.handle, "gateways");
  const view = answerFor(question, links);
  const takesPayments = view?.routes.some(({ capabilities }) => capabilities.includes("PAYMENTS"));
  if (view && (question.context === null || takesPayments)) return view;
  return heldName(question, status);
};

/** What a gateway learns of a name without a route; null if nobody holds the name. */
const heldName = (
  { alias, handle, bankHandle }: Question,
  state: HandleState | null,
): HeldAliasView | null => {
  if (state === null || state === "RELEASED") return null;
  const status = state === "ACTIVE" ? "NOT_ROUTABLE" : state;
  return { alias, handle, bank_handle: bankHandle, status, routes: [] };
};

const answerPublic = async (
  env: RegistryEnv,
  realm: Realm,
  question: Question,
): Promise<ResolvedAliasView | null> => {
  const key = `${realm} ${question.alias} ${question.context}`;
  const at = { ms: now(), changes: changesSoFar() };
  const known = publicHits.get(key, at);
  if (known) return known;
  const { links } = await readName(env, realm, question.handle, "public");
  const view = answerFor(question, links);
  if (view) publicHits.put(key, view, at);
  return view;
};
