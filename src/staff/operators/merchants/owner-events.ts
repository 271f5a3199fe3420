import { asc, eq, sql } from "drizzle-orm";
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
import { isoTime } from "../../../base/platform/clock.ts";
import { database, keepPosition, readPosition } from "../../../base/platform/database.ts";
import type { Route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { logFault, newTraceparent } from "../../../base/platform/log.ts";
import { gatewayRun } from "../../../base/platform/platform-limits.ts";
import { eventOutbox } from "../../../base/platform/schema.ts";
import { fieldChange } from "../../../frame/records/answers.ts";
import { applyDue } from "../../../frame/records/apply-due.ts";
import { proposalId, proposalStatus } from "../../../frame/records/requests.ts";
import { voidReasons } from "../../../frame/records/schema.ts";
import { declareEvents } from "../../../network/webhooks/event-contract.ts";
import { type EventKind, eventBytes } from "../../../network/webhooks/events.ts";
import { publishEvent } from "../../../network/webhooks/publish.ts";
import { admin } from "../administration.ts";
import { portalSessionId } from "./portal-links.ts";

/**
 * Events that tell a merchant or a TPP what the operator's staff change about it. Each is kept in
 * the batch of its change (parties/owners.ts) and published afterwards: by the request that
 * made the change, else by the sweep a minute later.
 */
const about = (prefix: string, idName: string, isOne: (name: string) => boolean): EventKind => {
  const events = Object.fromEntries(Object.entries(recordEvents).filter(([name]) => isOne(name)));
  return { prefixes: [prefix], subject: { idName, events, ownAddress: "FORMER" } };
};

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

const portalEvent = v.pipe(
  v.strictObject({
    ...head,
    merchant_id: merchantId,
    portal_session_id: portalSessionId,
    scope: oneOf(["full", "read"], "Whether its holder can change anything.", "read"),
  }),
  named("PortalEvent", "A link to the merchant's portal, without the link itself."),
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
  "merchant.portal_link_made": {
    summary: "The operator's staff made a link to the merchant's live portal",
    data: portalEvent,
  },
  "tpp.changed": {
    summary: "A TPP was changed, or a change was proposed or decided: see status",
    data: tppChange,
  },
  "tpp.key_added": { summary: "A TPP got a live key", data: tppKey },
});

/** The kinds of records that events of TPPs are about. */
export const tppRecordKinds: readonly EventKind[] = [
  about("key", "key_id", (name) => name.endsWith(".key_added")),
  about("tpp", "tpp_id", (name) => name === "tpp.changed"),
];

const isAboutMerchant = (name: string): boolean => /^merchant\.(?:endpoint|portal)_/.test(name);

/** The kinds of records that these events are about. */
export const recordKinds: readonly EventKind[] = [
  about("prp", "proposal_id", (name) => name.startsWith("merchant.change")),
  about("mer", "merchant_id", isAboutMerchant),
  ...tppRecordKinds,
];

/** How many events a request publishes at most. */
const AT_ONCE = 50;

type Kept = typeof eventOutbox.$inferSelect;

type Position = [occurredAt: number, eventId: string];

/**
 * Publishes the events stored after a position, oldest first. An event that fails stays for
 * the sweep. Returns the position of the last one; null if it was the last of all.
 */
const publishKept = async (
  env: GatewayEnv,
  traceparent: string,
  after: Position = [0, ""],
  most = AT_ONCE,
): Promise<Position | null> => {
  const { occurredAt, eventId } = eventOutbox;
  const kept = await database(env)
    .select()
    .from(eventOutbox)
    .where(sql`(${occurredAt}, ${eventId}) > (${after[0]}, ${after[1]})`)
    .orderBy(asc(occurredAt), asc(eventId))
    .limit(most);
  const published = await Promise.allSettled(kept.map((row) => publishOne(env, row, traceparent)));
  for (const outcome of published) {
    if (outcome.status === "rejected") logFault("event not published", outcome.reason);
  }
  const last = kept.at(-1);
  return last && kept.length === most ? [last.occurredAt, last.eventId] : null;
};

const publishOne = async (env: GatewayEnv, row: Kept, traceparent: string): Promise<void> => {
  const { eventId: event_id, occurredAt: occurred_at, mode, type: event, data } = row;
  const kind = recordKinds.find(({ subject }) => event in subject.events);
  if (!kind) throw new Error(`an unknown event: ${event}`);
  const head = { event_id, occurred_at: isoTime(occurred_at), mode };
  const outgoing = {
    event_id,
    event,
    mode,
    occurred_at,
    owner: { kind: row.ownerKind, id: row.ownerId },
    subject_id: row.subjectId,
    webhook_url: row.webhookUrl,
    bytes: eventBytes(event, { ...head, ...data }),
  };
  const done = () =>
    database(env).delete(eventOutbox).where(eq(eventOutbox.eventId, event_id)).run();
  await publishEvent(env, outgoing, kind.subject, done, traceparent);
};

/** The same rows; after each that may have changed something, the kept events are published. */
export const publishingAfter = (rows: readonly Route<GatewayEnv>[]): readonly Route<GatewayEnv>[] =>
  rows.map((row) => (row.contract.method === "GET" ? row : { ...row, handle: publishing(row) }));

const publishing =
  (row: Route<GatewayEnv>): Route<GatewayEnv>["handle"] =>
  async (call) => {
    const answer = await row.handle(call);
    const published = publishKept(call.env, call.traceparent);
    call.waitUntil(published.catch((error) => logFault("events not published", error)));
    return answer;
  };

/** The sweep: applies due changes that nobody has read yet. */
export const sweepChanges = (env: GatewayEnv): Promise<unknown> =>
  applyDue(admin, env, gatewayRun.changes);

/** Where the last run of the next sweep stopped, in `settings`. */
const POSITION = "event_outbox_position";

/**
 * The sweep: publishes events left over. Each run continues behind the one before, so that events
 * that fail every time do not starve the others.
 */
export const sweepKeptEvents = async (env: GatewayEnv): Promise<void> => {
  const startedAt = await readPosition<Position>(env, POSITION);
  const { keptEvents } = gatewayRun;
  const position = await publishKept(env, newTraceparent(), startedAt ?? undefined, keptEvents);
  if (position !== null || startedAt !== null) await keepPosition(env, POSITION, position);
};
