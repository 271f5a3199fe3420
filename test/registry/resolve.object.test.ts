import { describe, expect, test } from "vitest";
import { sweep } from "../../src/registry/sweep.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asGatewayWith,
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
  registryEnv,
  resolve,
} from "./registry.ts";

// Earlier answers to the public are forgotten, because each test is a day later than the one
// before.
const clock = standingClock(DAY);
await migrate();
const [aurora, borealis] = [await newBank(), await newBank()];
const gateway = await newGateway();

/** A customer of both banks, the default at aurora. */
const newTwice = async () => {
  const customer = await newCustomer(aurora);
  const second = await link(borealis, customer.alias);
  await confirmAt(aurora, customer, second);
  return { ...customer, second };
};

describe("an alias resolves to what routing requires", () => {
  // @rule R3.1
  test("a handle alone: the default's bank", async () => {
    const { alias, account_ref } = await newTwice();
    const { status, body } = await resolve(alias.toUpperCase());
    expect(status).toBe(200);
    expect(body).toEqual({
      alias,
      handle: alias,
      bank_handle: aurora.bank_handle,
      status: "ACTIVE",
      routes: [
        {
          bank_id: aurora.bank_id,
          bank_handle: aurora.bank_handle,
          account_ref,
          default: true,
          capabilities: ["PAYMENTS", "OPEN_BANKING"],
        },
      ],
    });
  });

  test("a handle at a bank, however it is encoded", async () => {
    const { alias, second } = await newTwice();
    const names = [
      `${alias}@${borealis.bank_handle}`,
      `${alias}%40${borealis.bank_handle.toUpperCase()}`,
    ];
    for (const name of names) {
      const { body } = ok(await resolve(name), 200);
      expect(body).toMatchObject({
        alias: `${alias}@${borealis.bank_handle}`,
        handle: alias,
        bank_handle: borealis.bank_handle,
        routes: [{ account_ref: second, default: false }],
      });
    }
  });

  test("gateways and the public get the same answer", async () => {
    const { alias } = await newTwice();
    for (const name of [alias, `${alias}@${borealis.bank_handle}`]) {
      expect((await gateway.resolve(name)).body).toEqual((await resolve(name)).body);
    }
  });

  test("an unknown context is refused, whatever the alias", async () => {
    const { status, body } = await resolve("nobody", "realm=test&context=SALARY");
    expect(status).toBe(422);
    expect(body.error.field).toBe("context");
  });
});

type Twice = Awaited<ReturnType<typeof newTwice>>;
const patch = (path: string, json: object) =>
  asOwner(path, undefined, { method: "PATCH", json }).then((answer) => ok(answer, 200));
const remove = (bank: Bank, path: string) =>
  bank.call(path, undefined, { method: "DELETE" }).then((answer) => ok(answer, 204));

type Name = (customer: Twice) => Promise<string> | string;

/** Everything that makes a name lead nowhere, and the status that a gateway sees; null: none. */
const nowhere: [reason: string, status: string | null, name: Name][] = [
  ["unknown handle", null, () => "nobody"],
  ["malformed: too short", null, () => "ab"],
  ["malformed: a slash", null, () => "layla%2Fomar"],
  ["malformed: encoded twice", null, () => "layla%2540aurora"],
  ["malformed: not percent-encoding", null, () => "layla%zz"],
  ["malformed: an injection", null, () => "x'%20or%20'1'='1"],
  ["malformed: very long", null, () => "x".repeat(4_000)],
  ["unknown bank", "NOT_ROUTABLE", ({ alias }) => `${alias}@cirrus`],
  [
    "no account at the asked bank",
    "NOT_ROUTABLE",
    async () => `${(await newCustomer(aurora)).alias}@${borealis.bank_handle}`,
  ],
  [
    "handle not verified",
    "PENDING_VERIFICATION",
    async () => {
      const alias = fresh("pending");
      ok(await aurora.call("/identity/handles", { alias }));
      return alias;
    },
  ],
  [
    "handle without an account",
    "NOT_ROUTABLE",
    async () => {
      const alias = fresh("empty");
      ok(await aurora.call("/identity/handles", { alias, customer_proof: proofOf() }));
      return alias;
    },
  ],
  [
    "handle suspended",
    "SUSPENDED",
    async ({ alias }) => {
      ok(await aurora.call(`/identity/handles/${alias}/suspend`, { reason: "CUSTOMER_LOCK" }), 200);
      return alias;
    },
  ],
  [
    "handle deactivated",
    "DEACTIVATED",
    async ({ alias }) => {
      await remove(aurora, `/identity/handles/${alias}`);
      return alias;
    },
  ],
  [
    "link not confirmed",
    "NOT_ROUTABLE",
    async () => {
      const { alias } = await newCustomer(aurora);
      await link(borealis, alias);
      return `${alias}@${borealis.bank_handle}`;
    },
  ],
  [
    "default suspended, another account linked",
    "NOT_ROUTABLE",
    async ({ alias, account_ref }) => {
      ok(await aurora.call(`${aurora.accounts}/${account_ref}/suspend`, { reason: "BANK" }), 200);
      return alias;
    },
  ],
  [
    "default unlinked, another account linked",
    "NOT_ROUTABLE",
    async ({ alias, account_ref }) => {
      await remove(aurora, `${aurora.accounts}/${account_ref}`);
      return alias;
    },
  ],
  [
    "username changed",
    "DEACTIVATED",
    async ({ alias, ...customer }) => {
      const browser = await Browser.openedBy(aurora, { alias, ...customer });
      expect((await browser.choose("username", { username: fresh("renamed") })).status).toBe(303);
      return alias;
    },
  ],
];

