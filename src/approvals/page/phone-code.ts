import * as v from "valibot";
import { text } from "../../base/kernel/fields.ts";
import { refuse } from "../../base/kernel/result.ts";
import { file } from "../../base/platform/contract.ts";
import { type Call, type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { limitedAddress } from "../../network/parties/guards.ts";
import type { AnyPageRead } from "../approval-view.ts";
import { presentAppUrl } from "../bank-app.ts";
import { codeSvg } from "./code-svg.ts";

/**
 * How a customer goes on with a phone (docs/decisions/212): the address that opens the bank's app,
 * and on a wide screen a code that leads a phone there, or to the page itself.
 */

export interface PhoneCode {
  opens: "page" | "app";
  url: string;
}

type Read = Pick<AnyPageRead, "app_url" | "mode" | "parties" | "step" | "continued_elsewhere">;

/**
 * `place`: the page's own address, where a phone may go on from it. It is offered until an account
 * is named: from then on one browser continues, and a phone would have to begin again.
 * @rule P3.30
 */
export const phoneAids = async (
  env: GatewayEnv,
  { app_url: stored, mode, parties, step, continued_elsewhere }: Read,
  place: string | null,
): Promise<{ app_url: string | null; code: PhoneCode | null }> => {
  const app_url = await presentAppUrl(env, mode, parties.bank_handle, stored);
  if (app_url !== null) return { app_url, code: { opens: "app", url: app_url } };
  const isOffered = place !== null && step === "PAYER" && !continued_elsewhere;
  return { app_url, code: isOffered ? { opens: "page", url: place } : null };
};

type CodeCall = Call<GatewayEnv, null, unknown, { reference: string }>;

/** The image is below the page's address: who knows the address may see it as a code. */
export const codeRoute = (
  page: { id: string; summary: string },
  path: string,
  find: (call: CodeCall) => Promise<PhoneCode | null>,
): Route<GatewayEnv> =>
  route({
    id: `${page.id}Code`,
    method: "GET",
    paths: [`${path}/qr.svg`],
    summary: `${page.summary}: a code for a phone`,
    internal: true,
    guard: limitedAddress(),
    path: v.object({ reference: text("The last part of the page's address.", "ps_0123456789.0f") }),
    answers: { 200: file("image/svg+xml", "The code.") },
    step: async (call) => {
      const code = await find(call);
      return code ? imageOf(code.url) : refuse("NOT_FOUND");
    },
  });

/** Not kept: the address in it admits its holder. */
const imageOf = (url: string): Response =>
  new Response(codeSvg(url), {
    headers: {
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    },
  });
