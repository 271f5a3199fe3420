import { alertEvents } from "../network/webhooks/alerts.ts";
import { PING, pingEvent } from "../network/webhooks/publish.ts";
import { mandateEvents } from "../products/mandates/events.ts";
import { failureCode } from "../products/payments/answers.ts";
import { paymentEvents } from "../products/payments/events.ts";
import { recordEvents } from "../staff/operators/merchants/owner-events.ts";
import { conventions, type DocumentFrame, type DocumentTag, eventsNamed } from "./document.ts";

/** The tags of mandates, which merchants and TPPs have. */
export const mandateTag: DocumentTag = {
  name: "Mandates",
  description:
    "A customer's permission to be charged again and again, and its charges. A merchant's key " +
    "or a TPP's token with mandates:write.",
  paths: /^(\/recurring)?\/mandates(\/create|\/:id(\/(?!authorisation).*)?)?$/,
};

export const mandatePageTag: DocumentTag = {
  name: "Mandate page",
  description:
    "The steps of the customer who approves a mandate. Only the hosted page takes them: " +
    "credentials of merchants and TPPs are refused with 403 HOSTED_STEP_FORBIDDEN.",
  paths: /^\/approval\/|^\/mandates\/[^/]+\/authorisation(\/|$)/,
};

/** The document for merchants. */
export const merchantFrame: DocumentFrame = {
  title: "Merchants",
  description: `Account-to-account payments. A merchant's server creates a payment session and sends
the customer to its \`checkout_url\`. The customer's bank authenticates the customer and moves the
money. The gateway tells the merchant with a signed webhook.

${conventions}

## Modes

A merchant's key is for test mode (\`mk_test_…\`) or live mode (\`mk_live_…\`). The two share nothing:
a record of one mode is 404 to a key of the other. Test mode reaches sandbox banks only.`,
  prefix: "/api/v1",
  tags: [
    {
      name: "Checkout",
      description:
        "The steps of the hosted checkout. Only the checkout page takes them: a merchant's key is " +
        "refused with 403 CHECKOUT_STEP_FORBIDDEN.",
      paths: /^\/checkout\/|^\/payments\/.*\/(resolve-payer|select-auth|confirm)$/,
    },
    {
      name: "Refunds",
      description: "Refunds of completed payments, each a movement of its own.",
      paths: /^\/payments\/:id\/refunds(\/|$)/,
    },
    {
      name: "Payments",
      description: "Payment sessions. A session's `ps_…` and its `pay_…` name the same payment.",
      paths: /^\/payments\//,
    },
    mandateTag,
    mandatePageTag,
    {
      name: "Events",
      description: "The events that were sent, sending one again, and the endpoints they go to.",
      paths: /^\/(events|endpoints)(\/|$)/,
    },
    {
      name: "Portal",
      description: "One-time links to the merchant's portal, and the keys that it shows.",
      paths: /^\/(portal-sessions|keys)$/,
    },
    {
      name: "Settlements",
      description: "What was paid on a day, as a file.",
      paths: /^\/settlements\//,
    },
  ],
  events: {
    ...paymentEvents,
    ...mandateEvents,
    ...alertEvents,
    [PING]: pingEvent,
    ...eventsNamed("merchant.", recordEvents),
  },
  codes: ["MALFORMED_REQUEST", "METHOD_NOT_ALLOWED", ...failureCode.options],
};
