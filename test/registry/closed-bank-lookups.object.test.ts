import { beforeAll, expect, test, vi } from "vitest";
import { database } from "../../src/base/platform/database.ts";
import { handles, links } from "../../src/registry/schema.ts";
import { sweep } from "../../src/registry/sweep.ts";
import { chanceFrom } from "./chance.ts";
import {
  type Answer,
  accountRef,
  asOwner,
  type Bank,
  db,
  fresh,
  migrate,
  newBank,
  newGateway,
  ok,
  registryEnv,
  resolve,
} from "./registry.ts";

beforeAll(migrate);
beforeAll(() => void vi.spyOn(console, "log").mockReturnValue());

const chance = chanceFrom(126);
const below = (count: number): number => Math.floor(chance() * count);
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

/** A customer with links in any state that the machines allow. */
const anyCustomer = (banks: readonly Bank[], at: number) => {
  const handleId = fresh("hdl");
  const suspension = oneOf([
    ...[{}, {}, { bankSuspension: "BANK" }, { bankSuspension: "CUSTOMER_LOCK" }],
    ...[{ bankSuspension: "BANK" }, { bankSuspension: "BANK", operatorSuspension: "FRAUD" }],
  ] as const);
  const handle: typeof handles.$inferInsert = {
    ...{ realm: "test", handleId, alias: fresh("any"), sponsorBankId: oneOf(banks).bank_id },
    ...{ status: "bankSuspension" in suspension ? "SUSPENDED" : "ACTIVE", ...suspension },
    ...{ createdAt: at, verifiedAt: at, bucket: "0" },
  };
  const own: (typeof links.$inferInsert)[] = [];
  for (let count = below(6); count >= 0; count--) {
    const bankId = oneOf(banks).bank_id;
    const state = oneOf([
      ...[{ status: "LINKED" }, { status: "LINKED" }, { status: "LINKED" }],
      ...[{ status: "SUSPENDED", bankSuspension: "BANK" }, { status: "PENDING_CONFIRMATION" }],
      { status: "SUSPENDED", operatorSuspension: "FRAUD" },
    ] as const);
    const isFirst = (flag: "isDefault" | "isPayerDefault" | "isPayeeDefault") =>
      state.status !== "PENDING_CONFIRMATION" && chance() < 0.4 && !own.some((row) => row[flag]);
    own.push({
      ...{ realm: "test", accountRef: accountRef(), handleId, bankId, ...state },
      ...{ capabilities: ["PAYMENTS"], bucket: "0", createdAt: at },
      isDefault: isFirst("isDefault"),
      isPayerDefault: isFirst("isPayerDefault"),
      isPayeeDefault: isFirst("isPayeeDefault"),
      isBankDefault:
        state.status !== "PENDING_CONFIRMATION" &&
        chance() < 0.4 &&
        !own.some((row) => row.bankId === bankId && row.isBankDefault),
      visibility: oneOf(["PUBLIC", "PUBLIC", "GATEWAYS"]),
      linkedAt: state.status === "PENDING_CONFIRMATION" ? null : below(3),
    });
  }
  return { handle, own };
};

test("a lookup before the sweep of closed banks is as after it", async () => {
  const [closing, second, other] = [await newBank(), await newBank(), await newBank()];
  const [third, paused] = [await newBank(), await newBank()];
  const customers = Array.from({ length: 60 }, () =>
    anyCustomer([closing, second, other, third, paused], Date.now()),
  );
  const orm = database(registryEnv());
  for (const { handle, own } of customers) {
    await orm.insert(handles).values(handle);
    for (const row of own) await orm.insert(links).values(row);
  }
  for (const { bank_id } of [closing, second]) {
    ok(await asOwner(`/admin/v1/banks/${bank_id}`, undefined, { method: "DELETE" }), 204);
  }
  const status = { method: "PATCH", json: { status: "SUSPENDED" } };
  ok(await asOwner(`/admin/v1/banks/${paused.bank_id}`, undefined, status), 200);
  const gateway = await newGateway();
  const asked: [string, () => Promise<Answer>][] = [];
  for (const { alias } of customers.map(({ handle }) => handle)) {
    for (const bank of ["", `@${other.bank_handle}`]) {
      for (const context of ["", "context=PAYER", "context=PAYEE"]) {
        const path = `/identity/resolve/${alias}${bank}?${context}`;
        asked.push(
          [`public ${path}`, () => resolve(alias + bank, `realm=test&${context}`)],
          [`gateway ${path}`, () => gateway.resolve(`${alias}${bank}?${context}`)],
          [`a bank with links ${path}`, () => other.call(path)],
        );
      }
    }
  }
  const answers = async () => {
    const all: [string, number, unknown][] = [];
    for (const [who, ask] of asked) {
      const { status, body } = await ask();
      all.push([who, status, body]);
    }
    return all;
  };
  const before = await answers();
  await sweep(registryEnv());
  expect(before).toEqual(await answers());
  const { results } = await db
    .prepare(
      `select action from audit_log where subject in
        (select handle_id from handles where alias like 'any-%'
          union all select account_ref from links where handle_id like 'hdl-%')
      group by action having count(*) > 4 order by action`,
    )
    .all();
  const passed = ["handle.reinstated", "handle.sponsored", "link.default_passed"];
  expect(results).toEqual(expect.arrayContaining(passed.map((action) => ({ action }))));
});
