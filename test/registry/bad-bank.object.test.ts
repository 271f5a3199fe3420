import { describe, expect, test, vi } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  ask,
  asOwner,
  type Bank,
  Browser,
  confirmAt,
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

/** Attempts of an enrolled bank with valid keys that lies. */
const clock = standingClock(365 * DAY);
await migrate();
const [good, bad] = [await newBank(), await newBank()];

const routeOf = async (alias: string) => {
  clock.moveBy(3_000);
  return (await resolve(alias)).body.routes?.[0]?.account_ref;
};

const session = (bank: Bank, alias: string, proof: object) =>
  bank.call("/identity/customer-sessions", { alias, customer_proof: proof });

describe("linking its account to another's handle", () => {
  test("leads nowhere until that customer confirms", async () => {
    const victim = await newCustomer(good);
    const account_ref = accountRef();
    const json = { alias: victim.alias, account_ref, default: true };
    const { body } = ok(await bad.call(bad.accounts, json));
    expect(body).toMatchObject({ status: "PENDING_CONFIRMATION", default: false, default_for: [] });
    expect(await routeOf(victim.alias)).toBe(victim.account_ref);
    expect(await routeOf(`${victim.alias}@${bad.bank_handle}`)).toBeUndefined();
  });

  test("and shows it nothing of that customer until then", async () => {
    const victim = await newCustomer(good);
    await link(bad, victim.alias);
    expect((await bad.call(`/identity/handles/${victim.alias}`)).status).toBe(404);
  });

  test("does not let it open the customer's address itself to confirm", async () => {
    const victim = await newCustomer(good);
    await link(bad, victim.alias);
    // Not linked yet, so it has no customer there, not even with the right national id.
    expect((await session(bad, victim.alias, victim.proof)).status).toBe(404);
  });

  // @rule R5.4
  test("does not let it confirm its own link, not even as a linked bank", async () => {
    const victim = await newCustomer(good);
    const first = await link(bad, victim.alias);
    await confirmAt(good, victim, first);
    ok(await bad.call(`${bad.accounts}/${first}`, undefined, { method: "DELETE" }), 204);
    const second = await link(bad, victim.alias);
    expect((await bad.call(`${bad.accounts}/${second}`)).body.status).toBe("PENDING_CONFIRMATION");
    expect((await session(bad, victim.alias, victim.proof)).status).toBe(404);
  });

  test("does not make it the first bank of an empty handle: only the sponsor is", async () => {
    const alias = fresh("empty");
    ok(await good.call("/identity/handles", { alias, customer_proof: proofOf(`id ${alias}`) }));
    const ref = await link(bad, alias);
    expect((await bad.call(`${bad.accounts}/${ref}`)).body.status).toBe("PENDING_CONFIRMATION");
    expect(await routeOf(alias)).toBeUndefined();
  });

  test("gains nothing after the victim's last account was unlinked", async () => {
    const victim = await newCustomer(good);
    const path = `${good.accounts}/${victim.account_ref}`;
    ok(await good.call(path, undefined, { method: "DELETE" }), 204);
    const ref = await link(bad, victim.alias);
    expect((await bad.call(`${bad.accounts}/${ref}`)).body).toMatchObject({
      status: "PENDING_CONFIRMATION",
      default: false,
    });
  });
});

describe("claiming with its own proof", () => {
  const claim = (victim: { alias: string }, type: string, subject: string) =>
    bad.call("/identity/claims", {
      ...{ type, alias: victim.alias, account_ref: accountRef() },
      customer_proof: proofOf(subject),
    });

  test("that names its own customer is refused", async () => {
    const victim = await newCustomer(good);
    for (const type of ["PORTABILITY", "RECOVERY"]) {
      expect((await claim(victim, type, "an accomplice")).status).toBe(403);
    }
  });

  test("that names the victim opens a claim, which it can neither confirm nor complete", async () => {
    const victim = await newCustomer(good);
    const { claim_id } = ok(await claim(victim, "PORTABILITY", victim.subject)).body;
    const path = `/identity/claims/${claim_id}`;
    const proof = { customer_proof: victim.proof };
    expect((await bad.call(`${path}/acknowledge`, {})).status).toBe(403);
    expect((await bad.call(`${path}/confirm`, proof)).status).toBe(403);
    expect((await bad.call(`${path}/complete`, {})).status).toBe(409);
    expect(await routeOf(victim.alias)).toBe(victim.account_ref);
  });

  test("is not confirmed by an accomplice's proof at the holder's bank", async () => {
    const victim = await newCustomer(good);
    const { claim_id } = ok(await claim(victim, "PORTABILITY", victim.subject)).body;
    const path = `/identity/claims/${claim_id}`;
    ok(await good.call(`${path}/acknowledge`, {}), 200);
    for (const proof of [proofOf("an accomplice"), proofOf()]) {
      expect((await good.call(`${path}/confirm`, { customer_proof: proof })).status).toBe(403);
    }
  });
});

