import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { randomBase62 } from "../../platform/crypto.ts";
import type { Call, Reply } from "../../platform/edge.ts";
import { create } from "../administration.ts";
import { authorOf, type BankCaller } from "../callers.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { type HandleContext, readByAlias } from "../handles/apply-due.ts";
import { requireNoOtherHandle } from "../handles/names.ts";
import { OBJECTION_MS, RECOVERY_MS, RESOLUTION_MS } from "../periods.ts";
import { queries, type RegistryDatabase } from "../queries.ts";
import type { openClaimRequest } from "../requests.ts";
import type { ClaimRow, ClaimType } from "../schema.ts";
import { provenSubject } from "../subjects.ts";
import { claimView } from "../views.ts";
import { requireFewClaims, requireFewDisputes } from "./claim-limits.ts";
import { type ClaimChange, disputeClaim } from "./claim-rules.ts";

type ClaimCall = Call<RegistryEnv, BankCaller, InferOutput<typeof openClaimRequest>>;

/**
 * `POST /identity/claims`: a bank asks for a handle. PORTABILITY and RECOVERY are for the same
 * customer, OWNERSHIP is for a different one. The claim changes no route.
 */
export const openClaim = (call: ClaimCall): Promise<Result<Reply>> => {
  const { env, body, caller } = call;
  const { realm, bankId } = caller;
  const subject = provenSubject(env, realm, body.customer_proof);
  return create(call, authorOf(caller), "/identity/claims", async (db, at) => {
    const draft = new Draft(db, realm, at);
    const context = await readByAlias(draft, body.alias);
    const judged = judge(context, caller, body.type, subject);
    if (!judged.ok) return judged;
    const { handle } = judged.value;
    if (body.type === "OWNERSHIP") {
      const single = await requireNoOtherHandle(draft, subject);
      if (!single.ok) return single;
    }
    const used = await queries.linkByRef(db, realm, body.account_ref).get();
    if (used) return refuse("ALREADY_EXISTS", { field: "account_ref" });

    const opened: ClaimRow = {
      claimId: `clm_${randomBase62()}`,
      realm,
      type: body.type,
      status: "OPEN",
      handleId: handle.handleId,
      alias: body.alias,
      claimantBankId: bankId,
      holderBankId: handle.sponsorBankId,
      accountRef: body.account_ref,
      currency: body.currency,
      claimantSubject: subject,
      openedAt: at,
      ...endsOf(body.type, at),
      ...{ disputedAt: null, disputedBy: null, disputeReason: null },
      ...{
        firstApproverKeyId: null,
        secondApproverKeyId: null,
        cancelReason: null,
        closedAt: null,
      },
    };
    const { dispute_reason: reason } = body;
    const disputed = reason === undefined ? null : await dispute(db, opened, reason, at);
    if (disputed && !disputed.ok) return disputed;
    // Disputed claims are counted separately, so the way to the operator stays open.
    const few = disputed ? ok(null) : await requireFewClaims(db, opened, at);
    if (!few.ok) return few;
    const claim = { ...opened, ...disputed?.value.changes };
    draft.insertClaim(claim);
    draft.note("claim.opened", claim.claimId, { type: claim.type, handle: handle.handleId });
    if (disputed) draft.note(disputed.value.audit, claim.claimId, { by: "claimant" });
    return ok({
      ...(await draft.decision(null)),
      location: `/identity/claims/${claim.claimId}`,
      answer: { show: claimView(claim) },
    });
  });
};

/** Disputed from the start, so the holder cannot cancel it before the claimant disputes it. */
const dispute = async (
  db: RegistryDatabase,
  claim: ClaimRow,
  reason: string,
  at: number,
): Promise<Result<ClaimChange>> => {
  const few = await requireFewDisputes(db, claim, at);
  return few.ok ? disputeClaim(claim, { by: "claimant", reason }, at) : few;
};

const endsOf = (type: ClaimType, at: number) =>
  type === "RECOVERY"
    ? { resolutionEndsAt: at + OBJECTION_MS, dueAt: at + RECOVERY_MS }
    : { resolutionEndsAt: at + RESOLUTION_MS, dueAt: at + RESOLUTION_MS };

const judge = (
  context: HandleContext | null,
  caller: BankCaller,
  type: ClaimType,
  subject: string | null,
): Result<HandleContext> => {
  if (!context || !["ACTIVE", "SUSPENDED"].includes(context.handle.status)) {
    return refuse("NOT_FOUND");
  }
  const { handle, claim } = context;
  if (handle.sponsorBankId === caller.bankId) {
    return refuse("ALREADY_SPONSOR");
  }
  if (claim) return refuse("CLAIM_OPEN");
  const sameCustomer = handle.subject !== null && handle.subject === subject;
  if (type === "OWNERSHIP") {
    return sameCustomer ? refuse("CLAIM_TYPE_MISMATCH") : ok(context);
  }
  if (handle.subject !== null && !sameCustomer) {
    return refuse("FORBIDDEN", {
      message: "The proof is not for the handle's customer. Verify the customer again.",
    });
  }
  return ok(context);
};
