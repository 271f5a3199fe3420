import type { World } from "../../scripts/local/world.ts";
import type { AdminRole } from "../../src/frame/records/roles.ts";
import { heldKey } from "../frame/records/held-key.ts";
import { eventually } from "../support/checkout-client.ts";

/**
 * Banks, gateways, the operator and customers' browsers, speaking HTTP with a world's registry, all
 * in the test realm.
 */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at field by field
  body: any;
}

export interface Question {
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  text?: string;
  headers?: Record<string, string>;
}

/** A POST if there is a body, else a GET. */
type Caller = (path: string, json?: unknown, question?: Question) => Promise<Answer>;

export interface Bank {
  bank_id: string;
  bank_handle: string;
  key: string;
  call: Caller;
  remove(path: string): Promise<Answer>;
  /** The address of its own accounts. */
  accounts: string;
}

export interface RegisteredGateway {
  gateway_id: string;
  key: string;
  call: Caller;
  resolve(alias: string, query?: string): Promise<Answer>;
}

/** A key of the registry's staff. */
export interface StaffKey {
  key_id: string;
  key: string;
  call: Caller;
  retire(): Promise<Answer>;
}

export interface RegistryCustomer {
  alias: string;
  /** The national id, as the banks send it. */
  subject: string;
  account_ref: string;
}

export interface AuditEntry {
  sequence: number;
  actor: string;
  action: string;
  subject: string;
  details: Record<string, unknown>;
}

/** Letters alone: two of them and two digits, before a number, could begin an IBAN. */
const run = Array.from({ length: 4 }, () =>
  String.fromCharCode(97 + Math.floor(Math.random() * 26)),
).join("");
let counted = 0;

/** A name that nobody else in the world has. */
export const fresh = (word: string): string => `${word}-${run}${++counted}`;

export const accountRef = (): string => `acc_${run}_${String(++counted).padStart(12, "0")}`;

/** The world's British customers have national ids that begin with GB. */
export const proofOf = (value: string) => ({
  type: "BANK_VERIFIED",
  subject: { scheme: "NATIONAL_ID", country: value.startsWith("GB-") ? "GB" : "DE", value },
});

export const DAY = 86_400_000;

/** The answer, if it has the expected status. */
export const ok = (answer: Answer, status = 201): Answer => {
  if (answer.status === status) return answer;
  throw new Error(`answered ${answer.status}, not ${status}: ${answer.text}`);
};

/** Status and code, or only the status if nothing was refused. */
export const verdictOf = ({ status, body }: Answer): [number, string?] =>
  body?.error ? [status, body.error.code] : [status];

export type Registry = ReturnType<typeof registryOf>;

