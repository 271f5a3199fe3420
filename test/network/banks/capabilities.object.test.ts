import { beforeAll, describe, expect, it } from "vitest";
import { serve } from "../../../src/base/platform/serve.ts";
import { capabilityRoutes } from "../../../src/network/banks/capabilities.ts";
import { ask, bankRequest, gatewayEnv, migrate, post } from "../../staff/operators/gateway.ts";

/** GET /banks/{handle}/capabilities (O7.12), and the settings that it shows. */
beforeAll(() => migrate());

const offer = {
  capabilities: ["OPEN_BANKING"],
  ob_scopes_supported: ["accounts:read", "payments:write"],
  currency: "EUR",
  sca_exemption_limit: 3_000,
  max_consent_expiry_days: 180,
  history_days: 730,
};

const live = { mode: "live", core_base_url: "https://core.example.com/bank" };

const newBank = async (changes: object = {}): Promise<{ bank_id: string; bank_handle: string }> =>
  (await post("/admin/v1/banks", bankRequest({ ...offer, ...changes }))).body;

const serveCapabilities = serve(capabilityRoutes);

const capabilities = async (handle: string, query = "") => {
  const request = new Request(`https://gateway.example.com/banks/${handle}/capabilities${query}`);
  const context = { waitUntil: () => {}, passThroughOnException: () => {} };
  const answer = await serveCapabilities(request, gatewayEnv(), context as never);
  // biome-ignore lint/suspicious/noExplicitAny: the answer is looked at field by field
  return { status: answer.status, body: (await answer.json()) as any };
};

// @rule O7.12 O7.16
describe("the capabilities of a bank", () => {
  it("are shown to anyone", async () => {
    const { bank_handle } = await newBank();
    expect(await capabilities(bank_handle)).toEqual({
      status: 200,
      body: {
        ...{ bank_handle, mode: "test", ob_enabled: true },
        ...{ ob_scopes_supported: offer.ob_scopes_supported, currency: "EUR" },
        ...{ sca_exemption_limit: 3_000, sca_exemption_daily_limit: 15_000 },
        sca_methods: ["OTP", "PUSH"],
        ...{ max_consent_expiry_days: 180, history_days: 730 },
      },
    });
  });

  it("have the daily limit that the operator set, 0 too", async () => {
    const { bank_handle } = await newBank({ sca_exemption_daily_limit: 0 });
    expect((await capabilities(bank_handle)).body.sca_exemption_daily_limit).toBe(0);
  });

  it("say when consents cannot be given: without the capability, and while SUSPENDED", async () => {
    const without = await newBank({ capabilities: ["PAYMENTS"] });
    expect((await capabilities(without.bank_handle)).body.ob_enabled).toBe(false);
    const suspended = await newBank();
    const patch = { method: "PATCH", json: { status: "SUSPENDED" } };
    await ask(`/admin/v1/banks/${suspended.bank_id}`, patch);
    expect((await capabilities(suspended.bank_handle)).body.ob_enabled).toBe(false);
  });

  it("are the live bank's where there is one, and each mode's when asked for", async () => {
    const { bank_handle } = await newBank();
    await newBank({ ...live, bank_handle, history_days: 90 });
    const days = async (query: string) => {
      const { body } = await capabilities(bank_handle, query);
      return [body.mode, body.history_days];
    };
    expect(await days("")).toEqual(["live", 90]);
    expect(await days("?mode=live")).toEqual(["live", 90]);
    expect(await days("?mode=test")).toEqual(["test", 730]);
  });

  it("of no bank are 404; a mode that does not exist is 422", async () => {
    const { bank_handle } = await newBank();
    expect((await capabilities("nobody")).status).toBe(404);
    expect((await capabilities(bank_handle, "?mode=live")).status).toBe(404);
    expect((await capabilities(bank_handle, "?mode=sandbox")).status).toBe(422);
  });
});

describe("a bank's offer", () => {
  it("is changed in test mode at once", async () => {
    const { bank_id } = await newBank();
    const json = { ob_scopes_supported: ["balances:read"], history_days: 30 };
    const answer = await ask(`/admin/v1/banks/${bank_id}`, { method: "PATCH", json });
    expect(answer).toMatchObject({ status: 200, body: json });
  });

  it.each([
    ["ob_scopes_supported.0", ["accounts:write"]],
    ["ob_scopes_supported", ["accounts:read", "accounts:read"]],
    ["currency", "XYZ"],
    ["sca_exemption_limit", -1],
    ["sca_exemption_daily_limit", 1.5],
    ["max_consent_expiry_days", 0],
    ["max_consent_expiry_days", 366],
    ["history_days", 0],
    ["history_days", 3_651],
  ])("is refused with the %s %j", async (field, value) => {
    const answer = await post(
      "/admin/v1/banks",
      bankRequest({ ...offer, [field.replace(".0", "")]: value }),
    );
    expect([answer.status, answer.body.error.field]).toEqual([422, field]);
  });

  it("in live mode keeps its periods open to one key", async () => {
    const { bank_id } = await newBank(live);
    const json = { max_consent_expiry_days: 30, history_days: 60 };
    const answer = await ask(`/admin/v1/banks/${bank_id}`, { method: "PATCH", json });
    expect(answer).toMatchObject({ status: 200, body: json });
  });
});
