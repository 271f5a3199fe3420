import { evictDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sweepUnfinished, writeProjections } from "../../../src/frame/objects/object-list.ts";
import type { ProjectionMessage } from "../../../src/frame/objects/rows.ts";
import type { MovementReport } from "../../../src/network/transfers/decide-report.ts";
import { consentKind } from "../../../src/products/consents/kind.ts";
import { paymentKind } from "../../../src/products/payments/kind.ts";
import { type SessionTerms, sessionIds } from "../../../src/products/payments/session-record.ts";
import { emptyTables } from "../../base/platform/d1.ts";
import { migrate } from "../../staff/operators/gateway.ts";
import {
  act,
  alarmOf,
  catchPointers,
  creation,
  env,
  inStorage,
  namespace,
  recordOf,
  T0,
  TestSession,
  TRACE,
  wait,
} from "./object-bench.ts";
import {
  beginChallenge,
  beginVerification,
  cancel,
  challengeSent,
  endVerification,
  executeUnknown,
  resolvePayer,
  TTL_MS,
  termsOf,
} from "./session-fixtures.ts";

/** The sweep with a real D1 and real objects, whose messages and alarms get lost. */
const MINUTE = 60_000;

beforeAll(() => migrate());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  await emptyTables(env, "objects", "reviews", "settings");
});

afterEach(() => {
  vi.useRealTimers();
});

/** A session at its real address, listed in D1, whose queues accept messages. */
const listed = async (changes: Partial<SessionTerms> = {}) => {
  const id = namespace.newUniqueId();
  const stub = new TestSession(id);
  const { raw } = stub;
  const sent = await catchPointers(raw);
  const times = { created_at: T0, expires_at: T0 + TTL_MS };
  const terms = termsOf({
    ...sessionIds(id.toString()),
    ...times,
    optional_events: [],
    ...changes,
  });
  await stub.create(terms, creation, TRACE);
  const session = { raw, stub, sent, paymentId: terms.payment_id };
  await insertRow(terms.payment_id, terms.created_at);
  return session;
};

type Listed = Awaited<ReturnType<typeof listed>>;

const insertRow = (paymentId: string, createdAt = T0) =>
  env.LISTS_1.prepare(
    `insert into objects (owner_kind, owner_id, mode, kind, created_at, object_id, reference, amount,
      currency, status, state, version, updated_at, unfinished) values ('MERCHANT', 'mer_1', 'test',
      'PAYMENT', ?, ?, null, 1, 'USD', 'OPEN', 'PENDING', 1, 0, 1)`,
  )
    .bind(createdAt, paymentId)
    .run();

const rowOf = async ({ paymentId }: Listed) =>
  env.LISTS_1.prepare("select status, state, unfinished from objects where object_id = ?")
    .bind(paymentId)
    .first<{ status: string; state: string; unfinished: number }>();

const execute = async ({ stub }: Listed) => {
  const turn = await act(
    stub,
    resolvePayer("sameBank"),
    beginChallenge(),
    challengeSent(),
    beginVerification(),
    endVerification("v1", "verified", Date.now()),
  );
  return turn.record.transfer?.end_to_end_id ?? "";
};

const booked = (end_to_end_id: string): MovementReport => ({
  kind: "execute",
  report: {
    kind: "answered",
    answer: {
      end_to_end_id,
      transfer_ref: "ALPHA-1",
      route_used: "SAME_BANK",
      status: "BOOKED",
      bank_fee: 0,
    },
  },
});

/** Writes the object's projections, as the queue's consumer does. */
const project = async ({ sent }: Listed) => {
  const messages = sent.filter(({ queue }) => queue === "projections");
  sent.length = 0;
  await writeProjections(
    env,
    [paymentKind],
    messages.map(({ body }) => body as unknown as ProjectionMessage),
  );
};

const publishAll = async ({ raw, stub }: Listed) => {
  for (const effect of (await recordOf(raw))?.effects ?? []) {
    if (effect.kind === "publish") await stub.finish(effect.id);
  }
};

const loseAlarm = ({ raw }: Listed) => inStorage(raw, (storage) => storage.deleteAlarm());

