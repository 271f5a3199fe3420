import type { InferOutput } from "valibot";
import { confirmCreditor } from "../directory/confirm-account.ts";
import { findCreditor, findDebtor } from "../directory/resolve-account.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { limitLookup } from "../parties/limits.ts";
import { type Call, type Reply, replyWith } from "../platform/edge.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { chooseRoute } from "../transfers/choose-route.ts";
import type { CheckoutCaller } from "./checkout-token.ts";
import type { resolvePayerRequest } from "./requests.ts";
import type { SessionRoute } from "./session-record.ts";
import type { ResolutionTerms } from "./session-views.ts";

/**
 * POST …/resolve-payer: resolves payer, payee and route. Both accounts are found before anything is
 * stored, so a failed lookup changes nothing.
 */
export const resolvePayerStep = async (
  call: Call<GatewayEnv, CheckoutCaller, InferOutput<typeof resolvePayerRequest>>,
): Promise<Result<Reply>> => {
  const { env, caller, body } = call;
  const view = await caller.stubOf().view({ view: "resolution" });
  if (!view) return refuse("NOT_FOUND");
  if (!view.ok) return view;
  const { terms } = JSON.parse(view.value) as ResolutionTerms;
  const lookup = await limitLookup(call, terms.mode);
  if (!lookup.ok) return lookup;
  const context = {
    env,
    mode: terms.mode,
    correlationId: call.correlationId,
    traceparent: call.traceparent,
  };
  const [payer, creditor] = await Promise.all([
    findDebtor(
      context,
      body.payer_iban === undefined
        ? { type: "alias", value: body.payer_alias ?? "" }
        : { type: "iban", value: body.payer_iban },
    ),
    findCreditor(context, terms.destination),
  ]);
  if (payer.ok || payer.problem.code !== "PAYER_NOT_FOUND") lookup.found?.();
  if (!payer.ok) return payer;
  if (!creditor.ok) return creditor;
  const route = judgeRoute({ terms }, payer.value, creditor.value);
  if (!route.ok) return route;
  if (route.value.type === "NATIONAL_RAIL_INITIATE") {
    const confirmed = await confirmCreditor(context, creditor.value);
    if (!confirmed.ok) return confirmed;
  }
  const turn = await caller.stubOf().act(
    {
      type: "resolve_payer",
      browser_id: caller.browser_id,
      payer: payer.value,
      route: route.value,
    },
    { correlationId: call.correlationId, traceparent: call.traceparent },
    { view: "payer" },
  );
  if (!turn) return refuse("NOT_FOUND");
  return turn.refusal ?? replyWith(turn.view);
};

/** Currency and accounts must match, and the strategy must permit a route. */
export const judgeRoute = (
  { terms }: ResolutionTerms,
  payer: { iban: string; currency: string; institution_code: string },
  creditor: SessionRoute["creditor"],
): Result<SessionRoute> => {
  if (payer.iban === creditor.iban) return refuse("SAME_ACCOUNT");
  if (payer.currency !== terms.currency) return refuse("CURRENCY_MISMATCH");
  if (creditor.currency !== null && creditor.currency !== terms.currency) {
    return refuse("CURRENCY_MISMATCH", {
      message: "The payee's account is in another currency. Use the account's currency.",
    });
  }
  const type = chooseRoute(terms.strategy, payer.institution_code, creditor.institution_code);
  return type.ok ? ok({ type: type.value, creditor }) : type;
};
