import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatId } from "../../src/base/kernel/ids.ts";
import { database } from "../../src/base/platform/database.ts";
import { gatewayRun } from "../../src/base/platform/platform-limits.ts";
import { callEndpoint, endpointObjectId } from "../../src/network/webhooks/endpoint-address.ts";
import type { EndpointKind } from "../../src/network/webhooks/events.ts";
import { countRecoverable, newRecoveryJob } from "../../src/network/webhooks/recovery-jobs.ts";
import type { RecoveryCommand } from "../../src/network/webhooks/recovery-store.ts";
import { type Merchant, openGateway, Payment, registerMerchant } from "./gateway-journey.ts";
import {
  type Answer,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  runSchedule,
  startTest,
  wait,
} from "./gateway-worker.ts";
import { answering, callsOf, honestly } from "./neighbours.ts";

/** Staff send events again that an endpoint did not accept. @rule P8.21 */
const HOOKS = "https://shop.example/hooks";
const MINUTE = 60_000;

let merchant: Merchant;

beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(async () => {
  startTest();
  merchant = await registerMerchant({ webhook_url: HOOKS });
  await deliverAll();
});
afterEach(endTest);

const refusing = (status: number) => () => new Response(null, { status });

const hexOf = (kind: EndpointKind = "REGISTERED", origin = "https://shop.example"): string => {
  const owner = { kind: "MERCHANT", id: merchant.merchant_id } as const;
  return endpointObjectId(env, { owner, mode: "test", kind, origin });
};

const endpointStub = (hex = hexOf()) => env.ENDPOINTS.get(env.ENDPOINTS.idFromString(hex));

const wakeEndpoint = async (hex = hexOf()) => {
  await runDurableObjectAlarm(endpointStub(hex));
  await deliverAll();
};

/** A payment that ends, and whose event is sent. */
const publish = async (terms: object = {}): Promise<Payment> => {
  wait(1_000);
  const payment = await Payment.open("alpha", { merchant, ...terms });
  await payment.pay();
  await deliverAll();
  return payment;
};

/** The next failure of every event of the endpoint is its last. */
const tire = () =>
  runInDurableObject(endpointStub(), (_, { storage }) => {
    storage.sql.exec("UPDATE deliveries SET failures = 9 WHERE state = 'PENDING'");
  });

/** Payments whose events the endpoint refuses until they are given up. */
const givenUp = async (count: number): Promise<string[]> => {
  answering("shop hooks", refusing(503));
  const payments: Payment[] = [];
  while (payments.length < count) payments.push(await publish());
  await tire();
  wait(MINUTE);
  await wakeEndpoint();
  honestly("shop hooks");
  return payments.map(({ session_id }) => session_id);
};

/** The payments whose completion the shop was told of, in order. */
const told = (): string[] =>
  callsOf("shop hooks").flatMap(({ body: { event, data } }) =>
    event === "payment.completed" ? [data.session_id] : [],
  );

/** The events that the shop receives from now on. */
const toldBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = told().length;
  await work();
  return told().slice(before);
};

const happenedAt = async (session_id = ""): Promise<string> => {
  const select = env.LISTS_1.prepare("select created_at from events where subject_id = ?");
  return new Date((await select.bind(session_id).first<number>("created_at")) ?? 0).toISOString();
};

const isoAgo = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

const recover = (body: object = {}, id = formatId("ep", hexOf())): Promise<Answer> =>
  askAdmin("POST", `endpoints/${id}/recover`, {
    ...{ from: isoAgo(20 * 24 * 60 * MINUTE), to: isoAgo(-1_000), which: "FAILED" },
    ...body,
  });

const started = async (body: object = {}) => bodyOf(await recover(body), 202);

const readJob = async (id: string) => bodyOf(await askAdmin("GET", `recovery-jobs/${id}`));

const count = async (body: object) => bodyOf(await recover({ dry_run: true, ...body }));

/** The events leave one after the other, each with an alarm. */
const letLeave = async (events: number) => {
  for (let left = events; left > 0; left--) {
    wait(1_000);
    await wakeEndpoint();
  }
};