/** What a gateway learns of a name that is held: never ACTIVE. */
const heldAs = (name: string, status: string) => {
  const alias = name.toLowerCase();
  const [handle, bank_handle = null] = alias.split("@");
  return { alias, handle, bank_handle, status, routes: [] };
};

describe("a name that is not routable is answered like an unknown name, except to gateways", () => {
  // @rule R3.2
  test.each(nowhere)("%s: %s", async (_reason, status, make) => {
    const name = await make(await newTwice());
    const unknown = await resolve("unheard-of");
    expect(unknown.status).toBe(404);
    expect(unknown.body.error.code).toBe("NOT_FOUND");
    expect(await resolve(name)).toEqual(unknown);
    const told = await gateway.resolve(name);
    if (status === null) expect(told).toEqual(unknown);
    else expect(ok(told, 200).body).toEqual(heldAs(name, status));
  });

  test("a bank that is suspended or closed", async () => {
    const bank = await newBank();
    const { alias } = await newCustomer(bank);
    const unknown = await resolve("unheard-of");
    for (const status of ["SUSPENDED", "CLOSED"]) {
      await patch(`/admin/v1/banks/${bank.bank_id}`, { status });
      expect(await resolve(alias)).toEqual(unknown);
      expect((await gateway.resolve(alias)).body).toEqual(heldAs(alias, "NOT_ROUTABLE"));
    }
    const back = await asOwner(`/admin/v1/banks/${bank.bank_id}`, undefined, {
      method: "PATCH",
      json: { status: "ACTIVE" },
    });
    expect(back.status).toBe(409);
  });

  test("a name in quarantine is free again after ninety days", async () => {
    const { alias } = await newTwice();
    await remove(aurora, `/identity/handles/${alias}`);
    expect((await gateway.resolve(alias)).body.status).toBe("DEACTIVATED");
    clock.moveTo(91 * DAY);
    await sweep(registryEnv());
    expect((await gateway.resolve(alias)).status).toBe(404);
  });

  test("for a payment, a name whose accounts take none", async () => {
    const bank = await newBank(fresh("data"), "test", ["OPEN_BANKING"]);
    const { alias } = await newCustomer(bank);
    expect((await gateway.resolve(alias)).body.status).toBe("ACTIVE");
    for (const context of ["PAYER", "PAYEE"]) {
      const told = await gateway.resolve(`${alias}?context=${context}`);
      expect(told.body).toEqual(heldAs(alias, "NOT_ROUTABLE"));
      expect((await resolve(alias, `realm=test&context=${context}`)).body.status).toBe("ACTIVE");
    }
  });

  test("a name that is held costs a gateway as much as a hit", async () => {
    const { alias } = await newCustomer(aurora);
    ok(await aurora.call(`/identity/handles/${alias}/suspend`, { reason: "BANK" }), 200);
    const few = registryEnv({ LOOKUP_BURST: "40", LOOKUPS_PER_MINUTE: "1" });
    const ask = asGatewayWith((await newGateway()).key);
    for (let count = 0; count < 20; count++) {
      const told = await ask(`/identity/resolve/${alias}`, undefined, { env: few });
      expect(told.status).toBe(200);
    }
  });

  test("a capability that the bank loses is lost by all its accounts", async () => {
    const bank = await newBank();
    const { alias } = await newCustomer(bank);
    await patch(`/admin/v1/banks/${bank.bank_id}`, { capabilities: ["OPEN_BANKING"] });
    const { body } = await gateway.resolve(alias);
    expect(body.routes[0].capabilities).toEqual(["OPEN_BANKING"]);
  });
});

