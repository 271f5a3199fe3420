import type { ScaKind } from "../../approvals/callbacks.ts";
import { performAskPush } from "../../approvals/push.ts";
import { consentIndex } from "../../frame/objects/account-index.ts";
import type { EventKind } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import { CONSENT_PREFIXES, CONSENTS } from "./consent-address.ts";
import { consentSubject } from "./events.ts";
import { lastCheck } from "./last-check.ts";
import { performListAccounts, performNotifyBank } from "./performers.ts";

/** Registers consents with the worker: their address, their events and their performers. */
export const consentKind: ScaKind & EventKind = {
  kind: "CONSENT",
  binding: CONSENTS,
  prefixes: CONSENT_PREFIXES,
  lastCheck,
  subject: consentSubject,
  performers: {
    ask_push: performAskPush(lastCheck),
    publish: performPublish(consentSubject),
    list_accounts: performListAccounts,
    notify_authorisation: performNotifyBank,
    index_accounts: consentIndex.perform,
  },
};
