import * as v from "valibot";
import { oneOf } from "../../../base/kernel/answer-words.ts";
import {
  type Differing,
  described,
  eventId,
  keyId,
  merchantId,
  mode,
  named,
  time,
  tppId,
} from "../../../base/kernel/fields.ts";
import { fieldChange } from "../../../frame/records/answers.ts";
import { proposalId, proposalStatus } from "../../../frame/records/requests.ts";
import { voidReasons } from "../../../frame/records/schema.ts";
import { declareEvents } from "../../../network/webhooks/event-contract.ts";

/** The data of the events about what staff change of a merchant or a TPP, in live mode. */
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
  v.strictObject({
    ...head,
    merchant_id: merchantId,
    address: oneOf(
      ["webhook_url", "alert_url"],
      "Which of its addresses was changed or removed.",
      "webhook_url",
    ),
  }),
  named("EndpointEvent", "The merchant's events or alerts go elsewhere from now on."),
);

const changes = [
  { field: "settlement_iban", from: "DE•• •••• 3000", to: "DE•• •••• 0300" },
] satisfies v.InferOutput<typeof changeEvent>["changes"];

const tppChange = v.pipe(
  v.strictObject({
    ...head,
    tpp_id: tppId,
    proposal_id: v.exactOptional(proposalId),
    status: v.pipe(
      proposalStatus,
      described("The step of its approval. IN_FORCE without proposal_id needed none.", "IN_FORCE"),
    ),
    changes: v.array(fieldChange),
    takes_effect_at: v.exactOptional(time),
    reason: v.exactOptional(v.picklist(voidReasons)),
  }),
  v.metadata({
    examples: [
      {
        mode: "live",
        proposal_id: undefined,
        takes_effect_at: undefined,
        reason: undefined,
        changes: [{ field: "name", from: "Budget", to: "Budget App" }],
      },
    ],
  }),
  named("TppChangeEvent", "A change of a TPP's registration, or a step of its approval."),
);

const tppKey = v.pipe(
  v.strictObject({
    ...head,
    tpp_id: tppId,
    key_id: keyId,
    kind: v.picklist(["CLIENT_SECRET", "SIGNING"]),
  }),
  named("TppKeyEvent", "A new key of the TPP, without the key itself."),
);

/** The data of an event whose example has these members. */
const changeAs = (example: Differing<v.InferOutput<typeof changeEvent>>) =>
  v.pipe(
    changeEvent,
    v.metadata({ examples: [{ mode: "live", changes, reason: undefined, ...example }] }),
  );

/** A change that ended before it was approved has no instant. */
const undecided = { takes_effect_at: undefined } as const;

/** The subject of each event, and when it is sent. */
export const recordEvents = declareEvents({
  "merchant.change_proposed": {
    summary: "A change of settlement account, refund authority or strategy was proposed",
    data: changeAs({ ...undecided, status: "PROPOSED" }),
  },
  "merchant.change_approved": {
    summary: "The change was approved and takes effect at takes_effect_at",
    data: changeAs({ status: "APPROVED" }),
  },
  "merchant.change_rejected": {
    summary: "An approver rejected the change",
    data: changeAs({ ...undecided, status: "REJECTED" }),
  },
  "merchant.change_withdrawn": {
    summary: "The change was withdrawn",
    data: changeAs({ ...undecided, status: "WITHDRAWN" }),
  },
  "merchant.change_voided": {
    summary: "The change can no longer be applied",
    data: changeAs({ status: "VOID", reason: "RECORD_CHANGED" }),
  },
  "merchant.change_in_force": {
    summary: "The change has taken effect",
    data: changeAs({ status: "IN_FORCE" }),
  },
  "merchant.key_added": { summary: "A live key was added", data: keyEvent },
  "merchant.endpoint_changed": {
    summary: "Sent to the former address: events or alerts go elsewhere now",
    data: endpointEvent,
  },
  "tpp.changed": {
    summary: "A TPP was changed, or a change was proposed or decided: see status",
    data: tppChange,
  },
  "tpp.key_added": { summary: "A TPP got a live key", data: tppKey },
});
