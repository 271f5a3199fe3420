import { describe, expect, it } from "vitest";
import type { ConsentCommand } from "../../../src/products/consents/consent-record.ts";
import { approve, reject } from "./consent-commands.ts";
import {
  AUTHORISE_MS,
  accountOf,
  authorisationOf,
  BROWSER,
  ConsentBench,
  DAY,
  SAVINGS,
  T0,
  TPP,
} from "./consent-fixtures.ts";

/** An account that the page offers and that the customer does not share. */
const unshared = { ...accountOf("acc_2"), display_name: "Money for the divorce" };
const offered = [accountOf("acc_1"), unshared, accountOf("acc_3", "NOT_SHAREABLE")];

const listed = () => new ConsentBench().proved().listed(offered);
const shared = () => {
  const bench = listed();
  bench.must(approve(["acc_1"]));
  return bench;
};
/** Approved before, and asked again. */
const again = () => {
  const bench = shared();
  bench.must({ type: "reauthorise", ...TPP, authorisation: authorisationOf() });
  return bench.proved(BROWSER, "ch2").listed(offered);
};
const act = (bench: ConsentBench, command: ConsentCommand) => bench.must(command);
const revoke = { type: "revoke", by: { kind: "TPP", ...TPP }, reason: null } as const;

/** Only names and numbers of the accounts, not those of the customer who proved control. */
const kept = ({ record: { accounts, authorisation, timeline, effects } }: ConsentBench): string =>
  JSON.stringify([accounts, authorisation.offered, timeline, effects]);

describe("the accounts that the page offers", () => {
  it("are there while the customer chooses", () => {
    expect(kept(listed())).toContain(unshared.display_name);
  });

  it.each<[string, () => ConsentBench]>([
    ["has approved", shared],
    ["has rejected", () => act(listed(), reject())],
    [
      "has let the time pass",
      () =>
        listed()
          .at(T0 + AUTHORISE_MS)
          .look(),
    ],
    ["waited while the TPP ended the consent", () => act(listed(), revoke)],
    [
      "has none to share",
      () => new ConsentBench().proved().listed([{ ...unshared, status: "NOT_SHAREABLE" }]),
    ],
    ["has approved again", () => act(again(), approve())],
    ["has rejected to renew", () => act(again(), reject())],
    [
      "has let the time to renew pass",
      () =>
        again()
          .at(T0 + AUTHORISE_MS)
          .look(),
    ],
    ["waited while the consent ended", () => act(again(), revoke)],
    [
      "was asked once more",
      () => act(again(), { type: "reauthorise", ...TPP, authorisation: authorisationOf() }),
    ],
  ])("are forgotten once the customer %s", (_, ended) => {
    const bench = ended();
    expect(kept(bench)).not.toContain(unshared.display_name);
    expect(kept(bench)).not.toContain(SAVINGS);
    expect(bench.record.authorisation.offered ?? []).toEqual([]);
  });

  // @rule O5.6
  it("that were not chosen are in no consent that was approved", () => {
    expect(shared().record.accounts).toEqual([
      expect.objectContaining({ account_id: "acc_1", status: "SHARED" }),
    ]);
  });

  it.each<[string, () => ConsentBench]>([
    ["has revoked it", () => act(shared(), revoke)],
    [
      "has let it expire",
      () =>
        shared()
          .at(T0 + 90 * DAY)
          .look(),
    ],
  ])("have no names once the TPP %s", (_, ended) => {
    expect(kept(ended())).not.toContain("Current account");
  });
});

describe("the TPP's answer lists", () => {
  const accountsOf = (bench: ConsentBench) =>
    bench.view<{ accounts: { account_id: string; status: string }[] | null }>({
      ...{ view: "consent", ...TPP },
    }).accounts;

  // @rule O5.5
  it("exactly the accounts that the customer shared", () => {
    expect(accountsOf(shared())).toMatchObject([{ account_id: "acc_1", status: "SHARED" }]);
    expect(accountsOf(again())).toHaveLength(1);
  });

  // @rule O5.5
  it("one that was closed later", () => {
    const bench = new ConsentBench().approved();
    bench.must({ type: "reauthorise", ...TPP, authorisation: authorisationOf() });
    bench.proved(BROWSER, "ch2").listed([accountOf("acc_1"), accountOf("acc_2", "CLOSED")]);
    bench.must(approve());
    expect(accountsOf(bench)).toMatchObject([{ status: "SHARED" }, { status: "CLOSED" }]);
  });

  it.each<[string, () => ConsentBench]>([
    ["while the customer chooses", listed],
    ["after a rejection", () => act(listed(), reject())],
    ["after a revocation", () => act(shared(), revoke)],
    [
      "after the end",
      () =>
        shared()
          .at(T0 + 90 * DAY)
          .look(),
    ],
  ])("nothing %s", (_, bench) => expect(accountsOf(bench())).toBeNull());
});
