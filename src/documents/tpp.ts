import { PING, pingEvent } from "../network/webhooks/publish.ts";
import { consentEvents } from "../products/consents/events.ts";
import { mandateEvents } from "../products/mandates/events.ts";
import { paymentOrderEvents } from "../products/payment-orders/events.ts";
import { failureCode } from "../products/payments/answers.ts";
import { recordEvents } from "../staff/operators/merchants/owner-events.ts";
import { conventions, type DocumentFrame, eventsNamed } from "./document.ts";
import { mandatePageTag, mandateTag } from "./merchant.ts";

/** The document for TPPs. */
export const tppFrame: DocumentFrame = {
  title: "TPPs",
  description: `Open banking: consents, tokens, account data, payment orders and mandates. A TPP asks
for a consent and sends the customer to its \`consent_url\`. The customer's bank authenticates the
customer. The TPP then reads the customer's accounts and pays from them with the consent's token.

${conventions}`,
  prefix: "/api/v1",
  tags: [
    {
      name: "OAuth",
      description:
        "How a TPP proves who it is and gets its tokens. These addresses follow their RFCs: forms " +
        "in, `error` and `error_description` out, absent instead of null.",
      paths: /^\/(\.well-known\/|ob\/(token|par|revoke|introspect|authorize)$)/,
    },
    {
      name: "Consents",
      description: "What customers let a TPP see or do, and what their banks offer to TPPs.",
      paths: /^\/(ob\/consents|banks\/:handle\/capabilities)(\/|$)/,
    },
    {
      name: "Consent page",
      description:
        "The steps of the customer who is asked for a consent. Only the hosted page takes them: " +
        "credentials of merchants and TPPs are refused with 403 HOSTED_STEP_FORBIDDEN.",
      paths: /^\/consent\/|^\/ob\/consents\/[^/]+\/authorisation(\/|$)/,
    },
    {
      name: "Account data",
      description:
        "What a TPP reads with a customer's consent. Every call needs the consent's access token " +
        "and X-Consent-Id; the customer's bank answers it.",
      paths: /^\/ob\/accounts(\/|$)/,
    },
    {
      name: "Payment orders",
      description:
        "What a TPP pays from a customer's account with that customer's consent. Every call needs " +
        "the consent's access token and X-Consent-Id; all but creating also take the TPP's own.",
      paths: /^\/ob\/payment-orders(\/:id(\/cancel)?)?$/,
    },
    {
      name: "Payment order page",
      description:
        "The steps of the customer who approves a payment order. As on the consent page, only the " +
        "hosted page takes them.",
      paths: /^\/sca\/|^\/ob\/payment-orders\/[^/]+\/authorisation(\/|$)/,
    },
    mandateTag,
    mandatePageTag,
    {
      name: "Connections",
      description:
        "The page on which a customer sees and stops what is shared of an account. Its steps need " +
        "the page's cookie and its token.",
      paths: /^\/connections(\/|$)/,
    },
    {
      name: "Events",
      description: "The events that were sent to you, sending one again, and your endpoints.",
      paths: /^\/ob\/(events|endpoints)(\/|$)/,
    },
  ],
  events: {
    ...consentEvents,
    ...paymentOrderEvents,
    ...mandateEvents,
    [PING]: pingEvent,
    ...eventsNamed("tpp.", recordEvents),
  },
  codes: ["MALFORMED_REQUEST", "METHOD_NOT_ALLOWED", ...failureCode.options],
};
