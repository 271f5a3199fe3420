import { env as bindings } from "cloudflare:workers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { heldKey } from "../frame/records/held-key.ts";
import { ConsoleBrowser } from "../staff/console/browser.ts";
import { migrateLists } from "../staff/operators/gateway.ts";
import { absentDatabase, databaseOfSize, fullDatabase } from "./full-database.ts";
import {
  changeBank,
  type Merchant,
  newStaff,
  openGateway,
  Payment,
  registerMerchant,
  settlement,
} from "./gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliver,
  deliverAll,
  endTest,
  env,
  ownerKey,
  startTest,
  takeFrom,
  wait,
  wake,
} from "./gateway-worker.ts";
import { answering, callsOf } from "./neighbours.ts";

/**
 * A gateway with two list databases, of which one is full, or with a full database of the
 * administration (docs/decisions/182).
 */
const second = (bindings as unknown as { SECOND_LISTS: D1Database }).SECOND_LISTS;
const { DB, LISTS_1 } = env;

const GB = 1_000_000_000;
const HOUR = 3_600_000;

const webhook_url = "https://shop.example.com/hooks";

/** A merchant in the database that is the emptier one at its registration. */
const merchantIn = async (number: 1 | 2): Promise<Merchant> => {
  env.LISTS_1 = databaseOfSize(LISTS_1, number === 1 ? GB : 2 * GB);
  env.LISTS_2 = databaseOfSize(second, number === 2 ? GB : 2 * GB);
  const merchant = await registerMerchant({ webhook_url });
  Object.assign(env, { LISTS_1, LISTS_2: second });
  return merchant;
};

let inFirst: Merchant;
let inSecond: Merchant;

beforeAll(async () => {
  startTest();
  await openGateway();
  await migrateLists(second);
  env.LISTS_2 = second;
  inFirst = await merchantIn(1);
  inSecond = await merchantIn(2);
});

beforeEach(() => {
  startTest();
  answering("shop hooks", {});
});

afterEach(() => {
  Object.assign(env, { DB, LISTS_1, LISTS_2: second });
  endTest();
});

afterAll(() => void delete env.LISTS_2);

const listsOf = async ({ merchant_id }: { merchant_id: string }): Promise<number> =>
  bodyOf(await askAdmin("GET", `merchants/${merchant_id}`)).lists;

const paidBy = async (merchant: Merchant): Promise<Payment> => {
  const payment = await Payment.open("alpha", { merchant });
  bodyOf(await payment.pay());
  return payment;
};

const countIn = (db: D1Database, table: string, ofObject: string) =>
  db
    .prepare(`select count(*) as n from ${table} where object_id = ?`)
    .bind(ofObject)
    .first<number>("n");

const webhooksOf = ({ payment_id }: Payment) =>
  callsOf("shop hooks").filter(({ body }) => body.data.payment_id === payment_id);

