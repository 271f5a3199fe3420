import { beforeAll, expect, test, vi } from "vitest";
import { registryRoutes } from "../../src/registry/routes.ts";
import { countedDatabase } from "../costs/counted-database.ts";
import { type CrossingKind, countsOf, takeCrossings, writtenCounts } from "../costs/crossing.ts";
import {
  type Answer,
  accountRef,
  asOwner,
  type Bank,
  Browser,
  databases,
  fresh,
  link,
  migrate,
  newApprover,
  newBank,
  newCustomer,
  newGateway,
  proofOf,
  type StaffKey,
  trips,
} from "./registry.ts";

/**
 * What every request of the registry asks of its databases, in test/costs/registry.json. A change
 * of the code that changes a count fails here. If it is meant: run this file with -u, then
 * `npm run docs`.
 *
 * A read takes one round trip to the database of records. A change takes two: one batch reads the
 * head of the chain and the records, one writes. So a bank far from the database waits no longer
 * for its place in the chain than a near one.
 */
const exceptions: Partial<Record<string, number>> = {
  // The session is read first: its bank pays for what the customer tries.
  makeCustomerChoice: 3,
  // The names of the people, banks and gateways in it are read after it, side by side.
  listAudit: 5,
  // Rare, and shared with the gateway's administration, which decides alone.
  ...{ addBankKey: 5, listBankKeys: 2, promoteBankKey: 6, retireBankKey: 5 },
  ...{ addGatewayKey: 5, listGatewayKeys: 2, promoteGatewayKey: 6, retireGatewayKey: 5 },
};

const methods = new Map(registryRoutes.map(({ contract }) => [contract.id, contract.method]));

const kinds: readonly CrossingKind[] = ["D1 trip", "D1 statement", "D1 row"];
const asked = new Map<string, number[]>();

/**
 * Warms the caches of keys, then counts the request alone. The clock stands still in this file: a
 * key is cached for 1.5 seconds, and a cached key that is used does not stay longer, so its end
 * could come between the two.
 */
const count = async (id: string, ask: () => Promise<Answer>): Promise<Answer> => {
  await other.call(`/identity/banks/${other.bank_handle}/digest`);
  await bank.call(`/identity/banks/${bank.bank_handle}/digest`);
  await approver.call("/admin/v1/banks");
  const before = trips.count;
  takeCrossings();
  const answer = await ask();
  const took = trips.count - before;
  asked.set(id, countsOf(takeCrossings(), kinds));
  const isRead = methods.get(id) === "GET";
  if (answer.status >= 400) throw new Error(`${id}: ${answer.status} ${answer.text}`);
  expect(took, id).toBeLessThanOrEqual(exceptions[id] ?? (isRead ? 1 : 2));
  return answer;
};

let bank: Bank;
let other: Bank;
let approver: StaffKey;

const DELETE = { method: "DELETE" };
const PATCH = { method: "PATCH" };

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await migrate();
  databases.DB = countedDatabase(databases.DB);
  databases.LOOKUPS = countedDatabase(databases.LOOKUPS);
  [bank, other] = [await newBank(), await newBank()];
  approver = await newApprover();
});

