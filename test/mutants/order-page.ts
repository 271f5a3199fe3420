import type { Mutant } from "./mutant.ts";

const view = "test/products/payment-orders/step-view.test.ts";
const steps = "test/products/payment-orders/authorisation-steps.object.test.ts";
const attacks = "test/products/payment-orders/authorisation-attacks.object.test.ts";
const page = "test/approvals/page/order-page.test.ts";

/** Bugs of the page on which a customer approves a payment order. */
export const orderPage: readonly Mutant[] = [
  {
    bug: "another browser sees the code or prompt of an order",
    file: "src/approvals/approval-view.ts",
    from: "const isChallenged = isBound && awaitsProof(owner, state);",
    to: "const isChallenged = awaitsProof(owner, state);",
    killer: view,
  },
  {
    bug: "another browser learns the state of the way back",
    file: "src/approvals/approval-view.ts",
    from: "redirect: isBound ? owner.redirectOf(state) : null",
    to: "redirect: owner.redirectOf(state)",
    killer: view,
  },
  {
    bug: "another browser sees the account that pays",
    file: "src/products/payment-orders/decide/approval.ts",
    from: "payer: isBound ? {",
    to: "payer: record ? {",
    killer: view,
  },
  {
    bug: "a name that only the TPP said passes for the bank's",
    file: "src/products/payment-orders/decide/approval.ts",
    from: 'creditor_name === null ? "UNKNOWN" : "UNCHECKED"',
    to: 'creditor_name === null ? "UNKNOWN" : "BANK"',
    killer: view,
  },
  {
    bug: "the page leads back before the customer has decided",
    file: "src/products/payment-orders/decide/approval.ts",
    from: "redirect_uri === null || isOpenOrder(state)",
    to: "redirect_uri === null",
    killer: steps,
  },
  {
    bug: "the redirect leaves out who issued it",
    file: "src/approvals/approval-view.ts",
    from: "names_issuer ? env.BASE_URL : null",
    to: "null",
    killer: steps,
  },
  {
    bug: "an account that is not the order's is not counted as a try",
    file: "src/approvals/approval-steps.ts",
    from: 'named.problem.code === "PAYER_NOT_FOUND"',
    to: 'named.problem.code === "NOT_FOUND"',
    killer: attacks,
  },
  {
    bug: "credentials hear the live status of an order",
    file: "src/approvals/page/page-address.ts",
    from: "  refuse: refuseCredentials,\n",
    to: "",
    killer: "test/approvals/hosted-steps.object.test.ts",
  },
  {
    bug: "a payee with another name gets no warning",
    file: "src/products/payment-orders/page.tsx",
    from: "<strong>{words.no_match}</strong> {sentence}",
    to: "{sentence}",
    killer: page,
  },
  {
    bug: "the page names the payee as the TPP does",
    file: "src/products/payment-orders/page.tsx",
    from: "<bdi>{payee.name}</bdi>",
    to: "<bdi>{payee.said}</bdi>",
    killer: page,
  },
  {
    bug: "an order under review is shown as not paid",
    file: "src/products/payment-orders/page.tsx",
    from: 'view.status === "PROCESSING" || view.under_review',
    to: 'view.status === "PROCESSING"',
    killer: page,
  },
  {
    bug: "the page of an order offers another account",
    file: "src/products/payment-orders/page.tsx",
    from: "choosesAccount: false",
    to: "choosesAccount: true",
    killer: page,
  },
  {
    bug: "everybody with the address reads the payee's name at its bank",
    file: "src/products/payment-orders/decide/approval.ts",
    from: "terms.payee.name !== null && !isChallenged",
    to: "terms.payee.name === undefined && !isChallenged",
    killer: view,
  },
  {
    bug: "the payee's name is there for the browser that only rejects",
    file: "src/approvals/verified-browser.ts",
    from: "sca.challenge !== null && browser_id === browserId",
    to: "sca !== null && browser_id === browserId",
    killer: view,
  },
  {
    bug: "the payee's name is there for another browser than the one that began",
    file: "src/approvals/verified-browser.ts",
    from: "sca.challenge !== null && browser_id === browserId",
    to: "sca.challenge !== null && browser_id !== browserId + browserId",
    killer: view,
  },
];
