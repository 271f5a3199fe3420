import type { InferOutput } from "valibot";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import { pageOf } from "../../base/platform/lists.ts";
import { refuseCursor } from "../../base/platform/newest-first.ts";
import type { AdminInRealm, RealmBankCaller } from "../callers.ts";
import { read } from "../change.ts";
import type { Draft, HandleContext } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { readersOf } from "../link-rules.ts";
import { type AliasPath, parseAlias, type sponsoredQuery } from "../parameters.ts";
import { queries } from "../queries.ts";
import type { findHandleRequest } from "../requests.ts";
import { hashedSubject } from "../subjects.ts";
import { handleView, linkView, sponsoredView } from "../views.ts";

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
