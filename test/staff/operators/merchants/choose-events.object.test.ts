import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Merchant,
  newStaff,
  openGateway,
  Payment,
  registerMerchant,
} from "../../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
} from "../../../workers/gateway-worker.ts";
import { callsOf } from "../../../workers/neighbours.ts";

/** A merchant chooses its optional events itself. */
let merchant: Merchant;
let endpoint_id: string;

beforeAll(async () => {
  startTest();
  await openGateway();
});
/** A merchant whose endpoint has had an event. */
beforeEach(async () => {
  startTest();
  merchant = await registerMerchant({ webhook_url: "https://shop.example/hooks" });
  await paid();
  endpoint_id = (await listed())[0]?.endpoint_id ?? "";
});
afterEach(() => {
  env.LIMITS = "local";
  endTest();
});

type Listed = { endpoint_id: string; kind: string; optional_events: string[] | null };

const listed = async (by = merchant.headers.test): Promise<Listed[]> =>
  bodyOf(await ask("GET", "/api/v1/endpoints", by)).data;

const paid = async (terms: object = {}): Promise<Payment> => {
  wait(3_000);
  const payment = await Payment.open("alpha", { merchant, ...terms });
  await deliverAll();
  await payment.pay();
  await deliverAll();
  return payment;
};

/** The names of the events that the shop got about a payment. */
const told = ({ session_id }: Payment): string[] =>
  callsOf("shop hooks").flatMap(({ body }) =>
    body.data.session_id === session_id ? [body.event] : [],
  );

const choose = (optional_events: unknown, { id = endpoint_id, by = merchant.headers.test } = {}) =>
  ask("PATCH", `/api/v1/endpoints/${id}`, by, { optional_events });

const entries = async (): Promise<{ actor: string; details: { key: string } }[]> => {
  const { data } = bodyOf(await askAdmin("GET", "audit?limit=100"));
  return data.filter(
    ({ action, subject }: { action: string; subject: string }) =>
      action === "merchant.events_chosen" && subject === merchant.merchant_id,
  );
};

