import type { ScaKind } from "../sca/callbacks.ts";
import { performAskPush } from "../sca/push.ts";
import { movementPerformers } from "../transfers/performers.ts";
import type { EventKind } from "../webhooks/events.ts";
import { performPublish } from "../webhooks/publish.ts";
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
