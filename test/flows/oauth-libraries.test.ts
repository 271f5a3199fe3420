import { inject } from "vitest";
import { requestOk } from "../../scripts/local/http.ts";
import { describeLibraries } from "../products/oauth/library-cases.ts";
import { bankHandles, customerAt } from "../support/checkout-client.ts";
import { clockAt } from "../support/clock.ts";
import { approveConsent } from "../support/consent-client.ts";
import { gatewayOf } from "./steps.ts";

/** The client libraries of TPPs over HTTP, unmodified. */
const world = inject("world");
const { sandbox } = inject("baseUrls");
const { base_url, admin_key } = gatewayOf(world);
const { own } = bankHandles(world);
const customer = customerAt(world, own);

/** The customer's browser follows the address to the consent page, and approves there. */
const approve = async (address: URL): Promise<URL> => {
  const opened = await fetch(address, { redirect: "manual" });
  const consent_url = opened.headers.get("location");
  if (opened.status !== 303 || consent_url === null) throw new Error(await opened.text());
  const [, consent_id = ""] = /\/consent\/(cns_\w+)/.exec(consent_url) ?? [];
  return approveConsent({ consent_id, consent_url }, customer);
};

describeLibraries(() => ({
  ...{ issuer: base_url, fetch, bank_handle: own, approve, skew: clockAt(sandbox).skew },
  redirect_uri: `${sandbox}/tpp/callback`,
  register: (tpp) =>
    requestOk(`${base_url}/admin/v1/tpps`, {
      method: "POST",
      headers: { "x-gateway-admin-key": admin_key },
      body: tpp,
    }),
}));
