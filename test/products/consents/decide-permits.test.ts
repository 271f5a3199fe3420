import { describe, expect, it } from "vitest";
import type {
  ConsentCommand,
  RevokingCaller,
} from "../../../src/products/consents/consent-record.ts";
import { MAX_WAITING } from "../../../src/products/consents/decide/permits.ts";
import { approve } from "./consent-commands.ts";
import {
  AUTHORISE_MS,
  accountOf,
  authorisationOf,
  BROWSER,
  ConsentBench,
  DAY,
  IBAN,
  MINUTE,
  T0,
  TPP,
} from "./consent-fixtures.ts";

const END = T0 + 90 * DAY;

const permit = (id = "po_1", use = false, account_id = "acc_1"): ConsentCommand => ({
  ...{ type: "permit_order", payment_order_id: id },
  ...{ account_id, use },
});

/** A consent with a payments scope in force, whose first account alone is shared. */
const approved = (scope: "payments:write" | "payments:initiate" = "payments:write") =>
  new ConsentBench({ scopes: ["accounts:read", scope] }).approved(["acc_1"]);

const revoke = (by: RevokingCaller): ConsentCommand => ({ type: "revoke", by, reason: null });

const reauthorise: ConsentCommand = {
  ...{ type: "reauthorise", ...TPP },
  authorisation: authorisationOf({ authorise_by: T0 + AUTHORISE_MS, expiry_days: 30 }),
};

/** The customer approves the re-authorisation; the bank lists only these accounts by now. */
const renew = (consent: ConsentBench, accounts: string[]): void => {
  consent.must(reauthorise);
  consent.proved(BROWSER, "ch9").listed(accounts.map((id) => accountOf(id)));
  consent.must(approve());
};

const told = ({ record: { effects } }: ConsentBench) =>
  effects.flatMap((effect) =>
    effect.kind === "end_orders" ? [[effect.due_at, ...effect.orders]] : [],
  );

const permitted = ({ record: { permits } }: ConsentBench) =>
  permits.map(({ payment_order_id, used_at }) => [payment_order_id, used_at !== null]);

describe("a payment order is permitted", () => {
  it.each(["payments:write", "payments:initiate"] as const)("by the scope %s", (scope) => {
    for (const use of [false, true]) {
      expect(approved(scope).act(permit("po_1", use))).toBeNull();
    }
  });

  it("until the instant of the consent's end", () => {
    const consent = approved().at(END - 1);
    expect(consent.act(permit("po_1"))).toBeNull();
    expect(consent.act(permit("po_1", true))).toBeNull();
  });

  it("while the customer is asked to renew the consent, and with the new approval then", () => {
    const consent = approved();
    const approval = () =>
      consent.view<{ authorisation: object }>({ view: "data", account_id: "acc_1" }).authorisation;
    consent.must(permit("po_1"));
    consent.must(reauthorise);
    expect(consent.act(permit("po_1", true))).toBeNull();
    expect(approval()).toEqual({ type: "SCA", reference: "t-ch1" });
    consent.proved(BROWSER, "ch9").listed();
    consent.must(approve());
    expect(consent.act(permit("po_1", true))).toBeNull();
    expect(approval()).toEqual({ type: "SCA", reference: "t-ch9" });
  });

  const everything: [why: string, bring: () => ConsentBench, command: ConsentCommand][] = [
    ["before the approval", () => new ConsentBench({ scopes: ["payments:write"] }), permit()],
    ["of an account that was not selected", approved, permit("po_1", false, "acc_2")],
    ["of an unknown account", approved, permit("po_1", false, "acc_9")],
    ["at the instant of the end", () => approved().at(END), permit()],
    [
      "after the customer rejected the consent",
      () => {
        const consent = new ConsentBench({ scopes: ["payments:write"] });
        consent.must({ type: "reject", browser_id: BROWSER });
        return consent;
      },
      permit(),
    ],
    [
      "of an account that was closed by the renewal",
      () => {
        const consent = new ConsentBench({ scopes: ["payments:write"] }).approved();
        consent.must(permit("po_1", false, "acc_2"));
        renew(consent, ["acc_1"]);
        return consent;
      },
      permit("po_1", true, "acc_2"),
    ],
    [
      "after the end, though it was permitted and used right before",
      () => {
        const consent = approved();
        consent.must(permit());
        consent.must(permit("po_1", true));
        consent.must(revoke({ kind: "OPERATOR" }));
        return consent;
      },
      permit("po_1", true),
    ],
  ];
  it.each(everything)("not %s", (_, bring, command) => {
    const consent = bring();
    const before = consent.look().record;
    for (const use of [false, true]) {
      expect(consent.act({ ...command, use } as ConsentCommand)).toBe("CONSENT_REVOKED");
    }
    expect(consent.record).toBe(before);
  });

  it("not without a payments scope", () => {
    const consent = new ConsentBench({ scopes: ["accounts:read"] }).approved();
    expect(consent.act(permit())).toBe("INSUFFICIENT_SCOPE");
  });

  // @rule O8.7
  it("once, however often it asks", () => {
    const consent = approved();
    consent.must(permit());
    const { record } = consent.at(T0 + MINUTE);
    consent.must(permit());
    expect(consent.record).toBe(record);
    consent.must(permit("po_1", true));
    consent.must(permit());
    expect(permitted(consent)).toEqual([["po_1", true]]);
  });

  it("in the timeline, without its repeats", () => {
    const consent = approved();
    for (const id of ["po_1", "po_2", "po_2"]) consent.must(permit(id));
    consent.must(permit("po_1", true));
    const notes = consent.record.timeline.filter(({ what }) => what === "order permitted");
    expect(notes.map(({ outcome, count }) => [outcome, count])).toEqual([
      ["waits for its customer", 2],
      ["before execution", 1],
    ]);
  });
});

