import * as v from "valibot";
import { amount, currency, electronicIban, named, token } from "../../base/kernel/fields.ts";
import { grantShown } from "./data-contract.ts";
import {
  consentIdForBank,
  creditorIban,
  creditorName,
  mandateIdForBank,
  mandateShown,
  orderId,
  sessionIdForBank,
} from "./mandate-contract.ts";

/**
 * The bank interface's messages that ask a customer for an approval (B3.1 to B3.6). What they carry
 * is what the bank shows, and all that the approval is good for later [RTS Art. 5].
 */
const displayCode = token(2, "Two digits that page and phone both show.", "42");

const asked = { session_id: sessionIdForBank, payer_iban: electronicIban };
const payment = { amount, currency, creditor_name: creditorName };

/** The approvals that a bank can ask its customer for, each with the content of the message. */
const challengesWith = <Entries extends v.ObjectEntries>(title: string, further: Entries) =>
  [
    v.pipe(
      v.object({ ...asked, purpose: v.literal("PAYMENT"), ...payment, ...further }),
      v.metadata({ title: `${title}ForPayment`, description: "A payment to approve." }),
    ),
    v.pipe(
      v.object({
        ...asked,
        session_id: orderId,
        purpose: v.literal("PAYMENT_ORDER"),
        ...payment,
        creditor_iban: creditorIban,
        ...further,
      }),
      v.metadata({
        title: `${title}ForPaymentOrder`,
        description: "An app's payment to approve. The message masks both account numbers.",
      }),
    ),
    v.pipe(
      v.object({
        ...asked,
        session_id: mandateIdForBank,
        purpose: v.literal("MANDATE"),
        ...mandateShown,
        ...further,
      }),
      v.metadata({
        title: `${title}ForMandate`,
        description: "A recurring mandate to approve: the payee may charge the account by itself.",
      }),
    ),
    v.pipe(
      v.object({
        ...asked,
        session_id: consentIdForBank,
        purpose: v.literal("CONSENT"),
        ...grantShown,
        ...further,
      }),
      v.metadata({ title: `${title}ForConsent`, description: "An app's access to approve." }),
    ),
    v.pipe(
      v.object({ ...asked, purpose: v.literal("ACCESS"), ...further }),
      v.metadata({
        title: `${title}ForAccess`,
        description: "Opens the customer's own page of consents.",
      }),
    ),
  ] as const;

// @rule B3.1 B3.4 B3.6
export const challengeRequests = {
  "send-otp": v.pipe(
    v.variant("purpose", challengesWith("SendOtp", {})),
    named("SendOtp", "What the customer approves with a code."),
  ),
  "send-push": v.pipe(
    v.variant("purpose", challengesWith("SendPush", { display_code: displayCode })),
    named("SendPush", "What the customer approves with a prompt."),
  ),
} as const;
