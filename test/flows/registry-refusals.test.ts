import { globSync, readFileSync } from "node:fs";
import { resolve as resolvePath } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { heldKey } from "../frame/records/held-key.ts";
import {
  type Answer,
  type Bank,
  fresh,
  ok,
  proofOf,
  type Question,
  registryOf,
  verdictOf,
} from "./registry-steps.ts";

/** The registry's refusals: one row for each way. */
const registry = registryOf(inject("world"));
const { ask, owner } = registry;

type Send = (bank: Bank, more: Pick<Question, "headers">) => Promise<Answer>;

const asText =
  (text: string, contentType = "application/json"): Send =>
  ({ key }, { headers }) =>
    ask("/identity/handles", {
      ...{ method: "POST", text },
      headers: { "content-type": contentType, "x-gateway-bank-key": key, ...headers },
    });

const create =
  (json: (bank: Bank) => object): Send =>
  (bank, more) =>
    bank.call("/identity/handles", json(bank), more);

/** After another request under the same idempotency key has been answered. */
const again =
  (pathOf: (bank: Bank) => string, first: object, second: object): Send =>
  async (bank, { headers }) => {
    const path = pathOf(bank);
    const call = path.startsWith("/admin") ? owner : bank.call;
    const keyed = { headers: { ...headers, "idempotency-key": fresh("key") } };
    ok(await call(path, first, keyed));
    return call(path, second, keyed);
  };

const usedUp: Send = async ({ call, bank_id }, more) => {
  const path = `/admin/v1/banks/${bank_id}`;
  ok(await owner(path, { daily_quota: 20 }, { method: "PATCH" }), 200);
  let answer: Answer;
  do answer = await call(`/identity/handles/${fresh("nobody")}`, undefined, more);
  while (answer.status === 404);
  return answer;
};

const handlesKeys = ({ bank_id }: Bank) => `/admin/v1/banks/${bank_id}/keys`;
const keyless =
  (header: string, value: string): Send =>
  (_, { headers }) =>
    ask("/identity/claims", { headers: { ...headers, [header]: value } });

const refusals: [code: string, status: number, name: string, send: Send][] = [
  ["MALFORMED_JSON", 400, "half an object", asText('{"alias":')],
  ["MALFORMED_JSON", 400, "two values", asText("{} {}")],
  ["UNAUTHENTICATED", 401, "no key", (_, more) => ask("/identity/claims", more)],
  ["UNAUTHENTICATED", 401, "a made-up key", keyless("x-gateway-bank-key", "bk_secret")],
  [
    ...(["UNAUTHENTICATED", 401, "another kind of key"] as const),
    async (_, { headers = {} }) => {
      const { key } = await registry.newGateway();
      return ask("/identity/claims", { headers: { ...headers, "x-gateway-bank-key": key } });
    },
  ],
  [
    ...(["UNAUTHENTICATED", 401, "a made-up gateway's key on a public address"] as const),
    (_, more) => registry.asGateway("gk_secret")("/identity/banks", undefined, more),
  ],
  [
    "FORBIDDEN",
    403,
    "another bank's accounts",
    ({ call }, more) => call("/identity/banks/other/accounts", undefined, more),
  ],
  [
    ...(["FORBIDDEN", 403, "more than the role may"] as const),
    async (_, more) =>
      (await registry.newStaff("support")).call("/admin/v1/admin-keys", undefined, more),
  ],
  ["NOT_FOUND", 404, "no such address", (_, more) => ask("/identity/nothing", more)],
  [
    "NOT_FOUND",
    404,
    "no such handle",
    ({ call }, more) => call(`/identity/handles/${fresh("nobody")}`, undefined, more),
  ],
  [
    "NOT_FOUND",
    404,
    "no such claim",
    ({ call }, more) => call("/identity/claims/clm_none", undefined, more),
  ],
  ["NOT_FOUND", 404, "no such bank", (_, more) => owner("/admin/v1/banks/bnk_none/keys", {}, more)],
  [
    ...(["METHOD_NOT_ALLOWED", 405, "a method that the address does not take"] as const),
    (_, { headers = {} }) => ask("/identity/handles", { method: "PUT", headers }),
  ],
  [
    ...(["INVALID_STATE", 409, "a step that the state does not allow"] as const),
    async (bank, more) => {
      const { alias } = await registry.newCustomer(bank);
      return bank.call(`/identity/handles/${alias}/reinstate`, {}, more);
    },
  ],
  [
    ...(["IDEMPOTENCY_KEY_REUSED", 409, "another request under the same key"] as const),
    again(() => "/identity/handles", { alias: fresh("first") }, { alias: fresh("second") }),
  ],
  [
    ...(["KEY_RETIRED", 409, "a retired key's return"] as const),
    async (bank, more) => {
      const keys = handlesKeys(bank);
      const { key_id } = ok(await owner(keys, {})).body;
      ok(await owner(`${keys}/${key_id}/retire`, {}), 200);
      return owner(`${keys}/${key_id}/promote`, {}, more);
    },
  ],
  ["SECRET_ALREADY_SHOWN", 409, "a key asked for again", again(handlesKeys, {}, {})],
  [
    ...(["ALREADY_EXISTS", 409, "a name that is taken"] as const),
    async (bank, more) => {
      const { alias } = await registry.newCustomer(bank);
      return bank.call("/identity/handles", { alias }, more);
    },
  ],
  [
    ...(["CHANGE_PENDING", 409, "a second key of a live bank that waits for an approver"] as const),
    async (_, more) => {
      const terms = { realm: "live", name: "B", capabilities: ["PAYMENTS"] };
      const registered = await owner("/admin/v1/banks", { bank_handle: fresh("live"), ...terms });
      const keys = `/admin/v1/banks/${ok(registered).body.bank_id}/keys`;
      ok(await owner(keys, { sha256: heldKey("bk").sha256 }), 202);
      return owner(keys, { sha256: heldKey("bk").sha256 }, more);
    },
  ],
  [
    ...(["CHANGE_HAS_ENDED", 409, "an approval of a withdrawn key"] as const),
    async (_, more) => {
      const { key_id } = ok(await owner("/admin/v1/admin-keys", { name: "K", role: "owner" })).body;
      const [proposal] = ok(await owner(`/admin/v1/approvals?subject=${key_id}`), 200).body.data;
      const path = `/admin/v1/approvals/${proposal.proposal_id}`;
      ok(await owner(`${path}/withdraw`, {}), 200);
      return (await registry.newStaff("approver")).call(`${path}/approve`, {}, more);
    },
  ],
  ["PAYLOAD_TOO_LARGE", 413, "more than 64 KiB", asText(`{"alias":"${"a".repeat(65_536)}"}`)],
  [
    "UNSUPPORTED_MEDIA_TYPE",
    415,
    "a form",
    asText("alias=layla", "application/x-www-form-urlencoded"),
  ],
  [
    "VALIDATION_FAILED",
    422,
    "an unknown field",
    create(() => ({ alias: fresh("x"), iban: "none" })),
  ],
  ["RATE_LIMITED", 429, "a bank that has used up its day", usedUp],
];

