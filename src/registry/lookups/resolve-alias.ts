import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { changesSoFar } from "../../frame/records/commit.ts";
import type { heldAlias, resolvedAlias } from "../answers.ts";
import type { LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { HandleState } from "../handle-machine.ts";
import { type AliasPath, type AskedAlias, parseAlias, type resolveQuery } from "../parameters.ts";
import type { Realm } from "../schema.ts";
import { logLookup } from "./lookup-log.ts";
import { type RoutableLink, readName } from "./read-links.ts";

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

/**
 * The answer of `GET /identity/resolve/{alias}`: what routing needs and nothing else. Of the
 * accounts at `bank_handle` the first is the one to use. For `name@bank` the bank's own default
 * comes before the customer's choice, without a bank the other way round. The oldest follow.
 */
export type ResolvedAliasView = InferOutput<typeof resolvedAlias>;

/**
 * A name that is held but not routed. Its status is never ACTIVE, so a gateway refuses the payment
 * (docs/decisions/075).
 */
export type HeldAliasView = InferOutput<typeof heldAlias>;

/** What the account is for (R3.10): a customer may pay from one account and be paid on another. */
export type AskedContext = "PAYER" | "PAYEE";

export interface Question extends AskedAlias {
  context: AskedContext | null;
}

/**
 * The answer from all routable links, or null. It shows only one bank, the named one or the
 * default's: the customer's other banks would be a cross-bank account list (R3.4). If no bank is
 * named and the default is not routable, no other account replaces it: a default is the customer's
 * choice.
 * @rule R3.1
 */
export const answerFor = (
  question: Question,
  routable: readonly RoutableLink[],
): ResolvedAliasView | null => {
  const chosen = chosenFor(routable, question.context);
  const bankHandle = question.bankHandle ?? chosen?.bankHandle;
  // @rule R3.4
  const atBank = routable.filter((link) => link.bankHandle === bankHandle);
  if (bankHandle === undefined || atBank.length === 0) return null;
  return {
    alias: question.alias,
    handle: question.handle,
    bank_handle: bankHandle,
    status: "ACTIVE",
    routes: atBank.sort(preferring(chosen, question.bankHandle !== null)).map((link) => ({
      bank_id: link.bankId,
      bank_handle: link.bankHandle,
      account_ref: link.accountRef,
      default: link === chosen,
      // An account can do nothing that its bank no longer does.
      capabilities: link.capabilities.filter((word) => link.bankCapabilities.includes(word)),
    })),
  };
};

/**
 * The routable account that the customer chose for the context, else the general default. Both are
 * the customer's own choice.
 * @rule R2.6 R3.10
 */
const chosenFor = (
  routable: readonly RoutableLink[],
  context: AskedContext | null,
): RoutableLink | undefined => {
  const special = routable.find((link) =>
    context === "PAYER" ? link.isPayerDefault : context === "PAYEE" && link.isPayeeDefault,
  );
  return special ?? routable.find((link) => link.isDefault);
};

/**
 * The account chosen for this lookup comes first, then the oldest. With a named bank, that bank's
 * default comes before the general one.
 * @rule R3.10
 */
const preferring =
  (chosen: RoutableLink | undefined, isBankAsked: boolean) =>
  (a: RoutableLink, b: RoutableLink): number =>
    rankOf(b, chosen, isBankAsked) - rankOf(a, chosen, isBankAsked) ||
    (a.linkedAt ?? 0) - (b.linkedAt ?? 0) ||
    (a.accountRef < b.accountRef ? -1 : 1);

const rankOf = (
  link: RoutableLink,
  chosen: RoutableLink | undefined,
  isBankAsked: boolean,
): number => {
  const [first, second] = isBankAsked
    ? [link.isBankDefault, link === chosen]
    : [link === chosen, link.isBankDefault];
  return 2 * Number(first) + Number(second);
};
