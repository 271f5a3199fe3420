import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { databaseOf } from "../base/platform/d1.ts";
import { openGateway, Payment } from "./gateway-journey.ts";
import {
  ask,
  deliver,
  endTest,
  env,
  ownerKey,
  runSchedule,
  startTest,
  takeFrom,
} from "./gateway-worker.ts";

/** The log of the deployed worker while its database fails has no data of customers. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
let lines: string[] = [];

beforeEach(() => {
  startTest();
  lines = [];
  for (const level of ["log", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(line));
  }
});
afterEach(endTest);

/** Everything that was logged since the test began. */
const logged = (): string => lines.join("\n");

const without = async (table: string, work: () => Promise<unknown>): Promise<void> => {
  const db = databaseOf(env, table);
  await db.exec(`ALTER TABLE ${table} RENAME TO gone`);
  try {
    await work();
  } finally {
    await db.exec(`ALTER TABLE gone RENAME TO ${table}`);
  }
};

/** What no log may hold of an IBAN: its last digits, in any grouping. */
const expectNothingOf = (iban: string): void => {
  expect(logged().replace(/[^0-9A-Za-z]/g, "")).not.toContain(iban.slice(-8));
};

// @rule G5.6 A5.3
it("a failing lookup of an IBAN logs its query, and not the IBAN or a part of it", async () => {
  const payment = await Payment.open("borealis");
  await without("bank_iban_prefixes", async () => {
    expect(await payment.resolve()).toMatchObject({
      status: 500,
      body: { error: { code: "INTERNAL", message: expect.not.stringContaining("bank") } },
    });
  });
  expect(logged()).toContain("no such table: bank_iban_prefixes");
  expectNothingOf(payment.payer);
});

it("an IBAN that a caller sends as its correlation id is not logged", async () => {
  const iban = "de89370400440532013000";
  const headers = { "x-gateway-admin-key": ownerKey, "x-correlation-id": iban };
  await without("banks", async () => {
    const failed = await ask("GET", "/admin/v1/banks", headers);
    expect(failed).toMatchObject({ status: 500, body: { error: { correlation_id: iban } } });
  });
  expect(logged()).toContain("[iban]");
  expectNothingOf(iban);
});

it("rows that cannot be written are tried again, and the log does not show them", async () => {
  const reference = "the order of Amira Haddad";
  await Payment.open("alpha", { reference });
  const rows = takeFrom("projections");
  await without("objects", async () => {
    expect(await deliver("projections", rows)).toEqual(rows);
  });
  expect(logged()).toContain("no such table: objects");
  expect(logged()).not.toContain(reference);
});

it("a failing sweep logs only that", async () => {
  await without("objects", runSchedule);
  expect(logged()).toMatch(/sweep failed.*no such table: objects/s);
  expect(logged()).not.toContain("params");
});
