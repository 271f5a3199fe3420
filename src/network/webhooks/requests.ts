import * as v from "valibot";
import { endpointId, eventId, text } from "../../base/kernel/fields.ts";
import { pageQuery } from "../../base/platform/lists.ts";

/** The filters of the list of events. */
export const eventFilters = v.object({
  ...pageQuery.entries,
  event: v.optional(text("Only events of this name.", "payment.completed")),
});

export const eventPath = v.object({ id: eventId });

export const ownEndpointPath = v.object({ id: endpointId });
