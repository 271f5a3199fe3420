import { describe, expect, it } from "vitest";
import { faultListProblem, replaceFaults } from "../../src/sandbox/bank/faults.ts";
import { cancelMandate, stopCharge } from "../../src/sandbox/bank/mandates.ts";
import { readPhone } from "../../src/sandbox/phone.ts";
import { worldBooks } from "./memory-books.ts";
import { AMIRA, ask, BRUNO, bodyOf, callerAt, errorOf } from "./payer.ts";
import {
  type Approved,
  challenged,
  chargeOf,
  goTo,
  subscribed,
  verdictOn,
  type World,
} from "./subscriber.ts";

/** What gateway and customer say of a mandate after its approval, and what the phone shows. */
const phoneOf = (world: World) => readPhone(world.books, "amira", "http://phones", world.moment);
const mandatesOf = (world: World) => phoneOf(world)?.mandates;

const NEW_ACCOUNT = "GB33BUKB20201555555555";

const notice = ({ mandate_id, payer_iban }: Approved, world: World, changes: object = {}) => ({
  ...{ id: mandate_id, kind: "MANDATE", status: "AUTHORISED", reason: null, ibans: [payer_iban] },
  creditor_name: "Meridian Books",
  creditor_iban: world.books.mandates.get("alpha", "gateway", mandate_id)?.creditor_iban,
  expires_at: null,
  ...changes,
});
const report = (
  world: World,
  mandate: Approved,
  changes: object = {},
  caller = callerAt("alpha"),
) =>
  errorOf(ask(world, "notify-authorisation", notice(mandate, world, changes), caller)) ?? "heard";

describe("the gateway's report", () => {
  it.each(["REVOKED", "EXPIRED"])(
    "of an end (%s) is final, also before the approval's",
    (status) => {
      const world = worldBooks();
      const mandate = subscribed(world);
      expect(report(world, mandate, { status })).toBe("heard");
      expect(report(world, mandate)).toBe("heard");
      expect(mandatesOf(world)).toMatchObject([{ status }]);
    },
  );

  it("of the end makes the bank refuse every charge", () => {
    const world = worldBooks();
    const mandate = subscribed(world);
    report(world, mandate, { status: "REVOKED" });
    expect(verdictOn(world, chargeOf(world, mandate))).toBe("MANDATE_REVOKED");
  });

  it("of the end by its terms lets a charge of its last days finish", () => {
    const world = worldBooks();
    const mandate = subscribed(world);
    report(world, mandate, { status: "EXPIRED" });
    expect(verdictOn(world, chargeOf(world, mandate))).toBe("BOOKED");
  });

  it("of a new account of the payee moves the charges there, and the customer is told", () => {
    const world = worldBooks();
    const mandate = subscribed(world);
    const before = chargeOf(world, mandate, { amount: 1 });
    expect(report(world, mandate, { creditor_iban: BRUNO })).toBe("heard");
    expect(verdictOn(world, before)).toBe("NOT_AUTHORISED");
    const after = chargeOf(world, mandate, { creditor_iban: BRUNO });
    expect(verdictOn(world, after)).toBe("BOOKED");
    expect(phoneOf(world)?.messages[0]).toMatchObject({
      ...{ kind: "NOTICE", session_id: "mnd_1" },
      text: "Alpha Bank: Meridian Books is paid on another account from now on.",
    });
  });

  it("of an approval ends the mandate that it replaces", () => {
    const world = worldBooks();
    const old = subscribed(world);
    goTo(world, "2026-01-02");
    const mandate = subscribed(world, { replaces: "mnd_1" }, { mandate_id: "mnd_2" });
    expect(verdictOn(world, chargeOf(world, old, { amount: 1 }))).toBe("BOOKED");
    report(world, mandate);
    expect(verdictOn(world, chargeOf(world, old, { amount: 1 }))).toBe("MANDATE_REVOKED");
  });

  it.each<[string, object]>([
    ["an unknown mandate", { id: "mnd_2" }],
    ["another account", { ibans: [BRUNO] }],
    ["another payee", { creditor_name: "Meridian Boots", creditor_iban: NEW_ACCOUNT }],
  ])("of %s is refused, and changes nothing", (_, changes) => {
    const world = worldBooks();
    const mandate = subscribed(world);
    const stored = world.books.mandates.list({});
    expect(report(world, mandate, changes)).toBe("NOT_AUTHORISED");
    expect(world.books.mandates.list({})).toEqual(stored);
  });

  it("of a mandate without an approval is refused", () => {
    const world = worldBooks();
    expect(report(world, challenged(world), { creditor_iban: NEW_ACCOUNT })).toBe("NOT_AUTHORISED");
  });

  it("is refused to another gateway", () => {
    const world = worldBooks();
    const mandate = subscribed(world);
    const globex = callerAt("alpha", "globex");
    expect(report(world, mandate, { status: "REVOKED" }, globex)).toBe("NOT_AUTHORISED");
    expect(verdictOn(world, chargeOf(world, mandate))).toBe("BOOKED");
  });
});

