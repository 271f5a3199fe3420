import { beforeAll, describe, expect, test } from "vitest";
import {
  accountRef,
  type Bank,
  DAY,
  fresh,
  ok,
  proofOf,
  type Registry,
  type RegistryCustomer,
  verdictOf,
} from "./registry-steps.ts";
import { enterRegistry, expectWhole, type RegistryWorld } from "./registry-world.ts";

/** A customer's handle from its creation to its release, in a world whose clock is moved. */
let advance: RegistryWorld["advance"];
let registry: Registry;
let aurora: Bank;
let borealis: Bank;
let noted: RegistryWorld["noted"];

beforeAll(async () => {
  ({ registry, advance, noted } = await enterRegistry());
  aurora = await registry.newBank("aurora");
  borealis = await registry.newBank("borealis");
});

const pathOf = (alias: string) => `/identity/handles/${alias}`;
const create = (bank: Bank, json: object, headers: Record<string, string> = {}) =>
  bank.call("/identity/handles", json, { headers });
const bySponsor = (alias: string, step: string, json: object = {}) =>
  aurora.call(`${pathOf(alias)}/${step}`, json);
const byOperator = (alias: string, step: string, json: object = {}) =>
  registry.owner(`/admin/v1/handles/${alias}/${step}?realm=test`, json);
const removeAsOperator = (path: string) =>
  registry.owner(`${path}?realm=test`, undefined, { method: "DELETE" });

const stateOf = async (alias: string): Promise<string> =>
  ok(await registry.owner(`/admin/v1/handles/${alias}?realm=test`), 200).body.status;

const unverified = async (): Promise<string> => {
  const alias = fresh("unverified");
  ok(await create(aurora, { alias, account_ref: accountRef() }));
  return alias;
};

const removed = async (): Promise<RegistryCustomer> => {
  const customer = await registry.newCustomer(aurora);
  ok(await aurora.remove(pathOf(customer.alias)), 204);
  return customer;
};

describe("a handle begins", () => {
  test("ACTIVE with the bank's proof, its account LINKED and the default", async () => {
    const [alias, account_ref] = [fresh("Layla"), accountRef()];
    const folded = alias.toLowerCase();
    const customer_proof = proofOf(`id ${alias}`);
    const answer = ok(await create(aurora, { alias, account_ref, customer_proof }));
    expect(answer.headers.get("location")).toBe(pathOf(folded));
    expect(answer.body).toMatchObject({
      ...{ alias: folded, handle: folded, status: "ACTIVE", reason: null },
      sponsor_bank: aurora.bank_handle,
      links: [{ account_ref, status: "LINKED", default: true, vouched_by: aurora.bank_handle }],
    });
    expect(ok(await aurora.call(pathOf(alias)), 200).body).toEqual(answer.body);
    expect((await registry.resolve(alias)).body).toMatchObject({
      ...{ alias: folded, handle: folded, bank_handle: aurora.bank_handle, status: "ACTIVE" },
      routes: [{ bank_id: aurora.bank_id, account_ref, default: true }],
    });
  });

  test("PENDING_VERIFICATION without one, and routable once the bank sends the proof", async () => {
    const alias = await unverified();
    expect(await stateOf(alias)).toBe("PENDING_VERIFICATION");
    expect((await registry.resolve(alias)).status).toBe(404);
    const customer_proof = proofOf(`id ${alias}`);
    expect(ok(await bySponsor(alias, "verify", { customer_proof }), 200).body).toMatchObject({
      ...{ status: "ACTIVE", verified_at: expect.any(String) },
    });
    expect((await registry.resolve(alias)).status).toBe(200);
  });

  test("one for each customer, at any bank and however the id is written", async () => {
    const { alias, subject } = await registry.newCustomer(aurora);
    const customer_proof = proofOf(` ${subject.toUpperCase()}`.replaceAll(" ", "-").slice(1));
    const second = await create(borealis, { alias: fresh("second"), customer_proof });
    expect(verdictOf(second)).toEqual([409, "ALREADY_EXISTS"]);
    expect(second.body.error.field).toBe("customer_proof.subject");

    const pending = await unverified();
    const verified = await bySponsor(pending, "verify", { customer_proof });
    expect(verdictOf(verified)).toEqual([409, "ALREADY_EXISTS"]);
    expect(await stateOf(pending)).toBe("PENDING_VERIFICATION");

    const taken = await create(borealis, { alias, customer_proof: proofOf("somebody else") });
    expect([verdictOf(taken), taken.body.error.field]).toEqual([[409, "ALREADY_EXISTS"], "alias"]);
    ok(await aurora.remove(pathOf(alias)), 204);
    ok(await create(borealis, { alias: fresh("second"), customer_proof }));
  });

  test.each([
    ["an IBAN", "DE89370400440532013000"],
    ["an IBAN in small letters and groups", "de89.3704-0044_0532.0130-00"],
    ["an IBAN with a wrong check digit", "de88370400440532013000"],
    ["an IBAN that lacks a digit", "de8937040044053201300"],
    ["an IBAN behind a word", "x-no9386011117947"],
    ["digits alone", "4915112345678"],
    ["no letter", "123.456-7"],
  ])("never as %s", async (_what, alias) => {
    const refused = await create(aurora, { alias, account_ref: accountRef() });
    expect([verdictOf(refused), refused.body.error.field]).toEqual([
      [422, "VALIDATION_FAILED"],
      "alias",
    ]);
    const handles = { bank_handle: alias.toLowerCase(), name: "A bank", realm: "test" };
    const bank = await registry.owner("/admin/v1/banks", {
      ...handles,
      capabilities: ["PAYMENTS"],
    });
    expect([verdictOf(bank), bank.body.error.field]).toEqual([
      [422, "VALIDATION_FAILED"],
      "bank_handle",
    ]);
  });

  test("once for each idempotency key, and a repeat gets the same bytes", async () => {
    const alias = fresh("once");
    const json = { alias, account_ref: accountRef(), customer_proof: proofOf(`id ${alias}`) };
    const headers = { "idempotency-key": `key of ${alias}` };
    const first = ok(await create(aurora, json, headers));
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    ok(await bySponsor(alias, "suspend", { reason: "BANK" }), 200);

    const entries = await registry.auditedDuring(async () => {
      const inBody = { idempotency_key: headers["idempotency-key"] };
      for (const again of [
        await create(aurora, json, headers),
        await create(aurora, { ...inBody, ...json }),
      ]) {
        expect([again.status, again.text]).toEqual([201, first.text]);
        expect(again.headers.get("idempotency-replayed")).toBe("true");
        expect(again.headers.get("location")).toBe(pathOf(alias));
      }
      const other = await create(aurora, { ...json, alias: fresh("other") }, headers);
      expect(verdictOf(other)).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
      const torn = await create(aurora, { ...json, idempotency_key: "another" }, headers);
      expect(verdictOf(torn)).toEqual([422, "VALIDATION_FAILED"]);
    });
    expect(entries).toEqual([]);
    // Another bank's idempotency keys are separate.
    ok(await create(borealis, { alias: fresh("other") }, headers));
  });
});