describe("an owner's list database", () => {
  test("has its rows, and no other has them", async () => {
    const [first, other] = [await paidBy(inFirst), await paidBy(inSecond)];
    await deliverAll();
    expect(await Promise.all([listsOf(inFirst), listsOf(inSecond)])).toEqual([1, 2]);
    for (const [payment, its, not] of [
      [first, LISTS_1, second],
      [other, second, LISTS_1],
    ] as const) {
      expect(await countIn(its, "objects", payment.payment_id)).toBe(1);
      expect(await countIn(not, "objects", payment.payment_id)).toBe(0);
      expect((await payment.listed()).status).toBe("COMPLETED");
      expect(await payment.events()).toEqual(["payment.completed"]);
    }
  });

  test.each([
    ["the emptier one", 5 * GB, 4 * GB, 2],
    ["the emptier one, if all are 90 % full", 9.2 * GB, 9.5 * GB, 1],
  ])("of a new owner is %s", async (_, first, other, expected) => {
    env.LISTS_1 = databaseOfSize(LISTS_1, first);
    env.LISTS_2 = databaseOfSize(second, other);
    expect(await listsOf(await registerMerchant())).toBe(expected);
    const tpp = {
      ...{ name: "Budget App", mode: "test", auth_method: "SECRET" },
      ...{ redirect_uris: ["https://tpp.example/"], scopes: ["accounts:read"] },
    };
    expect(bodyOf(await askAdmin("POST", "tpps", tpp), 201).lists).toBe(expected);
  });

  const register = async (): Promise<number> => {
    const asked = { name: "Corner Shop", modes: { test: { settlement_iban: settlement } } };
    return bodyOf(await askAdmin("POST", "merchants", asked), 201).lists;
  };

  test("of a new owner is not one that does not answer", async () => {
    env.LISTS_1 = absentDatabase(LISTS_1);
    expect(await register()).toBe(2);
  });

  /** Of twenty new owners; one that has a chance is not chosen once in a million times. */
  const chosen = async (first: number, other: number): Promise<number[]> => {
    env.LISTS_1 = databaseOfSize(LISTS_1, first);
    env.LISTS_2 = databaseOfSize(second, other);
    const numbers = new Set<number>();
    for (let owner = 0; owner < 20; owner++) numbers.add(await register());
    return [...numbers].sort();
  };

  test.each([
    ["either, if they are about equally full", 5.05 * GB, 5 * GB, [1, 2]],
    ["not one that is 90 % full, if another is not", 9.01 * GB, 8.99 * GB, [2]],
    ["either, if both are 90 % full", 9.01 * GB, 9.02 * GB, [1, 2]],
  ])("of a new owner is %s", async (_, first, other, expected) => {
    expect(await chosen(first, other)).toEqual(expected);
  });
});

describe("staff lists", () => {
  const idsOf = (body: { data: { payment_id: string }[] }) =>
    body.data.map(({ payment_id }) => payment_id);

  test("merge the databases, newest first, over pages", async () => {
    const paid: string[] = [];
    for (const merchant of [inFirst, inSecond, inSecond, inFirst, inSecond]) {
      wait(1_000);
      paid.push((await paidBy(merchant)).payment_id);
    }
    await deliverAll();
    const read: string[] = [];
    let cursor = "";
    for (let page = 0; page < 3; page++) {
      const body = bodyOf(await askAdmin("GET", `payments?limit=2${cursor}`));
      read.push(...idsOf(body));
      cursor = `&cursor=${body.next_cursor}`;
    }
    expect(read.slice(0, 5)).toEqual(paid.reverse());
  });

  test("find what is in any of them, and show one owner from its own", async () => {
    const payment = await paidBy(inSecond);
    await deliverAll();
    const { end_to_end_id } = payment.instruction;
    for (const q of [payment.payment_id, end_to_end_id]) {
      expect(idsOf(bodyOf(await askAdmin("GET", `payments?q=${q}`)))).toEqual([payment.payment_id]);
    }
    env.LISTS_1 = absentDatabase(LISTS_1);
    const own = await askAdmin("GET", `payments?merchant_id=${inSecond.merchant_id}&limit=1`);
    expect(idsOf(bodyOf(own))).toEqual([payment.payment_id]);
    const nobody = `payments?merchant_id=mer_${"0".repeat(43)}`;
    expect(idsOf(bodyOf(await askAdmin("GET", nobody)))).toEqual([]);
  });

  test("are refused as a whole if one database does not answer", async () => {
    env.LISTS_2 = absentDatabase(second);
    for (const path of ["payments", "reconciliation", "approvals", "totals?mode=test"]) {
      expect((await askAdmin("GET", path)).status).toBe(503);
    }
  });
});