describe("orders that wait for their customer", () => {
  const full = () => {
    const consent = approved();
    for (let place = 0; place < MAX_WAITING; place++) {
      consent.at(T0 + place).must(permit(`po_${place}`));
    }
    return consent;
  };

  // @rule O5.15
  it("are bounded, and the next is told when to ask again", () => {
    const consent = full().at(T0 + MINUTE);
    expect(consent.attempt(permit("po_x"))?.problem).toMatchObject({
      ...{ code: "RATE_LIMITED", retry_after: 14 * 60 },
    });
    expect(consent.act(permit("po_5"))).toBeNull();
  });

  it("leave room to execute any order, and for another one by that", () => {
    const consent = full();
    expect(consent.act(permit("po_x", true))).toBeNull();
    expect(consent.act(permit("po_y"))).toBe("RATE_LIMITED");
    consent.must(permit("po_0", true));
    expect(consent.act(permit("po_y"))).toBeNull();
  });

  it("lapse after a quarter of an hour, to the millisecond", () => {
    const consent = full().at(T0 + 15 * MINUTE - 1);
    expect(consent.act(permit("po_x"))).toBe("RATE_LIMITED");
    expect(consent.at(T0 + 15 * MINUTE).act(permit("po_x"))).toBeNull();
    expect(permitted(consent)).toHaveLength(MAX_WAITING);
  });

  it("are stored with at most as many executed ones", () => {
    const consent = full();
    for (let place = 0; place < 3 * MAX_WAITING; place++) consent.must(permit(`px_${place}`, true));
    expect(consent.record.permits).toHaveLength(2 * MAX_WAITING);
    expect(permitted(consent).at(-1)).toEqual([`px_${3 * MAX_WAITING - 1}`, true]);
    expect(permitted(consent)[0]).toEqual(["po_0", false]);
    expect(permitted(consent)[MAX_WAITING]).toEqual([`px_${2 * MAX_WAITING}`, true]);
  });
});

describe("the end of the consent", () => {
  const ends: [by: string, (consent: ConsentBench) => void, at: number][] = [
    ["the TPP", (consent) => consent.must(revoke({ kind: "TPP", ...TPP })), T0],
    [
      "the customer",
      (consent) => consent.must(revoke({ kind: "CUSTOMER", iban: IBAN, mode: "test" })),
      T0,
    ],
    [
      "the bank",
      (consent) => consent.must(revoke({ kind: "BANK", bank_id: "bnk_alpha", mode: "test" })),
      T0,
    ],
    ["staff", (consent) => consent.must(revoke({ kind: "OPERATOR" })), T0],
    ["time", (consent) => void consent.at(END).look(), END],
  ];
  // @rule O8.7
  it.each(ends)("by %s is told to the orders that wait", (_, end, at) => {
    const consent = approved();
    consent.at(at - 1).must(permit("po_1"));
    consent.must(permit("po_2"));
    consent.at(at);
    end(consent);
    expect(told(consent)).toEqual([[at, "po_1", "po_2"]]);
    expect(consent.record.permits).toEqual([]);
  });

  it("is told at once to an order that was checked long ago, and later to one that goes on", () => {
    const consent = approved();
    consent.must(permit("po_old", true));
    consent.at(T0 + 1).must(permit("po_new", true));
    consent.must(permit("po_waiting"));
    consent.at(T0 + 15_000).must(revoke({ kind: "OPERATOR" }));
    expect(told(consent)).toEqual([
      [T0 + 15_000, "po_old", "po_waiting"],
      [T0 + 30_000, "po_new"],
    ]);
  });

  it("is told to nobody else: not to lapsed ones, nor when there are none", () => {
    const consent = approved();
    consent.must(permit("po_1"));
    consent.at(T0 + 15 * MINUTE).must(revoke({ kind: "OPERATOR" }));
    expect(told(consent)).toEqual([]);
  });

  it("of a re-authorisation alone ends no order", () => {
    const consent = approved();
    consent.must(permit("po_1"));
    consent.must(reauthorise);
    consent.must({ type: "reject", browser_id: BROWSER });
    expect(consent.record.state).toBe("AUTHORISED");
    expect(told(consent)).toEqual([]);
    expect(permitted(consent)).toEqual([["po_1", false]]);
  });
});
