import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parameterNames } from "../../../src/base/platform/contract.ts";
import { fieldsOf } from "../../../src/staff/console/fields.ts";
import { operationsOf } from "../../../src/staff/console/operations.ts";
import { portalPages } from "../../../src/staff/portal/routes.ts";
import { portalApiRoutes } from "../../../workers/gateway/routes.ts";
import { openGateway, Payment, party, registerMerchant } from "../../workers/gateway-journey.ts";
import { ask, bodyOf, deliverAll, endTest, env, startTest } from "../../workers/gateway-worker.ts";
import { askForLink, codeOf, PortalBrowser, type Shown } from "./browser.ts";

/** The pages of the portal: one merchant in one mode, nothing of a payer, and what scope admits. */
beforeAll(async () => {
  startTest();
  await openGateway();
  endTest();
});

let payment: Payment;
let full: PortalBrowser;
let read: PortalBrowser;

beforeEach(async () => {
  startTest();
  payment = await Payment.open("alpha", { reference: "order-7", description: "Two books" });
  bodyOf(await payment.pay());
  await deliverAll();
  full = await PortalBrowser.at(await askForLink(party.merchant.headers.test));
  read = await PortalBrowser.at(await askForLink(party.merchant.headers.test, "read"));
});
afterEach(endTest);

const operations = operationsOf(portalApiRoutes);

describe.each(portalPages.map((page) => [page.path, page] as const))("%s", (path, page) => {
  test("asks for operations of the merchant's API, and knows their parameters", () => {
    for (const { operation } of Object.values(page.calls)) {
      const { method, paths, guard } = operations.contract(operation);
      expect([method, guard.accepts.map((scheme) => scheme?.name)]).toEqual([
        ...["GET", ["merchantKey"]],
      ]);
      expect(parameterNames(path)).toEqual(expect.arrayContaining(parameterNames(paths[0] ?? "")));
    }
  });

  test("has forms of operations that change something, and none makes another link", () => {
    for (const { operation, only } of Object.values(page.actions ?? {})) {
      const { method, body } = operations.contract(operation);
      expect(method).not.toBe("GET");
      expect(operation).not.toBe("createPortalSession");
      expect(() => fieldsOf(body, only)).not.toThrow();
    }
  });
});

const address = () => `/portal/payments/${payment.payment_id}`;

const eventOf = async (): Promise<string> => {
  const { data } = bodyOf(await payment.asMerchant("GET", "/api/v1/events"));
  const own = (event: { session_id?: string }) => event.session_id === payment.session_id;
  return data.find(own)?.event_id;
};

/** Every page with something on it. */
const addresses = async (): Promise<string[]> => [
  ...["/portal", "/portal/refunds", "/portal/refunds?event=refund.failed", "/portal/events"],
  ...["/portal/endpoints", "/portal/keys", "/portal/settlements"],
  ...[address(), `/portal/events/${await eventOf()}`],
  `/portal/settlements.csv?date=${new Date().toISOString().slice(0, 10)}`,
];

// @rule A3.12
describe("the pages", () => {
  test("show the merchant's payments, events, keys and files", async () => {
    const pages = await Promise.all((await addresses()).map((path) => full.open(path)));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    const [list, , , events, , keys, , shown, event, file] = pages.map(({ html }) => html);
    expect(list).toContain(`href="${address()}"`);
    expect(list).toContain("order-7");
    for (const html of [events, shown, event]) expect(html).toContain("payment.completed");
    expect(shown).toContain("Two books");
    expect(keys).toMatch(/key_[0-9A-Za-z]+/);
    expect(file).toMatch(new RegExp(`PAYMENT,.*${payment.payment_id}`));
  });

  test("hold nothing of the payer, and no key", async () => {
    const { payer } = payment;
    const key = party.merchant.headers.test.authorization.split(" ")[1] ?? "";
    for (const path of await addresses()) {
      const { html } = await full.open(path);
      for (const secret of [payer, payer.slice(-4), "borealis", key, "whsec_"]) {
        expect([path, secret, html.includes(secret)]).toEqual([path, secret, false]);
      }
    }
  });

  test("name the merchant, the mode and the scope, and the calls that made them", async () => {
    const { html, headers } = await read.open("/portal");
    expect(html).toContain("Meridian Books · test · read only");
    expect((await full.open("/portal")).html).toContain("Meridian Books · test</span>");
    expect(html).toContain("<code>GET /payments/sessions?limit=30</code>");
    expect(html).toContain("Authorization: Bearer $API_KEY");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; script-src 'self'/,
    );
  });

  test("list only the keys of their mode", async () => {
    const inMode = "select key_id from keys where owner_id = ? and mode = ?";
    const idsOf = async (mode: string): Promise<string[]> => {
      const bound = env.DB.prepare(inMode).bind(party.merchant.merchant_id, mode);
      return (await bound.all<{ key_id: string }>()).results.map(({ key_id }) => key_id);
    };
    const { html } = await full.open("/portal/keys");
    for (const id of await idsOf("test")) expect(html).toContain(id);
    for (const id of await idsOf("live")) expect(html).not.toContain(id);
  });
});