describe("a job for the events that were given up", () => {
  it("is counted first, sends them in their order, and is done", async () => {
    const lost = await givenUp(3);
    expect(await count({})).toMatchObject({ count: 3, capped: false });
    const job = await started();
    expect(job).toMatchObject({ status: "RUNNING", total: 3, done: 0, which: "FAILED" });
    expect(await toldBy(() => letLeave(3))).toEqual(lost);
    expect(await readJob(job.job_id)).toMatchObject({ status: "RUNNING", done: 3, delivered: 3 });
    await runSchedule();
    const ended = await readJob(job.job_id);
    expect(ended).toMatchObject({ status: "DONE", total: 3, delivered: 3, failed: 0 });
    expect(ended.ended_at).toBe(new Date().toISOString());
    expect(await count({})).toMatchObject({ count: 0, through: null });
    const list = bodyOf(await askAdmin("GET", `recovery-jobs?endpoint_id=${job.endpoint_id}`));
    expect(list.data).toEqual([ended]);
  });

  it("takes only events of a span of time and a type", async () => {
    const lost = await givenUp(2);
    const second = await happenedAt(lost[1]);
    expect(await count({ types: ["payment.failed"] })).toMatchObject({ count: 0 });
    expect(await count({ types: ["payment.completed"] })).toMatchObject({ count: 2 });
    expect(await count({ from: second })).toMatchObject({ count: 1, through: second });
    expect(await count({ to: second })).toMatchObject({ count: 1 });
    await started({ from: second });
    expect(await toldBy(() => letLeave(2))).toEqual([lost[1]]);
  });

  it("sends the events of a payment's own address there, and not to the registered one", async () => {
    const own = hexOf("AD_HOC", "https://own.example");
    answering("own hooks", refusing(410));
    await publish({ webhook_url: "https://own.example/hooks" });
    honestly("own hooks");
    expect(bodyOf(await recover({}, formatId("ep", own)), 202)).toMatchObject({ total: 1 });
    wait(1_000);
    expect(await toldBy(() => wakeEndpoint(own))).toEqual([]);
    expect(callsOf("own hooks")).toHaveLength(2);
  });

  it("counts events that are given up again", async () => {
    await givenUp(1);
    const job = await started();
    answering("shop hooks", refusing(503));
    await letLeave(1);
    await tire();
    wait(MINUTE);
    await wakeEndpoint();
    await runSchedule();
    expect(await readJob(job.job_id)).toMatchObject({ status: "DONE", delivered: 0, failed: 1 });
    expect(await count({})).toMatchObject({ count: 1 });
  });

  it("sends no event twice, also when it is repeated", async () => {
    const lost = await givenUp(2);
    await started();
    await started();
    await runSchedule();
    await runSchedule();
    expect(await toldBy(() => letLeave(4))).toEqual(lost);
  });

  it("is done by the sweep if its worker died after it had written the row", async () => {
    const lost = await givenUp(2);
    const owner = { kind: "MERCHANT", id: merchant.merchant_id } as const;
    const range = { from: 0, to: Date.now(), types: null };
    const target = { id: hexOf(), owner, mode: "test", which: "FAILED", ...range } as const;
    const counted = await countRecoverable(env, target);
    const { job, statement } = newRecoveryJob(database(env), target, counted);
    await database(env).batch([statement]);
    await runSchedule();
    expect(await toldBy(() => letLeave(2))).toEqual(lost);
    await runSchedule();
    expect(await readJob(job.jobId)).toMatchObject({ status: "DONE", delivered: 2 });
  });
});

