import { describe, expect, test } from "vitest";
import { sweep } from "../../src/registry/sweep.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asOwner,
  type Bank,
  confirmAt,
  db,
  fresh,
  link,
  migrate,
  newBank,
  newCustomer,
  ok,
  proofOf,
  registryEnv,
  resolve,
} from "./registry.ts";

const clock = standingClock(365 * DAY);
await migrate();
const [aurora, borealis] = [await newBank(), await newBank()];

/** A proof with a wrong subject, or with a wrong member of one. */
const proving = (subject: object | string) => ({
  type: "BANK_VERIFIED",
  subject: typeof subject === "string" ? subject : { ...proofOf("784-1990").subject, ...subject },
});

const onDay = (count: number) => clock.moveTo(count * DAY);
const create = (bank: Bank, json: object, headers: Record<string, string> = {}) =>
  bank.call("/identity/handles", json, { headers });
const remove = (bank: Bank, alias: string) =>
  bank.call(`/identity/handles/${alias}`, undefined, { method: "DELETE" });

describe("a handle begins", () => {
  // @rule R1.5 R1.10 R2.2
  test("ACTIVE with the bank's proof, and its account is LINKED and the default", async () => {
    const alias = fresh("Layla");
    const account_ref = accountRef();
    const answer = await create(aurora, { alias, account_ref, customer_proof: proofOf("AB 12") });
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(`/identity/handles/${alias.toLowerCase()}`);
    expect(answer.body).toMatchObject({
      alias: alias.toLowerCase(),
      status: "ACTIVE",
      sponsor_bank: aurora.bank_handle,
      links: [{ account_ref, status: "LINKED", default: true, vouched_by: aurora.bank_handle }],
    });
    expect((await resolve(alias)).status).toBe(200);
  });

  test("PENDING_VERIFICATION without it, and routable once the proof is there", async () => {
    const alias = fresh("pending");
    const { body } = ok(await create(aurora, { alias, account_ref: accountRef() }));
    expect(body.status).toBe("PENDING_VERIFICATION");
    expect((await resolve(alias)).status).toBe(404);
    const verify = { customer_proof: proofOf(`id ${alias}`) };
    const other = await borealis.call(`/identity/handles/${alias}/verify`, verify);
    expect(other.status).toBe(403);
    ok(await aurora.call(`/identity/handles/${alias}/verify`, verify), 200);
    expect((await resolve(alias)).status).toBe(200);
    expect((await aurora.call(`/identity/handles/${alias}/verify`, verify)).status).toBe(409);
  });

  test.each([
    ["alias", { alias: "ab" }],
    ["alias", { alias: "a b c" }],
    ["alias", { alias: "admin" }],
    ["alias", { alias: "layla@aurora" }],
    ["alias", { alias: "\u212alaus" }],
    ["account_ref", { alias: "valid", account_ref: "short" }],
    ["account_ref", { alias: "valid", account_ref: "DE89370400440532013000" }],
    ["currency", { alias: "valid", currency: "XXX" }],
    ["customer_proof.type", { alias: "valid", customer_proof: { type: "TRUST_ME" } }],
    ["customer_proof.subject", { alias: "valid", customer_proof: proving("784-1990") }],
    [
      "customer_proof.subject.scheme",
      { alias: "valid", customer_proof: proving({ scheme: "ID" }) },
    ],
    [
      "customer_proof.subject.country",
      { alias: "valid", customer_proof: proving({ country: "UK" }) },
    ],
    [
      "customer_proof.subject.value",
      { alias: "valid", customer_proof: proving({ value: "АВ 1234" }) },
    ],
    [
      "customer_proof.subject.value",
      { alias: "valid", customer_proof: proving({ value: "1-2-3" }) },
    ],
    ["iban", { alias: "valid", iban: "DE89370400440532013000" }],
  ])("not with a bad %s: %j", async (field, json) => {
    const { status, body } = await create(aurora, json);
    expect(status).toBe(422);
    expect(body.error.field).toBe(field);
  });

  test("not under a bank's own handle", async () => {
    const { body } = await create(aurora, { alias: borealis.bank_handle });
    expect(body.error).toMatchObject({ code: "VALIDATION_FAILED", field: "alias" });
  });
});

