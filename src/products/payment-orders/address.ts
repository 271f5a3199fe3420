import { addressOf, type StubOf } from "../../frame/objects/kinds.ts";
import type {
  NewOrder,
  OrderCommand,
  OrderReport,
  OrderView,
  PaymentOrderRecord,
} from "./order-record.ts";

export type OrderStub = StubOf<PaymentOrderRecord, NewOrder, OrderCommand, OrderReport, OrderView>;

/** Where payment orders are found: po_… */
export const orderAddress = addressOf<OrderStub>("PAYMENT_ORDERS", ["po"]);

export const { byHex: orderStub, byId: orderById } = orderAddress;
