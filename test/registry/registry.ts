import { createExecutionContext, env } from "cloudflare:test";
import { afterAll } from "vitest";
import { sha256Hex } from "../../src/base/platform/crypto.ts";
import type { AdminRole } from "../../src/frame/records/roles.ts";
import type { RegistryEnv } from "../../src/registry/environment.ts";
import { flushLookups } from "../../src/registry/lookups/lookup-log.ts";
import registry from "../../workers/registry/index.ts";
import { applyMigrations, recording } from "../base/platform/d1.ts";
import { heldKey } from "../frame/records/held-key.ts";

/** The registry worker with a real D1 and real objects, called over HTTP as its callers do. */
const bound = env as unknown as RegistryEnv;

export const db = bound.DB;

const migrations = import.meta.glob<string>("../../migrations/registry/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

const lookupMigrations = import.meta.glob<string>("../../migrations/lookups/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const migrate = async (): Promise<void> => {
  await applyMigrations(db, migrations);
  await applyMigrations(bound.LOOKUPS, lookupMigrations);
};

const recorded = recording(db);

/** The database of the lookup log, and the statements sent to it. */
export const lookupLog = recording(bound.LOOKUPS);

/** Every statement sent to the database in this file, with the values of one use. */
export const { statements, uses } = recorded;

/** The round trips to the database so far in this file. */
export const { trips } = recorded;

/** What the worker is bound to. A file that counts puts its own there. */
export const databases = { DB: recorded.db, LOOKUPS: lookupLog.db };

const ownerKey = "ak_of_the_first_owner";

/** The limits are high unless a test sets them. */
export const registryEnv = (changes: Partial<RegistryEnv> = {}): RegistryEnv => ({
  ...databases,
  ARCHIVE: bound.ARCHIVE,
  BUDGETS: bound.BUDGETS,
  LOGBOOK: bound.LOGBOOK,
  LIMITS: "local",
  REQUESTS_PER_MINUTE_ADMIN: "600",
  REQUESTS_PER_MINUTE_ADDRESS: "600",
  BASE_URL: "https://registry.example",
  DEFAULT_REALM: "live",
  LOOKUP_BURST: "1000000000",
  LOOKUPS_PER_MINUTE: "1000000000",
  BANK_DAILY_QUOTA: "1000000000",
  MASTER_KEY: "master",
  IDENTITY_KEY: "identity",
  OWNER_ADMIN_KEY_SHA256: sha256Hex(ownerKey),
  CHANGE_DELAY_SECONDS: "0",
  ...changes,
});

/** After the file its database is deleted: what waits to be written there is written now. */
afterAll(() => flushLookups(registryEnv()));

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at field by field
  body: any;
}

export interface Question {
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
  env?: RegistryEnv;
}