describe("the optional events of an endpoint", () => {
  // @rule P8.17
  it("come with the payments that are created from then on, until they are given up", async () => {
    expect((await listed())[0]).toMatchObject({ kind: "REGISTERED", optional_events: [] });
    const both = ["payment.initiated", "payment.processing"];
    const before = await Payment.open("alpha", { merchant });
    const chosen = bodyOf(await choose(both));
    expect(chosen).toMatchObject({ endpoint_id, status: "ENABLED", optional_events: both });
    expect(await listed()).toEqual([chosen]);
    await before.pay();
    await deliverAll();
    expect(told(before)).toEqual(["payment.completed"]);
    expect(told(await paid())).toEqual([...both, "payment.completed"]);

    expect(bodyOf(await choose(["payment.initiated"])).optional_events).toEqual([
      "payment.initiated",
    ]);
    expect(told(await paid())).toEqual(["payment.initiated", "payment.completed"]);
    expect(bodyOf(await choose([])).optional_events).toEqual([]);
    expect(told(await paid())).toEqual(["payment.completed"]);
  });

  it("are of one mode", async () => {
    bodyOf(await choose(["payment.cancelled"]));
    const { modes } = bodyOf(await askAdmin("GET", `merchants/${merchant.merchant_id}`));
    expect([modes.test.optional_events, modes.live.optional_events]).toEqual([
      ["payment.cancelled"],
      [],
    ]);
  });

  // @rule P8.16
  it("are in the audit log with the key, once for each change", async () => {
    for (const events of [["payment.initiated", "payment.cancelled"], ["payment.cancelled"]]) {
      bodyOf(await choose(events));
      bodyOf(await choose(events.toReversed()));
    }
    const found = await entries();
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({
      actor: merchant.merchant_id,
      details: {
        mode: "test",
        optional_events: ["payment.cancelled"],
        key: expect.stringMatching(/^key_/),
      },
    });
    const { key } = await newStaff("operator");
    const { body } = await ask("GET", "/admin/v1/audit/verification", {
      "x-gateway-admin-key": key,
    });
    expect(body).toMatchObject({ intact: true });
  });

  it("stay as they are when staff change something else at the same time", async () => {
    const changed = askAdmin("PATCH", `merchants/${merchant.merchant_id}`, {
      modes: { test: { alert_url: "https://status.shop.example/alerts" } },
    });
    const answers = await Promise.all([choose(["payment.initiated"]), changed]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { modes } = bodyOf(await askAdmin("GET", `merchants/${merchant.merchant_id}`));
    expect(modes.test).toMatchObject({
      alert_url: "https://status.shop.example/alerts",
      optional_events: ["payment.initiated"],
    });
  });
});

// @rule P8.15
describe("refused", () => {
  it.each([
    ["an event that nobody has to ask for", ["payment.completed"]],
    ["an event twice", ["payment.initiated", "payment.initiated"]],
    ["no list", null],
  ])("is %s", async (_, events) => {
    const { status, body } = await choose(events);
    expect([status, body.error.code]).toEqual([422, "VALIDATION_FAILED"]);
    expect(body.error.field).toMatch(/^optional_events/);
    expect((await listed())[0]?.optional_events).toEqual([]);
  });

  it("is another member of the endpoint", async () => {
    const asked = { optional_events: [], webhook_url: "https://elsewhere.example/hooks" };
    const path = `/api/v1/endpoints/${endpoint_id}`;
    const { status, body } = await ask("PATCH", path, merchant.headers.test, asked);
    expect([status, body.error.field]).toEqual([422, "webhook_url"]);
  });

  it("is another merchant's endpoint, one of another mode, and one that nobody has", async () => {
    const stranger = await registerMerchant();
    const nobody = `ep_${"0".repeat(42)}1`;
    for (const asked of [
      { by: stranger.headers.test },
      { by: merchant.headers.live },
      { id: nobody },
    ]) {
      const { status, body } = await choose(["payment.initiated"], asked);
      expect([status, body.error.code]).toEqual([404, "NOT_FOUND"]);
    }
    expect(await entries()).toEqual([]);
  });

  it("is an endpoint that only a payment named, or that was registered before", async () => {
    await paid({ webhook_url: "https://shop.example/other" });
    const adHoc = (await listed()).find(({ kind }) => kind === "AD_HOC");
    expect(adHoc?.optional_events).toBeNull();
    const refused = await choose(["payment.initiated"], { id: adHoc?.endpoint_id ?? "" });
    expect([refused.status, refused.body.error.code]).toEqual([409, "ENDPOINT_NOT_REGISTERED"]);

    for (const webhook_url of ["https://new.shop.example/hooks", null]) {
      bodyOf(
        await askAdmin("PATCH", `merchants/${merchant.merchant_id}`, {
          modes: { test: { webhook_url } },
        }),
      );
      const { status, body } = await choose(["payment.initiated"]);
      expect([status, body.error.code]).toEqual([409, "ENDPOINT_NOT_REGISTERED"]);
      expect((await listed()).map(({ optional_events }) => optional_events)).toEqual([null, null]);
    }
    expect(await entries()).toEqual([]);
  });

  // @rule P8.16
  it("is the eleventh choice of a minute, so nobody fills the audit log", async () => {
    env.LIMITS = "contract";
    const events = (count: number) => (count % 2 === 0 ? [] : ["payment.initiated"]);
    for (let count = 1; count <= 10; count++) bodyOf(await choose(events(count)));
    const { status, body } = await choose(events(11));
    expect([status, body.error.code]).toEqual([429, "RATE_LIMITED"]);
    expect(await entries()).toHaveLength(10);
    wait(60_000);
    expect((await choose(events(11))).status).toBe(200);
  });
});
