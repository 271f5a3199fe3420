import { noApproval } from "../../../src/approvals/approval.ts";
import { approvalPart } from "../../../src/approvals/approval-part.ts";
import { scaTicket } from "../../../src/approvals/approval-view.ts";
import { performAskPush, type ScaKind } from "../../../src/approvals/push.ts";
import { ok } from "../../../src/base/kernel/result.ts";
import { now } from "../../../src/base/platform/clock.ts";
import { kindOf } from "../../../src/frame/objects/kind.ts";
import { type LimitTypes, limitAddress } from "./address.ts";
import { column, end, expiresAt, isOpen, type Limit } from "./limit.ts";

const approval = approvalPart<Limit>(column);

const lastCheck: ScaKind["lastCheck"] = async () => ok(now());

export const limitKind = kindOf<LimitTypes, ScaKind>({
  ...approval,
  ...limitAddress,
  kind: "LIMIT",
  lastCheck,
  performers: { ask_push: performAskPush(lastCheck) },
  create: (base, terms) => ({ ...base, ...noApproval, state: "ASKED", terms, reason: null }),
  decisions: { ...approval.decisions, name_payer: approval.decideNamePayer },
  passTime: (limit, fresh) =>
    isOpen(limit) && fresh.now >= expiresAt(limit)
      ? end(limit, "REJECTED", "AUTHORISATION_TIMEOUT", fresh)
      : limit,
  nextChangeAt: (limit) => (isOpen(limit) ? expiresAt(limit) : Infinity),
  isPerformedByCaller: () => false,
  material: (limit) => scaTicket(column, limit),
  giveUp: (limit) => limit,
  row({ terms: { tpp_id, mode, created_at, limit_id }, state }) {
    const owner = { ownerKind: "TPP", ownerId: tpp_id, mode } as const;
    const row = { kind: "LIMIT", createdAt: created_at, objectId: limit_id, status: state };
    return { row: { ...owner, ...row }, reviews: [] };
  },
  isUnfinished: isOpen,
  keptUntil: expiresAt,
  persons: () => ({ accounts: [], texts: [] }),
});
