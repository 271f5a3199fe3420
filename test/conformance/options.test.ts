import { afterEach, expect, test, vi } from "vitest";
import { optionsOf, placeOf } from "../../scripts/conformance/options.ts";

/** The options that every kit has. */
const optionsFor = (...args: string[]) => optionsOf(args, ["url", "key"], "usage", ["mandates"]);

afterEach(() => vi.unstubAllEnvs());

test("have values, defaults and flags", () => {
  const options = optionsFor("--url", "http://x", "--only", "A-1xx,A-2", "--mandates");
  expect([options.needed("url"), options.given("key"), options.has("mandates")]).toEqual([
    "http://x",
    null,
    true,
  ]);
  expect([options.whole("timeout", 10), options.choice]).toEqual([
    10,
    { level: "FULL", only: ["A-1xx", "A-2"] },
  ]);
});

test("a key comes from the environment too, and nothing else does", () => {
  vi.stubEnv("CONFORMANCE_KEY", "from there");
  vi.stubEnv("CONFORMANCE_URL", "http://there");
  expect([optionsFor().given("key"), optionsFor().given("url")]).toEqual(["from there", null]);
  expect(optionsFor("--key", "here").given("key")).toBe("here");
});

test.each([
  [["--only", ""], "--only takes ids"],
  [["--only", "A-1,"], "--only takes ids"],
  [["--level", "SOME"], "--level takes BASIC or FULL"],
  [["--timeout", "0"], "--timeout takes a whole number above 0"],
  [["--sing"], "Unknown option"],
  [[], "--url is needed"],
])("%j: %s", (args, sentence) => {
  const ask = () => {
    const options = optionsFor(...args);
    options.whole("timeout", 10);
    options.needed("url");
  };
  expect(ask).toThrow(sentence);
});

test("a place is a port of this machine alone, or of a host that is named", () => {
  const places = ["9900", "0.0.0.0:80", "[::1]:9900"].map((text) =>
    placeOf(text, "listen", "usage"),
  );
  expect(places).toEqual([
    { host: "127.0.0.1", port: 9900 },
    { host: "0.0.0.0", port: 80 },
    { host: "::1", port: 9900 },
  ]);
  for (const text of ["", "x", "70000", ":80"]) {
    expect(() => placeOf(text, "listen", "usage")).toThrow("--listen takes a port");
  }
});
