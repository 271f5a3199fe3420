import { maskIban } from "../base/kernel/iban.ts";
import type { Result } from "../base/kernel/result.ts";
import { shown } from "../base/kernel/shown.ts";
import { isoTime } from "../base/platform/clock.ts";
import type { Mode } from "../base/platform/env.ts";
import type { AggregateState } from "../frame/objects/state.ts";
import type { DebtorAccount } from "../network/directory/resolve-account.ts";
import { type ApprovalOwner, awaitsProof, isBoundTo } from "./approval.ts";
import { challengesRemaining } from "./authorisation.ts";
import type { ChallengePurpose } from "./bank-questions.ts";
import { openChallengeView } from "./challenge-view.ts";
import type { PageParties } from "./page-parties.ts";
import type { Redirect } from "./redirect.ts";
import type { ScaTicket } from "./sca-call.ts";
import { verifiedPayerIn } from "./verified-browser.ts";

/** WAIT: what was approved is being done. APPROVE: the customer chooses the accounts. */
export type ApprovalStep = "PAYER" | "START" | "CONFIRM" | "WAIT" | "APPROVE" | "DONE";

/** The rest of a kind's column: what the worker, the customer's bank and the page are shown. */
export interface ShownOwner<State> extends ApprovalOwner<State> {
  idOf(state: State): string;
  modeOf(state: State): Mode;
  /** The merchant or TPP that asks, whose share of lookups and sends it uses. */
  askerOf(state: State): string;
  /** What the bank shows to the payer; null as long as it cannot be said. */
  purposeOf(state: State): ChallengePurpose | null;
  /** The input of the last check. */
  toCheck(state: State): unknown;
  /** The answer of the confirm step in this state, or the final failure. */
  outcomeOf(state: State): Result<object>;

  /** Its id and status: they begin every answer. */
  named(state: State): object;
  /** What the worker needs to find the account that the customer names. */
  namingOf?(state: State): object;
  /** What the steps answer beside that: the accounts of a consent to choose from. */
  offerOf?(state: State, isBound: boolean): object;
  /** The step after the challenge, if another one follows before the end. */
  laterStep?(state: State): "WAIT" | "APPROVE" | null;
  /** Whether the customer need not name the payer, because the owner has. */
  namesPayer?(state: State): boolean;
  /** Where the customer goes now; null if nowhere. */
  redirectOf(state: State): Redirect | null;
  partiesOf(state: State, isBound: boolean): PageParties;
  /** What only the page shows. `isBound`: in the browser that approves, or before there is one. */
  pageOf(state: State, isBound: boolean, browserId: string): object;
}

/** The account as a page shows it. That of a username is hidden until the bank has confirmed it. */
export const shownPayer = ({
  bank_name,
  alias,
  iban,
  available_auth_methods,
}: Pick<DebtorAccount, "bank_name" | "alias" | "iban" | "available_auth_methods">) => ({
  bank_name,
  masked_iban: alias === null ? maskIban(iban) : null,
  available_auth_methods: [...available_auth_methods],
});

export const scaTicket = <State>(owner: ShownOwner<State>, state: State): ScaTicket => {
  const { browser_id, payer, sca } = owner.approvalOf(state);
  const purpose = payer && owner.purposeOf(state);
  return {
    open: awaitsProof(owner, state),
    mode: owner.modeOf(state),
    browser_id,
    owner: owner.askerOf(state),
    sca,
    payer: payer && {
      iban: payer.iban,
      bank_id: payer.bank_id,
      bank_handle: payer.bank_handle,
    },
    content: purpose && { session_id: owner.idOf(state), payer_iban: payer.iban, ...purpose },
    last_check: owner.toCheck(state),
    outcome: owner.outcomeOf(state),
  };
};

export const stepOf = <State>(owner: ShownOwner<State>, state: State): ApprovalStep => {
  const later = owner.laterStep?.(state);
  if (later) return later;
  if (!owner.isOpen(state)) return "DONE";
  const { payer, sca } = owner.approvalOf(state);
  if (sca.challenge?.state === "OPEN" || sca.challenge?.state === "CHECKING") return "CONFIRM";
  return payer !== null || owner.namesPayer?.(state) ? "START" : "PAYER";
};

/**
 * The state after a step. Challenge and redirect are for the browser that began the approval; if
 * none has begun it, every browser gets the redirect.
 */
export const stepView = <State extends AggregateState>(
  owner: ShownOwner<State>,
  state: State,
  browserId: string | null,
) => {
  const approval = owner.approvalOf(state);
  const isBound = isBoundTo(approval, browserId);
  const isChallenged = isBound && awaitsProof(owner, state);
  return {
    ...owner.named(state),
    ...owner.offerOf?.(state, isBound),
    step: stepOf(owner, state),
    challenge: isChallenged ? shown(openChallengeView(approval.sca, state.timeline)) : null,
    redirect: isBound ? owner.redirectOf(state) : null,
  };
};

/** Everything that the page may show, and what its address needs. */
export const pageView = <State extends AggregateState>(
  owner: ShownOwner<State>,
  state: State,
  browserId: string,
) => {
  const approval = owner.approvalOf(state);
  const mode = owner.modeOf(state);
  const isBound = isBoundTo(approval, browserId);
  return {
    ...stepView(owner, state, browserId),
    mode,
    /** When the customer can no longer act. */
    expires_at: isoTime(owner.expiresAt(state)),
    /** True if another browser made the last step. */
    continued_elsewhere: owner.isOpen(state) && !isBound,
    /** How many more codes or prompts the customer may request. */
    challenges_remaining: challengesRemaining(approval.sca),
    parties: owner.partiesOf(state, isBound),
    /** The payer who was verified in this browser, for its cookie; null if none. Never shown. */
    verified: verifiedPayerIn({ mode, ...approval }, browserId),
    ...owner.pageOf(state, isBound, browserId),
  };
};

/** The view of any page. */
export type AnyPageRead = ReturnType<typeof pageView>;

/** The view of one kind's page. */
export type PageRead<Owner extends Pick<ShownOwner<never>, "named" | "redirectOf" | "pageOf">> =
  Omit<AnyPageRead, "redirect"> & {
    redirect: ReturnType<Owner["redirectOf"]>;
  } & ReturnType<Owner["named"]> &
    ReturnType<Owner["pageOf"]>;

/** One message of the live status. Only the browser that approves gets the two digits. */
export const liveView = <State extends AggregateState>(
  owner: ShownOwner<State>,
  state: State,
  browserId: string,
) => {
  const { browser_id, sca } = owner.approvalOf(state);
  const { challenge } = sca;
  const shows =
    browser_id === browserId && challenge?.auth_mode === "PUSH" && challenge.state === "OPEN";
  return {
    ...owner.named(state),
    step: stepOf(owner, state),
    ...(shows ? { display_code: challenge.display_code } : {}),
  };
};
