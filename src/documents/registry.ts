import { conventions, type DocumentFrame } from "./document.ts";

/** The identity registry's document: the parts about all its rows. */
export const registryFrame: DocumentFrame = {
  title: "Identity registry",
  description: `Customers' usernames, the banks' namespaces, and the accounts that banks link to usernames.
It belongs to no bank and no gateway. Gateways ask it where a payment for a name may go.

${conventions}

## Realms

Every record has a realm, test or live. A key belongs to one realm and sees nothing of the other.
Callers without a key, and the registry's own staff, name the realm in the query.`,
  tags: [
    {
      name: "Lookups",
      description: "Public: where a name leads, and which banks there are.",
      paths: /^\/identity\/(resolve\/|banks$|audit\/)/,
    },
    {
      name: "Handles",
      description: "A customer's username, created and sponsored by a bank.",
      paths: /^\/identity\/handles([/:]|$)/,
    },
    {
      name: "Accounts",
      description: "The accounts that a bank links to usernames.",
      paths: /^\/identity\/banks\//,
    },
    {
      name: "Claims",
      description: "A bank's claim on a username that another bank sponsors.",
      paths: /^\/identity\/claims(\/|$)/,
    },
    {
      name: "Customers",
      description: "One-time addresses where a customer confirms and chooses.",
      paths: /^\/identity\/customer/,
    },
    {
      name: "Participants",
      description: "Administration: banks and gateways, and their keys.",
      paths: /^\/admin\/v1\/(banks|gateways)(\/|$)/,
    },
    {
      name: "Governance",
      description: "Administration: usernames, links and claims of every bank, and lookups.",
      paths: /^\/admin\/v1\/(handles|links|claims|lookups)(\/|$)/,
    },
    {
      name: "Approvals",
      description: "Administration: changes that take two people and a delay.",
      paths: /^\/admin\/v1\/approvals(\/|$)/,
    },
    {
      name: "Staff",
      description:
        "Administration: the operator's people and their keys, the audit log, and the master keys.",
      paths: /^\/admin\/v1\/(people|me|admin-keys|audit|master-keys)(\/|$)/,
    },
    {
      name: "Running",
      description: "Whether the registry runs, and its figures.",
      paths: /^\/(healthz|readyz|metrics)$/,
    },
  ],
  events: {},
  codes: ["MALFORMED_REQUEST", "METHOD_NOT_ALLOWED"],
};
