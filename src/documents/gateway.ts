import { alertEvents } from "../network/webhooks/alert-events.ts";
import { PING, pingEvent } from "../network/webhooks/ping.ts";
import { consentEvents } from "../products/consents/events.ts";
import { mandateEvents } from "../products/mandates/events.ts";
import { paymentOrderEvents } from "../products/payment-orders/events.ts";
import { failureCode } from "../products/payments/answers.ts";
import { paymentEvents } from "../products/payments/events.ts";
import { recordEvents } from "../staff/operators/merchants/record-events.ts";
import { conventions } from "./conventions.ts";
import type { DocumentFrame } from "./document.ts";

/** The gateway's document: the parts about all its rows. */
export const gatewayFrame: DocumentFrame = {
  title: "Gateway",
  description: `Account-to-account payments. A merchant's server creates a payment session and sends
the customer to its \`checkout_url\`. The customer's bank authenticates the customer and moves the
money. The gateway tells the merchant with a signed webhook.

${conventions}

## Modes

A merchant's key is for test mode (\`mk_test_…\`) or live mode (\`mk_live_…\`). The two share nothing:
a record of one mode is 404 to a key of the other. Test mode reaches sandbox banks only.`,
  tags: [
    {
      name: "Checkout",
      description:
        "The steps of the hosted checkout. Only the checkout page takes them: a merchant's key is " +
        "refused with 403 CHECKOUT_STEP_FORBIDDEN.",
      paths: /^\/checkout\/|\/(resolve-payer|select-auth|confirm)$/,
    },
    {
      name: "Refunds",
      description: "Refunds of completed payments, each a movement of its own.",
      paths: /\/refunds(\/|$)/,
    },
    {
      name: "Payments",
      description: "Payment sessions. A session's `ps_…` and its `pay_…` name the same payment.",
      paths: /^(?!\/admin\/).*\/payments\//,
    },
    {
      name: "Events",
      description: "The events that were sent, sending one again, and the endpoints they go to.",
      paths: /^\/api\/v1\/(events|endpoints)(\/|$)/,
    },
    {
      name: "Consent page",
      description:
        "The steps of the customer who is asked for a consent. Only the hosted page takes them: " +
        "credentials of merchants and TPPs are refused with 403 HOSTED_STEP_FORBIDDEN.",
      paths: /^\/consent\/|^\/ob\/consents\/[^/]+\/authorisation(\/|$)/,
    },
    {
      name: "Payment order page",
      description:
        "The steps of the customer who approves a payment order. As on the consent page, only the " +
        "hosted page takes them.",
      paths: /^\/sca\/|^\/ob\/payment-orders\/[^/]+\/authorisation(\/|$)/,
    },
    {
      name: "Mandate page",
      description:
        "The steps of the customer who approves a mandate. As on the consent page, only the hosted " +
        "page takes them.",
      paths: /^\/approval\/|^\/mandates\/[^/]+\/authorisation(\/|$)/,
    },
    {
      name: "Connections",
      description:
        "The page on which a customer sees and stops what is shared of an account. Its steps need " +
        "the page's cookie and its token.",
      paths: /^\/connections(\/|$)/,
    },
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
      name: "Events of TPPs",
      description: "The events that were sent to a TPP, sending one again, and its endpoints.",
      paths: /^\/ob\/(events|endpoints)(\/|$)/,
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
      name: "Mandates",
      description:
        "A customer's permission to be charged again and again, and its charges. A merchant's key " +
        "or a TPP's token with mandates:write.",
      paths: /^(\/api\/v1)?(\/recurring)?\/mandates(\/create|\/:id(\/(?!authorisation).*)?)?$/,
    },
    {
      name: "Callbacks",
      description: "What banks and the interbank rail report. They repeat it until it is 202.",
      paths: /^\/gateway\/callback\//,
    },
    {
      name: "Totals",
      description:
        "Administration: figures over time, the database's size, and merchants' settlement files.",
      paths:
        /^\/admin\/v1\/(totals|database|banks\/:bank_id\/calls|merchants\/:merchant_id\/settlements)(\/|$)|^\/api\/v1\/settlements\//,
    },
    {
      name: "Banks",
      description: "Administration: the banks that are enrolled, and their keys.",
      paths: /^\/admin\/v1\/banks(\/|$)/,
    },
    {
      name: "Merchants",
      description: "Administration: merchants, their settings in each mode, and their keys.",
      paths: /^\/admin\/v1\/merchants(\/|$)/,
    },
    {
      name: "TPPs",
      description: "Administration: TPPs as OAuth clients, and their secrets.",
      paths: /^\/admin\/v1\/tpps(\/|$)/,
    },
    {
      name: "Settings",
      description: "Administration: settlement strategy, fees, notice, and refunds by staff.",
      paths: /^\/admin\/v1\/(settlement-strategy|fees|charge-notice|staff-refund-limit)(\/|$)/,
    },
    {
      name: "Payments of customers",
      description: "Administration: what customers paid, with its history, and what can be done.",
      paths: /^\/admin\/v1\/(payments|payment-orders)(\/|$|\.)/,
    },
    {
      name: "Consents of customers",
      description: "Administration: consents explained, and ending one.",
      paths: /^\/admin\/v1\/consents(\/|$)/,
    },
    {
      name: "Mandates of customers",
      description: "Administration: mandates explained, ending one, and the account it pays.",
      paths: /^\/admin\/v1\/mandates(\/|$)/,
    },
    {
      name: "Reconciliation",
      description: "Administration: movements and callbacks that staff must look at.",
      paths: /^\/admin\/v1\/(reconciliation|callback-mismatches)(\/|$)/,
    },
    {
      name: "Webhook monitor",
      description: "Administration: how endpoints do, and every attempt to deliver an event.",
      paths: /^\/admin\/v1\/(endpoints|deliveries)(\/|$)/,
    },
    {
      name: "Recovery",
      description: "Administration: what did not arrive, and sending it again.",
      paths: /^\/admin\/v1\/((dead-letters|recovery-jobs)(\/|$)|endpoints\/:endpoint_id\/recover$)/,
    },
    {
      name: "Approvals",
      description: "Administration: changes that take two people and a delay.",
      paths: /^\/admin\/v1\/approvals(\/|$)/,
    },
    {
      name: "Staff",
      description: "Administration: the keys of the operator's staff, and the audit log.",
      paths: /^\/admin\/v1\/(admin-keys|audit)(\/|$)/,
    },
  ],
  events: {
    ...paymentEvents,
    ...consentEvents,
    ...paymentOrderEvents,
    ...mandateEvents,
    ...alertEvents,
    [PING]: pingEvent,
    ...recordEvents,
  },
  codes: ["MALFORMED_REQUEST", "METHOD_NOT_ALLOWED", ...failureCode.options],
};
