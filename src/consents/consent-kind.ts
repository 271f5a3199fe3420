import { consentIndex } from "../aggregate/account-index.ts";
import type { ScaKind } from "../sca/callbacks.ts";
import { performAskPush } from "../sca/push.ts";
import type { EventKind } from "../webhooks/events.ts";
import { performPublish } from "../webhooks/publish.ts";
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
