import { describe, expect, test } from "vitest";
import { sha256Hex } from "../../src/base/platform/crypto.ts";
import { EMPTY_DIGEST, xorHex } from "../../src/registry/draft.ts";
import { requireDigests } from "./always.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asOwner,
  type Bank,
  Browser,
  confirmAt,
  db,
  fresh,
  link,
  migrate,
  newBank,
  newCustomer,
  newGateway,
  ok,
  proofOf,
} from "./registry.ts";

const clock = standingClock(30 * DAY);
await migrate();
const [aurora, borealis] = [await newBank(), await newBank()];
const gateway = await newGateway();

const read = async (bank: Bank, alias: string) =>
  ok(await bank.call(`/identity/handles/${alias}`), 200).body;
const find = (bank: Bank, value: string, changes: object = {}) =>
  bank.call("/identity/handles:find", { subject: { ...proofOf(value).subject, ...changes } });
const listed = async (bank: Bank, query = "") =>
  ok(await bank.call(`/identity/banks/${bank.bank_handle}/handles${query}`), 200).body;
const verify = (alias: string, customer_proof: object) =>
  aurora.call(`/identity/handles/${alias}/verify`, { customer_proof });

describe("the handle_id", () => {
  // @rule R1.8
  test("is in every view and stays when the customer changes the name", async () => {
    const [customer] = [await newCustomer(aurora), await newCustomer(aurora)];
    const { handle_id, links } = await read(aurora, customer.alias);
    expect(handle_id).toMatch(/^hdl_/);
    expect(links[0].handle_id).toBe(handle_id);
    const renamed = fresh("renamed");
    const browser = await Browser.openedBy(aurora, customer);
    expect((await browser.choose("username", { username: renamed })).status).toBe(303);
    expect((await read(aurora, renamed)).handle_id).toBe(handle_id);
    const { body } = ok(await aurora.call(`${aurora.accounts}/${customer.account_ref}`), 200);
    expect(body).toMatchObject({ handle_id, alias: renamed });
    expect((await listed(aurora, `?handle_id=${handle_id}`)).data).toMatchObject([
      { handle_id, alias: renamed, status: "ACTIVE", sponsor_bank: aurora.bank_handle },
    ]);
  });
});

interface Sponsored {
  handle_id: string;
  alias: string;
  status: string;
  suspensions: { bank: string | null };
}

