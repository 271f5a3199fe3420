import { AggregateObject } from "../../frame/objects/aggregate-object.ts";
import { paymentAggregate } from "./payment-aggregate.ts";
import type {
  PaymentSessionRecord,
  SessionCommand,
  SessionReport,
  SessionTerms,
  SessionView,
} from "./session-record.ts";

/**
 * One payment session, addressed by its id. The frame (aggregate-object.ts) has its methods and
 * storage; payment-aggregate.ts has its decisions. It deletes itself when retention asks and
 * nothing of it is unfinished, and leaves a tombstone.
 */
export class PaymentSession extends AggregateObject<
  PaymentSessionRecord,
  SessionTerms,
  SessionCommand,
  SessionReport,
  SessionView
> {
  protected readonly aggregate = paymentAggregate;
}
