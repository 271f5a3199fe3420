import { bankInterfaceRoutes } from "./bank/routes.ts";
import { clockKeeperRoutes, controlRoutes } from "./control-routes.ts";
import { phoneRoutes } from "./phone-routes.ts";
import { shopRoutes } from "./shop/routes.ts";
import { subscriptionRoutes } from "./shop/subscription-routes.ts";
import { tppPaymentRoutes } from "./tpp/payment-routes.ts";
import { tppAppRoutes } from "./tpp/routes.ts";

/** Every route of the sandbox; everything else is 404. */
export const sandboxRoutes = [
  ...bankInterfaceRoutes,
  ...phoneRoutes,
  ...shopRoutes,
  ...subscriptionRoutes,
  ...tppAppRoutes,
  ...tppPaymentRoutes,
  ...controlRoutes,
  ...clockKeeperRoutes,
];