// @rule A3.12
describe("another merchant, and the merchant in live mode,", () => {
  const others = async () => [
    await PortalBrowser.at(await askForLink((await registerMerchant()).headers.test)),
    await PortalBrowser.at(await askForLink(party.merchant.headers.live)),
  ];

  test("find no payment, event or line", async () => {
    for (const browser of await others()) {
      for (const path of [address(), `/portal/events/${await eventOf()}`]) {
        const shown = await browser.open(path);
        expect([shown.status, codeOf(shown)]).toEqual([404, "NOT_FOUND"]);
      }
      for (const path of await addresses()) {
        const { html } = await browser.open(path);
        // The calls that made a page name its own address.
        const told = html.replace(/<details class="made-by">.*?<\/details>/s, "");
        expect([path, told.includes(payment.payment_id)]).toEqual([path, false]);
      }
    }
  });

  test("refund nothing and send nothing again", async () => {
    for (const browser of await others()) {
      const refund = await browser.send(address(), { action: "refund", amount: "100" });
      expect(refund.status).toBe(404);
      const path = `/portal/events/${await eventOf()}`;
      expect((await browser.send(path, { action: "redeliver" })).status).toBe(404);
    }
    expect(await payment.refunds()).toEqual([]);
  });

  test("are not chosen by what a form or an address names", async () => {
    const stranger = await registerMerchant();
    const theirs = await Payment.create("alpha", { merchant: stranger });
    const path = `/portal/payments/${theirs.payment_id}?merchant_id=${stranger.merchant_id}&mode=live`;
    expect((await full.open(path)).status).toBe(404);
    const named = { action: "cancel", id: theirs.session_id, merchant_id: stranger.merchant_id };
    const sent = await full.send(`/portal/payments/${theirs.payment_id}`, named);
    expect([sent.status, (await theirs.session()).status]).toEqual([404, "PENDING"]);
    // The address decides, and not the hidden field.
    await full.send(address(), named);
    expect((await theirs.session()).status).toBe("PENDING");
  });
});

const formKeyOf = ({ html }: Shown): string =>
  /name="form_key" value="(\w+)"/.exec(html)?.[1] ?? "";

describe("scope full", () => {
  test("refunds, once for a form that is sent twice", async () => {
    const form_key = formKeyOf(await full.open(address()));
    const said = { reason: "Out of stock" };
    const form = { action: "refund", amount: "7.00", ...said, reviewed: "Refund $7.00", form_key };
    const first = await full.send(address(), form);
    expect(first.location?.split("?")[0]).toBe(address());
    expect((await full.open(first.location ?? "")).html).toContain("The refund is under way");
    await full.send(address(), form);
    expect(await payment.refunds()).toMatchObject([{ amount: 700, reason: "Out of stock" }]);
    await deliverAll();
    const refunds = await full.open("/portal/refunds");
    expect(refunds.html).toContain(`href="${address()}"`);
  });

  test("keeps a refused form as it was filled in", async () => {
    const said = { amount: "9999.99", reason: "Out of stock" };
    const form = { action: "refund", form_key: "k1", ...said, reviewed: "Refund $9,999.99" };
    const sent = await full.send(address(), form);
    expect([sent.status, codeOf(sent)]).toEqual([422, "REFUND_EXCEEDS_PAYMENT"]);
    expect(sent.html).toContain('value="9999.99"');
  });

  test("cancels an open payment and sends an event again", async () => {
    const open = await Payment.create();
    const path = `/portal/payments/${open.payment_id}`;
    expect((await full.open(path)).html).toContain("Cancel the payment");
    expect((await full.send(path, { action: "cancel" })).status).toBe(303);
    expect((await open.session()).status).toBe("CANCELLED");
    expect((await full.open(path)).html).not.toContain('value="cancel"');
    // No endpoint is registered here, which the API says.
    const sent = await full.send(`/portal/events/${await eventOf()}`, { action: "redeliver" });
    expect([sent.status, codeOf(sent)]).toEqual([409, "NO_ENDPOINT"]);
  });

  test.each([
    ["of another origin", { origin: "https://evil.example" }],
    ["of another site", { "sec-fetch-site": "cross-site" }],
  ])("does nothing by a form %s", async (_of, headers) => {
    const form = { action: "refund", amount: "1.00", form_key: "k2" };
    const sent = await full.send(address(), form, headers);
    expect([sent.status, await payment.refunds()]).toEqual([403, []]);
  });

  test("counts against a limit of its own, and not against the shop's", async () => {
    env.LIMITS = "contract";
    try {
      const { headers } = await full.open("/portal/keys");
      expect(headers.get("ratelimit")).toContain('"merchant-key";r=599');
    } finally {
      env.LIMITS = "local";
    }
  });
});

// @rule A3.12
describe("scope read", () => {
  test("sees everything and no form", async () => {
    for (const path of await addresses()) {
      const { status, html } = await read.open(path);
      expect([path, status, html.includes('name="action"')]).toEqual([path, 200, false]);
    }
  });

  test("is refused by the API whatever form it sends", async () => {
    const open = await Payment.create();
    const forms: [path: string, action: string, fields: Record<string, string>][] = [
      [
        address(),
        "refund",
        { amount: "1.00", reason: "x", reviewed: "Refund $1.00", form_key: "k3" },
      ],
      [`/portal/payments/${open.payment_id}`, "cancel", {}],
      [`/portal/events/${await eventOf()}`, "redeliver", {}],
      ["/portal/endpoints", "enable", { id: `ep_${"0".repeat(43)}` }],
      ["/portal/endpoints", "choose", { id: `ep_${"0".repeat(43)}` }],
    ];
    for (const [path, action, fields] of forms) {
      const sent = await read.send(path, { action, ...fields });
      expect([action, sent.status, codeOf(sent)]).toEqual([action, 403, "FORBIDDEN"]);
    }
    expect([await payment.refunds(), (await open.session()).status]).toEqual([[], "PENDING"]);
  });
});

test("the list of events about one object has no others", async () => {
  const other = await Payment.open();
  bodyOf(await other.pay());
  await deliverAll();
  const path = `/api/v1/events?subject=${payment.session_id}`;
  const { data } = bodyOf(await ask("GET", path, party.merchant.headers.test));
  const subjects = data.map(({ session_id }: { session_id: string }) => session_id);
  expect(new Set(subjects)).toEqual(new Set([payment.session_id]));
});
