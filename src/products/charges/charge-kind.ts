import type { ObjectKind } from "../../frame/objects/kinds.ts";
import { movementPerformers } from "../../network/transfers/performers.ts";
import type { EventKind } from "../../network/webhooks/events.ts";
import { performPublish } from "../../network/webhooks/publish.ts";
import { CHARGE_PREFIXES, CHARGES } from "./charge-address.ts";
import { chargeSubject } from "./events.ts";

/**
 * Registers charges with the worker: their address, their events and their performers. Mandates add
 * the performer of `tell_mandate`, because charges do not know them.
 */
export const chargeKind: ObjectKind & EventKind = {
  kind: "CHARGE",
  binding: CHARGES,
  prefixes: CHARGE_PREFIXES,
  subject: chargeSubject,
  performers: { ...movementPerformers, publish: performPublish(chargeSubject) },
};
