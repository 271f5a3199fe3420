import { env as bindings } from "cloudflare:workers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { migrate } from "../operators/gateway.ts";
import { GatewayPayment, reportFromRail } from "../workers/gateway-payment.ts";
import { type Enrolled, enrol, expectStatus, ownerKey } from "../workers/operator.ts";
import { type Body, Outside, refusal } from "../workers/outside.ts";
import { WholeGateway } from "../workers/whole-gateway.ts";
import { CAPTURED_AT, live } from "./clock.ts";
import { dumpDatabase, dumpObject } from "./stored.ts";

/**
 * Makes the files of one release: drives payments through the gateway as it is now and writes down
 * what its objects and its database have stored then. README.md says when and how.
 */
const { RELEASE } = bindings as unknown as { RELEASE: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

let gateway: WholeGateway;
let outside: Outside;
let operator: Enrolled;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: CAPTURED_AT - 402 * DAY });
  for (const level of ["log", "warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
  await migrate();
  gateway = new WholeGateway({ LIMITS: "local", ...live });
  outside = new Outside();
  operator = await enrol(gateway, ["payment.processing", "payment.settlement_stalled"]);
  const headers = { "x-gateway-admin-key": ownerKey };
  const colleague = { name: "Ada", role: "operator", idempotency_key: "colleague" };
  expectStatus(await gateway.ask("/admin/v1/admin-keys", { headers, json: colleague }), 201);
  const fees = { gateway_fee: { test: 15, live: 20 } };
  const put = { method: "PUT", headers, json: fees };
  expectStatus(await gateway.ask("/admin/v1/fees", put), 200);
});

afterAll(() => {
  outside.letGo();
});

const write = (name: string, content: string): Promise<void> =>
  expect(content).toMatchFileSnapshot(`./${RELEASE}/${name}`);

const writeObject = async (
  name: string,
  { namespace, object }: WholeGateway["called"][number],
  more: object = {},
): Promise<void> => {
  const stub = gateway.object(namespace, object);
  const stored = await dumpObject(namespace, stub, Date.now());
  await write(`${name}.json`, `${JSON.stringify({ ...stored, ...more }, null, 2)}\n`);
};

const lastCalled = (namespace: string): WholeGateway["called"][number] => {
  const found = gateway.called.findLast((call) => call.namespace === namespace);
  if (!found) throw new Error(`no object of ${namespace} was called`);
  return found;
};

const create = (key = operator.apiKeys.test): Promise<GatewayPayment> => {
  // Only what a test asks for is performed: what earlier payments left behind is forgotten.
  gateway.waiting = [];
  outside.recover();
  return GatewayPayment.create(gateway, key, {
    reference: "order 7",
    idempotency_key: crypto.randomUUID(),
  });
};

const payment = async (customer?: "amira" | "boris"): Promise<GatewayPayment> => {
  const created = await create();
  if (customer) await created.untilCode(customer);
  return created;
};

const instructionsOf = ({ sessionId }: GatewayPayment): Body[] =>
  ["alpha", "borealis"].flatMap((bank) =>
    outside
      .bodiesOf(`${bank}/execute-transaction`)
      .filter(({ session_id }) => session_id === sessionId),
  );

const rail = async (paid: GatewayPayment, status: "CREDITED" | "REJECTED", refund = false) => {
  const instruction = instructionsOf(paid).findLast(
    ({ purpose }) => (purpose === "REFUND") === refund,
  );
  expectStatus(await reportFromRail(gateway, instruction, status), 202);
};

/** The alarm as often as it is due until this much time has passed, and what it has performed. */
const pass = async (milliseconds: number): Promise<void> => {
  const { namespace, object } = lastCalled("PAYMENT_SESSIONS");
  const stub = gateway.object(namespace, object);
  const until = Date.now() + milliseconds;
  for (;;) {
    const { alarm_at } = await dumpObject(namespace, stub, 0);
    if (alarm_at === null || alarm_at > until) break;
    vi.setSystemTime(Math.max(Date.now(), alarm_at));
    await gateway.runAlarm(stub);
    await gateway.performAll();
  }
  vi.setSystemTime(until);
};

/** A payment across banks that is completed, with nothing left to do. */
const completedAcrossBanks = async (): Promise<GatewayPayment> => {
  const paid = await payment("boris");
  await paid.confirm();
  await rail(paid, "CREDITED");
  await gateway.performAll();
  return paid;
};

const resolve = (paid: GatewayPayment, outcome: "COMPLETED" | "FAILED") =>
  gateway.ask(`/admin/v1/reconciliation/pay${paid.sessionId.slice(2)}/settle`, {
    headers: { "x-gateway-admin-key": ownerKey },
    json: { outcome, note: "the bank says so on the phone" },
  });