describe("one name, one customer", () => {
  test("a taken name is 409", async () => {
    const { alias } = await newCustomer(aurora);
    const { status, body } = await create(borealis, { alias, customer_proof: proofOf("other") });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: "ALREADY_EXISTS", field: "alias" });
  });

  // @rule R1.3 R1.9
  test("a second handle for one subject is 409, at any bank, however the id is written", async () => {
    const alias = fresh("first");
    await newCustomer(aurora, alias, "ab-123 456");
    for (const value of ["AB123456", "ａｂ１２３４５６", "ab\u2011١٢٣٤٥٦"]) {
      const again = { alias: fresh("second"), customer_proof: proofOf(value) };
      const { status, body } = await create(borealis, again);
      expect(status).toBe(409);
      expect(body.error.field).toBe("customer_proof.subject");
    }
  });

  test("equal numbers of two schemes, or of two countries, are two customers", async () => {
    const { subject } = proofOf("AB 77 77");
    for (const other of [{}, { scheme: "PASSPORT" }, { country: "GB" }]) {
      const customer_proof = { type: "BANK_VERIFIED", subject: { ...subject, ...other } };
      ok(await create(aurora, { alias: fresh("equal"), customer_proof }));
    }
  });

  test("twenty banks in parallel: one gets the name, and the chain is intact", async () => {
    const alias = fresh("wanted");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        create(n % 2 ? aurora : borealis, { alias, customer_proof: proofOf(`wants ${n}`) }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    const { body } = await asOwner("/admin/v1/audit/verification?chain=test");
    expect(body.intact).toBe(true);
  });

  // @rule R1.9
  test("the national id is stored nowhere, not even as a hash that can be guessed", async () => {
    const subject = "ZZ-SECRET-99";
    const alias = fresh("private");
    const headers = { "idempotency-key": "private" };
    ok(await create(aurora, { alias, customer_proof: proofOf(subject) }, headers));
    const { sha256Hex } = await import("../../src/base/platform/crypto.ts");
    const { requestHash } = await import("../../src/base/platform/request-body.ts");
    const guess = requestHash({ alias, customer_proof: proofOf(subject) });
    for (const table of ["handles", "audit_log", "idempotency"]) {
      const rows = JSON.stringify((await db.prepare(`select * from ${table}`).all()).results);
      expect(rows).not.toContain(subject);
      expect(rows).not.toContain(sha256Hex(subject));
      expect(rows).not.toContain(guess);
    }
  });
});

describe("an idempotency key", () => {
  const headers = () => ({ "idempotency-key": fresh("key") });

  test("gets the first answer again, byte for byte", async () => {
    const key = headers();
    const json = { alias: fresh("again"), customer_proof: proofOf() };
    const first = ok(await create(aurora, json, key));
    const second = ok(await create(aurora, json, key));
    expect(second.text).toBe(first.text);
    expect(second.headers.location).toBe(first.headers.location);
    expect(second.headers["idempotency-replayed"]).toBe("true");
  });

  test("with another request is 409, and counts separately for each bank", async () => {
    const key = headers();
    ok(await create(aurora, { alias: fresh("one"), customer_proof: proofOf() }, key));
    const reused = await create(aurora, { alias: fresh("two") }, key);
    expect(reused.body.error.code).toBe("IDEMPOTENCY_KEY_REUSED");
    ok(await create(borealis, { alias: fresh("three") }, key));
  });

  test("in parallel creates once", async () => {
    const key = headers();
    const json = { alias: fresh("race"), customer_proof: proofOf() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(aurora, json, key)));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers.filter((answer) => !answer.headers["idempotency-replayed"])).toHaveLength(1);
  });

  test("of an answer with a secret gets the refusal that it was shown", async () => {
    const key = { headers: headers() };
    const path = `/admin/v1/banks/${aurora.bank_id}/keys`;
    ok(await asOwner(path, {}, key));
    expect((await asOwner(path, {}, key)).body.error.code).toBe("SECRET_ALREADY_SHOWN");
  });
});

