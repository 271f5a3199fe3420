import { beforeAll, describe, expect, inject, test } from "vitest";
import { type HttpReply, requestJson } from "../../scripts/local/http.ts";
import { heldKey } from "../frame/records/held-key.ts";
import { eventually, type Json } from "../support/checkout-client.ts";
import { gatewayOf } from "./steps.ts";

/**
 * What someone with one stolen key of the operator's staff tries, over HTTP: live money stays where
 * it goes. With a second person, and after the delay (a second here), the same change takes effect.
 */
const world = inject("world");
const { base_url, admin_key, approver_key } = gatewayOf(world);

type Answer = HttpReply<Json & { error?: { code: string } }>;
type Staff = (method: string, path: string, body?: Json) => Promise<Answer>;

const asAdmin =
  (key: string): Staff =>
  (method, path, body = {}) =>
    requestJson(`${base_url}/admin/v1${path}`, {
      method,
      ...(method === "GET" ? {} : { body }),
      headers: { "x-gateway-admin-key": key },
    });

const owner = asAdmin(admin_key);
const approver = asAdmin(approver_key ?? "");

const verdictOf = ({ status, body }: Answer) => [status, body.error?.code];

const good = "DE89370400440532013000";
const evil = "GB29NWBK60161331926819";
const masked = { [good]: "DE•• •••• 3000", [evil]: "GB•• •••• 6819" };

/** An operator of the staff, approved as everybody has to be. */
const newOperator = async (): Promise<Staff> => {
  const { body } = await owner("POST", "/admin-keys", { name: "Operator", role: "operator" });
  expect(await approver("POST", `/admin-keys/${body.key_id}/approve`)).toMatchObject({
    status: 200,
  });
  const path = `/admin-keys/${body.key_id}`;
  await eventually(
    "the key in force",
    async () => (await owner("GET", path)).body.status === "ACTIVE",
  );
  return asAdmin(String(body.key));
};

interface Shop {
  path: string;
  key: string;
}

/** A merchant in live mode, with its own key. */
const newShop = async (): Promise<Shop> => {
  const modes = { live: { settlement_iban: good } };
  const { body } = await owner("POST", "/merchants", { name: "Live Shop", modes });
  const path = `/merchants/${body.merchant_id}`;
  const added = await owner("POST", `${path}/keys`, { kind: "API", mode: "live" });
  return { path, key: String(added.body.key) };
};

const accountOf = async ({ path }: Shop): Promise<unknown> => {
  const { body } = await owner("GET", path);
  return (body.modes as { live: Json }).live.settlement_iban;
};

/** What the merchant was told, oldest first. */
const eventsOf = async ({ key }: Shop): Promise<string[]> => {
  const headers = { authorization: `Bearer ${key}` };
  const { body } = await requestJson<{ data: { event: string }[] }>(
    `${base_url}/api/v1/events?limit=100`,
    { headers },
  );
  return body.data.map(({ event }) => event).reverse();
};

let operator: Staff;

beforeAll(async () => {
  operator = await newOperator();
});

const change = (shop: Shop, settings: Json, staff = operator) =>
  staff("PATCH", shop.path, { modes: { live: settings } });

const proposalOf = ({ body }: Answer) => body.proposal as { proposal_id: string; status: string };

