import type { MandatePageRead, ShownTerms } from "../mandates/approval.ts";
import { liveMandate, mandatePage } from "../mandates/approval-routes.ts";
import { mandateById } from "../mandates/mandate-address.ts";
import type { MandateAnswer } from "../mandates/mandate-view.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { approvalAddress } from "./approval-address.ts";
import { renderMandatePage } from "./mandate-page.tsx";
import type { ShownMandate } from "./mandate-situation.ts";

export const mandatePageRoutes = approvalAddress<MandatePageRead, ShownMandate>({
  path: "/approval/:reference",
  field: "approval_url",
  prefix: "mnd",
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
  pages: mandatePage,
  byId: mandateById,
  more: async (env, { replaces }) => ({ earlier: await readEarlier(env, replaces) }),
  render: renderMandatePage,
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
