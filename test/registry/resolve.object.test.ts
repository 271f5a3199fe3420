import { describe, expect, test } from "vitest";
import { DAY, standingClock } from "./clock.ts";
import {
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

/** Everything that makes a name lead nowhere, done by a party that may do it. */
const nowhere: [reason: string, name: (customer: Twice) => Promise<string> | string][] = [
  ["unknown handle", () => "nobody"],
  ["unknown bank", ({ alias }) => `${alias}@cirrus`],
  ["malformed: too short", () => "ab"],
  ["malformed: a slash", () => "layla%2Fomar"],
  ["malformed: encoded twice", () => "layla%2540aurora"],
  ["malformed: not percent-encoding", () => "layla%zz"],
  ["malformed: an injection", () => "x'%20or%20'1'='1"],
  ["malformed: very long", () => "x".repeat(4_000)],
  [
    "no account at the asked bank",
    async () => `${(await newCustomer(aurora)).alias}@${borealis.bank_handle}`,
  ],
  [
    "handle not verified",
    async () => {
      const alias = fresh("pending");
      ok(await aurora.call("/identity/handles", { alias }));
      return alias;
    },
  ],
  [
    "handle without an account",
    async () => {
      const alias = fresh("empty");
      ok(await aurora.call("/identity/handles", { alias, customer_proof: proofOf() }));
      return alias;
    },
  ],
  [
    "handle suspended",
    async ({ alias }) => {
      ok(await aurora.call(`/identity/handles/${alias}/suspend`, { reason: "CUSTOMER_LOCK" }), 200);
      return alias;
    },
  ],
  [
    "handle deactivated",
    async ({ alias }) => {
      await remove(aurora, `/identity/handles/${alias}`);
      return alias;
    },
  ],
  [
    "link not confirmed",
    async () => {
      const { alias } = await newCustomer(aurora);
      await link(borealis, alias);
      return `${alias}@${borealis.bank_handle}`;
    },
  ],
  [
    "default suspended, another account linked",
    async ({ alias, account_ref }) => {
      ok(await aurora.call(`${aurora.accounts}/${account_ref}/suspend`, { reason: "BANK" }), 200);
      return alias;
    },
  ],
  [
    "default unlinked, another account linked",
    async ({ alias, account_ref }) => {
      await remove(aurora, `${aurora.accounts}/${account_ref}`);
      return alias;
    },
  ],
  [
    "username changed",
    async ({ alias, ...customer }) => {
      const browser = await Browser.openedBy(aurora, { alias, ...customer });
      expect((await browser.choose("username", { username: fresh("renamed") })).status).toBe(303);
      return alias;
    },
  ],
];

describe("a name that is not routable is answered like an unknown name, to everyone", () => {
  test.each(nowhere)("%s", async (_reason, make) => {
    const name = await make(await newTwice());
    const unknown = await resolve("unheard-of");
    expect(unknown.status).toBe(404);
    expect(unknown.body.error.code).toBe("NOT_FOUND");
    expect(await resolve(name)).toEqual(unknown);
    expect(await gateway.resolve(name)).toEqual(unknown);
  });

  test("a bank that is suspended or closed", async () => {
    const bank = await newBank();
    const { alias } = await newCustomer(bank);
    const unknown = await gateway.resolve("unheard-of");
    for (const status of ["SUSPENDED", "CLOSED"]) {
      await patch(`/admin/v1/banks/${bank.bank_id}`, { status });
      expect(await gateway.resolve(alias)).toEqual(unknown);
    }
    const back = await asOwner(`/admin/v1/banks/${bank.bank_id}`, undefined, {
      method: "PATCH",
      json: { status: "ACTIVE" },
    });
    expect(back.status).toBe(409);
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
    expect((await gateway.resolve(customer.alias)).status).toBe(404);
  });

  test("for the public at once, in the isolate that wrote it", async () => {
    const customer = await newCustomer(aurora);
    expect((await resolve(customer.alias)).status).toBe(200);
    ok(await suspend(customer), 200);
    expect((await resolve(customer.alias)).status).toBe(404);
  });

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
