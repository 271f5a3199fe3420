import { ok, refuse } from "../kernel/result.ts";
import { liveMandate } from "../mandates/authorisation-answers.ts";
import { mandateById } from "../mandates/mandate-address.ts";
import { mandatePage } from "../mandates/mandate-page.ts";
import { mandateRedirectUrl } from "../mandates/mandate-redirect.ts";
import type { MandateAnswer } from "../mandates/mandate-view.ts";
import type { MandatePageRead, ShownTerms } from "../mandates/step-view.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { renderMandatePage } from "./mandate-page.tsx";
import { type AddressCall, addressRoutes } from "./page-address.ts";

const find = ({ env, path }: AddressCall) => {
  const mandateId = mandatePage.readReference(env, path.reference);
  const stub = mandateId === null ? null : mandateById(env, mandateId);
  if (mandateId === null || stub === null) return null;
  return {
    stub,
    live: (browser_id: string) => stub.view({ view: "live", browser_id }),
    readToken: (token: string) => mandatePage.readToken(env, token, mandateId),
  };
};

/** The address of a mandate's page. After the end it shows the outcome. */
export const mandatePageRoutes = addressRoutes({
  path: "/approval/:reference",
  field: "approval_url",
  example: "mnd_0123456789.0123456789abcdef0123456789abcdef",
  cookie: "mandate_browser",
  page: {
    id: "openMandate",
    summary: "The page on which a customer approves a mandate, or its token for a program",
  },
  live: {
    id: "readLiveMandate",
    summary: "The state of the approval, as JSON or over a WebSocket",
    answer: liveMandate,
  },
  async open(call, browserId) {
    const { env } = call;
    const page = await find(call)?.stub.view({ view: "page", browser_id: browserId });
    if (!page?.ok) return refuse("NOT_FOUND");
    const { verified, parties, redirect, replaces, ...read } = JSON.parse(
      page.value,
    ) as MandatePageRead;
    const { mandate_id } = read;
    const redirect_url = await mandateRedirectUrl(env, mandate_id, redirect);
    const view = {
      ...read,
      earlier: await readEarlier(env, replaces),
      redirect_url,
      redirect_gone: redirect !== null && redirect_url === null,
    };
    return ok({
      ...{ verified, parties, mode: read.mode },
      ...mandatePage.issueToken(env, mandate_id, browserId),
      render: (model) => renderMandatePage({ view, ...model }),
    });
  },
  find,
});

/** The terms of the mandate that this one replaces, from its owner's view. */
const readEarlier = async (
  env: GatewayEnv,
  replaces: MandatePageRead["replaces"],
): Promise<ShownTerms | null> => {
  if (replaces === null) return null;
  const { mandate_id, ...viewer } = replaces;
  const stub = mandateById(env, mandate_id);
  const view = await stub?.view({ view: "mandate", ...viewer, consent_id: null });
  if (!view?.ok) return null;
  const { amount, currency, amount_type, max_amount_per_period, ...rest } = JSON.parse(
    view.value,
  ) as MandateAnswer;
  const { max_charges, max_total, frequency, interval_count, time_zone, collection } = rest;
  return {
    ...{ amount, currency, amount_type, max_amount_per_period, max_charges, max_total },
    ...{ frequency, interval_count, time_zone, collection },
    from: rest.start_date,
    until: rest.end_date,
  };
};
