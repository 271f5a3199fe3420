import { describe, expect, it } from "vitest";
import { paymentEvents } from "../../src/products/payments/events.ts";
import { list, read } from "./source.ts";

/**
 * What the documents claim agrees with its source. A claim is a text of a document and the text in
 * the code that makes it true. Whoever changes one of them has to change the other: then this table
 * follows.
 */
type Claim = readonly [document: string, claim: string, source: string, decided: string];

const oneLine = (path: string): string => read(path).replace(/\s+/g, " ");

const [merchants, mandates, tpps] = ["docs/merchants.md", "docs/mandates.md", "docs/tpps.md"];
const [operators, scale, registry] = ["docs/operators.md", "docs/scale.md", "docs/registry.md"];
const [claims, times] = ["docs/registry-claims.md", "src/registry/periods.ts"];
const bounds = "src/base/platform/platform-limits.ts";
const [delivery, health] = [
  "src/network/webhooks/delivery-machine.ts",
  "src/network/webhooks/endpoint-record.ts",
];

// @rule G8.1
const payments: Claim[] = [
  [
    merchants,
    "1 to 999999999999",
    "src/base/kernel/money.ts",
    "MAX_AMOUNT_MINOR = 999_999_999_999",
  ],
  [
    merchants,
    "for 15 minutes",
    "src/products/payments/verbs/create-session.ts",
    "SESSION_TTL_MS = 15 * 60_000",
  ],
  [
    merchants,
    "at most 20 origins",
    "src/network/webhooks/ad-hoc-origins.ts",
    "MAX_AD_HOC_ORIGINS = 20",
  ],
  [merchants, "at least 4.5", "src/approvals/page/brand.ts", "LEAST_CONTRAST = 4.5"],
  [merchants, "900 lines", "src/staff/operators/settlement/settlement-file.ts", "MOST_LINES = 900"],
  [merchants, "searches 5,000 entries", "src/base/platform/lists.ts", "MOST_ROWS = 5_000"],
  [merchants, "for 400 days", "src/base/platform/row-files.ts", "LEAST_DAYS = 400"],
  [
    "docs/errors.md",
    "already has 50 refunds",
    "src/products/payments/decide/refund.ts",
    "MAX_REFUNDS = 50",
  ],
  [
    "docs/banks.md",
    "10 seconds",
    "src/network/banks/bank-client.ts",
    "MAX_BANK_TIMEOUT_MS = 10_000",
  ],
];

const rails: Claim[] = [
  [
    "docs/rails.md",
    "Answer 200 within 10 seconds",
    "src/network/transfers/performers.ts",
    "RAIL_TIMEOUT_MS = 10_000",
  ],
  [
    "docs/rails.md",
    "after 5, 10, 20 and 30 seconds, then each minute",
    "src/network/transfers/transfer.ts",
    "watchSchedule = [5, 10, 20, 30, 60]",
  ],
  [
    "docs/rails.md",
    "Answer within 3 seconds",
    "src/network/directory/clients.ts",
    "DIRECTORY_TIMEOUT_MS = 3_000",
  ],
];

const webhooks: Claim[] = [
  [merchants, "Answer 2xx within 15 seconds", delivery, "ENDPOINT_TIMEOUT_MS = 15_000"],
  [merchants, "five days without a success", health, "FAILING_TOO_LONG_MS = 5 * DAY_MS"],
  [merchants, "at most ten a second", delivery, "BETWEEN_RELEASES_MS = 100;"],
  [merchants, "of the last 30 days", delivery, "RETENTION_MS = 30 * DAY_MS"],
  [merchants, "first 500 bytes", "src/network/webhooks/deliver.ts", "KEPT_BYTES = 500;"],
  [merchants, "only three attempts", health, "UNPROVEN_ATTEMPTS = 3;"],
  [
    merchants,
    "nothing for ten minutes",
    "src/network/webhooks/alerts.ts",
    "FAILING_MS = 10 * 60_000",
  ],
  [operators, "three failures in a row", health, "FAILING_AFTER = 3;"],
  [operators, "newest 25 events", "src/staff/operators/explain/explain.ts", "MOST_EVENTS = 25;"],
  [operators, "10,000 events", "src/network/webhooks/recovery-store.ts", "MOST_RECOVERED = 10_000"],
  ["src/documents/document.ts", "within 15 seconds", delivery, "ENDPOINT_TIMEOUT_MS = 15_000"],
  [
    "src/documents/document.ts",
    "500 bytes of",
    "src/network/webhooks/deliver.ts",
    "KEPT_BYTES = 500;",
  ],
  ["src/documents/document.ts", "wait until it is enabled", delivery, "HELD"],
];