describe("a full list database", () => {
  /** With one payment of each merchant. */
  const payWhileFull = async () => {
    env.LISTS_1 = fullDatabase(LISTS_1);
    const [first, other] = [await paidBy(inFirst), await paidBy(inSecond)];
    await deliverAll();
    return { first, other };
  };

  test("stops no payment and no webhook", async () => {
    const { first, other } = await payWhileFull();
    for (const payment of [first, other]) {
      expect((await payment.status()).status).toBe("COMPLETED");
      expect(webhooksOf(payment)).toHaveLength(1);
    }
    expect(await countIn(LISTS_1, "objects", first.payment_id)).toBe(0);
    expect(await countIn(second, "objects", other.payment_id)).toBe(1);
    expect((await other.listed()).status).toBe("COMPLETED");
    const refunded = await first.refund({ amount: 100 });
    expect(refunded.status).toBe(201);
  });

  test("its rows are written when there is room, and the webhook is not sent again", async () => {
    const { first } = await payWhileFull();
    env.LISTS_1 = LISTS_1;
    wait(HOUR + 60_000);
    await wake(first.payment_id);
    expect((await first.listed()).status).toBe("COMPLETED");
    expect(await first.events()).toEqual(["payment.completed"]);
    expect(webhooksOf(first)).toHaveLength(1);
  });

  test("makes no dead letters: a new object's row waits in its queue", async () => {
    env.LISTS_1 = fullDatabase(LISTS_1);
    await Payment.create("alpha", { merchant: inFirst });
    const rows = takeFrom("projections");
    expect(rows).toHaveLength(1);
    expect(await deliver("projections", rows)).toEqual(rows);
    const paid = await paidBy(inFirst);
    const ended = takeFrom("projections").filter(
      (body) => (body as { effect: unknown }).effect !== null,
    );
    expect(ended.length).toBeGreaterThan(0);
    expect(await deliver("projections", ended)).toEqual([]);
    expect(await countIn(LISTS_1, "objects", paid.payment_id)).toBe(0);
  });

  test("stops no suspension, no login and no retirement of a key", async () => {
    env.LISTS_1 = fullDatabase(LISTS_1);
    expect((await changeBank("borealis", { status: "SUSPENDED" })).status).toBe(200);
    expect((await changeBank("borealis", { status: "ACTIVE" })).status).toBe(200);
    const merchant = `merchants/${inFirst.merchant_id}`;
    for (const status of ["SUSPENDED", "ACTIVE"]) {
      expect(bodyOf(await askAdmin("PATCH", merchant, { status })).status).toBe(status);
    }
    const staff = await newStaff("operator");
    const retired = await askAdmin("POST", `admin-keys/${staff.key_id}/retire`);
    expect(bodyOf(retired).status).toBe("RETIRED");
    const added = { name: "Bob", role: "support", sha256: heldKey().sha256 };
    expect((await askAdmin("POST", "admin-keys", added)).status).toBe(201);
    for (const path of ["approvals", "payments", "reconciliation", "database"]) {
      expect((await askAdmin("GET", path)).status).toBe(200);
    }
    const browser = new ConsoleBrowser();
    browser.environment = { LISTS_1: env.LISTS_1 };
    expect((await browser.logIn(ownerKey)).location).toBe("/console");
    expect((await browser.open("/console")).status).toBe(200);
  });
});

describe("a list database", () => {
  test.each([
    ["away", absentDatabase(LISTS_1)],
    ["not bound any more", undefined],
  ])("that is %s makes no dead letters either, and staff are told", async (_, database) => {
    const isBound = database !== undefined;
    const payment = await paidBy(isBound ? inFirst : inSecond);
    const rows = takeFrom("projections");
    const firstRows = rows.filter((body) => (body as { effect: unknown }).effect === null);
    expect(rows.length).toBeGreaterThan(firstRows.length);
    Object.assign(env, isBound ? { LISTS_1: database } : { LISTS_2: undefined });
    expect(await deliver("projections", rows)).toEqual(firstRows);
    expect((await payment.status()).status).toBe("COMPLETED");
    const own = `payments?merchant_id=${payment.merchant.merchant_id}`;
    expect((await askAdmin("GET", own)).status).toBe(503);
    expect((await payment.asMerchant("GET", "/api/v1/payments/sessions")).status).toBe(503);
  });
});

describe("a full database of the administration", () => {
  test("stops no payment and no webhook of the known endpoint", async () => {
    await paidBy(inFirst);
    await deliverAll();
    env.DB = fullDatabase(DB);
    const payment = await paidBy(inFirst);
    await deliverAll();
    expect((await payment.listed()).status).toBe("COMPLETED");
    expect(webhooksOf(payment)).toHaveLength(1);
  });

  test("refuses every change of a record", async () => {
    env.DB = fullDatabase(DB);
    const { status } = await changeBank("borealis", { status: "SUSPENDED" });
    expect(status).toBe(500);
    const page = { "x-gateway-admin-key": ownerKey };
    expect((await ask("GET", "/admin/v1/banks", page)).status).toBe(200);
  });
});