describe("the sweep", () => {
  /** A job whose worker died after it had written the row. */
  const left = async (which: "FAILED" | "MISSING", to = Date.now()) => {
    const owner = { kind: "MERCHANT", id: merchant.merchant_id } as const;
    const target = { id: hexOf(), owner, mode: "test", which, from: 0, to, types: null } as const;
    const { job, statement } = newRecoveryJob(database(env), target, {
      ...{ count: 1, capped: false, through: null },
    });
    await database(env).batch([statement]);
    return job.jobId;
  };

  it("ends a job for missing events whose owner has no address any more", async () => {
    merchant = await registerMerchant({ webhook_url: null });
    const daysAgo = (days: number) => Date.now() - days * 24 * 60 * MINUTE;
    const [waits, ends] = [await left("MISSING", daysAgo(29)), await left("MISSING", daysAgo(30))];
    await runSchedule();
    expect(await readJob(waits)).toMatchObject({ status: "RUNNING", total: 1 });
    expect(await readJob(ends)).toMatchObject({ status: "DONE", total: 0, delivered: 0 });
    await askAdmin("POST", `recovery-jobs/${waits}/cancel`, {});
  });

  it("reaches a job after a hundred that wait for an address", async () => {
    merchant = await registerMerchant({ webhook_url: null });
    const waiting = await left("MISSING");
    const { results } = await env.DB.prepare("select * from recovery_jobs limit 1").run();
    const columns = Object.keys(results[0] ?? {});
    const copied = columns.map((name) => (name === "job_id" ? "job_id || at" : name));
    const copies = `with recursive every (at) as (select 1 union all select at + 1 from every
      where at < 99) insert into recovery_jobs (${columns}) select ${copied}
      from recovery_jobs, every where job_id = ?`;
    await env.DB.prepare(copies).bind(waiting).run();
    merchant = await registerMerchant({ webhook_url: HOOKS });
    const lost = await givenUp(1);
    const id = await left("FAILED");
    for (let reached = 0; reached <= 101; reached += gatewayRun.recoveryJobs) await runSchedule();
    expect(await toldBy(() => letLeave(1))).toEqual(lost);
    await env.DB.prepare("delete from recovery_jobs where job_id like ?").bind(`${waiting}%`).run();
    await runSchedule();
    expect(await readJob(id)).toMatchObject({ status: "DONE", delivered: 1 });
  });
});

describe("a cancelled job", () => {
  it("sends nothing more, and gives up its unsent events again", async () => {
    const lost = await givenUp(3);
    const job = await started();
    expect(await toldBy(() => letLeave(1))).toEqual([lost[0]]);
    const cancel = () => askAdmin("POST", `recovery-jobs/${job.job_id}/cancel`, {});
    const cancelled = bodyOf(await cancel());
    expect(cancelled).toMatchObject({ status: "CANCELLED", total: 3, delivered: 1, failed: 0 });
    // The event that was released last is already being sent.
    expect(await toldBy(() => letLeave(3))).toEqual([lost[1]]);
    await runSchedule();
    expect(bodyOf(await cancel())).toEqual(cancelled);
    expect(await count({})).toMatchObject({ count: 1 });
  });
});

describe("the object", () => {
  const command = (asked: RecoveryCommand) => callEndpoint(env, hexOf(), (e) => e.recover(asked));
  const take = async (job: string) => {
    const range = {
      after: [0, ""] as [number, string],
      to: Number.MAX_SAFE_INTEGER,
      types: null,
      limit: 10,
    };
    const found = (await command({ type: "find_failed", ...range }))?.found ?? [];
    const ids = found.map(({ event_id }) => event_id);
    return (await command({ type: "take_failed", job, ids, url: HOOKS }))?.holds;
  };

  it("takes nothing for a job that has ended, such as from a worker that is late", async () => {
    await givenUp(1);
    await command({ type: "cancel", job: "job_1" });
    expect(await take("job_1")).toBe(false);
    expect(await take("job_2")).toBe(true);
  });

  it("takes no event a second time that was given up again", async () => {
    await givenUp(1);
    expect(await take("job_1")).toBe(true);
    answering("shop hooks", refusing(503));
    await letLeave(1);
    await tire();
    wait(MINUTE);
    await wakeEndpoint();
    expect(await take("job_1")).toBe(false);
  });
});

