import type { ScaKind } from "../../approvals/callbacks.ts";
import { performAskPush } from "../../approvals/push.ts";
import { movementPerformers } from "../../network/transfers/performers.ts";
import type { EventKind } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import { sessionSubject } from "./events.ts";
import { lastCheck } from "./last-check.ts";
import { SESSION_PREFIXES, SESSIONS } from "./session-address.ts";

/** Registers payments with the worker: their address, their events and their performers. */
export const paymentKind: ScaKind & EventKind = {
  kind: "PAYMENT",
  binding: SESSIONS,
  prefixes: SESSION_PREFIXES,
  lastCheck,
  subject: sessionSubject,
  performers: {
    ...movementPerformers,
    ask_push: performAskPush(lastCheck),
    publish: performPublish(sessionSubject),
  },
};
