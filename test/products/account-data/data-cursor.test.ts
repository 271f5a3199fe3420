import { describe, expect, it, test } from "vitest";
import {
  type CursorSubject,
  MAX_CURSOR,
  openCursor,
  openTransactions,
  sealCursor,
  sealTransactions,
} from "../../../src/products/account-data/data-cursor.ts";

const KEY = { MASTER_KEY: "the master key of the tests", IDENTITY_KEY: "the identity key" };
const subject: CursorSubject = {
  consent_id: "cns_1",
  account_id: "acc_1",
  list: "transactions",
};
const dates = { asked: "2020-01-01", from: "2025-11-22", to: "2026-11-22" };
const bankCursor = 'p2 ü|"é';
const cursor = await sealTransactions(KEY, subject, dates, bankCursor);
const noDates = { fromDate: undefined, toDate: undefined };
const refused = { ok: false, problem: { code: "VALIDATION_FAILED", field: "cursor" } };

describe("a cursor", () => {
  test("opens for its own list, in the characters of a URL", async () => {
    expect(cursor).toMatch(/^1\.[0-9a-f]+$/);
    expect(await openTransactions(KEY, subject, cursor, noDates)).toEqual({
      ok: true,
      value: { dates, bankCursor },
    });
  });

  it("shows nothing of the bank's own, which may hold an account number", async () => {
    const iban = "AE070331234567890123456";
    const [sealed, again] = [
      await sealTransactions(KEY, subject, dates, iban),
      await sealTransactions(KEY, subject, dates, iban),
    ];
    const [text = ""] = sealed.split(".");
    const bytes = text.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
    const readings = [sealed, Buffer.from(text, "base64url").toString(), Buffer.from(bytes)];
    for (const reading of readings) {
      for (const shown of [iban, dates.from]) expect(String(reading)).not.toContain(shown);
    }
    expect(sealed).not.toBe(again);
  });

  it.each(["a", "\u0001", "\u{fffd}"])(
    "around a bank's longest, of %j, is no longer than a request takes",
    async (character) => {
      const longest = await sealTransactions(KEY, subject, dates, character.repeat(512));
      expect(longest.length).toBeLessThanOrEqual(MAX_CURSOR);
    },
  );

  it.each<[string, Partial<CursorSubject>]>([
    ["consent", { consent_id: "cns_2" }],
    ["account", { account_id: "acc_2" }],
    ["list", { list: "standing-orders" }],
  ])("of another %s is refused", async (_name, other) => {
    const opened = await openTransactions(KEY, { ...subject, ...other }, cursor, noDates);
    expect(opened).toMatchObject(refused);
  });

  it("of another deployment is refused", async () => {
    const other = { ...KEY, MASTER_KEY: "another key" };
    expect(await openTransactions(other, subject, cursor, noDates)).toMatchObject(refused);
  });

  const flipped = cursor.endsWith("0") ? "1" : "0";
  it.each([
    ["made by hand", btoa(JSON.stringify(["2026-01-01", "2026-01-01", "2026-11-22", "1"]))],
    ["without its last byte", cursor.slice(0, -2)],
    ["without half of its last byte", cursor.slice(0, -1)],
    ["with another last byte", cursor.slice(0, -1) + flipped],
    ["with one more byte", `${cursor}00`],
    ["of its beginning", cursor.slice(0, 24)],
    ["of one byte", "00"],
    ["empty", ""],
    ["no text of ours at all", "%00\u{1f4b8}"],
  ])("%s is refused", async (_name, forged) => {
    expect(await openTransactions(KEY, subject, forged, noDates)).toMatchObject(refused);
    expect(await openCursor(KEY, subject, forged)).toMatchObject(refused);
  });

  it("takes the dates of its first page, the asked and the answered", async () => {
    const good = [
      { fromDate: "2020-01-01", toDate: "2026-11-22" },
      { fromDate: "2025-11-22", toDate: undefined },
      { fromDate: undefined, toDate: "2026-11-22" },
    ];
    for (const asked of good) {
      expect(await openTransactions(KEY, subject, cursor, asked)).toMatchObject({ ok: true });
    }
  });

  it.each([
    [{ fromDate: "2025-11-23", toDate: undefined }],
    [{ fromDate: "2020-01-01", toDate: "2026-11-21" }],
  ])("is refused beside other dates: %o", async (other) => {
    expect(await openTransactions(KEY, subject, cursor, other)).toMatchObject(refused);
  });

  test("parts are kept apart", async () => {
    const parts = ["a,b", 'c"d', ""];
    const sealed = await sealCursor(KEY, { ...subject, list: "standing-orders" }, parts);
    expect(await openCursor(KEY, { ...subject, list: "standing-orders" }, sealed)).toEqual({
      ok: true,
      value: parts,
    });
  });
});
