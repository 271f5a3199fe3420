import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Consent, listing, openBanking } from "../products/consents/consent-journey.ts";
import { Mandate } from "../products/mandates/approval-journey.ts";
import { Order } from "../products/payment-orders/order-journey.ts";
import {
  type Answer,
  ask as askGateway,
  bodyOf,
  endTest,
  startTest,
  wait,
} from "../workers/gateway-worker.ts";
import { answering, callsOf, refusing } from "../workers/neighbours.ts";
import { Limit } from "./limit-journey.ts";
import type { Approvable, PageBrowser } from "./page-browser.ts";

/**
 * The steps of every thing that a customer approves on a page (O6): what is the same for all of
 * them. What differs is tested beside each product.
 */
interface Thing extends Approvable {
  seen(): Promise<{ status: string }>;
  open(browser?: string): Promise<PageBrowser>;
}

interface Kind {
  ask(): Promise<Thing>;
  /** Its id with zeros, in the path of its steps. */
  unknown: string;
  /** Whether the customer names the account; a payment order has one. */
  names: boolean;
  /** How long the customer may take. */
  lifeMs: number;
  open: string;
  approved: string;
  rejected: string;
}

const MINUTE_MS = 60_000;
const zeros = "0".repeat(43);

const kinds: Record<string, Kind> = {
  consent: {
    ask: () => Consent.ask(),
    unknown: `/ob/consents/cns_${zeros}/authorisation`,
    ...{ names: true, lifeMs: 15 * MINUTE_MS },
    ...{ open: "AWAITING_CUSTOMER_AUTH", approved: "AUTHORISED", rejected: "REJECTED" },
  },
  order: {
    ask: () => Order.ask(),
    unknown: `/ob/payment-orders/po_${zeros}/authorisation`,
    ...{ names: false, lifeMs: 15 * MINUTE_MS },
    ...{ open: "PENDING_SCA", approved: "COMPLETED", rejected: "REJECTED" },
  },
  mandate: {
    ask: () => Mandate.ask(),
    unknown: `/mandates/mnd_${zeros}/authorisation`,
    ...{ names: true, lifeMs: 24 * 60 * MINUTE_MS },
    ...{ open: "AWAITING_CUSTOMER_AUTH", approved: "ACTIVE", rejected: "REJECTED" },
  },
  limit: {
    ask: () => Limit.ask(),
    unknown: `/ob/limits/lim_${zeros}/authorisation`,
    ...{ names: true, lifeMs: 15 * MINUTE_MS },
    ...{ open: "ASKED", approved: "CHANGED", rejected: "REJECTED" },
  },
};

beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(() => {
  startTest();
  listing("SHAREABLE");
});
afterEach(endTest);

const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? body.status];
const steps = ["payer", "start", "confirm", "approve", "reject"];
const elsewhere = [409, "CONTINUED_ELSEWHERE"];

