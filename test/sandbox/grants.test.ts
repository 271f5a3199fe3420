import { describe, expect, it } from "vitest";
import { faultListProblem, replaceFaults } from "../../src/sandbox/bank/faults.ts";
import { revokeAtBank } from "../../src/sandbox/bank/grants.ts";
import { readPhone } from "../../src/sandbox/phone.ts";
import { residentIban, residents } from "../../src/sandbox/residents.ts";
import {
  type Access,
  approved,
  call,
  dataCalls,
  END,
  notify,
  SCOPES,
  verdict,
  type World,
} from "./app.ts";
import { worldBooks } from "./memory-books.ts";
import {
  AMIRA,
  answer,
  ask,
  authorised,
  BRUNO,
  bodyOf,
  callerAt,
  DANIEL,
  errorOf,
  ibanOf,
} from "./payer.ts";

/** A bank answers an app only within its own record of the customer's approval. */
const SAVINGS =
  residents.filter((row) => row.alias === "amira" && row.is_unlinked).map(residentIban)[0] ?? "";

const everyCall = (world: World, access: Access, caller = callerAt("alpha")) =>
  dataCalls.map((operation) => verdict(world, operation, access, {}, caller));
const all = (code: string) => dataCalls.map(() => code);

describe("an approval by the customer", () => {
  it("opens every call, for each account of the customer", () => {
    const world = worldBooks();
    const access = approved(world);
    expect(everyCall(world, access)).toEqual(all("data"));
    expect(everyCall(world, { ...access, iban: SAVINGS })).toEqual(all("data"));
  });

  it("counts by a prompt too, once the customer has approved it", () => {
    const world = worldBooks();
    const content = {
      purpose: "CONSENT",
      tpp_name: "Budget Friend",
      scopes: SCOPES,
      expires_at: END,
    };
    const request = { session_id: "cns_1", payer_iban: AMIRA, display_code: "42", ...content };
    const reference = String(bodyOf(ask(world, "send-push", request)).push_token);
    const access: Access = {
      ...{ iban: AMIRA, consent_id: "cns_1" },
      authorisation: { type: "SCA", reference },
    };
    expect(verdict(world, "accounts", access)).toBe("NOT_AUTHORISED");
    answer(world, reference, "APPROVED");
    expect(verdict(world, "accounts", access)).toBe("data");
  });

  it("moves no money", () => {
    const world = worldBooks();
    const access = approved(world, { consent_id: "ps_1" });
    const order = { ...authorised(world), authorisation: access.authorisation };
    expect(errorOf(ask(world, "execute-transaction", order))).toBe("NOT_AUTHORISED");
  });
});

