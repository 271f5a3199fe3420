import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as remembered from "../../src/approvals/page/remembered.ts";
import { Consent, listing, openBanking, ownIban } from "../products/consents/consent-journey.ts";
import { Mandate } from "../products/mandates/approval-journey.ts";
import { Order } from "../products/payment-orders/order-journey.ts";
import { Payment } from "../workers/gateway-journey.ts";
import { endTest, startTest, wait } from "../workers/gateway-worker.ts";
import { answering, callsOf, customers } from "../workers/neighbours.ts";
import { FormBrowser } from "./form-browser.ts";

/** Every page that a customer approves something on, in a browser without scripts. */
interface Kind {
  ask(): Promise<{ url: string; iban: string }>;
  /** Whether the customer names the account. */
  names: boolean;
  situations: { start: string; end: string };
  refused: string;
}

const kinds: Record<string, Kind> = {
  payment: {
    async ask() {
      const { created } = await Payment.create();
      return { url: created.answer.checkout_url, iban: customers.amira.iban };
    },
    names: true,
    situations: { start: "identify", end: "completed" },
    refused: "cancelled",
  },
  consent: {
    ask: () => Consent.ask(),
    names: true,
    situations: { start: "identify", end: "approved" },
    refused: "rejected",
  },
  order: {
    ask: () => Order.ask(),
    names: false,
    situations: { start: "choose", end: "completed" },
    refused: "rejected",
  },
  mandate: {
    ask: () => Mandate.ask(),
    names: true,
    situations: { start: "identify", end: "approved" },
    refused: "rejected",
  },
};

beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(() => {
  startTest();
  listing("SHAREABLE", "SHAREABLE");
});
afterEach(endTest);

const situationOf = ({ html }: FormBrowser) => /data-situation="([^"]+)"/.exec(html)?.[1];

