import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { upcast } from "../../src/aggregate/state.ts";
import type { PaymentSessionRecord } from "../../src/payments/session-record.ts";
import { sessionUpcasts } from "../../src/payments/session-upcasts.ts";
import { termsOf } from "./session-fixtures.ts";

/** What releases have stored, and what today's code reads of it, member by member. */
const read = (stored: object): PaymentSessionRecord => upcast(stored, sessionUpcasts);

const NEWEST = 5;

const sending = {
  ...{ challenge_id: "c2", auth_mode: "PUSH", display_code: "42", deadline: 9 },
};

const challenge = {
  ...{ challenge_id: "c1", auth_mode: "OTP", display_code: null, token: "token-1" },
  ...{ phone_masked: "•• 47", expires_at: 8 },
};

const verification = { verification_id: "v1", code_digest: "digest", deadline: 7 };

const transfer = {
  ...{ end_to_end_id: "E1", state: "EXECUTING", route_type: "SAME_BANK", mode: "test" },
  ...{ debtor_bank: "alpha", creditor_bank: null, instruction: "{}", decided_at: 1, not_after: 2 },
  ...{ attempts_open: 1, answer: null, credit: null, failure: null, funds: null },
  ...{ stalled: false, late_money: [], proposal: null, decisions: [] },
};

/** The same as today's release reads it: it is overdue half an hour after its decision. */
const { stalled: _, ...kept } = transfer;
const transferToday = { ...kept, review_at: 1 + 1_800_000 };

const effect = {
  ...{ id: "execute", kind: "execute", movement: "", attempt: 2, due_at: 3, held_until: 4 },
  claimed: true,
};

const event = {
  ...{ event_id: "evt_1", event: "payment.completed", mode: "test", webhook_url: null },
  ...{ bytes: "{}", occurred_at: 5 },
};

/** The members that no release has changed. */
const rest = {
  ...{ version: 4, creation: { request_hash: "hash", answer: "{}" }, traceparent: "00-1-2-01" },
  ...{ browser_id: "browser-1", resolutions: 1, payer: null, route: null },
  ...{ failure: null, completed_at: null, refunded_amount: 0, alarm_at: 6 },
};

const counts = { challenges: 2, wrong_codes: 1, sending: null };

const refund = {
  ...{ refund_id: "rf_1", amount: 1, reason: null, creation: rest.creation },
  ...{ idempotency_key_hash: null, created_at: 1, completed_at: null },
};

/** A session's terms until schema 4. */
const { to_settlement_account: __, ...sinceFirst } = termsOf();
const terms4 = { ...sinceFirst, strategy: "SAME_BANK_ONLY" };

const stored1 = (state: string, changes: object = {}) => ({
  ...{ ...rest, terms: terms4, state, sca: { ...counts, challenge: null }, transfer: null },
  ...{ refunds: [], effects: [], ...changes },
});

const today = (state: string, changes: object = {}) => ({
  ...stored1(state, changes),
  ...{ schema: NEWEST, terms: termsOf(), timeline: [], payee: null },
});

/** With the terms as a release before schema 5 stored them. */
const before5 = (state: string, schema: number, changes: object = {}) => ({
  ...{ ...today(state), schema, terms: terms4, ...changes },
});

interface Case {
  state: string;
  holds: string;
  stored: object;
  read: object;
}

const review = { reason: "UNKNOWN_OUTCOME", since: 3, resolved_at: null };

const challengeCase = (
  state: string,
  status: string,
  under: typeof verification | null,
  becomes: string,
): Case => ({
  state,
  holds: under ? "a code that is being checked" : `a challenge that is ${status}`,
  stored: { sca: { ...counts, challenge: { ...challenge, status, verification: under } } },
  read: {
    sca: {
      ...counts,
      challenge: {
        ...challenge,
        ...{ state: becomes, verification: under, older_approved: false },
      },
    },
  },
});

