import { runInDurableObject } from "cloudflare:test";
import { parseId } from "../../../src/base/kernel/ids.ts";
import type { TimelineEntry } from "../../../src/frame/objects/timeline.ts";
import type { Payment } from "../../workers/gateway-journey.ts";
import { env } from "../../workers/gateway-worker.ts";

/** The timeline that a payment's object has stored. No route shows it. */
export const timelineOf = ({ session_id }: Payment): Promise<TimelineEntry[]> => {
  const namespace = env.PAYMENT_SESSIONS as unknown as DurableObjectNamespace;
  const object = namespace.get(namespace.idFromString(parseId(["ps"], session_id) ?? ""));
  return runInDurableObject(object, (_: DurableObject, { storage }) => {
    const record = storage.kv.get<{ timeline: TimelineEntry[] }>("record");
    if (!record) throw new Error("the payment is gone");
    return record.timeline;
  });
};

/** An entry in one line, without null members and a count of 1. */
export const lineOf = (entry: TimelineEntry): string => {
  const { kind, what, outcome, actor, about, attempt, milliseconds, count } = entry;
  const parts = [
    kind,
    what,
    outcome,
    actor && `by ${actor}`,
    about && "about a refund",
    attempt && `attempt ${attempt}`,
    milliseconds !== null && `${milliseconds} ms`,
    count > 1 && `${count} times`,
  ];
  return parts.filter((part) => typeof part === "string" && part !== "").join(", ");
};
