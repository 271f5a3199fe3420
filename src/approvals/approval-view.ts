import { maskIban } from "../base/kernel/iban.ts";
import type { Result } from "../base/kernel/result.ts";
import { shown } from "../base/kernel/shown.ts";
import { isoTime } from "../base/platform/clock.ts";
import type { GatewayEnv, Mode } from "../base/platform/env.ts";
import type { AggregateState } from "../frame/objects/state.ts";
import type { DebtorAccount } from "../network/directory/resolve-account.ts";
import { isRegisteredRedirect } from "../network/parties/tpps.ts";
import { type ApprovalOwner, awaitsProof, isBoundTo } from "./approval.ts";
import {
  type AuthMode,
  type Authorisation,
  challengesRemaining,
  codesRemaining,
} from "./authorisation.ts";
import type { ChallengePurpose } from "./bank-questions.ts";
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

/**
 * The account as a page shows it, from the step after its naming to the end: of a username as much
 * as the checkout shows (P3.6, docs/decisions/211).
 * @rule O6.13
 */
export const shownPayer = ({
  bank_name,
  iban,
  available_auth_methods,
}: Pick<DebtorAccount, "bank_name" | "iban" | "available_auth_methods">) => ({
  bank_name,
  masked_iban: maskIban(iban),
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
    app_url: isBound && awaitsProof(owner, state) ? appUrlOf(approval.sca) : null,
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

/** The page alone shows it: no step's answer and no live status has it. @rule P3.29 */
const appUrlOf = ({ challenge }: Authorisation): string | null =>
  challenge?.state === "OPEN" ? (challenge.app_url ?? null) : null;

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

/** What a page shows of the challenge that waits for its customer. */
export interface ChallengeView {
  auth_mode: AuthMode;
  phone_masked: string | null;
  display_code: string | null;
  challenge_expires_at: string;
  /** Null where nothing but the account's guard counts. */
  attempts_remaining: number | null;
  /** When the bank sent it; null if the timeline has dropped that. */
  sent_at: string | null;
  /** True if the customer had a code or prompt before this one. */
  is_resend: boolean;
  /** True if the customer has approved an older prompt since, which does nothing. */
  older_approved: boolean;
}

/** Null unless a code or prompt waits for its answer. */
const openChallengeView = (
  sca: Authorisation,
  timeline: AggregateState["timeline"],
): ChallengeView | null => {
  const { challenge } = sca;
  if (challenge?.state !== "OPEN" && challenge?.state !== "CHECKING") return null;
  return {
    auth_mode: challenge.auth_mode,
    phone_masked: challenge.phone_masked,
    display_code: challenge.display_code,
    challenge_expires_at: isoTime(challenge.expires_at),
    attempts_remaining: codesRemaining(sca),
    ...sendingOf(timeline),
    older_approved: challenge.older_approved,
  };
};

/** The timeline folds repeats into one entry with the time of the last. */
const sendingOf = (timeline: AggregateState["timeline"]) => {
  const sends = timeline.filter(({ kind, what }) => kind === "challenge" && what === "sent");
  const last = sends.at(-1);
  return {
    sent_at: last ? isoTime(last.at) : null,
    is_resend: sends.length > 1 || (last?.count ?? 0) > 1,
  };
};

/** Whose page it is, as far as its browser may know. Its brand and its notices follow from it. */
export interface PageParties {
  /** The merchant that asks; null if an app does. */
  merchant_id: string | null;
  /** The app that asks; null if a merchant does. */
  tpp_id: string | null;
  /** The payer's bank; null before the payer is named, and in other browsers. */
  bank_handle: string | null;
  /** The bank that refused the last account, while another one is to be chosen. */
  refused_by?: string | null;
}

/** Where the customer goes after the page. */
export interface Redirect {
  /** The TPP, whose addresses may have changed since it named this one; null for a merchant's. */
  tpp_id: string | null;
  /** As its owner named it, with parameters of its own. */
  address: string;
  /** What is appended, except those that are null; null for only the way back. */
  parameters: Readonly<Record<string, string | null>> | null;
  /** Whether it names the issuer [RFC 9207]. */
  names_issuer: boolean;
}

/**
 * The redirect's address; null if it is of a TPP that no longer uses it.
 * @rule O2.5 O8.13
 */
export const redirectUrl = async (
  env: GatewayEnv,
  { tpp_id, address, parameters, names_issuer }: Redirect,
): Promise<string | null> => {
  if (tpp_id !== null && !(await isRegisteredRedirect(env, tpp_id, address))) return null;
  if (parameters === null) return address;
  const url = new URL(address);
  const appended = { ...parameters, iss: names_issuer ? env.BASE_URL : null };
  for (const [name, value] of Object.entries(appended)) {
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
};
