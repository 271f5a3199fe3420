import { describe, expect, it, test } from "vitest";
import {
  type CursorSubject,
  openCursor,
  openTransactions,
  sealCursor,
  sealTransactions,
} from "../../src/account-data/data-cursor.ts";

const KEY = "the master key of the tests";
const subject: CursorSubject = {
  consent_id: "cns_1",
  account_id: "acc_1",
  list: "transactions",
};
const dates = { asked: "2020-01-01", from: "2025-11-22", to: "2026-11-22" };
const bankCursor = 'p2 ü|"é';
const cursor = sealTransactions(KEY, subject, dates, bankCursor);
const noDates = { fromDate: undefined, toDate: undefined };
const refused = { ok: false, problem: { code: "VALIDATION_FAILED", field: "cursor" } };

describe("a cursor", () => {
  test("opens for its own list, in the characters of a URL", () => {
    expect(cursor).toMatch(/^[A-Za-z0-9_-]+\.[0-9a-f]{32}$/);
    expect(openTransactions(KEY, subject, cursor, noDates)).toEqual({
      ok: true,
      value: { dates, bankCursor },
    });
  });

  it.each<[string, Partial<CursorSubject>]>([
    ["consent", { consent_id: "cns_2" }],
    ["account", { account_id: "acc_2" }],
    ["list", { list: "standing-orders" }],
  ])("of another %s is refused", (_name, other) => {
    expect(openTransactions(KEY, { ...subject, ...other }, cursor, noDates)).toMatchObject(refused);
  });

  it("of another deployment is refused", () => {
    expect(openTransactions("another key", subject, cursor, noDates)).toMatchObject(refused);
  });

  const [text = "", mac = ""] = cursor.split(".");
  it.each([
    ["made by hand", btoa(JSON.stringify(["2026-01-01", "2026-01-01", "2026-11-22", "1"]))],
    ["without its signature", text],
    ["with an empty signature", `${text}.`],
    ["with a part of its signature", `${text}.${mac.slice(0, 31)}`],
    ["with another text", `${text.slice(0, -2)}AA.${mac}`],
    ["with a third part", `${cursor}.`],
    ["without its text", `.${mac}`],
    ["empty", ""],
    ["no text of ours at all", "%00\u{1f4b8}"],
  ])("%s is refused", (_name, forged) => {
    expect(openTransactions(KEY, subject, forged, noDates)).toMatchObject(refused);
    expect(openCursor(KEY, subject, forged)).toMatchObject(refused);
  });

  it("takes the dates of its first page, the asked and the answered", () => {
    const good = [
      { fromDate: "2020-01-01", toDate: "2026-11-22" },
      { fromDate: "2025-11-22", toDate: undefined },
      { fromDate: undefined, toDate: "2026-11-22" },
    ];
    for (const asked of good) {
      expect(openTransactions(KEY, subject, cursor, asked)).toMatchObject({ ok: true });
    }
  });

  it.each([
    [{ fromDate: "2025-11-23", toDate: undefined }],
    [{ fromDate: "2020-01-01", toDate: "2026-11-21" }],
  ])("is refused beside other dates: %o", (other) => {
    expect(openTransactions(KEY, subject, cursor, other)).toMatchObject(refused);
  });

  test("parts are kept apart", () => {
    const parts = ["a,b", 'c"d', ""];
    const sealed = sealCursor(KEY, { ...subject, list: "standing-orders" }, parts);
    expect(openCursor(KEY, { ...subject, list: "standing-orders" }, sealed)).toEqual({
      ok: true,
      value: parts,
    });
  });
});
