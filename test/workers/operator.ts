import { accounts, type BankHandle, banks, bankUrl, SHOP_URL } from "./outside.ts";
import type { Answer, WholeGateway } from "./whole-gateway.ts";

/** What an operator sets up before the first payment, through the admin API and nothing else. */
export interface Enrolled {
  merchantId: string;
  apiKeys: { test: string; live: string };
  /** Bank → gateway, in test mode. */
  bankKeys: Record<BankHandle, string>;
}

/** vitest.config.ts starts the workers with the digests of these keys. */
export const ownerKey = "ak_of_the_first_owner";
export const railKey = "rk_test";

export const expectStatus = (answer: Answer, status: number): Answer => {
  if (answer.status === status) return answer;
  throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
};

const admin = (gateway: WholeGateway) => async (path: string, json: object) => {
  const headers = { "x-gateway-admin-key": ownerKey };
  const { body } = expectStatus(await gateway.ask(`/admin/v1${path}`, { json, headers }), 201);
  return body;
};

/** Two banks and a merchant in both modes, who asks for these events beside the usual ones. */
export const enrol = async (
  gateway: WholeGateway,
  optional_events: string[] = [],
): Promise<Enrolled> => {
  const post = admin(gateway);
  const bankKeys = { alpha: "", borealis: "" };
  for (const bank_handle of ["alpha", "borealis"] as const) {
    for (const mode of ["test", "live"] as const) {
      const core_base_url = bankUrl(bank_handle, mode);
      const capabilities = ["PAYMENTS"];
      const bank = { ...banks[bank_handle], bank_handle, mode, core_base_url, capabilities };
      const { bank_id } = await post("/banks", bank);
      const { key } = await post(`/banks/${bank_id}/keys`, { kind: "BANK_TO_GATEWAY" });
      if (mode === "test") bankKeys[bank_handle] = key;
      await post(`/banks/${bank_id}/keys`, { kind: "GATEWAY_TO_BANK" });
    }
  }
  const settings = { settlement_iban: accounts.shop.iban, webhook_url: SHOP_URL, optional_events };
  const modes = { test: { ...settings, refund_authority: true }, live: settings };
  const { merchant_id: merchantId } = await post("/merchants", { name: "Meridian Books", modes });
  const apiKeys = { test: "", live: "" };
  for (const mode of ["test", "live"] as const) {
    apiKeys[mode] = await addApiKey(gateway, merchantId, mode);
    await post(`/merchants/${merchantId}/keys`, { kind: "SIGNING", mode });
  }
  return { merchantId, apiKeys, bankKeys };
};

export const addApiKey = async (
  gateway: WholeGateway,
  merchantId: string,
  mode: "test" | "live",
): Promise<string> => {
  const { key } = await admin(gateway)(`/merchants/${merchantId}/keys`, { kind: "API", mode });
  return key;
};
