import { createScheduledController } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import worker from "../../workers/registry/index.ts";
import { type Bank, db, migrate, newBank, registryEnv } from "./registry.ts";

/** The registry's log while its database fails: it holds nothing of a customer. */
let aurora: Bank;
let lines: string[] = [];

beforeAll(async () => {
  await migrate();
  aurora = await newBank();
});

beforeEach(() => {
  lines = [];
  for (const level of ["log", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(line));
  }
});
afterEach(() => vi.restoreAllMocks());

const without = async (table: string, work: () => Promise<unknown>): Promise<void> => {
  await db.exec(`ALTER TABLE ${table} RENAME TO gone`);
  try {
    await work();
  } finally {
    await db.exec(`ALTER TABLE gone RENAME TO ${table}`);
  }
};

it.each(["de89370400440532013000", "DE89-3704-0044-0532-0130-00"])(
  "a failing request does not log the IBAN in its path: %s",
  async (iban) => {
    await without("handles", async () => {
      const { status } = await aurora.call(`/identity/handles/${iban}`);
      expect(status).toBe(500);
    });
    expect(lines.join()).toContain("/identity/handles/[iban]");
    expect(lines.join().replace(/[^0-9A-Za-z]/g, "")).not.toContain("32013000");
  },
);

it("a failing sweep is logged without what was bound to its queries", async () => {
  await without("claims", async () => {
    await worker.scheduled?.(createScheduledController(), registryEnv());
  });
  expect(lines.join()).toMatch(/registry sweep failed.*no such table/);
  expect(lines.join()).not.toContain("params");
});
