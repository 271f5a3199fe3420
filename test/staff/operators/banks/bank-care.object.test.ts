import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { callBank } from "../../../../src/network/banks/bank-client.ts";
import { readBankRecord } from "../../../../src/network/banks/bank-records.ts";
import { untilTrue } from "../../../support/until-true.ts";
import { ask, auditOf, bankRequest, gatewayEnv, migrate, newStaff, post } from "../gateway.ts";

/** What staff see of a bank's calls, and do for a bank in trouble. */
beforeAll(() => migrate());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Bank {
  bank_id: string;
  bank_handle: string;
  mode: "test" | "live";
}

/** A bank that the gateway has a key for. */
const bankWithKey = async (
  changes: Record<string, unknown> = {},
): Promise<Bank & { key: string }> => {
  const { body } = await post("/admin/v1/banks", bankRequest(changes));
  const added = await post(`/admin/v1/banks/${body.bank_id}/keys`, { kind: "GATEWAY_TO_BANK" });
  return { ...body, key: added.body.key };
};

const answering = (answer: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());

const probe = (bankId: string, key?: string) =>
  post(`/admin/v1/banks/${bankId}/probe`, undefined, key === undefined ? {} : { key });

describe("the probe of a bank", () => {
  const unknown = { error: { code: "NOT_FOUND", message: "This push_token is not known." } };

  test("asks for the state of a prompt that does not exist, with the gateway's key", async () => {
    const fetch = answering(() => Response.json(unknown, { status: 404 }));
    const bank = await bankWithKey();
    const { status, body } = await probe(bank.bank_id);
    expect([status, body]).toEqual([
      200,
      {
        ...{ reachable: true, authenticated: true, http_status: 404 },
        ...{ milliseconds: expect.any(Number), answer: "complained NOT_FOUND" },
      },
    ]);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe("https://sandbox.example.com/banks/one/bank/callback/push-status");
    expect(new Headers(init?.headers).get("x-gateway-internal-key")).toBe(bank.key);
    expect(JSON.parse(String(init?.body))).toEqual({
      push_token: expect.stringMatching(/^probe_[0-9a-f]{32}$/),
    });
    const audit = await auditOf(bank.bank_id);
    expect(audit.at(-1)).toEqual({ actor: "key_first_owner", action: "bank.probed", details: {} });
  });

  test("reaches a live bank before it is ACTIVE", async () => {
    answering(() => Response.json({ error: { code: "UNAUTHENTICATED" } }, { status: 401 }));
    const core_base_url = "https://bank.example.com/core";
    const { bank_id } = await bankWithKey({ mode: "live", core_base_url });
    expect((await probe(bank_id)).body).toMatchObject({ authenticated: false, http_status: 401 });
  });

  test("neither obeys nor counts in the breaker", async () => {
    const fetch = answering(() => new Response(null, { status: 503 }));
    const bank = await bankWithKey();
    for (let count = 0; count < 7; count++) await probe(bank.bank_id);
    expect(fetch).toHaveBeenCalledTimes(7);
    expect((await ask(`/admin/v1/banks/${bank.bank_id}`)).body.open_breakers).toEqual([]);
  });

  test("is refused to a key that only reads", async () => {
    const fetch = answering(() => Response.json(unknown, { status: 404 }));
    const { bank_id } = await bankWithKey();
    const { key } = await newStaff("support");
    expect((await probe(bank_id, key)).status).toBe(403);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("the open breakers of a bank", () => {
  const lookUp = async ({ bank_handle, mode }: Bank) => {
    const bank = await readBankRecord(gatewayEnv(), bank_handle, mode);
    if (!bank) throw new Error("there is no such bank");
    await callBank(gatewayEnv(), bank, "resolve-alias", {
      ...{ body: { iban: "DE89370400440532013000" }, idempotencyKey: "key" },
      ...{ correlationId: "c-1", traceparent: "00-trace" },
    });
  };
  const lookUpTimes = async (bank: Bank, times: number) => {
    for (let count = 0; count < times; count++) await lookUp(bank);
  };
  const shown = async ({ bank_id }: Bank) =>
    (await ask(`/admin/v1/banks/${bank_id}`)).body.open_breakers;
  const iso = () => new Date().toISOString();

  test("show the operation and since when; other banks have none", async () => {
    answering(() => new Response(null, { status: 503 }));
    const [bank, other] = [await bankWithKey(), await bankWithKey()];
    await lookUpTimes(bank, 4);
    expect(await shown(bank)).toEqual([]);
    const since = iso();
    await lookUp(bank);
    const operation = "resolve-alias";
    await untilTrue(async () =>
      expect(await shown(bank)).toEqual([{ operation, since, opened_at: since }]),
    );
    expect(await shown(other)).toEqual([]);
    vi.setSystemTime(Date.now() + 10_000);
    await lookUp(bank);
    const opened_at = iso();
    await untilTrue(async () =>
      expect(await shown(bank)).toEqual([{ operation, since, opened_at }]),
    );
    const { data } = (await ask("/admin/v1/banks")).body;
    const listed = data.find(({ bank_id }: Bank) => bank_id === bank.bank_id);
    expect(listed.open_breakers).toEqual([{ operation, since, opened_at }]);
  });

  test("are gone once the bank is reached again, and begin anew with the next trouble", async () => {
    answering(() => new Response(null, { status: 503 }));
    const bank = await bankWithKey();
    await lookUpTimes(bank, 5);
    await untilTrue(async () => expect(await shown(bank)).toHaveLength(1));
    vi.setSystemTime(Date.now() + 10_000);
    vi.mocked(fetch).mockImplementation(async () => Response.json({ accounts: [] }));
    await lookUp(bank);
    await untilTrue(async () => expect(await shown(bank)).toEqual([]));
    vi.mocked(fetch).mockImplementation(async () => new Response(null, { status: 503 }));
    await lookUpTimes(bank, 5);
    const since = iso();
    await untilTrue(async () => expect(await shown(bank)).toMatchObject([{ since }]));
  });

  test("are gone if no isolate has opened them for ten minutes", async () => {
    answering(() => new Response(null, { status: 503 }));
    const bank = await bankWithKey();
    const openedAt = Date.now();
    await lookUpTimes(bank, 5);
    await untilTrue(async () => expect(await shown(bank)).toHaveLength(1));
    vi.setSystemTime(openedAt + 599_999);
    expect(await shown(bank)).toHaveLength(1);
    vi.setSystemTime(openedAt + 600_000);
    expect(await shown(bank)).toEqual([]);
  });
});
