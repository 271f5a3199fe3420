import { scaTicket } from "../../approvals/approval-view.ts";
import { keptPayer } from "../../approvals/kept-accounts.ts";
import { performAskPush, type ScaKind } from "../../approvals/push.ts";
import { ok } from "../../base/kernel/result.ts";
import { logWarning } from "../../base/platform/log.ts";
import { consentIndex } from "../../frame/objects/account-index.ts";
import { backOffMs, postponeNewest, withoutEffect } from "../../frame/objects/effects.ts";
import { kindOf } from "../../frame/objects/kind.ts";
import { OBJECT_RETENTION_MS } from "../../frame/objects/state.ts";
import { newNote } from "../../frame/objects/timeline.ts";
import type { EventKind, EventSubject } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import { isFinalConsent } from "./consent-machine.ts";
import {
  type ConsentRecord,
  type ConsentTypes,
  consentAddress,
  type MandatesToEnd,
  type OrdersToEnd,
} from "./consent-record.ts";
import { consentApproval } from "./decide/approval.ts";
import { decideApprove, decideRenewCode, takeAccounts } from "./decide/authorisation.ts";
import {
  decideCloseAccount,
  decideReauthorise,
  decideReindexConsent,
  decideRevoke,
  endedAt,
  nextConsentChange,
  passConsentTime,
  startConsent,
} from "./decide/consent.ts";
import { decideForgetMandate, decidePermitMandate, decidePermitOrder } from "./decide/permits.ts";
import {
  decideRedeemCode,
  decideRefresh,
  decideRevokeAccessToken,
  decideRevokeRefreshToken,
  decideUseToken,
} from "./decide/tokens.ts";
import { consentEvents } from "./events.ts";
import { lastConsentCheck } from "./last-check.ts";
import { performListAccounts, performNotifyOfConsent } from "./performers.ts";
import {
  accountsQuery,
  consentApprovalPart,
  consentStaffView,
  consentViews,
  indexOf,
  notificationOf,
} from "./views.ts";

/** Back-off in seconds while a bank cannot be notified; the last value repeats. */
const notifySeconds = [5, 10, 20, 60, 300, 900, 3600] as const;

/** Listing accounts is retried sooner than a notice, because a customer waits for it. */
const waitAfter = ({ kind, attempt }: ConsentRecord["effects"][number]): number =>
  kind === "notify_authorisation" ? backOffMs(attempt, notifySeconds) : backOffMs(attempt);

const subject: EventSubject = { idName: "consent_id", events: consentEvents };

/** What changed: new tokens, a counted try or the end of the tokens, or only the proof. */
const outcomeOfGrant = (before: ConsentRecord, after: ConsentRecord): string => {
  if (after.tokens?.issued !== before.tokens?.issued) return "issued";
  const isRefused = after.tokens !== before.tokens || after.code !== before.code;
  return isRefused ? "refused" : "repeated";
};