export const ask = async (path: string, question: Question = {}): Promise<Answer> => {
  const { method = "GET", json, headers = {} } = question;
  const request = new Request(`https://registry.example${path}`, {
    method,
    headers: {
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      "x-correlation-id": "the-test",
      ...headers,
    },
    redirect: "manual",
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const context = createExecutionContext();
  const response = await registry.fetch(request as never, question.env ?? registryEnv(), context);
  const text = await response.text();
  const isJson = response.headers.get("content-type") === "application/json";
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text,
    body: isJson ? JSON.parse(text) : null,
  };
};

type Caller = (path: string, json?: unknown, question?: Question) => Promise<Answer>;

/** A POST if there is a body, else a GET. */
const callerWith =
  (header: string, key: string): Caller =>
  (path, json, question = {}) =>
    ask(path, {
      method: json === undefined ? "GET" : "POST",
      ...question,
      ...(json === undefined ? {} : { json }),
      headers: { [header]: key, ...question.headers },
    });

export const asAdminWith = (key: string): Caller => callerWith("x-gateway-admin-key", key);
export const asOwner = asAdminWith(ownerKey);
export const asBankWith = (key: string): Caller => callerWith("x-gateway-bank-key", key);
export const asGatewayWith = (key: string): Caller => callerWith("x-gateway-key", key);

export const ok = (answer: Answer, status = 201): Answer => {
  if (answer.status !== status) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
};

let counted = 0;

/** One of the operator's staff. */
export interface StaffKey {
  key_id: string;
  key: string;
  call: Caller;
}

const addApprover = async (): Promise<StaffKey & { status: string }> => {
  const { key, sha256 } = heldKey();
  const json = { name: `Approver ${++counted}`, role: "approver", sha256 };
  const { key_id, status } = ok(await asOwner("/admin/v1/admin-keys", json)).body;
  return { key_id, key, status, call: asAdminWith(key) };
};

const makeOlder = ({ key_id }: StaffKey) =>
  db.prepare("update admin_keys set active_since = 0 where key_id = ?").bind(key_id).run();

let first: Promise<StaffKey> | null = null;

/** The file's first approver, who approves the others. */
const firstApprover = (): Promise<StaffKey> => {
  first ??= addApprover().then(async (added) => {
    await makeOlder(added);
    return added;
  });
  return first;
};

/** One more of the staff, with a key in force: the first approver has approved it. */
export const newStaff = async (role: AdminRole): Promise<StaffKey> => {
  const approver = await firstApprover();
  const { key, sha256 } = heldKey();
  const json = { name: `The ${role} ${++counted}`, role, sha256 };
  const { key_id, status } = ok(await asOwner("/admin/v1/admin-keys", json)).body;
  if (status === "PROPOSED") {
    ok(await approver.call(`/admin/v1/admin-keys/${key_id}/approve`, {}), 200);
  }
  return { key_id, key, call: asAdminWith(key) };
};

/** An approver whose key is older than every claim. */
export const newApprover = async (): Promise<StaffKey> => {
  const approver = await firstApprover();
  const added = await addApprover();
  ok(await approver.call(`/admin/v1/admin-keys/${added.key_id}/approve`, {}), 200);
  await makeOlder(added);
  return added;
};

export interface Bank {
  bank_id: string;
  bank_handle: string;
  key: string;
  call: Caller;
  /** Below the address of its own accounts. */
  accounts: string;
}

/** A name that no other test of the file has. */
export const fresh = (word: string): string => `${word}-${++counted}`;

export const accountRef = (word = "acc"): string =>
  `${word}_${String(++counted).padStart(20, "0")}`;

export const newBank = async (
  bank_handle = fresh("bank"),
  realm: "test" | "live" = "test",
  capabilities = ["PAYMENTS", "OPEN_BANKING"],
): Promise<Bank> => {
  const json = { bank_handle, realm, name: `Bank ${bank_handle}`, capabilities };
  const { body } = ok(await asOwner("/admin/v1/banks", json));
  const { key, sha256 } = heldKey("bk");
  const added = await asOwner(`/admin/v1/banks/${body.bank_id}/keys`, { sha256 });
  const { proposal } = ok(added, realm === "live" ? 202 : 201).body;
  if (proposal) {
    const approver = await firstApprover();
    ok(await approver.call(`/admin/v1/approvals/${proposal.proposal_id}/approve`, {}), 200);
  }
  const accounts = `/identity/banks/${bank_handle}/accounts`;
  return { bank_id: body.bank_id, bank_handle, key, call: asBankWith(key), accounts };
};

export const newGateway = async (
  name = fresh("gateway"),
  realm: "test" | "live" = "test",
): Promise<{ gateway_id: string; key: string; resolve(alias: string): Promise<Answer> }> => {
  const { gateway_id } = ok(await asOwner("/admin/v1/gateways", { name, realm })).body;
  const { key } = ok(await asOwner(`/admin/v1/gateways/${gateway_id}/keys`, {})).body;
  const call = asGatewayWith(key);
  return { gateway_id, key, resolve: (alias) => call(`/identity/resolve/${alias}`) };
};

export const proofOf = (value?: string) => ({
  type: "BANK_VERIFIED",
  ...(value === undefined ? {} : { subject: { scheme: "NATIONAL_ID", country: "DE", value } }),
});

/** A customer with one account at the bank. */
export const newCustomer = async (
  bank: Bank,
  alias = fresh("customer"),
  subject = `id ${alias}`,
) => {
  const account_ref = accountRef();
  const json = { alias, account_ref, currency: "USD", customer_proof: proofOf(subject) };
  ok(await bank.call("/identity/handles", json));
  return { alias, subject, account_ref, proof: proofOf(subject) };
};

/** Links a further account and returns its reference. */
export const link = async (bank: Bank, alias: string): Promise<string> => {
  const account_ref = accountRef();
  ok(await bank.call(bank.accounts, { alias, account_ref, currency: "USD" }));
  return account_ref;
};

/** A customer's browser on the pages, from the one-time address onwards. */
export class Browser {
  #cookie = "";
  #formToken = "";
  page = "";

  static async openedBy(bank: Bank, customer: { alias: string; proof: object }): Promise<Browser> {
    const { alias, proof } = customer;
    const session = { alias, customer_proof: proof };
    const { url } = ok(await bank.call("/identity/customer-sessions", session)).body;
    const browser = new Browser();
    await browser.open(new URL(url).pathname);
    return browser;
  }

  /** The steps of a customer with the address: opens it and presses the button. */
  async open(
    path: string,
    count?: (id: string, ask: () => Promise<Answer>) => Promise<Answer>,
  ): Promise<number> {
    const watch = count ?? ((_id: string, asked: () => Promise<Answer>) => asked());
    ok(await watch("showCustomerAddress", () => ask(path)), 200);
    const opened = await watch("openCustomerAddress", () => ask(path, { method: "POST" }));
    if (opened.status !== 303) return opened.status;
    this.#cookie = opened.headers["set-cookie"]?.split(";")[0] ?? "";
    return (await this.look()).status;
  }

  async look(language = "en"): Promise<Answer> {
    const answer = await ask(`/identity/customer?lang=${language}`, {
      headers: { cookie: this.#cookie },
    });
    this.page = answer.text;
    this.#formToken = /name="form_token" value="([0-9a-f]+)"/.exec(answer.text)?.[1] ?? "";
    return answer;
  }

  /** Sends a form. 303 means that it was accepted. */
  async choose(
    action: string,
    fields: Record<string, string>,
    formToken = this.#formToken,
    environment = registryEnv(),
  ): Promise<Answer> {
    const request = new Request(`https://registry.example/identity/customer/choices/${action}`, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        cookie: this.#cookie,
      },
      body: new URLSearchParams({ ...fields, form_token: formToken }),
      redirect: "manual",
    });
    const response = await registry.fetch(request as never, environment, createExecutionContext());
    const text = await response.text();
    return { status: response.status, headers: {}, text, body: null };
  }
}

/** The customer confirms at a bank that is already linked. */
export const confirmAt = async (
  bank: Bank,
  customer: { alias: string; proof: object },
  account_ref: string,
): Promise<void> => {
  const browser = await Browser.openedBy(bank, customer);
  const done = await browser.choose("confirm", { account_ref });
  if (done.status !== 303) throw new Error(`${done.status} ${done.text}`);
};

export const resolve = (alias: string, query = "realm=test"): Promise<Answer> =>
  ask(`/identity/resolve/${alias}?${query}`);

/** The audit entries about a subject, oldest first. */
export const auditOf = async (subject: string) => {
  const { results } = await db
    .prepare("select actor, action, details from audit_log where subject = ? order by sequence")
    .bind(subject)
    .all<{ actor: string; action: string; details: string }>();
  return results.map((row) => ({ ...row, details: JSON.parse(row.details) }));
};