test("handles and links", async () => {
  const { alias, proof: customer_proof } = await newCustomer(bank);
  const handle = `/identity/handles/${alias}`;
  const one = {
    alias: fresh("one"),
    account_ref: accountRef(),
    customer_proof: proofOf("one of one"),
  };
  await count("createHandle", () =>
    bank.call("/identity/handles", one, { headers: { "idempotency-key": "one" } }),
  );
  const many = [1, 2, 3].map(() => ({ alias: fresh("many"), account_ref: accountRef() }));
  await count("createHandles", () => bank.call("/identity/handles:batch", { handles: many }));
  const reserved = fresh("reserved");
  await bank.call("/identity/handles", { alias: reserved });
  const proof = { customer_proof: proofOf("reserved") };
  await count("verifyHandle", () => bank.call(`/identity/handles/${reserved}/verify`, proof));
  await count("readHandle", () => bank.call(handle));
  const { subject } = one.customer_proof;
  await count("findHandle", () => bank.call("/identity/handles:find", { subject }));
  const sponsored = `/identity/banks/${bank.bank_handle}/handles`;
  await count("listSponsoredHandles", () => bank.call(sponsored));
  await count("suspendHandle", () => bank.call(`${handle}/suspend`, { reason: "BANK" }));
  await count("reinstateHandle", () => bank.call(`${handle}/reinstate`, {}));
  const ref = accountRef();
  const account = { alias, account_ref: ref };
  await count("linkAccount", () => bank.call(bank.accounts, account));
  const accounts = [1, 2, 3].map(() => ({ alias, account_ref: accountRef() }));
  await count("linkAccounts", () => bank.call(`${bank.accounts}:batch`, { accounts }));
  await count("listLinks", () => bank.call(bank.accounts));
  await count("readDigest", () => bank.call(`/identity/banks/${bank.bank_handle}/digest`));
  await count("readChangeFeed", () => bank.call(`/identity/banks/${bank.bank_handle}/changes`));
  await count("changeLink", () => bank.call(`${bank.accounts}/${ref}`, { currency: "EUR" }, PATCH));
  await count("readLink", () => bank.call(`${bank.accounts}/${ref}`));
  await count("suspendLink", () =>
    bank.call(`${bank.accounts}/${ref}/suspend`, { reason: "BANK" }),
  );
  await count("reinstateLink", () => bank.call(`${bank.accounts}/${ref}/reinstate`, {}));
  const own = { bank_handle: bank.bank_handle };
  await count("handOverHandle", () => bank.call(`${handle}/handover`, own));
  await count("unlinkAccount", () => bank.call(`${bank.accounts}/${ref}`, undefined, DELETE));
  await count("deactivateHandle", () => bank.call(handle, undefined, DELETE));
  await count("restoreHandle", () => bank.call(`${handle}/restore`, { customer_proof }));
});

test("lookups", async () => {
  const { alias } = await newCustomer(bank);
  const gateway = await newGateway();
  await gateway.resolve(alias);
  await count("resolveAlias", () => gateway.resolve(alias));
  await count("listBankNamespaces", () => asOwner("/identity/banks?realm=test"));
  await count("readAuditHeads", () => asOwner("/identity/audit/heads"));
  await count("readMasterKeys", () => asOwner("/admin/v1/master-keys"));
});

test("customer sessions", async () => {
  const customer = await newCustomer(bank);
  const waiting = await link(other, customer.alias);
  const session = { alias: customer.alias, customer_proof: customer.proof };
  await count("openCustomerSession", () => bank.call("/identity/customer-sessions", session));
  const { body } = await bank.call("/identity/customer-sessions", session);
  const path = new URL(body.url).pathname;
  const browser = new Browser();
  await browser.open(path, count);
  await count("showCustomerHome", () => browser.look());
  await count("makeCustomerChoice", () => browser.choose("confirm", { account_ref: waiting }));
});

test("claims", async () => {
  const open = async (type: string) => {
    const { alias, subject, proof } = await newCustomer(bank);
    const rival = type === "OWNERSHIP" ? proofOf(`rival ${subject}`) : proof;
    const claim = { type, alias, account_ref: accountRef(), customer_proof: rival };
    const answer = await count("openClaim", () => other.call("/identity/claims", claim));
    return { path: `/claims/${answer.body.claim_id}`, proof };
  };
  const { path, proof } = await open("PORTABILITY");
  const one = `/identity${path}`;
  await count("listClaims", () => bank.call("/identity/claims"));
  await count("readClaim", () => bank.call(one));
  await count("acknowledgeClaim", () => bank.call(`${one}/acknowledge`, {}));
  await count("confirmClaim", () => bank.call(`${one}/confirm`, { customer_proof: proof }));
  await count("completeClaim", () => other.call(`${one}/complete`, {}));
  const disputed = (await open("OWNERSHIP")).path;
  await count("disputeClaim", () =>
    other.call(`/identity${disputed}/dispute`, { reason: "not theirs" }),
  );
  await count("approveClaim", () => approver.call(`/admin/v1${disputed}/approve`, {}));
  await count("cancelAnyClaim", () => asOwner(`/admin/v1${disputed}/cancel`, {}));
  await count("listAllClaims", () => asOwner("/admin/v1/claims?realm=test"));
  await count("readAnyClaim", () => asOwner(`/admin/v1${disputed}`));
  const cancelled = (await open("RECOVERY")).path;
  await count("cancelClaim", () => other.call(`/identity${cancelled}/cancel`, {}));
});

