import { kindAddress, type StubOf } from "../../frame/objects/kinds.ts";
import type { OrderTypes } from "./order-record.ts";

export type OrderStub = StubOf<OrderTypes>;

/** Where payment orders are found: po_… */
export const orderAddress = kindAddress<OrderStub>("PAYMENT_ORDERS", ["po"]);

export const { byHex: orderStub, byId: orderById } = orderAddress;
