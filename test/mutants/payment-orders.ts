import type { Mutant } from "./mutant.ts";

const killer = "test/payment-orders/decide-order.test.ts";

/** Bugs of payment orders. */
export const paymentOrders: readonly Mutant[] = [
  {
    bug: "an exempt order is executed by a check that is too old",
    file: "src/payment-orders/order-aggregate.ts",
    from: "fresh.now - checked_at <= LAST_CHECK_VALID_MS",
    to: "checked_at <= fresh.now",
    killer,
  },
  {
    bug: "an exemption that is not used stays counted",
    file: "src/payment-orders/order-aggregate.ts",
    from: "exemption && !isFresh ? returnExemption(started, fresh) : started",
    to: "started",
    killer,
  },
  {
    bug: "the instruction names the payee as the TPP does",
    file: "src/payment-orders/movements.ts",
    from: "payee.name ?? creditor_name",
    to: "creditor_name ?? payee.name",
    killer,
  },
  {
    bug: "another TPP cancels the order",
    file: "src/payment-orders/decide-order.ts",
    from: 'if (!isOwner(record, viewer)) return refuse("NOT_FOUND");',
    to: "",
    killer,
  },
  {
    bug: "the token of one consent reaches the orders of another",
    file: "src/payment-orders/decide-order.ts",
    from: "(consent_id === null || terms.consent_id === consent_id)",
    to: "consent_id !== terms.tpp_id",
    killer,
  },
  {
    bug: "an order on its way is cancelled",
    file: "src/payment-orders/decide-order.ts",
    from: 'if (!isOpen(record.state)) return refuse("PAYMENT_ORDER_NOT_CANCELLABLE");',
    to: "",
    killer,
  },
  {
    bug: "any account continues the authorisation in another browser",
    file: "src/payment-orders/decide-order.ts",
    from: 'if (iban !== record.terms.source.iban) return refuse("PAYER_NOT_FOUND");',
    to: "",
    killer,
  },
  {
    bug: "the challenge of one browser goes on in another",
    file: "src/payment-orders/decide-order.ts",
    from: "const sca = dropChallenge(record.sca);",
    to: "const { sca } = record;",
    killer,
  },
  {
    bug: "a second browser begins a challenge",
    file: "src/payment-orders/decide-order.ts",
    from: "browser_id === null || browser_id === browserId ?",
    to: "browser_id !== null || browser_id !== browserId ?",
    killer,
  },
  {
    bug: "the customer has a millisecond too much",
    file: "src/payment-orders/decide-order.ts",
    from: "fresh.now >= record.authorise_by",
    to: "fresh.now > record.authorise_by",
    killer,
  },
  {
    bug: "a permitted order ends with its consent",
    file: "src/payment-orders/decide-order.ts",
    from: '"consent_ended", fresh)\n    : ok(record);',
    to: '"consent_ended", fresh)\n    : refuse("INVALID_STATE");',
    killer,
  },
];