it("a mandate that has ended stays ended, also after another approval", () => {
  const world = worldBooks();
  subscribed(world);
  cancelMandate(world.books, "amira", "mnd_1", world.moment);
  const again = subscribed(world);
  expect(verdictOn(world, chargeOf(world, again))).toBe("NOT_AUTHORISED");
  expect(mandatesOf(world)).toMatchObject([{ status: "REVOKED" }]);
});

describe("a mandate on the customer's phone", () => {
  it("shows the payee, the amounts, the frequency and the last day, once it is approved", () => {
    const world = worldBooks();
    const { approve } = challenged(world);
    expect(phoneOf(world)?.messages[0]?.text).toContain(
      "is your code to let Meridian Books (DE•• •••• 0591) take up to $12.00 at a time and up to " +
        "$20.00 every month from account DE•• •••• 0300, from 2026-01-01 until you cancel it " +
        "(dates in UTC). It is valid for 5 minutes.",
    );
    expect(mandatesOf(world)).toEqual([]);
    approve();
    expect(mandatesOf(world)).toEqual([
      {
        ...{ mandate_id: "mnd_1", creditor_name: "Meridian Books", bank_name: "Alpha Bank" },
        terms:
          "take up to $12.00 at a time and up to $20.00 every month from account " +
          "DE•• •••• 0300, from 2026-01-01 until you cancel it (dates in UTC)",
        status: "AUTHORISED",
        cancel_url: "http://phones/phones/amira/mandates/mnd_1/cancel",
        charges: [],
      },
    ]);
  });

  it("is ended once: no charge moves any more, and the bank sends its gateway one report", () => {
    const world = worldBooks();
    const mandate = subscribed(world);
    const cancel = (customer: string) =>
      cancelMandate(world.books, customer, "mnd_1", world.moment)?.status ?? null;
    const ends = [cancel("bruno"), cancel("amira"), cancel("amira")];
    expect(ends).toEqual([null, "REVOKED", "REVOKED"]);
    expect(verdictOn(world, chargeOf(world, mandate))).toBe("MANDATE_REVOKED");
    const reason = "The customer ended it at the bank.";
    expect(world.books.callbacks.list({})).toMatchObject([
      {
        ...{ kind: "mandate-cancelled", bank: "alpha", originator: "gateway", subject: "mnd_1" },
        body: JSON.stringify({ mandate_id: "mnd_1", cancelled_by: "CUSTOMER", reason }),
      },
    ]);
    expect(mandatesOf(world)?.[0]?.cancel_url).toBeUndefined();
  });

  it("is ended without a report if the gateway has reported the end", () => {
    const world = worldBooks();
    report(world, subscribed(world), { status: "EXPIRED" });
    expect(cancelMandate(world.books, "amira", "mnd_1", world.moment)?.status).toBe("EXPIRED");
    expect(world.books.callbacks.list({})).toEqual([]);
  });
});

