import { dirname, join } from "node:path";
import { type AdminApi, adminApi } from "../local/admin-api.ts";
import { addKey } from "../local/enrol-gateway.ts";
import { readJsonFile, writeJsonFile } from "../local/places.ts";
import { type Checkout, ownerKeyOf, ownerKeyVariable, registryOf } from "./checkout.ts";
import type { Deployment, Say } from "./deploy.ts";
import { sayReadiness } from "./pay.ts";

/**
 * A bank and a merchant of live mode. Each run does what can be done now and says what waits for
 * whom: live changes take an approver, and the delay after that. Every answer is kept.
 */
const staffAt = (deployment: Deployment): AdminApi => {
  const key = ownerKeyOf(deployment);
  if (key) return adminApi(deployment.needs.url, key);
  const variable = ownerKeyVariable(deployment.worker);
  throw new Error(`The owner's key is not here. Put it into ${variable}.`);
};

const readInput = <Input>(file: string): Input => {
  const input = readJsonFile<Input>(file);
  if (!input) throw new Error(`${file} is missing, or is not JSON.`);
  return input;
};

/** The file of the operator: the fields of `POST /admin/v1/banks`, and the bank's own key. */
interface BankInput {
  bank_handle: string;
  name: string;
  capabilities: string[];
  /** The SHA-256 of the key that the bank made for the registry. */
  registry_key_sha256: string;
}

/** What is kept of a bank, and handed over to it. */
interface KeptBank {
  bank_id?: string;
  /** Bank → gateway. */
  bank_key?: string;
  /** Gateway → bank. */
  internal_key?: string;
  at_registry?: true;
}

/** Whether the bank is active at the gateway and known to the registry. */
export const openBank = async (
  checkout: Checkout,
  gateway: Deployment,
  file: string,
  say: Say,
): Promise<boolean> => {
  const { registry_key_sha256, ...bank } = readInput<BankInput>(file);
  const keptFile = join(dirname(gateway.keepFile), `bank-${bank.bank_handle}.json`);
  const kept: KeptBank = readJsonFile<KeptBank>(keptFile) ?? {};
  const keep = () => writeJsonFile(keptFile, kept);
  const staff = staffAt(gateway);
  kept.bank_id ??= (
    await staff<{ bank_id: string }>("POST", "/banks", {
      ...bank,
      mode: "live",
      idempotency_key: `operator bank ${bank.bank_handle}`,
    })
  ).bank_id;
  keep();
  const one = `/banks/${kept.bank_id}`;
  kept.bank_key ??= await addKey(staff, `${one}/keys`, { kind: "BANK_TO_GATEWAY" });
  keep();
  kept.internal_key ??= await addKey(staff, `${one}/keys`, { kind: "GATEWAY_TO_BANK" });
  keep();
  say(`Bank ${bank.name}: hand over its keys, in ${keptFile}`);
  const isKnown = await openAtRegistry(checkout, gateway, { bank, registry_key_sha256, kept }, say);
  keep();
  const isActive = await activate(staff, gateway, one, say);
  return isKnown && isActive;
};

/** An answer about a proposal, or about what it is of. */
interface Proposal {
  proposal_id: string;
  status: string;
  takes_effect_at: string | null;
}

/** The proposal about a record that waits for an approver or for the delay, or null. */
const openProposalOf = async (staff: AdminApi, subject: string): Promise<Proposal | null> => {
  const { data } = await staff<{ data: Proposal[] }>("GET", `/approvals?subject=${subject}`);
  return data.find(({ status }) => status === "PROPOSED" || status === "APPROVED") ?? null;
};

const sayProposal = (what: string, { needs }: Deployment, proposal: Proposal, say: Say): void => {
  const { proposal_id, status, takes_effect_at } = proposal;
  if (status === "PROPOSED") {
    say(
      `${what}: waits for an approver: POST ${needs.url}/admin/v1/approvals/${proposal_id}/approve`,
    );
  } else say(`${what}: ${status}, in force from ${takes_effect_at}`);
};