describe("who may", () => {
  test.each(["BANK", "CUSTOMER_LOCK"])("a bank suspends for %s and lifts it", async (reason) => {
    const { alias } = await registry.newCustomer(aurora);
    const gateway = await registry.newGateway();
    expect(ok(await bySponsor(alias, "suspend", { reason }), 200).body).toMatchObject({
      ...{ status: "SUSPENDED", reason },
    });
    expect((await gateway.resolve(alias)).body.status).toBe("SUSPENDED");
    expect(ok(await bySponsor(alias, "reinstate"), 200).body).toMatchObject({
      ...{ status: "ACTIVE", reason: null },
    });
    expect((await gateway.resolve(alias)).status).toBe(200);
  });

  test.each(["FRAUD", "LEGAL"])("%s is imposed and lifted only by the operator", async (reason) => {
    const { alias } = await registry.newCustomer(aurora);
    expect(verdictOf(await bySponsor(alias, "suspend", { reason }))).toEqual([403, "FORBIDDEN"]);
    expect(await stateOf(alias)).toBe("ACTIVE");
    // On top of the bank's own suspension, which the bank could have lifted itself.
    ok(await bySponsor(alias, "suspend", { reason: "BANK" }), 200);
    expect(ok(await byOperator(alias, "suspend", { reason }), 200).body.reason).toBe(reason);
    expect(verdictOf(await aurora.remove(pathOf(alias)))).toEqual([403, "FORBIDDEN"]);
    // Each lifts its own: the bank its own first, and not the operator's.
    expect(ok(await bySponsor(alias, "reinstate"), 200).body.suspensions).toEqual({
      ...{ bank: null, operator: reason },
    });
    expect(verdictOf(await bySponsor(alias, "reinstate"))).toEqual([403, "FORBIDDEN"]);
    expect(await stateOf(alias)).toBe("SUSPENDED");
    expect(ok(await byOperator(alias, "reinstate"), 200).body.status).toBe("ACTIVE");
  });

  test("another bank: nothing, in any state", async () => {
    const customer_proof = proofOf("of another bank");
    const suspended = await registry.newCustomer(aurora);
    ok(await bySponsor(suspended.alias, "suspend", { reason: "BANK" }), 200);
    const active = await registry.newCustomer(aurora);
    const pending = await unverified();
    for (const alias of [pending, active.alias, suspended.alias, (await removed()).alias]) {
      const state = await stateOf(alias);
      for (const [step, json] of [
        ["verify", { customer_proof }],
        ["suspend", { reason: "BANK" }],
        ["reinstate", {}],
      ] as const) {
        const answer = await borealis.call(`${pathOf(alias)}/${step}`, json);
        expect(verdictOf(answer)).toEqual([403, "FORBIDDEN"]);
      }
      expect(verdictOf(await borealis.remove(pathOf(alias)))).toEqual([403, "FORBIDDEN"]);
      expect(verdictOf(await borealis.call(pathOf(alias)))).toEqual([404, "NOT_FOUND"]);
      expect(await stateOf(alias)).toBe(state);
    }
  });

  test.each([pathOf, (alias: string) => `/admin/v1/handles/${alias}`])(
    "the operator deactivates a handle at either of its addresses (%#)",
    async (addressOf) => {
      const { alias, account_ref } = await registry.newCustomer(aurora);
      ok(await byOperator(alias, "suspend", { reason: "FRAUD" }), 200);
      ok(await removeAsOperator(addressOf(alias)), 204);
      expect(await stateOf(alias)).toBe("DEACTIVATED");
      expect((await aurora.call(`${aurora.accounts}/${account_ref}`)).body).toMatchObject({
        ...{ status: "UNLINKED", reason: "HANDLE_DEACTIVATED" },
      });
    },
  );

  test("nobody deactivates it while a claim is open", async () => {
    const { alias, subject } = await registry.newCustomer(aurora);
    const claim = { type: "PORTABILITY", alias, account_ref: accountRef() };
    const customer_proof = proofOf(subject);
    const { claim_id } = ok(
      await borealis.call("/identity/claims", { ...claim, customer_proof }),
    ).body;
    expect(verdictOf(await aurora.remove(pathOf(alias)))).toEqual([409, "CLAIM_OPEN"]);
    expect(verdictOf(await removeAsOperator(pathOf(alias)))).toEqual([409, "CLAIM_OPEN"]);
    expect((await registry.resolve(alias)).status).toBe(200);
    ok(await borealis.call(`/identity/claims/${claim_id}/cancel`, {}), 200);
    ok(await aurora.remove(pathOf(alias)), 204);
  });

  test("an unknown name, and a name at a bank, are not found", async () => {
    const { alias } = await registry.newCustomer(aurora);
    for (const name of [fresh("nobody"), `${alias}@${aurora.bank_handle}`, "no name at all"]) {
      expect(verdictOf(await bySponsor(name, "reinstate"))).toEqual([404, "NOT_FOUND"]);
      expect(verdictOf(await aurora.remove(pathOf(name)))).toEqual([404, "NOT_FOUND"]);
    }
  });
});

