import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { guardName } from "../../src/approvals/guard-payer.ts";
import { isVerifiedBrowser, verifiedBrowserField } from "../../src/approvals/verified-browser.ts";
import { canonicalJson } from "../../src/base/kernel/json.ts";
import { deriveKey, hmacHex } from "../../src/base/platform/crypto.ts";
import type { GatewayEnv } from "../../src/base/platform/env.ts";

const DAY_MS = 86_400_000;

const env = { IDENTITY_KEY: "1".repeat(64), BASE_URL: "https://gateway.example" } as GatewayEnv;
const amira = { mode: "test", iban: "DE1" } as const;
const bruno = { mode: "test", iban: "DE2" } as const;

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 22), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const withCookie = (cookie: string) =>
  new Request("https://gateway.example/", { headers: { cookie } });

const nothing = withCookie("checkout_browser=1");

/** The browser after this payer was verified in it. */
const after = (payer: { mode: "test" | "live"; iban: string }, before = nothing, at = env) =>
  withCookie(verifiedBrowserField(at, before, payer).split(";")[0] ?? "");

it("a browser knows the payer who was verified in it, and nobody else", () => {
  const browser = after(amira);
  expect(isVerifiedBrowser(env, browser, amira)).toBe(true);
  expect(isVerifiedBrowser(env, browser, bruno)).toBe(false);
  expect(isVerifiedBrowser(env, browser, { ...amira, mode: "live" })).toBe(false);
  expect(isVerifiedBrowser(env, nothing, amira)).toBe(false);
});

it("it knows the last five payers, each once", () => {
  let browser = after(amira);
  browser = after(amira, browser);
  const family = [3, 4, 5, 6].map((place) => ({ mode: "test" as const, iban: `DE${place}` }));
  for (const payer of family) browser = after(payer, browser);
  for (const payer of [amira, ...family]) expect(isVerifiedBrowser(env, browser, payer)).toBe(true);
  browser = after(bruno, browser);
  expect(isVerifiedBrowser(env, browser, amira)).toBe(false);
  expect(isVerifiedBrowser(env, browser, bruno)).toBe(true);
});

it.each([
  [0, true],
  [89, true],
  [90, false],
  [400, false],
])("after %i days it is known: %s", (days, known) => {
  const browser = after(amira);
  vi.advanceTimersByTime(days * DAY_MS);
  expect(isVerifiedBrowser(env, browser, amira)).toBe(known);
});

/** The entry that this payer's browser receives now. */
const entryNow = () =>
  verifiedBrowserField(env, nothing, amira)
    .replace(/^[^=]*=/, "")
    .split(/[.;]/) as [end: string, mac: string];

it("an entry whose end was changed proves nothing", () => {
  const [end, mac] = entryNow();
  const later = (Number.parseInt(end, 36) + DAY_MS).toString(36);
  vi.advanceTimersByTime(DAY_MS);
  expect(isVerifiedBrowser(env, withCookie(`__Host-verified=${end}.${mac}`), amira)).toBe(true);
  expect(isVerifiedBrowser(env, withCookie(`__Host-verified=${later}.${mac}`), amira)).toBe(false);
});

it("each month has its own key", () => {
  const name = canonicalJson(guardName(env, "test", "DE1"));
  const keyOf = (instant: number) =>
    deriveKey(env.IDENTITY_KEY, `verified-browser ${Math.floor(instant / (30 * DAY_MS))}`);
  const begun = Date.now();
  vi.advanceTimersByTime(30 * DAY_MS);
  const [end, mac] = entryNow();
  const macWith = (key: string) => hmacHex(key, `${end} ${name}`).slice(0, 32);
  expect(mac).toBe(macWith(keyOf(Date.now())));
  expect(mac).not.toBe(macWith(keyOf(begun)));
});

it("the cookie cannot be read by scripts, leaves no other site, and holds no name", () => {
  const field = verifiedBrowserField(env, nothing, amira);
  expect(field).toMatch(
    /^__Host-verified=[0-9a-z.]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(field).not.toContain("DE1");
  const local = { ...env, BASE_URL: "http://127.0.0.1:8787" };
  expect(verifiedBrowserField(local, nothing, amira)).toMatch(/^verified=.*; SameSite=Strict$/);
});

it.each([
  ["another deployment's", () => after(amira, nothing, { ...env, IDENTITY_KEY: "2".repeat(64) })],
  ["an invented one", () => withCookie(`__Host-verified=${"z".repeat(8)}.${"0".repeat(32)}`)],
  ["one that is cut off", () => withCookie("__Host-verified=mhk5s000.ab")],
])("%s is ignored", (_, browser) => {
  expect(isVerifiedBrowser(env, browser(), amira)).toBe(false);
});
