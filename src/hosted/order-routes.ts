import type { OrderPageRead } from "../payment-orders/approval.ts";
import { liveOrder, orderPage } from "../payment-orders/approval-routes.ts";
import { orderById } from "../payment-orders/order-address.ts";
import { approvalAddress } from "./approval-address.ts";
import { renderOrderPage } from "./order-page.tsx";
import type { ShownOrder } from "./order-situation.ts";

export const orderPageRoutes = approvalAddress<OrderPageRead, ShownOrder>({
  path: "/sca/:reference",
  field: "sca_url",
  prefix: "po",
  cookie: "order_browser",
  page: {
    id: "openOrder",
    summary: "The page on which a customer approves an order, or its token for a program",
  },
  live: {
    id: "readLiveOrder",
    summary: "The state of the order, as JSON or over a WebSocket",
    answer: liveOrder,
  },
  pages: orderPage,
  byId: orderById,
  more: async () => ({}),
  render: renderOrderPage,
});