describe("suspension", () => {
  // @rule R1.11
  test("by the sponsor and by the operator, each for its own reasons", async () => {
    const { alias } = await newCustomer(aurora);
    const path = `/identity/handles/${alias}`;
    expect((await aurora.call(`${path}/suspend`, { reason: "FRAUD" })).status).toBe(403);
    expect((await borealis.call(`${path}/suspend`, { reason: "BANK" })).status).toBe(403);
    ok(await aurora.call(`${path}/suspend`, { reason: "BANK" }), 200);
    expect((await aurora.call(`${path}/suspend`, { reason: "BANK" })).status).toBe(409);
    ok(await aurora.call(`${path}/reinstate`, {}), 200);

    const admin = `/admin/v1/handles/${alias}`;
    const fraud = await asOwner(`${admin}/suspend?realm=test`, { reason: "FRAUD" });
    expect(ok(fraud, 200).body).toMatchObject({ status: "SUSPENDED", reason: "FRAUD" });
    expect((await aurora.call(`${path}/reinstate`, {})).status).toBe(403);
    expect((await remove(aurora, alias)).status).toBe(403);
    ok(await asOwner(`${admin}/reinstate?realm=test`, {}), 200);
    expect((await resolve(alias)).status).toBe(200);
  });

  test("by the sponsor first, and the operator's on top of it", async () => {
    const { alias } = await newCustomer(aurora);
    const path = `/identity/handles/${alias}`;
    const admin = `/admin/v1/handles/${alias}/suspend?realm=test`;
    ok(await aurora.call(`${path}/suspend`, { reason: "BANK" }), 200);
    expect((await asOwner(admin, { reason: "CUSTOMER_LOCK" })).status).toBe(403);
    expect(ok(await asOwner(admin, { reason: "FRAUD" }), 200).body.reason).toBe("FRAUD");
    const both = { status: "SUSPENDED", suspensions: { bank: "BANK", operator: "FRAUD" } };
    expect(ok(await aurora.call(path), 200).body).toMatchObject(both);
    // Each lifts its own, in any order.
    const lifted = { status: "SUSPENDED", suspensions: { bank: null, operator: "FRAUD" } };
    expect(ok(await aurora.call(`${path}/reinstate`, {}), 200).body).toMatchObject(lifted);
    expect((await aurora.call(`${path}/reinstate`, {})).status).toBe(403);
  });
});

describe("DELETE deactivates", () => {
  // @rule R1.7
  test("for the sponsor and the operator; all banks' links end, and a repeat changes nothing", async () => {
    const { alias, account_ref } = await newCustomer(aurora);
    const pending = await link(borealis, alias);
    expect((await remove(borealis, alias)).status).toBe(403);
    ok(await remove(aurora, alias), 204);
    ok(await remove(aurora, alias), 204);
    for (const [bank, ref] of [
      [aurora, account_ref],
      [borealis, pending],
    ] as const) {
      const { body } = await bank.call(`${bank.accounts}/${ref}`);
      expect(body).toMatchObject({ status: "UNLINKED", reason: "HANDLE_DEACTIVATED" });
    }
    const other = await newCustomer(aurora);
    const byOperator = { method: "DELETE" };
    const path = `/identity/handles/${other.alias}?realm=test`;
    ok(await asOwner(path, undefined, byOperator), 204);
  });

  test("an unverified handle, and a repeat is 204 for whom it was deleted", async () => {
    const alias = fresh("withdrawn");
    ok(await create(aurora, { alias }));
    expect((await remove(borealis, alias)).status).toBe(403);
    for (const _again of [1, 2, 3]) ok(await remove(aurora, alias), 204);
    const audited = db.prepare(
      "select count(*) n from audit_log where action = 'handle.withdrawn'",
    );
    expect(await audited.first("n")).toBe(1);
    expect((await remove(borealis, alias)).status).toBe(404);
    expect(
      (await aurora.call(`/identity/handles/${alias}/suspend`, { reason: "BANK" })).status,
    ).toBe(404);
    ok(
      await asOwner(`/identity/handles/${alias}?realm=test`, undefined, { method: "DELETE" }),
      204,
    );
    ok(await create(borealis, { alias, customer_proof: proofOf(`id ${alias}`) }));
    expect((await remove(aurora, alias)).status).toBe(403);
  });

  test("a repeat for an unverified handle is 204 for seven days, swept or not", async () => {
    const alias = fresh("withdrawn");
    ok(await create(aurora, { alias }));
    ok(await remove(aurora, alias), 204);
    onDay(7 - 1 / DAY);
    await sweep(registryEnv());
    ok(await remove(aurora, alias), 204);
    onDay(7);
    await sweep(registryEnv());
    expect((await remove(aurora, alias)).status).toBe(404);
  });

  test("a name unknown to the registry is 404", async () => {
    expect((await remove(aurora, "no-such-name")).status).toBe(404);
  });

  // @rule R1.6
  test("the customer may have another name at once, the old one is free after 90 days", async () => {
    const { alias, subject } = await newCustomer(aurora);
    ok(await remove(aurora, alias), 204);
    await newCustomer(aurora, fresh("new-name"), subject);
    onDay(90 - 1 / DAY);
    expect((await create(borealis, { alias, customer_proof: proofOf("next") })).status).toBe(409);
    onDay(90);
    ok(await create(borealis, { alias, customer_proof: proofOf("next") }));
  });
});

