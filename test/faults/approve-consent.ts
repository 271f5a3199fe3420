import { setTimeout as sleep } from "node:timers/promises";
import { requestOk } from "../../scripts/local/http.ts";
import { eventually, type PhoneMessage } from "../support/checkout-client.ts";
import { openConsentPage } from "../support/consent-client.ts";
import { codeOf } from "./scene.ts";

type Attempt = <Reply>(step: PageStep, work: () => Promise<Reply>) => Promise<Reply>;
type PageStep = "payer" | "start" | "confirm" | "approve";

export const PATIENCE_MS = 60_000;

/**
 * The customer does what the page of a consent asks for next, whatever answers are lost, until it
 * leads back to the TPP. `during` wraps each step.
 */
export const approveAsAsked = async (
  consent: { consent_id: string; consent_url: string },
  customer: { iban: string; phone_url: string },
  during: Attempt = (_, work) => work(),
): Promise<URL> => {
  const { consent_id } = consent;
  let browser: Awaited<ReturnType<typeof openConsentPage>> | null = null;
  const attempt = (step: PageStep, body: object) =>
    during(step, async () => (await browser?.step(step, body).catch(() => null)) ?? null);
  const takeStep = async (step: string): Promise<unknown> => {
    switch (step) {
      case "PAYER":
        return attempt("payer", { payer_iban: customer.iban });
      case "START":
        return attempt("start", { auth_mode: "OTP" });
      case "CONFIRM": {
        const address = `${customer.phone_url}/messages.json`;
        const messages = await requestOk<PhoneMessage[]>(address).catch(() => []);
        const newest = messages.find(({ session_id }) => session_id === consent_id);
        const heard = await attempt("confirm", { otp_code: newest?.otp_code ?? "000000" });
        // A code whose check was lost is good no more.
        return codeOf(heard?.body) === "OTP_EXPIRED" && attempt("start", { auth_mode: "OTP" });
      }
      case "APPROVE":
        return attempt("approve", {});
      default:
        return sleep(100);
    }
  };
  return eventually(
    `the approval of ${consent_id}`,
    async () => {
      browser ??= await openConsentPage(consent).catch(() => null);
      const page = await browser?.status().catch(() => null);
      // The page of a session that has ended is opened again.
      if (page?.status === 401) browser = null;
      if (page?.body.redirect_url) return new URL(page.body.redirect_url);
      await takeStep(page?.body.step ?? "");
      return null;
    },
    PATIENCE_MS,
  );
};