describe("a job that ends", () => {
  const taken = () =>
    runInDurableObject(endpointStub(), (_, { storage }) =>
      storage.sql.exec("SELECT event_id FROM recovered").toArray(),
    );

  it("leaves its figures, although its worker died before it wrote them, and no events", async () => {
    await givenUp(2);
    const job = await started();
    const end = (all: boolean) =>
      callEndpoint(env, hexOf(), (e) => e.recover({ type: "end", job: job.job_id, all }));
    await end(true);
    expect(await taken()).toHaveLength(2);
    await letLeave(2);
    await end(false);
    expect(await taken()).toHaveLength(2);
    await end(true);
    expect(await taken()).toEqual([]);
    expect(await readJob(job.job_id)).toMatchObject({ status: "RUNNING", delivered: 2 });
    await runSchedule();
    const ended = { status: "DONE", total: 2, delivered: 2, failed: 0 };
    expect(await readJob(job.job_id)).toMatchObject(ended);
  });

  it("cannot be cancelled once it has ended in the object", async () => {
    await givenUp(1);
    const job = await started();
    await letLeave(1);
    await callEndpoint(env, hexOf(), (e) => e.recover({ type: "end", job: job.job_id, all: true }));
    const cancelled = await askAdmin("POST", `recovery-jobs/${job.job_id}/cancel`, {});
    expect(bodyOf(cancelled)).toMatchObject({ status: "DONE", delivered: 1 });
  });
});

describe("a job for missing events", () => {
  it("sends events from before an endpoint was registered, and none twice", async () => {
    merchant = await registerMerchant({ webhook_url: null });
    const unheard = [await publish(), await publish()];
    bodyOf(
      await askAdmin("PATCH", `merchants/${merchant.merchant_id}`, {
        modes: { test: { webhook_url: HOOKS } },
      }),
    );
    wait(3_000);
    const heard = await publish();
    expect(told()).toEqual([heard.session_id]);
    expect(await count({ which: "MISSING" })).toMatchObject({ count: 2 });
    expect(await count({ which: "FAILED" })).toMatchObject({ count: 0 });
    const job = await started({ which: "MISSING" });
    expect(await toldBy(() => letLeave(3))).toEqual(unheard.map(({ session_id }) => session_id));
    await runSchedule();
    expect(await readJob(job.job_id)).toMatchObject({ status: "DONE", total: 2, delivered: 2 });
  });

  it("leaves out what the endpoint before it accepted or is still sent, and nothing else", async () => {
    const [lost] = await givenUp(1);
    await publish();
    answering("shop hooks", refusing(503));
    await publish();
    bodyOf(
      await askAdmin("PATCH", `merchants/${merchant.merchant_id}`, {
        modes: { test: { webhook_url: "https://own.example/hooks" } },
      }),
    );
    wait(3_000);
    await publish();
    const id = formatId("ep", hexOf("REGISTERED", "https://own.example"));
    const missing = { which: "MISSING", dry_run: true };
    const counted = { count: 1, through: await happenedAt(lost) };
    expect(bodyOf(await recover(missing, id))).toMatchObject(counted);
  });

  it("leaves out events for a payment's own address, and optional events", async () => {
    await publish({ webhook_url: "https://own.example/hooks" });
    await publish();
    await env.LISTS_1.prepare("insert into events values ('MERCHANT', ?, 'test', ?, ?, ?, ?, '{}')")
      .bind(merchant.merchant_id, Date.now(), "evt_optional", "payment.cancelled", "ps_1")
      .run();
    expect(await count({ which: "MISSING" })).toMatchObject({ count: 0 });
  });

  it("leaves out events that its endpoint may have forgotten, and shows the new total", async () => {
    await publish();
    const DAY = 24 * 60 * MINUTE;
    const owner = { kind: "MERCHANT", id: merchant.merchant_id } as const;
    const range = { from: Date.now() - DAY, to: Date.now() + 60 * DAY, types: null };
    const target = { id: hexOf(), owner, mode: "test", which: "MISSING", ...range } as const;
    const counted = { count: 1, capped: false, through: range.to };
    const { job, statement } = newRecoveryJob(database(env), target, counted);
    await database(env).batch([statement]);
    wait(DAY);
    await publish();
    wait(29 * DAY + 2 * 60 * MINUTE);
    await wakeEndpoint();
    expect(
      await toldBy(async () => {
        await runSchedule();
        await letLeave(2);
        await runSchedule();
      }),
    ).toEqual([]);
    expect(await readJob(job.jobId)).toMatchObject({ status: "DONE", total: 0, delivered: 0 });
  });

  it("includes given-up events", async () => {
    const lost = await givenUp(1);
    await started({ which: "MISSING" });
    expect(await toldBy(() => letLeave(1))).toEqual(lost);
  });
});