const lost = () => null;

/** Each brings one payment to where it is captured; what it sends to queues is not performed. */
const situations: Record<string, () => Promise<GatewayPayment>> = {
  pending: () => payment(),
  "pending-with-payer": async () => {
    const paid = await create();
    await paid.resolve("amira");
    return paid;
  },
  "challenge-on-its-way": async () => {
    const paid = await create();
    await paid.resolve("amira");
    const reached = outside.hang("alpha/send-otp");
    void paid.selectAuth();
    await reached;
    return paid;
  },
  "otp-sent": async () => {
    const paid = await payment("amira");
    expectStatus(await paid.confirm("000000"), 422);
    return paid;
  },
  "code-being-checked": async () => {
    const paid = await payment("amira");
    const reached = outside.hang("alpha/verify-otp");
    void paid.confirm();
    await reached;
    return paid;
  },
  "code-verified-without-last-check": async () => {
    const paid = await payment("boris");
    outside.on("borealis/verify-otp", () => {
      // The bank takes its time, and then the directory is away.
      wait(16_000);
      outside.on("directory/resolve", () => new Response(null, { status: 500 }));
      return { verified: true };
    });
    expectStatus(await paid.confirm(), 503);
    return paid;
  },
  "push-sent": async () => {
    const paid = await create();
    await paid.resolve("amira");
    await paid.selectAuth("PUSH");
    return paid;
  },
  "executing-unanswered": async () => {
    const paid = await payment("amira");
    const reached = outside.hang("alpha/execute-transaction");
    void paid.confirm();
    await reached;
    return paid;
  },
  "executing-unknown": async () => {
    const paid = await payment("amira");
    outside.on("alpha/execute-transaction", lost);
    await paid.confirm();
    return paid;
  },
  "executing-across-banks-unknown": async () => {
    const paid = await payment("boris");
    outside.on("borealis/execute-transaction", lost);
    await paid.confirm();
    return paid;
  },
  "executing-submitted": async () => {
    const paid = await payment("amira");
    outside.on("alpha/execute-transaction", ({ end_to_end_id }) => ({
      ...{ end_to_end_id, transfer_ref: "REF-1", route_used: "SAME_BANK", status: "SUBMITTED" },
    }));
    await paid.confirm();
    return paid;
  },
  "outcome-unknown-for-long": async () => {
    const paid = await payment("amira");
    outside.on("alpha/execute-transaction", lost);
    await paid.confirm();
    await pass(31 * MINUTE);
    return paid;
  },
  "settlement-pending": async () => {
    const paid = await payment("boris");
    await paid.confirm();
    return paid;
  },
  "settlement-stalled": async () => {
    const paid = await payment("boris");
    await paid.confirm();
    await pass(11 * MINUTE);
    return paid;
  },
  completed: async () => {
    const paid = await payment("amira");
    await paid.confirm();
    await gateway.performAll();
    return paid;
  },
  "completed-unpublished": async () => {
    const paid = await payment("amira");
    await paid.confirm();
    return paid;
  },
  "completed-before-the-bank-answered": async () => {
    const paid = await payment("boris");
    outside.on("borealis/execute-transaction", lost);
    await paid.confirm();
    await rail(paid, "CREDITED");
    return paid;
  },
  "completed-unnotified": async () => {
    const paid = await payment("boris");
    await paid.confirm();
    outside.on("alpha/notify-credit", () => new Response(null, { status: 500 }));
    await rail(paid, "CREDITED");
    await gateway.performAll();
    return paid;
  },
  "refund-executing": async () => {
    const paid = await completedAcrossBanks();
    outside.on("alpha/execute-transaction", lost);
    await paid.refund({ amount: 1_000, reason: "damaged", idempotency_key: "refund 1" });
    return paid;
  },
  "refund-settling": async () => {
    const paid = await completedAcrossBanks();
    await paid.refund({ amount: 1_000 });
    return paid;
  },
  "refunds-ended": async () => {
    const paid = await completedAcrossBanks();
    await paid.refund({ amount: 1_000 });
    await rail(paid, "CREDITED", true);
    outside.on("alpha/execute-transaction", ({ end_to_end_id }) =>
      refusal("INSUFFICIENT_FUNDS", end_to_end_id),
    );
    await paid.refund({ amount: 500 });
    return paid;
  },
  "failed-refused": async () => {
    const paid = await payment("amira");
    outside.on("alpha/execute-transaction", ({ end_to_end_id }) =>
      refusal("INSUFFICIENT_FUNDS", end_to_end_id),
    );
    await paid.confirm();
    return paid;
  },
  "failed-money-returning": async () => {
    const paid = await payment("boris");
    await paid.confirm();
    await rail(paid, "REJECTED");
    return paid;
  },
  "failed-and-credited-late": async () => {
    const paid = await payment("boris");
    await paid.confirm();
    await pass(2 * MINUTE);
    expectStatus(await resolve(paid, "FAILED"), 200);
    await rail(paid, "CREDITED");
    return paid;
  },
  "live-with-a-proposal": async () => {
    const paid = await create(operator.apiKeys.live);
    await paid.untilCode("amira");
    outside.on("alpha/execute-transaction", lost);
    await paid.confirm();
    await pass(2 * MINUTE);
    expectStatus(await resolve(paid, "COMPLETED"), 202);
    return paid;
  },
  expired: async () => {
    const paid = await payment("amira");
    wait(15 * MINUTE);
    await paid.view();
    return paid;
  },
  cancelled: async () => {
    const paid = await payment("amira");
    await paid.cancel();
    return paid;
  },
};

