import { hostedAssetRoutes } from "../../src/approvals/page/assets.ts";
import { brandRoutes } from "../../src/approvals/page/brand.ts";
import { rememberedRoutes } from "../../src/approvals/page/remembered.ts";
import { clockRoutes } from "../../src/base/platform/clock-routes.ts";
import { withCsv } from "../../src/base/platform/csv.ts";
import { alsoUnder, type Route } from "../../src/base/platform/edge.ts";
import type { GatewayEnv } from "../../src/base/platform/env.ts";
import { capabilityRoutes } from "../../src/network/banks/capabilities.ts";
import { logoRoutes } from "../../src/network/parties/logos.ts";
import {
  endpointRoutes,
  eventRoutes,
  merchantReaders,
  tppReaders,
} from "../../src/network/webhooks/routes.ts";
import { alertKind } from "../../src/network/webhooks/tell-alert.ts";
import { accountDataRoutes } from "../../src/products/account-data/routes.ts";
import { chargeKind } from "../../src/products/charges/kind.ts";
import { connectionRoutes, connectionsPageRoutes } from "../../src/products/connections/routes.ts";
import {
  consentApprovalRoutes,
  consentPageRoutes,
} from "../../src/products/consents/approval-routes.ts";
import { authorizeRoute } from "../../src/products/consents/authorize-route.tsx";
import { consentKind } from "../../src/products/consents/kind.ts";
import { tokenRoutes } from "../../src/products/consents/oauth-routes.ts";
import { consentReportRoutes, consentRoutes } from "../../src/products/consents/routes.ts";
import { clientToken } from "../../src/products/consents/tpp-caller.ts";
import {
  mandateApprovalRoutes,
  mandatePageRoutes,
} from "../../src/products/mandates/approval-routes.ts";
import { mandateKind } from "../../src/products/mandates/kind.ts";
import { chargePerformers, performEndMandates } from "../../src/products/mandates/performers.ts";
import { mandateReportRoutes, mandateRoutes } from "../../src/products/mandates/routes.ts";
import { discoveryRoutes } from "../../src/products/oauth/routes.ts";
import {
  orderApprovalRoutes,
  orderPageRoutes,
} from "../../src/products/payment-orders/approval-routes.ts";
import { paymentOrderKind } from "../../src/products/payment-orders/kind.ts";
import { performEndOrders } from "../../src/products/payment-orders/last-check.ts";
import { paymentOrderRoutes } from "../../src/products/payment-orders/routes.ts";
import { paymentKind } from "../../src/products/payments/kind.ts";
import {
  callbackRoutes,
  checkoutRoutes,
  paymentRoutes,
} from "../../src/products/payments/routes.ts";
import { consoleRoutes } from "../../src/staff/console/routes.ts";
import { chooseEventsRoutes } from "../../src/staff/operators/merchants/choose-events.ts";
import { recordKinds, tppRecordKinds } from "../../src/staff/operators/merchants/owner-events.ts";
import { portalLinkRoutes } from "../../src/staff/operators/merchants/portal-links.ts";
import { relistRoutes } from "../../src/staff/operators/relist.ts";
import { operatorRoutes, runningRoutes } from "../../src/staff/operators/routes.ts";
import { settlementRoutes } from "../../src/staff/operators/settlement/settlement-routes.ts";
import { deliveryRoutes } from "../../src/staff/operators/webhooks/deliveries.ts";
import { recoveryRoutes } from "../../src/staff/operators/webhooks/recovery.ts";
import { portalRoutes } from "../../src/staff/portal/routes.ts";

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
  ...relistRoutes(kinds, [...kinds, ...recordKinds, ...tppRecordKinds]),
];

/** The routes of merchants that the portal calls too. */
export const portalApiRoutes = [
  ...paymentRoutes(paid),
  ...settlementRoutes,
  ...eventRoutes(merchantReaders, [...paid, mandateKind, ...recordKinds, alertKind]),
  ...endpointRoutes(merchantReaders),
  ...chooseEventsRoutes,
  ...portalLinkRoutes,
];

/** The addresses of merchants and TPPs. @rule G1.3 */
const apiRoutes = alsoUnder("/api/v1", [
  ...portalApiRoutes,
  ...capabilityRoutes,
  ...consentRoutes,
  ...eventRoutes(tpps, [consentKind, paymentOrderKind, mandateKind, ...tppRecordKinds]),
  ...endpointRoutes(tpps),
  ...discoveryRoutes,
  ...tokenRoutes,
  authorizeRoute,
  ...accountDataRoutes,
  ...paymentOrderRoutes,
  ...mandateRoutes,
]);

/** Every route of the gateway. */
export const gatewayRoutes: readonly Route<GatewayEnv>[] = [
  ...apiRoutes,
  ...callbackRoutes({ authorised, moving }),
  ...consentReportRoutes,
  ...mandateReportRoutes,
  ...checkoutRoutes,
  ...consentApprovalRoutes,
  ...consentPageRoutes,
  ...orderApprovalRoutes,
  ...orderPageRoutes,
  ...mandateApprovalRoutes,
  ...mandatePageRoutes,
  ...connectionRoutes,
  ...connectionsPageRoutes,
  ...hostedAssetRoutes<GatewayEnv>(),
  ...brandRoutes,
  ...logoRoutes,
  ...rememberedRoutes,
  ...adminRoutes,
  ...runningRoutes,
  ...consoleRoutes(adminRoutes),
  ...portalRoutes(portalApiRoutes),
  ...clockRoutes<GatewayEnv>(),
];
