import { type AdminApi, adminApi } from "./admin-api.ts";
import { type EnrolledTpps, enrolTpps } from "./enrol-tpps.ts";
import { type GatewaySite, readJsonFile, writeJsonFile } from "./places.ts";
import type { GatewaySecrets } from "./secrets.ts";
import type { SandboxSeed, WorldGateway, WorldMerchant } from "./world.ts";

/**
 * Enrols the sandbox's banks, merchants and TPPs at one gateway as its operator would: only through
 * the admin API, with the owner's key. Every answer is stored at once, so an interrupted start
 * continues where it stopped, and a later start requests no new keys.
 */
interface Enrolment {
  banks: Record<string, EnrolledBank>;
  /** By settlement account. */
  merchants: Record<string, EnrolledMerchant>;
  tpps: EnrolledTpps;
}

export interface EnrolledBank {
  bank_id: string;
  core_base_url: string;
  /** Bank → gateway. */
  bank_key?: string;
  /** Gateway → bank. */
  internal_key?: string;
}

interface EnrolledMerchant {
  merchant_id: string;
  webhook_url: string;
  api_key?: string;
  live_api_key?: string;
  signing_secret?: string;
}

export interface GatewayInput {
  /** The file that keeps what was enrolled. */
  file: string;
  site: Pick<GatewaySite, "operator" | "url">;
  sandboxUrl: string;
  secrets: Omit<GatewaySecrets, "masterKey" | "identityKey">;
  /** The first approver's, for world.json; null if it is not known here. */
  approverKey: string | null;
  /** Gateway → registry. */
  registryKey: string;
}

export interface EnrolledGateway {
  /** Its entry in world.json. */
  gateway: WorldGateway;
  /** Gateway → bank, by bank handle. */
  internalKeys: Record<string, string>;
  /** Gateway → rail and directory. */
  railKey: string;
}

export const enrolAtGateway = async (
  { file, site, sandboxUrl, secrets, approverKey, registryKey }: GatewayInput,
  seed: SandboxSeed,
): Promise<EnrolledGateway> => {
  const kept: Enrolment = { banks: {}, merchants: {}, tpps: {}, ...readJsonFile(file) };
  const keep = () => writeJsonFile(file, kept);
  const admin = adminApi(site.url, secrets.ownerAdminKey);
  for (const [place, bank] of seed.banks.entries()) {
    const offer = openBanking(seed.currency, place === 0);
    const { accounts: _, ...described } = bank;
    await enrolBank(admin, kept.banks, { ...described, ...offer }, keep);
  }
  for (const merchant of seed.merchants) {
    await enrolMerchant(admin, kept, merchant, sandboxUrl, keep);
  }
  const [tpp, ...further_tpps] = await enrolTpps(
    admin,
    kept.tpps,
    seed.tpp_faces ?? {},
    sandboxUrl,
    keep,
  );
  if (!tpp?.client_secret) throw new Error("The world has no TPP with a secret.");
  const [merchant, ...further_merchants] = describeMerchants(kept, seed);
  if (!merchant) throw new Error("The sandbox has no merchant.");
  const gateway: WorldGateway = {
    operator: site.operator,
    base_url: site.url,
    admin_key: secrets.ownerAdminKey,
    approver_key: approverKey,
    bank_keys: keysOf(kept, "bank_key"),
    rail_key: secrets.railCallbackKey,
    registry_key: registryKey,
    merchant,
    further_merchants,
    tpp: { ...tpp, client_secret: tpp.client_secret },
    further_tpps,
  };
  return { gateway, internalKeys: keysOf(kept, "internal_key"), railKey: secrets.railKey };
};

/** The offer of a sandbox bank to TPPs. One bank also offers mandates. */
export const openBanking = (currency: string, offersMandates: boolean) => ({
  ob_scopes_supported: [
    "accounts:read",
    "balances:read",
    "transactions:read",
    "standing-orders:read",
    "payments:write",
    "payments:initiate",
    ...(offersMandates ? ["mandates:write"] : []),
  ],
  currency,
  max_consent_expiry_days: 180,
});

