import { maskIban, maskName } from "../base/kernel/iban.ts";
import { ok, type Result } from "../base/kernel/result.ts";
import { isoTime } from "../base/platform/clock.ts";
import type { Effect } from "../frame/objects/effects.ts";
import type { AggregateState, Fresh, Performed } from "../frame/objects/state.ts";
import { newNote, type TimelineNote } from "../frame/objects/timeline.ts";
import type { CreditorAccount, DebtorAccount } from "../network/directory/resolve-account.ts";
import {
  checkNaming,
  countFailedNaming,
  decideNamePayer,
  decideReject,
  type NamePayer,
} from "./approval.ts";
import {
  liveView,
  pageView,
  type ShownOwner,
  scaTicket,
  stepOf,
  stepView,
} from "./approval-view.ts";
import type { Authorisation } from "./authorisation.ts";
import {
  leasedQuestion,
  noteSca,
  type PushReport,
  type ScaCommand,
  scaDecisions,
  takePushReport,
} from "./decide-challenge.ts";
import type { ScaView } from "./sca-call.ts";

/** The commands of the customer's page, beside the naming of the payer. */
export type ApprovalCommand =
  | ScaCommand
  /** The customer named no account that can approve. */
  | { type: "resolution_failed" }
  | { type: "reject"; browser_id: string };

export type ApprovalView =
  | ScaView
  /** Whether an account may be named now, and what the worker needs to find it. */
  | { view: "resolution" }
  /** `url`: the address that the browser opened, where an object has several. */
  | { view: "page" | "live"; browser_id: string; url?: string };

/**
 * The customer's approval as a part of an aggregate's tables. A kind adds what is its own: how the
 * payer is named, and what follows from the approval.
 */
export const approvalPart = <State extends AggregateState>(owner: ShownOwner<State>) => {
  const challenge = scaDecisions(owner);
  return {
    decisions: {
      ...challenge,
      resolution_failed: (state: State) => ok(countFailedNaming(owner, state)),
      reject: (state: State, command: { browser_id: string }, fresh: Fresh) =>
        decideReject(owner, state, command.browser_id, fresh),
    },
    views: {
      ticket: (state: State) => ok(scaTicket(owner, state)),
      outcome: (state: State) => owner.outcomeOf(state),
      resolution(state: State): Result<object> {
        const allowed = checkNaming(owner, state);
        return allowed.ok ? ok(owner.namingOf?.(state) ?? {}) : allowed;
      },
      step: (state: State, { browser_id }: { browser_id: string }) =>
        ok(stepView(owner, state, browser_id)),
      page: (state: State, { browser_id }: { browser_id: string }) =>
        ok(pageView(owner, state, browser_id)),
      live: (state: State, { browser_id }: { browser_id: string }) =>
        ok(liveView(owner, state, browser_id)),
    },
    /** The decision of a kind whose payer is any account, or one that it checks. */
    decideNamePayer: (state: State, command: NamePayer) => decideNamePayer(owner, state, command),
    /** The timeline's note of a step of the customer, or of a question about a prompt. */
    note(
      input: ApprovalCommand | PushReport | { type: "name_payer" },
      before: State,
      after: State,
    ): TimelineNote | null {
      switch ("type" in input ? input.type : null) {
        case "name_payer":
          return newNote("move", "payer resolved", { actor: "customer" });
        case "resolution_failed":
          return newNote("move", "payer not resolved", { actor: "customer" });
        case "reject":
          return newNote("decision", "reject", { actor: "customer" });
        default:
          return noteSca(owner, input as ScaCommand | PushReport, before, after);
      }
    },
    leased: (state: State, effect: Effect): State => leasedQuestion(owner, state, effect),
    report: (state: State, performed: Performed, report: PushReport, fresh: Fresh): State =>
      takePushReport(owner, challenge, state, performed, report, fresh),
    live: (state: State, browserId: string) => liveView(owner, state, browserId),
    /** Whether an open page should reload. */
    isLiveChange(before: State, after: State): boolean {
      const [one, other] = [owner.approvalOf(before), owner.approvalOf(after)];
      return (
        before.state !== after.state ||
        stepOf(owner, before) !== stepOf(owner, after) ||
        one.browser_id !== other.browser_id ||
        one.sca.challenge?.challenge_id !== other.sca.challenge?.challenge_id ||
        one.sca.challenge?.older_approved !== other.sca.challenge?.older_approved
      );
    },
  };
};

/** What staff see of the payer, and how far the approval came (docs/decisions/117). */

/** Payer and payee, as far as they are known; masked. */
export const partiesView = (payer: DebtorAccount | null, payee: CreditorAccount | null) => ({
  payer: payer && {
    bank_handle: payer.bank_handle,
    masked_iban: maskIban(payer.iban),
    masked_name: maskName(payer.display_name),
  },
  payee: payee && {
    bank_handle: payee.bank_handle,
    masked_iban: maskIban(payee.iban),
  },
});

/** Never a code, a token or a phone number. */
export const authorisationView = ({ challenges, wrong_codes, challenge }: Authorisation) => ({
  challenges,
  wrong_codes,
  challenge: challenge && {
    auth_mode: challenge.auth_mode,
    state: challenge.state,
    expires_at: isoTime(challenge.expires_at),
  },
});
