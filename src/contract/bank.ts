import type { DocumentFrame } from "./document.ts";
import { bankWire } from "./headers.ts";

/** The document of the bank interface, which banks serve for gateways (§4.4). */
export const bankFrame: DocumentFrame = {
  title: "Bank interface",
  description: `What a bank serves to a payment gateway. The gateway never authenticates a customer and never
holds money: the bank does both. What a bank reports to the gateway is in the gateway's document,
under Callbacks.

## Conventions

- JSON in UTF-8. Amounts are integers in minor units of their currency. Times are ISO 8601 in UTC.
- A request may gain members in a later version: ignore those that you do not know.
- Only IBANs and the bank's own references pass. The gateway learns no customer number.
- The gateway waits 10 seconds at most, or less if its operator set it up so.

## What a movement relies on

- The first definite answer for an end_to_end_id of a gateway is final, refusals included. Repeat it
  whenever the same end_to_end_id comes again.
- After not_after, book nothing: refuse with EXPIRED.
- The authorisation must match account, amount and payee.

## What an authorisation refers to

- SCA: the bank's token of the challenge that the customer answered for this payment (purpose
  PAYMENT) or this payment order (PAYMENT_ORDER). It works once.
- EXEMPTION: the bank's token of the challenge that the customer answered for the consent. Only a
  payment order can name it. The bank checks that the consent is in force with a payments scope and
  this account, and applies its own limits for one payment and for the day. Where it wants the
  customer's approval after all it refuses with SCA_REQUIRED: final for this end_to_end_id, and the
  gateway asks the customer and sends a new one.
- REFUND: the end_to_end_id of the payment that the money returns.

## What account data relies on

- A data call names the consent and the bank's own token of the challenge that the customer
  answered, with the purpose CONSENT. The bank checks it against its own record.
- The refusal NOT_AUTHORISED is the bank's own no: the gateway ends the consent.
- Each question has an Idempotency-Key of its own: do not answer it with an older answer.

## Refusals

A definite refusal is 422 with \`{end_to_end_id?, error: {code, message}}\`; for a movement it repeats the
end_to_end_id. Any other answer leaves the outcome unknown, and the gateway asks again.`,
  wire: bankWire,
  servers: [
    {
      url: "{core_base_url}",
      description: "The address at which the gateway's operator enrolled the bank.",
      variables: { core_base_url: { default: "https://aurora.example/bank/callback" } },
    },
  ],
  tags: [
    { name: "Accounts", description: "Finding an account.", paths: /^\/resolve-alias$/ },
    {
      name: "Approval",
      description: "The customer's approval, by a code or a prompt of the bank.",
      paths: /^\/(send-otp|verify-otp|send-push|push-status)$/,
    },
    {
      name: "Movements",
      description: "Moving money, and what became of it.",
      paths: /^\/(execute-transaction|transaction-status|notify-credit)$/,
    },
    {
      name: "Account data",
      description: "What a customer shares with an app, and what became of the approval.",
      paths:
        /^\/(accounts|balances|transactions|standing-orders|funds-confirmation|notify-authorisation)$/,
    },
  ],
  events: [],
  codes: [],
};