export const enrolBank = async (
  admin: AdminApi,
  kept: Record<string, EnrolledBank>,
  bank: { bank_handle: string; core_base_url: string },
  keep: () => void,
): Promise<EnrolledBank> => {
  let record = kept[bank.bank_handle];
  if (!record) {
    const { bank_id } = await admin<{ bank_id: string }>("POST", "/banks", {
      ...bank,
      mode: "test",
      capabilities: ["PAYMENTS", "OPEN_BANKING"],
      idempotency_key: `world bank ${bank.bank_handle}`,
    });
    record = { bank_id, core_base_url: bank.core_base_url };
    kept[bank.bank_handle] = record;
    keep();
  }
  const keys = `/banks/${record.bank_id}/keys`;
  record.bank_key ??= await addKey(admin, keys, { kind: "BANK_TO_GATEWAY" });
  record.internal_key ??= await addKey(admin, keys, { kind: "GATEWAY_TO_BANK" });
  if (record.core_base_url !== bank.core_base_url) {
    // Updates the addresses if the world now uses other ports.
    const core_base_url = bank.core_base_url;
    await admin("PATCH", `/banks/${record.bank_id}`, { core_base_url });
    record.core_base_url = core_base_url;
  }
  keep();
  return record;
};

const enrolMerchant = async (
  admin: AdminApi,
  kept: Enrolment,
  { name, iban, refund_authority, face }: SandboxSeed["merchants"][number],
  sandboxUrl: string,
  keep: () => void,
): Promise<void> => {
  const webhook_url = `${sandboxUrl}/inbox/merchant`;
  let record = kept.merchants[iban];
  if (!record) {
    const { merchant_id } = await admin<{ merchant_id: string }>("POST", "/merchants", {
      name,
      ...face,
      modes: {
        test: { settlement_iban: iban, webhook_url, refund_authority },
        live: { settlement_iban: iban },
      },
      idempotency_key: `world merchant ${iban}`,
    });
    record = { merchant_id, webhook_url };
    kept.merchants[iban] = record;
    keep();
  }
  const keys = `/merchants/${record.merchant_id}/keys`;
  record.api_key ??= await addKey(admin, keys, { kind: "API", mode: "test" });
  record.live_api_key ??= await addKey(admin, keys, { kind: "API", mode: "live" });
  record.signing_secret ??= await addKey(admin, keys, { kind: "SIGNING", mode: "test" });
  if (record.webhook_url !== webhook_url) {
    const modes = { test: { webhook_url } };
    await admin("PATCH", `/merchants/${record.merchant_id}`, { modes });
    record.webhook_url = webhook_url;
  }
  keep();
};

/**
 * Adds a key. If it is not the first of its kind, a kill lost the answer with the first one, so
 * this one is promoted.
 */
export const addKey = async (admin: AdminApi, path: string, body: object): Promise<string> => {
  type Added = { key_id: string; key: string; status: string };
  const added = await admin<Added>("POST", path, body);
  if (added.status === "ADDED") await admin("POST", `${path}/${added.key_id}/promote`);
  return added.key;
};

/** The first merchant is at the first bank; the shop and most tests use it. */
const describeMerchants = (kept: Enrolment, seed: SandboxSeed): WorldMerchant[] =>
  seed.merchants.map(({ name, iban, refund_authority }) => {
    const record = kept.merchants[iban];
    return {
      merchant_id: record?.merchant_id ?? "",
      name,
      api_key: record?.api_key ?? "",
      live_api_key: record?.live_api_key ?? "",
      signing_secret: record?.signing_secret ?? "",
      destination: iban,
      refund_authority,
    };
  });

const keysOf = (kept: Enrolment, kind: "bank_key" | "internal_key"): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kept.banks).map(([handle, bank]) => [handle, bank[kind] ?? ""]),
  );
