import { beforeAll, describe, expect, test } from "vitest";
import { ask, db, migrate, newMerchant, post } from "./gateway.ts";

/** The audit log by action and by record, in a chain that is longer than one page looks through. */
const LENGTH = 4_100;

interface Entry {
  sequence: number;
  action: string;
  subject: string;
  subject_name: string | null;
}

interface Page {
  data: Entry[];
  next_cursor: string | null;
}

let first: Entry;
let merchant: string;
let name: string;

beforeAll(async () => {
  await migrate();
  merchant = await newMerchant();
  name = (await ask(`/admin/v1/merchants/${merchant}`)).body.name;
  first = (await ask("/admin/v1/audit?limit=1")).body.data[0];
  await db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LENGTH})
      INSERT INTO audit_log
      SELECT 'gateway', ${first.sequence} + i, 1, 'key_busy', 'customer.searched', 'nobody', '{}',
        'p' || i, 'h' || i, 's', 1 FROM n`,
    )
    .run();
  await post("/admin/v1/people", { name: "Ada" });
});

const read = async (query: string): Promise<Page> => (await ask(`/admin/v1/audit?${query}`)).body;

const readAll = async (query: string): Promise<Page[]> => {
  const pages: Page[] = [];
  for (
    let cursor: string | null = "";
    cursor !== null;
    cursor = pages.at(-1)?.next_cursor ?? null
  ) {
    pages.push(await read(cursor === "" ? query : `${query}&cursor=${cursor}`));
  }
  return pages;
};

// @rule A5.7 A4.2
describe("the audit log", () => {
  test("by record finds the oldest entry behind pages that are empty", async () => {
    const pages = await readAll(`subject=${merchant}`);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.slice(0, 2).map(({ data }) => data.length)).toEqual([0, 0]);
    const found = pages.flatMap(({ data }) => data);
    expect(found).toMatchObject([
      { sequence: first.sequence, action: "merchant.registered", subject_name: name },
    ]);
  });

  test("by action takes the whole or its first word, and nothing that only begins so", async () => {
    const count = async (action: string) =>
      (await readAll(`limit=100&action=${action}`)).flatMap(({ data }) => data).length;
    expect(await count("person.added")).toBe(1);
    expect(await count("person")).toBe(1);
    expect(await count("pers")).toBe(0);
    expect(await count("merchant")).toBe(1);
    expect((await read("action=person")).data).toMatchObject([{ subject_name: "Ada" }]);
  });

  test("loses nothing between the pages", async () => {
    const pages = await readAll("action=customer.searched&limit=100");
    const sequences = pages.flatMap(({ data }) => data.map(({ sequence }) => sequence));
    expect(new Set(sequences).size).toBe(LENGTH);
    expect(sequences).toEqual([...sequences].sort((one, other) => other - one));
  });

  test("says of a change what was before, with accounts masked", async () => {
    const json = {
      name: "Renamed",
      modes: { test: { settlement_iban: "DE89370400440532013000", json_pages: true } },
    };
    await ask(`/admin/v1/merchants/${merchant}`, { method: "PATCH", json });
    const [entry] = (await read(`subject=${merchant}&limit=1`)).data as (Entry & {
      details: { name: string; before: { name: string; modes: { test: object } } };
    })[];
    expect(entry?.details.name).toBe("Renamed");
    expect(entry?.details.before).toMatchObject({ name, modes: { test: { json_pages: false } } });
    expect(JSON.stringify(entry?.details)).not.toContain("532013000");
  });
});