describe("time", () => {
  test("a deactivated name is blocked for ninety days, and then free for another customer", async () => {
    const { alias } = await removed();
    const taker = { alias, account_ref: accountRef(), customer_proof: proofOf(`new ${alias}`) };
    const ownAgain = { alias, customer_proof: proofOf(`id ${alias}`) };
    for (const wait of [0, 89 * DAY, DAY - 60_000]) {
      await advance(wait);
      expect(verdictOf(await create(borealis, taker))).toEqual([409, "ALREADY_EXISTS"]);
      expect(verdictOf(await create(aurora, ownAgain))).toEqual([409, "ALREADY_EXISTS"]);
      expect((await registry.resolve(alias)).status).toBe(404);
    }
    await advance(60_000);
    ok(await create(borealis, taker));
    expect((await registry.resolve(alias)).body.routes).toMatchObject([
      { bank_handle: borealis.bank_handle, account_ref: taker.account_ref },
    ]);
    // The former bank has nothing to do with the new handle.
    expect(verdictOf(await aurora.remove(pathOf(alias)))).toEqual([403, "FORBIDDEN"]);
  });

  test("an unverified name lapses after seven days, without a quarantine", async () => {
    const alias = await unverified();
    await advance(7 * DAY - 60_000);
    expect(verdictOf(await create(borealis, { alias }))).toEqual([409, "ALREADY_EXISTS"]);
    await advance(60_000);
    const customer_proof = proofOf(`late ${alias}`);
    const late = await bySponsor(alias, "verify", { customer_proof });
    expect(verdictOf(late)).toEqual([404, "NOT_FOUND"]);
    ok(await create(borealis, { alias }));
    expect(await stateOf(alias)).toBe("PENDING_VERIFICATION");
  });

  test("a reservation does not block a verified customer", async () => {
    const alias = await unverified();
    const customer_proof = proofOf(`verified ${alias}`);
    ok(await create(borealis, { alias, account_ref: accountRef(), customer_proof }));
    expect((await registry.resolve(alias)).body.bank_handle).toBe(borealis.bank_handle);
    expect(verdictOf(await bySponsor(alias, "verify", { customer_proof }))[0]).toBe(403);
  });
});

test("the audit of all this is intact", async () => {
  await expectWhole({ registry, noted });
});