const transferCase = (
  state: string,
  holds: string,
  attention: object | null,
  today: object = {},
): Case => ({
  ...{ state, holds },
  stored: { transfer: { ...transfer, attention } },
  read: { transfer: { ...transferToday, manual_review: attention, ...today } },
});

const unchanged = (state: string, holds: string, stored: object = {}): Case => ({
  ...{ state, holds, stored, read: stored },
});

const cases: Case[] = [
  unchanged("PENDING", "nothing"),
  unchanged("PENDING", "a challenge on its way", { sca: { ...counts, sending, challenge: null } }),
  challengeCase("OTP_SENT", "OPEN", null, "OPEN"),
  challengeCase("OTP_SENT", "OPEN", verification, "CHECKING"),
  challengeCase("OTP_SENT", "VERIFIED", null, "VERIFIED"),
  challengeCase("OTP_SENT", "LOST", null, "LOST"),
  challengeCase("OTP_SENT", "EXPIRED", null, "EXPIRED"),
  challengeCase("PUSH_SENT", "OPEN", null, "OPEN"),
  transferCase("EXECUTING", "a movement that nobody has to review", null),
  transferCase("EXECUTING", "a movement under review", review, { review_at: null }),
  transferCase("SETTLEMENT_PENDING", "a stalled movement", { ...review, reason: "STALLED" }),
  transferCase("FAILED", "late money that staff have seen", { ...review, resolved_at: 9 }),
  {
    state: "EXECUTING",
    holds: "an effect under way",
    stored: { effects: [effect] },
    read: { effects: [{ ...effect, give_up_at: null }] },
  },
  {
    state: "COMPLETED",
    holds: "an event of a merchant, and one of an owner",
    stored: {
      effects: [
        { ...effect, id: "evt_1", kind: "publish", event: { ...event, merchant_id: "mer_1" } },
        {
          ...{ ...effect, id: "evt_2", kind: "publish" },
          event: { ...event, owner: { kind: "TPP", id: "tpp_1" }, subject_id: "ps_9" },
        },
      ],
    },
    read: {
      effects: [
        {
          ...{ ...effect, id: "evt_1", kind: "publish", give_up_at: null },
          event: { ...event, owner: { kind: "MERCHANT", id: "mer_1" }, subject_id: "ps_1" },
        },
        {
          ...{ ...effect, id: "evt_2", kind: "publish", give_up_at: null },
          event: { ...event, owner: { kind: "TPP", id: "tpp_1" }, subject_id: "ps_9" },
        },
      ],
    },
  },
  {
    state: "COMPLETED",
    holds: "a refund under review",
    stored: { refunds: [{ ...refund, transfer: { ...transfer, attention: review } }] },
    read: {
      refunds: [
        { ...refund, transfer: { ...transferToday, manual_review: review, review_at: null } },
      ],
    },
  },
  unchanged("CANCELLED", "nothing"),
  unchanged("EXPIRED", "nothing"),
];

describe("a payment of schema 1", () => {
  it.each(cases)("in $state with $holds", ({ state, stored, read: expected }) => {
    expect(read(stored1(state, stored))).toEqual(today(state, expected));
  });

  it("is in no state that these cases leave out", () => {
    const states = new Set(cases.map(({ state }) => state));
    const all = ["PENDING", "OTP_SENT", "PUSH_SENT", "EXECUTING", "SETTLEMENT_PENDING"];
    expect(states).toEqual(new Set([...all, "COMPLETED", "FAILED", "CANCELLED", "EXPIRED"]));
  });
});

describe("a payment of schema 2", () => {
  const entry = {
    ...{ kind: "bank_call", what: "send-otp", outcome: "answered", actor: "alpha" },
    ...{ attempt: null, milliseconds: 5, at: 1, count: 1, correlation_id: "cor_1" },
  };

  it("has a timeline of the payment itself", () => {
    const stored = before5("COMPLETED", 2, { timeline: [entry] });
    expect(read(stored).timeline).toEqual([{ ...entry, about: null }]);
  });
});

