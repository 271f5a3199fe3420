import type { PageCaller } from "../pages/page-token.ts";
import { approvalPage } from "../sca/approval-page.ts";
import { ORDER_PREFIXES, type OrderStub, PAYMENT_ORDERS } from "./order-address.ts";

/** A browser with the token of one order's page. */
export type OrderPageCaller = PageCaller<OrderStub>;

/** The page on which the customer approves a payment order. */
export const orderPage = approvalPage<OrderStub>({
  prefixes: ORDER_PREFIXES,
  binding: PAYMENT_ORDERS,
  path: "sca",
  addressPurpose: "sca-address",
});
