import { type Result, refuse } from "../../kernel/result.ts";
import { now } from "../../platform/clock.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { type AskedAlias, parseAlias } from "../alias.ts";
import type { LookupCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { Audience } from "../queries.ts";
import type { Realm } from "../schema.ts";
import type { ResolvedAliasView } from "../views.ts";
import { hitCache } from "./hit-cache.ts";
import { logLookup } from "./lookup-log.ts";
import { type RoutableLink, readRoutableLinks } from "./read-links.ts";

/** What the account is for (§4.6): a customer may pay from one account and be paid to another. */
export type PaymentContext = "PAYER" | "PAYEE";

interface Question extends AskedAlias {
  context: PaymentContext | null;
}

const publicHits = hitCache();

/**
 * `GET /identity/resolve/{alias}` (§2.13, §4.6). Malformed, unknown, suspended, deactivated and
 * unlinked get one and the same refusal, so that nobody learns which names exist.
 */
export const resolveAlias = async (
  call: Call<RegistryEnv, LookupCaller>,
): Promise<Result<Reply>> => {
  const context = readContext(call.url);
  if (!context.ok) return context;
  const asked = parseAlias(call.param("alias"));
  const view = asked && (await readView(call, { ...asked, context: context.value }));
  logLookup(call, asked?.alias ?? "", view !== null);
  return view ? reply(200, view) : refuse("NOT_FOUND");
};

const readContext = (url: URL): Result<PaymentContext | null> => {
  const context = url.searchParams.get("context");
  if (context === null || context === "PAYER" || context === "PAYEE") {
    return { ok: true, value: context };
  }
  const message = "context: must be PAYER or PAYEE";
  return refuse("VALIDATION_FAILED", { field: "context", message });
};

/** Gateways pay on this answer: it is read from the authority every time. */
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
  const readAtMs = now();
  const known = publicHits.get(key, readAtMs);
  if (known) return known;
  const view = await readRoutes(env, realm, question, "public");
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
  question: Question,
  routable: readonly RoutableLink[],
): ResolvedAliasView | null => {
  const chosen = chosenFor(routable, question.context);
  const bankHandle = question.bankHandle ?? chosen?.bankHandle;
  const atBank = routable.filter((link) => link.bankHandle === bankHandle);
  if (bankHandle === undefined || atBank.length === 0) return null;
  return {
    alias: question.alias,
    handle: question.handle,
    bank_handle: bankHandle,
    status: "ACTIVE",
    routes: atBank.sort(preferring(chosen)).map((link) => ({
      bank_id: link.bankId,
      bank_handle: link.bankHandle,
      account_ref: link.accountRef,
      default: link === chosen,
      // What the bank no longer does, none of its accounts does.
      capabilities: link.capabilities.filter((word) => link.bankCapabilities.includes(word)),
    })),
  };
};

/**
 * The account for the context where the customer chose one that can be routed to, else the general
 * default: both are the customer's own choice.
 */
const chosenFor = (
  routable: readonly RoutableLink[],
  context: PaymentContext | null,
): RoutableLink | undefined => {
  const special = routable.find((link) =>
    context === "PAYER" ? link.isPayerDefault : context === "PAYEE" && link.isPayeeDefault,
  );
  return special ?? routable.find((link) => link.isDefault);
};

/** The chosen account first, then the one for this bank, then the oldest. */
const preferring =
  (chosen: RoutableLink | undefined) =>
  (a: RoutableLink, b: RoutableLink): number =>
    Number(b === chosen) - Number(a === chosen) ||
    Number(b.isBankDefault) - Number(a.isBankDefault) ||
    (a.linkedAt ?? 0) - (b.linkedAt ?? 0) ||
    (a.accountRef < b.accountRef ? -1 : 1);