describe("a payment of schema 3", () => {
  const atAlpha = { bank_handle: "alpha", iban: "DE47500208000100200300" };
  const elsewhere = { bank_handle: null, iban: "FR1420041010050500013M02606" };
  const accounts: [string, object, object | null][] = [
    ["an alias at a bank", { ...atAlpha, alias: "amira" }, { bank_handle: "alpha" }],
    ["an IBAN", { ...atAlpha, alias: null }, null],
    ["an alias elsewhere", { ...elsewhere, alias: "zoe" }, { bank_handle: null }],
  ];

  it.each(accounts)("whose accounts were named by %s", (_, account, route) => {
    const alias_route = route && { ...route, account_ref: null };
    const route3 = { type: "SAME_BANK", creditor: account };
    const known = read(before5("OTP_SENT", 3, { payer: account, route: route3 }));
    const today5 = { ...account, alias_route, core_base_url: null };
    expect(known.payer).toEqual(today5);
    expect(known.route).toEqual({ ...route3, creditor: today5 });
  });
});

describe("a payment of schema 4", () => {
  it("keeps its destination, and does not say where its banks were asked", () => {
    const account = { bank_handle: "alpha", alias: null, alias_route: null };
    const route = { type: "SAME_BANK", creditor: account };
    const known = read(before5("OTP_SENT", 4, { payer: account, route }));
    const asked = { ...account, core_base_url: null };
    expect(known).toEqual(
      today("OTP_SENT", { payer: asked, route: { type: "SAME_BANK", creditor: asked } }),
    );
    expect(known.terms).toMatchObject({ destination: terms4.destination });
    expect(known.terms).not.toHaveProperty("strategy");
  });

  const HALF_AN_HOUR = 1_800_000;
  const stored4 = (state: string, changes: object = {}) => ({
    ...{ ...transfer, state, manual_review: null, ...changes },
  });
  const read4 = (moved: object, effects: object[] = []) =>
    read(before5("COMPLETED", 4, { transfer: moved, effects }));

  const open = (reason: string) => ({ manual_review: { reason, since: 3, resolved_at: null } });
  const movements: [string, object, number | null][] = [
    ["without an outcome", stored4("EXECUTING"), 1 + HALF_AN_HOUR],
    ["under review for it", stored4("EXECUTING", open("UNKNOWN_OUTCOME")), null],
    ["under review for late money", stored4("EXECUTING", open("LATE_MONEY")), 1 + HALF_AN_HOUR],
    ["without a credit", stored4("SETTLEMENT_PENDING"), 1 + 600_000],
    ["that stalled", stored4("SETTLEMENT_PENDING", { stalled: true }), null],
    ["whose money returns", stored4("FAILED", { funds: "RETURNING" }), 1 + HALF_AN_HOUR],
    ["whose return is overdue", stored4("FAILED", { funds: "RETURNING", stalled: true }), null],
    [
      "whose overdue return was acknowledged",
      stored4("FAILED", {
        ...{ funds: "RETURNING", stalled: true },
        manual_review: { reason: "STALLED", since: 3, resolved_at: 4 },
      }),
      1 + HALF_AN_HOUR,
    ],
    ["that has ended", stored4("COMPLETED"), null],
  ];
  it.each(movements)("has to be looked at if its movement is one %s", (_, stored, review_at) => {
    const { transfer: moved } = read4(stored);
    expect(moved).toMatchObject({ review_at });
    expect(moved).not.toHaveProperty("stalled");
  });

  it.each([
    ["SAME_BANK", "COMPLETED", "rejected", "returned"],
    ["SAME_BANK", "FAILED", "booked", "booked"],
    ["NATIONAL_RAIL_INITIATE", "COMPLETED", "rejected", "returned"],
    ["NATIONAL_RAIL_INITIATE", "COMPLETED", "credited", "credited"],
  ])("of %s in %s reads late money that was %s as %s", (route_type, state, said, becomes) => {
    const late = (word: string) => ({ late_money: [{ at: 3, said: word, rail_ref: null }] });
    const stored = stored4(state, { route_type, ...late(said) });
    expect(read4(stored).transfer).toMatchObject(late(becomes));
  });

  const ending: [string, string, object, number | null][] = [
    ["notify_credit", "COMPLETED", {}, 3 + 5 * 24 * 3_600_000],
    ["execute", "COMPLETED", {}, 3 + 3_600_000],
    ["ask_bank", "FAILED", {}, 3 + 3_600_000],
    ["ask_bank", "FAILED", { funds: "RETURNING" }, null],
    ["execute", "EXECUTING", {}, null],
    ["ask_rail", "SETTLEMENT_PENDING", {}, null],
  ];
  it.each(ending)("ends its %s of a movement in %s (%o)", (kind, state, changes, give_up_at) => {
    const stored = { ...effect, id: kind, kind, give_up_at: null };
    expect(read4(stored4(state, changes), [stored]).effects).toEqual([{ ...stored, give_up_at }]);
    const other = { ...stored, id: `${kind}:rf_1`, movement: "rf_1" };
    const refunds = [{ ...refund, transfer: stored4(state, changes) }];
    const known = read(before5("COMPLETED", 4, { refunds, effects: [other] }));
    expect(known.effects).toEqual([{ ...other, give_up_at }]);
  });

  it("knows nothing of a payee that was not resolved", () => {
    const { payee: ___, ...stored } = before5("PENDING", 4, { resolutions: 3 });
    expect(read(stored)).toEqual(today("PENDING", { resolutions: 3 }));
  });
});