describe("the bank's own refusal", () => {
  const changed: [string, (world: World) => Access, string?][] = [
    [
      "to an unknown token",
      (world) => ({ ...approved(world), authorisation: { type: "SCA", reference: "otp_x" } }),
    ],
    ["before the customer has answered", (world) => approved(world, { answered: false })],
    ["to another consent", (world) => ({ ...approved(world), consent_id: "cns_2" })],
    ["to another customer's account", (world) => ({ ...approved(world), iban: BRUNO })],
    ["to an account of another bank", (world) => ({ ...approved(world), iban: DANIEL }), "alpha"],
    [
      "to the customer's account at another bank",
      (world) => ({
        ...approved(world, { iban: ibanOf("chloe", "alpha") }),
        iban: ibanOf("chloe", "borealis"),
      }),
      "borealis",
    ],
    [
      "to a merchant's account",
      (world) => ({ ...approved(world), iban: ibanOf("Meridian Books") }),
    ],
    ["to an unknown account", (world) => ({ ...approved(world), iban: "DE89370400440532013000" })],
    [
      "to the token of a payment",
      (world) => {
        const { authorisation } = authorised(world, { session_id: "cns_1" });
        return {
          iban: AMIRA,
          consent_id: "cns_1",
          authorisation: { type: "SCA", reference: authorisation.reference },
        };
      },
    ],
    [
      "to the token of the customer's own page",
      (world) => {
        const request = { session_id: "cns_1", payer_iban: AMIRA, purpose: "ACCESS" };
        const otp_token = String(bodyOf(ask(world, "send-otp", request)).otp_token);
        const otp_code = world.books.challenges.get(otp_token)?.otp_code ?? "";
        ask(world, "verify-otp", { session_id: "cns_1", payer_iban: AMIRA, otp_token, otp_code });
        return {
          iban: AMIRA,
          consent_id: "cns_1",
          authorisation: { type: "SCA", reference: otp_token },
        };
      },
    ],
    [
      "once the gateway said that it was revoked",
      (world) => {
        const access = approved(world);
        notify(world);
        notify(world, { status: "REVOKED", reason: "CUSTOMER" });
        return access;
      },
    ],
    [
      "once the gateway said that it expired",
      (world) => {
        const access = approved(world);
        notify(world, { status: "EXPIRED" });
        return access;
      },
    ],
    [
      "once the customer ended it at the bank",
      (world) => {
        const access = approved(world);
        notify(world);
        revokeAtBank(world.books, "amira", "cns_1", world.moment);
        return access;
      },
    ],
    [
      "at the end that the customer was shown",
      (world) => {
        const access = approved(world);
        world.moment.now = Date.parse(END);
        return access;
      },
    ],
  ];

  it.each(changed)("%s", (_, accessIn, bank = "alpha") => {
    const world = worldBooks();
    expect(everyCall(world, accessIn(world), callerAt(bank))).toEqual(all("NOT_AUTHORISED"));
  });

  it("to another gateway", () => {
    const world = worldBooks();
    const access = approved(world);
    expect(everyCall(world, access, callerAt("alpha", "globex"))).toEqual(all("NOT_AUTHORISED"));
  });

  it("to accounts that the bank does not share, while their list shows why", () => {
    const world = worldBooks();
    const iban = ibanOf("private.person");
    const access = approved(world, { iban });
    const [list, ...others] = everyCall(world, access);
    expect([list, ...others]).toEqual(["data", ...all("NOT_AUTHORISED").slice(1)]);
    const { accounts } = bodyOf(call(world, "accounts", access)) as {
      accounts: { status: string }[];
    };
    expect(accounts.map(({ status }) => status)).toEqual(["NOT_SHAREABLE", "CLOSED"]);
  });

  it("to accounts that the customer did not choose, once the bank knows the choice", () => {
    const world = worldBooks();
    const access = { ...approved(world), iban: SAVINGS };
    notify(world, { ibans: [AMIRA] });
    expect(everyCall(world, access)).toEqual(["data", ...all("NOT_AUTHORISED").slice(1)]);
    notify(world, { ibans: [AMIRA, SAVINGS] });
    expect(everyCall(world, access)).toEqual(all("data"));
  });

  it.each([
    ["balances", ["balances:read"]],
    ["transactions", ["transactions:read"]],
    ["standing-orders", ["standing-orders:read"]],
    ["funds-confirmation", ["payments:write"]],
    ["funds-confirmation", ["payments:initiate"]],
  ] as const)("to every call but accounts and %s, with %s alone", (allowed, scopes) => {
    const world = worldBooks();
    const access = approved(world, { scopes: [...scopes] });
    const expected = dataCalls.map((operation) =>
      operation === allowed || operation === "accounts" ? "data" : "NOT_AUTHORISED",
    );
    expect(everyCall(world, access)).toEqual(expected);
  });
});

it("a renewed consent lasts until its own end, under its own token", () => {
  const world = worldBooks();
  const first = approved(world);
  const second = approved(world, { expires_at: "2026-06-01T12:00:00.000Z" });
  world.moment.now = Date.parse(END);
  expect(verdict(world, "balances", first)).toBe("NOT_AUTHORISED");
  expect(verdict(world, "balances", second)).toBe("data");
});

it.each(dataCalls)("%s suffers the faults of answers", (operation) => {
  const world = worldBooks();
  const access = approved(world);
  const faults = ["STATUS:503", "REFUSE:NOT_AUTHORISED", "MALFORMED", "SLOW_MS:9"].map((fault) => ({
    ...{ operation, fault, times: 1 },
  }));
  expect(faultListProblem("bank:alpha", faults)).toBeNull();
  replaceFaults(world.books, "bank:alpha", faults);
  const outcomes = [1, 2, 3, 4, 5].map(() => call(world, operation, access));
  expect(
    outcomes.map(({ answer: { status }, manner, delayMs }) => [status, manner, delayMs]),
  ).toEqual([
    [503, "NORMAL", 0],
    [422, "NORMAL", 0],
    [200, "GARBLED", 0],
    [200, "NORMAL", 9],
    [200, "NORMAL", 0],
  ]);
});