const activate = async (
  staff: AdminApi,
  gateway: Deployment,
  one: string,
  say: Say,
): Promise<boolean> => {
  const inForce = (): boolean => {
    say("Activation: in force");
    return true;
  };
  const bank = await staff<{ status: string; bank_id: string }>("GET", one);
  if (bank.status === "ACTIVE") return inForce();
  type Probed = { authenticated: boolean | null; answer: string };
  const probed = await staff<Probed>("POST", `${one}/probe`);
  say(`Probe: ${probed.answer}`);
  // A host that does not exist answers too: Cloudflare does.
  if (probed.authenticated !== true) {
    say("Activation: waits until the bank answers and accepts the gateway's key");
    return false;
  }
  const open = await openProposalOf(staff, bank.bank_id);
  const { proposal } = open
    ? { proposal: open }
    : await staff<{ proposal?: Proposal }>("PATCH", one, { status: "ACTIVE" });
  // What was approved has come into force since the bank was read: there was nothing to change.
  if (!proposal) return inForce();
  sayProposal("Activation", gateway, proposal, say);
  return false;
};

interface BankAtRegistry {
  bank: Omit<BankInput, "registry_key_sha256">;
  registry_key_sha256: string;
  kept: KeptBank;
}

/** The bank in the live realm, where it names its customers' accounts with a key of its own. */
const openAtRegistry = async (
  checkout: Checkout,
  gateway: Deployment,
  { bank, registry_key_sha256, kept }: BankAtRegistry,
  say: Say,
): Promise<boolean> => {
  const registry = registryOf(checkout, gateway);
  if (!registry) {
    say(`Registry: its operator registers ${kept.bank_id} and its key`);
    return true;
  }
  const staff = staffAt(registry);
  const { bank_handle, name, capabilities } = bank;
  const one = `/banks/${kept.bank_id}`;
  if (!kept.at_registry) {
    await staff("POST", "/banks", {
      ...{ bank_handle, name, capabilities, bank_id: kept.bank_id, realm: "live" },
      idempotency_key: `operator bank ${bank_handle}`,
    });
    kept.at_registry = true;
  }
  // The proposal first: once it is in force, the key is there.
  const open = await openProposalOf(staff, String(kept.bank_id));
  const { data } = await staff<{ data: { status: string }[] }>("GET", `${one}/keys`);
  if (data.some(({ status }) => status !== "RETIRED")) {
    say("Key at the registry: in force");
    return true;
  }
  const { proposal } = open
    ? { proposal: open }
    : await staff<{ proposal: Proposal }>("POST", `${one}/keys`, { sha256: registry_key_sha256 });
  sayProposal("Key at the registry", registry, proposal, say);
  return false;
};

/** The file of the operator: the fields of `POST /admin/v1/merchants`. */
interface MerchantInput {
  name: string;
  modes: { live: object };
}

interface KeptMerchant {
  merchant_id?: string;
  api_key?: string;
  signing_secret?: string;
}

/** Whether the merchant is ready to be paid in live mode. */
export const openMerchant = async (
  gateway: Deployment,
  file: string,
  say: Say,
): Promise<boolean> => {
  const merchant = readInput<MerchantInput>(file);
  const slug = merchant.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const keptFile = join(dirname(gateway.keepFile), `merchant-${slug}.json`);
  const kept: KeptMerchant = readJsonFile<KeptMerchant>(keptFile) ?? {};
  const keep = () => writeJsonFile(keptFile, kept);
  const staff = staffAt(gateway);
  kept.merchant_id ??= (
    await staff<{ merchant_id: string }>("POST", "/merchants", {
      ...merchant,
      idempotency_key: `operator merchant ${slug}`,
    })
  ).merchant_id;
  keep();
  const keys = `/merchants/${kept.merchant_id}/keys`;
  kept.api_key ??= await addKey(staff, keys, { kind: "API", mode: "live" });
  keep();
  kept.signing_secret ??= await addKey(staff, keys, { kind: "SIGNING", mode: "live" });
  keep();
  say(`Merchant ${merchant.name}: hand over its keys, in ${keptFile}`);
  return sayReadiness(gateway, kept.merchant_id, "live", say);
};
