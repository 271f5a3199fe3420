import type { ConsolePage } from "./page.ts";
import { auditPage } from "./pages/audit.tsx";
import { bankPage } from "./pages/bank.tsx";
import { banksPage } from "./pages/banks.tsx";
import { consentPage } from "./pages/consent.tsx";
import { deliveriesPage } from "./pages/deliveries.tsx";
import { deliveryPage } from "./pages/delivery.tsx";
import { endpointPage } from "./pages/endpoint.tsx";
import { endpointsPage } from "./pages/endpoints.tsx";
import { consentsPage, mandatesPage, ordersPage, paymentsPage } from "./pages/found.tsx";
import { mandatePage } from "./pages/mandate.tsx";
import { merchantPage } from "./pages/merchant.tsx";
import { merchantsPage } from "./pages/merchants.tsx";
import { orderPage } from "./pages/order.tsx";
import { overviewPage } from "./pages/overview.tsx";
import { paymentPage } from "./pages/payment.tsx";
import { staffPage } from "./pages/staff.tsx";
import { strategyPage } from "./pages/strategy.tsx";
import { todayPage } from "./pages/today.tsx";
import { tppPage } from "./pages/tpp.tsx";
import { tppsPage } from "./pages/tpps.tsx";

/** Every page of the console. A new one is a row here, and a file in `pages/`. */
export const pages: readonly ConsolePage[] = [
  todayPage,
  overviewPage,
  paymentsPage,
  paymentPage,
  merchantsPage,
  merchantPage,
  banksPage,
  bankPage,
  ordersPage,
  orderPage,
  mandatesPage,
  mandatePage,
  consentsPage,
  consentPage,
  endpointsPage,
  endpointPage,
  deliveriesPage,
  deliveryPage,
  tppsPage,
  tppPage,
  strategyPage,
  staffPage,
  auditPage,
];
