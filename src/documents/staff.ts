import { failureCode } from "../products/payments/answers.ts";
import { conventions, type DocumentFrame } from "./document.ts";

/** The document for the operator's staff: the administration of one gateway. */
export const staffFrame: DocumentFrame = {
  title: "Staff",
  description: `The administration of one operator's gateway. The console in a browser shows the same
and calls the same addresses.

${conventions}`,
  tags: [
    {
      name: "Totals",
      description: "Figures over time, the database's size, and merchants' settlement files.",
      paths:
        /^\/admin\/v1\/(totals|database|banks\/:bank_id\/calls|merchants\/:merchant_id\/settlements)(\/|$)/,
    },
    {
      name: "Banks",
      description: "The banks that are enrolled, and their keys.",
      paths: /^\/admin\/v1\/banks(\/|$)/,
    },
    {
      name: "Merchants",
      description: "Merchants, their settings in each mode, and their keys.",
      paths: /^\/admin\/v1\/merchants(\/|$)/,
    },
    {
      name: "TPPs",
      description: "TPPs as OAuth clients, and their secrets.",
      paths: /^\/admin\/v1\/tpps(\/|$)/,
    },
    {
      name: "Settings",
      description: "Settlement strategy, fees, notice, and refunds by staff.",
      paths: /^\/admin\/v1\/(settlement-strategy|fees|charge-notice|staff-refund-limit)(\/|$)/,
    },
    {
      name: "Search",
      description: "One search over everything that has an id, a name, an amount or a customer.",
      paths: /^\/admin\/v1\/search$/,
    },
    {
      name: "Payments",
      description: "What customers paid, with its history, and what can be done.",
      paths: /^\/admin\/v1\/(payments|payment-orders)(\/|$|\.)/,
    },
    {
      name: "Consents",
      description: "Consents explained, and ending one.",
      paths: /^\/admin\/v1\/consents(\/|$)/,
    },
    {
      name: "Mandates",
      description: "Mandates explained, ending one, and the account it pays.",
      paths: /^\/admin\/v1\/mandates(\/|$)/,
    },
    {
      name: "Reconciliation",
      description: "Movements and callbacks that staff must look at.",
      paths: /^\/admin\/v1\/(reconciliation|callback-mismatches)(\/|$)/,
    },
    {
      name: "Webhook monitor",
      description: "How endpoints do, and every attempt to deliver an event.",
      paths: /^\/admin\/v1\/(endpoints|deliveries)(\/|$)/,
    },
    {
      name: "Recovery",
      description: "What did not arrive, and sending it again.",
      paths:
        /^\/admin\/v1\/((dead-letters|recovery-jobs|objects)(\/|$)|endpoints\/:endpoint_id\/recover$)/,
    },
    {
      name: "Approvals",
      description: "Changes that take two people and a delay.",
      paths: /^\/admin\/v1\/approvals(\/|$)/,
    },
    {
      name: "Staff",
      description: "The operator's people and their keys, the audit log, and the master keys.",
      paths:
        /^(\/admin\/v1\/(people|me|admin-keys|audit|master-keys|personal-data)(\/|$)|\/audit\/heads$)/,
    },
    {
      name: "Running",
      description: "Whether the gateway runs, and its figures.",
      paths: /^\/(healthz|readyz|metrics)$/,
    },
  ],
  events: {},
  codes: ["MALFORMED_REQUEST", "METHOD_NOT_ALLOWED", ...failureCode.options],
};
