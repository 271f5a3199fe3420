import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { releaseHandle } from "../apply-due.ts";
import type { Draft } from "../draft.ts";

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