test("the operator's part", async () => {
  const { alias, account_ref } = await newCustomer(bank);
  const handle = (rest = "") => `/admin/v1/handles/${alias}${rest}?realm=test`;
  const account = (rest = "") => `/admin/v1/links/${account_ref}${rest}?realm=test`;
  await count("readAnyHandle", () => asOwner(handle()));
  await count("suspendAnyHandle", () => asOwner(handle("/suspend"), { reason: "FRAUD" }));
  await count("reinstateAnyHandle", () => asOwner(handle("/reinstate"), {}));
  await count("readAnyLink", () => asOwner(account()));
  await count("suspendAnyLink", () => asOwner(account("/suspend"), { reason: "FRAUD" }));
  await count("reinstateAnyLink", () => asOwner(account("/reinstate"), {}));
  await count("endAnyLink", () => asOwner(account(), undefined, DELETE));
  await count("deactivateAnyHandle", () => asOwner(handle(), undefined, DELETE));
  const name = fresh("bank");
  const json = { bank_handle: name, realm: "test", name, capabilities: ["PAYMENTS"] };
  const { bank_id } = (await count("registerBank", () => asOwner("/admin/v1/banks", json))).body;
  const oneBank = `/admin/v1/banks/${bank_id}`;
  await count("listBanks", () => asOwner("/admin/v1/banks?realm=test"));
  await count("readBank", () => asOwner(oneBank));
  await count("changeBank", () => asOwner(oneBank, undefined, { ...PATCH, json: { name: "New" } }));
  const gateway = { name, realm: "test" };
  const registered = await count("registerGateway", () => asOwner("/admin/v1/gateways", gateway));
  const oneGateway = `/admin/v1/gateways/${registered.body.gateway_id}`;
  await count("listGateways", () => asOwner("/admin/v1/gateways?realm=test"));
  await count("readGateway", () => asOwner(oneGateway));
  const change = { ...PATCH, json: { lookup_burst: 100 } };
  await count("changeGateway", () => asOwner(oneGateway, undefined, change));
  for (const [owner, at] of [
    ["Bank", oneBank],
    ["Gateway", oneGateway],
  ] as const) {
    const { key_id } = (await count(`add${owner}Key`, () => asOwner(`${at}/keys`, {}))).body;
    await count(`list${owner}Keys`, () => asOwner(`${at}/keys`));
    await count(`read${owner}Key`, () => asOwner(`${at}/keys/${key_id}`));
    const added = (await asOwner(`${at}/keys`, {})).body.key_id;
    await count(`promote${owner}Key`, () => asOwner(`${at}/keys/${added}/promote`, {}));
    await count(`retire${owner}Key`, () => asOwner(`${at}/keys/${key_id}/retire`, {}));
  }
  await count("closeBank", () => asOwner(oneBank, undefined, DELETE));
  await count("closeGateway", () => asOwner(oneGateway, undefined, DELETE));
  await count("listLookups", () => asOwner("/admin/v1/lookups?realm=test&alias=abc"));
  await count("listAudit", () => asOwner("/admin/v1/audit?chain=test"));
});

test("costs what registry.json says", async () => {
  const routes = [...asked].sort(([a], [b]) => (a < b ? -1 : 1));
  await expect(writtenCounts(kinds, { routes })).toMatchFileSnapshot("../costs/registry.json");
});

test("every row that reads or writes records is counted", () => {
  const others =
    /^(?:asset |leaveCustomerChoice$|.*(?:AdminKey|Change|MasterKey|Person)s?$|listPeople$|readMe$|verifyAudit$|check(?:Health|Readiness)$|readMetrics$)/;
  const left = [...methods.keys()].filter((id) => !asked.has(id) && !others.test(id));
  expect(left).toEqual([]);
});