test("first answers are repeated for thirty days", async () => {
  const json = { alias: fresh("repeated"), customer_proof: proofOf(fresh("id")) };
  const again = () =>
    aurora.call("/identity/handles", json, { headers: { "idempotency-key": json.alias } });
  const first = ok(await again());
  onDay(29);
  await sweep(registryEnv());
  expect((await again()).text).toBe(first.text);
  onDay(30);
  await sweep(registryEnv());
  // The key creates nothing again, because the name is taken.
  expect((await again()).body.error.code).toBe("ALREADY_EXISTS");
});

describe("an unverified handle", () => {
  // @rule R1.5
  test("lapses after seven days", async () => {
    const alias = fresh("lapsing");
    ok(await create(aurora, { alias }));
    onDay(7 - 1 / DAY);
    expect((await create(borealis, { alias })).status).toBe(409);
    onDay(7);
    ok(await create(borealis, { alias }));
  });

  test("is withdrawn by its bank", async () => {
    const alias = fresh("withdrawn");
    ok(await create(aurora, { alias }));
    ok(await aurora.call(`/identity/handles/${alias}`, undefined, { method: "DELETE" }), 204);
    const { results } = await db
      .prepare("select action from audit_log where details like ? order by sequence")
      .bind(`%${alias}%`)
      .all();
    expect(results.at(-1)).toEqual({ action: "handle.withdrawn" });
    ok(await create(borealis, { alias }));
  });

  test("is read as it is now, swept or not", async () => {
    const [alias, customer] = [fresh("read"), await newCustomer(aurora)];
    ok(await create(aurora, { alias }));
    const account_ref = await link(borealis, customer.alias);
    onDay(7);
    expect((await aurora.call(`/identity/handles/${alias}`)).status).toBe(404);
    expect(ok(await borealis.call(`${borealis.accounts}/${account_ref}`), 200).body).toMatchObject({
      ...{ status: "UNLINKED", reason: "LAPSED" },
    });
    const deleted = { method: "DELETE" };
    ok(await aurora.call(`/identity/handles/${customer.alias}`, undefined, deleted), 204);
    onDay(7 + 90);
    expect((await aurora.call(`/identity/handles/${customer.alias}`)).status).toBe(404);
  });
});

test("a handle does not exist for banks that have no part in it", async () => {
  const customer = await newCustomer(aurora);
  const { alias } = customer;
  expect((await borealis.call(`/identity/handles/${alias}`)).status).toBe(404);
  const account_ref = await link(borealis, alias);
  // Any bank can create such a link. Its part begins when the customer confirms.
  expect((await borealis.call(`/identity/handles/${alias}`)).status).toBe(404);
  await confirmAt(aurora, customer, account_ref);
  const { body } = ok(await borealis.call(`/identity/handles/${alias}`), 200);
  expect(body.links).toHaveLength(1);
  expect(body.links[0].bank_handle).toBe(borealis.bank_handle);
});
