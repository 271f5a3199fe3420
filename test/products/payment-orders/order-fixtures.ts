import type { AuthMode } from "../../../src/approvals/authorisation.ts";
import type { DebtorAccount } from "../../../src/network/directory/resolve-account.ts";
import type { Transfer } from "../../../src/network/transfers/transfer.ts";
import { paymentOrderKind } from "../../../src/products/payment-orders/kind.ts";
import type {
  NewOrder,
  OrderCommand,
  OrderReport,
  OrderTerms,
  OrderView,
  PaymentOrderRecord,
} from "../../../src/products/payment-orders/order-record.ts";
import { Bench } from "../../frame/objects/bench.ts";
import { executed } from "../../network/transfers/reports.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  DEBTOR_IBAN,
  endVerification,
  routes,
} from "../payments/session-fixtures.ts";

/** A payment order driven by hand: the test chooses every instant and every name. */
export const T0 = Date.UTC(2026, 10, 22, 12);
export const AUTHORISE_MS = 15 * 60_000;
export const TPP = { tpp_id: "tpp_1", mode: "test", consent_id: null } as const;
export const EXEMPTION = { reference: "otp_consent" };

export const crossBank = {
  route: routes.crossBank,
  destination: { type: "iban", value: routes.crossBank.creditor.iban },
} as const satisfies Partial<OrderTerms>;

/** The account as the customer names it on the page. */
export const namedAccount = (iban: string): DebtorAccount => ({ ...termsOf().source, iban });

export const termsOf = (changes: Partial<OrderTerms> = {}): OrderTerms => ({
  payment_order_id: "po_1",
  consent_id: "cns_1",
  ...{ tpp_id: "tpp_1", client_id: "tpp_1", tpp_name: "Ledgerly", mode: "test" },
  source_account_id: "acc_1",
  source: {
    ...{ alias: null, alias_route: null, iban: DEBTOR_IBAN, display_name: "Amira Haddad" },
    ...{ currency: "USD", bank_id: "bnk_alpha", bank_handle: "alpha", bank_name: "Alpha Bank" },
    ...{ institution_code: "ALPHDEFFXXX", core_base_url: "https://alpha.example/bank/callback" },
    ...{ available_auth_methods: ["OTP", "PUSH"], gateway_fee: null },
  },
  destination: { type: "iban", value: routes.sameBank.creditor.iban },
  route: routes.sameBank,
  creditor_name: "Meridian Bookshop",
  payee: { name: "Meridian Books", check: "CLOSE_MATCH" },
  amount: 2_500,
  currency: "USD",
  description: "Invoice 7",
  reference: "invoice-7",
  redirect_uri: "https://tpp.example/back",
  state: "state-1",
  sca_url: "https://gateway.example/sca/po_1.mac",
  exemption: null,
  created_at: T0,
  ...changes,
});

export class OrderBench extends Bench<
  PaymentOrderRecord,
  NewOrder,
  OrderCommand,
  OrderReport,
  OrderView
> {
  constructor(changes: Partial<OrderTerms> = {}, checked_at = T0) {
    super(paymentOrderKind, { terms: termsOf(changes), checked_at }, T0);
  }

  /** An order that the bank exempts, on its way. */
  static exempt(changes: Partial<OrderTerms> = {}): OrderBench {
    const order = new OrderBench({ exemption: EXEMPTION, ...changes });
    order.lease("execute:exempt");
    return order;
  }

  protected override decided(_: OrderCommand, before: PaymentOrderRecord): void {
    if (before.approved === null && this.record.approved !== null) this.lease("execute");
  }

  // The usual course of an order.

  challenged(auth_mode: AuthMode = "OTP", name = "c1", browser = BROWSER): this {
    return this.must(beginChallenge(auth_mode, name, browser), challengeSent(name));
  }

  /** The bank has verified the customer's code. */
  approved(name = "c1"): this {
    this.challenged("OTP", name).must(beginVerification(`v-${name}`));
    return this.must(endVerification(`v-${name}`, "verified", this.now));
  }

  /** The bank answers the instruction. */
  executed(movement: "" | "exempt", status: "BOOKED" | "SUBMITTED"): this {
    const report = executed(this.transfer(movement), status);
    const id = movement === "" ? "execute" : `execute:${movement}`;
    return this.report(id, { kind: "execute", report });
  }

  transfer(movement: "" | "exempt"): Transfer {
    const transfer = movement === "" ? this.record.approved : this.record.exempt;
    if (!transfer) throw new Error("nothing was instructed");
    return transfer;
  }
}
