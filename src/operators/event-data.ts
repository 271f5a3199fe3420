import * as v from "valibot";
import { fieldChange } from "../admin/answers.ts";
import { proposalId, proposalStatus } from "../admin/requests.ts";
import { voidReasons } from "../admin/schema.ts";
import { eventId, keyId, merchantId, mode, named, time } from "../kernel/fields.ts";

/** The data of the events about what the operator's staff change of a merchant, in live mode. */
const head = { event_id: eventId, occurred_at: time, mode };

const changeEvent = v.pipe(
  v.strictObject({
    ...head,
    merchant_id: merchantId,
    proposal_id: proposalId,
    status: proposalStatus,
    changes: v.array(fieldChange),
    takes_effect_at: v.exactOptional(time),
    reason: v.exactOptional(v.picklist(voidReasons)),
  }),
  named("ChangeEvent", "A change of the merchant's live settings, at a step of its approval."),
);

const keyEvent = v.pipe(
  v.strictObject({
    ...head,
    merchant_id: merchantId,
    key_id: keyId,
    kind: v.picklist(["API", "SIGNING"]),
  }),
  named("KeyEvent", "A new key of the merchant, without the key itself."),
);

const endpointEvent = v.pipe(
  v.strictObject({ ...head, merchant_id: merchantId }),
  named("EndpointEvent", "The merchant's events go to another address from now on."),
);

/** What each event is about, and when it is sent. */
export const recordEvents = {
  "merchant.change_proposed": {
    summary: "A change of settlement account, refund authority or strategy was proposed",
    data: changeEvent,
  },
  "merchant.change_approved": {
    summary: "The change was approved and takes effect at takes_effect_at",
    data: changeEvent,
  },
  "merchant.change_rejected": { summary: "An approver rejected the change", data: changeEvent },
  "merchant.change_withdrawn": { summary: "The change was withdrawn", data: changeEvent },
  "merchant.change_voided": { summary: "The change can no longer be applied", data: changeEvent },
  "merchant.change_in_force": { summary: "The change has taken effect", data: changeEvent },
  "merchant.key_added": { summary: "A live key was added", data: keyEvent },
  "merchant.endpoint_changed": {
    summary: "Sent to the former address: events go elsewhere now",
    data: endpointEvent,
  },
} as const;