describe("the list of sponsored handles", () => {
  test("has each handle once over its pages, with those in quarantine, and no other bank's", async () => {
    const bank = await newBank();
    const made: string[] = [];
    for (let count = 0; count < 5; count++) made.push((await newCustomer(bank)).alias);
    await newCustomer(borealis);
    const [deleted = ""] = made;
    ok(await bank.call(`/identity/handles/${deleted}`, undefined, { method: "DELETE" }), 204);
    const found: { alias: string; status: string }[] = [];
    let cursor = "";
    do {
      const page = await listed(bank, `?limit=2${cursor}`);
      found.push(...page.data);
      cursor = page.next_cursor === null ? "" : `&cursor=${page.next_cursor}`;
    } while (cursor !== "");
    expect(found.map(({ alias }) => alias).sort()).toEqual([...made].sort());
    expect(found.find(({ alias }) => alias === deleted)?.status).toBe("DEACTIVATED");
  });

  test("leaves out names that were given up before any proof", async () => {
    const bank = await newBank();
    const { alias } = ok(await bank.call("/identity/handles", { alias: fresh("given-up") })).body;
    ok(await bank.call(`/identity/handles/${alias}`, undefined, { method: "DELETE" }), 204);
    expect((await listed(bank)).data).toEqual([]);
  });

  test("has each handle in its bucket of the digest, with what the fingerprint covers", async () => {
    const bank = await newBank();
    const digest = async () =>
      ok(await bank.call(`/identity/banks/${bank.bank_handle}/digest`), 200).body.handles;
    expect(await digest()).toEqual({ count: 0, digest: "0".repeat(64), buckets: {} });
    const customers = [];
    for (let count = 0; count < 4; count++) customers.push(await newCustomer(bank));
    const [first, second, third] = customers.map(({ alias }) => alias);
    ok(await bank.call(`/identity/handles/${first}`, undefined, { method: "DELETE" }), 204);
    ok(await bank.call(`/identity/handles/${second}/suspend`, { reason: "CUSTOMER_LOCK" }), 200);
    const agrees = async () => {
      const { buckets, count, digest: total } = await digest();
      expect(count).toBe(customers.length);
      const all: string[] = [];
      for (const bucket of "0123456789abcdef") {
        const { data } = await listed(bank, `?bucket=${bucket}`);
        const prints: string[] = data.map((row: Sponsored) => {
          expect(sha256Hex(row.handle_id)[0]).toBe(bucket);
          const { handle_id, alias, status, suspensions } = row;
          return sha256Hex(JSON.stringify([handle_id, alias, status, suspensions.bank]));
        });
        const expected = { count: prints.length, digest: prints.reduce(xorHex, EMPTY_DIGEST) };
        expect(buckets[bucket] ?? { count: 0, digest: EMPTY_DIGEST }).toEqual(expected);
        all.push(...prints);
      }
      expect(total).toBe(all.reduce(xorHex, EMPTY_DIGEST));
      return total;
    };
    const before = await agrees();
    // Under the operator's suspension the bank loses its own: the status stays SUSPENDED.
    const bySuspension = { reason: "FRAUD" };
    ok(await asOwner(`/admin/v1/handles/${third}/suspend?realm=test`, bySuspension), 200);
    const imposed = await agrees();
    expect(imposed).not.toBe(before);
    ok(await bank.call(`/identity/handles/${third}/suspend`, { reason: "BANK" }), 200);
    expect(await agrees()).not.toBe(imposed);
  });

  test("refuses a bucket that is not one hex digit", async () => {
    const path = `/identity/banks/${aurora.bank_handle}/handles?bucket=g`;
    const { status, body } = await aurora.call(path);
    expect([status, body.error.field]).toEqual([422, "bucket"]);
  });

  test("leaves out what time has freed, before any sweep", async () => {
    const bank = await newBank();
    const alias = fresh("lapsing");
    const { handle_id } = ok(await bank.call("/identity/handles", { alias })).body;
    expect((await listed(bank)).data).toMatchObject([
      { handle_id, status: "PENDING_VERIFICATION" },
    ]);
    clock.moveTo(7 * DAY);
    expect((await listed(bank)).data).toEqual([]);
  });

  test("refuses the cursor of another list, and what is no handle_id", async () => {
    await newCustomer(aurora);
    await newCustomer(aurora);
    const { body } = await aurora.call(`${aurora.accounts}?limit=1`);
    const path = `/identity/banks/${aurora.bank_handle}/handles?cursor=${body.next_cursor}`;
    expect((await aurora.call(path)).body.error.field).toBe("cursor");
    const malformed = `/identity/banks/${aurora.bank_handle}/handles?handle_id=hdl_x`;
    expect((await aurora.call(malformed)).body.error.message).toMatch(/must be an id like hdl_\d/);
  });

  test("is closed to other banks", async () => {
    const path = `/identity/banks/${aurora.bank_handle}/handles`;
    expect((await borealis.call(path)).status).toBe(403);
  });
});

describe("a handle is found by its customer", () => {
  // @rule R6.5
  test("at the sponsor and at banks with a confirmed link, and nowhere else", async () => {
    const customer = await newCustomer(aurora);
    const { handle_id } = await read(aurora, customer.alias);
    expect(ok(await find(aurora, customer.subject), 200).body).toEqual(
      await read(aurora, customer.alias),
    );
    expect((await find(borealis, customer.subject)).status).toBe(404);
    const ref = await link(borealis, customer.alias);
    expect((await find(borealis, customer.subject)).status).toBe(404);
    await confirmAt(aurora, customer, ref);
    expect(ok(await find(borealis, customer.subject), 200).body).toMatchObject({
      handle_id,
      links: [{ account_ref: ref }],
    });
    expect((await find(aurora, customer.subject, { scheme: "PASSPORT" })).status).toBe(404);
    expect((await find(aurora, "nobody at all")).body.error).toMatchObject({
      ...{ code: "NOT_FOUND", field: "subject" },
    });
  });

  test("for 1 token if there is one, else for 20, so that nobody tries out numbers", async () => {
    const bank = await newBank();
    const quota = { method: "PATCH", json: { daily_quota: 20 + 1 + 2 * 20 } };
    ok(await asOwner(`/admin/v1/banks/${bank.bank_id}`, undefined, quota), 200);
    const { subject } = await newCustomer(bank);
    const statuses: number[] = [];
    for (const value of [subject, "a guess", "another guess", "one more"]) {
      statuses.push((await find(bank, value)).status);
    }
    expect(statuses).toEqual([200, 404, 404, 429]);
  });
});

