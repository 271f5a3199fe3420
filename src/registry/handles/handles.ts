import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { pageOf, refuseCursor } from "../../base/platform/lists.ts";
import type { AdminInRealm, RealmBankCaller } from "../callers.ts";
import { read, releaseHandle } from "../change.ts";
import type { Draft, HandleContext } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { readersOf } from "../link-rules.ts";
import { type AliasPath, parseAlias, type sponsoredQuery } from "../parameters.ts";
import { queries } from "../queries.ts";
import type { findHandleRequest } from "../requests.ts";
import { hashedSubject } from "../subjects.ts";
import { handleView, linkView, sponsoredView } from "../views.ts";

/**
 * Names that look official. A bank's handle is reserved too: "pay aurora" must never lead to a
 * person.
 * @rule R1.2
 */
const reservedNames: ReadonlySet<string> = new Set([
  "admin",
  "administrator",
  "root",
  "system",
  "security",
  "support",
  "help",
  "helpdesk",
  "gateway",
  "registry",
  "identity",
  "bank",
  "banks",
  "central-bank",
  "centralbank",
  "rail",
  "directory",
  "payment",
  "payments",
  "pay",
  "payer",
  "payee",
  "merchant",
  "refund",
  "refunds",
  "official",
  "verify",
  "verification",
  "fraud",
  "police",
  "tax",
  "government",
  "null",
  "undefined",
  "anonymous",
  "unknown",
  "everyone",
  "test",
  "live",
  "postmaster",
  "abuse",
]);

/**
 * Whether a customer may have the name. Frees a name whose time is over. A reservation without a
 * proof holds against other reservations, but not against a verified customer, so nobody can hoard
 * names. A reserved name was never routed to.
 */
export const takeName = (
  draft: Draft,
  alias: string,
  taker: { verified: boolean; handleId?: string },
): Result<null> => {
  const official = draft.findBank((bank) => bank.bank_handle === alias);
  if (official || reservedNames.has(alias)) {
    return refuse("VALIDATION_FAILED", { field: "alias", message: "alias: is reserved" });
  }
  return freeName(draft, alias, taker);
};

/** The same for a bank's handle, which is never reserved against the bank. */
export const freeName = (
  draft: Draft,
  alias: string,
  taker: { verified: boolean; handleId?: string },
): Result<null> => {
  const former = draft.formerName(alias);
  const isOwn = former !== undefined && former.handleId === taker.handleId;
  const isFree = isOwn || former?.withdrawnBy !== null;
  if (former && !isFree && former.endsAt > draft.at) return refuseTaken();
  const holder = draft.byAlias(alias);
  if (holder) {
    // @rule R1.5
    if (holder.handle.status !== "PENDING_VERIFICATION" || !taker.verified) return refuseTaken();
    releaseHandle(draft, holder, "lapse");
  }
  if (former) draft.forgetFormerName(alias);
  return ok(null);
};

const refuseTaken = () =>
  refuse("ALREADY_EXISTS", {
    field: "alias",
    message: "This name is taken. A customer who has a right to it can claim it.",
  });

/**
 * A customer, known by the forms of the subject, has one username across all banks.
 * @rule R1.3 R1.9
 */
export const requireNoOtherHandle = (
  draft: Draft,
  subject: string | null,
  exceptHandleId?: string,
): Result<null> => {
  if (draft.bySubject(subject).every(({ handleId }) => handleId === exceptHandleId))
    return ok(null);
  return refuse("ALREADY_EXISTS", {
    field: "customer_proof.subject",
    message: "This customer already has a username. Link the account to it, or claim it.",
  });
};

type Reader = RealmBankCaller | AdminInRealm;

/**
 * `GET /identity/handles/{alias}`: for the sponsor, the banks with a confirmed link (each sees its
 * own links) and the registry's operator. Other banks do not find the handle.
 */
export const readHandle = async ({
  env,
  caller,
  path,
}: Call<RegistryEnv, Reader, unknown, AliasPath>): Promise<Result<Reply>> => {
  const alias = parseAlias(path.alias);
  if (!alias || alias.bankHandle !== null) return refuse("NOT_FOUND");
  const draft = await read(env, { realm: caller.realm, aliases: [alias.handle] });
  const context = draft.byAlias(alias.handle);
  return context && maySee(caller, context)
    ? reply(200, shownHandle(draft, caller, context))
    : refuse("NOT_FOUND");
};

export const maySee = (caller: Reader, { handle, links }: HandleContext): boolean =>
  caller.kind === "admin" || readersOf(handle, links).has(caller.bankId);

/**
 * `POST /identity/handles:find`: by the customer, because no address holds a national id.
 * @rule R6.5
 */
export const findHandle = async ({
  env,
  caller,
  body,
}: Call<RegistryEnv, RealmBankCaller, InferOutput<typeof findHandleRequest>>): Promise<
  Result<Reply>
> => {
  const subject = hashedSubject(env, caller.realm, body.subject);
  const draft = await read(env, { realm: caller.realm, subjects: [subject] });
  const context = draft
    .bySubject(subject)
    .map(({ handleId }) => draft.context(handleId))
    .find((found) => found !== null && maySee(caller, found));
  if (context) return reply(200, shownHandle(draft, caller, context));
  return refuse("NOT_FOUND", {
    field: "subject",
    message: "subject: no handle of this customer is visible to this bank",
  });
};

/** `GET /identity/banks/{handle}/handles`: those that it sponsors, in the order of their ids. */
export const listSponsored = async ({
  env,
  caller,
  query,
}: Call<
  RegistryEnv,
  RealmBankCaller,
  unknown,
  unknown,
  InferOutput<typeof sponsoredQuery>
>): Promise<Result<Reply>> => {
  const { limit, cursor = "hdl_", handle_id: only, bucket } = query;
  if (!cursor.startsWith("hdl_")) return refuseCursor();
  const rows = await queries.sponsoredAfter(database(env), caller, {
    after: cursor,
    only,
    bucket,
    limit: limit + 1,
    at: now(),
  });
  const page = pageOf(rows, limit, (row) => row.handleId);
  return reply(200, {
    ...page,
    data: page.data.map((row) => sponsoredView(row, caller.bankHandle)),
  });
};

/** The handle with the links of the bank that asks, or with all of them for the operator. */
export const shownHandle = (draft: Draft, caller: Reader, { handle, links }: HandleContext) => {
  const seen = links.filter((link) => caller.kind === "admin" || link.bankId === caller.bankId);
  const { bank_handle: sponsor } = draft.bank(handle.sponsorBankId);
  const views = seen.map((link) =>
    linkView(link, handle.alias, draft.bank(link.bankId).bank_handle),
  );
  return handleView(handle, sponsor, views);
};
