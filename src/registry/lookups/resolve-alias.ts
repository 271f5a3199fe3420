import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { changesSoFar } from "../../frame/records/commit.ts";
import type { LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { HandleState } from "../handle-machine.ts";
import { type AliasPath, parseAlias, type resolveQuery } from "../parameters.ts";
import type { Realm } from "../schema.ts";
import { answerFor, type HeldAliasView, type Question, type ResolvedAliasView } from "./answer.ts";
import { logLookup } from "./lookup-log.ts";
import { readName } from "./read-links.ts";

/** The public's hits. A miss is never cached, so enumeration costs a read each time. @rule R3.6 */
const publicHits = isolateCache<ResolvedAliasView>();

/**
 * `GET /identity/resolve/{alias}` (R3.1, R3.2). To the public and to banks, malformed, unknown,
 * suspended, deactivated and unlinked aliases get the same refusal, so nobody learns which names
 * exist. A gateway learns that a name is held, so it does not pay it by another directory.
 */
export const resolveAlias = async (
  call: Call<RegistryEnv, LookupCaller, unknown, AliasPath, InferOutput<typeof resolveQuery>>,
): Promise<Result<Reply>> => {
  const { path, query } = call;
  const asked = parseAlias(path.alias);
  const answer = asked && (await answerOf(call, { ...asked, context: query.context ?? null }));
  logLookup(call, asked?.handle ?? "", answer?.status === "ACTIVE");
  // @rule R3.2
  return answer ? reply(200, answer) : refuse("NOT_FOUND");
};

const answerOf = (
  { env, caller }: Call<RegistryEnv, LookupCaller>,
  question: Question,
): Promise<ResolvedAliasView | HeldAliasView | null> => {
  switch (caller.kind) {
    case "gateway":
      return answerGateway(env, caller.realm, question);
    case "bank":
      return answerRoutable(env, caller.realm, question, caller.bankId);
    case "public":
      return answerPublic(env, caller.realm, question);
  }
};

/**
 * Gateways pay by this answer, so it is read from the database every time. A context says that the
 * account is for a payment: without an account that takes payments there is no route.
 */
const answerGateway = async (
  env: RegistryEnv,
  realm: Realm,
  question: Question,
): Promise<ResolvedAliasView | HeldAliasView | null> => {
  const { status, links } = await readName(env, realm, question.handle, {
    all: true,
    bankId: null,
  });
  const view = answerFor(question, links);
  const takesPayments = view?.routes.some(({ capabilities }) => capabilities.includes("PAYMENTS"));
  if (view && (question.context === null || takesPayments)) return view;
  return heldName(question, status);
};

/** What a gateway learns of a name without a route; null if nobody holds the name. @rule R3.3 */
const heldName = (
  { alias, handle, bankHandle }: Question,
  state: HandleState | null,
): HeldAliasView | null => {
  if (state === null || state === "RELEASED") return null;
  const status = state === "ACTIVE" ? "NOT_ROUTABLE" : state;
  return { alias, handle, bank_handle: bankHandle, status, routes: [] };
};

/** What anyone may know; a bank also sees the accounts that its own customers have hidden. */
const answerRoutable = async (
  env: RegistryEnv,
  realm: Realm,
  question: Question,
  bankId: string | null,
): Promise<ResolvedAliasView | null> => {
  const { links } = await readName(env, realm, question.handle, { all: false, bankId });
  return answerFor(question, links);
};

/**
 * Cached, but not beyond the next change of this isolate: so the public may see a handle or a bank
 * for a second and a half that another isolate has just switched off.
 */
const answerPublic = async (
  env: RegistryEnv,
  realm: Realm,
  question: Question,
): Promise<ResolvedAliasView | null> => {
  const key = `${changesSoFar()} ${realm} ${question.alias} ${question.context}`;
  const known = publicHits.recall(key);
  if (known) return known;
  const readAt = now();
  const view = await answerRoutable(env, realm, question, null);
  if (view) publicHits.keep(key, readAt, view);
  return view;
};
