import { beforeEach, describe, expect, it, test } from "vitest";
import {
  type FormProblem,
  type PaymentForm,
  paymentRequestOf,
} from "../../src/sandbox/tpp/payments.ts";
import {
  type Answer,
  APP,
  type Asked,
  answered,
  answers,
  apiRefusal,
  asked,
  Browser,
  GATEWAY,
  payments,
} from "./tpp-browser.ts";

/** The demo TPP app pays: its requests, its pages, and that no payment is made twice. */
const SCA_URL = `${GATEWAY}/sca/po_1.mac`;

const order = (changes: object = {}) => ({
  payment_order_id: "po_1",
  consent_id: "cns_1",
  destination: { type: "alias", value: "bruno" },
  creditor_name: null,
  payee_check: null,
  amount: 1_250,
  currency: "USD",
  reference: null,
  status: "COMPLETED",
  status_reason: null,
  sca_url: null,
  created_at: "2026-11-22T12:00:00.000Z",
  cancellable: false,
  ...changes,
});
const waiting = order({ status: "PENDING_SCA", sca_url: SCA_URL, cancellable: true });

const KEY = "k".repeat(43);
const filledIn = { payment_id: KEY, account_id: "acc_1", to: "bruno", amount: "12.50" };

const CREATE = "POST /ob/payment-orders";
const READ = "GET /ob/payment-orders/po_1";
const lost: Answer = { status: 0, body: null };

beforeEach(() => {
  answers.set(CREATE, answered(order(), 201));
  answers.set(READ, answered(order()));
});

const created = () => asked.filter(({ method, path }) => `${method} ${path}` === CREATE);
const statusOf = (html: string) => /data-status="(\w+)"/.exec(html)?.[1];

/** A connected browser, and where its payments are. */
const connected = async () => {
  const browser = new Browser();
  const address = `${await browser.connect()}/payments`;
  const pay = async (changes: Record<string, string> = {}) => {
    const form = new URLSearchParams({ ...filledIn, ...changes });
    const { response, html } = await browser.post(address, String(form));
    return { status: response.status, location: response.headers.get("location") ?? "", html };
  };
  return { browser, address, pay };
};

describe("the form", () => {
  const empty = { creditor_name: "", reference: "", account_id: "", to: "", amount: "" };
  const accounts = [
    ...[["acc_1", "USD"] as const, ["acc_2", "JPY"] as const].map(([account_id, currency]) => ({
      ...{ account_id, currency, display_name: "A", account_type: "CURRENT", masked_iban: "…" },
    })),
  ];
  const read = (changes: Partial<PaymentForm>) =>
    paymentRequestOf({ ...empty, ...filledIn, ...changes }, accounts, `${APP}/tpp/callback`);

  test("requests exactly the values that were filled in", () => {
    const further = { creditor_name: " Bruno Keller ", reference: " Rent " };
    expect(read({ ...further, to: " de47 5002 0800 0100 2003 97 ".trim() })).toEqual({
      source_account_id: "acc_1",
      destination: { type: "iban", value: "DE47500208000100200397" },
      ...{ creditor_name: "Bruno Keller", amount: 1_250, currency: "USD", reference: "Rent" },
      ...{ redirect_uri: `${APP}/tpp/callback`, state: KEY },
    });
    expect(read({ to: "Bruno@alpha" })).toMatchObject({
      destination: { type: "alias", value: "bruno@alpha" },
    });
  });

  it.each([
    ["12.50", "acc_1", 1_250],
    ["12,5", "acc_1", 1_250],
    ["0.01", "acc_1", 1],
    ["1250", "acc_2", 1_250],
    ["9999999999.99", "acc_1", 999_999_999_999],
  ])("reads %s on %s as %i", (amount, account_id, minor) => {
    expect(read({ amount, account_id })).toMatchObject({ amount: minor });
  });

  it.each<[string, Partial<PaymentForm>, FormProblem["field"]]>([
    ["no amount", { amount: "" }, "amount"],
    ["nothing", { amount: "0.00" }, "amount"],
    ["less than nothing", { amount: "-5" }, "amount"],
    ["a thousandth", { amount: "1.005" }, "amount"],
    ["half a yen", { account_id: "acc_2", amount: "1.5" }, "amount"],
    ["too much", { amount: "10000000000" }, "amount"],
    ["another form of number", { amount: "1e3" }, "amount"],
    ["no payee", { to: " " }, "to"],
    ["a wrong IBAN", { to: "DE48500208000100200397" }, "to"],
    ["another customer's account", { account_id: "acc_9" }, "account_id"],
  ])("names the field of %s", (_, changes, field) => {
    expect(read(changes)).toMatchObject({ field });
  });
});

