import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  readBankOfIban,
  readBankOfInstitution,
  readBankRecord,
} from "../../../src/network/banks/bank-records.ts";
import { readMerchant } from "../../../src/network/parties/merchants.ts";
import { db, migrate } from "./gateway.ts";
import {
  codeOf,
  decide,
  enrolStaff,
  env,
  fresh,
  HOUR,
  iban,
  liveBank,
  masked,
  otherIban,
  patchBank,
  patchLive,
  proposalOf,
  proposedAccount,
  settlementOf,
  stepsOf,
  T0,
  wait,
} from "./guarded-scene.ts";

/** Changes that redirect live money take two people and a delay (docs/decisions/064). */
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  await migrate();
  await enrolStaff();
});

// Nothing that a test before remembered or proposed is left.
beforeEach(async () => {
  wait(100 * HOUR);
  await db.prepare("delete from proposals").run();
});

afterAll(() => {
  vi.useRealTimers();
});

describe("a record that changed meanwhile", () => {
  const moveBehind = (merchantId: string) =>
    db
      .prepare("update merchant_settings set settlement_iban = ? where merchant_id = ?")
      .bind("FR1420041010050500013M02606", merchantId)
      .run();

  test("before the approval: the change is refused, and can be withdrawn", async () => {
    const { merchant_id, id } = await proposedAccount();
    await moveBehind(merchant_id);
    expect(codeOf(await decide(id, "approve"))).toBe("CHANGE_OUTDATED");
    expect((await decide(id, "withdraw")).body.status).toBe("WITHDRAWN");
  });

  test("after the approval: the change is void at its time", async () => {
    const { merchant_id, id } = await proposedAccount();
    await decide(id, "approve");
    await moveBehind(merchant_id);
    wait(24 * HOUR);
    expect(await settlementOf(merchant_id)).toBe("FR1420041010050500013M02606");
    expect(await proposalOf(id)).toMatchObject({ status: "VOID", void_reason: "RECORD_CHANGED" });
  });

  test("a record that is gone: the change is void, and holds nothing up", async () => {
    const { merchant_id, id } = await proposedAccount();
    const other = await proposedAccount();
    await decide(id, "approve");
    await decide(other.id, "approve");
    await db.prepare("delete from merchant_settings where merchant_id = ?").bind(merchant_id).run();
    wait(24 * HOUR);
    expect(await settlementOf(other.merchant_id)).toBe(otherIban);
    expect(await proposalOf(id)).toMatchObject({ status: "VOID", void_reason: "RECORD_GONE" });
  });

  const taken = [
    ["institution_code", { institution_code: "TAKENCODE" }, { institution_code: "TAKENCODE" }],
    ["iban_prefixes", { iban_prefixes: ["NL**TAKN", "NL**FREE"] }, { iban_prefixes: ["NL**TAKN"] }],
    ["iban_prefixes", { iban_prefixes: ["NL**LONG", "NL**FREE"] }, { iban_prefixes: ["NL91LON"] }],
  ] as const;

  test.each(taken)("a %s that another bank has before the approval: refused", async (...row) => {
    const [, change, others] = row;
    const bank = await liveBank();
    const { body } = await patchBank(bank, change);
    wait(1);
    const other = await liveBank(others);
    expect(codeOf(await decide(body.proposal.proposal_id, "approve"))).toBe("CHANGE_OUTDATED");
    await forgetBank(other);
  });

  test.each(taken)("a %s that another bank has in the meantime is not taken", async (...row) => {
    const [field, change, others] = row;
    const bank = await liveBank();
    const { body } = await patchBank(bank, change);
    wait(1);
    await decide(body.proposal.proposal_id, "approve");
    const other = await liveBank(others);
    wait(24 * HOUR);
    const stands = await readBankRecord(env, bank.bank_handle, "live", fresh);
    expect(stands).toMatchObject({ institution_code: bank.institution_code });
    expect(stands?.iban_prefixes).toEqual(bank.iban_prefixes);
    expect(await proposalOf(body.proposal.proposal_id)).toMatchObject({
      ...{ status: "VOID", void_reason: "VALUE_TAKEN" },
    });
    // What another bank has already cannot be proposed.
    const refused = await patchBank(bank, { [field]: other[field] });
    expect(refused.body.error).toMatchObject({ code: "ALREADY_EXISTS", field });
    await forgetBank(other);
  });

  const forgetBank = ({ bank_id }: { bank_id: string }) =>
    db.batch([
      db.prepare("delete from bank_iban_prefixes where bank_id = ?").bind(bank_id),
      db.prepare("delete from banks where bank_id = ?").bind(bank_id),
    ]);

  test("a bank that is suspended again stays suspended", async () => {
    const bank = await liveBank();
    await patchBank(bank, { status: "SUSPENDED" });
    const { body } = await patchBank(bank, { status: "ACTIVE" });
    wait(1);
    const id = body.proposal.proposal_id;
    await decide(id, "approve");
    wait(HOUR);
    expect((await patchBank(bank, { status: "SUSPENDED" })).status).toBe(200);
    expect(await proposalOf(id)).toMatchObject({ status: "VOID", void_reason: "SUSPENDED_AGAIN" });
    wait(24 * HOUR);
    expect((await readBankRecord(env, bank.bank_handle, "live", fresh))?.status).toBe("SUSPENDED");
  });

  test("a suspended bank still gets its other change, and stays suspended", async () => {
    const bank = await liveBank();
    const { body } = await patchBank(bank, { core_base_url: "https://new.example/bank" });
    wait(1);
    await decide(body.proposal.proposal_id, "approve");
    await patchBank(bank, { status: "SUSPENDED" });
    wait(24 * HOUR);
    expect(await readBankRecord(env, bank.bank_handle, "live", fresh)).toMatchObject({
      ...{ status: "SUSPENDED", core_base_url: "https://new.example/bank" },
    });
  });
});