describe.each(Object.entries(kinds))("the page of a %s, without scripts", (name, kind) => {
  const { situations } = kind;
  const opened = async () => {
    const asked = await kind.ask();
    return { ...asked, iban: asked.iban, browser: await new FormBrowser().open(asked.url) };
  };

  const challenged = async (mode: "OTP" | "PUSH" = "OTP") => {
    const { browser, iban } = await opened();
    if (kind.names) await browser.send("payer", [["payer", iban.replace(/(.{4})/g, "$1 ")]]);
    expect(situationOf(browser)).toBe("choose");
    return browser.send(`choose-${mode}`);
  };

  // @rule P3.26
  it("goes from its first screen to its end by forms alone", async () => {
    const { browser } = await opened();
    expect(situationOf(browser)).toBe(situations.start);
    const paying = await challenged();
    await paying.send("otp", [["otp_code", " ١٢٣ 456 "]]);
    if (name === "consent") {
      expect(situationOf(paying)).toBe("approve");
      await paying.send("approve");
      expect(paying.html).toContain('data-situation="approve"');
      expect(paying.html).toMatch(/id="approve-problem"[^>]*>[^<]+</);
      const [, account = ""] = /name="accounts" value="([^"]+)"/.exec(paying.html) ?? [];
      await paying.send("approve", [["accounts", account]]);
    }
    expect(situationOf(paying)).toBe(situations.end);
    expect(paying.location).not.toContain("?");
  });

  it("asks about a prompt by a button, and loads itself again", async () => {
    answering("alpha push-status", { status: "PENDING" });
    const browser = await challenged("PUSH");
    expect(situationOf(browser)).toBe("push");
    expect(browser.html).toContain(
      '<noscript><meta http-equiv="refresh" content="10"/></noscript>',
    );
    await browser.send("ask");
    expect(situationOf(browser)).toBe("push");
    answering("alpha push-status", { status: "APPROVED" });
    wait(10_000);
    await browser.send("ask");
    expect(["approve", situations.end]).toContain(situationOf(browser));
  });

  it("says a refusal beside its field, and no address holds what was typed", async () => {
    const browser = await challenged();
    const asked = callsOf("alpha verify-otp").length;
    await browser.send("otp", [["otp_code", "999999"]]);
    expect(browser.location).toMatch(/\?problem=OTP_INCORRECT&form=otp$/);
    expect(browser.html).toMatch(/id="otp-problem"[^>]*>That code is not correct/);
    expect(browser.html).toContain('aria-invalid="true"');
    await browser.send("otp", [["otp_code", ""]]);
    expect(browser.html).toMatch(/id="otp-problem"[^>]*>Enter the code/);
    await browser.send("otp", [["otp_code", "?"]]);
    expect(browser.location).toContain("problem=VALIDATION_FAILED%3Aotp_code");
    expect(callsOf("alpha verify-otp")).toHaveLength(asked + 1);
  });

  it("can be given up", async () => {
    const browser = await challenged();
    await browser.send("leave");
    expect(situationOf(browser)).toBe(kind.refused);
  });

  // @rule P3.26
  it("takes no form of another site, of another browser or of another page", async () => {
    const { browser, url } = await opened();
    const form = kind.names ? "payer" : "choose-OTP";
    const unsent = /\?unsent=$/;
    for (const site of ["cross-site", "same-site", "none"]) {
      await browser.open(url);
      await browser.send(form, [["payer", "layla"]], { "sec-fetch-site": site });
      expect(browser.location).toMatch(unsent);
      expect(browser.html).toMatch(/data-page-problem[^>]*>This could not be accepted/);
    }
    // A stranger who knows the address has a token for a browser of her own.
    const stranger = await new FormBrowser().open(url);
    const fields = Object.entries({ ...stranger.fieldsOf(form), payer: "layla" });
    const crossed = await browser.post(new URL(url).pathname, fields);
    expect(crossed.headers.get("location")).toMatch(unsent);
    const elsewhere = (await opened()).url;
    const other = await browser.post(new URL(elsewhere).pathname, fields);
    expect(other.headers.get("location")).toMatch(unsent);
    expect(situationOf(await browser.open(url))).toBe(situations.start);
  });
});

/** @rule P3.24 */
describe("the box of a form", () => {
  const box = /name="remember"[^>]*/;

  it("remembers beside the step, whose own cookie holds it, and forgets", async () => {
    const browser = await new FormBrowser().open("/connections?bank=alpha");
    await browser.send("payer", [
      ["payer", ownIban],
      ["remember", "live"],
    ]);
    expect(situationOf(browser)).toBe("choose");
    const fresh = await browser.leaving("connections").open("/connections?bank=alpha");
    expect(box.exec(fresh.html)?.[0]).toContain("checked");
    await fresh.send("payer", [["payer", ownIban]]);
    await fresh.leaving("connections").open("/connections?bank=alpha");
    expect(box.exec(fresh.html)?.[0]).not.toContain("checked");
  });

  it("takes no part in the step: a fault while it remembers is none of the step", async () => {
    const browser = await new FormBrowser().open("/connections?bank=alpha");
    vi.spyOn(remembered, "rememberField").mockRejectedValue(new Error("D1 is away"));
    await browser.send("payer", [
      ["payer", ownIban],
      ["remember", "live"],
    ]);
    expect(situationOf(browser)).toBe("choose");
  });
});

describe("an address that says what became of a form", () => {
  it("shows only sentences of the page", async () => {
    const { url } = await Mandate.ask();
    for (const problem of ["constructor", "missing:constructor", "<b>", "MERCHANT_CLOSED"]) {
      const query = new URLSearchParams({ problem, form: "payer", minutes: "<b>" });
      const { html } = await new FormBrowser().open(`${url}?${query}`);
      expect(html).toMatch(/id="payer-problem"[^>]*>Something went wrong on our side/);
      expect(html).not.toContain("<b>");
    }
  });
});
