import { requestJson, requestOk } from "./http.ts";
import { readJsonFile, writeJsonFile } from "./places.ts";
import type { SandboxSeed } from "./world.ts";

/**
 * Enrols the world at the identity registry as its operator, the banks and one customer would. The
 * operator registers banks and a gateway. Banks create handles and link accounts with their own
 * keys. A customer confirms the account at a further bank on the registry's page. Every answer is
 * stored at once, so an interrupted start continues where it stopped.
 */
interface RegistryEnrolment {
  /** Gateway → registry, by operator; of live mode by "operator live". */
  gateway_keys: Record<string, string>;
  /** Bank → registry, by bank handle. */
  bank_keys: Record<string, string>;
  /** Links that are done, by account_ref. */
  linked: string[];
}

export interface RegistryInput {
  /** The file that keeps what was enrolled. */
  file: string;
  /** The owner's key at the registry. */
  ownerAdminKey: string;
  registryUrl: string;
  /** The addresses to which customers return at the sandbox's banks. */
  sandboxUrl: string;
}

const REALM = "test";

const readKept = ({ file }: Pick<RegistryInput, "file">): RegistryEnrolment => ({
  gateway_keys: {},
  bank_keys: {},
  linked: [],
  ...readJsonFile<RegistryEnrolment>(file),
});

type Api = <Body>(method: string, path: string, body?: object) => Promise<Body>;

const api =
  ({ registryUrl }: GatewayAtRegistry, header: string, key: string): Api =>
  (method, path, body) =>
    requestOk(registryUrl + path, { method, body, headers: { [header]: key } });

const operatorOf = (input: GatewayAtRegistry): Api =>
  api(input, "x-gateway-admin-key", input.ownerAdminKey);

type GatewayAtRegistry = Omit<RegistryInput, "sandboxUrl">;

/** Registers an operator's gateway and returns its key, which its worker is started with. */
export const enrolGateway = async (
  input: GatewayAtRegistry,
  name: string,
  realm: "test" | "live" = REALM,
): Promise<string> => {
  const kept = readKept(input);
  const inRealm = realm === REALM ? name : `${name} ${realm}`;
  const known = kept.gateway_keys[inRealm];
  if (known) return known;
  const operator = operatorOf(input);
  const { gateway_id } = await operator<{ gateway_id: string }>("POST", "/admin/v1/gateways", {
    name,
    realm,
    idempotency_key: `world gateway ${inRealm}`,
  });
  const key = await addKey(operator, `/admin/v1/gateways/${gateway_id}/keys`);
  kept.gateway_keys[inRealm] = key;
  writeJsonFile(input.file, kept);
  return key;
};

/** Enrols banks, handles and links. Returns the banks' keys for the registry, by bank handle. */
export const enrolAtRegistry = async (
  input: RegistryInput,
  seed: SandboxSeed,
): Promise<Record<string, string>> => {
  const kept = readKept(input);
  const keep = () => writeJsonFile(input.file, kept);
  const operator = operatorOf(input);
  for (const { bank_handle, bank_id, name } of seed.banks) {
    if (!kept.bank_keys[bank_handle]) {
      await operator("POST", "/admin/v1/banks", {
        bank_handle,
        bank_id,
        name,
        realm: REALM,
        capabilities: ["PAYMENTS", "OPEN_BANKING"],
        idempotency_key: `world bank ${bank_handle}`,
      });
      kept.bank_keys[bank_handle] = await addKey(operator, `/admin/v1/banks/${bank_id}/keys`);
      keep();
    }
    await allowReturn(operator, bank_id, input);
  }
  // A customer's default account comes first: its bank creates the handle.
  const links = [...seed.links].sort((a, b) => Number(b.default) - Number(a.default));
  for (const link of links) {
    if (kept.linked.includes(link.account_ref)) continue;
    const home = links.find(({ alias }) => alias === link.alias) ?? link;
    const bankApi = (handle: string) =>
      api(input, "x-gateway-bank-key", kept.bank_keys[handle] ?? "");
    if (home === link) await createHandle(bankApi(link.bank_handle), link);
    else await linkFurther(input, bankApi(link.bank_handle), bankApi(home.bank_handle), link);
    kept.linked.push(link.account_ref);
    keep();
  }
  return kept.bank_keys;
};

/** Also updates a world that ran on another port. */
const allowReturn = async (operator: Api, bankId: string, { sandboxUrl }: RegistryInput) => {
  const path = `/admin/v1/banks/${bankId}`;
  const { origin } = new URL(sandboxUrl);
  const bank = await operator<{ status: string; return_origins: string[] }>("GET", path);
  if (bank.status === "CLOSED" || bank.return_origins.includes(origin)) return;
  await operator("PATCH", path, { return_origins: [...bank.return_origins, origin].slice(-20) });
};

/** If a kill lost the answer with the first key, a second key works as well. */
const addKey = async (operator: Api, path: string): Promise<string> =>
  (await operator<{ key: string }>("POST", path, {})).key;

type SeedLink = SandboxSeed["links"][number];

/** The sandbox's national ids begin with their country. */
const proofOf = ({ national_id: value }: SeedLink) => ({
  type: "BANK_VERIFIED",
  subject: { scheme: "NATIONAL_ID", country: value.slice(0, 2), value },
});

/** With the label by which the customer recognises it, if the seed has one. */
const accountOf = ({ alias, account_ref, currency, account_type, masked_iban }: SeedLink) => ({
  alias,
  account_ref,
  currency,
  account_type,
  masked_iban,
});

const createHandle = (bank: Api, link: SeedLink): Promise<unknown> => {
  return bank("POST", "/identity/handles", {
    ...accountOf(link),
    customer_proof: proofOf(link),
    idempotency_key: `world handle ${link.alias}`,
  });
};

/** An account at a further bank counts once the customer has confirmed it at the first bank. */
const linkFurther = async (
  input: RegistryInput,
  bank: Api,
  home: Api,
  link: SeedLink,
): Promise<void> => {
  const { alias, account_ref, bank_handle } = link;
  const accounts = `/identity/banks/${bank_handle}/accounts`;
  await bank("POST", accounts, {
    ...accountOf(link),
    idempotency_key: `world link ${account_ref}`,
  });
  const linked = await bank<{ status: string }>("GET", `${accounts}/${account_ref}`);
  if (linked.status !== "PENDING_CONFIRMATION") return;
  const session = await home<{ url: string }>("POST", "/identity/customer-sessions", {
    alias,
    customer_proof: proofOf(link),
  });
  await confirmAsCustomer(input.registryUrl, new URL(session.url).pathname, account_ref);
};

/** The steps of the customer's browser: opens the address, presses the button, sends the form. */
const confirmAsCustomer = async (
  registryUrl: string,
  path: string,
  account_ref: string,
): Promise<void> => {
  const opened = await requestJson(registryUrl + path, { method: "POST" });
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const page = await requestJson(`${registryUrl}/identity/customer`, { headers: { cookie } });
  const form_token = /name="form_token" value="(\w+)"/.exec(String(page.body))?.[1] ?? "";
  const { status } = await requestJson(`${registryUrl}/identity/customer/choices/confirm`, {
    method: "POST",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ form_token, account_ref }).toString(),
  });
  if (status !== 303) throw new Error(`The registry's page did not accept the answer: ${status}`);
};
