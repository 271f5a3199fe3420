import type { WorkContext } from "../aggregate/work.ts";
import { ok, type Result, refuse } from "../kernel/result.ts";
import { consentById } from "./consent-address.ts";
import type { AskedPermit } from "./consent-record.ts";
import type { DataGrant } from "./views.ts";

/**
 * Asks a consent for an order's permit (decide-permits.ts). The answer holds the approval and the
 * account of this moment. A consent that is not in force any more is CONSENT_REVOKED.
 */
export const permitOrder = async (
  { env, correlationId, traceparent }: Pick<WorkContext, "env" | "correlationId" | "traceparent">,
  consentId: string,
  asked: AskedPermit,
): Promise<Result<DataGrant>> => {
  const turn = await consentById(env, consentId)?.act(
    { type: "permit_order", ...asked },
    { correlationId, traceparent },
    { view: "data", account_id: asked.account_id },
  );
  if (turn?.refusal) return turn.refusal;
  if (!turn?.view) return refuse("CONSENT_REVOKED");
  return turn.view.ok ? ok(JSON.parse(turn.view.value) as DataGrant) : turn.view;
};
