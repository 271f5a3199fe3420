import { env as bindings } from "cloudflare:test";
import { vi } from "vitest";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { writeProjections } from "../../../src/frame/objects/object-list.ts";
import type { ProjectionMessage } from "../../../src/frame/objects/rows.ts";
import { readInstruction } from "../../../src/network/transfers/transfer.ts";
import { paymentKind } from "../../../src/products/payments/kind.ts";
import { type SessionTerms, sessionIds } from "../../../src/products/payments/session-record.ts";
import {
  act,
  catchPointers,
  creation,
  namespace,
  recordOf,
  T0,
  TestSession,
  TRACE,
  wait,
} from "../../products/payments/object-bench.ts";
import {
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
  executeRefused,
  executeUnknown,
  railReport,
  resolvePayer,
  TTL_MS,
  termsOf,
} from "../../products/payments/session-fixtures.ts";
import { ask, gatewayEnv, migrate, newStaff, ownerKey, post } from "./gateway.ts";

/** Payments under manual review, and the staff: from the object through D1 and back. */
export const MINUTE = 60_000;
export const list = "/admin/v1/reconciliation";
const { PAYMENT_SESSIONS, PAYMENT_ORDERS, CHARGES } = bindings as unknown as GatewayEnv;
export const env = gatewayEnv({ PAYMENT_SESSIONS, PAYMENT_ORDERS, CHARGES });

/** An owner, an operator, an approver whose key is older than every proposal, and support. */
export const keys = { ada: ownerKey, bob: "", amir: "", eve: "" };
export const names = { ada: "key_first_owner", bob: "", amir: "" };

export const enrolStaff = async () => {
  await migrate();
  vi.useFakeTimers({ toFake: ["Date"], now: T0 - MINUTE });
  const [bob, amir] = [await newStaff("operator"), await newStaff("approver")];
  const eve = await newStaff("support");
  vi.useRealTimers();
  Object.assign(keys, { bob: bob.key, amir: amir.key, eve: eve.key });
  Object.assign(names, { bob: bob.key_id, amir: amir.key_id });
};

export const read = (path: string, key = keys.ada) => ask(path, { key, env });

export const resolve = (paymentId: string, json: object, key = keys.ada) =>
  post(
    `${list}/${paymentId}/resolve`,
    { note: "seen in the bank's ledger", ...json },
    { key, env },
  );

/** A payment across banks whose instruction has just been leased. */
export const executing = async (changes: Partial<SessionTerms> = {}) => {
  const id = namespace.newUniqueId();
  const stub = new TestSession(id);
  const { raw } = stub;
  const sent = await catchPointers(raw);
  const now = Date.now();
  const times = { created_at: now, expires_at: now + TTL_MS };
  const terms = termsOf({
    ...sessionIds(id.toString()),
    ...times,
    optional_events: [],
    ...changes,
  });
  await stub.create(terms, creation, TRACE);
  const turn = await act(
    stub,
    resolvePayer("crossBank"),
    beginChallenge(),
    challengeSent(),
    beginVerification(),
    endVerification("v1", "verified", now),
  );
  if (!turn.record.transfer) throw new Error("nothing was instructed");
  const instruction = readInstruction(turn.record.transfer);
  const credit = (status: "CREDITED" | "REJECTED", rail_ref = "RAIL-1") => {
    const { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban } =
      instruction;
    const said = { end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban };
    const report = { ...said, status, rail_ref, settlement_fee: 0 };
    return stub.act(railReport(report, "", terms.mode));
  };
  /** Writes the object's messages, as the queue's consumer does. */
  const project = async () => {
    const messages = sent.filter(({ queue }) => queue === "projections");
    sent.length = 0;
    await writeProjections(
      env,
      [paymentKind],
      messages.map(({ body }) => body as unknown as ProjectionMessage),
    );
  };
  return { raw, stub, sent, credit, project, paymentId: terms.payment_id, instruction };
};

/** A payment without an outcome for half an hour. */
export const unknown = async (changes: Partial<SessionTerms> = {}) => {
  const payment = await executing(changes);
  await payment.stub.report("execute", 1, executeUnknown);
  wait(30 * MINUTE);
  await payment.stub.lease("execute");
  await payment.stub.report("execute", 2, executeUnknown);
  await payment.project();
  return payment;
};

/** A failed payment that the rail still credits. */
export const lateMoney = async (changes: Partial<SessionTerms> = {}) => {
  const payment = await executing(changes);
  await payment.stub.report("execute", 1, executeRefused("NOT_AUTHORISED"));
  await payment.credit("CREDITED");
  await payment.project();
  return payment;
};

export const eventsOf = async ({ raw }: Awaited<ReturnType<typeof executing>>) =>
  ((await recordOf(raw))?.effects ?? []).flatMap((effect) =>
    "event" in effect ? effect.event.event : [],
  );
