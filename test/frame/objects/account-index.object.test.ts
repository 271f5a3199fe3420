import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { consentIndex, mandateIndex } from "../../../src/frame/objects/account-index.ts";
import { emptyTables } from "../../base/platform/d1.ts";
import { migrate } from "../../staff/operators/gateway.ts";
import { endTest, env, startTest } from "../../workers/gateway-worker.ts";

/** Which consents and which mandates are on an account (docs/decisions/095). */
const mode = "test" as const;
const owner = { kind: "TPP", id: "tpp_1" };
const one = { mode, iban: "DE02ALPH0000000001" };
const other = { mode, iban: "DE02ALPH0000000002" };

beforeAll(() => migrate());
beforeEach(startTest);
afterEach(async () => {
  await emptyTables(env, "consent_accounts", "mandate_accounts");
  endTest();
});

describe.each([
  ["consents", consentIndex],
  ["mandates", mandateIndex],
])("the index of %s", (_, index) => {
  const write = (id: string, on: string[], off: string[] = []) =>
    index.perform({
      ...{ env, material: { id, owner, mode, on, off } },
      report: async (report: object) => report,
    } as never);

  it("finds the objects of an account, and of no other account or mode", async () => {
    await write("one", [one.iban, other.iban]);
    await write("two", [one.iban]);
    expect((await index.idsOn(env, one)).sort()).toEqual(["one", "two"]);
    expect(await index.idsOn(env, other)).toEqual(["one"]);
    expect(await index.idsOn(env, { ...one, mode: "live" })).toEqual([]);
  });

  it("is written once, even if repeated, and its effect ends", async () => {
    expect(await write("one", [one.iban])).toEqual({ kind: "done" });
    await write("one", [one.iban]);
    expect(await index.idsOn(env, one)).toEqual(["one"]);
  });

  it("loses objects that have left the account, or are deleted from it", async () => {
    await write("one", [one.iban, other.iban]);
    await write("two", [one.iban, other.iban]);
    await write("one", [other.iban], [one.iban]);
    await index.forget(env, other, ["two"]);
    expect(await index.idsOn(env, one)).toEqual(["two"]);
    expect(await index.idsOn(env, other)).toEqual(["one"]);
  });

  it("takes more accounts than one statement names", async () => {
    const many = Array.from({ length: 120 }, (_, place) => `DE02ALPH${place}`);
    await write("one", many);
    expect(await index.idsOn(env, { mode, iban: many.at(-1) ?? "" })).toEqual(["one"]);
    await write("one", [], many);
    expect(await index.idsOn(env, { mode, iban: many.at(-1) ?? "" })).toEqual([]);
  });
});

it("one account has different digests in the two tables, and no number is readable", async () => {
  for (const index of [consentIndex, mandateIndex]) {
    await index.perform({
      ...{ env, material: { id: "one", owner, mode, on: [one.iban], off: [] } },
      report: async () => null,
    } as never);
  }
  const rows = await env.LISTS_1.batch<{ account: string }>([
    env.LISTS_1.prepare("select account from consent_accounts"),
    env.LISTS_1.prepare("select account from mandate_accounts"),
  ]);
  const digests = rows.flatMap(({ results }) => results.map(({ account }) => account));
  expect(new Set(digests).size).toBe(2);
  expect(digests.join()).not.toContain(one.iban);
});
