import { AggregateObject } from "../../frame/objects/aggregate-object.ts";
import { consentAggregate } from "./consent-aggregate.ts";
import type {
  ConsentCommand,
  ConsentRecord,
  ConsentReport,
  ConsentView,
  NewConsent,
} from "./consent-record.ts";

/**
 * One consent, addressed by its id. The frame (aggregate-object.ts) has its methods and storage;
 * consent-aggregate.ts has its decisions.
 */
export class ConsentObject extends AggregateObject<
  ConsentRecord,
  NewConsent,
  ConsentCommand,
  ConsentReport,
  ConsentView
> {
  protected readonly aggregate = consentAggregate;
}