const writePayment = async (
  situation: string,
  paid: GatewayPayment,
  views: object | null,
): Promise<void> => {
  const more = { created: paid.created, views, instructions: instructionsOf(paid) };
  await writeObject(`payments/${situation}`, lastCalled("PAYMENT_SESSIONS"), more);
};

it("a payment that retention has forgotten", async () => {
  const paid = await payment("amira");
  await paid.confirm();
  await gateway.performAll();
  vi.setSystemTime(CAPTURED_AT);
  await gateway.runSchedule();
  await writePayment("forgotten", paid, null);
});

it.each(Object.entries(situations))("%s", async (situation, bring) => {
  const paid = await bring();
  await writePayment(situation, paid, await paid.views());
  // What hangs has to end before the next one asks the same bank.
  outside.letGo();
  wait(MINUTE);
});

it("a merchant's endpoint with deliveries in every state", async () => {
  const expired = async () => {
    const paid = await payment();
    wait(15 * MINUTE);
    await paid.view();
  };
  await expired();
  await gateway.performAll();
  const endpoint = lastCalled("ENDPOINTS");
  await expired();
  outside.on("shop/hooks", () => new Response(null, { status: 500 }));
  await gateway.performAll();
  for (let attempt = 2; attempt <= 10; attempt++) {
    wait(30 * 60 * MINUTE);
    await gateway.runAlarm(gateway.object(endpoint.namespace, endpoint.object));
    await gateway.performAll();
  }
  expect(outside.bodiesOf("shop/hooks").length).toBeGreaterThan(10);
  await expired();
  outside.on("shop/hooks", () => new Response(null, { status: 500 }));
  await gateway.performAll();
  await expired();
  const reached = outside.hang("shop/hooks");
  void gateway.performAll();
  await reached;
  await writeObject("endpoint", endpoint);
  outside.letGo();
});

it("guards: one that makes its payer wait, and one that counts", async () => {
  gateway = new WholeGateway({ ...live, REQUESTS_PER_MINUTE_ADDRESS: "100000" });
  const attacked = await create();
  await attacked.untilCode("carla");
  for (let guess = 1; guess <= 5; guess++) expectStatus(await attacked.confirm("000000"), 422);
  await writeObject("guard-throttling", lastCalled("PAYER_GUARDS"));
  const forgetful = await create();
  await forgetful.untilCode("dana");
  for (let sends = 2; sends <= 4; sends++) expectStatus(await forgetful.selectAuth(), 200);
  for (let guess = 1; guess <= 2; guess++) expectStatus(await forgetful.confirm("000000"), 422);
  await writeObject("guard-counting", lastCalled("PAYER_GUARDS"));
});

it("a budget that is used up", async () => {
  gateway = new WholeGateway({ ...live, REQUESTS_PER_MINUTE_ADDRESS: "10" });
  const headers = { accept: "application/json", "cf-connecting-ip": "192.0.2.7" };
  const open = async () => (await gateway.ask("/checkout/ps_1.none", { headers })).status;
  for (let count = 1; count <= 10; count++) expect(await open()).toBe(404);
  expect(await open()).toBe(429);
  await writeObject("budget", lastCalled("BUDGETS"));
});

it("the gateway's database", async () => {
  const facts = { captured_at: Date.now(), merchant_id: operator.merchantId };
  await write("gateway.json", `${JSON.stringify(facts, null, 2)}\n`);
  await write("gateway.sql", await dumpDatabase(gateway.env.DB));
});
