import { accountDataRoutes } from "../../src/account-data/routes.ts";
import { capabilityRoutes } from "../../src/banks/capabilities.ts";
import { chargeKind } from "../../src/charges/charge-kind.ts";
import { connectionRoutes } from "../../src/connections/routes.ts";
import { consentApprovalRoutes } from "../../src/consents/approval-routes.ts";
import { consentKind } from "../../src/consents/consent-kind.ts";
import { tokenRoutes } from "../../src/consents/oauth-routes.ts";
import { consentRoutes } from "../../src/consents/routes.ts";
import { clientToken } from "../../src/consents/tpp-caller.ts";
import { consoleRoutes } from "../../src/console/routes.ts";
import {
  checkoutRoutes,
  consentPageRoutes,
  mandatePageRoutes,
  orderPageRoutes,
} from "../../src/hosted/approval-addresses.ts";
import { assetRoutes } from "../../src/hosted/assets.ts";
import { authorizeRoute } from "../../src/hosted/authorize-route.tsx";
import { brandRoutes } from "../../src/hosted/brand-routes.ts";
import { connectionsPageRoutes } from "../../src/hosted/connections-routes.ts";
import { mandateApprovalRoutes } from "../../src/mandates/approval-routes.ts";
import { mandateReportRoutes } from "../../src/mandates/bank-reports.ts";
import { chargePerformers } from "../../src/mandates/command-charge.ts";
import { mandateKind } from "../../src/mandates/mandate-kind.ts";
import { performEndMandates } from "../../src/mandates/performers.ts";
import { mandateRoutes } from "../../src/mandates/routes.ts";
import { discoveryRoutes } from "../../src/oauth/routes.ts";
import { chooseEventsRoutes } from "../../src/operators/merchants/choose-events.ts";
import { recordKinds, tppRecordKinds } from "../../src/operators/merchants/owner-events.ts";
import { operatorRoutes } from "../../src/operators/routes.ts";
import { settlementRoutes } from "../../src/operators/settlement/settlement-routes.ts";
import { deliveryRoutes } from "../../src/operators/webhooks/delivery-routes.ts";
import { recoveryRoutes } from "../../src/operators/webhooks/recovery-routes.ts";
import { orderApprovalRoutes } from "../../src/payment-orders/approval-routes.ts";
import { paymentOrderKind } from "../../src/payment-orders/order-kind.ts";
import { performEndOrders } from "../../src/payment-orders/performers.ts";
import { paymentOrderRoutes } from "../../src/payment-orders/routes.ts";
import { callbackRoutes } from "../../src/payments/callback-routes.ts";
import { paymentKind } from "../../src/payments/payment-kind.ts";
import { paymentRoutes } from "../../src/payments/routes.ts";
import { clockRoutes } from "../../src/platform/clock-routes.ts";
import { withCsv } from "../../src/platform/csv.ts";
import type { Route } from "../../src/platform/edge.ts";
import type { GatewayEnv } from "../../src/platform/env.ts";
import {
  endpointRoutes,
  eventRoutes,
  merchantReaders,
  tppReaders,
} from "../../src/webhooks/routes.ts";
import { alertKind } from "../../src/webhooks/tell-alert.ts";

/**
 * The end of a consent ends its payment orders and mandates. The worker connects them, because
 * consents do not import them.
 */
const consents = {
  ...consentKind,
  performers: {
    ...consentKind.performers,
    end_orders: performEndOrders,
    end_mandates: performEndMandates,
  },
};

/**
 * A charge reports to its mandate. The worker connects them, because charges do not import
 * mandates.
 */
const charges = { ...chargeKind, performers: chargePerformers };

/** Every kind of deciding object. Register a new one here. */
export const kinds = [paymentKind, consents, paymentOrderKind, mandateKind, charges];

/** Objects that a payer authorises. */
const authorised = [paymentKind, consents, paymentOrderKind, mandateKind];

/** Objects with the status and the refunds of a payment. */
const paid = [paymentKind, charges];

/** Objects that move money. */
const moving = [...paid, paymentOrderKind];

const tpps = tppReaders(clientToken);

/** The routes of staff, also called by the console. */
export const adminRoutes = [
  ...operatorRoutes,
  ...withCsv(recoveryRoutes([...kinds, ...recordKinds])),
  ...withCsv(deliveryRoutes(kinds, [...kinds, ...recordKinds])),
];

/** Every route of the gateway. */
export const gatewayRoutes: readonly Route<GatewayEnv>[] = [
  ...paymentRoutes(paid),
  ...settlementRoutes,
  ...capabilityRoutes,
  ...consentRoutes,
  ...callbackRoutes({ authorised, moving }),
  ...mandateReportRoutes,
  ...eventRoutes(merchantReaders, [...paid, mandateKind, ...recordKinds, alertKind]),
  ...endpointRoutes(merchantReaders),
  ...chooseEventsRoutes,
  ...eventRoutes(tpps, [consentKind, paymentOrderKind, mandateKind, ...tppRecordKinds]),
  ...endpointRoutes(tpps),
  ...discoveryRoutes,
  ...tokenRoutes,
  authorizeRoute,
  ...accountDataRoutes,
  ...paymentOrderRoutes,
  ...mandateRoutes,
  ...checkoutRoutes,
  ...consentApprovalRoutes,
  ...consentPageRoutes,
  ...orderApprovalRoutes,
  ...orderPageRoutes,
  ...mandateApprovalRoutes,
  ...mandatePageRoutes,
  ...connectionRoutes,
  ...connectionsPageRoutes,
  ...assetRoutes<GatewayEnv>(),
  ...brandRoutes,
  ...adminRoutes,
  ...consoleRoutes(adminRoutes),
  ...clockRoutes<GatewayEnv>(),
];
