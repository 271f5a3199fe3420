import type { ProblemCode } from "../base/kernel/problems.ts";
import { ok, type Refusal, type Result, refuse } from "../base/kernel/result.ts";
import type { AggregateState, Fresh } from "../frame/objects/state.ts";
import type { DebtorAccount } from "../network/directory/resolve-account.ts";
import type { Heard } from "./authorisation.ts";
import { type Authorisation, dropChallenge, noAuthorisation } from "./authorisation.ts";
import { stopAskingAboutPrompt } from "./prompt-questions.ts";

/**
 * The customer's half of an object that is approved on a hosted page: who the payer is, in which
 * browser, and what the bank was asked to send. Pure.
 */
export interface Approval {
  /** The browser that the approval is bound to; null until it begins. */
  browser_id: string | null;
  /** How many times a payer was named or could not be found. */
  resolutions: number;
  /** The account to debit or to share; null until it is named. */
  payer: DebtorAccount | null;
  sca: Authorisation;
}

/** Nobody has begun. */
export const noApproval: Approval = {
  browser_id: null,
  resolutions: 0,
  payer: null,
  sca: noAuthorisation,
};

/** The customer names the account, which was found. */
export interface NamePayer {
  type: "name_payer";
  browser_id: string;
  payer: DebtorAccount;
}

/** News of the challenge. */
export interface ScaHeard extends Heard {
  /** The reason for `failed`. */
  problem: ProblemCode | null;
}

/**
 * What is different from one kind of object to the next. Payments, consents, payment orders and
 * mandates each have a column of it; README.md shows them side by side.
 */
export interface ApprovalOwner<State> {
  approvalOf(state: State): Approval;
  withApproval(state: State, changes: Partial<Approval>): State;
  /** Whether the customer can still act. */
  isOpen(state: State): boolean;
  /** Whether a code or prompt is still awaited; by default as long as the customer can act. */
  awaitsProof?(state: State): boolean;
  /** The refusal of a step when the customer can no longer act. */
  closed(state: State): Refusal;
  /** Whether this account may approve it; by default any may. */
  checkPayer?(state: State, payer: DebtorAccount): Result<null>;
  /** Until when the customer can act, in milliseconds. */
  expiresAt(state: State): number;
  /** The challenge was sent, authorised or has failed. */
  onSca(state: State, heard: ScaHeard, fresh: Fresh): Result<State>;
  onLastCheckFailed(state: State, problem: ProblemCode, fresh: Fresh): Result<State>;
  /** How the customer rejects it; a payment is cancelled instead. */
  rejection?: {
    isRejected(state: State): boolean;
    reject(state: State, fresh: Fresh): Result<State>;
  };
}

/** @rule P2.4 */
const MAX_RESOLUTIONS = 10;

export const namingsRemaining = ({ resolutions }: Pick<Approval, "resolutions">): number =>
  MAX_RESOLUTIONS - resolutions;

export const awaitsProof = <State>(owner: ApprovalOwner<State>, state: State): boolean =>
  owner.awaitsProof?.(state) ?? owner.isOpen(state);

export const isBoundTo = ({ browser_id }: Approval, browserId: string | null): boolean =>
  browser_id === null || browser_id === browserId;

/**
 * Only the browser that named the payer, or requested the first challenge, takes further steps.
 * @rule P2.5 P3.13 O6.5 O6.11
 */
export const checkBrowser = <State>(
  owner: ApprovalOwner<State>,
  state: State,
  browserId: string,
): Result<null> => {
  const approval = owner.approvalOf(state);
  if (approval.payer === null) return refuse("PAYER_REQUIRED");
  return isBoundTo(approval, browserId) ? ok(null) : refuse("CONTINUED_ELSEWHERE");
};

/** Whether an account may be named now. The worker asks this before any lookup. */
export const checkNaming = <State>(owner: ApprovalOwner<State>, state: State): Result<null> => {
  if (!owner.isOpen(state)) return owner.closed(state);
  if (!awaitsProof(owner, state)) return refuse("INVALID_STATE");
  return namingsRemaining(owner.approvalOf(state)) > 0
    ? ok(null)
    : refuse("PAYER_CHANGE_LIMIT_REACHED");
};

/** The customer has named the payer and continues in this browser, with a new challenge. */
export const continueIn = <State extends AggregateState>(
  owner: ApprovalOwner<State>,
  state: State,
  changes: Pick<Approval, "browser_id"> & Partial<Approval>,
): State => {
  const { sca, resolutions } = owner.approvalOf(state);
  return owner.withApproval(stopAskingAboutPrompt(state), {
    ...changes,
    resolutions: resolutions + 1,
    sca: dropChallenge(sca),
  });
};

/** A customer who names the payer continues in this browser, with a new challenge. */
export const decideNamePayer = <State extends AggregateState>(
  owner: ApprovalOwner<State>,
  state: State,
  { browser_id, payer }: NamePayer,
): Result<State> => {
  const allowed = checkNaming(owner, state);
  if (!allowed.ok) return allowed;
  const fits = owner.checkPayer?.(state, payer) ?? ok(null);
  return fits.ok ? ok(continueIn(owner, state, { browser_id, payer })) : fits;
};

/** A failed guess counts, because it could reveal which account pays or whether it exists. */
export const countFailedNaming = <State>(owner: ApprovalOwner<State>, state: State): State =>
  checkNaming(owner, state).ok
    ? owner.withApproval(state, { resolutions: owner.approvalOf(state).resolutions + 1 })
    : state;

/** Rejecting is possible once, and only in the browser that began to approve. */
export const decideReject = <State>(
  owner: ApprovalOwner<State>,
  state: State,
  browser_id: string,
  fresh: Fresh,
): Result<State> => {
  const { rejection } = owner;
  if (!rejection) return refuse("INVALID_STATE");
  if (!isBoundTo(owner.approvalOf(state), browser_id)) return refuse("CONTINUED_ELSEWHERE");
  if (rejection.isRejected(state)) return ok(state);
  if (!owner.isOpen(state)) return owner.closed(state);
  return rejection.reject(owner.withApproval(state, { browser_id }), fresh);
};
