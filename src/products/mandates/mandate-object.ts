import { AggregateObject } from "../../frame/objects/aggregate-object.ts";
import { mandateAggregate } from "./mandate-aggregate.ts";
import type {
  MandateCommand,
  MandateRecord,
  MandateReport,
  MandateTerms,
  MandateView,
} from "./mandate-record.ts";

/**
 * One mandate, addressed by its id. The frame (aggregate-object.ts) has its methods and storage;
 * mandate-aggregate.ts has its decisions. It deletes itself when retention asks and nothing of it
 * is unfinished, and leaves a tombstone.
 */
export class MandateObject extends AggregateObject<
  MandateRecord,
  MandateTerms,
  MandateCommand,
  MandateReport,
  MandateView
> {
  protected readonly aggregate = mandateAggregate;
}
