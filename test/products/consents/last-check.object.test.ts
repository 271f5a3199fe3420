import { beforeAll, describe, expect, it, vi } from "vitest";
import { lastConsentCheck } from "../../../src/products/consents/last-check.ts";
import { ask, bankRequest, gatewayEnv, migrate, post } from "../../staff/operators/gateway.ts";

/** The last check before the customer's approval counts: bank and TPP as they are now. */
beforeAll(() => migrate());

const scopes = ["accounts:read", "payments:initiate"];

const enrolled = async () => {
  const bank = bankRequest({
    capabilities: ["OPEN_BANKING"],
    ob_scopes_supported: ["accounts:read", "payments:write"],
  });
  const tpp = {
    ...{ name: "Ledgerly", mode: "test", auth_method: "SECRET" },
    ...{ redirect_uris: ["https://tpp.example/back"], scopes },
  };
  const [{ body: made }, { body: client }] = [
    await post("/admin/v1/banks", bank),
    await post("/admin/v1/tpps", tpp),
  ];
  const ticket = {
    mode: "test",
    payer: { iban: "", bank_id: made.bank_id, bank_handle: made.bank_handle },
    last_check: { tpp_id: client.tpp_id, scopes },
  };
  return {
    bank: `/admin/v1/banks/${made.bank_id}`,
    tpp: `/admin/v1/tpps/${client.tpp_id}`,
    ticket,
  };
};

const check = async (ticket: object) => {
  const checked = await lastConsentCheck({ env: gatewayEnv() } as never, ticket as never);
  return checked.ok ? checked.value : checked.problem.code;
};

const patch = async (path: string, json: object) => {
  const changed = await ask(path, { method: "PATCH", json });
  expect([path, changed.status]).toEqual([path, 200]);
};

type Enrolled = Awaited<ReturnType<typeof enrolled>>;

describe("the last check of a consent", () => {
  it("answers its own time while bank and TPP are as they were", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_700_000_000_000 });
    const { ticket } = await enrolled();
    expect(await check(ticket)).toBe(1_700_000_000_000);
    vi.useRealTimers();
  });

  const changes: [string, string, (made: Enrolled) => Promise<void>][] = [
    ["a suspended bank", "BANK_UNAVAILABLE", ({ bank }) => patch(bank, { status: "SUSPENDED" })],
    [
      "a bank without open banking",
      "BANK_UNAVAILABLE",
      ({ bank }) => patch(bank, { capabilities: ["PAYMENTS"] }),
    ],
    [
      "a bank that has lost a scope",
      "FORBIDDEN",
      ({ bank }) => patch(bank, { ob_scopes_supported: ["accounts:read"] }),
    ],
    [
      "a TPP that has lost a scope",
      "INSUFFICIENT_SCOPE",
      ({ tpp }) => patch(tpp, { scopes: ["accounts:read"] }),
    ],
    ["a suspended TPP", "FORBIDDEN", ({ tpp }) => patch(tpp, { status: "SUSPENDED" })],
  ];

  // @rule P5.1
  it.each(changes)("refuses %s with %s, without delay", async (_, code, change) => {
    const made = await enrolled();
    expect(await check(made.ticket)).toEqual(expect.any(Number));
    await change(made);
    expect(await check(made.ticket)).toBe(code);
  });

  it("refuses a handle that another bank has by now", async () => {
    const { ticket } = await enrolled();
    const moved = { ...ticket, payer: { ...ticket.payer, bank_id: "bnk_before" } };
    expect(await check(moved)).toBe("BANK_UNAVAILABLE");
  });

  it("refuses a consent without a payer", async () => {
    const { ticket } = await enrolled();
    expect(await check({ ...ticket, payer: null })).toBe("INVALID_STATE");
  });
});
