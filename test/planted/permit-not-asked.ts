import { ok, refuse } from "../../src/base/kernel/result.ts";
import type * as original from "../../src/products/consents/ask-permit.ts";
import { consentById } from "../../src/products/consents/consent-record.ts";
import type { DataGrant } from "../../src/products/consents/views.ts";

/**
 * A planted bug, bundled in place of src/products/consents/ask-permit.ts: a payment order is
 * executed without the consent's permit, and the consent does not know it.
 */
export * from "../../src/products/consents/ask-permit.ts";

export const permitOrder: typeof original.permitOrder = async ({ env }, consentId, asked) => {
  const { account_id } = asked;
  const view = await consentById(env, consentId)?.view({ view: "data", account_id });
  return view?.ok ? ok(JSON.parse(view.value) as DataGrant) : refuse("CONSENT_REVOKED");
};