const openBanking: Claim[] = [
  [tpps, "60 seconds, once", "src/products/oauth/authorisation-code.ts", "LIFE_MS = 60_000"],
  [tpps, "15 minutes", "src/products/oauth/access-token.ts", "ACCESS_TOKEN_SECONDS = 900"],
  [
    tpps,
    "90 days, once",
    "src/products/oauth/token-family.ts",
    "REFRESH_MS = 90 * 24 * 60 * 60_000",
  ],
  [
    tpps,
    "for 60 seconds, and until you use",
    "src/products/oauth/token-family.ts",
    "REPEAT_MS = 60_000",
  ],
  [
    tpps,
    "at most 10 minutes ahead",
    "src/products/oauth/authenticate-client.ts",
    "LONGEST_LIFE_SECONDS = 600",
  ],
  [tpps, "at most 100 mandates", "src/products/consents/decide/permits.ts", "MAX_MANDATES = 100;"],
  [
    tpps,
    "it ends in 7 days",
    "src/products/consents/decide/authorisation.ts",
    "NOTICE_MS = 7 * DAY_MS",
  ],
  [tpps, "last 90 days", "src/products/account-data/data-cursor.ts", "DEFAULT_DAYS = 90;"],
  [
    tpps,
    "within 15 minutes",
    "src/products/payment-orders/movements.ts",
    "AUTHORISE_MS = 15 * 60_000",
  ],
];

const recurring: Claim[] = [
  [mandates, "24 hours after", "src/products/mandates/mandate-times.ts", "AUTHORISE_MS = DAY_MS"],
  [mandates, "14 days ahead", "src/products/mandates/mandate-times.ts", "NOTICE_MS = 14 * DAY_MS"],
  [
    mandates,
    "up to 30 days ahead",
    "src/products/mandates/mandate-times.ts",
    "MOST_DAYS_AHEAD = 30;",
  ],
  [
    mandates,
    "between 06:00 and 08:00",
    "src/products/mandates/mandate-times.ts",
    'CHARGE_TIME = "06:00"',
  ],
  [
    mandates,
    "06:00 and 08:00",
    "src/products/mandates/mandate-times.ts",
    "SPREAD_MS = 2 * 60 * 60_000;",
  ],
  [mandates, "at most three times", "src/products/mandates/charge-entry.ts", "MOST_RETRIES = 3;"],
  [mandates, "within seven days", "src/products/mandates/charge-entry.ts", "RETRY_DAYS = 7;"],
];

const identity: Claim[] = [
  [registry, "90 days afterwards", times, "QUARANTINE_MS = 90 * DAY_MS"],
  [registry, "more than 24 hours ago", times, "UNDO_MS = DAY_MS"],
  [registry, "reserved for seven days", times, "UNVERIFIED_MS = 7 * DAY_MS"],
  [registry, "After seven days it lapses", times, "UNCONFIRMED_LINK_MS = 7 * DAY_MS"],
  [registry, "A place works for 30 days", times, "CHANGES_MS = 30 * DAY_MS"],
  [registry, "of the last 29 days", times, "FIRST_CHANGES_MS = CHANGES_MS - DAY_MS"],
  [registry, "at most 64 KiB", "src/base/platform/request-body.ts", "MAX_BODY_BYTES = 64 * 1024"],
  [claims, "14 days from opening", times, "RESOLUTION_MS = 14 * DAY_MS"],
  [claims, "once in 30 days", times, "RENAME_MS = 30 * DAY_MS"],
  [
    "docs/errors.md",
    "ten accounts linked",
    "src/registry/link-rules.ts",
    "MAX_LINKS_PER_BANK = 10;",
  ],
  ["docs/errors.md", "in the last thirty days", times, "REFUSED_CLAIM_MS = 30 * DAY_MS"],
];

