import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import type { Call, Reply } from "../../platform/edge.ts";
import { passOnFromClosedBanks } from "../apply-due.ts";
import type { BankCaller } from "../callers.ts";
import type { Draft, HandleContext } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { moveHandle } from "../handle-machine.ts";
import { moveLink } from "../link-machine.ts";
import type { AliasPath } from "../parameters.ts";
import { QUARANTINE_MS, UNDO_MS } from "../periods.ts";
import type { restoreHandleRequest } from "../requests.ts";
import type { Deletion, LinkRow } from "../schema.ts";
import { asHeld, formsOf, type ProvenSubject, provenSubject } from "../subjects.ts";
import { changeHandle } from "./change-handle.ts";
import { requireNoOtherHandle } from "./names.ts";

/**
 * `POST /identity/handles/{alias}/restore`: the sponsor undoes its own DELETE within a day. The
 * handle, its subject, its links and their defaults are as before, but for links that waited for
 * the customer, and for what passes on from banks that have closed since.
 */
export const restoreHandle = (
  call: Call<RegistryEnv, BankCaller, InferOutput<typeof restoreHandleRequest>, AliasPath>,
): Promise<Result<Reply>> => {
  const { env, caller, body, path } = call;
  const subject = provenSubject(env, caller.realm, body.customer_proof);
  return changeHandle(call, (draft, context) => restore(draft, context, subject), {
    subjects: formsOf(subject),
    deletionOf: path.alias.toLowerCase(),
  });
};

const restore = (
  draft: Draft,
  { handle }: HandleContext,
  subject: ProvenSubject | null,
): Result<null> => {
  const { deletion, dueAt } = handle;
  const move = moveHandle(handle.status, "restore");
  if (!move || !deletion || (dueAt ?? 0) - QUARANTINE_MS + UNDO_MS <= draft.at) {
    return refuse("INVALID_STATE", {
      message: "A bank can restore only a handle that it has deleted within the last 24 hours.",
    });
  }
  if (deletion.subject !== null && asHeld(subject, deletion.subject) !== deletion.subject) {
    return refuse("FORBIDDEN", {
      message: "The proof is not for the handle's customer. Verify the customer again.",
    });
  }
  const single = requireNoOtherHandle(draft, formsOf(subject), handle.handleId);
  if (!single.ok) return single;
  for (const [accountRef, defaults] of Object.entries(deletion.links)) {
    const link = draft.link(accountRef);
    if (link) restoreLink(draft, link, defaults);
  }
  const isSuspended = handle.bankSuspension !== null || handle.operatorSuspension !== null;
  const suspended = isSuspended ? moveHandle(move.to, "suspend") : null;
  draft.updateHandle(handle, {
    status: suspended?.to ?? move.to,
    subject: subject?.hash ?? deletion.subject,
    ...{ dueAt: null, deletion: null },
  });
  draft.note(move.emits, handle.handleId, { alias: handle.alias });
  passOnFromClosedBanks(draft, handle.handleId);
  return ok(null);
};

const restoreLink = (draft: Draft, link: LinkRow, defaults: Deletion["links"][string]): void => {
  const move = moveLink(link.status, "restore");
  if (!move) throw new Error(`a ${link.status} link cannot be restored`);
  const isSuspended = link.bankSuspension !== null || link.operatorSuspension !== null;
  const suspended = isSuspended ? moveLink(move.to, "suspend") : null;
  const status = suspended?.to ?? move.to;
  draft.updateLink(link, { status, unlinkReason: null, ...defaults });
  draft.note(move.emits, link.accountRef, { bank: link.bankId, status });
};
