import type { DocumentTag } from "./document.ts";

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
