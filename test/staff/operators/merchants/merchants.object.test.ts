import { beforeAll, describe, expect, test } from "vitest";
import { readMerchant } from "../../../../src/network/parties/merchants.ts";
import {
  ask,
  auditOf,
  gatewayEnv,
  iban,
  merchantRequest,
  migrate,
  newMerchant,
  post,
} from "../gateway.ts";

beforeAll(() => migrate());

const merchants = "/admin/v1/merchants";
const otherIban = "GB29NWBK60161331926819";
const patch = (merchantId: string, json: unknown) =>
  ask(`${merchants}/${merchantId}`, { method: "PATCH", json });

// @rule A3.1
describe("registering a merchant", () => {
  test("answers 201 with the account masked", async () => {
    const test = {
      settlement_iban: "de89 3704 0044 0532 0130 00",
      webhook_url: "https://shop.example.com/hooks",
      alert_url: "https://status.shop.example.com/alerts",
      optional_events: ["payment.initiated"],
      settlement_strategy: "SAME_BANK_ONLY",
      refund_authority: true,
    };
    const answer = await post(merchants, merchantRequest({ modes: { test } }));
    expect(answer.status).toBe(201);
    expect(answer.body.merchant_id).toMatch(/^mer_[0-9A-Za-z]{43}$/);
    expect(answer.headers.location).toBe(`${merchants}/${answer.body.merchant_id}`);
    expect(answer.body).toMatchObject({
      name: "Corner Shop",
      status: "ACTIVE",
      modes: { test: { ...test, settlement_iban: "DE•• •••• 3000" }, live: null },
    });
    expect((await ask(answer.headers.location as string)).body).toEqual(answer.body);
  });

  test("stores no full account number in the audit log", async () => {
    const merchantId = await newMerchant();
    await patch(merchantId, { modes: { test: { settlement_iban: otherIban } } });
    const entries = await auditOf(merchantId);
    expect(entries.map((entry) => entry.action)).toEqual([
      "merchant.registered",
      "merchant.changed",
    ]);
    expect(JSON.stringify(entries)).toContain("GB•• •••• 6819");
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${iban}|${otherIban}`));
  });

  test("keeps its brand and its support contact, audited", async () => {
    const brand = {
      logo_url: "https://shop.example.com/logo.png?size=2",
      colour: "#0E5F55",
      support_email: "Help.Desk+1@shop.example.com",
      support_url: "https://shop.example.com/help",
    };
    const { body } = await post(merchants, merchantRequest(brand));
    expect(body).toMatchObject({ ...brand, colour: "#0e5f55" });
    const [registered] = await auditOf(body.merchant_id);
    expect(registered?.details).toMatchObject({ ...brand, colour: "#0e5f55" });
  });

  const inTest = (changes: object) => ({ modes: { test: { settlement_iban: iban, ...changes } } });
  test.each<[string, object]>([
    ["name", { name: " " }],
    ["name", { name: "DE89370400440532013000" }],
    ["name", { name: "Shop de89 3704 0044 0532 0130 01" }],
    ["modes", { modes: {} }],
    ["modes.test.settlement_iban", { modes: { test: {} } }],
    ["modes.test.settlement_iban", inTest({ settlement_iban: "DE89370400440532013001" })],
    ["modes.live.settlement_iban", { modes: { live: { settlement_iban: "nonsense" } } }],
    ["logo_url", { logo_url: "http://shop.example.com/logo.png" }],
    ["logo_url", { logo_url: "https://shop.example.com/logo.png#part" }],
    ["logo_url", { logo_url: "data:image/png;base64,AAAA" }],
    ["logo_url", { logo_url: "https://user:secret@shop.example.com/logo.png" }],
    ["logo_url", { logo_url: "https://192.168.1.1/logo.png" }],
    ["logo_url", { logo_url: "https://gateway.example.com/logo.png" }],
    ["colour", { colour: "red" }],
    ["colour", { colour: "#0e5f5" }],
    ["colour", { colour: "#0e5f55;background:url(//evil.example)" }],
    ["support_email", { support_email: "help" }],
    ["support_email", { support_email: "help@shop.example.com?cc=all@evil.example" }],
    ["support_email", { support_email: "DE89370400440532013000@shop.example.com" }],
    ["support_url", { support_url: "javascript:alert(1)" }],
    ["support_url", { support_url: "tel:+49301234567" }],
    ["modes.test.alert_url", inTest({ alert_url: "http://shop.example.com/alerts" })],
    [
      "modes.live.alert_url",
      {
        modes: { live: { settlement_iban: iban, alert_url: "https://10.0.0.1/alerts" } },
      },
    ],
    ["modes.test.webhook_url", inTest({ webhook_url: "http://shop.example.com/hooks" })],
    ["modes.test.webhook_url", inTest({ webhook_url: "https://10.0.0.1/hooks" })],
    ["modes.test.webhook_url", inTest({ webhook_url: "https://localhost../hooks" })],
    ["modes.test.webhook_url", inTest({ webhook_url: "https://shop.example.com/ho\noks" })],
    ["modes.test.webhook_url", inTest({ webhook_url: "http://localhost:9209/hooks" })],
    ["modes.test.optional_events.0", inTest({ optional_events: ["payment.completed"] })],
    ["modes.test.settlement_strategy", inTest({ settlement_strategy: "FASTEST" })],
    ["modes.test.refund_authority", inTest({ refund_authority: "yes" })],
    ["modes.test.surprise", inTest({ surprise: 1 })],
    ["modes.staging", { modes: { test: { settlement_iban: iban }, staging: {} } }],
  ])("%s is 422 in %j", async (field, changes) => {
    const answer = await post(merchants, merchantRequest(changes as Record<string, unknown>));
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({ code: "VALIDATION_FAILED", field });
  });

  test.each([
    ["test", 201],
    ["live", 422],
  ])("a local run takes local webhooks in %s mode: %i", async (mode, status) => {
    const settings = { settlement_iban: iban, webhook_url: "http://127.0.0.1:9209/inbox/shop" };
    const request = merchantRequest({ modes: { [mode]: settings } });
    const answer = await post(merchants, request, { env: gatewayEnv({ LOCAL: "on" }) });
    expect(answer.status).toBe(status);
  });
});

describe("changing a merchant", () => {
  test("to a name that looks like an account number is refused", async () => {
    const answer = await patch(await newMerchant(), { name: "DE89 3704 0044 0532 0130 00" });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({ code: "VALIDATION_FAILED", field: "name" });
  });

  test("keeps the fields that are not given", async () => {
    const merchantId = await newMerchant({
      modes: { test: { settlement_iban: iban, optional_events: ["settlement.completed"] } },
    });
    const webhook_url = "https://shop.example.com/hooks";
    const { status, body } = await patch(merchantId, { modes: { test: { webhook_url } } });
    expect(status).toBe(200);
    expect(body.modes.test).toMatchObject({
      webhook_url,
      optional_events: ["settlement.completed"],
      settlement_iban: "DE•• •••• 3000",
    });
    const raw = await patch(merchantId, {
      modes: { test: { webhook_url: "https://BÜCHER.example/a b" } },
    });
    expect(raw.body.modes.test.webhook_url).toBe("https://xn--bcher-kva.example/a%20b");
    const emptied = await patch(merchantId, { modes: { test: { webhook_url: null } } });
    expect(emptied.body.modes.test.webhook_url).toBeNull();
  });

  test("changes and removes its brand, its support contact and its alert address", async () => {
    const merchantId = await newMerchant({ colour: "#102030", support_email: "a@shop.example" });
    const alert_url = "https://status.shop.example.com/alerts";
    const changed = await patch(merchantId, { colour: "#AABBCC", modes: { test: { alert_url } } });
    expect(changed.body).toMatchObject({ colour: "#aabbcc", support_email: "a@shop.example" });
    expect(changed.body.modes.test.alert_url).toBe(alert_url);
    expect(await readMerchant(gatewayEnv(), merchantId, "test")).toMatchObject({ alert_url });
    const webhook_url = "https://shop.example.com/hooks";
    const other = await patch(merchantId, { modes: { test: { webhook_url } } });
    expect(other.body.modes.test.alert_url).toBe(alert_url);
    const removed = await patch(merchantId, {
      support_email: null,
      modes: { test: { alert_url: null } },
    });
    expect(removed.body).toMatchObject({ colour: "#aabbcc", support_email: null });
    expect(removed.body.modes.test.alert_url).toBeNull();
    const details = (await auditOf(merchantId)).map((entry) => entry.details);
    expect(details[1]).toEqual({
      ...{ colour: "#aabbcc", modes: { test: { alert_url } } },
      before: { colour: "#102030", modes: { test: { alert_url: null } } },
    });
  });

  test.each([
    ["logo_url", { logo_url: "https://127.0.0.1/logo.png" }],
    ["support_url", { support_url: "http://shop.example.com/help" }],
  ])("to a %s that a page must not name is 422", async (field, changes) => {
    const answer = await patch(await newMerchant(), changes);
    expect([answer.status, answer.body.error?.field]).toEqual([422, field]);
  });

  test("shows no query of an address, and keeps it when the shown address comes back", async () => {
    const hidden = "https://shop.example.com/hooks?hidden";
    const stored = "https://shop.example.com/hooks?key=1";
    const merchantId = await newMerchant();
    for (const address of [stored, hidden]) {
      const given = { webhook_url: address, alert_url: address };
      const { body } = await patch(merchantId, { modes: { test: given } });
      expect(body.modes.test).toMatchObject({ webhook_url: hidden, alert_url: hidden });
      const kept = await readMerchant(gatewayEnv(), merchantId, "test", { fresh: true });
      expect(kept).toMatchObject({ webhook_url: stored, alert_url: stored });
    }
    expect(JSON.stringify(await auditOf(merchantId))).not.toContain("key=1");
  });

  test("settings for another mode open that mode", async () => {
    const merchantId = await newMerchant();
    expect(await readMerchant(gatewayEnv(), merchantId, "live")).toBeNull();
    await patch(merchantId, { modes: { live: { settlement_iban: otherIban } } });
    const live = await readMerchant(gatewayEnv(), merchantId, "live", { fresh: true });
    expect(live).toMatchObject({ settlement_iban: otherIban, mode: "live" });
    const test = await readMerchant(gatewayEnv(), merchantId, "test");
    expect(test).toMatchObject({ settlement_iban: iban, mode: "test" });
  });

  // @rule A3.2
  test("live mode opens without refund authority, so one key cannot grant it", async () => {
    const live = { settlement_iban: otherIban, refund_authority: true };
    const merchantId = await newMerchant();
    const answers = [
      await post(merchants, merchantRequest({ modes: { live } })),
      await patch(merchantId, { modes: { live } }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error.field]).toEqual([422, "modes.live.refund_authority"]);
    }
    expect(await readMerchant(gatewayEnv(), merchantId, "live")).toBeNull();
  });

  test("a mode cannot be opened without an account", async () => {
    const answer = await patch(await newMerchant(), {
      modes: { live: { refund_authority: true } },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.error.field).toBe("modes.live.settlement_iban");
  });

  test("a new settlement account ends the refund authority of the former one", async () => {
    const modes = { test: { settlement_iban: iban, refund_authority: true } };
    const merchantId = await newMerchant({ modes });
    const moved = await patch(merchantId, { modes: { test: { settlement_iban: otherIban } } });
    expect(moved.body.modes.test.refund_authority).toBe(false);
  });

  test("two parallel changes are both kept", async () => {
    const merchantId = await newMerchant();
    await Promise.all([
      patch(merchantId, { modes: { test: { webhook_url: "https://a.example.com/" } } }),
      patch(merchantId, { modes: { test: { refund_authority: true } } }),
    ]);
    const { body } = await ask(`${merchants}/${merchantId}`);
    expect(body.modes.test).toMatchObject({
      webhook_url: "https://a.example.com/",
      refund_authority: true,
    });
  });

  test("an empty change changes nothing", async () => {
    const merchantId = await newMerchant();
    const answer = await patch(merchantId, { modes: { test: {} } });
    expect(answer.status).toBe(200);
  });

  test("an unknown merchant is 404", async () => {
    expect((await patch("mer_nobody", { name: "Nobody" })).status).toBe(404);
    expect((await ask(`${merchants}/mer_nobody`)).status).toBe(404);
  });
});

test("the list shows every merchant once, newest first", async () => {
  const made = [await newMerchant(), await newMerchant(), await newMerchant()];
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const { body } = await ask(`${merchants}?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.data.map((merchant: { merchant_id: string }) => merchant.merchant_id));
    cursor = body.next_cursor;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(made.every((id) => seen.includes(id))).toBe(true);
});

test("a suspended merchant is read as suspended", async () => {
  const merchantId = await newMerchant();
  await patch(merchantId, { status: "SUSPENDED" });
  const record = await readMerchant(gatewayEnv(), merchantId, "test", { fresh: true });
  expect(record?.status).toBe("SUSPENDED");
});