const operations: Claim[] = [
  [operators, "at most 100,000 rows", "src/base/platform/csv.ts", "MOST_CSV_ROWS = 100_000"],
  [
    operators,
    "at most seven days",
    "src/staff/operators/banks/read-banks.ts",
    "LONGEST_MS = 7 * DAY_MS",
  ],
  [
    operators,
    "0 to 72 hours, 24 by default",
    "src/frame/records/proposal-routes.ts",
    "MAX_SECONDS = 72 * 3_600",
  ],
  [
    operators,
    "24 by default",
    "src/frame/records/proposal-routes.ts",
    "DEFAULT_SECONDS = 24 * 3_600",
  ],
  [operators, "5,000 rows a page", "src/base/platform/lists.ts", "MOST_ROWS = 5_000"],
  [scale, "5,000 entries", "src/base/platform/lists.ts", "MOST_ROWS = 5_000"],
  [scale, "after 400 days", "src/base/platform/row-files.ts", "LEAST_DAYS = 400"],
  [scale, "2,000 a minute", bounds, "retiredObjects: 2_000,"],
  [scale, "10,000 a minute", bounds, "forgottenEvents: 10_000,"],
  [scale, "6 a minute", bounds, "ownerDays: 6,"],
  [scale, "below the 10,000 calls", bounds, "MOST_SUBREQUESTS = 10_000"],
  [scale, "the 1,000 requests to a database", bounds, "MOST_D1_REQUESTS = 1_000"],
  [scale, "From 70 % on", "src/base/platform/database.ts", "WARNED_SHARE = 0.7"],
  [
    scale,
    "after 16 minutes",
    "src/frame/objects/object-list.ts",
    "UNFINISHED_TOO_LONG_MS = 16 * 60_000",
  ],
  [scale, "From 90 % on", "src/base/platform/list-databases.ts", "CLOSED_SHARE = 0.9"],
  [scale, "three times, each minute for ten", "src/frame/objects/effects.ts", "[300, 900, 3600]"],
  ["README.md", "about a minute", "scripts/bootstrap.mjs", "about a minute"],
];

describe.each(
  Object.entries({ payments, rails, webhooks, openBanking, recurring, identity, operations }),
)("claims about %s", (_, rows) => {
  it.each(rows)("%s: %s", (document, claim, source, decided) => {
    expect(oneLine(document)).toContain(claim);
    expect(read(source)).toContain(decided);
  });
});

interface Described {
  servers: { url: string }[];
  paths: Record<string, { servers?: { url: string }[] } & Record<string, { description: string }>>;
}

/**
 * `GET /ob/consents/{}` for each operation of a document, also at the addresses it describes and at
 * each server of ours.
 */
