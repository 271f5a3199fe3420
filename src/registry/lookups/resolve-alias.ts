import type { InferOutput } from "valibot";
import { changesSoFar } from "../../admin/commit.ts";
import { type Result, refuse } from "../../kernel/result.ts";
import { now } from "../../platform/clock.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { parseAlias } from "../alias.ts";
import type { LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { AliasPath, resolveQuery } from "../parameters.ts";
import type { Audience } from "../queries.ts";
import type { Realm } from "../schema.ts";
import { answerFor, type Question, type ResolvedAliasView } from "./answer.ts";
import { hitCache } from "./hit-cache.ts";
import { logLookup } from "./lookup-log.ts";
import { readRoutableLinks } from "./read-links.ts";

const publicHits = hitCache();

/**
 * `GET /identity/resolve/{alias}` (§2.13, §4.6). Malformed, unknown, suspended, deactivated and
 * unlinked aliases get the same refusal, so nobody learns which names exist.
 */
export const resolveAlias = async (
  call: Call<RegistryEnv, LookupCaller, unknown, AliasPath, InferOutput<typeof resolveQuery>>,
): Promise<Result<Reply>> => {
  const { path, query } = call;
  const asked = parseAlias(path.alias);
  const view = asked && (await readView(call, { ...asked, context: query.context ?? null }));
  logLookup(call, asked?.handle ?? "", view !== null);
  return view ? reply(200, view) : refuse("NOT_FOUND");
};

/** Gateways pay by this answer, so it is read from the database every time. */
const readView = (
  { env, caller }: Call<RegistryEnv, LookupCaller>,
  question: Question,
): Promise<ResolvedAliasView | null> =>
  caller.kind === "gateway"
    ? readRoutes(env, caller.realm, question, "gateways")
    : readPublicRoutes(env, caller.realm, question);

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
