import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readBankRecord } from "../../../src/network/banks/bank-records.ts";
import { readSettings } from "../../../src/network/parties/administration.ts";
import { readMerchant } from "../../../src/network/parties/merchants.ts";
import { readTpp, type TppRecord } from "../../../src/network/parties/tpps.ts";
import { type Answer, ask, bankRequest, db, migrate, post } from "./gateway.ts";
import {
  codeOf,
  decide,
  enrolStaff,
  env,
  fresh,
  HOUR,
  iban,
  ids,
  keys,
  liveBank,
  liveMerchant,
  liveTpp,
  masked,
  newLiveBank,
  otherIban,
  patchBank,
  patchLive,
  patchTpp,
  proposalOf,
  proposedAccount,
  read,
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

/** A guarded change: its request by the operator's key, and the value that is in force. */
interface Guarded {
  subject: string;
  change: (key?: string) => Promise<Answer>;
  inForce: () => Promise<unknown>;
}

const changeOfBank = async (
  field:
    | "core_base_url"
    | "institution_code"
    | "iban_prefixes"
    | "ob_scopes_supported"
    | "currency"
    | "sca_exemption_limit"
    | "sca_exemption_daily_limit",
  to: unknown,
): Promise<Guarded> => {
  const bank = await liveBank();
  return {
    subject: bank.bank_id,
    change: (key) => patchBank(bank, { [field]: to }, key),
    inForce: async () => (await readBankRecord(env, bank.bank_handle, "live", fresh))?.[field],
  };
};

const changeOfMerchant = async (
  field: "settlement_iban" | "refund_authority" | "settlement_strategy",
  to: unknown,
): Promise<Guarded> => {
  const { merchant_id } = await liveMerchant();
  return {
    subject: merchant_id,
    change: (key) => patchLive({ merchant_id }, { [field]: to }, key),
    inForce: async () => (await readMerchant(env, merchant_id, "live", fresh))?.[field],
  };
};

const changeOfTpp = async (json: Record<string, unknown>): Promise<Guarded> => {
  const tpp = await liveTpp();
  const fields = Object.keys(json) as (keyof TppRecord)[];
  return {
    subject: tpp.tpp_id,
    change: (key) => patchTpp(tpp, json, key),
    inForce: async () => {
      const present = await readTpp(env, tpp.tpp_id, fresh);
      return Object.fromEntries(fields.map((field) => [field, present?.[field]]));
    },
  };
};

/** A row of the table: the change, and the value that it leads to. */
const ofTpp = (name: string, json: Record<string, unknown>) =>
  [name, json, () => changeOfTpp(json)] as [string, unknown, () => Promise<Guarded>];

const jwk = {
  ...{ kty: "EC", crv: "P-256", kid: "2026-11" },
  x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
  y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
};

const toActive = (bank: Answer["body"]): Guarded => ({
  subject: bank.bank_id,
  change: (key) => patchBank(bank, { status: "ACTIVE" }, key),
  inForce: async () => (await readBankRecord(env, bank.bank_handle, "live", fresh))?.status,
});

const reactivation = async (): Promise<Guarded> => {
  const bank = await liveBank();
  await patchBank(bank, { status: "SUSPENDED" });
  return toActive(bank);
};

/** A bank that closes in a month; the change keeps it open. */
const reopening = async (): Promise<Guarded> => {
  const bank = await liveBank();
  const closes_at = new Date(Date.now() + 30 * 24 * HOUR).toISOString();
  await post(`/admin/v1/banks/${bank.bank_id}/close`, { closes_at, note: "It leaves." }, { env });
  return {
    ...toActive(bank),
    inForce: async () => (await readBankRecord(env, bank.bank_handle, "live", fresh))?.takes_new,
  };
};

const strategies = ["SAME_BANK_ONLY", "NATIONAL_RAIL_ONLY"];

const changeOfStrategy = async (): Promise<Guarded> => {
  const present = (await readSettings(env, fresh)).settlement_strategy.live;
  const strategy = strategies.find((other) => other !== present);
  const path = "/admin/v1/settlement-strategy";
  return {
    subject: "settlement_strategy",
    change: (key = keys.operator) => ask(path, { method: "PUT", json: { strategy }, key, env }),
    inForce: async () => (await readSettings(env, fresh)).settlement_strategy.live,
  };
};

let _made = 0;

const guarded: [string, unknown, () => Promise<Guarded>][] = [
  [
    "a bank's address",
    "https://evil.example/bank",
    () => changeOfBank("core_base_url", "https://evil.example/bank"),
  ],
  ["a bank's institution code", "EVILCODE", () => changeOfBank("institution_code", "EVILCODE")],
  [
    "a bank's prefixes",
    ["FR**1", "FR**2"],
    () => changeOfBank("iban_prefixes", ["FR**2", "FR**1"]),
  ],
  [
    "a bank's scopes",
    ["accounts:read", "mandates:write"],
    () => changeOfBank("ob_scopes_supported", ["accounts:read", "mandates:write"]),
  ],
  ["the currency of a bank's limits", "EUR", () => changeOfBank("currency", "EUR")],
  ["a bank's limit without SCA", 5_000, () => changeOfBank("sca_exemption_limit", 5_000)],
  [
    "a bank's daily limit without SCA",
    20_000,
    () => changeOfBank("sca_exemption_daily_limit", 20_000),
  ],
  ["a bank's return to ACTIVE", "ACTIVE", reactivation],
  ["a closing bank's return to ACTIVE", true, reopening],
  ["a new bank's activation", "ACTIVE", async () => toActive(await newLiveBank())],
  ["a merchant's account", otherIban, () => changeOfMerchant("settlement_iban", otherIban)],
  ["a refund authority", true, () => changeOfMerchant("refund_authority", true)],
  [
    "a merchant's strategy",
    "NATIONAL_RAIL_ONLY",
    () => changeOfMerchant("settlement_strategy", "NATIONAL_RAIL_ONLY"),
  ],
  ["the operator's strategy", undefined, changeOfStrategy],
  ofTpp("a TPP's return addresses", { redirect_uris: ["https://evil.example/back"] }),
  ofTpp("a TPP's keys", { jwks: { keys: [jwk] } }),
  ofTpp("the address of a TPP's keys", { jwks_uri: "https://evil.example/jwks.json" }),
  ofTpp("how a TPP signs in", { auth_method: "SECRET", jwks_uri: null }),
  ofTpp("a further scope of a TPP", { scopes: ["accounts:read", "payments:write"] }),
];

describe.each(guarded)("%s in live mode", (_, to, scene) => {
  // Each test has a bank of its own, and no other bank may have its code or prefixes.
  afterEach(async () => {
    _made += 1;
    await db.batch([
      db.prepare("delete from bank_iban_prefixes"),
      db.prepare("update banks set institution_code = bank_id"),
    ]);
  });

  // @rule A2.1
  test("is not changed by one key alone, however long it waits", async () => {
    const { change, inForce, subject } = await scene();
    const before = await inForce();
    const answer = await change();
    expect([answer.status, answer.body.proposal.status]).toEqual([202, "PROPOSED"]);
    const id = answer.body.proposal.proposal_id;
    wait(1);
    for (const role of ["operator", "owner", "support"] as const) {
      expect([role, codeOf(await decide(id, "approve", keys[role]))]).toEqual([role, "FORBIDDEN"]);
    }
    wait(100 * HOUR);
    expect(await inForce()).toEqual(before);
    const steps = (await stepsOf(subject)).filter((step) => step.startsWith("change."));
    expect(steps).toEqual([`change.proposed by ${ids.operator}`]);
  });

  // @rule A2.3
  test("takes effect on time after its approval, and not a moment before", async () => {
    const { change, inForce } = await scene();
    const before = await inForce();
    const { body } = await change();
    const { proposal } = body;
    wait(1);
    const approved = await decide(proposal.proposal_id, "approve");
    const at = Date.now();
    expect([approved.status, approved.body]).toEqual([
      200,
      {
        ...proposal,
        status: "APPROVED",
        approved_by: ids.approver,
        approved_at: new Date(at).toISOString(),
        takes_effect_at: new Date(at + 24 * HOUR).toISOString(),
      },
    ]);
    wait(24 * HOUR - 1);
    expect(await inForce()).toEqual(before);
    wait(1);
    // Nothing but this reading has happened since.
    const after = await inForce();
    expect(after).not.toEqual(before);
    if (to !== undefined) expect(after).toEqual(to);
    expect(await proposalOf(proposal.proposal_id)).toEqual({
      ...approved.body,
      status: "IN_FORCE",
      ended_at: approved.body.takes_effect_at,
    });
  });

  test.each([
    ["reject", "REJECTED", false],
    ["reject", "REJECTED", true],
    ["withdraw", "WITHDRAWN", false],
    ["withdraw", "WITHDRAWN", true],
  ] as const)(
    "can be stopped by %s (%s), approved before: %s",
    async (verb, status, isApproved) => {
      const { change, inForce } = await scene();
      const before = await inForce();
      const id = (await change()).body.proposal.proposal_id;
      wait(1);
      if (isApproved) expect((await decide(id, "approve")).body.status).toBe("APPROVED");
      wait(23 * HOUR);
      const ended = await decide(id, verb);
      const by = verb === "reject" ? ids.approver : ids.operator;
      expect([ended.status, ended.body]).toMatchObject([
        200,
        { status, ended_by: by, ended_at: new Date(Date.now()).toISOString() },
      ]);
      wait(100 * HOUR);
      expect(await inForce()).toEqual(before);
      expect((await decide(id, verb)).body).toEqual(ended.body);
      expect(codeOf(await decide(id, "approve"))).toBe("CHANGE_HAS_ENDED");
      // The record is free for another proposal.
      expect((await change()).body.proposal.status).toBe("PROPOSED");
    },
  );

  test.each([true, false])(
    "can no longer be stopped when its time has come, read since: %s",
    async (isRead) => {
      const { change, inForce } = await scene();
      const id = (await change()).body.proposal.proposal_id;
      wait(1);
      const { body } = await decide(id, "approve");
      wait(24 * HOUR);
      if (isRead) await inForce();
      for (const verb of ["reject", "withdraw"] as const) {
        expect(codeOf(await decide(id, verb))).toBe("CHANGE_HAS_ENDED");
      }
      const after = await inForce();
      const ended_at = body.takes_effect_at;
      expect((await decide(id, "approve")).body).toEqual({ ...body, status: "IN_FORCE", ended_at });
      expect(await inForce()).toEqual(after);
    },
  );
});

describe("in test mode", () => {
  test("the same changes take effect at once", async () => {
    const { body: bank } = await post("/admin/v1/banks", bankRequest());
    const json = {
      core_base_url: "https://sandbox.example.com/two",
      institution_code: "OTHERTEST",
    };
    expect((await patchBank(bank, json)).status).toBe(200);
    expect(await readBankRecord(env, bank.bank_handle, "test", fresh)).toMatchObject(json);
    const { merchant_id } = await liveMerchant();
    const path = `/admin/v1/merchants/${merchant_id}`;
    const modes = { test: { settlement_iban: otherIban, refund_authority: true } };
    const answer = await ask(path, { method: "PATCH", json: { modes }, key: keys.operator, env });
    expect([answer.status, answer.body.modes.test.refund_authority]).toEqual([200, true]);
    expect((await read("approvals")).body.data).toEqual([]);
  });
});

describe("the changes of one request", () => {
  test("are one proposal; what needs no second person is done at once", async () => {
    const { merchant_id } = await liveMerchant();
    const answer = await ask(`/admin/v1/merchants/${merchant_id}`, {
      ...{ method: "PATCH", key: keys.operator, env },
      json: {
        name: "New Name",
        modes: {
          test: { settlement_iban: otherIban },
          live: { settlement_iban: otherIban, refund_authority: true, optional_events: [] },
        },
      },
    });
    const { proposal, ...merchant } = answer.body;
    expect(merchant).toMatchObject({
      name: "New Name",
      modes: {
        test: { settlement_iban: masked[otherIban] },
        live: { settlement_iban: masked[iban], refund_authority: false },
      },
    });
    expect(proposal.changes).toEqual([
      { field: "settlement_iban", from: masked[iban], to: masked[otherIban] },
      { field: "refund_authority", from: false, to: true },
    ]);
    wait(1);
    await decide(proposal.proposal_id, "approve");
    wait(24 * HOUR);
    expect((await read(`merchants/${merchant_id}`)).body.modes.live).toMatchObject({
      ...{ settlement_iban: masked[otherIban], refund_authority: true },
    });
  });

  test("a new account ends the refund authority, as one change", async () => {
    const merchant = await liveMerchant();
    const grant = "update merchant_settings set refund_authority = 1 where merchant_id = ?";
    await db.prepare(grant).bind(merchant.merchant_id).run();
    const { body } = await patchLive(merchant, { settlement_iban: otherIban });
    expect(body.proposal.changes).toEqual([
      { field: "settlement_iban", from: masked[iban], to: masked[otherIban] },
      { field: "refund_authority", from: true, to: false },
    ]);
  });

  test("that change nothing propose nothing", async () => {
    const merchant = await liveMerchant();
    const same = { settlement_iban: iban, refund_authority: false, settlement_strategy: null };
    const answer = await patchLive(merchant, same);
    expect([answer.status, answer.body.proposal]).toEqual([200, undefined]);
    const bank = await liveBank();
    const { core_base_url, institution_code, iban_prefixes } = bank;
    const again = await patchBank(bank, { core_base_url, institution_code, iban_prefixes });
    expect([again.status, again.body]).toEqual([200, bank]);
  });

  test("hold no whole account number, neither in answers nor in the audit log", async () => {
    const { merchant_id, id } = await proposedAccount();
    await decide(id, "approve");
    const { results } = await db.prepare("select details from audit_log").all();
    const shown = [JSON.stringify(results), (await read("approvals")).text];
    shown.push((await read(`merchants/${merchant_id}`)).text);
    for (const text of shown) expect(text).not.toMatch(new RegExp(`${iban}|${otherIban}`));
    expect(shown[0]).toContain(masked[otherIban]);
  });
});