describe("a refusal has a status, a code, and the caller's correlation id", () => {
  test.each(refusals)("%s %i: %s", async (code, status, _name, send) => {
    const bank = await registry.newBank();
    const correlation_id = fresh("correlation");
    const answer = await send(bank, { headers: { "x-correlation-id": correlation_id } });
    expect(verdictOf(answer)).toEqual([status, code]);
    expect(answer.body).toEqual({
      error: expect.objectContaining({
        ...{ code, correlation_id, retryable: code === "RATE_LIMITED" },
        message: expect.stringMatching(/^\S.{8,}\.?$/),
      }),
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ "x-correlation-id": correlation_id, "content-type": "application/json" },
      ...{ "cache-control": "no-store", "x-content-type-options": "nosniff" },
      ...(status === 401 ? { "www-authenticate": "Bearer" } : {}),
      ...(status === 405 ? { allow: "POST" } : {}),
      ...(status === 429 ? { "retry-after": expect.stringMatching(/^[1-9]\d*$/) } : {}),
    });
  });

  test("there is a row for each code that the registry can answer", () => {
    const root = resolvePath(import.meta.dirname, "../..");
    const codesIn = (pattern: string, form: RegExp) => {
      const paths = globSync(pattern, { cwd: root });
      const text = paths.map((path) => readFileSync(resolvePath(root, path), "utf8")).join("\n");
      return new Set([...text.matchAll(form)].map(([, code = ""]) => code));
    };
    const sources = "src/{registry/**/*,frame/records/*,base/platform/*}.{ts,tsx}";
    const codes = codesIn(sources, /\brefuse\(\s*"([A-Z_]+)"/g);
    // Only a failing database, or forty faster writers, cause this answer.
    codes.delete("SERVICE_UNAVAILABLE");
    // A key that signs the gateway's calls to a bank; the registry has none.
    codes.delete("KEY_IN_USE");
    // Only a raw socket can send such a request (malformed-requests.test.ts).
    codes.delete("MALFORMED_REQUEST");
    // Only records of a gateway can change while a proposal about them waits.
    codes.delete("CHANGE_OUTDATED");
    // No address of the registry takes a form.
    codes.delete("INVALID_REQUEST");
    // This world has several approvers.
    codes.delete("ONLY_APPROVER");
    // The conflicts of handles, links and claims have their rows next to the rules.
    const rows = new Set(refusals.map(([code]) => code));
    const beside = codesIn("test/registry/refusals*.ts", /\[\s*"([A-Z_]+)",\s*"/g);
    for (const code of beside) if (!rows.has(code)) codes.delete(code);
    expect([...codes].sort()).toEqual([...rows].sort());
  });

  test("a malformed correlation id is replaced by a new one", async () => {
    const headers = { "x-correlation-id": "not an id" };
    const [one, other] = [
      await ask("/identity/nothing", { headers }),
      await ask("/identity/nothing"),
    ];
    for (const { headers: sent, body } of [one, other]) {
      expect(body.error.correlation_id).toMatch(/^[0-9a-f]{32}$/);
      expect(sent.get("x-correlation-id")).toBe(body.error.correlation_id);
    }
  });
});

test.each([
  ["alias", { alias: "ab" }],
  ["alias", { alias: "a".repeat(31) }],
  ["alias", { alias: "two words" }],
  ["alias", { alias: "layla@bank" }],
  ["alias", { alias: "\u212alaus" }],
  ["alias", { alias: "registry" }],
  ["alias", {}],
  ["account_ref", { account_ref: "DE89370400440532013000" }],
  ["account_ref", { account_ref: "short" }],
  ["account_ref", { account_ref: "1234567890123456" }],
  ["currency", { currency: "usd" }],
  ["capabilities", { capabilities: ["PAYMENTS", "PAYMENTS"] }],
  ["capabilities", { capabilities: [] }],
  ["customer_proof.type", { customer_proof: { type: "TRUST_ME" } }],
  ["customer_proof.subject", { customer_proof: { type: "BANK_VERIFIED", subject: "784-1990" } }],
  ["customer_proof.subject.value", { customer_proof: proofOf("x") }],
  ["idempotency_key", { idempotency_key: "" }],
  ["body", []],
])("VALIDATION_FAILED names the field %s: %j", async (field, wrong) => {
  const bank = await registry.newBank();
  const isWhole = Array.isArray(wrong) || Object.keys(wrong).length === 0;
  const json = isWhole ? wrong : { alias: fresh("fine"), ...wrong };
  const answer = await bank.call("/identity/handles", json);
  expect([verdictOf(answer), answer.body.error.field]).toEqual([[422, "VALIDATION_FAILED"], field]);
});

test.each([
  ["realm", "/identity/resolve/layla?realm=both"],
  ["context", "/identity/resolve/layla?realm=test&context=OTHER"],
  ["limit", "/identity/banks?realm=test&limit=0"],
  ["cursor", "/identity/banks?realm=test&cursor=made-up"],
])("VALIDATION_FAILED names the parameter %s", async (field, path) => {
  const answer = await ask(path);
  expect([verdictOf(answer), answer.body.error.field]).toEqual([[422, "VALIDATION_FAILED"], field]);
});

const oneOf = (collection: string) => [`GET ${collection}`, `POST ${collection}`];
const bankAddresses = [
  ...["POST /identity/handles", "GET /identity/handles/a.name", "DELETE /identity/handles/a.name"],
  ...["verify", "suspend", "reinstate"].map((step) => `POST /identity/handles/a.name/${step}`),
  ...[...oneOf("/identity/banks/bank/accounts"), "POST /identity/banks/bank/accounts:batch"],
  ...[
    "GET /identity/banks/bank/digest",
    "GET /identity/banks/bank/changes",
    "GET /identity/banks/bank/accounts/ref",
  ],
  ...["DELETE /identity/banks/bank/accounts/ref", "POST /identity/banks/bank/accounts/ref/suspend"],
  ...["POST /identity/banks/bank/accounts/ref/reinstate", "POST /identity/customer-sessions"],
  ...[...oneOf("/identity/claims"), "GET /identity/claims/id"],
  ...["acknowledge", "confirm", "dispute", "cancel", "complete"].map(
    (step) => `POST /identity/claims/id/${step}`,
  ),
];
const adminAddresses = [
  ...["banks", "gateways"].flatMap((kind) => [
    ...oneOf(`/admin/v1/${kind}`),
    ...["GET", "PATCH", "DELETE"].map((method) => `${method} /admin/v1/${kind}/id`),
    ...[...oneOf(`/admin/v1/${kind}/id/keys`), `GET /admin/v1/${kind}/id/keys/key`],
    ...[`POST /admin/v1/${kind}/id/keys/key/promote`, `POST /admin/v1/${kind}/id/keys/key/retire`],
  ]),
  ...[...oneOf("/admin/v1/admin-keys"), "GET /admin/v1/admin-keys/key"],
  ...[
    "POST /admin/v1/admin-keys/key/retire",
    "GET /admin/v1/audit",
    "GET /admin/v1/audit/verification",
  ],
  ...["handles/a.name", "links/ref"].flatMap((path) => [
    ...[`GET /admin/v1/${path}`, `DELETE /admin/v1/${path}`],
    ...[`POST /admin/v1/${path}/suspend`, `POST /admin/v1/${path}/reinstate`],
  ]),
  ...["GET /admin/v1/claims", "GET /admin/v1/claims/id", "POST /admin/v1/claims/id/approve"],
  ...["POST /admin/v1/claims/id/cancel", "GET /admin/v1/lookups"],
];

test.each([...bankAddresses, ...adminAddresses])(
  "%s needs its own kind of key",
  async (address) => {
    const [method = "", path = ""] = address.split(" ");
    const { key } = await registry.newBank();
    const wrong = path.startsWith("/admin")
      ? { "x-gateway-bank-key": key }
      : { "x-gateway-key": key };
    for (const headers of [{}, wrong]) {
      expect(verdictOf(await ask(path, { method, headers }))).toEqual([401, "UNAUTHENTICATED"]);
    }
  },
);
