import { ok, type Result, refuse } from "../../kernel/result.ts";
import { commit } from "../administration.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { endLink, type HandleContext, readById } from "../handles/apply-due.ts";
import { takeName } from "../handles/names.ts";
import { moveLink } from "../link-machine.ts";
import { QUARANTINE_MS, RENAME_MS } from "../periods.ts";
import type { LinkRow, Visibility } from "../schema.ts";
import {
  type DefaultKind,
  defaultColumns,
  mayChooseDefault,
  mayConfirm,
  mayHide,
  mayOpenCustomerSession,
  mayRename,
  type Situation,
} from "./customer-rules.ts";
import { authorOfCustomerSession, type CustomerSession } from "./customer-session.ts";

/** Customers' decisions about their own name and accounts (§2.13). */
export type Choice =
  | { does: "confirm" | "reject"; accountRef: string }
  | { does: "default"; accountRef: string; kind: DefaultKind }
  | { does: "visibility"; accountRef: string; visibility: Visibility }
  | { does: "username"; alias: string };

/** Applies a choice, if the session's bank still allows it at that moment (customer-rules.ts). */
export const applyChoice = (
  env: RegistryEnv,
  customerSession: CustomerSession,
  choice: Choice,
): Promise<Result<null>> =>
  commit(env, authorOfCustomerSession(customerSession), async (db, at) => {
    const draft = new Draft(db, customerSession.realm, at);
    const context = await readById(draft, customerSession.handleId);
    if (context?.handle.status !== "ACTIVE") return refuse("INVALID_STATE");
    const situation = { ...context, bankId: customerSession.bankId };
    if (!mayOpenCustomerSession(situation)) return refuse("FORBIDDEN");
    const decided =
      choice.does === "username"
        ? await rename(draft, context, situation, choice.alias)
        : decideLink(draft, context, situation, choice);
    return decided.ok ? ok(await draft.decision(null)) : decided;
  });

const decideLink = (
  draft: Draft,
  context: HandleContext,
  situation: Situation,
  choice: Exclude<Choice, { does: "username" }>,
): Result<null> => {
  const link = context.links.find((row) => row.accountRef === choice.accountRef);
  if (!link) return refuse("NOT_FOUND");
  switch (choice.does) {
    case "confirm":
      return confirm(draft, context, situation, link);
    case "reject":
      if (!mayConfirm(situation, link)) return refuse("FORBIDDEN");
      endLink(draft, link, "reject", "REJECTED", context.handle.alias);
      return ok(null);
    case "default":
      return chooseDefault(draft, context, situation, link, choice.kind);
    case "visibility":
      if (!mayHide(situation, link)) return refuse("FORBIDDEN");
      draft.updateLink(link, { visibility: choice.visibility }, context.handle.alias);
      draft.note("link.visibility", link.accountRef, { visibility: choice.visibility });
      return ok(null);
  }
};

/** The link counts from now on. The general default stays. */
const confirm = (
  draft: Draft,
  { handle, links }: HandleContext,
  situation: Situation,
  link: LinkRow,
): Result<null> => {
  const move = moveLink(link.status, "confirm");
  if (!move || !mayConfirm(situation, link)) return refuse("FORBIDDEN");
  draft.updateLink(
    link,
    {
      status: move.to,
      linkedAt: draft.at,
      dueAt: null,
      isBankDefault: !links.some((row) => row.bankId === link.bankId && row.isBankDefault),
    },
    handle.alias,
  );
  draft.note(move.emits, link.accountRef, { bank: link.bankId });
  return ok(null);
};

const chooseDefault = (
  draft: Draft,
  { handle, links }: HandleContext,
  situation: Situation,
  link: LinkRow,
  kind: DefaultKind,
): Result<null> => {
  if (!mayChooseDefault(situation, link, kind)) return refuse("FORBIDDEN");
  const column = defaultColumns[kind];
  if (link[column]) return ok(null);
  const former = links.find(
    (row) => row[column] && (kind !== "BANK" || row.bankId === link.bankId),
  );
  // Clears the former default first, because the index never allows two.
  if (former) draft.updateLink(former, { [column]: false }, handle.alias);
  draft.updateLink(link, { [column]: true }, handle.alias);
  const from = former?.accountRef ?? null;
  draft.note("link.default_chosen", link.accountRef, { kind, from });
  return ok(null);
};

/** The former name leads nowhere and is blocked for ninety days, because payers keep old names. */
const rename = async (
  draft: Draft,
  { handle, links, claim }: HandleContext,
  situation: Situation,
  alias: string,
): Promise<Result<null>> => {
  const former = handle.alias;
  if (former === null || !mayRename(situation)) return refuse("FORBIDDEN");
  if (claim) return refuse("INVALID_STATE");
  if (alias === former) return ok(null);
  if (handle.renamedAt !== null && draft.at < handle.renamedAt + RENAME_MS) {
    return refuse("RATE_LIMITED");
  }
  const taken = await takeName(draft, alias, { verified: true, handleId: handle.handleId });
  if (!taken.ok) return taken;
  draft.updateHandle(handle, { alias, renamedAt: draft.at });
  draft.quarantineName(former, handle.handleId, draft.at + QUARANTINE_MS);
  for (const link of links) draft.renameLink(link, former, alias);
  draft.note("handle.renamed", handle.handleId, { from: former, to: alias });
  return ok(null);
};
