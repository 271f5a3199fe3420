import type { Mutant } from "./mutant.ts";

const view = "test/products/mandates/step-view.test.ts";
const steps = "test/products/mandates/authorisation.object.test.ts";
const page = "test/approvals/page/mandate-page.test.ts";

/** Bugs of the page on which a customer approves a mandate. */
export const mandatePage: readonly Mutant[] = [
  {
    bug: "another browser sees the code or prompt of a mandate",
    file: "src/approvals/approval-view.ts",
    from: "const isChallenged = isBound && awaitsProof(owner, state);",
    to: "const isChallenged = awaitsProof(owner, state);",
    killer: view,
  },
  {
    bug: "another browser gets the way back of a mandate",
    file: "src/approvals/approval-view.ts",
    from: "redirect: isBound ? owner.redirectOf(state) : null",
    to: "redirect: owner.redirectOf(state)",
    killer: view,
  },
  {
    bug: "another browser sees the account of a mandate",
    file: "src/products/mandates/decide/approval.ts",
    from: "payer: isBound ? payerOf(record) : null,",
    to: "payer: payerOf(record),",
    killer: view,
  },
  {
    bug: "the customer goes back before the replaced mandate has ended",
    file: "src/products/mandates/decide/approval.ts",
    from: 'isOpenMandate(state) || state === "REPLACING"',
    to: "isOpenMandate(state)",
    killer: view,
  },
  {
    bug: "any account may continue a mandate whose owner says who pays",
    file: "src/products/mandates/verbs/find-parties.ts",
    from: "own.value.iban !== payer.value.iban",
    to: "own.value.currency !== payer.value.currency",
    killer: steps,
  },
  {
    bug: "a second browser that starts takes the approval over",
    file: "src/products/mandates/decide/approval.ts",
    from: "if (first_only && record.payer !== null) {",
    to: "if (first_only && record.payer === undefined) {",
    killer: "test/products/mandates/decide-approval.test.ts",
  },
  {
    bug: "accounts of a mandate may be guessed without an end",
    file: "src/approvals/approval-steps.ts",
    from: ": !problemRetryable(found.problem);",
    to: ": problemRetryable(found.problem);",
    killer: steps,
  },
  {
    bug: "the merchant's own bank only does not hold for mandates",
    file: "src/products/mandates/verbs/find-parties.ts",
    from: "if (!route.ok) return route;\n  if (",
    to: "if (route.ok && ",
    killer: steps,
  },
  {
    bug: "the page names the cap of one payment as the most of a period",
    file: "src/products/mandates/page-terms.tsx",
    from: "const money = moneyOf(page, terms.max_amount_per_period, terms);\n  if",
    to: "const money = moneyOf(page, terms.amount, terms);\n  if",
    killer: page,
  },
  {
    bug: "the page says what is usual and hides the most",
    file: "src/products/mandates/page-terms.tsx",
    from: "money: moneyOf(page, terms.max_amount_per_period, terms),",
    to: "money: moneyOf(page, terms.amount, terms),",
    killer: page,
  },
  {
    bug: "a fortnight is shown as a week",
    file: "src/products/mandates/page-terms.tsx",
    from: "interval_count * times",
    to: "times",
    killer: page,
  },
  {
    bug: "the replaced mandate's terms are shown as the new ones",
    file: "src/products/mandates/page-terms.tsx",
    from: "factsOf(page, terms).map(([name, facts], place)",
    to: "before.map(([name, facts], place)",
    killer: page,
  },
  {
    bug: "everybody with the address reads the name of an app's payee",
    file: "src/products/mandates/decide/approval.ts",
    from: "!isOpenToAll && !isChallengedIn(",
    to: "!isOpenToAll && isChallengedIn === null && !isChallengedIn(",
    killer: view,
  },
  {
    bug: "an app reads the name at its payee's bank",
    file: "src/products/mandates/views.ts",
    from: 'terms.owner.kind === "MERCHANT" ? terms.creditor_name',
    to: "terms.owner.id ? terms.creditor_name",
    killer: view,
  },
];