describe("waiting out a claim", () => {
  test("gains nothing, in any state", async () => {
    for (const type of ["OWNERSHIP", "PORTABILITY", "RECOVERY"]) {
      const victim = await newCustomer(good);
      const subject = type === "OWNERSHIP" ? `squatter of ${victim.alias}` : victim.subject;
      const { claim_id } = ok(
        await bad.call("/identity/claims", {
          ...{ type, alias: victim.alias, account_ref: accountRef() },
          customer_proof: proofOf(subject),
        }),
      ).body;
      const path = `/identity/claims/${claim_id}`;
      const opened = Date.now();
      const disputed = await bad.call(`${path}/dispute`, { reason: "It is ours" });
      expect(disputed.status).toBe(type === "RECOVERY" ? 403 : 200);
      for (const days of [1, 7, 14, 30, 90, 365]) {
        vi.setSystemTime(opened + days * DAY);
        expect((await bad.call(`${path}/complete`, {})).status).toBe(409);
      }
      expect((await bad.call(path)).body.status).toBe("CANCELLED");
      expect(await routeOf(victim.alias)).toBe(victim.account_ref);
    }
  });
});

describe("squatting", () => {
  test("on names without a verified customer: a verified customer gets them", async () => {
    const alias = fresh("squatted");
    ok(await bad.call("/identity/handles", { alias, account_ref: accountRef() }));
    expect((await good.call("/identity/handles", { alias })).status).toBe(409);
    const customer = await newCustomer(good, alias);
    expect(await routeOf(alias)).toBe(customer.account_ref);
    expect((await bad.call(`/identity/handles/${alias}`)).status).toBe(404);
  });

  test("on another bank's handle or an official word", async () => {
    for (const alias of [good.bank_handle, "support", "central-bank"]) {
      const json = { alias, customer_proof: proofOf(fresh("id")) };
      expect((await bad.call("/identity/handles", json)).status).toBe(422);
    }
  });

  test("on many names with one customer", async () => {
    const { subject } = await newCustomer(bad);
    const json = { alias: fresh("second"), customer_proof: proofOf(subject) };
    expect((await bad.call("/identity/handles", json)).status).toBe(409);
  });

  test.each([
    ["names that are taken", async () => (await newCustomer(good)).alias, 409],
    ["names that are free", async () => fresh("free"), 201],
  ])(
    "by creating without end: %s cost twenty, until the day's quota is used up",
    async (_case, next, status) => {
      const squatter = await newBank();
      const env = registryEnv({ BANK_DAILY_QUOTA: "100" });
      const create = async (alias: string) =>
        (await squatter.call("/identity/handles", { alias, customer_proof: proofOf() }, { env }))
          .status;
      const statuses: number[] = [];
      for (let count = 0; count < 6; count++) statuses.push(await create(await next()));
      expect(statuses).toEqual([...Array(5).fill(status), 429]);
      // The operator sets a large bank's quota.
      const change = { method: "PATCH", json: { daily_quota: 10_000 } };
      ok(await asOwner(`/admin/v1/banks/${squatter.bank_id}`, undefined, change), 200);
      clock.moveBy(5 * 60_000);
      expect(await create(await next())).toBe(status);
    },
  );
});

