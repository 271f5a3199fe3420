import type { GenericSchema } from "valibot";

/** One event, as its kind declares it and the documents describe it. */
export interface EventContract {
  /** When it is sent. */
  summary: string;
  data: GenericSchema;
  /**
   * Whether only an owner that asked for it gets it; by default every owner does. Fulfilment must
   * not rely on an optional event.
   */
  optional?: boolean;
}

/** Declares events by their names. */
export const declareEvents = <Name extends string>(
  events: Readonly<Record<Name, EventContract>>,
): Readonly<Record<Name, EventContract>> => events;