describe.each(Object.entries(kinds))("the page of a %s", (name, kind) => {
  const fresh = async () => (await kind.ask()).open();
  const asking = ({ ask = askGateway }: Approvable) => ask;

  /** In this browser the customer has named the account. */
  const named = async (customer: PageBrowser): Promise<PageBrowser> => {
    if (kind.names) bodyOf(await customer.payer());
    return customer;
  };

  const challenged = async (customer: PageBrowser, auth_mode = "OTP"): Promise<PageBrowser> => {
    bodyOf(await (await named(customer)).start(auth_mode));
    return customer;
  };

  const approved = async (customer: PageBrowser): Promise<PageBrowser> => {
    bodyOf(await (await challenged(customer)).confirm());
    expect(bodyOf(await customer.approve()).status).toBe(kind.approved);
    return customer;
  };

  describe("takes steps from its browser only", () => {
    // @rule O6.1
    it.each(steps)("%s: no credentials, before anything is looked up", async (step) => {
      const thing = await kind.ask();
      const customer = await thing.open();
      const refused = [403, "HOSTED_STEP_FORBIDDEN"];
      const schemes = ["Bearer mk_test_1", "Bearer eyJ.a.b", "DPoP eyJ.a.b", "Basic YTpi"];
      for (const authorization of schemes) {
        expect(codeOf(await customer.step(step, {}, { authorization }))).toEqual(refused);
        const path = `${kind.unknown}/${step}`;
        expect(codeOf(await asking(thing)("POST", path, { authorization }, {}))).toEqual(refused);
      }
    });

    it.each([...steps, ""])("%s: no token, another page's, or an old one", async (step) => {
      const [thing, other] = [await kind.ask(), await fresh()];
      const { token } = await thing.open();
      const ofAnotherKind = await (
        await kinds[name === "consent" ? "order" : "consent"]?.ask()
      )?.open();
      const path = thing.steps + (step && `/${step}`);
      const [method, json] = step === "" ? (["GET"] as const) : (["POST", {}] as const);
      const take = async (headers: Record<string, string>) =>
        codeOf(await asking(thing)(method, path, headers, json));
      const withToken = (sent = "") => take({ "x-gateway-auth-session": sent });
      const required = [401, "SESSION_TOKEN_REQUIRED"];
      expect(await take({})).toEqual(required);
      expect(await withToken(`${token}0`)).toEqual(required);
      expect(await withToken(other.token)).toEqual([403, "FORBIDDEN"]);
      expect(await withToken(ofAnotherKind?.token)).toEqual([403, "FORBIDDEN"]);
      wait(15 * MINUTE_MS);
      expect(await withToken(token)).toEqual(required);
    });

    it("not from a form of another site, whose fields are not the token's header", async () => {
      const thing = await kind.ask();
      const { browser } = await thing.open();
      const cookie = `${thing.cookie}=${browser}`;
      const sent = await asking(thing)("POST", `${thing.steps}/reject`, { cookie }, {});
      expect(codeOf(sent)).toEqual([401, "SESSION_TOKEN_REQUIRED"]);
      expect((await thing.seen()).status).toBe(kind.open);
    });

    // @rule O6.5 O6.11
    it("once it has begun: another one sees no challenge and goes nowhere", async () => {
      const thing = await kind.ask();
      const customer = await thing.open();
      const stranger = await thing.open();
      await challenged(customer);
      const seen = { step: "CONFIRM", challenge: null, redirect_url: null };
      expect(bodyOf(await stranger.read())).toMatchObject(seen);
      expect(codeOf(await stranger.start())).toEqual(elsewhere);
      expect(codeOf(await stranger.confirm())).toEqual(elsewhere);
      expect(codeOf(await stranger.reject())).toEqual(elsewhere);
      bodyOf(await customer.confirm());
      bodyOf(await customer.approve());
      for (const answer of [await stranger.confirm(), await stranger.read()]) {
        expect(bodyOf(answer)).toMatchObject({ status: kind.approved, redirect_url: null });
      }
    });

    it("goes on where the account is named again, and the earlier code counts nowhere", async () => {
      const thing = await kind.ask();
      const customer = await challenged(await thing.open());
      const other = await thing.open();
      expect(bodyOf(await other.payer())).toMatchObject({ step: "START", challenge: null });
      expect(codeOf(await customer.confirm())).toEqual(elsewhere);
      expect(codeOf(await other.confirm())).toEqual([409, "CHALLENGE_REQUIRED"]);
      bodyOf(await other.start());
      bodyOf(await other.confirm());
      expect(bodyOf(await other.approve()).status).toBe(kind.approved);
    });
  });

  // @rule P3.9
  it("shows the number of the prompt in the banking app", async () => {
    const customer = await named(await fresh());
    const started = bodyOf(await customer.start("PUSH"));
    const { display_code } = callsOf("alpha send-push").at(-1)?.body ?? {};
    expect(started.challenge).toMatchObject({ auth_mode: "PUSH", display_code });
    answering("alpha push-status", { status: "APPROVED" });
    wait(11_000);
    bodyOf(await customer.step("confirm"));
    expect(bodyOf(await customer.approve()).status).toBe(kind.approved);
  });

  describe("refuses", () => {
    it.each<[string, number, string, (customer: PageBrowser) => Promise<Answer>]>([
      ["no account", 422, "VALIDATION_FAILED", (customer) => customer.step("payer", {})],
      [
        "an unknown method",
        ...([422, "VALIDATION_FAILED"] as const),
        async (customer) => (await named(customer)).start("SMS"),
      ],
      [
        "a code that was not asked for",
        ...([409, "CHALLENGE_REQUIRED"] as const),
        async (customer) => (await named(customer)).confirm(),
      ],
      [
        "a wrong code",
        ...([422, "OTP_INCORRECT"] as const),
        async (customer) => (await challenged(customer)).confirm("000000"),
      ],
      [
        "a rejection after the approval",
        ...([409, "INVALID_STATE"] as const),
        async (customer) => (await approved(customer)).reject(),
      ],
      [
        "a start after the approval",
        ...([409, "INVALID_STATE"] as const),
        async (customer) => (await approved(customer)).start(),
      ],
      [
        "a code at a bank that does not answer",
        ...([502, "BANK_ERROR"] as const),
        async (customer) => {
          await named(customer);
          answering("alpha send-otp", () => new Response(null, { status: 404 }));
          return customer.start();
        },
      ],
    ])("%s: %i %s", async (_, status, code, act) => {
      expect(codeOf(await act(await fresh()))).toEqual([status, code]);
    });

    it("a step after the time", async () => {
      const thing = await kind.ask();
      const { browser } = await thing.open();
      wait(kind.lifeMs - 5 * MINUTE_MS);
      const customer = await thing.open(browser);
      wait(5 * MINUTE_MS);
      expect(codeOf(await customer.start())).toEqual([410, "SESSION_EXPIRED"]);
    });
  });

  it("ends when the bank refuses the challenge for good", async () => {
    const thing = await kind.ask();
    const customer = await named(await thing.open());
    answering("alpha send-otp", refusing("NOT_AUTHORISED"));
    expect((await customer.start()).status).toBe(422);
    expect((await thing.seen()).status).toBe(kind.rejected);
  });

  it("is rejected once, however often", async () => {
    const thing = await kind.ask();
    const customer = await thing.open();
    const [first, second] = [await customer.reject(), await customer.reject()];
    expect(bodyOf(first)).toEqual(bodyOf(second));
    expect((await thing.seen()).status).toBe(kind.rejected);
    expect(codeOf(await customer.start())).toEqual([409, "INVALID_STATE"]);
  });

  // @rule O6.9
  it("passes five codes to the bank, of those guessed in parallel", async () => {
    const thing = await kind.ask();
    const customer = await challenged(await thing.open());
    const guesses = Array.from({ length: 30 }, (_, guess) => String(200_000 + guess));
    await Promise.all(guesses.map((guess) => customer.confirm(guess)));
    for (const guess of guesses) await customer.confirm(guess);
    const checked = callsOf("alpha verify-otp").filter(({ body }) =>
      guesses.includes(body.otp_code),
    );
    expect(checked).toHaveLength(5);
    expect((await thing.seen()).status).toBe(kind.rejected);
  });

  describe("has an address", () => {
    // @rule O6.10
    it("of which ten opens by a link scanner use nothing up", async () => {
      const thing = await kind.ask();
      const before = await thing.seen();
      for (let opened = 0; opened < 10; opened++) {
        bodyOf(await asking(thing)("GET", thing.url, {}));
        bodyOf(await asking(thing)("GET", `${thing.url}/live`, {}));
      }
      expect(await thing.seen()).toEqual(before);
      await approved(await thing.open());
    });

    it("that leads nowhere with another end, or on another page", async () => {
      const [thing, other] = [await kind.ask(), await kind.ask()];
      const macOf = ({ url }: Thing) => url.split(".").at(-1) ?? "";
      for (const mac of [macOf(other), macOf(thing).slice(0, -1), `${macOf(thing)}0`, ""]) {
        const url = thing.url.replace(macOf(thing), mac);
        expect((await asking(thing)("GET", url, {})).status).toBe(404);
        expect((await asking(thing)("GET", `${url}/live`, {})).status).toBe(404);
      }
      const page = new URL(thing.url).pathname.split("/")[1];
      const asAnother = thing.url.replace(`/${page}/`, page === "sca" ? "/consent/" : "/sca/");
      expect((await askGateway("GET", asAnother, {})).status).toBe(404);
    });

    it("that leads back to the registered address only, whatever it is asked", async () => {
      const thing = await kind.ask();
      const { token } = await approved(await thing.open());
      const evil = "redirect_uri=https://evil.example&state=x&redirect_url=https://evil.example";
      const headers = { "x-gateway-auth-session": token };
      const asked = await asking(thing)("GET", `${thing.steps}?${evil}`, headers);
      const { redirect_url } = bodyOf(asked);
      expect(redirect_url).not.toContain("evil.example");
      expect(new URL(redirect_url).searchParams.getAll("state")).not.toContain("x");
    });

    // @rule P3.14
    it("that tells no digits to a stranger, and nothing to credentials", async () => {
      const thing = await kind.ask();
      const { token } = await challenged(await thing.open(), "PUSH");
      const live = (headers = {}) => asking(thing)("GET", `${thing.url}/live`, headers);
      const own = bodyOf(await live({ "x-gateway-auth-session": token }));
      expect(own.display_code).toMatch(/^\d\d$/);
      expect(bodyOf(await live())).not.toHaveProperty("display_code");
      const refused = await live({ authorization: "Bearer mk_test_1" });
      expect(codeOf(refused)).toEqual([403, "HOSTED_STEP_FORBIDDEN"]);
    });
  });
});
