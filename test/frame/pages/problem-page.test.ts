import { beforeEach, describe, expect, it, vi } from "vitest";
import { refuse } from "../../../src/base/kernel/result.ts";
import { htmlPage } from "../../../src/base/platform/contract.ts";
import { everyone, reply, route } from "../../../src/base/platform/edge.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import { languages, locales } from "../../../src/frame/pages/locale.ts";
import { answerBrowserWith, sentences } from "../../../src/frame/pages/problem-page.tsx";

/** What a browser gets where a program gets a refusal as JSON. */
const common = { summary: "A row", guard: everyone, answers: {} };
const handle = serve<object>(
  [
    route({
      ...common,
      id: "showPage",
      method: "GET",
      paths: ["/pages/one"],
      answers: { 200: htmlPage("The page.") },
      step: () => new Response("<p>", { headers: { "content-type": "text/html" } }),
    }),
    route({
      ...common,
      id: "readThing",
      method: "GET",
      paths: ["/things"],
      step: () => reply(200, {}),
    }),
    ...(["NOT_FOUND", "RATE_LIMITED", "UNAUTHENTICATED", "INVALID_STATE"] as const).map((code) =>
      route<object>({
        ...common,
        id: code,
        method: "GET",
        paths: [`/${code}`],
        step: () => refuse(code, code === "RATE_LIMITED" ? { retry_after: 7 } : {}),
      }),
    ),
    route({
      ...common,
      id: "fault",
      method: "GET",
      paths: ["/fault"],
      step: () => {
        throw new Error("select secret from vault");
      },
    }),
  ],
  answerBrowserWith(["/style.css"]),
);

// The fault below is logged, as every fault is.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

const ask = async (path: string, init: RequestInit = {}) => {
  const headers = { accept: BROWSER, "x-correlation-id": "support-1", ...init.headers };
  const request = new Request(`https://pay.test${path}`, { ...init, headers });
  const context = { waitUntil: () => {} } as unknown as ExecutionContext;
  const response = await handle(request, {}, context);
  return { response, text: await response.text() };
};

describe.each(locales)("in %s", (locale) => {
  it.each([
    ["/nowhere", 404, "missing"],
    ["/NOT_FOUND", 404, "missing"],
    ["/RATE_LIMITED", 429, "unavailable"],
    ["/fault", 500, "unavailable"],
  ] as const)("%s is a page with status %i", async (path, status, kind) => {
    const { response, text } = await ask(`${path}?lang=${locale}`);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-language")).toBe(locale);
    expect(text).toContain(`lang="${locale}" dir="${languages[locale].direction}"`);
    expect(text).toContain(`<h1>${sentences[locale][kind].heading}</h1>`);
    expect(text).toContain("support-1");
    expect(text).not.toMatch(/<script|vault/);
  });

  it("says nothing in another language", () => {
    const { again, missing } = sentences[locale];
    const others = locales.filter((other) => other !== locale).map((other) => sentences[other]);
    expect(others.map((other) => other.again)).not.toContain(again);
    expect(others.map((other) => other.missing.lead)).not.toContain(missing.lead);
  });
});

it("is a page for a browser that accepts everything", async () => {
  const headers = { accept: "*/*", "sec-fetch-mode": "navigate" };
  const { text } = await ask("/nowhere", { headers });
  expect(text).toContain(sentences.en.missing.heading);
});

it("says when to try again", async () => {
  const { response } = await ask("/RATE_LIMITED");
  expect(response.headers.get("retry-after")).toBe("7");
});

it.each([
  ["a program", { accept: "*/*" }, "/nowhere", 404],
  // As Java's own client sends it.
  ["a program", { accept: "text/html, image/gif, */*; q=.2" }, "/nowhere", 404],
  ["a script", { "sec-fetch-mode": "cors" }, "/nowhere", 404],
  ["a browser", {}, "/UNAUTHENTICATED", 401],
  ["a browser", { "sec-fetch-mode": "navigate" }, "/INVALID_STATE", 409],
])("%s with %o gets JSON from %s", async (_client, headers, path, status) => {
  const { response, text } = await ask(path, { headers });
  expect([response.status, response.headers.get("content-type")]).toEqual([
    ...[status, "application/json"],
  ]);
  expect(JSON.parse(text).error.correlation_id).toBe("support-1");
});

describe("a form that is sent to a page which takes none", () => {
  it.each([
    ["/pages/one", "/pages/one?unsent="],
    ["/pages/one?lang=ar", "/pages/one?lang=ar&unsent="],
  ])("%s leads a browser back to %s", async (path, back) => {
    const { response, text } = await ask(path, { method: "POST", body: "otp_code=482913" });
    expect([response.status, response.headers.get("location"), text]).toEqual([303, back, ""]);
  });

  it("is refused with the methods of the address if a program sends it", async () => {
    const { response, text } = await ask("/pages/one", {
      ...{ method: "POST", body: "{}", headers: { accept: "*/*" } },
    });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(JSON.parse(text).error.code).toBe("METHOD_NOT_ALLOWED");
  });

  it.each([
    ["POST", "/things"],
    ["DELETE", "/pages/one"],
  ])("%s %s is a page with the methods of the address", async (method, path) => {
    const { response, text } = await ask(path, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(text).toContain(sentences.en.missing.heading);
  });
});