const operationsOf = (name: string): string[] => {
  const document: Described = JSON.parse(read(`docs/openapi/${name}.json`));
  return Object.entries(document.paths).flatMap(([path, { servers, ...operations }]) => {
    const urls = (servers ?? document.servers).map(({ url }) => url);
    const bases = urls.map((url) => (url === "/api/v1" ? url : ""));
    return Object.entries(operations).flatMap(([method, { description }]) => {
      const described = /Also at (.*?)\./.exec(description)?.[1] ?? "";
      const others = [...described.matchAll(/`([^`]+)`/g)].map(([, at = ""]) => at);
      return [path, ...others].flatMap((at) =>
        bases.map((base) => `${method.toUpperCase()} ${base}${shapeOf(at)}`),
      );
    });
  });
};

/** Whatever a parameter is called. */
const shapeOf = (path: string): string => path.replace(/\{[^}]+\}(\.csv)?/g, "{}");

/** The operations that a page names by method and address. */
const namedBy = (page: string): string[] => [
  ...new Set(
    [...oneLine(page).matchAll(/\b(GET|POST|PATCH|PUT|DELETE) (\/[^\s`?",;)|]*)/g)].map(
      ([, method, path = ""]) => `${method} ${path.replace(/[.:]$/, "")}`,
    ),
  ),
];

describe("the addresses that the pages name", () => {
  const known = ["merchant", "tpp", "bank", "staff", "registry"].flatMap(operationsOf);
  /** No OpenAPI document has the local world's addresses, a rail's, a directory's or a page's. */
  const pages = ["README.md", ...list("docs/*.md")].filter(
    (path) => !/local-world|rules|round-trips/.test(path),
  );
  const named = pages.flatMap((page) => namedBy(page).map((named) => [page, named] as const));

  it("are many", () => {
    expect(named.length).toBeGreaterThan(100);
  });

  it.each(named)("%s: %s", (_, named) => {
    // An example has a value in place of a parameter.
    const isIt = (operation: string) =>
      new RegExp(`^${operation.replaceAll(".", "\\.").replaceAll("{}", "[^/ ]+")}$`).test(named);
    expect(known.some(isIt)).toBe(true);
  });
});

describe("the addresses that merchants.md names", () => {
  const known = operationsOf("merchant");
  const named = namedBy(merchants).filter((one) => one.includes(" /api/v1/"));
  const short = (one: string): string => shapeOf(one.replace(" /api/v1/", " /"));

  it("are some", () => {
    expect(named.length).toBeGreaterThan(8);
  });

  it.each(named)("%s, also without /api/v1", (one) => {
    expect(known).toContain(short(one));
  });
});

describe("events", () => {
  const usual = Object.entries(paymentEvents).map(
    ([event, { optional }]) => [event, optional ? "optional" : "usual"] as const,
  );

  it.each(usual)("merchants.md has a row of %s: %s", (event, audience) => {
    const row = read(merchants)
      .split("\n")
      .find((line) => line.startsWith(`| \`${event}\``));
    expect(row?.includes("(optional)")).toBe(audience === "optional");
  });

  const sentTo = (reader: string): string[] =>
    Object.keys(JSON.parse(read(`docs/openapi/${reader}.json`))["x-webhooks"]);
  const sent = [...new Set([...sentTo("merchant"), ...sentTo("tpp")])];
  const rows = [merchants, mandates, tpps].flatMap((page) =>
    [...read(page).matchAll(/^\| `([a-z_]+(?:\.[a-z_]+)+)` /gm)].map(([, event = ""]) => event),
  );
  // The changes of a merchant's or TPP's settings stand in sentences.
  const ofSettings = /^(merchant|endpoint)\./;

  it("of the guides are those that the gateway sends", () => {
    expect(rows.filter((event) => !sent.includes(event))).toEqual([]);
    expect(sent.filter((event) => !rows.includes(event) && !ofSettings.test(event))).toEqual([]);
  });

  it.each(sent.filter((event) => ofSettings.test(event)))("merchants.md names %s", (event) => {
    const words = oneLine(merchants);
    const short = event.replace("merchant.change_", "…_");
    expect([event, short].some((name) => words.includes(`\`${name}\``))).toBe(true);
  });
});

describe("what is not so", () => {
  // docs/errors.md is written from scripts/generate-docs.ts.
  const pages = [
    ...[...list("docs/*.md"), ...list("src/documents/*.ts")].filter((path) => !/errors/.test(path)),
    ...list("docs/openapi/*.json"),
    ...["README.md", "scripts/generate-docs.ts"],
  ];

  it.each([
    ["no SDK exists", /official SDKs/],
    ["nothing is left to be built", /not built yet/],
    ["the answer of an endpoint is read", /the body is not read/],
    ["the events of an endpoint that is gone are held", /nothing more is sent to it/],
    ["a cancelled payment can send a webhook", /cancelled payment sends no webhook/],
    ["the same request may succeed later", /the same request is refused again/],
    ["an operation has one path in its document", /merchant\.json\)[^.]* every address/],
  ])("%s", (_, pattern) => {
    expect(pages.filter((path) => pattern.test(oneLine(path)))).toEqual([]);
  });

  it("the registry has no queue, and README does not say so", () => {
    expect(read("workers/registry/wrangler.toml")).not.toContain("[[queues");
    expect(oneLine("README.md")).toContain("Durable Objects and D1, the gateway also on Queues");
  });
});
