import { beforeAll, describe, expect, test } from "vitest";
import type { Mode } from "../../../../src/base/platform/env.ts";
import {
  readBankOfIban,
  readBankOfInstitution,
  readBankRecord,
} from "../../../../src/network/banks/bank-records.ts";
import { facelessBank } from "../../../network/parties/faceless.ts";
import { ask, auditOf, bankRequest, db, gatewayEnv, migrate, newBank, post } from "../gateway.ts";

beforeAll(() => migrate());

const banks = "/admin/v1/banks";

describe("registering a bank", () => {
  test("answers 201 with the record and its address", async () => {
    const request = bankRequest({ bank_id: "bnk_given", fees: { gateway_fee: 25 } });
    const answer = await post(banks, request);
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe("/admin/v1/banks/bnk_given");
    expect(answer.body).toEqual({
      ...request,
      status: "ACTIVE",
      available_auth_methods: ["OTP", "PUSH"],
      timeout_ms: 10_000,
      ...{ ob_scopes_supported: [], currency: null, sca_exemption_limit: 0 },
      ...{ sca_exemption_daily_limit: null, max_consent_expiry_days: 90, history_days: 365 },
      ...facelessBank,
      ...{ closes_at: null, open_breakers: [] },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updated_at: answer.body.created_at,
    });
    expect((await ask("/admin/v1/banks/bnk_given")).body).toEqual(answer.body);
  });

  test.each([
    ["test", "ACTIVE", "https://sandbox.example.com/bank"],
    ["live", "SUSPENDED", "https://bank.example.com/core"],
  ])("in %s mode makes it %s", async (mode, status, core_base_url) => {
    const { body } = await post(banks, bankRequest({ mode, core_base_url }));
    expect(body.status).toBe(status);
    expect(await readBankRecord(gatewayEnv(), body.bank_handle, mode as Mode)).toMatchObject({
      status,
    });
  });

  test("is audited with its author", async () => {
    const bankId = await newBank({ name: "Audited" });
    expect(await auditOf(bankId)).toEqual([
      {
        actor: "key_first_owner",
        action: "bank.registered",
        details: expect.objectContaining({ bank_id: bankId, name: "Audited" }),
      },
    ]);
  });

  const taken = bankRequest({ bank_id: "bnk_taken", iban_prefixes: ["DE**77777777", "GB**TAKN"] });
  test.each([
    ["bank_id", bankRequest({ bank_id: taken.bank_id })],
    ["bank_handle", bankRequest({ bank_handle: taken.bank_handle })],
    ["institution_code", bankRequest({ institution_code: taken.institution_code })],
    ["iban_prefixes", bankRequest({ iban_prefixes: ["FR**111", "GB**TAKN"] })],
  ])("with another's %s is 409 ALREADY_EXISTS and stores nothing", async (field, request) => {
    await post(banks, taken);
    const answer = await post(banks, request);
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatchObject({ code: "ALREADY_EXISTS", field });
    const kept = await readBankRecord(gatewayEnv(), request.bank_handle, "test", { fresh: true });
    expect(kept?.bank_id ?? null).toBe(field === "bank_handle" ? "bnk_taken" : null);
  });

  test.each([
    ["SE**50", "SE**5000"],
    ["SE**5001", "SE**50"],
    ["SE**51", "SE4551"],
    ["SE4552", "SE**52"],
    ["SE**53", "SE**53"],
    ["SE**", "SE4553"],
  ])("a bank that has %s keeps another from having %s", async (owned, wanted) => {
    const owner = await newBank({ iban_prefixes: [owned] });
    const refused = await post(banks, bankRequest({ iban_prefixes: ["FI**99", wanted] }));
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.objectContaining({
        ...{ code: "ALREADY_EXISTS", field: "iban_prefixes" },
        message: `iban_prefixes: ${wanted} overlaps ${owned} of another bank.`,
      }),
    ]);
    const other = await newBank({ iban_prefixes: ["FI**98"] });
    const moved = { method: "PATCH", json: { iban_prefixes: ["FI**98", wanted] } };
    expect((await ask(`${banks}/${other}`, moved)).status).toBe(409);
    expect((await ask(`${banks}/${other}`)).body.iban_prefixes).toEqual(["FI**98"]);
    // Its own prefixes may overlap.
    const own = { method: "PATCH", json: { iban_prefixes: [owned, `${wanted}1`] } };
    expect((await ask(`${banks}/${owner}`, own)).status).toBe(200);
    for (const bank of [owner, other]) {
      await db.prepare("delete from bank_iban_prefixes where bank_id = ?").bind(bank).run();
    }
  });

  // @rule A3.3
  test("of many with overlapping prefixes at the same moment, one is enrolled", async () => {
    const wanted = ["IE**AIB", "IE**AIBK", "IE29AIBK", "IE29", "IE**AIBK93", "IE**A"];
    const answers = await Promise.all(
      wanted.map((prefix) => post(banks, bankRequest({ iban_prefixes: [prefix] }))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test("the same handle, institution and prefixes are possible in the other mode", async () => {
    const request = bankRequest();
    const twin = { ...request, mode: "live", core_base_url: "https://bank.example.com/gateway" };
    expect((await post(banks, request)).status).toBe(201);
    expect((await post(banks, twin)).status).toBe(201);
  });
});

describe("an invalid request is 422 and names the field", () => {
  test.each<[string, Record<string, unknown>]>([
    ["bank_handle", { bank_handle: "A" }],
    ["bank_handle", { bank_handle: "x".repeat(31) }],
    ["bank_handle", { bank_handle: "ab" }],
    ["bank_handle", { bank_handle: "two words" }],
    ["bank_handle", { bank_handle: undefined }],
    ["bank_id", { bank_id: "mer_someone" }],
    ["name", { name: "" }],
    ["name", { name: "two\nlines" }],
    ["mode", { mode: "sandbox" }],
    ["institution_code", { institution_code: "lower" }],
    ["iban_prefixes", { iban_prefixes: [] }],
    ["iban_prefixes.0", { iban_prefixes: ["DE"] }],
    ["iban_prefixes.1", { iban_prefixes: ["DE89", "de89"] }],
    ["iban_prefixes", { iban_prefixes: ["DE89", "DE89"] }],
    ["capabilities", { capabilities: [] }],
    ["capabilities.0", { capabilities: ["EVERYTHING"] }],
    ["available_auth_methods.0", { available_auth_methods: ["FACE"] }],
    ["timeout_ms", { timeout_ms: 10_001 }],
    ["timeout_ms", { timeout_ms: 99 }],
    ["fees.gateway_fee", { fees: { gateway_fee: -1 } }],
    ["fees.gateway_fee", { fees: { gateway_fee: 0.5 } }],
    ["surprise", { surprise: true }],
    ["core_base_url", { core_base_url: "not an address" }],
  ])("%s %j", async (field, changes) => {
    const answer = await post(banks, bankRequest(changes));
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({ code: "VALIDATION_FAILED", field });
  });
});

// @rule G6.2
describe("the allowed addresses of a bank", () => {
  const local = { LOCAL: "on" };
  test.each<[string, string, object, number]>([
    ["test", "https://sandbox.example.com/banks/one", {}, 201],
    ["test", "https://sandbox.example.com:8443/banks/one", {}, 422],
    ["test", "https://sandbox.example.com.evil.example/banks", {}, 422],
    ["test", "https://user@sandbox.example.com/banks", {}, 422],
    ["test", "https://sandbox.example.com/banks?next=", {}, 422],
    ["test", "https://bank.example.com/core", {}, 422],
    ["test", "http://127.0.0.1:9209/banks/one", {}, 201],
    ["test", "http://127.0.0.1:9210/banks/one", {}, 422],
    ["test", "http://127.0.0.1:9210/banks/one", local, 201],
    ["test", "http://[::1]:9210/banks/one", local, 201],
    ["test", "http://192.168.1.5/banks/one", local, 422],
    ["live", "https://bank.example.com/core", {}, 201],
    ["live", "https://sandbox.example.com/banks/one", {}, 422],
    ["live", "https://sandbox.example.com:8443/banks/one", {}, 422],
    ["live", "http://bank.example.com/core", {}, 422],
    ["live", "http://bank.example.com/core", local, 422],
    ["live", "https://127.0.0.1/core", local, 422],
    ["live", "https://gateway.example.com/core", {}, 422],
    ["live", "https://sandbox.example.com./core", {}, 422],
    ["live", "https://bank.example.com/core?", {}, 422],
    ["live", "https://bank.example.com/core#", {}, 422],
    ["live", "https://localhost../core", {}, 422],
    ["live", "https://10-0-0-1.bank.example.com/core", {}, 422],
    ["live", "https://bank.example.com/co\nre", {}, 422],
    ["test", "https://sandbox.example.com/banks/one?", {}, 422],
    ["test", "https://sandbox.example.com/banks/one#", {}, 422],
    ["test", "http://[::1]:8789/core", local, 201],
  ])("%s mode at %s (%j): %i", async (mode, core_base_url, changes, status) => {
    const request = bankRequest({ mode, core_base_url });
    const answer = await post(banks, request, { env: gatewayEnv(changes) });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body.error.field).toBe("core_base_url");
  });

  test("the address is stored without a slash at its end", async () => {
    const core_base_url = "https://sandbox.example.com/banks/one//";
    const { body } = await post(banks, bankRequest({ core_base_url }));
    expect(body.core_base_url).toBe("https://sandbox.example.com/banks/one");
  });
});

describe("changing a bank", () => {
  test("changes only the given fields", async () => {
    const { body: before } = await post(banks, bankRequest());
    const answer = await ask(`${banks}/${before.bank_id}`, {
      method: "PATCH",
      json: { status: "SUSPENDED", timeout_ms: 500, iban_prefixes: ["NL**AAAA"] },
    });
    expect(answer.status).toBe(200);
    const { updated_at } = answer.body;
    expect(answer.body).toEqual({
      ...before,
      status: "SUSPENDED",
      timeout_ms: 500,
      iban_prefixes: ["NL**AAAA"],
      updated_at,
    });
    const [, entry] = await auditOf(before.bank_id);
    expect(entry).toMatchObject({ action: "bank.changed", details: { status: "SUSPENDED" } });
  });

  test.each([
    ["core_base_url", 422, { core_base_url: "https://elsewhere.example.com" }],
    ["bank_handle", 422, { bank_handle: "other" }],
    ["mode", 422, { mode: "live" }],
    ["iban_prefixes", 409, { iban_prefixes: ["SE**TAKEN"], name: "Not kept" }],
  ])("%s is refused with %i and nothing changes", async (field, status, json) => {
    await newBank({ iban_prefixes: ["SE**TAKEN"] });
    const { body: before } = await post(
      banks,
      bankRequest({ iban_prefixes: [`SE**${status}${field.length}`] }),
    );
    const answer = await ask(`${banks}/${before.bank_id}`, { method: "PATCH", json });
    expect(answer.status).toBe(status);
    expect(answer.body.error.field).toBe(field);
    expect((await ask(`${banks}/${before.bank_id}`)).body).toEqual(before);
  });

  test("an unknown bank is 404", async () => {
    const change = { method: "PATCH", json: { name: "Nobody" } };
    expect((await ask(`${banks}/bnk_nobody`, change)).status).toBe(404);
    expect((await ask(`${banks}/bnk_nobody`)).status).toBe(404);
  });
});

describe("the list of banks", () => {
  test("is newest first, page by page without gaps", async () => {
    const made = [await newBank(), await newBank(), await newBank()];
    const first = await ask(`${banks}?limit=2`);
    const second = await ask(`${banks}?limit=1&cursor=${first.body.next_cursor}`);
    const seen = [...first.body.data, ...second.body.data].map((bank) => bank.bank_id);
    expect(new Set(seen).size).toBe(3);
    expect(seen.every((id) => made.includes(id))).toBe(true);
    expect(first.body.data[0]).toHaveProperty("iban_prefixes");
  });

  test.each([
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["cursor=bogus", "cursor"],
    [`cursor=${btoa("1.2.3").replace(/=+$/, "")}`, "cursor"],
  ])("?%s is 422", async (query, field) => {
    const answer = await ask(`${banks}?${query}`);
    expect(answer.status).toBe(422);
    expect(answer.body.error.field).toBe(field);
  });
});

describe("finding a bank", () => {
  const env = gatewayEnv();

  // @rule P6.9
  test("the longest prefix of an IBAN decides, with or without check digits", async () => {
    const wide = await newBank({ iban_prefixes: ["CH**00762"] });
    const exact = await newBank({ iban_prefixes: ["CH**9"] });
    // Requests refuse overlapping prefixes.
    const overlap = "update bank_iban_prefixes set prefix = 'CH9300762011' where bank_id = ?";
    await db.prepare(overlap).bind(exact).run();
    expect((await readBankOfIban(env, "CH9300762011623852957", "test"))?.bank_id).toBe(exact);
    expect((await readBankOfIban(env, "CH4400762999999999999", "test"))?.bank_id).toBe(wide);
    expect(await readBankOfIban(env, "CH4400999999999999999", "test")).toBeNull();
    expect(await readBankOfIban(env, "CH9300762011623852957", "live")).toBeNull();
  });

  test("handle and institution name a bank of one mode", async () => {
    const { body } = await post(banks, bankRequest());
    expect((await readBankRecord(env, body.bank_handle, "test"))?.bank_id).toBe(body.bank_id);
    expect(await readBankRecord(env, body.bank_handle, "live")).toBeNull();
    const code = body.institution_code;
    expect((await readBankOfInstitution(env, code, "test"))?.bank_id).toBe(body.bank_id);
    expect(await readBankOfInstitution(env, code, "live")).toBeNull();
  });
});
