import type { FoundObject } from "../../operators/find/find-routes.ts";
import { listPage } from "../list-page.tsx";
import { foundColumns } from "./found.tsx";

/** All payment orders, newest first. */
export const ordersPage = listPage<FoundObject & { payment_order_id: string }>({
  ...{ path: "/console/payment-orders", section: "orders", title: "Payment orders" },
  operation: "findPaymentOrders",
  empty: "Nothing is like this.",
  first: ["q", "mode", "status", "created_from", "created_to"],
  columns: foundColumns("/console/payment-orders/", ({ payment_order_id }) => payment_order_id),
});