describe("a subject comes later", () => {
  test("for a verified handle that has none, once", async () => {
    const alias = fresh("later");
    ok(await aurora.call("/identity/handles", { alias, customer_proof: proofOf() }));
    ok(await verify(alias, proofOf(`id of ${alias}`)), 200);
    expect(ok(await find(aurora, `id of ${alias}`), 200).body.alias).toBe(alias);
    expect((await verify(alias, proofOf(`id of ${alias}`))).body.error.code).toBe("INVALID_STATE");
    expect((await verify(alias, proofOf("of another one"))).body.error.code).toBe("INVALID_STATE");
  });

  test("not if another handle has it, nor without one, nor while a claim is open", async () => {
    const known = await newCustomer(aurora);
    const { alias } = await newUnknown();
    const taken = await verify(alias, known.proof);
    expect(taken.body.error).toMatchObject({
      code: "ALREADY_EXISTS",
      field: "customer_proof.subject",
    });
    expect((await verify(alias, proofOf())).body.error.code).toBe("INVALID_STATE");
    const claim = { type: "PORTABILITY", alias, account_ref: accountRef() };
    ok(await borealis.call("/identity/claims", { ...claim, customer_proof: proofOf("rival") }));
    expect((await verify(alias, proofOf("somebody"))).body.error.code).toBe("CLAIM_OPEN");
    // A refusal that can be repeated tells nothing of the customer whom the proof names.
    expect((await verify(alias, known.proof)).body.error.code).toBe("CLAIM_OPEN");
    const again = await verify((await newCustomer(aurora)).alias, known.proof);
    expect(again.body.error.code).toBe("INVALID_STATE");
  });
});

/** A verified customer whose bank sent no national id. */
const newUnknown = async () => {
  const alias = fresh("unknown");
  return ok(await aurora.call("/identity/handles", { alias, customer_proof: proofOf() })).body;
};

describe("PATCH of a link", () => {
  const patch = (bank: Bank, ref: string, json: object) =>
    bank.call(`${bank.accounts}/${ref}`, json, { method: "PATCH" });

  // @rule R2.9
  test("changes capabilities and currency, and keeps default and visibility", async () => {
    const customer = await newCustomer(aurora);
    const browser = await Browser.openedBy(aurora, customer);
    const hide = { account_ref: customer.account_ref, visibility: "GATEWAYS" };
    expect((await browser.choose("visibility", hide)).status).toBe(303);
    for (const kind of ["PAYER", "PAYEE"]) {
      const chosen = { account_ref: customer.account_ref, kind };
      expect((await browser.choose("default", chosen)).status).toBe(303);
    }
    const before = ok(await aurora.call(`${aurora.accounts}/${customer.account_ref}`), 200).body;
    const changes = { capabilities: ["PAYMENTS"], currency: "EUR" };
    expect(ok(await patch(aurora, customer.account_ref, changes), 200).body).toEqual({
      ...before,
      ...changes,
    });
    expect(before.default_for).toEqual(["ANY", "BANK", "PAYER", "PAYEE"]);
    expect(ok(await patch(aurora, customer.account_ref, { currency: null }), 200).body).toEqual({
      ...before,
      ...{ capabilities: ["PAYMENTS"], currency: null },
    });
    const back = { capabilities: before.capabilities };
    expect(ok(await patch(aurora, customer.account_ref, back), 200).body).toEqual({
      ...before,
      currency: null,
    });
    expect((await gateway.resolve(customer.alias)).body.routes).toMatchObject([
      { account_ref: customer.account_ref, default: true, ...back },
    ]);
    await requireDigests("after a PATCH");
  });

  test("of a suspended link leaves it suspended, and is noted only if it changes something", async () => {
    const { account_ref } = await newCustomer(aurora);
    const suspended = { status: "SUSPENDED", suspensions: { bank: "BANK", operator: null } };
    const path = `${aurora.accounts}/${account_ref}/suspend`;
    ok(await aurora.call(path, { reason: "BANK" }), 200);
    for (const json of [{ currency: "EUR" }, { currency: "EUR" }, {}]) {
      const { body } = ok(await patch(aurora, account_ref, json), 200);
      expect(body).toMatchObject({ ...suspended, currency: "EUR" });
    }
    const noted = "select count(*) n from audit_log where action = 'link.changed' and subject = ?";
    expect(await db.prepare(noted).bind(account_ref).first("n")).toBe(1);
  });

  // @rule R2.9
  test("not of another bank's link, of an ended one, or beyond the bank's capabilities", async () => {
    const customer = await newCustomer(aurora);
    const ref = customer.account_ref;
    expect((await patch(borealis, ref, { currency: "EUR" })).status).toBe(404);
    const payer = await newBank(fresh("payer"), "test", ["PAYMENTS"]);
    const own = await newCustomer(payer);
    const beyond = await patch(payer, own.account_ref, { capabilities: ["OPEN_BANKING"] });
    expect(beyond.body.error.field).toBe("capabilities");
    const account = `${aurora.accounts}/${ref}`;
    ok(await aurora.call(account, undefined, { method: "DELETE" }), 204);
    expect((await patch(aurora, ref, { currency: "EUR" })).body.error.code).toBe("INVALID_STATE");
  });
});