test("the day's quota limits what it could repeat forever, not what protects its customers", async () => {
  const bank = await newBank();
  const { alias, account_ref } = await newCustomer(bank);
  const pending = await link(good, alias);
  const env = registryEnv({ BANK_DAILY_QUOTA: "20" });
  const own = `${bank.accounts}/${account_ref}`;
  const ask = (path: string, json?: object, method?: string) =>
    bank.call(path, json, { env, ...(method ? { method } : {}) });
  clock.moveBy(61_000);
  const browser = await Browser.openedBy(bank, { alias, proof: proofOf(`id ${alias}`) });
  clock.moveBy(61_000);
  let reads = 0;
  while ((await ask(own)).status === 200 && reads < 30) reads += 1;
  expect(reads).toBeLessThanOrEqual(20);
  ok(await ask(`${own}/suspend`, { reason: "CUSTOMER_LOCK" }), 200);
  const reinstate = () => ask(`${own}/reinstate`, {});
  for (const refused of [reinstate, () => ask(bank.accounts), () => ask("/identity/claims")]) {
    expect((await refused()).status).toBe(429);
  }
  const choice = { account_ref: pending };
  const confirmed = await browser.choose("confirm", choice, undefined, env);
  expect(confirmed.text).not.toContain("is saved");
  ok(await ask(own, undefined, "DELETE"), 204);
});

describe("taking over a default", () => {
  /** A customer of the good bank who also has a confirmed account at the bad one. */
  const victimOfBoth = async () => {
    const victim = await newCustomer(good);
    const ref = await link(bad, victim.alias);
    await confirmAt(good, victim, ref);
    return { ...victim, atBad: ref };
  };

  // @rule R5.4
  test("it cannot move the default in a customer session that it opened itself", async () => {
    const victim = await victimOfBoth();
    const browser = await Browser.openedBy(bad, victim);
    for (const kind of ["ANY", "PAYER", "PAYEE"]) {
      const done = await browser.choose("default", { account_ref: victim.atBad, kind });
      expect(done.status).toBe(409);
    }
    expect(await routeOf(victim.alias)).toBe(victim.account_ref);
  });

  test("it cannot hide or see the good bank's accounts, nor change the name", async () => {
    const victim = await victimOfBoth();
    const browser = await Browser.openedBy(bad, victim);
    expect(browser.page).not.toContain(`Bank ${good.bank_handle}`);
    expect(browser.page).not.toContain(victim.account_ref);
    const hide = { account_ref: victim.account_ref, visibility: "GATEWAYS" };
    expect((await browser.choose("visibility", hide)).status).toBe(409);
    expect((await browser.choose("username", { username: fresh("stolen") })).status).toBe(409);
    expect(await routeOf(victim.alias)).toBe(victim.account_ref);
  });

  // @rule R2.6 R3.10
  test("nothing takes the place of a default that is suspended or unlinked", async () => {
    for (const end of ["suspend", "unlink"] as const) {
      const home = await newBank();
      const victim = await newCustomer(home);
      await confirmAt(home, victim, await link(bad, victim.alias));
      const path = `${home.accounts}/${victim.account_ref}`;
      if (end === "suspend") ok(await home.call(`${path}/suspend`, { reason: "BANK" }), 200);
      if (end === "unlink") ok(await home.call(path, undefined, { method: "DELETE" }), 204);
      expect(await routeOf(victim.alias)).toBeUndefined();
    }
  });

  test("it gains nothing by linking first, unlinking the rest and linking again", async () => {
    const victim = await victimOfBoth();
    ok(await bad.call(`${bad.accounts}/${victim.atBad}`, undefined, { method: "DELETE" }), 204);
    const foreign = `${bad.accounts}/${victim.account_ref}`;
    expect((await bad.call(foreign, undefined, { method: "DELETE" })).status).toBe(404);
    await link(bad, victim.alias);
    expect(await routeOf(victim.alias)).toBe(victim.account_ref);
  });
});

