import { createExecutionContext } from "cloudflare:test";
import { vi } from "vitest";
import { replaceIbans } from "../../src/base/kernel/iban.ts";
import worker from "../../workers/gateway/index.ts";
import { env } from "./gateway-worker.ts";

/**
 * Listens to a worker during a test. It collects everything secret from the wire (account numbers,
 * codes, keys, tokens, the addresses of pages) and the ids by which pages are found, and reads each
 * customer's page again after every step, as the customer's browser would.
 */
const secrets = new Map<string, string>();
export const ids = new Map<string, Set<string>>();

/** A page in a browser, with its cookie, and the secrets that only this browser may have. */
interface Visit {
  url: URL;
  cookie: string;
  own: Set<string>;
}

const visits: Visit[] = [];

/** What customers saw that they should not. */
export const seen = { pages: new Map<string, number>(), leaks: [] as string[] };

export const keep = (what: string, text: unknown): void => {
  if (typeof text === "string" && text.length >= 6) secrets.set(text, what);
};

const secretMember =
  /^(key|token|access_token|refresh_token|client_secret|signing_secret|otp_code)$/;

/** Collects secrets and ids from a body, by the names of its members. */
const collect = (value: unknown): void => {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (secretMember.test(name)) keep(name, member);
    if (/_id$/.test(name) && typeof member === "string") keepId(name, member);
    if (/^(checkout|approval|sca)_url$/.test(name)) keepAddress(name, String(member));
    collect(member);
  }
};

const keepId = (name: string, id: string): void =>
  void ids.set(name, (ids.get(name) ?? new Set()).add(id));

/** What follows the dot admits the holder of a page's address. */
export const keepAddress = (name: string, url: string): void => {
  const reference = url.split("/").at(-1) ?? "";
  keep(name, reference.split(".").at(-1));
  keepId("reference", reference);
};

export const collectIbans = (text: string): void =>
  void replaceIbans(text, (iban) => {
    if (/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(iban)) keep("an account number", iban);
    return "";
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const secretHeaders = [
  ...["authorization", "x-gateway-admin-key", "x-gateway-bank-key"],
  ...["x-gateway-rail-key", "x-gateway-auth-session"],
];

/** The secrets that a text holds, by their kind. A code is only one if it stands alone. */
export const leaksIn = (text: string, own: ReadonlySet<string> = new Set()): string[] => {
  const compact = text.replaceAll(/[ ._-]/g, "");
  return [...secrets].flatMap(([secret, what]) => {
    const isCode = /^\d{6}$/.test(secret);
    const isThere = isCode
      ? new RegExp(`(?<![0-9A-Za-z])${secret}(?![0-9A-Za-z])`).test(text)
      : text.includes(secret) || (what === "an account number" && compact.includes(secret));
    return isThere && !own.has(secret) ? [`${what} …${secret.slice(-6)}`] : [];
  });
};

export const knownSecrets = (): [secret: string, kind: string][] => [...secrets];

const pagePath = /^\/(?:(?:checkout|consent|sca|approval)\/|connections$)/;

/** A browser has opened a page. Its address and its token are its own. */
const remember = (request: Request, response: Response, answer: unknown): void => {
  const url = new URL(request.url);
  if (request.method !== "GET" || response.status !== 200 || !pagePath.test(url.pathname)) return;
  const cookie = response.headers.get("set-cookie")?.split(";")[0];
  const sent = request.headers.get("cookie");
  const { token = "" } = (answer ?? {}) as { token?: string };
  const own = new Set([token, url.pathname.split(".").at(-1) ?? ""]);
  visits.push({ url, cookie: cookie ?? sent ?? "", own });
};

type Fetch = typeof worker.fetch;

/** Reads every page again, as its browser shows it now. */
const readPages = async (fetch: Fetch, after: string): Promise<void> => {
  for (const { url, cookie, own } of visits) {
    const headers = { cookie, accept: "text/html" };
    const request = new Request(url, { headers, redirect: "manual" });
    const response = await fetch(request, env, createExecutionContext());
    const text = await response.text();
    const [, page = ""] = url.pathname.split("/");
    if (response.status === 200) seen.pages.set(page, (seen.pages.get(page) ?? 0) + 1);
    const leaks = leaksIn(text, own).map((leak) => `${url.pathname} after ${after}: ${leak}`);
    seen.leaks.push(...leaks);
  }
};

/** Listens to every request and its answer. */
export const listen = (): void => {
  const { fetch } = worker;
  vi.spyOn(worker, "fetch").mockImplementation(async (request, ...rest) => {
    for (const name of secretHeaders) {
      keep(name, request.headers.get(name)?.replace(/^Bearer /, ""));
    }
    const sent = new TextDecoder().decode(await request.clone().arrayBuffer());
    const response = await fetch(request, ...rest);
    const text = response.webSocket ? "" : await response.clone().text();
    collectIbans(sent);
    for (const part of [sent, text]) collect(parsed(part));
    remember(request, response, parsed(text));
    const { pathname } = new URL(request.url);
    const isStep = request.method === "POST" && !pathname.startsWith("/admin/");
    if (isStep) await readPages(fetch, pathname);
    return response;
  });
};
