import { AggregateObject } from "../../frame/objects/aggregate-object.ts";
import type { MovementReport } from "../../network/transfers/decide-movement.ts";
import { chargeAggregate } from "./charge-aggregate.ts";
import type { ChargeCommand, ChargeRecord, ChargeTerms, ChargeView } from "./charge-record.ts";

/**
 * One charge of a mandate, addressed by its id. The frame (aggregate-object.ts) has its methods and
 * storage; charge-aggregate.ts has its decisions. It deletes itself when retention asks and nothing
 * of it is unfinished, and leaves a tombstone.
 */
export class Charge extends AggregateObject<
  ChargeRecord,
  ChargeTerms,
  ChargeCommand,
  MovementReport,
  ChargeView
> {
  protected readonly aggregate = chargeAggregate;
}
