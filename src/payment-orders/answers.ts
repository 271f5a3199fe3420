import * as v from "valibot";
import { named } from "../kernel/fields.ts";
import { orderStates } from "./order-machine.ts";

/** The answers of payment orders on the wire (§2.12, contract/open-banking.md § Payment orders). */
export const orderStatus = v.pipe(
  v.picklist(orderStates),
  named("PaymentOrderStatus", "The status of a payment order.", "COMPLETED"),
);
