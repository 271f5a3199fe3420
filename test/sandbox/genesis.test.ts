import { describe, expect, it } from "vitest";
import { parseIban } from "../../src/base/kernel/iban.ts";
import { type DirectoryKind, lookUpDirectory, seedDocument } from "../../src/sandbox/genesis.ts";
import { residentIban, residents, sandboxBanks } from "../../src/sandbox/residents.ts";
import { worldBooks } from "./memory-books.ts";
import { AMIRA, BOOKS_SHOP, DANIEL, ibanOf } from "./payer.ts";

const ORIGIN = "http://127.0.0.1:8789";

describe("the seed", () => {
  const seed = seedDocument(worldBooks().books, ORIGIN);

  it("has two banks, each with three customers and a merchant", () => {
    const kinds = seed.banks.map((bank) => bank.accounts.map((account) => account.kind).sort());
    const expected = ["customer", "customer", "customer", "merchant"];
    expect(kinds).toEqual([expected, expected]);
  });

  it("gives every listed customer at least 1,000,000", () => {
    const { books } = worldBooks();
    const balances = seed.customers.map(({ iban }) => books.accounts.get(iban)?.booked ?? 0);
    expect(Math.min(...balances)).toBeGreaterThanOrEqual(1_000_000);
  });

  it("links one customer at both banks, with one default", () => {
    const links = seed.links.filter((link) => link.alias === "chloe");
    expect(links.map((link) => [link.bank_handle, link.default])).toEqual([
      ["alpha", true],
      ["borealis", false],
    ]);
  });

  it("names a further account of a customer, besides the account of the alias", () => {
    const [amira] = seed.customers.filter(({ alias }) => alias === "amira");
    const savings = residents.find((row) => row.alias === "amira" && row.is_unlinked);
    expect(savings && [residentIban(savings)]).toEqual(amira?.further_ibans);
    expect(seed.links.filter(({ alias }) => alias === "amira")).toHaveLength(1);
  });

  it("has a different reference for every link", () => {
    const references = new Set(seed.links.map((link) => link.account_ref));
    expect(references.size).toBe(seed.links.length);
    // A random one with digits is now and then refused as an IBAN.
    for (const reference of references) expect(reference).toMatch(/^acc_[A-Za-z]{20,60}$/);
  });

  it("lists special accounts only under magic", () => {
    const special = seed.magic.map((row) => row.iban);
    const listed = [...seed.customers, ...seed.banks.flatMap((bank) => bank.accounts)];
    expect(listed.filter((row) => special.includes(row.iban))).toEqual([]);
    expect(special).toHaveLength(11);
  });
});

it.each(residents.map((resident) => [resident.holder, resident.bank, residentIban(resident)]))(
  "%s at %s has a valid IBAN with the bank's prefix",
  (_holder, handle, iban) => {
    const bank = sandboxBanks.find((row) => row.handle === handle);
    expect([parseIban(iban), iban.startsWith(bank?.iban_prefix ?? "-")]).toEqual([iban, true]);
  },
);

describe("the directory", () => {
  it.each<[DirectoryKind, string, string | null]>([
    ["ALIAS", "amira", AMIRA],
    ["ALIAS", "Amira", AMIRA],
    ["ALIAS", "chloe", ibanOf("chloe", "alpha")],
    ["ALIAS", "chloe@borealis", ibanOf("chloe", "borealis")],
    ["ALIAS", "amira@borealis", null],
    ["ALIAS", "nobody", null],
    ["PHONE", "+447700900462", DANIEL],
    ["NATIONAL_ID", "GB-7000462", DANIEL],
    ["NATIONAL_ID", "DE-7000358", ibanOf("chloe", "alpha")],
    ["IBAN", BOOKS_SHOP, BOOKS_SHOP],
    ["IBAN", "DE00", null],
  ])("finds the account of %s %s", (kind, value, iban) => {
    expect(lookUpDirectory(kind, value)?.iban ?? null).toBe(iban);
  });

  it("names the institution", () => {
    expect(lookUpDirectory("IBAN", DANIEL)?.institution_code).toBe("BOREGB2LXXX");
  });
});