export const registryOf = ({ registry }: Pick<World, "registry">) => {
  const ask = async (path: string, question: Question = {}): Promise<Answer> => {
    const { method = "GET", json, text, headers = {} } = question;
    const body = json === undefined ? text : JSON.stringify(json);
    const response = await fetch(registry.base_url + path, {
      method,
      headers: {
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
      ...(body === undefined ? {} : { body }),
    });
    const said = await response.text();
    const isJson = said !== "" && response.headers.get("content-type") === "application/json";
    const { status } = response;
    return {
      status,
      headers: response.headers,
      text: said,
      body: isJson ? JSON.parse(said) : null,
    };
  };

  const callerWith =
    (header: string, key: string): Caller =>
    (path, json, question = {}) =>
      ask(path, {
        method: json === undefined ? "GET" : "POST",
        ...question,
        ...(json === undefined ? {} : { json }),
        headers: { [header]: key, ...question.headers },
      });

  const asAdmin = (key: string) => callerWith("x-gateway-admin-key", key);
  const asBank = (key: string) => callerWith("x-gateway-bank-key", key);
  const asGateway = (key: string) => callerWith("x-gateway-key", key);
  const owner = asAdmin(registry.admin_key);

  const newBank = async (word = "bank", realm = "test"): Promise<Bank> => {
    const bank_handle = fresh(word);
    const terms = {
      realm,
      name: `Bank ${bank_handle}`,
      capabilities: ["PAYMENTS", "OPEN_BANKING"],
    };
    const { bank_id } = ok(await owner("/admin/v1/banks", { bank_handle, ...terms })).body;
    const { key, sha256 } = heldKey("bk");
    const added = await owner(`/admin/v1/banks/${bank_id}/keys`, { sha256 });
    const { proposal } = ok(added, realm === "live" ? 202 : 201).body;
    if (proposal) {
      const change = `/admin/v1/approvals/${proposal.proposal_id}`;
      ok(await asAdmin(registry.approver_key ?? "")(`${change}/approve`, {}), 200);
      await eventually(
        "the key in force",
        async () => (await owner(change)).body.status === "IN_FORCE",
      );
    }
    const call = asBank(key);
    const remove = (path: string) => call(path, undefined, { method: "DELETE" });
    const accounts = `/identity/banks/${bank_handle}/accounts`;
    return { bank_id, bank_handle, key, call, remove, accounts };
  };

  const newGateway = async (): Promise<RegisteredGateway> => {
    const terms = { name: fresh("gateway"), realm: "test" };
    const { gateway_id } = ok(await owner("/admin/v1/gateways", terms)).body;
    const { key } = ok(await owner(`/admin/v1/gateways/${gateway_id}/keys`, {})).body;
    const call = asGateway(key);
    const resolve = (alias: string, query = "") => call(`/identity/resolve/${alias}?${query}`);
    return { gateway_id, key, call, resolve };
  };

  /** One more of the registry's staff, approved by the world's approver and in force. */
  const newStaff = async (role: AdminRole): Promise<StaffKey> => {
    const { key, sha256 } = heldKey();
    const json = { name: fresh(role), role, sha256 };
    const { key_id, status } = ok(await owner("/admin/v1/admin-keys", json)).body;
    const path = `/admin/v1/admin-keys/${key_id}`;
    if (status === "PROPOSED") {
      const approver = asAdmin(registry.approver_key ?? "");
      ok(await approver(`${path}/approve`, {}), 200);
      await eventually(
        "the key in force",
        async () => (await owner(path)).body.status === "ACTIVE",
      );
    }
    const retire = async () => ok(await owner(`${path}/retire`, {}), 200);
    return { key_id, key, call: asAdmin(key), retire };
  };

  /** With one account at the bank, which verified the customer. */
  const newCustomer = async (bank: Bank, word = "customer"): Promise<RegistryCustomer> => {
    const [alias, account_ref] = [fresh(word), accountRef()];
    const subject = `id ${alias}`;
    const customer_proof = proofOf(subject);
    ok(await bank.call("/identity/handles", { alias, account_ref, customer_proof }));
    return { alias, subject, account_ref };
  };

  /** Links a further account and returns its reference. */
  const link = async (bank: Bank, alias: string): Promise<string> => {
    const account_ref = accountRef();
    ok(await bank.call(bank.accounts, { alias, account_ref, currency: "USD" }));
    return account_ref;
  };

  const customerSession = (bank: Bank, customer: RegistryCustomer) =>
    CustomerSession.begin(ask, bank, customer);

  /** A further bank's account that the customer has confirmed at the first one. */
  const confirmedLink = async (
    bank: Bank,
    customer: RegistryCustomer,
    home: Bank,
  ): Promise<string> => {
    const account_ref = await link(bank, customer.alias);
    ok(await (await customerSession(home, customer)).choose("confirm", { account_ref }), 303);
    return account_ref;
  };

  /** As the public asks. */
  const resolve = (alias: string, query = "") =>
    ask(`/identity/resolve/${alias}?realm=test&${query}`);

  const headOf = async (chain = "test"): Promise<{ sequence: number; hash: string }> => {
    const { data } = ok(await ask("/identity/audit/heads"), 200).body;
    return data.find((head: { chain: string }) => head.chain === chain);
  };

  /** Every entry after a sequence, oldest first. */
  const auditSince = async (sequence: number, chain = "test"): Promise<AuditEntry[]> => {
    const entries: AuditEntry[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const page: Answer = await owner(`/admin/v1/audit?chain=${chain}&limit=100${query}`);
      entries.push(...ok(page, 200).body.data);
      const isReached = (entries.at(-1)?.sequence ?? 0) <= sequence;
      cursor = isReached ? null : page.body.next_cursor;
    }
    return entries.filter((entry) => entry.sequence > sequence).reverse();
  };

  /** The audit entries of an action. Entries of the sweep may come at any time. */
  const auditedDuring = async (work: () => Promise<unknown>): Promise<AuditEntry[]> => {
    const { sequence } = await headOf();
    await work();
    return (await auditSince(sequence)).filter(({ actor }) => actor !== "registry");
  };

  /** The entries about a link, a claim or a name after a sequence, by any author. */
  const historyOf = async (name: string, sequence: number): Promise<string[]> =>
    (await auditSince(sequence))
      .filter(({ subject, details }) => subject === name || details.alias === name)
      .map(({ action }) => action);

  /** Verifies the whole chain, compared with a head that was stored before. */
  const verify = async (noted: { sequence: number; hash: string }, chain = "test") => {
    const query = `chain=${chain}&head_sequence=${noted.sequence}&head_hash=${noted.hash}`;
    for (let after = ""; ; ) {
      const { body } = ok(await owner(`/admin/v1/audit/verification?${query}${after}`), 200);
      if (body.complete) return body;
      after = `&after_sequence=${body.reached.sequence}&after_hash=${body.reached.hash}`;
    }
  };

  return {
    ...{ ask, asAdmin, asBank, asGateway, owner, newBank, newGateway, newStaff },
    ...{
      newCustomer,
      link,
      customerSession,
      confirmedLink,
      resolve,
      headOf,
      auditSince,
      auditedDuring,
    },
    ...{ historyOf, verify },
  };
};

/** A customer's browser on the registry's pages, from the bank's one-time address onwards. */
export class CustomerSession {
  readonly #ask: Registry["ask"];
  cookie = "";
  formToken = "";
  /** The page that the browser shows. */
  page = "";

  constructor(ask: Registry["ask"]) {
    this.#ask = ask;
  }

  static async begin(
    ask: Registry["ask"],
    bank: Bank,
    { alias, subject }: RegistryCustomer,
  ): Promise<CustomerSession> {
    const asked = { alias, customer_proof: proofOf(subject) };
    const { url } = ok(await bank.call("/identity/customer-sessions", asked)).body;
    const customerSession = new CustomerSession(ask);
    ok(await customerSession.open(new URL(url).pathname), 200);
    return customerSession;
  }

  /** Opens the address and presses its button. */
  async open(path: string): Promise<Answer> {
    const landing = await this.#ask(path);
    if (landing.status !== 200) return landing;
    const opened = await this.#ask(path, { method: "POST" });
    if (opened.status !== 303) return opened;
    this.cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
    return this.look(opened.headers.get("location") ?? "");
  }

  async look(path = "/identity/customer?lang=en"): Promise<Answer> {
    const answer = await this.#ask(path, {
      headers: { cookie: this.cookie, "accept-language": "en" },
    });
    this.page = answer.text;
    this.formToken = /name="form_token" value="([0-9a-f]+)"/.exec(answer.text)?.[1] ?? "";
    return answer;
  }

  /** Sends a form, whether the page offers it or not. 303 means that it was accepted. */
  choose(
    action: string,
    fields: Record<string, string>,
    form_token = this.formToken,
  ): Promise<Answer> {
    return this.#ask(`/identity/customer/choices/${action}?lang=en`, {
      method: "POST",
      headers: { cookie: this.cookie, "content-type": "application/x-www-form-urlencoded" },
      text: new URLSearchParams({ ...fields, form_token }).toString(),
    });
  }
}
