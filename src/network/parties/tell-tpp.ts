import { sql } from "drizzle-orm";
import type { Database, Statement } from "../../base/platform/database.ts";
import { tpps } from "../../base/platform/schema.ts";
import { keepEvent, type RecordEvent } from "./owner-events.ts";

/**
 * The statement that keeps an event about a live TPP itself. It goes to the address that is
 * registered when the statement runs: nobody can move the address before the event is published.
 * So it stands before the statement that changes the TPP.
 * @rule A2.8
 */
export const tellTpp = (
  db: Database,
  tppId: string,
  { data, ...event }: Pick<RecordEvent, "type" | "subjectId" | "data" | "at">,
): Statement =>
  keepEvent(db, {
    ...event,
    owner: { kind: "TPP", id: tppId },
    mode: "live",
    data: { tpp_id: tppId, ...data },
    webhookUrl: sql`(SELECT ${tpps.event_url} FROM ${tpps} WHERE ${tpps.tpp_id} = ${tppId})`,
  });
