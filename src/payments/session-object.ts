import { AggregateObject } from "../aggregate/aggregate-object.ts";
import { paymentAggregate } from "./payment-aggregate.ts";
import type {
  PaymentSessionRecord,
  SessionCommand,
  SessionReport,
  SessionTerms,
  SessionView,
} from "./session-record.ts";

/**
 * One payment session, addressed by its id. Methods and storage are the frame's
 * (aggregate-object.ts); what it decides is in payment-aggregate.ts. It deletes itself when
 * retention asks it to and nothing of it is unfinished, and leaves a tombstone.
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
