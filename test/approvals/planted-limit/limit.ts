import type { Approval, NamePayer } from "../../../src/approvals/approval.ts";
import type { ApprovalCommand } from "../../../src/approvals/approval-part.ts";
import type { NamingTerms } from "../../../src/approvals/approval-steps.ts";
import type { PageRead, ShownOwner } from "../../../src/approvals/approval-view.ts";
import { shownPayer } from "../../../src/approvals/approval-view.ts";
import { stopAskingAboutPrompt } from "../../../src/approvals/prompt-questions.ts";
import type { ProblemCode } from "../../../src/base/kernel/problems.ts";
import { ok, refuse } from "../../../src/base/kernel/result.ts";
import { type Effect, withProjection } from "../../../src/frame/objects/effects.ts";
import type { AggregateState, Fresh } from "../../../src/frame/objects/state.ts";

/** A fifth thing to approve: an app asks a customer to change the limit of an account. */
export interface Terms extends NamingTerms {
  limit_id: string;
  tpp_name: string;
  /** Minor units. */
  amount: number;
  currency: string;
  redirect_uri: string;
  created_at: number;
}

type Reason = ProblemCode | "CUSTOMER_REJECTED" | "AUTHORISATION_TIMEOUT";

export interface Limit extends AggregateState<Effect<"ask_push" | "project">>, Approval {
  state: "ASKED" | "CHANGED" | "REJECTED";
  terms: Terms;
  reason: Reason | null;
}

export type Command = ApprovalCommand | NamePayer;

export const isOpen = ({ state }: Limit): boolean => state === "ASKED";

export const expiresAt = ({ terms }: Limit): number => terms.created_at + 15 * 60_000;

export const end = (limit: Limit, state: Limit["state"], reason: Reason | null, fresh: Fresh) =>
  withProjection(stopAskingAboutPrompt({ ...limit, state, reason }), fresh.now);

export const column = {
  approvalOf: (limit) => limit,
  withApproval: (limit, changes) => ({ ...limit, ...changes }),
  isOpen,
  closed: ({ reason }) =>
    refuse(reason === "AUTHORISATION_TIMEOUT" ? "SESSION_EXPIRED" : "INVALID_STATE"),
  expiresAt,
  onSca(limit, { news, problem }, fresh) {
    if (news === "sent") return ok(limit);
    return ok(end(limit, news === "failed" ? "REJECTED" : "CHANGED", problem, fresh));
  },
  onLastCheckFailed: (limit, problem, fresh) => ok(end(limit, "REJECTED", problem, fresh)),
  rejection: {
    isRejected: ({ reason }) => reason === "CUSTOMER_REJECTED",
    reject: (limit, fresh) => ok(end(limit, "REJECTED", "CUSTOMER_REJECTED", fresh)),
  },

  idOf: ({ terms }) => terms.limit_id,
  modeOf: ({ terms }) => terms.mode,
  askerOf: ({ terms }) => terms.tpp_id,
  purposeOf: () => ({ purpose: "ACCESS" }),
  toCheck: () => null,
  outcomeOf({ reason }) {
    if (reason === null) return ok({});
    if (reason === "AUTHORISATION_TIMEOUT") return refuse("SESSION_EXPIRED");
    if (reason === "CUSTOMER_REJECTED") return refuse("INVALID_STATE");
    return refuse(reason, { final: true });
  },

  namingOf: ({ terms }) => terms,
  named: ({ terms, state }) => ({ limit_id: terms.limit_id, status: state }),
  redirectOf(limit) {
    if (isOpen(limit)) return null;
    const { limit_id, tpp_id, redirect_uri: address } = limit.terms;
    const parameters = { limit_id, status: limit.state.toLowerCase() };
    return { tpp_id, address, parameters, names_issuer: false };
  },
  partiesOf: ({ terms }) => ({ merchant_id: null, tpp_id: null, bank_handle: terms.bank_handle }),
  pageOf({ terms: { tpp_name, amount, currency }, reason, payer }, isBound) {
    const account = isBound && payer ? shownPayer(payer) : null;
    return { tpp_name, amount, currency, reason, payer: account };
  },
} satisfies ShownOwner<Limit>;

export type LimitRead = PageRead<typeof column>;
