import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { logFault, logInfo, redact, tellFaultsTo } from "../../../src/base/platform/log.ts";
import fc from "../../support/fast-check.ts";
import { ibans } from "../../support/ibans.ts";

const SESSION = `ps_${"a1B2c".repeat(8)}xyz`;

// @rule A5.3
describe("logs", () => {
  it.each([
    ["an IBAN", "to DE47500208000100200300.", "to [iban]."],
    ["an IBAN in groups", "GB39 BORE 2040 6010 0200 30", "[iban]"],
    ["an IBAN in small letters", "/identity/resolve/de89370400440532013000", undefined],
    ["an IBAN in a path", "/identity/resolve/DE89%203704%200044%200532%200130%2000", undefined],
    ["an IBAN without its check digits", "DE**370400440532013000", "[iban]"],
    ["most of one", "DE**37040044053201", "[iban]"],
    ["one digit less", "de8937040044053201300", "[iban]"],
    ["a wrong check digit", "de88370400440532013000", "[iban]"],
    ["an IBAN inside a word", "ibanDE89370400440532013000x", "iban[iban]x"],
    ["an IBAN behind an underscore", "iban_DE89370400440532013000", "iban_[iban]"],
    ["letters one by one", "D E 8 9 3 7 0 4 0 0 4 4 0 5 3 2 0 1 3 0 0 0", "[iban]"],
    ["two IBANs", "DE89370400440532013000,NO9386011117947", "[iban],[iban]"],
    ["a merchant's key", "mk_test_abcdefgh12345678", "[key]"],
    ["a session token", "st_eyJzIjoi.0a1b2c3d", "[key]"],
    ["a merchant's key behind a letter", "keymk_live_abcdefgh12345678", "key[key]"],
    ["a signing secret behind an underscore", "old_whsec_MfKQ9r8GKYqrTwjU", "old_[key]"],
    ["a staff key behind a digit", `1ak_${"a1B2".repeat(12)}`, "1[key]"],
    ["a session token behind a letter", `Bearerst_${"eyJz".repeat(9)}.0a1b2c3d`, "Bearer[key]"],
    [
      "an authorisation code",
      `at /back?code=ac_${"a1".repeat(21)}x.1.${"b".repeat(43)}&state=s`,
      "at /back?code=[key]&state=s",
    ],
    ["a refresh token", `rt_${"a1".repeat(21)}x.1.2.${"b".repeat(43)} used`, "[key] used"],
    [
      "an access token",
      "Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln_-A end",
      "Bearer [token] end",
    ],
    ["an unsigned token", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0. end", "[token] end"],
    ["a TPP's secret", `secret test${"a1".repeat(21)}x.`, "secret [secret]."],
    [
      "a customer's address",
      `/identity/customer/${"a1".repeat(21)}x`,
      "/identity/customer/[secret]",
    ],
    ["a code", "code 123456", "code [code]"],
    [
      "the secret of a checkout address",
      `/checkout/${SESSION}.4c11224b0ad9d2ce830b051246fee4f6/live`,
      `/checkout/${SESSION}.[address]/live`,
    ],
    [
      "the secret of a consent's address",
      `/consent/cns_${"0".repeat(43)}.0123456789abcdef4c11224b0ad9d2ce830b051246fee4f6/live`,
      `/consent/cns_${"0".repeat(43)}.[address]/live`,
    ],
    ...[
      ["a payment order", "sca", "po"],
      ["a mandate", "approval", "mnd"],
    ].map(([whose = "", path = "", prefix = ""]): [string, string, string] => [
      `the secret of the address of ${whose}`,
      `/${path}/${prefix}_${"0".repeat(43)}.4c11224b0ad9d2ce830b051246fee4f6`,
      `/${path}/${prefix}_${"0".repeat(43)}.[address]`,
    ]),
    [
      "a pushed request, which leads to that address",
      `request_uri=urn:ietf:params:oauth:request_uri:ru_${"a1".repeat(21)}x.1.${"b".repeat(43)}`,
      "request_uri=urn:ietf:params:oauth:request_uri:[key]",
    ],
  ])("do not show %s", (_, text, left = "/identity/resolve/[iban]") => {
    expect(redact(text)).toBe(left);
  });

  const groupedBy = (separator: string) => (iban: string) =>
    iban.match(/.{1,4}/g)?.join(separator) ?? "";

  const spellings: [name: string, spell: (iban: string) => string][] = [
    ["as it is", (iban) => iban],
    ["in small letters", (iban) => iban.toLowerCase()],
    ["in both", (iban) => iban.slice(0, 3).toLowerCase() + iban.slice(3)],
    ["in groups", groupedBy(" ")],
    ["in small groups", (iban) => groupedBy(" ")(iban.toLowerCase())],
    ["with dashes", groupedBy("-")],
    ["with dots", groupedBy(".")],
    ["with underscores", groupedBy("_")],
    ["with slashes", groupedBy("/")],
    ["with no-break spaces", groupedBy("\u00a0")],
    ["with narrow spaces", groupedBy("\u202f")],
    ["with tabs", groupedBy("\t")],
    ["over lines", groupedBy("\r\n")],
    ["in an address", groupedBy("%20")],
    ["in a form", groupedBy("+")],
    ["with no-break spaces in an address", groupedBy("%C2%A0")],
    ["without check digits", (iban) => `${iban.slice(0, 2)}**${iban.slice(4)}`],
    [
      "without check digits, in small groups",
      (iban) => groupedBy(" ")(`${iban.slice(0, 2)}**${iban.slice(4)}`.toLowerCase()),
    ],
    ["letter by letter", (iban) => [...iban].join(" ")],
  ];

  const surroundings = [
    (text: string) => text,
    (text: string) => `before ${text} behind`,
    (text: string) => `{"iban":"${text}"}`,
    (text: string) => `/identity/resolve/${text}?context=PAYER`,
    (text: string) => `iban=${text}&amount=5`,
    (text: string) => `params: ${text},test,${text}`,
  ];

  it.each(spellings)("show no IBAN of any country, %s", (_name, spell) => {
    fc.assert(
      fc.property(ibans, fc.constantFrom(...surroundings), (iban, surround) => {
        expect(redact(surround(spell(iban)))).toBe(surround("[iban]"));
      }),
      { seed: 17 },
    );
  });

  it.each([
    `${SESSION} evt_1 5000`,
    "last_check_failed, first_attempt_at, has_something_to_say",
    "select request_hash, bank_capabilities from requests",
  ])("show identifiers: %s", (text) => {
    expect(redact(text)).toBe(text);
  });

  it.each([
    ["ids of objects and traces", /^[0-9a-f]{32}$/],
    ["identifiers", /^(?:ps|pay|evt|mer)_[0-9A-Za-z]{43}$/],
    ["times", /^2026-1[0-2]-[0-2][1-8]T1[0-9]:[0-5][0-9]:[0-5][0-9]\.[0-9]{3}Z$/],
  ])("show %s", (_name, form) => {
    const shown = fc.property(fc.stringMatching(form), (text) => {
      expect(redact(`at ${text}`)).toBe(`at ${text}`);
    });
    fc.assert(shown, { seed: 17, numRuns: 2_000 });
  });

  it("show a masked IBAN, as customers and staff see it", () => {
    expect(redact("DE•• •••• 3000")).toBe("DE•• •••• 3000");
  });
});

describe("a fault of the database", () => {
  const logged = (error: unknown): string => {
    const spy = vi.spyOn(console, "error").mockImplementation(() => undefined);
    logFault("request failed", error);
    const [line] = spy.mock.calls[0] as [string];
    spy.mockRestore();
    return (JSON.parse(line) as { error: string }).error;
  };

  it("is logged with its query and its cause, and without the bound values", () => {
    const cause = new Error("D1_ERROR: no such table: banks");
    const line = logged(
      new DrizzleQueryError("select ? from banks", ["Amira Haddad", "DE89"], cause),
    );
    expect(line).toContain("select ? from banks");
    expect(line).toContain("D1_ERROR: no such table: banks");
    expect(line).toContain("log.test.ts");
    expect(line).not.toMatch(/Amira|DE89|params/);
  });

  it("is logged in the same way if it is the cause of another error", () => {
    const database = new DrizzleQueryError("select ?", ["Amira Haddad"], new Error("locked"));
    const line = logged(new Error("not registered", { cause: database }));
    expect(line).toContain("not registered");
    expect(line).toContain("locked");
    expect(line).not.toContain("Amira");
  });

  it("that is no error at all is logged as text", () => {
    expect(logged("a word")).toBe("a word");
  });
});

describe("events", () => {
  it("are those of the list, with their own fields and level: others do not compile", () => {
    vi.spyOn(console, "log").mockReturnValue();
    // @ts-expect-error no such event
    expect(() => logInfo("an event of nobody")).toThrow();
    // @ts-expect-error of another level
    const another = () => logInfo("dead letter");
    // @ts-expect-error no field of this event
    const foreign = () => logInfo("endpoint enabled", { iban: "x" });
    expect([another, foreign]).toHaveLength(2);
  });

  it("that need a person are passed on, without secrets and without the error", () => {
    vi.spyOn(console, "error").mockReturnValue();
    const heard: object[] = [];
    tellFaultsTo((fault) => void heard.push(fault));
    logFault("sweep failed", new Error("DE47500208000100200300"), { sweep: "mk_test_abcdefgh123" });
    logFault("event not published", new Error("gone"));
    tellFaultsTo(null);
    logFault("sweep failed", new Error("gone"));
    const fields = { sweep: "[key]" };
    expect(heard).toEqual([{ event: "sweep failed", level: "error", tellsAfter: 3, fields }]);
  });
});
