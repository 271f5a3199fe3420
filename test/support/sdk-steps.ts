import { requestOk } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import { type Customer, openCheckout, phoneMessage } from "./checkout-client.ts";
import { approveConsent } from "./consent-client.ts";

/** What customers do while a program of the SDK waits for them, over HTTP. */
type Payer = Pick<Customer, "iban" | "phone_url">;

/** Pays at the checkout, with a code. */
export const payAtCheckout = async (
  session: { session_id: string; checkout_url: string },
  customer: Payer,
): Promise<void> => {
  const checkout = await openCheckout(session);
  const steps = [
    await checkout.resolvePayer({ payer_iban: customer.iban }),
    await checkout.selectAuth("OTP"),
    await checkout.confirm((await phoneMessage(customer, session.session_id, "OTP")).otp_code),
  ];
  for (const { status, body } of steps) if (status !== 200) throw new Error(JSON.stringify(body));
};

/** A hosted page whose steps are below `…/authorisation`: of a mandate or of a payment order. */
const approveAt = async (page: string, below: string, id: string, { iban, phone_url }: Payer) => {
  const { token } = await requestOk<{ token: string }>(page, {
    headers: { accept: "application/json" },
  });
  const step = (name: string, body: object) =>
    requestOk<{ redirect_url?: string }>(`${new URL(page).origin}${below}/authorisation/${name}`, {
      ...{ method: "POST", body, headers: { "x-gateway-auth-session": token } },
    });
  await step("payer", { payer_iban: iban });
  await step("start", { auth_mode: "OTP" });
  const { otp_code } = await phoneMessage({ phone_url }, id, "OTP");
  return step("confirm", { otp_code });
};

export const approveMandateAt = (approvalUrl: string, customer: Payer) => {
  const id = /\/approval\/(mnd_\w+)\./.exec(approvalUrl)?.[1] ?? "";
  return approveAt(approvalUrl, `/mandates/${id}`, id, customer);
};

export const approveOrderAt = (scaUrl: string, customer: Payer) => {
  const id = /\/sca\/(po_\w+)\./.exec(scaUrl)?.[1] ?? "";
  return approveAt(scaUrl, `/ob/payment-orders/${id}`, id, customer);
};

/** Follows the address of /ob/authorize; returns the customer's way back. */
export const approveConsentAt = async (address: string, customer: Payer): Promise<URL> => {
  const { headers } = await fetch(address, { redirect: "manual" });
  const consent_url = headers.get("location") ?? "";
  const consent_id = /\/consent\/(cns_\w+)\./.exec(consent_url)?.[1] ?? "";
  return approveConsent({ consent_url, consent_id }, customer);
};

/** The names in the environment of a program, as docs/sdk.md says them. */
export const programEnvironment = (world: World): Record<string, string> => {
  const [gateway] = world.gateways;
  if (!gateway) throw new Error("the world has no gateway");
  const { base_url, merchant, tpp } = gateway;
  return {
    GATEWAY: base_url,
    MERCHANT_KEY: merchant.api_key,
    SIGNING_SECRET: merchant.signing_secret,
    SETTLEMENT_IBAN: merchant.destination,
    CURRENCY: world.currency,
    CLIENT_ID: tpp.client_id,
    CLIENT_SECRET: tpp.client_secret,
    REDIRECT_URI: tpp.redirect_uri,
  };
};