describe("a notification", () => {
  it("of a grant does not undo an end that came first", () => {
    const world = worldBooks();
    const access = approved(world);
    expect(bodyOf(notify(world, { status: "REVOKED" }))).toEqual({ acknowledged: true });
    expect(bodyOf(notify(world))).toEqual({ acknowledged: true });
    expect(verdict(world, "balances", access)).toBe("NOT_AUTHORISED");
  });

  it.each([
    ["a consent that nobody was asked about", { id: "cns_2" }, "alpha", "gateway"],
    ["an account of another customer", { ibans: [AMIRA, BRUNO] }, "alpha", "gateway"],
    ["another gateway's consent", {}, "alpha", "globex"],
    ["another bank's consent", { ibans: [] }, "borealis", "gateway"],
  ] as const)("of %s is refused", (_, changes, bank, originator) => {
    const world = worldBooks();
    approved(world);
    const outcome = notify(world, changes, callerAt(bank, originator));
    expect(errorOf(outcome)).toBe("NOT_AUTHORISED");
    expect(world.books.grants.list({})).toEqual([]);
  });

  it("of an unanswered consent is refused", () => {
    const world = worldBooks();
    approved(world, { answered: false });
    expect(errorOf(notify(world))).toBe("NOT_AUTHORISED");
  });
});

describe("the customer's phone", () => {
  const consentsOf = (world: World) =>
    readPhone(world.books, "amira", "http://phones", world.moment)?.consents;

  it("shows the app, its permissions and their end, and how to end them earlier", () => {
    const world = worldBooks();
    approved(world, { scopes: ["balances:read", "payments:write"] });
    expect(consentsOf(world)).toEqual([]);
    notify(world);
    expect(consentsOf(world)).toEqual([
      {
        ...{ consent_id: "cns_1", tpp_name: "Budget Friend", bank_name: "Alpha Bank" },
        ...{ permissions: "see your balances and start payments", expires_at: END },
        status: "AUTHORISED",
        revoke_url: "http://phones/phones/amira/consents/cns_1/revoke",
      },
    ]);
  });

  it("ends a consent once, and the bank sends its gateway one report", () => {
    const world = worldBooks();
    approved(world);
    notify(world);
    const revoke = (customer: string) =>
      revokeAtBank(world.books, customer, "cns_1", world.moment)?.status ?? null;
    expect([revoke("bruno"), revoke("amira"), revoke("amira")]).toEqual([
      null,
      "REVOKED",
      "REVOKED",
    ]);
    expect(world.books.callbacks.list({})).toMatchObject([
      {
        ...{ kind: "consent-revoked", bank: "alpha", originator: "gateway", subject: "cns_1" },
        body: JSON.stringify({ consent_id: "cns_1", reason: "The customer ended it at the bank." }),
      },
    ]);
    expect(consentsOf(world)?.[0]).toMatchObject({ status: "REVOKED" });
    expect(consentsOf(world)?.[0]?.revoke_url).toBeUndefined();
  });

  it("does not tell the gateway under the fault DROP_CALLBACK", () => {
    const world = worldBooks();
    approved(world);
    notify(world);
    const fault = { operation: "notify-authorisation", fault: "DROP_CALLBACK", times: 1 };
    expect(faultListProblem("bank:alpha", [fault])).toBeNull();
    replaceFaults(world.books, "bank:alpha", [fault]);
    revokeAtBank(world.books, "amira", "cns_1", world.moment);
    expect(world.books.callbacks.list({})).toMatchObject([{ state: "DROPPED" }]);
  });

  it("reports no end that the gateway reported", () => {
    const world = worldBooks();
    approved(world);
    notify(world, { status: "EXPIRED" });
    expect(revokeAtBank(world.books, "amira", "cns_1", world.moment)?.status).toBe("EXPIRED");
    expect(world.books.callbacks.list({})).toEqual([]);
  });
});