// @rule A2.1
describe("one key of an operator", () => {
  test("does not move a live merchant's account, and cannot approve that", async () => {
    const shop = await newShop();
    const proposed = await change(shop, { settlement_iban: evil });
    const { proposal_id, status } = proposalOf(proposed);
    expect([proposed.status, status]).toEqual([202, "PROPOSED"]);
    const approve = `/approvals/${proposal_id}/approve`;
    for (const staff of [operator, owner]) {
      expect(verdictOf(await staff("POST", approve))).toEqual([403, "FORBIDDEN"]);
    }
    expect(await accountOf(shop)).toBe(masked[good]);
    await eventually("the merchant told", async () =>
      (await eventsOf(shop)).includes("merchant.change_proposed"),
    );
    expect((await approver("POST", `/approvals/${proposal_id}/reject`)).status).toBe(200);
    await eventually("the merchant told again", async () =>
      (await eventsOf(shop)).includes("merchant.change_rejected"),
    );
    expect(await accountOf(shop)).toBe(masked[good]);
  });

  test("makes no live bank active and moves none: neither address, code nor prefixes", async () => {
    const name = `live-${Date.now()}`;
    const { body: bank } = await owner("POST", "/banks", {
      ...{ bank_handle: name, name, mode: "live", capabilities: ["PAYMENTS"] },
      institution_code: `LIVE${Date.now()}`,
      iban_prefixes: [`NO${Date.now()}`],
      core_base_url: "https://core.example.com/bank",
    });
    expect(bank.status).toBe("SUSPENDED");
    const path = `/banks/${bank.bank_id}`;
    const asked = {
      core_base_url: "https://evil.example/bank",
      institution_code: `EVIL${Date.now()}`,
      iban_prefixes: [`SE${Date.now()}`],
    };
    expect((await operator("PATCH", path, asked)).status).toBe(202);
    expect((await operator("PATCH", path, { status: "SUSPENDED" })).status).toBe(200);
    expect(verdictOf(await operator("PATCH", path, { status: "ACTIVE" }))).toEqual([
      ...[409, "CHANGE_PENDING"],
    ]);
    const { core_base_url, institution_code, iban_prefixes } = bank;
    expect((await owner("GET", path)).body).toMatchObject({
      ...{ core_base_url, institution_code, iban_prefixes, status: "SUSPENDED" },
    });
  });

  test("does not make a second person: not an operator, and not an owner either", async () => {
    const json = { name: "Mine", role: "approver", sha256: heldKey().sha256 };
    expect(verdictOf(await operator("POST", "/admin-keys", json))).toEqual([403, "FORBIDDEN"]);
    for (const role of ["approver", "operator", "owner"]) {
      const { key, sha256 } = heldKey();
      const { status, body } = await owner("POST", "/admin-keys", { ...json, role, sha256 });
      expect([status, body.status, body.key]).toEqual([201, "PROPOSED", null]);
      const mine = asAdmin(key);
      expect(verdictOf(await mine("GET", "/approvals"))).toEqual([401, "UNAUTHENTICATED"]);
      const { body: found } = await owner("GET", `/approvals?subject=${body.key_id}`);
      const [proposal] = found.data as { proposal_id: string }[];
      const approve = `/approvals/${proposal?.proposal_id}/approve`;
      expect(verdictOf(await owner("POST", approve))).toEqual([403, "FORBIDDEN"]);
      expect((await owner("POST", `/admin-keys/${body.key_id}/retire`)).status).toBe(200);
    }
  });

  test("adds no live key without an event to the merchant", async () => {
    const shop = await newShop();
    const added = await operator("POST", `${shop.path}/keys`, { kind: "API", mode: "live" });
    expect(added.status).toBe(201);
    await eventually("both keys told", async () => {
      const told = (await eventsOf(shop)).filter((event) => event === "merchant.key_added");
      return told.length === 2;
    });
  });
});

describe("with a second person", () => {
  test("the account moves after the delay, and the merchant hears each step", async () => {
    const shop = await newShop();
    const { proposal_id } = proposalOf(await change(shop, { settlement_iban: evil }));
    const { status, body } = await approver("POST", `/approvals/${proposal_id}/approve`);
    expect([status, body.status]).toEqual([200, "APPROVED"]);
    await eventually("the new account", async () => (await accountOf(shop)) === masked[evil]);
    expect((await owner("GET", `/approvals/${proposal_id}`)).body.status).toBe("IN_FORCE");
    // A change that took effect at its time is reported by the next action of staff, or by the
    // sweep.
    await operator("POST", `${shop.path}/keys`, { kind: "API", mode: "live" });
    const steps = await eventually("all three events", async () => {
      const told = (await eventsOf(shop)).filter((event) => event.startsWith("merchant.change"));
      return told.length === 3 && told;
    });
    expect(steps.sort()).toEqual([
      "merchant.change_approved",
      "merchant.change_in_force",
      "merchant.change_proposed",
    ]);
  });

  test("the account stays if it is withdrawn during the delay", async () => {
    const shop = await eventually("a withdrawal in time", async () => {
      const candidate = await newShop();
      const { proposal_id } = proposalOf(await change(candidate, { settlement_iban: evil }));
      const [approved, withdrawn] = [
        await approver("POST", `/approvals/${proposal_id}/approve`),
        await operator("POST", `/approvals/${proposal_id}/withdraw`),
      ];
      expect(approved.body.status).toBe("APPROVED");
      // The delay of a second is over where the machine stood still: then another shop is taken.
      if (withdrawn.status === 200) expect(withdrawn.body.status).toBe("WITHDRAWN");
      else expect(verdictOf(withdrawn)).toEqual([409, "CHANGE_HAS_ENDED"]);
      return withdrawn.status === 200 && candidate;
    });
    // Another change of another shop takes effect; this one's time has come before.
    const other = await newShop();
    const later = proposalOf(await change(other, { settlement_iban: evil }));
    await approver("POST", `/approvals/${later.proposal_id}/approve`);
    await eventually("the other account", async () => (await accountOf(other)) === masked[evil]);
    expect(await accountOf(shop)).toBe(masked[good]);
  });
});

test("one key does not raise what staff refund without an approver, and lowers it", async () => {
  const put = (staff_refund_limit: number) =>
    operator("PUT", "/staff-refund-limit", { staff_refund_limit });
  const limit = async () => (await owner("GET", "/staff-refund-limit")).body.staff_refund_limit;
  const raised = await put(5_000);
  expect([raised.status, await limit()]).toEqual([202, 0]);
  const approve = `/approvals/${proposalOf(raised).proposal_id}/approve`;
  expect(verdictOf(await owner("POST", approve))).toEqual([403, "FORBIDDEN"]);
  expect((await approver("POST", approve)).status).toBe(200);
  await eventually("the amount in force", async () => (await limit()) === 5_000);
  const lowered = await put(0);
  expect([lowered.status, await limit()]).toEqual([200, 0]);
});