describe("a suspension takes effect", () => {
  const suspend = ({ alias }: { alias: string }) =>
    aurora.call(`/identity/handles/${alias}/suspend`, { reason: "BANK" });

  test("for a gateway with its next lookup", async () => {
    const customer = await newCustomer(aurora);
    expect((await gateway.resolve(customer.alias)).status).toBe(200);
    ok(await suspend(customer), 200);
    expect((await gateway.resolve(customer.alias)).body.status).toBe("SUSPENDED");
  });

  test("for the public at once, in the isolate that wrote it", async () => {
    const customer = await newCustomer(aurora);
    expect((await resolve(customer.alias)).status).toBe(200);
    ok(await suspend(customer), 200);
    expect((await resolve(customer.alias)).status).toBe(404);
  });

  // @rule R3.6
  test("for the public within two seconds, in another isolate", async () => {
    const { alias } = await newCustomer(aurora);
    expect((await resolve(alias)).status).toBe(200);
    await db.prepare("update handles set status = 'SUSPENDED' where alias = ?").bind(alias).run();
    clock.moveTo(1_499);
    expect((await resolve(alias)).status).toBe(200);
    clock.moveTo(1_500);
    expect((await resolve(alias)).status).toBe(404);
  });

  test("and its end at once, because misses are not cached", async () => {
    const { alias } = await newCustomer(aurora);
    ok(await suspend({ alias }), 200);
    expect((await resolve(alias)).status).toBe(404);
    ok(await aurora.call(`/identity/handles/${alias}/reinstate`, {}), 200);
    expect((await resolve(alias)).status).toBe(200);
  });
});

// @rule R3.11
test("a link that its customer hides is shown only to gateways", async () => {
  const customer = await newTwice();
  const { alias, account_ref } = customer;
  const browser = await Browser.openedBy(aurora, customer);
  const hidden = await browser.choose("visibility", { account_ref, visibility: "GATEWAYS" });
  expect(hidden.status).toBe(303);
  expect((await gateway.resolve(alias)).status).toBe(200);
  expect((await resolve(alias)).status).toBe(404);
  expect((await resolve(`${alias}@${borealis.bank_handle}`)).status).toBe(200);
});

// @rule R2.8
test.each([
  ["hidden", 404, "GATEWAYS"],
  ["public", 200, "PUBLIC"],
])("an account in place of a %s default of its bank is a %i", async (_was, status, visibility) => {
  const customer = await newCustomer(aurora);
  const { alias, account_ref } = customer;
  const browser = await Browser.openedBy(aurora, customer);
  expect((await browser.choose("visibility", { account_ref, visibility })).status).toBe(303);
  ok(await aurora.call(aurora.accounts, { alias, account_ref: accountRef(), default: true }));
  expect((await resolve(`${alias}@${aurora.bank_handle}`)).status).toBe(status);
});

// @rule R1.1
describe("the realms never meet", () => {
  test("the same name in both is two people", async () => {
    const live = await newBank(aurora.bank_handle, "live");
    const customer = await newCustomer(aurora);
    expect((await resolve(customer.alias, "")).status).toBe(404);
    const twin = await newCustomer(live, customer.alias, customer.subject);
    const found = await resolve(customer.alias, "");
    expect(found.body.routes[0].account_ref).toBe(twin.account_ref);
    const liveGateway = await newGateway(fresh("gateway"), "live");
    expect((await liveGateway.resolve(customer.alias)).body.routes[0].account_ref).toBe(
      twin.account_ref,
    );
    expect((await gateway.resolve(customer.alias)).body.routes[0].account_ref).toBe(
      customer.account_ref,
    );
  });
});