describe("paying", () => {
  test("sends the order with token, consent and key, and shows how it ended", async () => {
    const { browser, pay } = await connected();
    const { status, location } = await pay();
    expect([status, location]).toEqual([303, `/tpp/payments/${KEY}`]);
    const [{ headers, body } = {} as Asked] = created();
    expect(headers.get("authorization")).toBe("Bearer access-1");
    expect(headers.get("x-consent-id")).toBe("cns_1");
    expect(headers.get("idempotency-key")).toBe(KEY);
    expect(JSON.parse(body)).toMatchObject({ amount: 1_250, source_account_id: "acc_1" });
    const { html } = await browser.open(location);
    expect(statusOf(html)).toBe("COMPLETED");
    expect(html).toContain("$12.50");
    expect(html).toContain("To bruno");
  });

  test("leads to the gateway's page when the customer must approve", async () => {
    answers.set(CREATE, answered(waiting, 201));
    answers.set(READ, answered(waiting));
    const { browser, pay } = await connected();
    expect((await pay()).location).toBe(SCA_URL);
    const { response, html } = await browser.open(`/tpp/payments/${KEY}`);
    expect(statusOf(html)).toBe("PENDING_SCA");
    expect(html).toContain(`href="${SCA_URL}"`);
    expect(response.headers.get("content-security-policy")).toContain(
      `form-action 'self' ${GATEWAY}`,
    );
  });

  it.each([
    ["CLOSE_MATCH", "Bruno Keller", "To Bruno Keller"],
    ["NO_MATCH", "Somebody Else", "To bruno"],
  ])("to another name than the bank's, %s, says so first", async (payee_check, name, to) => {
    const checked = { payee_check, creditor_name: name };
    answers.set(CREATE, answered({ ...waiting, ...checked }, 201));
    answers.set(READ, answered({ ...waiting, ...checked }));
    const { browser, pay } = await connected();
    const { location } = await pay({ creditor_name: "Somebody Else" });
    expect(location).toBe(`/tpp/payments/${KEY}`);
    const { html } = await browser.open(location);
    expect(html).toContain(`<strong>${to}</strong>`);
    expect(html).toContain("“Somebody Else”");
    expect(html).toContain(`href="${SCA_URL}"`);
    answers.set(READ, answered(order(checked)));
    expect((await browser.open(location)).html).toContain(`<strong>${to}</strong>`);
  });

  test("to the name that the bank confirms names it", async () => {
    const checked = { payee_check: "MATCH", creditor_name: "Bruno Keller" };
    answers.set(CREATE, answered({ ...waiting, ...checked }, 201));
    answers.set(READ, answered(order(checked)));
    const { browser, pay } = await connected();
    expect((await pay({ creditor_name: "Bruno Keller" })).location).toBe(SCA_URL);
    const { html } = await browser.open(`/tpp/payments/${KEY}`);
    expect(html).toContain("<strong>To Bruno Keller</strong><span>bruno</span>");
  });

  it.each(["REJECTED", "FAILED", "CANCELLED"])("that is %s can be paid again", async (status) => {
    answers.set(READ, answered(order({ status, status_reason: "INSUFFICIENT_FUNDS" })));
    const { browser, pay } = await connected();
    const { location } = await pay({ reference: "Rent" });
    const { html } = await browser.open(location);
    expect(html).toContain("The balance of your account was too low.");
    const [, again = ""] = /href="([^"]+\?again=[^"]+)"/.exec(html) ?? [];
    const form = (await browser.open(again)).html;
    for (const value of ["bruno", "12.50", "Rent"]) expect(form).toContain(`value="${value}"`);
    expect(form).not.toContain(`value="${KEY}"`);
    // Not in another customer's form.
    const other = new Browser();
    const foreign = `${await other.connect()}/payments?again=${KEY}`;
    expect((await other.open(foreign)).html).not.toContain('value="bruno"');
  });

  test("twice with one form is one order", async () => {
    const { pay } = await connected();
    const first = await pay();
    const second = await pay({ amount: "99" });
    expect(second.location).toBe(first.location);
    expect(created()).toHaveLength(1);
  });

  it.each([
    ["is lost", lost],
    ["is a server's error", apiRefusal(503, "BANK_UNAVAILABLE")],
    ["asks for patience", answered({ error: { code: "RATE_LIMITED", retryable: true } }, 429)],
    ["is not understood", answered("made", 201)],
  ])("whose answer %s is sent again with the same bytes and key", async (_, answer) => {
    const { browser, pay } = await connected();
    answers.set(CREATE, answer);
    const { location } = await pay();
    const { html } = await browser.open(location);
    expect(statusOf(html)).toBe("UNKNOWN");
    expect(html).toContain("Ask again");
    answers.set(CREATE, answered(order(), 201));
    const again = await browser.post(`${location}/send`);
    expect(again.response.headers.get("location")).toBe(location);
    const [first, second] = created();
    expect(second?.body).toBe(first?.body);
    expect(second?.headers.get("idempotency-key")).toBe(KEY);
    expect(statusOf((await browser.open(location)).html)).toBe("COMPLETED");
  });

  it.each([
    ["DESTINATION_NOT_FOUND", 404, "to-problem"],
    ["SAME_ACCOUNT", 422, "to-problem"],
    ["INSUFFICIENT_SCOPE", 403, "connect it again"],
    ["SOMETHING_NEW", 422, "nothing was paid. Try again later."],
  ])(
    "that is refused with %s shows the form again, for another payment",
    async (code, status, shown) => {
      const { pay } = await connected();
      answers.set(CREATE, apiRefusal(status, code));
      const { status: answeredStatus, html } = await pay();
      expect(answeredStatus).toBe(200);
      expect(html).toContain(shown);
      expect(html).toContain('value="bruno"');
      expect(html).not.toContain(KEY);
      expect(payments.size).toBe(0);
    },
  );

  test("that is refused only when it is sent again stays on the list", async () => {
    const { browser, address, pay } = await connected();
    answers.set(CREATE, lost);
    const { location } = await pay();
    answers.set(CREATE, apiRefusal(403, "CONSENT_REVOKED"));
    const { html } = await browser.post(`${location}/send`);
    expect(html).toContain("The connection to this bank has ended.");
    expect((await browser.open(address)).html).toContain(location);
  });

  test("is visible only in its own browser", async () => {
    const { address, pay } = await connected();
    const { location } = await pay();
    const other = new Browser();
    await other.connect();
    for (const path of [address, location, `${location}/status.json`]) {
      expect((await other.open(path)).response.status).toBe(404);
    }
    for (const path of [`${location}/send`, `${location}/cancel`]) {
      expect((await other.post(path)).response.status).toBe(404);
    }
    expect((await other.post(address, String(new URLSearchParams(filledIn)))).response.status).toBe(
      404,
    );
    expect(created()).toHaveLength(1);
  });
});

