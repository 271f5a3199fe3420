import type * as original from "../../src/consents/ask-permit.ts";
import { consentById } from "../../src/consents/consent-address.ts";
import type { DataGrant } from "../../src/consents/views.ts";
import { ok, refuse } from "../../src/kernel/result.ts";

/**
 * A planted bug, bundled in place of src/consents/ask-permit.ts: a payment order is executed
 * without the consent's permit, and the consent does not know it.
 */
export * from "../../src/consents/ask-permit.ts";

export const permitOrder: typeof original.permitOrder = async ({ env }, consentId, asked) => {
  const { account_id } = asked;
  const view = await consentById(env, consentId)?.view({ view: "data", account_id });
  return view?.ok ? ok(JSON.parse(view.value) as DataGrant) : refuse("CONSENT_REVOKED");
};
