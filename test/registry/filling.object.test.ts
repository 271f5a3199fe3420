import { describe, expect, test } from "vitest";
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
  ok,
} from "./registry.ts";

/** A bank that fills the registry (R6.2): what it writes costs it 20 tokens. */
standingClock(DAY);
await migrate();

const entries = async (): Promise<number> =>
  (await db.prepare("select count(*) as n from audit_log").first<{ n: number }>())?.n ?? 0;

const written = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await entries();
  await work();
  return (await entries()) - before;
};

/** A bank with tokens for so many changes in a day. */
const newBankFor = async (changes: number): Promise<Bank> => {
  const bank = await newBank();
  const change = { method: "PATCH", json: { daily_quota: changes * 20 + 19 } };
  ok(await asOwner(`/admin/v1/banks/${bank.bank_id}`, undefined, change), 200);
  return bank;
};

/** Five changes besides the one that brings its customer. */
const SIX = 6;

// @rule R6.2 R6.6
describe("a bank's changes end with its tokens", () => {
  test("when it toggles a link's currency", async () => {
    const bank = await newBankFor(SIX);
    const { account_ref } = await newCustomer(bank);
    const statuses: number[] = [];
    const toggled = await written(async () => {
      for (let count = 0; count < 10; count++) {
        const json = { currency: count % 2 === 0 ? "EUR" : "USD" };
        const path = `${bank.accounts}/${account_ref}`;
        statuses.push((await bank.call(path, json, { method: "PATCH" })).status);
      }
    });
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(5).fill(429)]);
    expect(toggled).toBe(5);
  });

  test.each(["handles", "accounts"] as const)(
    "when it suspends and reinstates %s, although suspending is free",
    async (kind) => {
      const bank = await newBankFor(SIX);
      const { alias, account_ref } = await newCustomer(bank);
      const of =
        kind === "handles" ? `/identity/handles/${alias}` : `${bank.accounts}/${account_ref}`;
      const done = await written(async () => {
        for (let count = 0; count < 10; count++) {
          await bank.call(`${of}/suspend`, { reason: "BANK" });
          await bank.call(`${of}/reinstate`, {});
        }
      });
      expect(done).toBe(5 * 2 + 1);
    },
  );

  test("when it links a further account again and again", async () => {
    const bank = await newBankFor(SIX);
    const { alias } = await newCustomer(bank);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) {
      const account_ref = accountRef();
      const { status } = await bank.call(bank.accounts, { alias, account_ref, currency: "USD" });
      statuses.push(status);
      if (status === 201) {
        ok(
          await bank.call(`${bank.accounts}/${account_ref}`, undefined, { method: "DELETE" }),
          204,
        );
      }
    }
    expect(statuses).toEqual([...Array(5).fill(201), 429, 429]);
  });

  test("when its customer chooses again and again, and other customers can go on", async () => {
    const bank = await newBank();
    const [busy, other] = [await newCustomer(bank), await newCustomer(bank)];
    const [first, second] = [
      await Browser.openedBy(bank, busy),
      await Browser.openedBy(bank, other),
    ];
    const toggle = (browser: Browser, account_ref: string, count: number) =>
      browser.choose("visibility", {
        account_ref,
        visibility: count % 2 === 0 ? "GATEWAYS" : "PUBLIC",
      });
    let chosen = 0;
    while ((await toggle(first, busy.account_ref, chosen)).status === 303 && chosen < 100)
      chosen += 1;
    expect(chosen).toBe(50);
    expect((await toggle(second, other.account_ref, 0)).status).toBe(303);

    // Two customers, two sessions, and five choices.
    const poor = await newBankFor(9);
    const [one, two] = [await newCustomer(poor), await newCustomer(poor)];
    const browsers = [await Browser.openedBy(poor, one), await Browser.openedBy(poor, two)];
    let all = 0;
    for (let count = 0; count < 4; count++) {
      for (const [place, { account_ref }] of [one, two].entries()) {
        const done = await toggle(browsers[place] as Browser, account_ref, count);
        all += done.status === 303 ? 1 : 0;
      }
    }
    expect(all).toBe(5);
  });
});

describe("a flood of what costs nothing writes nothing", () => {
  test.each(["suspend", "unlink"] as const)("of unknown accounts: %s", async (verb) => {
    const [bank, other] = [await newBank(), await newBank()];
    const { account_ref } = await newCustomer(other);
    const flood = async () => {
      for (const ref of [account_ref, accountRef(), accountRef(), accountRef()]) {
        const path = `${bank.accounts}/${ref}`;
        const answer =
          verb === "suspend"
            ? await bank.call(`${path}/suspend`, { reason: "BANK" })
            : await bank.call(path, undefined, { method: "DELETE" });
        expect(answer.status).toBe(404);
      }
    };
    expect(await written(flood)).toBe(0);
  });

  test("of unknown names", async () => {
    const bank = await newBank();
    const { alias } = await newCustomer(await newBank());
    const flood = async () => {
      for (const name of [alias, fresh("nobody"), fresh("nobody")]) {
        await bank.call(`/identity/handles/${name}/suspend`, { reason: "BANK" });
        await bank.call(`/identity/handles/${name}`, undefined, { method: "DELETE" });
      }
    };
    expect(await written(flood)).toBe(0);
  });

  test("of its own, repeated", async () => {
    const bank = await newBank();
    const customer = await newCustomer(bank);
    const { alias, account_ref } = customer;
    const second = await newBank();
    const further = await link(second, alias);
    await confirmAt(bank, customer, further);
    const own = `${bank.accounts}/${account_ref}`;
    const each = async () => {
      await bank.call(`${own}/suspend`, { reason: "BANK" });
      await bank.call(`/identity/handles/${alias}/suspend`, { reason: "BANK" });
      await bank.call(own, undefined, { method: "DELETE" });
      await bank.call(`/identity/handles/${alias}`, undefined, { method: "DELETE" });
      await second.call(`${second.accounts}/${further}`, undefined, { method: "DELETE" });
    };
    expect(await written(each)).toBeGreaterThan(0);
    await written(each);
    expect(await written(each)).toBe(0);
  });
});
