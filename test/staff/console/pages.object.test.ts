import { beforeAll, describe, expect, test } from "vitest";
import { parameterNames } from "../../../src/base/platform/contract.ts";
import { fieldsOf } from "../../../src/staff/console/fields.ts";
import { operationsOf } from "../../../src/staff/console/operations.ts";
import { pages } from "../../../src/staff/console/routes.ts";
import { adminRoutes } from "../../../workers/gateway/routes.ts";
import { auditOf, migrate, newBank, post } from "../operators/gateway.ts";
import { ConsoleBrowser, type Shown } from "./browser.ts";

/** The frame of the console: what a page shows, and what its forms do. */
let owner: ConsoleBrowser;
let support: ConsoleBrowser;

beforeAll(async () => {
  await migrate();
  owner = await ConsoleBrowser.signedIn();
  const { key } = (await post("/admin/v1/admin-keys", { name: "Sam", role: "support" })).body;
  support = await ConsoleBrowser.signedIn(key);
});

const operations = operationsOf(adminRoutes);

/** The hidden key of a page's forms. */
const formKeyOf = ({ html }: Shown): string =>
  /name="form_key" value="(\w+)"/.exec(html)?.[1] ?? "";

const codeOf = ({ html }: Shown): string | null => / data-code="(\w+)"/.exec(html)?.[1] ?? null;

const registered = async (name: string): Promise<string> => {
  const { location } = await owner.send("/console/merchants", {
    ...{ action: "register", form_key: crypto.randomUUID(), step: "1", name },
    "modes.test.settlement_iban": "DE89370400440532013000",
  });
  return location?.split("?")[0] ?? "";
};

describe.each(pages.map((page) => [page.path, page] as const))("the page %s", (path, page) => {
  test("asks for operations of the API, and knows their parameters", () => {
    const own = parameterNames(path);
    for (const { operation, path: chosen } of Object.values(page.calls)) {
      const { method, paths } = operations.contract(operation);
      expect(method).toBe("GET");
      if (!chosen) expect(own).toEqual(expect.arrayContaining(parameterNames(paths[0] ?? "")));
    }
  });

  test("has forms of operations that change something", () => {
    for (const { operation } of Object.values(page.actions ?? {})) {
      expect(operations.contract(operation).method).not.toBe("GET");
    }
  });
});

