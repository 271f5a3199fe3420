import type { Problem } from "../../base/kernel/problems.ts";
import type { SecurityScheme } from "../../base/platform/contract.ts";
import type { Route, UnparsedCall } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { readText } from "../../base/platform/request-body.ts";
import { UNSENT } from "../../frame/pages/problem-page.tsx";
import { seeOther } from "../../frame/pages/response.ts";
import { rememberField } from "./remembered.ts";

/**
 * The forms of a page, as the browser itself sends them: without the page's script, or before it
 * runs. Each form becomes the call of its step's row that the script would make, so guard, schema
 * and refusals are the same. Then the browser loads the page again (303), which says a refusal
 * beside its field. A reload repeats nothing.
 * @rule P3.26
 */
export interface PageForms {
  /** The rows of the page's steps; the last part of a row's path is the step's name. */
  steps: readonly Route<GatewayEnv>[];
  /** How a step's row takes the page's token. */
  scheme: SecurityScheme;
}

/** What one page adds: its object's id in the rows' paths, and whose token it accepts. */
interface TakenBy {
  id: string;
  admits(token: string): boolean | Promise<boolean>;
}

/** Takes one form. */
export const takeForm = async (
  call: UnparsedCall<GatewayEnv>,
  { steps, scheme }: PageForms,
  { id, admits }: TakenBy,
): Promise<Response> => {
  const sent = isFromElsewhere(call.request) ? null : await readForm(call.request);
  const token = sent?.get("token") ?? "";
  const step = sent?.get("step") ?? "";
  const row = steps.find((one) => isStep(one, step));
  // Another browser's token, or another site's form: nothing is done, and the page says so.
  if (!sent || !row || !(await admits(token))) return back(call, { [UNSENT]: "" });
  const form = sent.get("form") ?? "";
  const body = bodyOf(step, sent);
  if (!body) return back(call, { problem: `missing:${sent.get("payer") ? "bank" : step}`, form });
  const answer = await row.handle(stepCall(call, row, { id, body, token, scheme }));
  if (answer instanceof Response) return back(call, {});
  if (!answer.ok) return back(call, { ...said(answer.problem), form });
  const page = back(call, {}, answer.value.headers);
  // The step is taken: a bank that cannot be remembered now is no fault of it.
  const kept = await remember(call.env, sent).catch(() => null);
  // The step may have a cookie of its own.
  if (kept !== null) page.headers.append("set-cookie", kept);
  return page;
};

/** The `Set-Cookie` field of a form whose box is ticked, or no longer is; null without either. */
const remember = async (env: GatewayEnv, sent: URLSearchParams): Promise<string | null> => {
  if (sent.has("remember")) return rememberField(env, rememberedIn(sent));
  return sent.has("remembered") ? rememberField(env, {}) : null;
};

/**
 * Whether another site sent it [Fetch Metadata]. `Origin` is no proof, because the pages send no
 * referrer (P3.17). Older browsers do not say; there the token and the cookie decide.
 */
const isFromElsewhere = ({ headers }: Request): boolean =>
  (headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin";

const FORM = "application/x-www-form-urlencoded";

const readForm = async (request: Request): Promise<URLSearchParams | null> => {
  if (!(request.headers.get("content-type") ?? "").startsWith(FORM)) return null;
  const text = await readText(request);
  return text.ok ? new URLSearchParams(text.value) : null;
};

const isStep = ({ contract }: Route<GatewayEnv>, step: string): boolean =>
  contract.method === "POST" &&
  /^[a-z-]+$/.test(step) &&
  (contract.paths[0] ?? "").endsWith(`/${step}`);

interface StepCall {
  id: string;
  body: object;
  token: string;
  scheme: SecurityScheme;
}

/** The call that a program would make, of the same browser. */
const stepCall = (
  call: UnparsedCall<GatewayEnv>,
  { contract }: Route<GatewayEnv>,
  { id, body, token, scheme }: StepCall,
): UnparsedCall<GatewayEnv> => {
  const headers = new Headers(call.request.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  if (scheme.header === null) headers.set("authorization", `Bearer ${token}`);
  else headers.set(scheme.header, token);
  const url = new URL((contract.paths[0] ?? "").replace(":id", id), call.url);
  const request = new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
  return { ...call, request, url, path: { id } };
};

/** The page, in its language. What an earlier form left in the address is gone. */
const back = (
  { url }: UnparsedCall<GatewayEnv>,
  said: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Response => {
  const query = new URLSearchParams(url.search);
  for (const name of [UNSENT, "problem", "form", "minutes"]) query.delete(name);
  // The bank was chosen for the account that the step has taken.
  if (Object.keys(said).length === 0) for (const name of ["bank", "q"]) query.delete(name);
  for (const [name, value] of Object.entries(said)) query.set(name, value);
  return seeOther(query.size === 0 ? url.pathname : `${url.pathname}?${query}`, headers);
};

/** The fields of a form that asks to be remembered (remembered.ts). */
const rememberedIn = (sent: URLSearchParams) => ({
  mode: sent.get("remember") ?? "",
  bank: sent.get("bank") ?? "",
  payer: sent.get("payer") ?? "",
});

/** A code alone: the page has the sentence, so an address cannot make it say anything else. */
const said = ({ code, field, retry_after }: Problem): Record<string, string> => ({
  problem: field === undefined ? code : `${code}:${field}`,
  ...(retry_after === undefined ? {} : { minutes: `${Math.max(1, Math.ceil(retry_after / 60))}` }),
});

/**
 * The body of a step, or null if its field is empty: the same as `bodyOf` of the page's script.
 */
const bodyOf = (step: string, sent: URLSearchParams): object | null => {
  const text = (name: string) => (sent.get(name) ?? "").trim();
  switch (step) {
    case "resolve-payer":
    case "payer":
      return payerIn(text("payer"), sent.get("bank"));
    case "select-auth":
    case "start":
      return { auth_mode: text("auth_mode") };
    case "confirm": {
      // The form of a prompt has no code: it asks for the outcome.
      if (!sent.has("otp_code")) return {};
      const code = asciiDigits(text("otp_code")).replace(/\s/g, "");
      return code === "" ? null : { otp_code: code };
    }
    case "stop": {
      const name = sent.has("mandate_id") ? "mandate_id" : "consent_id";
      return { [name]: text(name) };
    }
    case "approve": {
      if (!sent.has("choice")) return {};
      const accounts = sent.getAll("accounts");
      return accounts.length === 0 ? null : { accounts };
    }
    default:
      return {};
  }
};

/** The account at the chosen bank. A username where none is chosen yet, `""`, names no account. */
const payerIn = (value: string, bank: string | null): object | null => {
  const iban = ibanIn(value);
  if (iban) return { payer_iban: iban };
  if (value === "" || (bank === "" && !value.includes("@"))) return null;
  return { payer_alias: bank && !value.includes("@") ? `${value}@${bank}` : value };
};

/** An IBAN without spaces, or null for a username. The step decides whether it is valid. */
const ibanIn = (text: string): string | null => {
  const compact = text.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(compact) ? compact : null;
};

/** Arabic and Persian keyboards type digits of their own. */
const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) - 0x0660) % 0x90));