describe("an announced charge", () => {
  const announce = (world: World, changes: object = {}, caller = callerAt("alpha")) => {
    const request = {
      ...{ mandate_id: "mnd_1", charge_id: "chg_7", payer_iban: AMIRA },
      ...{ creditor_name: "Meridian Books", amount: 1_200, currency: "USD" },
      charge_date: "2026-01-05",
      ...changes,
    };
    const outcome = ask(world, "notify-charge", request, caller);
    return errorOf(outcome) ?? bodyOf(outcome).acknowledged;
  };
  const announced = { charge_id: "chg_7", charge_date: "2026-01-05" };
  const stop = (world: World, customer = "amira") =>
    stopCharge(world.books, customer, "chg_7", world.moment);

  it("is on the customer's phone, told once", () => {
    const world = worldBooks();
    subscribed(world);
    expect([announce(world), announce(world)]).toEqual([true, true]);
    const notices = phoneOf(world)?.messages.filter(({ kind }) => kind === "NOTICE");
    expect(notices).toEqual([
      {
        ...{ kind: "NOTICE", session_id: "chg_7", bank_name: "Alpha Bank" },
        received_at: "2026-01-01T12:00:00.000Z",
        text:
          "Alpha Bank: Meridian Books will take $12.00 from your account on 2026-01-05. " +
          "You can stop it before that day.",
      },
    ]);
    expect(mandatesOf(world)?.[0]?.charges).toEqual([
      {
        ...{ ...announced, amount: 1_200, currency: "USD", status: "ANNOUNCED" },
        stop_url: "http://phones/phones/amira/charges/chg_7/stop",
      },
    ]);
  });

  it("is booked on its day, exactly as announced", () => {
    const world = worldBooks();
    const mandate = subscribed(world);
    announce(world);
    goTo(world, "2026-01-05");
    const changed = [{ amount: 1_199 }, { charge_date: "2026-01-04" }].map((changes) =>
      verdictOn(world, chargeOf(world, mandate, { ...announced, ...changes })),
    );
    expect(changed).toEqual(["NOT_AUTHORISED", "NOT_AUTHORISED"]);
    expect(verdictOn(world, chargeOf(world, mandate, announced))).toBe("BOOKED");
  });

  it("is stopped once by its customer: it never moves, and the gateway gets one report", () => {
    const world = worldBooks();
    const mandate = subscribed(world);
    announce(world);
    expect([stop(world, "bruno"), stop(world), stop(world)]).toEqual([null, true, true]);
    expect(announce(world)).toBe(true);
    goTo(world, "2026-01-05");
    expect(verdictOn(world, chargeOf(world, mandate, announced))).toBe("NOT_AUTHORISED");
    expect(verdictOn(world, chargeOf(world, mandate))).toBe("BOOKED");
    expect(world.books.callbacks.list({})).toMatchObject([
      {
        ...{ kind: "charge-cancelled", bank: "alpha", originator: "gateway", subject: "chg_7" },
        body: JSON.stringify({ mandate_id: "mnd_1", charge_id: "chg_7" }),
      },
    ]);
    expect(mandatesOf(world)?.[0]?.charges).toMatchObject([{ status: "STOPPED" }]);
    expect(mandatesOf(world)?.[0]?.charges[0]?.stop_url).toBeUndefined();
  });

  it.each([
    ["UTC", "2026-01-04T23:59:59.000Z", true],
    ["UTC", "2026-01-05T00:00:00.000Z", false],
    ["Asia/Tokyo", "2026-01-04T15:00:00.000Z", false],
    ["America/New_York", "2026-01-05T04:59:59.000Z", true],
  ])("can be stopped until its day begins in %s: at %s %s", (time_zone, at, isStopped) => {
    const world = worldBooks();
    subscribed(world, { time_zone });
    announce(world);
    world.moment.now = Date.parse(at);
    expect(mandatesOf(world)?.[0]?.charges[0]?.stop_url !== undefined).toBe(isStopped);
    expect(stop(world)).toBe(isStopped);
  });

  it("ends with its mandate", () => {
    const world = worldBooks();
    subscribed(world);
    announce(world);
    cancelMandate(world.books, "amira", "mnd_1", world.moment);
    expect(stop(world)).toBe(false);
    expect(mandatesOf(world)?.[0]?.charges[0]?.stop_url).toBeUndefined();
    expect(announce(world, { charge_id: "chg_8" })).toBe("MANDATE_REVOKED");
  });

  it.each<[string, object, string?]>([
    ["of an unknown mandate", { mandate_id: "mnd_2" }],
    ["from another account", { payer_iban: BRUNO }],
    ["for another payee", { creditor_name: "Meridian Boots" }],
    ["of another gateway's mandate", {}, "globex"],
  ])("%s is refused, and the customer hears nothing", (_, changes, originator = "gateway") => {
    const world = worldBooks();
    subscribed(world);
    expect(announce(world, changes, callerAt("alpha", originator))).toBe("NOT_AUTHORISED");
    expect(phoneOf(world)?.messages.some(({ kind }) => kind === "NOTICE")).toBe(false);
  });

  it("keeps its mandate", () => {
    const world = worldBooks();
    subscribed(world);
    subscribed(world, {}, { mandate_id: "mnd_2" });
    announce(world);
    expect(announce(world, { mandate_id: "mnd_2" })).toBe("NOT_AUTHORISED");
  });

  it.each([
    [
      "notify-authorisation",
      (world: World) => cancelMandate(world.books, "amira", "mnd_1", world.moment),
    ],
    ["notify-charge", (world: World) => stop(world)],
  ] as const)("its report is not sent under the fault DROP_CALLBACK of %s", (operation, end) => {
    const world = worldBooks();
    subscribed(world);
    announce(world);
    const fault = { operation, fault: "DROP_CALLBACK", times: 1 };
    expect(faultListProblem("bank:alpha", [fault])).toBeNull();
    replaceFaults(world.books, "bank:alpha", [fault]);
    end(world);
    expect(world.books.callbacks.list({})).toMatchObject([{ state: "DROPPED" }]);
  });
});