describe("a page", () => {
  test("is served under a policy that runs nothing inline and frames nowhere", async () => {
    const { status, headers } = await owner.open("/console/merchants");
    expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; script-src 'self';.* frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("shows the call that made it, without a key", async () => {
    const { html } = await owner.open("/console/audit?limit=5");
    expect(html).toContain("<code>GET /admin/v1/audit?limit=5</code>");
    expect(html).not.toContain("ak_of_the_first_owner");
  });

  test("that is not there is a page with the refusal of the API", async () => {
    const missing = await owner.open(`/console/merchants/mer_${"0".repeat(42)}1`);
    expect([missing.status, codeOf(missing)]).toEqual([404, "NOT_FOUND"]);
    const wrong = await owner.open("/console/audit?limit=0");
    expect([wrong.status, codeOf(wrong)]).toEqual([422, "VALIDATION_FAILED"]);
  });

  test("escapes what others gave", async () => {
    const path = await registered("<b>Tea & Co</b>");
    const { html } = await owner.open(path);
    expect(html).toContain("&lt;b&gt;Tea &amp; Co&lt;/b&gt;");
    expect(html).not.toContain("<b>Tea");
  });
});

describe("a form", () => {
  test("does what its operation does, under the caller's own name", async () => {
    const path = await registered("Harbour Books");
    const { html } = await owner.open(path);
    expect(html).toContain("<h1>Harbour Books</h1>");
    const id = path.split("/").at(-1) ?? "";
    expect(await auditOf(id)).toMatchObject([
      { action: "merchant.registered", actor: "key_first_owner" },
    ]);
  });

  test("that is refused comes back as it was filled in, with the refusal", async () => {
    const sent = await owner.send("/console/merchants", {
      ...{ action: "register", form_key: "k1", step: "1", name: "Kept Name" },
      "modes.test.settlement_iban": "DE00",
    });
    expect([sent.status, codeOf(sent)]).toEqual([422, "VALIDATION_FAILED"]);
    // Its first step goes along, and the second is shown again.
    expect(sent.html).toContain('<input type="hidden" name="name" value="Kept Name"/>');
    const field = /value="DE00"[^>]* aria-invalid="true" aria-describedby="([\w-]+)/.exec(
      sent.html,
    );
    expect(sent.html).toMatch(new RegExp(`<p class="refusal" id="${field?.[1]}">[^<]+IBAN`));
  });

  test("that is sent twice acts once", async () => {
    const form = {
      ...{
        action: "register",
        form_key: formKeyOf(await owner.open("/console/merchants?open=register")),
      },
      ...{ name: "Once", step: "1", "modes.test.settlement_iban": "DE89370400440532013000" },
    };
    const [first, second] = [
      await owner.send("/console/merchants", form),
      await owner.send("/console/merchants", form),
    ];
    // The notice behind it holds the time.
    const [made, again] = [first, second].map(({ location }) => location?.split("?")[0]);
    expect(made).toMatch(/^\/console\/merchants\/mer_/);
    expect(again).toBe(made);
  });

  test("that no form of the page is does nothing", async () => {
    for (const action of ["", "constructor", "__proto__", "unknown"]) {
      expect((await owner.send("/console/merchants", { action })).status).toBe(404);
    }
  });

  test("from elsewhere does nothing", async () => {
    const form = { action: "register", form_key: "k2", name: "Forged" };
    const evil = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const { status } = await owner.send("/console/merchants", form, evil);
    expect(status).toBe(403);
    expect((await owner.open("/console/merchants")).html).not.toContain("Forged");
  });

  test("without a session leads to the login", async () => {
    const { status, location } = await new ConsoleBrowser().send("/console/merchants", {});
    expect([status, location]).toEqual([303, "/console/login?next=%2Fconsole%2Fmerchants"]);
  });

  test("shows a secret once, to nobody who sends the form again", async () => {
    const path = await registered("Secretive");
    const form = { action: "addKey", form_key: "k3", kind: "API", mode: "test" };
    const first = await owner.send(path, form);
    const key = /mk_test_\w{40,}/.exec(first.html)?.[0];
    expect([first.status, typeof key]).toEqual([200, "string"]);
    const again = await owner.send(path, form);
    expect([again.status, codeOf(again)]).toEqual([409, "SECRET_ALREADY_SHOWN"]);
    expect((await owner.open(path)).html).not.toContain(key);
  });

  test("offers a test event on a merchant's page, once it has an address", async () => {
    const path = await registered("Reachable");
    expect((await owner.open(path)).html).not.toContain("Send a test event");
    const url = "https://reachable.example/hooks";
    await owner.send(path, { action: "test", form_key: "k4", "modes.test.webhook_url": url });
    expect((await owner.open(path)).html.match(/Send a test event/g)).toHaveLength(1);
    const live = await owner.send(path, { action: "pingLive", form_key: "k5" });
    expect([live.status, codeOf(live)]).toEqual([409, "NO_ENDPOINT"]);
    expect(live.html).not.toContain("Ask the operator");
  });

  test("for a step that hurts waits until the name is typed", async () => {
    const path = await registered("Delicate");
    const asked = await owner.send(path, { action: "suspend", confirm: "delicate" });
    expect([asked.status, codeOf(asked)]).toEqual([422, "VALIDATION_FAILED"]);
    expect(asked.html).toContain("Type Delicate to confirm.");
    const done = await owner.send(path, { action: "suspend", confirm: "Delicate" });
    expect([done.status, done.location?.split(".")[0]]).toEqual([303, `${path}?done=suspend`]);
    expect((await owner.open(path)).html).toContain("suspended");
  });

  test("closes a merchant for good, and then offers neither that nor a way back", async () => {
    const path = await registered("Leaving");
    const form = { action: "close", note: "It has left.", confirm: "Leaving", form_key: "k6" };
    const done = await owner.send(path, form);
    expect([done.status, done.location?.split(".")[0]]).toEqual([303, `${path}?done=close`]);
    const { html } = await owner.open(path);
    expect(html).toContain(">closed</span>");
    expect(html).not.toMatch(/Close the merchant|>Suspend|>Activate/);
  });
});

describe("a list", () => {
  test("is a file too, with its filters and from its first row on", async () => {
    await registered("=Formula, Ltd");
    const { html } = await owner.open("/console/merchants?limit=5");
    expect(html).toContain('href="/console/merchants.csv?limit=5"');
    const file = await owner.open("/console/merchants.csv?limit=1&cursor=");
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.html).toMatch(/^merchant_id,name,/);
    expect(file.html).toContain(`"'=Formula, Ltd"`);
    const { location } = await new ConsoleBrowser().open("/console/merchants.csv");
    expect(location).toMatch(/^\/console\/login/);
  });

  test.each(pages.filter(({ csv }) => csv).map((page) => [page.path, page] as const))(
    "of %s has a twin in the API",
    (_path, { csv }) => {
      expect(operations.contract(`${csv?.operation}Csv`).answers[200]?.text).toBe("text/csv");
    },
  );
});

