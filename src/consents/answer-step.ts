import type { CallNote } from "../aggregate/turn.ts";
import { parseId } from "../kernel/ids.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { writeGrant } from "../oauth/grant-text.ts";
import { isRegistered } from "../parties/tpps.ts";
import { type Call, type Reply, reply } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import type { ConsentPath } from "./authorisation-requests.ts";
import { CONSENT_PREFIXES, type ConsentStub } from "./consent-address.ts";
import type { ConsentCaller } from "./consent-page.ts";
import { redirectAddress, withoutCode } from "./redirect.ts";
import type { ConsentStepView } from "./step-view.ts";

/** A step of the consent's page. */
export type ConsentCall<Body = unknown> = Call<GatewayEnv, ConsentCaller, Body, ConsentPath>;

/** Every step answers with the state after it, in the view for this browser. */
export const answerStep = async (
  { env, caller, correlationId }: ConsentCall,
  headers: Record<string, string> = {},
): Promise<Result<Reply>> => {
  const { browser_id, stubOf } = caller;
  const view = await stubOf().view({ view: "step", browser_id });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const { redirect, ...step } = JSON.parse(view.value) as ConsentStepView;
  const latest = await withLivingCode(stubOf(), browser_id, redirect, { correlationId });
  if (!latest.ok) return latest;
  const redirect_url = await redirectUrl(env, step.consent_id, latest.value);
  return reply(200, { ...step, redirect_url }, headers);
};

type Redirect = ConsentStepView["redirect"];

/**
 * The redirect of this browser, with a valid code. When a code expires, the object makes a new one,
 * until a code is redeemed or the time to authorise is over.
 */
export const withLivingCode = async (
  stub: ConsentStub,
  browserId: string,
  redirect: Redirect,
  note: CallNote,
): Promise<Result<Redirect>> => {
  if (redirect === null || redirect.code === null) return ok(redirect);
  const command = { type: "renew_code", browser_id: browserId } as const;
  const wanted = { view: "step", browser_id: browserId } as const;
  const turn = await stub.act(command, note, wanted);
  const isRefused = Boolean(turn?.refusal);
  const view = isRefused ? await stub.view(wanted) : turn?.view;
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const latest = (JSON.parse(view.value) as ConsentStepView).redirect;
  // The object makes no more codes: one was redeemed, the time is over, or the consent has ended.
  return ok(isRefused && latest && latest.code !== null ? withoutCode(latest) : latest);
};

/**
 * Where the customer goes after the page; null before the end, and if the TPP no longer uses the
 * address.
 */
export const redirectUrl = async (
  env: GatewayEnv,
  consentId: string,
  redirect: Redirect,
): Promise<string | null> => {
  if (!redirect) return null;
  // @rule O2.5
  if (!(await isRegistered(env, redirect.tpp_id, redirect.redirect_uri))) return null;
  const { BASE_URL, MASTER_KEY } = env;
  const hex = parseId(CONSENT_PREFIXES, consentId) ?? "";
  const code =
    redirect.code === null ? null : writeGrant(MASTER_KEY, "ac", { hex, numbers: [redirect.code] });
  return redirectAddress(redirect, { issuer: BASE_URL, consent_id: consentId, code });
};
