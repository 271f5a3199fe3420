import { describe, expect, test } from "vitest";
import { recording } from "../base/platform/d1.ts";
import { DAY, standingClock } from "./clock.ts";
import {
  accountRef,
  asBankWith,
  ask,
  asOwner,
  type Bank,
  Browser,
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

// Each test is a day later than the one before, so that no cached answer is left.
standingClock(DAY);
await migrate();
const gateway = await newGateway();
const [aurora, borealis] = [await newBank(), await newBank()];

type Customer = Awaited<ReturnType<typeof newCustomer>>;

const suspend = async (bank: Bank, { alias }: Customer, reason: string) =>
  ok(await bank.call(`/identity/handles/${alias}/suspend`, { reason }), 200);

const operates = async (path: string, json?: object, method = "POST", status = 200) =>
  ok(await asOwner(`/admin/v1/${path}`, json, { method }), status);

/** Each bank of its own, because some rows close it. */
const atNewBank = async (): Promise<[Bank, Customer]> => {
  const bank = await newBank();
  return [bank, await newCustomer(bank)];
};

/** A way in which a name leads nowhere: the name, and its status for gateways. */
type Way = readonly [name: string, status: string | null, arrange: () => Promise<string>];

const ways: readonly Way[] = [
  ["nobody holds it", null, async () => fresh("nobody")],
  ["malformed", null, async () => "ab"],
  [
    "its bank withdrew it before a proof",
    null,
    async () => {
      const alias = fresh("withdrawn");
      ok(await aurora.call("/identity/handles", { alias }));
      const deleted = { method: "DELETE" };
      ok(await aurora.call(`/identity/handles/${alias}`, undefined, deleted), 204);
      return alias;
    },
  ],
  [
    "no proof yet",
    "PENDING_VERIFICATION",
    async () => {
      const json = { alias: fresh("reserved"), account_ref: accountRef(), currency: "USD" };
      return ok(await aurora.call("/identity/handles", json)).body.alias;
    },
  ],
  ...(["BANK", "CUSTOMER_LOCK"] as const).map(
    (reason): Way => [
      `its sponsor suspended it: ${reason}`,
      "SUSPENDED",
      async () => {
        const customer = await newCustomer(aurora);
        await suspend(aurora, customer, reason);
        return customer.alias;
      },
    ],
  ),
  [
    "the operator suspended it",
    "SUSPENDED",
    async () => {
      const { alias } = await newCustomer(aurora);
      await operates(`handles/${alias}/suspend?realm=test`, { reason: "FRAUD" });
      return alias;
    },
  ],
  [
    "deleted",
    "DEACTIVATED",
    async () => {
      const { alias } = await newCustomer(aurora);
      const deleted = { method: "DELETE" };
      ok(await aurora.call(`/identity/handles/${alias}`, undefined, deleted), 204);
      return alias;
    },
  ],
  [
    "a former name",
    "DEACTIVATED",
    async () => {
      const customer = await newCustomer(aurora);
      const browser = await Browser.openedBy(aurora, customer);
      const { status } = await browser.choose("username", { username: fresh("renamed") });
      expect(status).toBe(303);
      return customer.alias;
    },
  ],
  [
    "its link ended",
    "NOT_ROUTABLE",
    async () => {
      const { alias, account_ref } = await newCustomer(aurora);
      const path = `${aurora.accounts}/${account_ref}`;
      ok(await aurora.call(path, undefined, { method: "DELETE" }), 204);
      return alias;
    },
  ],
  [
    "the bank suspended its link",
    "NOT_ROUTABLE",
    async () => {
      const { alias, account_ref } = await newCustomer(aurora);
      ok(await aurora.call(`${aurora.accounts}/${account_ref}/suspend`, { reason: "BANK" }), 200);
      return alias;
    },
  ],
  [
    "the operator suspended its link",
    "NOT_ROUTABLE",
    async () => {
      const { alias, account_ref } = await newCustomer(aurora);
      await operates(`links/${account_ref}/suspend?realm=test`, { reason: "LEGAL" });
      return alias;
    },
  ],
  [
    "nothing is linked at the named bank",
    "NOT_ROUTABLE",
    async () => `${(await newCustomer(aurora)).alias}@${borealis.bank_handle}`,
  ],
  [
    "the customer did not confirm the link at the named bank",
    "NOT_ROUTABLE",
    async () => {
      const { alias } = await newCustomer(aurora);
      await link(borealis, alias);
      return `${alias}@${borealis.bank_handle}`;
    },
  ],
  [
    "its bank is suspended",
    "NOT_ROUTABLE",
    async () => {
      const [bank, { alias }] = await atNewBank();
      await operates(`banks/${bank.bank_id}`, { status: "SUSPENDED" }, "PATCH");
      return alias;
    },
  ],
  [
    "its bank is closed",
    "NOT_ROUTABLE",
    async () => {
      const [bank, { alias }] = await atNewBank();
      await operates(`banks/${bank.bank_id}`, undefined, "DELETE", 204);
      return alias;
    },
  ],
];

let addresses = 0;

/** What the public sees of a name, and what each lookup cost. */
const publicSight = async (name: string) => {
  const { db: DB, trips } = recording(db);
  const env = registryEnv({ DB, LOOKUP_BURST: "40", LOOKUPS_PER_MINUTE: "1" });
  const headers = { "cf-connecting-ip": `198.51.100.${++addresses}` };
  const path = `/identity/resolve/${name}?realm=test`;
  const answers = [];
  for (let count = 0; count < 3; count++) answers.push(await ask(path, { env, headers }));
  const [first] = answers;
  const { status, body, headers: fields } = first ?? { status: 0, body: null, headers: {} };
  return {
    status,
    body,
    fields,
    statuses: answers.map((answer) => answer.status),
    trips: trips.count,
  };
};

describe.each(ways)("%s", (_way, status, arrange) => {
  // @rule R3.2
  test("the public cannot tell it from a name that nobody holds", async () => {
    const name = await arrange();
    const unknown = await publicSight(fresh("nobody"));
    expect(unknown).toMatchObject({ status: 404, statuses: [404, 404, 429] });
    // A malformed name is in no database, and saves the read.
    const trips = name === "ab" ? 0 : unknown.trips;
    expect(await publicSight(name)).toEqual({ ...unknown, trips });
  });

  // @rule R3.3
  test(`a gateway learns that it is ${status ?? "unknown"}`, async () => {
    const { status: code, body } = await gateway.resolve(await arrange());
    expect([code, body.status ?? null, body.routes ?? null]).toEqual(
      status === null ? [404, null, null] : [200, status, []],
    );
  });

  test("a bank that is not its own learns as little as the public", async () => {
    const stranger = await newBank();
    const { status: code, body } = await stranger.call(`/identity/resolve/${await arrange()}`);
    expect([code, body.error.code]).toEqual([404, "NOT_FOUND"]);
  });
});

describe("an account that the customer has hidden", () => {
  const hidden = async () => {
    const customer = await newCustomer(aurora);
    const browser = await Browser.openedBy(aurora, customer);
    const { account_ref } = customer;
    const { status } = await browser.choose("visibility", { account_ref, visibility: "GATEWAYS" });
    expect(status).toBe(303);
    return customer;
  };

  // @rule R3.3 R3.11
  test("is unknown to the public, and to another bank", async () => {
    const { alias } = await hidden();
    expect(await publicSight(alias)).toEqual(await publicSight(fresh("nobody")));
    expect((await borealis.call(`/identity/resolve/${alias}`)).status).toBe(404);
  });

  test.each([
    ["its own bank", (alias: string) => aurora.call(`/identity/resolve/${alias}`)],
    ["a gateway", (alias: string) => gateway.resolve(alias)],
  ])("is shown to %s", async (_who, ask1) => {
    const { alias, account_ref } = await hidden();
    expect(ok(await ask1(alias), 200).body).toMatchObject({
      ...{ status: "ACTIVE", routes: [{ account_ref, default: true }] },
    });
  });
});

describe("a bank's key at a lookup", () => {
  test("finds names of its own realm, and refuses another", async () => {
    const { alias } = await newCustomer(aurora);
    const live = await newBank(fresh("bank"), "live");
    expect(ok(await borealis.call(`/identity/resolve/${alias}`), 200).body.routes).toHaveLength(1);
    expect((await live.call(`/identity/resolve/${alias}`)).status).toBe(404);
    const other = await borealis.call(`/identity/resolve/${alias}?realm=live`);
    expect(other.body.error).toMatchObject({ code: "VALIDATION_FAILED", field: "realm" });
    expect(ok(await borealis.call("/identity/banks?limit=1"), 200).body.data).toHaveLength(1);
  });

  test("consumes the bank's tokens, not those of its address", async () => {
    const bank = await newBank();
    const quota = { method: "PATCH", json: { daily_quota: 40 } };
    ok(await asOwner(`/admin/v1/banks/${bank.bank_id}`, undefined, quota), 200);
    const statuses = [];
    for (let count = 0; count < 3; count++) {
      const headers = { "cf-connecting-ip": `192.0.2.${count}` };
      const path = `/identity/resolve/${fresh("nobody")}`;
      statuses.push((await bank.call(path, undefined, { headers })).status);
    }
    expect(statuses).toEqual([404, 404, 429]);
  });

  test("must be valid, and of a bank that is not switched off", async () => {
    const { alias } = await newCustomer(aurora);
    const path = `/identity/resolve/${alias}?realm=test`;
    expect((await asBankWith("bk_wrong")(path)).status).toBe(401);
    const bank = await newBank();
    await operates(`banks/${bank.bank_id}`, { status: "SUSPENDED" }, "PATCH");
    expect((await bank.call(path)).status).toBe(403);
  });
});

// @rule R4.2
describe("a claim changes no routing", () => {
  test.each(["open", "disputed"])("while it is %s", async (state) => {
    const customer = await newCustomer(aurora);
    const before = ok(await resolve(customer.alias), 200);
    const json = {
      ...{ type: "PORTABILITY", alias: customer.alias, account_ref: accountRef() },
      customer_proof: proofOf(customer.subject),
    };
    const { claim_id } = ok(await borealis.call("/identity/claims", json)).body;
    const dispute = `/identity/claims/${claim_id}/dispute`;
    if (state === "disputed") ok(await borealis.call(dispute, { reason: "It is theirs" }), 200);
    expect(await resolve(customer.alias)).toEqual(before);
    expect((await gateway.resolve(customer.alias)).body).toEqual(before.body);
  });
});