describe("when the time of a change comes", () => {
  const account = "FR1420041010050500013M02606";
  type Bank = { bank_id: string; bank_handle: string; institution_code: string };
  const readers: [string, (bank: Bank) => Promise<boolean>][] = [
    [
      "handle",
      async ({ bank_handle }) =>
        (await readBankRecord(env, bank_handle, "live", fresh))?.status === "ACTIVE",
    ],
    [
      "new institution code",
      async ({ bank_id }) =>
        (await readBankOfInstitution(env, "NEWCODE1", "live", fresh))?.bank_id === bank_id,
    ],
    [
      "former institution code",
      async ({ institution_code }) =>
        (await readBankOfInstitution(env, institution_code, "live", fresh)) === null,
    ],
    [
      "IBAN",
      async ({ bank_id }) =>
        (await readBankOfIban(env, account, "live", fresh))?.bank_id === bank_id,
    ],
  ];

  test.each(readers)("who reads first, by %s, has it", async (_, hasIt) => {
    const bank = await liveBank();
    await patchBank(bank, { status: "SUSPENDED" });
    const json = { institution_code: "NEWCODE1", iban_prefixes: ["FR**2004"], status: "ACTIVE" };
    const { body } = await patchBank(bank, json);
    wait(1);
    await decide(body.proposal.proposal_id, "approve");
    wait(24 * HOUR - 1);
    expect(await hasIt(bank)).toBe(false);
    // Longer than a cache may remember.
    wait(2_000);
    expect(await hasIt(bank)).toBe(true);
    await db.prepare("delete from bank_iban_prefixes").run();
    await db.prepare("update banks set institution_code = bank_id").run();
  });

  test("many readers at that moment apply it once", async () => {
    const { merchant_id, id } = await proposedAccount();
    await decide(id, "approve");
    wait(24 * HOUR);
    const read20 = await Promise.all(Array.from({ length: 20 }, () => settlementOf(merchant_id)));
    expect(new Set(read20)).toEqual(new Set([otherIban]));
    const applied = (await stepsOf(merchant_id)).filter((step) => step.includes("in_force"));
    expect(applied).toEqual(["change.in_force by gateway"]);
  });

  test("a database that cannot be written gives an error, never the former value", async () => {
    const { merchant_id, id } = await proposedAccount();
    await decide(id, "approve");
    wait(24 * HOUR);
    let mayWrite = false;
    const DB = {
      prepare: env.DB.prepare.bind(env.DB),
      batch: (statements: D1PreparedStatement[]) =>
        mayWrite ? env.DB.batch(statements) : Promise.reject(new Error("D1 is away")),
    } as unknown as D1Database;
    const broken = { ...env, DB };
    await expect(readMerchant(broken, merchant_id, "live", fresh)).rejects.toThrow("D1 is away");
    mayWrite = true;
    const settings = await readMerchant(broken, merchant_id, "live", fresh);
    expect(settings?.settlement_iban).toBe(otherIban);
  });

  test("an operator's request decides on the new value", async () => {
    const { merchant_id, id } = await proposedAccount();
    await decide(id, "approve");
    wait(24 * HOUR);
    const again = await patchLive({ merchant_id }, { settlement_iban: otherIban });
    expect([again.status, again.body.modes.live.settlement_iban]).toEqual([200, masked[otherIban]]);
    const back = await patchLive({ merchant_id }, { settlement_iban: iban });
    expect(back.body.proposal.changes).toEqual([
      { field: "settlement_iban", from: masked[otherIban], to: masked[iban] },
    ]);
  });

  test("what it frees can be given to another record, though nobody has read it since", async () => {
    const [first, second] = [await liveBank(), await liveBank()];
    const { institution_code: wanted } = first;
    const moved = await patchBank(first, { institution_code: "MOVEDAWAY" });
    wait(1);
    await decide(moved.body.proposal.proposal_id, "approve");
    const early = await patchBank(second, { institution_code: wanted });
    expect(early.body.error).toMatchObject({ code: "ALREADY_EXISTS", field: "institution_code" });
    wait(24 * HOUR);
    const taking = await patchBank(second, { institution_code: wanted });
    expect(taking.status).toBe(202);
  });
});