/** Consents. The worker adds the performers of what ends with a consent. */
export const consentKind = kindOf<ConsentTypes, ScaKind & EventKind>({
  ...consentApprovalPart,
  ...consentAddress,
  kind: "CONSENT",
  subject,
  lastCheck: lastConsentCheck,
  performers: {
    ask_push: performAskPush(lastConsentCheck),
    publish: performPublish(subject),
    list_accounts: performListAccounts,
    notify_authorisation: performNotifyOfConsent,
    index_accounts: consentIndex.perform,
  },

  create: (base, asked) => ({ ...base, ...startConsent(asked) }),

  decisions: {
    ...consentApprovalPart.decisions,
    name_payer: consentApprovalPart.decideNamePayer,
    approve: decideApprove,
    renew_code: decideRenewCode,
    reauthorise: decideReauthorise,
    revoke: decideRevoke,
    redeem_code: decideRedeemCode,
    refresh: decideRefresh,
    revoke_access_token: decideRevokeAccessToken,
    revoke_refresh_token: decideRevokeRefreshToken,
    use_token: decideUseToken,
    close_account: decideCloseAccount,
    permit_order: decidePermitOrder,
    permit_mandate: decidePermitMandate,
    forget_mandate: decideForgetMandate,
    reindex: decideReindexConsent,
  },
  views: { ...consentViews, admin: (record, viewer) => ok(consentStaffView(record, viewer)) },
  note(input, before, after) {
    if ("kind" in input) {
      if (input.kind === "ask_push") return consentApprovalPart.note(input, before, after);
      if (input.kind !== "list_accounts") return null;
      const outcome = input.accounts === null ? "refused" : String(input.accounts.length);
      return newNote("move", "accounts listed", { outcome });
    }
    switch (input.type) {
      case "approve":
        return newNote("decision", input.type, { actor: "customer" });
      case "reauthorise":
        return newNote("decision", "reauthorise", { actor: "TPP" });
      case "revoke":
        return newNote("decision", "revoke", { actor: input.by.kind });
      case "redeem_code":
      case "refresh":
        return newNote("decision", input.type, {
          actor: "TPP",
          outcome: outcomeOfGrant(before, after),
        });
      case "revoke_access_token":
      case "revoke_refresh_token":
        return newNote("decision", "revoke a token", { actor: "TPP" });
      case "permit_order": {
        const outcome = input.use ? "before execution" : "waits for its customer";
        return newNote("decision", "order permitted", { outcome });
      }
      case "close_account":
        return newNote("move", "account closed", { actor: "BANK", about: input.account_id });
      case "permit_mandate":
        return newNote("decision", "mandate permitted");
      case "forget_mandate":
        return newNote("move", "mandate ended");
      case "renew_code":
      case "use_token":
      case "reindex":
        return null;
      default:
        return consentApprovalPart.note(input, before, after);
    }
  },
  passTime: passConsentTime,
  nextChangeAt: nextConsentChange,

  isPerformedByCaller: ({ kind }) => kind === "list_accounts",
  material: (record, effect) => {
    if (effect.kind === "notify_authorisation") {
      const { bank_handle, mode } = record.terms;
      return { bank_handle, mode, notification: notificationOf(record) };
    }
    if (effect.kind === "index_accounts") return indexOf(record);
    if (effect.kind === "end_orders") return { orders: effect.orders } satisfies OrdersToEnd;
    if (effect.kind === "end_mandates") {
      const { mandates, by, reason } = effect;
      const { consent_id } = record.terms;
      return { consent_id, mandates, by, reason } satisfies MandatesToEnd;
    }
    return effect.kind === "list_accounts"
      ? accountsQuery(record)
      : scaTicket(consentApproval, record);
  },
  report(record, performed, report, fresh) {
    switch (report.kind) {
      case "ask_push":
        return consentApprovalPart.report(record, performed, report, fresh);
      case "list_accounts":
        return takeAccounts(record, performed.id, report.accounts, fresh);
      case "done":
        return withoutEffect(record, performed.id);
      case "again":
        return postponeNewest(record, performed, fresh.now, waitAfter);
    }
  },
  // The list of accounts is given up with its authorisation, which ends at the same instant. Even a
  // bank that was not told of the end gets no more calls under this consent.
  giveUp(record, { id, kind }) {
    if (kind === "notify_authorisation") {
      logWarning("effect given up", { effect: id, consent_id: record.terms.consent_id });
    }
    return record;
  },

  row: ({ terms, state }) => ({
    row: {
      ownerKind: "TPP",
      ownerId: terms.tpp_id,
      mode: terms.mode,
      kind: "CONSENT",
      createdAt: terms.created_at,
      objectId: terms.consent_id,
      reference: terms.reference,
      bankHandle: terms.bank_handle,
      debtorBank: terms.bank_handle,
      status: state,
    },
    reviews: [],
  }),
  isUnfinished: ({ state }) => !isFinalConsent(state),
  persons: ({ payer, accounts, authorisation, terms }) => ({
    accounts: [
      ...keptPayer(authorisation.payer ?? payer, authorisation.sca),
      ...[...accounts, ...(authorisation.offered ?? [])].map(
        ({ iban, display_name: name }) =>
          ({ role: "SHARED", iban, name, alias: null, phone: null }) as const,
      ),
    ],
    texts: [terms.purpose],
  }),
  keptUntil: (record) => endedAt(record) + OBJECT_RETENTION_MS,
});
