import type { ScaKind } from "../../approvals/callbacks.ts";
import { performAskPush } from "../../approvals/push.ts";
import { mandateIndex } from "../../frame/objects/account-index.ts";
import type { EventKind } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import { performCommandCharge } from "./command-charge.ts";
import { mandateSubject } from "./events.ts";
import { lastCheck } from "./last-check.ts";
import { MANDATE_PREFIXES, MANDATES } from "./mandate-address.ts";
import {
  performLeaveConsent,
  performNotifyBank,
  performNotifyCharge,
  performReplace,
  performStopReplaced,
  performTellSuccessor,
} from "./performers.ts";

/** Registers mandates with the worker: their address, their events and their performers. */
export const mandateKind: ScaKind & EventKind = {
  kind: "MANDATE",
  binding: MANDATES,
  prefixes: MANDATE_PREFIXES,
  lastCheck,
  subject: mandateSubject,
  performers: {
    ask_push: performAskPush(lastCheck),
    publish: performPublish(mandateSubject),
    command_charge: performCommandCharge,
    index_account: mandateIndex.perform,
    notify_authorisation: performNotifyBank,
    notify_charge: performNotifyCharge,
    replace_mandate: performReplace,
    stop_replaced: performStopReplaced,
    tell_successor: performTellSuccessor,
    leave_consent: performLeaveConsent,
  },
};
