import { type Result, refuse } from "../../kernel/result.ts";
import { database } from "../../platform/database.ts";
import { type Call, type Reply, reply } from "../../platform/edge.ts";
import { parseAlias } from "../alias.ts";
import type { AdminInRealm, BankCaller } from "../callers.ts";
import type { RegistryEnv } from "../environment.ts";
import type { AliasPath } from "../parameters.ts";
import { queries } from "../queries.ts";
import type { HandleRow } from "../schema.ts";
import { handleView, linkView } from "../views.ts";
import { applyDueNow, isOverdue } from "./apply-due.ts";

type Reader = BankCaller | AdminInRealm;
type ReaderCall = Call<RegistryEnv, Reader>;

/**
 * `GET /identity/handles/{alias}`: for the sponsor, the banks with a link (each sees its own links)
 * and the registry's operator. Other banks do not find the handle. Neither do banks whose link the
 * customer has not confirmed, because any bank can create one.
 */
export const readHandle = async (
  call: Call<RegistryEnv, Reader, unknown, AliasPath>,
): Promise<Result<Reply>> => {
  const alias = parseAlias(call.path.alias);
  if (!alias || alias.bankHandle !== null) return refuse("NOT_FOUND");
  const db = database(call.env);
  const handle = await queries.handleByAlias(db, call.caller.realm, alias.handle).get();
  return handle ? viewFor(call, handle) : refuse("NOT_FOUND");
};

/** The handle after a change. */
export const showHandle = async (call: ReaderCall, handleId: string): Promise<Result<Reply>> => {
  const db = database(call.env);
  const handle = await queries.handleById(db, call.caller.realm, handleId).get();
  if (!handle) throw new Error("a handle is gone");
  return viewFor(call, handle);
};

const viewFor = async (call: ReaderCall, handle: HandleRow): Promise<Result<Reply>> => {
  const { env, caller } = call;
  const db = database(env);
  const all = await queries.liveLinksWithBanks(db, caller.realm, handle.handleId);
  if ([handle, ...all].some(isOverdue)) {
    const settled = await applyDueNow(env, caller.realm, handle.handleId);
    return settled.ok ? showHandle(call, handle.handleId) : settled;
  }
  if (handle.status === "RELEASED") return refuse("NOT_FOUND");
  const seen = all.filter((link) => caller.kind === "admin" || link.bankId === caller.bankId);
  const sponsor = await queries.bankById(db, handle.sponsorBankId).get();
  const isStranger = caller.kind === "bank" && caller.bankId !== handle.sponsorBankId;
  const isLinked = seen.some((link) => link.status !== "PENDING_CONFIRMATION");
  if (isStranger && !isLinked) return refuse("NOT_FOUND");
  const views = seen.map((link) => linkView(link, handle.alias, link.bankHandle));
  return reply(200, handleView(handle, sponsor?.bankHandle ?? "", views));
};