describe("an object that lost its alarm and its messages", () => {
  it("sends its instruction again and has an alarm again", async () => {
    const session = await listed();
    await execute(session);
    await session.stub.report("execute", 1, executeUnknown);
    await loseAlarm(session);
    await evictDurableObject(session.raw);
    const sent = await catchPointers(session.raw);
    wait(17 * MINUTE);
    await sweepUnfinished(env, [paymentKind]);
    expect(sent.map(({ body }) => body.effect)).toContain("execute");
    expect(await alarmOf(session.raw)).not.toBeNull();
  });

  it("expires", async () => {
    const session = await listed();
    await loseAlarm(session);
    wait(17 * MINUTE);
    await sweepUnfinished(env, [paymentKind]);
    expect(await recordOf(session.raw)).toMatchObject({ state: "EXPIRED" });
    const row = { status: "FAILED", state: "EXPIRED", unfinished: 1 };
    expect(await rowOf(session)).toEqual(row);
    await publishAll(session);
    await sweepUnfinished(env, [paymentKind]);
    expect(await rowOf(session)).toEqual({ ...row, unfinished: 0 });
  });

  it("is left alone while its customer may still be paying", async () => {
    const session = await listed();
    await loseAlarm(session);
    wait(16 * MINUTE);
    await sweepUnfinished(env, [paymentKind]);
    expect(await alarmOf(session.raw)).toBeNull();
  });

  it("is found although its payment has ended, because a refund continues", async () => {
    const session = await listed();
    const endToEndId = await execute(session);
    await session.stub.report("execute", 1, booked(endToEndId));
    await publishAll(session);
    await project(session);
    expect(await rowOf(session)).toMatchObject({ status: "COMPLETED", unfinished: 0 });
    wait(60 * MINUTE);
    await session.stub.act({
      type: "refund",
      refund_id: "rf_1",
      amount: null,
      reason: null,
      request_hash: "hash",
      idempotency_key_hash: null,
      checked_at: Date.now(),
    });
    await project(session);
    expect(await rowOf(session)).toMatchObject({ status: "COMPLETED", unfinished: 1 });
    await loseAlarm(session);
    wait(MINUTE);
    await sweepUnfinished(env, [paymentKind]);
    expect(session.sent.map(({ body }) => body.effect)).toContain("execute:rf_1");
    expect(await alarmOf(session.raw)).not.toBeNull();
  });

  it("is found although its payment has ended, because an event is unpublished", async () => {
    const session = await listed();
    await session.stub.report("execute", 1, booked(await execute(session)));
    await project(session);
    expect(await rowOf(session)).toMatchObject({ status: "COMPLETED", unfinished: 1 });
    await loseAlarm(session);
    wait(17 * MINUTE);
    await sweepUnfinished(env, [paymentKind]);
    expect(session.sent.map(({ queue }) => queue)).toContain("webhooks");
    await publishAll(session);
    await sweepUnfinished(env, [paymentKind]);
    expect(await rowOf(session)).toMatchObject({ status: "COMPLETED", unfinished: 0 });
  });
});

describe("the payments list", () => {
  it("gets the end of a payment whose row was lost", async () => {
    const session = await listed();
    await act(session.stub, cancel());
    expect(await rowOf(session)).toMatchObject({ status: "OPEN" });
    wait(17 * MINUTE);
    await sweepUnfinished(env, [paymentKind]);
    const ended = { status: "CANCELLED", state: "CANCELLED", unfinished: 0 };
    expect(await rowOf(session)).toEqual(ended);
    await project(session);
    expect(await rowOf(session)).toEqual(ended);
  });

  it("keeps the newer of two rows, whichever is written last", async () => {
    const session = await listed();
    const early = await session.stub.look();
    await act(session.stub, cancel());
    await project(session);
    if (!early) throw new Error("there is a session");
    await writeProjections(env, [paymentKind], [{ ...early, effect: null }]);
    expect(await rowOf(session)).toMatchObject({ status: "CANCELLED" });
  });
});

describe("many stuck objects", () => {
  const position = () =>
    env.DB.prepare("select value from settings where name = 'sweep_position PAYMENT 1'").first(
      "value",
    );

  const insertDead = async (count: number) => {
    const names = Array.from({ length: count }, (_, place) => `pay_dead${place}`);
    for (let from = 0; from < count; from += 50) {
      const some = names.slice(from, from + 50);
      await Promise.all(some.map((name) => insertRow(name, T0 - 1)));
    }
  };

  it("do not delay the one after them, and the sweep then begins again", async () => {
    await insertDead(501);
    const session = await listed();
    wait(17 * MINUTE);
    await sweepUnfinished(env, [paymentKind]);
    expect(await recordOf(session.raw)).toMatchObject({ state: "PENDING" });
    expect(await position()).not.toBeNull();
    await sweepUnfinished(env, [paymentKind]);
    expect(await recordOf(session.raw)).toMatchObject({ state: "EXPIRED" });
    expect(await position()).toBeNull();
  });

  it("of another kind, such as consents that live for months, delay no payment", async () => {
    await insertDead(501);
    await env.LISTS_1.prepare("update objects set kind = 'CONSENT', owner_kind = 'TPP'").run();
    const session = await listed();
    wait(17 * MINUTE);
    await sweepUnfinished(env, [consentKind, paymentKind]);
    expect(await recordOf(session.raw)).toMatchObject({ state: "EXPIRED" });
    expect(await position()).toBeNull();
  });

  it("do not stop at one that fails", async () => {
    await insertRow("nonsense");
    const session = await listed();
    wait(17 * MINUTE);
    const broken = {
      ...env,
      PAYMENT_SESSIONS: {
        idFromString: (hex: string) => namespace.idFromString(hex),
        get: (id: DurableObjectId) =>
          id.equals(session.raw.id)
            ? session.raw
            : { look: () => Promise.reject(new Error("away")) },
      },
    } as unknown as typeof env;
    const other = await listed({ created_at: T0 });
    vi.spyOn(console, "error").mockImplementation(() => {});
    await sweepUnfinished(broken, [paymentKind]);
    expect(await recordOf(session.raw)).toMatchObject({ state: "EXPIRED" });
    expect(await recordOf(other.raw)).toMatchObject({ state: "PENDING" });
    vi.restoreAllMocks();
  });
});
