import { env as bound, createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { sha256Hex } from "../../../src/base/platform/crypto.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { noteLists } from "../../../src/base/platform/list-databases.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import type { AdminRole } from "../../../src/frame/records/roles.ts";
import { operatorRoutes } from "../../../src/staff/operators/routes.ts";
import { applyMigrations, recording } from "../../base/platform/d1.ts";
import { heldKey } from "../../frame/records/held-key.ts";

/** The admin API with a real D1, called as operators do. */
const { DB: db, LISTS_1: lists } = bound as unknown as GatewayEnv;

const migrations = import.meta.glob<string>("../../../migrations/gateway/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

const listMigrations = import.meta.glob<string>("../../../migrations/lists/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Brings another list database to the newest schema. */
export const migrateLists = (another: D1Database): Promise<void> =>
  applyMigrations(another, listMigrations);

/** Says where the lists of an owner are that has no record. */
export const inventOwner = (id: string, number = 1): void =>
  noteLists({ kind: id.startsWith("tpp_") ? "TPP" : "MERCHANT", id }, number);

/** Owners that tests name without a record of them. */
const inventedOwners = [
  ...["mer_1", "mer_2", "mer_a", "mer_b", "mer_c", "mer_x", "mer_other", "mer_someone"],
  ...["tpp_1", "tpp_2", "tpp_x", "tpp_y", "tpp_other"],
  ...[`mer_${"0".repeat(42)}1`, `tpp_${"1".repeat(43)}`],
];

/** Brings the databases to the newest schema. */
export const migrate = async (): Promise<void> => {
  for (const id of inventedOwners) inventOwner(id);
  await applyMigrations(db, migrations);
  await migrateLists(lists);
};

const recorded = recording(db);
const recordedLists = recording(lists);

/** Every statement sent to the database in this file, with the values of one use. */
export const { statements } = recorded;

/** The same of the list database. */
export const { statements: listStatements } = recordedLists;

/** A database that must not be used. */
export const forbiddenDb = new Proxy(db, {
  get() {
    throw new Error("the database was asked");
  },
});

export const ownerKey = "ak_of_the_first_owner";
export const railKeys = { test: ["rk_old", "rk_new"], live: ["rk_live"] };

export const gatewayEnv = (changes: Partial<GatewayEnv> = {}): GatewayEnv =>
  ({
    DB: recorded.db,
    LISTS_1: recordedLists.db,
    ARCHIVE: (bound as unknown as GatewayEnv).ARCHIVE,
    BUDGETS: (bound as unknown as GatewayEnv).BUDGETS,
    LOGBOOK: (bound as unknown as GatewayEnv).LOGBOOK,
    LIMITS: "local",
    CHANGE_DELAY_SECONDS: "0",
    OPERATOR: "acme",
    BASE_URL: "https://gateway.example.com",
    MASTER_KEY: "master",
    IDENTITY_KEY: "identity",
    OWNER_ADMIN_KEY_SHA256: sha256Hex(ownerKey),
    TEST_BANK_ORIGINS: "https://sandbox.example.com http://127.0.0.1:9209",
    TEST_RAIL_CALLBACK_KEY_SHA256: railKeys.test.map(sha256Hex).join(" "),
    LIVE_RAIL_CALLBACK_KEY_SHA256: railKeys.live.map(sha256Hex).join(" "),
    ...changes,
  }) as GatewayEnv;

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
  /** The admin key; null sends none. */
  key?: string | null;
  headers?: Record<string, string>;
  env?: GatewayEnv;
}

const fetchAdmin = serve(operatorRoutes);

export const ask = async (path: string, question: Question = {}): Promise<Answer> => {
  const { method = "GET", json, key = ownerKey, headers = {} } = question;
  const request = new Request(`https://gateway.example.com${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { "x-gateway-admin-key": key }),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const context = createExecutionContext();
  const response = await fetchAdmin(request, question.env ?? gatewayEnv(), context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text,
    body: text === "" ? null : JSON.parse(text),
  };
};

export const post = (path: string, json: unknown = {}, question: Question = {}): Promise<Answer> =>
  ask(path, { method: "POST", json, ...question });

let count = 0;

export interface BankRequest extends Record<string, unknown> {
  bank_id?: string;
  bank_handle: string;
  institution_code: string;
  iban_prefixes: string[];
}

/** A bank with unique values. Its prefixes begin with its own code. */
export const bankRequest = (changes: Record<string, unknown> = {}): BankRequest => {
  count += 1;
  const code = String(count).padStart(8, "0");
  return {
    bank_handle: `bank-${count}`,
    name: `Bank ${count}`,
    mode: "test",
    institution_code: `BANK${code}`,
    iban_prefixes: [`DE**${code}`],
    core_base_url: "https://sandbox.example.com/banks/one/bank/callback",
    capabilities: ["PAYMENTS"],
    ...changes,
  };
};

export const iban = "DE89370400440532013000";

export const merchantRequest = (changes: Record<string, unknown> = {}) => ({
  name: "Corner Shop",
  modes: { test: { settlement_iban: iban } },
  ...changes,
});

export const newBank = async (changes: Record<string, unknown> = {}): Promise<string> =>
  (await post("/admin/v1/banks", bankRequest(changes))).body.bank_id;

export const newMerchant = async (changes: Record<string, unknown> = {}): Promise<string> =>
  (await post("/admin/v1/merchants", merchantRequest(changes))).body.merchant_id;

export interface StaffKey {
  key_id: string;
  key: string;
}

const keys = "/admin/v1/admin-keys";

let first: Promise<StaffKey> | null = null;

/** The file's first approver; its key is older than everything that a test proposes. */
export const firstApprover = (): Promise<StaffKey> => {
  const { key, sha256 } = heldKey();
  const asked = { name: "The first approver", role: "approver", sha256 };
  first ??= post(keys, asked).then(async ({ body }) => {
    if (body.status !== "ACTIVE") throw new Error("there was an approver before");
    const { key_id } = body;
    await db.prepare("update admin_keys set active_since = 0 where key_id = ?").bind(key_id).run();
    return { ...body, key } as StaffKey;
  });
  return first;
};

/** One more of the staff, with a key in force: the first approver has approved it. */
export const newStaff = async (role: AdminRole): Promise<Answer["body"] & StaffKey> => {
  const approver = await firstApprover();
  const { key, sha256 } = heldKey();
  const { body } = await post(keys, { name: `The ${role}`, role, sha256 });
  if (body.status === "ACTIVE") return { ...body, key };
  const approved = await post(`${keys}/${body.key_id}/approve`, undefined, { key: approver.key });
  if (approved.status !== 200) throw new Error(approved.text);
  return { ...body, ...approved.body, key };
};

/** Approves a proposal with the first approver's key. */
export const approve = async (proposalId: string, env = gatewayEnv()): Promise<Answer> => {
  const { key } = await firstApprover();
  return post(`/admin/v1/approvals/${proposalId}/approve`, undefined, { key, env });
};

/** The audit entries about a subject, oldest first. */
export const auditOf = async (subject: string) => {
  const { results } = await db
    .prepare("select actor, action, details from audit_log where subject = ? order by sequence")
    .bind(subject)
    .all<{ actor: string; action: string; details: string }>();
  return results.map((row) => ({ ...row, details: JSON.parse(row.details) }));
};

export { db, lists };
