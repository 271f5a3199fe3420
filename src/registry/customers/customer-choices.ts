import { eq } from "drizzle-orm";
import * as v from "valibot";
import { handle } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { sha256Hex } from "../../base/platform/crypto.ts";
import { commitRecords, endLink } from "../change.ts";
import type { Draft, HandleContext } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { takeName } from "../handles/handles.ts";
import { moveLink } from "../link-machine.ts";
import {
  defaultColumns,
  defaultKinds,
  type LinkSituation,
  mayChooseDefault,
  mayConfirm,
  mayHide,
  mayOpenCustomerSession,
  mayRename,
} from "../link-rules.ts";
import { QUARANTINE_MS, RENAME_MS } from "../periods.ts";
import {
  type Choice,
  type Chosen,
  customerSessions,
  type DefaultKind,
  type LinkRow,
} from "../schema.ts";
import { authorOfCustomerSession, type CustomerSession } from "./customer-session.ts";

/** Customers' decisions about their own name and accounts (R5.1), as the forms send them. */
export const choiceForm = v.variant("does", [
  v.object({ does: v.picklist(["confirm", "reject"]), account_ref: v.string() }),
  v.object({
    does: v.literal("default"),
    account_ref: v.string(),
    kind: v.picklist(defaultKinds),
  }),
  v.object({
    does: v.literal("visibility"),
    account_ref: v.string(),
    visibility: v.picklist(["PUBLIC", "GATEWAYS"]),
  }),
  v.object({ does: v.literal("username"), username: handle }),
]);

/** Applies a choice, if the session's bank still allows it at that moment (link-rules.ts). */
export const applyChoice = (
  env: RegistryEnv,
  customerSession: CustomerSession,
  choice: Choice,
): Promise<Result<null>> => {
  const { realm, handleId, bankId } = customerSession;
  const aliases = choice.does === "username" ? [choice.username] : [];
  const wanted = { realm, byBank: bankId, handleIds: [handleId], aliases };
  return commitRecords(env, authorOfCustomerSession(customerSession), wanted, (draft) => {
    const context = draft.context(handleId);
    if (context?.handle.status !== "ACTIVE") return refuse("INVALID_STATE");
    const situation = { ...context, bankId };
    if (!mayOpenCustomerSession(situation)) return refuse("FORBIDDEN");
    const done =
      choice.does === "username"
        ? rename(draft, context, situation, choice.username)
        : decideLink(draft, context, situation, choice);
    if (done.ok)
      noteChoice(draft, customerSession, {
        ...choice,
        bank_name: bankNameOf(draft, context, choice),
      });
    return done;
  });
};

/** For the result that the bank gets with its customer, and for the page's sentence. */
const noteChoice = (draft: Draft, { secret }: CustomerSession, chosen: Chosen): void => {
  const place = eq(customerSessions.visitSha256, sha256Hex(secret));
  draft.write(draft.db.update(customerSessions).set({ chosenAt: draft.at, chosen }).where(place));
};

const bankNameOf = (draft: Draft, { links }: HandleContext, choice: Choice): string | null => {
  if (choice.does === "username") return null;
  const link = links.find(({ accountRef }) => accountRef === choice.account_ref);
  return link ? draft.bank(link.bankId).name : null;
};

const decideLink = (
  draft: Draft,
  context: HandleContext,
  situation: LinkSituation,
  choice: Exclude<Choice, { does: "username" }>,
): Result<null> => {
  const link = context.links.find((row) => row.accountRef === choice.account_ref);
  if (!link) return refuse("NOT_FOUND");
  switch (choice.does) {
    case "confirm":
      return confirm(draft, context, situation, link);
    case "reject":
      if (!mayConfirm(situation, link)) return refuse("FORBIDDEN");
      endLink(draft, link, "reject", "REJECTED");
      return ok(null);
    case "default":
      return chooseDefault(draft, context, situation, link, choice.kind);
    case "visibility":
      if (!mayHide(situation, link)) return refuse("FORBIDDEN");
      draft.updateLink(link, { visibility: choice.visibility });
      draft.note("link.visibility", link.accountRef, { visibility: choice.visibility });
      return ok(null);
  }
};

/** The link counts from now on. The general default stays. */
const confirm = (
  draft: Draft,
  { links }: HandleContext,
  situation: LinkSituation,
  link: LinkRow,
): Result<null> => {
  const move = moveLink(link.status, "confirm");
  if (!move || !mayConfirm(situation, link)) return refuse("FORBIDDEN");
  draft.updateLink(link, {
    status: move.to,
    linkedAt: draft.at,
    dueAt: null,
    isBankDefault: !links.some((row) => row.bankId === link.bankId && row.isBankDefault),
  });
  draft.note(move.emits, link.accountRef, { bank: link.bankId });
  return ok(null);
};

const chooseDefault = (
  draft: Draft,
  { links }: HandleContext,
  situation: LinkSituation,
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
  if (former) draft.updateLink(former, { [column]: false });
  draft.updateLink(link, { [column]: true });
  const from = former?.accountRef ?? null;
  draft.note("link.default_chosen", link.accountRef, { kind, from });
  return ok(null);
};

/** The former name leads nowhere and is blocked for ninety days, because payers keep old names. */
const rename = (
  draft: Draft,
  { handle, links, claim }: HandleContext,
  situation: LinkSituation,
  alias: string,
): Result<null> => {
  const former = handle.alias;
  if (former === null || !mayRename(situation)) return refuse("FORBIDDEN");
  // @rule R4.7
  if (claim) return refuse("INVALID_STATE");
  if (alias === former) return ok(null);
  if (handle.renamedAt !== null && draft.at < handle.renamedAt + RENAME_MS) {
    return refuse("RATE_LIMITED");
  }
  const taken = takeName(draft, alias, { verified: true, handleId: handle.handleId });
  if (!taken.ok) return taken;
  for (const link of links) {
    // Any bank can create one, and it would tell the bank the new name.
    if (link.status === "PENDING_CONFIRMATION") endLink(draft, link, "lapse", "LAPSED");
  }
  // @rule R1.8
  draft.updateHandle(handle, { alias, renamedAt: draft.at });
  // @rule R1.12
  const endsAt = draft.at + QUARANTINE_MS;
  draft.insertFormerName({ alias: former, handleId: handle.handleId, endsAt, withdrawnBy: null });
  draft.note("handle.renamed", handle.handleId, { from: former, to: alias });
  return ok(null);
};
