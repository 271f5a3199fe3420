import { bankRoutes } from "./bank-routes.ts";
import { clockKeeperRoutes } from "./clock-routes.ts";
import { controlRoutes } from "./control-routes.ts";
import { phoneRoutes } from "./phone-routes.ts";
import { shopRoutes } from "./shop-routes.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";
import { tppPaymentRoutes } from "./tpp-payment-routes.ts";
import { tppRoutes } from "./tpp-routes.ts";

/** Every route of the sandbox; everything else is 404. */
export const sandboxRoutes = [
  ...bankRoutes,
  ...phoneRoutes,
  ...shopRoutes,
  ...subscriptionRoutes,
  ...tppRoutes,
  ...tppPaymentRoutes,
  ...controlRoutes,
  ...clockKeeperRoutes,
];
