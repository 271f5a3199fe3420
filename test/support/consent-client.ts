import { type HttpReply, requestJson, requestOk } from "../../scripts/local/http.ts";
import { answerPrompt, type Customer, type Json, phoneMessage } from "./checkout-client.ts";

/** A customer's browser on the page of a consent, and the steps that it takes over HTTP. */
interface ConsentStatus {
  status: string;
  step: string;
  accounts?: { account_id: string; masked_iban: string; currency: string }[] | null;
  redirect_url?: string | null;
  display_code?: string | null;
}

interface ConsentBrowser {
  token: string;
  status(): Promise<HttpReply<ConsentStatus>>;
  step(name: string, body: unknown, token?: string): Promise<HttpReply<ConsentStatus & Json>>;
}

/** `from` holds further headers of the browser. */
export const openConsentPage = async (
  consent: { consent_id: string; consent_url: string },
  from: Record<string, string> = {},
): Promise<ConsentBrowser> => {
  const { consent_id, consent_url } = consent;
  const { token } = await requestOk<{ token: string }>(consent_url, {
    headers: { ...from, accept: "application/json" },
  });
  const steps = `${new URL(consent_url).origin}/ob/consents/${consent_id}/authorisation`;
  const headers = (session: string) => ({ ...from, "x-gateway-auth-session": session });
  return {
    token,
    status: () => requestJson(steps, { headers: headers(token) }),
    step: (name, body, session = token) =>
      requestJson(`${steps}/${name}`, { method: "POST", headers: headers(session), body }),
  };
};

/** The customer proves who they are; the answer offers the accounts. */
const proveCustomer = async (
  browser: ConsentBrowser,
  consentId: string,
  customer: Pick<Customer, "iban" | "phone_url">,
  authMode: "OTP" | "PUSH" = "OTP",
): Promise<ConsentStatus> => {
  const demand = async (name: string, body: unknown): Promise<ConsentStatus> => {
    const { status, body: answer } = await browser.step(name, body);
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  };
  await demand("payer", { payer_iban: customer.iban });
  await demand("start", { auth_mode: authMode });
  const message = await phoneMessage(customer, consentId, authMode);
  if (authMode === "OTP") return demand("confirm", { otp_code: message.otp_code });
  await answerPrompt(message.approve_url);
  return demand("confirm", {});
};

/** The customer approves every account, or those given. The address that leads back to the TPP. */
export const approveConsent = async (
  consent: { consent_id: string; consent_url: string },
  customer: Pick<Customer, "iban" | "phone_url">,
  { authMode, accounts }: { authMode?: "OTP" | "PUSH"; accounts?: string[] } = {},
): Promise<URL> => {
  const browser = await openConsentPage(consent);
  await proveCustomer(browser, consent.consent_id, customer, authMode);
  const { status, body } = await browser.step("approve", accounts ? { accounts } : {});
  if (status !== 200 || !body.redirect_url) throw new Error(`approve: ${JSON.stringify(body)}`);
  return new URL(body.redirect_url);
};