describe("finding out which names exist", () => {
  const env = registryEnv({ BANK_DAILY_QUOTA: "100" });

  /** The bank's answers for names that exist, until its quota of the day is used up. */
  const tries: [
    road: string,
    attempt: (bank: Bank, alias: string) => Promise<{ status: number }>,
  ][] = [
    [
      "by deleting",
      (bank, alias) =>
        bank.call(`/identity/handles/${alias}`, undefined, { method: "DELETE", env }),
    ],
    ["by reading", (bank, alias) => bank.call(`/identity/handles/${alias}`, undefined, { env })],
    [
      "by suspending",
      (bank, alias) => bank.call(`/identity/handles/${alias}/suspend`, { reason: "BANK" }, { env }),
    ],
    [
      "by asking for the customer's address",
      (bank, alias) =>
        bank.call(
          "/identity/customer-sessions",
          { alias, customer_proof: proofOf("guess") },
          { env },
        ),
    ],
    [
      "by a batch of links",
      (bank) => {
        const names = Array.from({ length: 5 }, (_, n) => `guess-${n}`);
        const accounts = names.map((alias) => ({ alias, account_ref: accountRef() }));
        return bank.call(`${bank.accounts}:batch`, { accounts }, { env });
      },
    ],
  ];

  test.each(tries)("%s costs twenty tokens a name", async (_road, attempt) => {
    const curious = await newBank();
    const { alias } = await newCustomer(good);
    let told = 0;
    while ((await attempt(curious, alias)).status !== 429 && told < 10) told += 1;
    expect(told).toBeLessThanOrEqual(5);
  });

  test("fails with accounts that it may not link: they are refused before the name is read", async () => {
    const curious = await newBank(fresh("curious"), "test", ["PAYMENTS"]);
    const { alias } = await newCustomer(good);
    // The cost is fixed, so what is left of the day tells nothing, but differs from call to call.
    const told = async (path: string, json: object) => {
      const answer = await curious.call(path, json);
      const { ratelimit: _left, ...headers } = answer.headers;
      return { ...answer, headers };
    };
    const account = { account_ref: accountRef(), capabilities: ["OPEN_BANKING"] };
    const create = (name: string) => told("/identity/handles", { alias: name, ...account });
    const [taken, free] = [await create(alias), await create(fresh("free"))];
    expect(taken.status).toBe(422);
    expect(taken).toEqual(free);

    const tie = (name: string) => told(curious.accounts, { alias: name, ...account });
    expect(await tie(alias)).toEqual(await tie(fresh("free")));
  });

  test("by renaming works ten times a day for one customer, whatever the bank's quota", async () => {
    const browser = await Browser.openedBy(good, await newCustomer(good));
    const { alias } = await newCustomer(good);
    const answers: string[] = [];
    for (let count = 0; count < 12; count++) {
      const { text } = await browser.choose("username", { username: alias });
      answers.push(text.includes("is taken") ? "taken" : text.includes("is busy") ? "busy" : text);
    }
    expect(answers).toEqual([...Array(10).fill("taken"), "busy", "busy"]);
  });

  test("by renaming its own customer costs the same", async () => {
    const curious = await newBank();
    const browser = await Browser.openedBy(curious, await newCustomer(curious));
    const { alias } = await newCustomer(good);
    // The slice that was lent under the high limits is lost by then: a quarter of the low ones.
    clock.moveBy(61_000);
    const answers: string[] = [];
    for (let count = 0; count < 7; count++) {
      const { text } = await browser.choose("username", { username: alias }, undefined, env);
      answers.push(text.includes("is taken") ? "taken" : text.includes("is busy") ? "busy" : text);
    }
    expect(answers).toEqual([...Array(3).fill("taken"), ...Array(4).fill("busy")]);
  });
});

test("a customer session ends when its bank is suspended", async () => {
  const bank = await newBank();
  const browser = await Browser.openedBy(bank, await newCustomer(bank));
  const change = { method: "PATCH", json: { status: "SUSPENDED" } };
  ok(await asOwner(`/admin/v1/banks/${bank.bank_id}`, undefined, change), 200);
  expect((await browser.look()).status).toBe(410);
});

test("a bank's key opens no address below /admin", async () => {
  for (const path of ["/admin/v1/banks", "/admin/v1/claims", "/admin/v1/audit"]) {
    expect((await bad.call(path)).status).toBe(401);
  }
  const remove = { method: "DELETE", headers: { "x-gateway-admin-key": bad.key } };
  expect((await ask("/identity/handles/anyone", remove)).status).toBe(401);
});