describe("coming back from the gateway's page", () => {
  const back = { code: undefined, consent_id: undefined, payment_order_id: "po_1", state: KEY };

  test("leads to the payment, with the gateway's status", async () => {
    answers.set(CREATE, answered(waiting, 201));
    const { browser, pay } = await connected();
    await pay();
    const { response } = await browser.comeBack({ ...back, status: "rejected" });
    const location = response.headers.get("location") ?? "";
    expect(location).toBe(`/tpp/payments/${KEY}`);
    expect(statusOf((await browser.open(location)).html)).toBe("COMPLETED");
  });

  it.each([
    ["another state", { state: "s".repeat(43) }],
    ["no state", { state: undefined }],
    ["another issuer", { iss: "https://gateway.example" }],
    ["another order", { payment_order_id: "po_2" }],
  ])("is not used with %s", async (_, changes) => {
    answers.set(CREATE, answered(waiting, 201));
    const { browser, pay } = await connected();
    await pay();
    const { response, html } = await browser.comeBack({ ...back, ...changes });
    expect(response.status).toBe(200);
    expect(html).toContain("so nothing of it was used");
  });

  test("is not used in another browser", async () => {
    answers.set(CREATE, answered(waiting, 201));
    await (await connected()).pay();
    expect((await new Browser().comeBack(back)).html).toContain("so nothing of it was used");
  });
});