describe("a payment of the newest schema", () => {
  it("is read as it is", () => {
    const stored = { ...today("EXECUTING"), timeline: [{ kind: "move" }] };
    expect(read(stored)).toBe(stored);
  });

  it("of a later release is not read", () => {
    expect(() => read({ ...today("EXECUTING"), schema: NEWEST + 1 })).toThrow(
      `schema ${NEWEST + 1}`,
    );
  });
});

describe("what releases have stored", () => {
  const root = resolve(import.meta.dirname, "../released");
  const records = globSync("*/payments/*.json", { cwd: root }).flatMap((file) => {
    const { values } = JSON.parse(readFileSync(resolve(root, file), "utf8"));
    return values.record ? [[file, values.record as object] as const] : [];
  });

  it.each(records)("%s has no member of an earlier schema", (_, stored) => {
    const { schema, sca, transfer: moved, refunds, effects, timeline, ...others } = read(stored);
    const { payer, route } = others;
    expect(schema).toBe(NEWEST);
    expect(sca.challenge ?? { state: "" }).toHaveProperty("state");
    expect(sca.challenge ?? {}).not.toHaveProperty("status");
    for (const each of [moved, ...refunds.map((given) => given.transfer)]) {
      if (each) expect(Object.keys(each)).toContain("manual_review");
      expect(each ?? {}).not.toHaveProperty("attention");
      expect(each ?? { review_at: null }).toHaveProperty("review_at");
      expect(each ?? {}).not.toHaveProperty("stalled");
    }
    for (const each of effects) {
      expect(each).toHaveProperty("give_up_at");
      if (each.kind !== "publish") continue;
      expect(each.event).toMatchObject({
        owner: { kind: "MERCHANT" },
        subject_id: expect.stringMatching(/^ps_/),
      });
      expect(each.event).not.toHaveProperty("merchant_id");
    }
    for (const each of timeline) expect(each).toHaveProperty("about");
    expect(others).toHaveProperty("payee", null);
    expect(others.terms).not.toHaveProperty("strategy");
    for (const each of [payer, route?.creditor]) {
      if (each) expect(each).toHaveProperty("alias_route");
      if (each) expect(each).toHaveProperty("core_base_url", null);
    }
  });
});