/** The field of a filter, with what is said about it. */
const filterOf = ({ html }: Shown, name: string): string =>
  new RegExp(`<(?:input|select) id="filter-${name}"[^>]*>.*?</div>`, "s").exec(html)?.[0] ?? "";

test.each([
  ["2026-11-22T10:15:00.000Z", 'type="datetime-local" value="2026-11-22T10:15"'],
  ["2026-11-22", 'type="text" value="2026-11-22"'],
])("the filter of a time keeps %s", async (given, shown) => {
  const page = await owner.open(`/console/payments?created_from=${given}`);
  expect(page.status).toBe(200);
  expect(filterOf(page, "created_from")).toContain(shown);
});

/** What each list refuses: a value that its field cannot mean. */
const refusedFilters: Readonly<Record<string, string>> = {
  "/console/payments": "currency",
  "/console/payment-orders": "created_from",
  "/console/mandates": "mode",
  "/console/consents": "status",
  "/console/endpoints": "health",
  "/console/deliveries": "status",
  "/console/audit": "person",
};

/** Deliveries are listed of something; the other lists do not know it. */
const anEvent = `event_id=evt_${"0123456789".repeat(4)}abc`;

describe("a list whose filter is refused", () => {
  const lists = pages.filter(({ csv }) => csv).map(({ path, csv }) => [path, csv] as const);
  const withFilters = lists.filter(
    ([, csv]) => fieldsOf(operations.contract(`${csv?.operation}`).query).length > 1,
  );

  test("is tested for every list with filters", () => {
    expect(Object.keys(refusedFilters).sort()).toEqual(withFilters.map(([path]) => path).sort());
  });

  test.each(Object.entries(refusedFilters))(
    "%s comes back as it was filled in, and says it beside %s",
    async (path, name) => {
      const shown = await owner.open(`${path}?${name}=x&${anEvent}`);
      expect([shown.status, codeOf(shown)]).toEqual([422, "VALIDATION_FAILED"]);
      expect(shown.html).toContain(`action="${path}" aria-label="Filters"`);
      const field = filterOf(shown, name);
      expect(field).toContain('value="x"');
      expect(field).not.toContain('type="datetime-local"');
      expect(field).toContain(`aria-invalid="true" aria-describedby="filter-${name}-refusal"`);
      expect(field).toMatch(new RegExp(`id="filter-${name}-refusal">[^<]*${name}`));
      expect(shown.html.match(/aria-invalid/g)).toHaveLength(1);
      expect(shown.html).not.toContain('class="rows"');
      const asFile = await owner.open(`${path}.csv?${name}=x&${anEvent}`);
      expect([asFile.status, codeOf(asFile)]).toEqual([422, "VALIDATION_FAILED"]);
      expect(asFile.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(asFile.html).toContain(`action="${path}" aria-label="Filters"`);
      expect(filterOf(asFile, name)).toBe(field);
      expect(asFile.html).not.toContain(`action="${path}.csv`);
    },
  );

  test("says so where a list or a file needs a filter and has none", async () => {
    const { html } = await owner.open("/console/deliveries");
    expect(html).toContain("Fill in one of these: Endpoint id, Event id, Subject.");
    const shown = await owner.open("/console/deliveries.csv");
    expect([shown.status, codeOf(shown)]).toEqual([422, "VALIDATION_FAILED"]);
    expect(shown.html).toContain('action="/console/deliveries" aria-label="Filters"');
  });

  test.each(lists)(
    "%s keeps its page when a parameter without a field is refused",
    async (path) => {
      const shown = await owner.open(`${path}?limit=0&${anEvent}`);
      expect([shown.status, codeOf(shown)]).toEqual([422, "VALIDATION_FAILED"]);
      expect(shown.html).not.toContain("This did not work");
    },
  );

  test("is opened where the refused filter is folded away", async () => {
    const { html } = await owner.open("/console/payments?currency=x&q=order-7");
    expect(html).toMatch(/<details class="more" open/);
    expect(html).toContain('value="order-7"');
    expect((await owner.open("/console/payments?q=order-7")).html).not.toMatch(
      /<details class="more" open/,
    );
  });
});

describe("the size of a page", () => {
  const MOST = 60 * 1024;

  test("is at most 60 KB with its styles and its script, and with a full list", async () => {
    for (let count = 0; count < 32; count++) await registered(`Merchant number ${count}`);
    const { html } = await owner.open("/console");
    const assets = [...html.matchAll(/"(\/console\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(assets).toHaveLength(2);
    const files = await Promise.all(assets.map((path) => owner.open(path)));
    const shared = files.reduce((sum, file) => sum + file.html.length, 0);
    for (const { path } of pages.filter((page) => parameterNames(page.path).length === 0)) {
      const shown = await owner.open(path);
      expect([path, shown.status]).toEqual([path, 200]);
      const size = shown.html.length + shared;
      expect({ path, size }).toEqual({ path, size: Math.min(size, MOST) });
    }
  });
});

describe("the role of support", () => {
  test("sees no form that the API would refuse", async () => {
    const path = await registered("Looked At");
    const forms = ({ html }: Shown) => html.match(/name="action" value="\w+"/g) ?? [];
    expect(forms(await owner.open(path)).length).toBeGreaterThan(3);
    expect(forms(await support.open(path))).toEqual([]);
  });

  test("is refused by the API when it sends one anyway", async () => {
    const path = await registered("Untouched");
    const sent = await support.send(path, { action: "rename", name: "Touched" });
    expect([sent.status, codeOf(sent)]).toEqual([403, "FORBIDDEN"]);
    expect((await owner.open(path)).html).toContain("<h1>Untouched</h1>");
  });
});

describe("an operation that only answers", () => {
  test("shows its answer on the page, and repeats no account in an address", async () => {
    await newBank({ iban_prefixes: ["DE**37040044"] });
    const { status, html, location } = await owner.send("/console/strategy", {
      ...{ action: "dryRun", mode: "test" },
      ...{ debtor_iban: "DE89370400440532013000", creditor_iban: "DE62370400440532013001" },
    });
    expect([status, location]).toEqual([200, null]);
    expect(html).toContain("It would go: same bank");
    expect(html).not.toContain("DE89370400440532013000");
  });
});

describe("the page of a merchant", () => {
  test.each([
    ["live", "", "Before it trades live", true],
    ["live", "?mode=live", "Before it trades live", true],
    ["test", "?mode=test", "Before it trades in test mode", false],
  ])("lists what is missing in %s mode at %j", async (mode, query, title, isModeMissing) => {
    const path = await registered("Only Tested");
    const { html } = await owner.open(`${path}${query}`);
    expect(html).toContain(title);
    expect(html).toContain(`/readiness?mode=${mode}`);
    expect(html).toContain("Something required is missing.");
    const step = `#form-openLive">Open ${mode} mode with its settlement account</a>`;
    expect(html.includes(step)).toBe(isModeMissing);
  });
});

describe("a TPP", () => {
  test("is registered with two secrets, which are shown once", async () => {
    const { status, html } = await owner.send("/console/tpps", {
      ...{ action: "register", form_key: crypto.randomUUID(), name: "Budget App", mode: "test" },
      ...{ auth_method: "SECRET", redirect_uris: "https://tpp.example/callback" },
      scopes: "accounts:read",
    });
    expect(status).toBe(200);
    expect(html).toContain("Client secret: <code>");
    expect(html).toContain("Signing secret: <code>");
    const path = /class="button" href="(\/console\/tpps\/tpp_\w+)"/.exec(html)?.[1] ?? "";
    const page = await owner.open(path);
    expect(page.html).toContain("<h1>Budget App</h1>");
    expect(page.html).not.toContain("whsec_");
  });
});

describe("the staff's keys", () => {
  test("are a section for owners only", async () => {
    expect((await owner.open("/console")).html).toContain('href="/console/staff"');
    expect((await support.open("/console")).html).not.toContain('href="/console/staff"');
    expect((await support.open("/console/staff")).status).toBe(403);
  });
});

describe("the overview", () => {
  test.each(["30m", "24h", "90d", "unknown"])(
    "of %s is drawn, with its figures as a table",
    async (span) => {
      const { status, html } = await owner.open(`/console/overview?mode=test&span=${span}`);
      expect(status).toBe(200);
      expect(html.match(/<svg class="chart"/g)).toHaveLength(2);
      expect(html).toContain('<table class="figures">');
      expect(html).not.toMatch(/NaN|Infinity|undefined/);
      expect(html.length).toBeLessThan(60_000);
    },
  );
});
