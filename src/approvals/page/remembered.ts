import * as v from "valibot";
import { aliasForm } from "../../base/kernel/fields.ts";
import { isAccountNumber } from "../../base/kernel/iban.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { empty } from "../../base/platform/contract.ts";
import { type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { seal, unseal } from "../../base/platform/master-key.ts";
import { type Form, readForm } from "../../base/platform/request-body.ts";
import { cookieField, type PageCookie, readCookie, seeOther } from "../../frame/pages/response.ts";
import { readBankFaces } from "../../network/banks/bank-faces.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import { REMEMBERED_PATH } from "./bank-choice.ts";

/**
 * The bank and the payment username that a customer has asked this browser to remember, encrypted
 * in a cookie that no script reads (docs/decisions/201). It names a bank and fills in a field, and
 * proves nothing. It never holds an account number.
 * @rule P3.24
 */
export interface Remembered {
  mode: Mode;
  bank_handle: string;
  /** Null if the customer paid by IBAN: then only the bank is remembered. */
  alias: string | null;
}

const PURPOSE = "remembered-bank";

/** Sent when the customer comes from a shop, unlike one with Strict. */
const cookieOf = ({ BASE_URL }: GatewayEnv): PageCookie => ({
  name: BASE_URL.startsWith("https:") ? "__Host-remembered" : "remembered",
  form: "[1-9][0-9]{0,2}\\.[0-9a-f]{56,600}",
  maxAgeSeconds: 90 * 24 * 3600,
  sameSite: "Lax",
});

const stored = v.object({
  mode: v.picklist(["test", "live"]),
  bank_handle: v.string(),
  alias: v.nullable(v.string()),
});

/** What this browser remembers of the mode; null if nothing. */
export const readRemembered = async (
  env: GatewayEnv,
  request: Request,
  mode: Mode,
): Promise<Remembered | null> => {
  const sealed = readCookie(request, cookieOf(env));
  if (sealed === null) return null;
  try {
    const opened = JSON.parse(await unseal(env, PURPOSE, PURPOSE, sealed));
    const { success, output } = v.safeParse(stored, opened);
    return success && output.mode === mode ? output : null;
  } catch {
    // It was sealed with a key that is no longer held, or is not ours.
    return null;
  }
};

/** The username alone, or null for whatever else was typed: an account number is not kept. */
const usernameIn = (name: string): string | null =>
  aliasForm.test(name) && !isAccountNumber(name) ? name : null;

/** The `Set-Cookie` field: remembers, or forgets if the form names no bank that is enrolled. */
export const rememberField = async (env: GatewayEnv, form: Form): Promise<string> => {
  const mode = form.mode === "live" ? "live" : "test";
  // `name@bank` names the bank itself.
  const [name = "", at = form.bank] = (form.payer ?? "").trim().split("@");
  const bank = (await readBankFaces(env, mode)).find((face) => face.bank_handle === at);
  const cookie = cookieOf(env);
  if (!bank) return cookieField(env, { ...cookie, maxAgeSeconds: 0 }, "/", "");
  const { bank_handle } = bank;
  const remembered: Remembered = { mode, bank_handle, alias: usernameIn(name) };
  const sealed = await seal(env, PURPOSE, PURPOSE, JSON.stringify(remembered));
  return cookieField(env, cookie, "/", sealed);
};

/**
 * Another site must not choose what a customer finds filled in. Our pages send no referrer, so
 * their forms have no Origin either, and Fetch Metadata decides.
 */
const isFromOurPage = ({ headers }: Request, { origin }: URL): boolean =>
  (headers.get("sec-fetch-site") ?? "none") === "same-origin" || headers.get("origin") === origin;

/** A path of ours: one slash at the start, and no way to write another host. */
const isOwnPath = (path: string | undefined): path is string =>
  path !== undefined && /^\/[\w.-]+(?:\/[\w.-]+)*$/.test(path);

export const rememberedRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "rememberBank",
    method: "POST",
    paths: [REMEMBERED_PATH],
    summary: "Remember a bank and a payment username in this browser, or forget them",
    internal: true,
    guard: limitedAddress(),
    answers: { 204: empty("For the page's script."), 303: empty("Back to the page.") },
    refusals: ["INVALID_REQUEST", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
    step: async ({ env, request, url }): Promise<Response | Result<Reply>> => {
      if (!isFromOurPage(request, url)) {
        return refuse("INVALID_REQUEST", { message: "Only a page of this gateway sends this." });
      }
      const form = await readForm(request);
      if (!form.ok) return form;
      const headers = { "set-cookie": await rememberField(env, form.value) };
      const { back } = form.value;
      return isOwnPath(back) ? seeOther(back, headers) : reply(204, null, headers);
    },
  }),
];