describe("a payment", () => {
  test("that waits for the customer can be cancelled", async () => {
    answers.set(CREATE, answered(waiting, 201));
    answers.set(READ, answered(waiting));
    const { browser, pay } = await connected();
    await pay();
    const cancelled = order({ status: "CANCELLED" });
    answers.set("POST /ob/payment-orders/po_1/cancel", answered(cancelled));
    expect((await browser.open(`/tpp/payments/${KEY}`)).html).toContain("Cancel this payment");
    answers.set(READ, answered(cancelled));
    const { response } = await browser.post(`/tpp/payments/${KEY}/cancel`);
    const { html } = await browser.open(response.headers.get("location") ?? "");
    expect(asked.some(({ path }) => path.endsWith("/po_1/cancel"))).toBe(true);
    expect(statusOf(html)).toBe("CANCELLED");
    expect(html).not.toContain("Cancel this payment");
  });

  test("is on the list of its connection with its present status", async () => {
    const { browser, address, pay } = await connected();
    await pay();
    expect((await browser.open(address)).html).toMatch(/\$12\.50<\/strong> to bruno.*paid/s);
    answers.set(READ, lost);
    expect((await browser.open(address)).html).toMatch(/\$12\.50<\/strong> to bruno.*no answer/s);
  });

  test("gives its status to a page that waits", async () => {
    answers.set(READ, answered(order({ status: "PROCESSING" })));
    const { browser, pay } = await connected();
    await pay();
    const address = `/tpp/payments/${KEY}`;
    expect((await browser.open(address)).html).toContain(`data-watch="${address}/status.json"`);
    const { html } = await browser.open(`${address}/status.json`);
    expect(JSON.parse(html)).toEqual({ status: "PROCESSING", status_reason: null });
  });

  test("can be read with the app's own token once the customer has disconnected", async () => {
    const { browser, address, pay } = await connected();
    const { location } = await pay();
    await browser.post(address.replace("/payments", "/stop"));
    answers.set(`${READ} as Bearer access-1`, apiRefusal(401, "UNAUTHENTICATED"));
    expect(statusOf((await browser.open(location)).html)).toBe("COMPLETED");
    const { html } = await browser.open(address);
    expect(html).toContain(location);
    expect(html).not.toContain("<form");
  });

  test("can be read with the app's own token once the consent was ended elsewhere", async () => {
    const { browser, pay } = await connected();
    const { location } = await pay();
    answers.set(`${READ} as Bearer access-1`, apiRefusal(403, "CONSENT_REVOKED"));
    expect(statusOf((await browser.open(location)).html)).toBe("COMPLETED");
    expect(asked.at(-1)?.headers.get("x-consent-id")).toBeNull();
  });
});
