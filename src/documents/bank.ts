import type { DocumentFrame } from "./document.ts";
import { bankWire, ourWire } from "./headers.ts";

/**
 * The document for banks: the interface that they serve for gateways (docs/contract/banks.md), and
 * what they and the interbank rail report.
 */
export const bankFrame: DocumentFrame = {
  title: "Bank interface",
  description: `What a bank serves to a payment gateway. The gateway never authenticates a customer and never
holds money: the bank does both. What a bank and the interbank rail report has an address of the
gateway.

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
- MANDATE: the bank's token of the challenge that the customer answered for the mandate (purpose
  MANDATE). Only a charge can name it, as often as the terms allow: see Mandates.
- REFUND: the end_to_end_id of the payment that the money returns.

## What account data relies on

- A data call names the consent and the bank's own token of the challenge that the customer
  answered, with the purpose CONSENT. The bank checks it against its own record.
- NOT_AUTHORISED about one account, for example one that was closed: the gateway asks POST /accounts
  under the same approval, with another account of the consent if there is one. If the bank answers,
  only this account has ended, and the gateway never asks about it again. If it refuses that too, the
  consent has ended. So answer POST /accounts while the approval is in force, whichever of the
  customer's accounts it names, closed ones included.
- POST /accounts lists only IBANs with a prefix with which the bank is enrolled. The gateway takes
  nothing of a list with another one. POST /resolve-alias names an \`account_ref\` by such an IBAN
  too, else its customer is not found.
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
      description: "Moving money, and the outcome.",
      paths: /^\/(execute-transaction|transaction-status|notify-credit)$/,
    },
    {
      name: "Mandates",
      description: `A customer approves a mandate once (purpose MANDATE), and its payee may charge the account within
its terms. The bank keeps what its customer approved, and checks every charge with that record alone:

- account, payee's account and name, and currency are those of the approval;
- charge_date is from \`from\` to \`until\`, not ahead, and at most 14 days past, in time_zone: a charge
  can be late or tried again;
- the amount is at most \`amount\`, with FIXED exactly that, and with FIXED a period has one charge;
- the charges of the period of charge_date take at most max_amount_per_period together;
- all charges keep max_charges and max_total.

Period k begins k × interval_count × frequency after \`from\`: always counted from \`from\`, and in a
month without that day on its last day. ON_DEMAND is one period. Charges that were refused or whose
money came back do not count. Each attempt of a charge has an end_to_end_id of its own and names the
same charge_id: book one of them.

Refuse a charge above a limit with LIMIT_EXCEEDED, a charge that the customer did not approve with
NOT_AUTHORISED, and a charge of a mandate that has ended at the bank with MANDATE_REVOKED: the gateway
then ends it too. When a mandate replaces another, the charges of the old one in its running period
count in the first period of the new one.`,
      paths: /^\/(notify-charge)$/,
    },
    {
      name: "Account data",
      description: "The data that a customer shares with an app, and the state of the approval.",
      paths:
        /^\/(accounts|balances|transactions|standing-orders|funds-confirmation|notify-authorisation)$/,
    },
    {
      name: "Callbacks",
      description: "What banks and the interbank rail report. They repeat it until it is 202.",
      paths: /^\/gateway\/callback\//,
      wire: ourWire,
      servers: [
        {
          url: "{gateway_url}",
          description: "The address that the gateway's operator names.",
          variables: { gateway_url: { default: "https://gateway.example" } },
        },
      ],
    },
  ],
  events: {},
  codes: ["MALFORMED_REQUEST", "METHOD_NOT_ALLOWED"],
};
