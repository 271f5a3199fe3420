import { ok } from "../../../base/kernel/result.ts";
import { type Guard, guard } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import {
  looksLikeMerchantKey,
  merchantKey,
  merchantOwner,
} from "../../../network/parties/guards.ts";
import {
  clientOrScopedToken,
  consentToken,
  type DataCaller,
  type TppCaller,
} from "../../consents/tpp-caller.ts";
import type { MandateViewer } from "../mandate-record.ts";

/**
 * The guards of mandates: merchants and TPPs use the same rows (M1.16). Reading and ending also
 * accept the TPP's own token (M1.17), because the end of a consent ends its tokens.
 */
export interface MandateCaller extends MandateViewer {
  /** The TPP and the grant of its consent; null for a merchant. */
  app: DataCaller | null;
}

/** @rule M1.16 */
const needs = ["mandates:write"] as const;

const viewerOf = ({ tpp: { tpp_id, mode }, consent_id }: TppCaller): MandateViewer => ({
  owner: { kind: "TPP", id: tpp_id },
  mode,
  consent_id,
});

/** Accepts a merchant's key or a TPP's token. `admit` turns either of them into the caller. */
const merchantOr = <Tpp extends TppCaller, Caller>(
  tpp: Guard<GatewayEnv, Tpp>,
  admit: (viewer: MandateViewer, tpp: Tpp | null) => Caller,
): Guard<GatewayEnv, Caller> =>
  guard(
    {
      accepts: [...merchantKey.contract.accepts, ...tpp.contract.accepts],
      scopes: needs,
      headers: tppHeaders,
      limited: true,
      refusals: [...new Set([...merchantKey.contract.refusals, ...tpp.contract.refusals])],
    },
    async (call) => {
      if (looksLikeMerchantKey(call.request)) {
        const merchant = await merchantKey(call);
        if (!merchant.ok) return merchant;
        const { mode } = merchant.value;
        return ok(admit({ owner: merchantOwner(merchant.value), mode, consent_id: null }, null));
      }
      const shown = await tpp(call);
      return shown.ok ? ok(admit(viewerOf(shown.value), shown.value)) : shown;
    },
  );

const reader = clientOrScopedToken(needs);

/** A merchant sends none of these headers. A TPP's token needs them as on the TPP's other rows. */
const tppHeaders = reader.contract.headers;

/** Creates a mandate, or collects from one. @rule M1.17 */
export const merchantOrTpp: Guard<GatewayEnv, MandateCaller> = merchantOr(
  consentToken(needs),
  (viewer, app) => ({ ...viewer, app }),
);

/** Reads or ends mandates. @rule M1.17 */
export const mandateReader: Guard<GatewayEnv, MandateViewer> = merchantOr(
  reader,
  (viewer) => viewer,
);
