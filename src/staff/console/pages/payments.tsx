import type { FoundObject } from "../../operators/find/find-routes.ts";
import { listPage } from "../list-page.tsx";
import { foundColumns } from "./found.tsx";

/** All payments and charges, newest first: the search of every page leads here. */
export const paymentsPage = listPage<FoundObject & { payment_id: string }>({
  ...{ path: "/console/payments", section: "payments", title: "Payments" },
  operation: "findPayments",
  empty: "No payment is like this.",
  first: ["q", "mode", "status", "merchant_id", "created_from", "created_to"],
  columns: foundColumns("/console/payments/", ({ payment_id }) => payment_id),
});
