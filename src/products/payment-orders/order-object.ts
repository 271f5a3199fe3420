import { AggregateObject } from "../../frame/objects/aggregate-object.ts";
import { orderAggregate } from "./order-aggregate.ts";
import type {
  NewOrder,
  OrderCommand,
  OrderReport,
  OrderView,
  PaymentOrderRecord,
} from "./order-record.ts";

/**
 * One payment order, addressed by its id. The frame (aggregate-object.ts) has its methods and
 * storage; order-aggregate.ts has its decisions. It deletes itself when retention asks and nothing
 * of it is unfinished, and leaves a tombstone.
 */
export class PaymentOrder extends AggregateObject<
  PaymentOrderRecord,
  NewOrder,
  OrderCommand,
  OrderReport,
  OrderView
> {
  protected readonly aggregate = orderAggregate;
}
