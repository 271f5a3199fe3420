import type { Event } from "../../src/sdk/merchant.ts";
import { type Command, exits, refuseUsage, textOf } from "./command.ts";
import { timeOf } from "./feed.ts";
import { knownEvents } from "./recipes.ts";
import { coloured, printable, shortTime } from "./texts.ts";

/** Lists the merchant's events, the newest first. */
export const eventsCommand: Command = {
  name: "events",
  summary: "list your events, newest first",
  usage: `events [--type NAME] [--subject ID] [--since TIME] [--limit 20]

Lists your events, the newest first.

  --type NAME         only this event: payment.completed
  --subject ID        only about this session, mandate or charge
  --since TIME        only from this time on: 30m, 12h, 7d, or 2026-11-27T18:00:00Z
  --limit NUMBER      at most so many, 20 by default`,
  options: {
    type: { type: "string" },
    subject: { type: "string" },
    since: { type: "string" },
    limit: { type: "string" },
  },
  takes: [],
  async run({ connected, machine, values, show }) {
    const event = textOf(values, "type");
    if (event !== undefined && !knownEvents.includes(event)) {
      refuseUsage(`--type: there is no event "${event}".`);
    }
    const subject = textOf(values, "subject");
    const limit = limitOf(textOf(values, "limit") ?? "20");
    const since = sinceOf(textOf(values, "since"), machine.now());
    const { gateway } = connected();
    const query = { event, subject, limit: Math.min(limit, 100) };
    let shown = 0;
    for await (const found of gateway.events.list(query)) {
      if (timeOf(found) < since) break;
      const time = coloured(machine, "dim", shortTime(found.created_at));
      show(found, `${time}  ${printable(found.event)}  ${found.event_id}  ${subjectOf(found)}`);
      if (++shown === limit || machine.stopping.aborted) break;
    }
    return exits.DONE;
  },
};

const subjectOf = (event: Event): string =>
  event.session_id ?? event.charge_id ?? event.mandate_id ?? event.merchant_id ?? "";

const limitOf = (text: string): number =>
  /^[1-9]\d{0,5}$/.test(text)
    ? Number(text)
    : refuseUsage(`--limit takes a whole number above 0, not "${text}".`);

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds since 1970: so long ago, or this time. */
export const sinceOf = (text: string | undefined, nowMs: number): number => {
  if (text === undefined) return Number.NEGATIVE_INFINITY;
  const [, count, unit = ""] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  if (count !== undefined) return nowMs - Number(count) * (units[unit] ?? 0);
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  return refuseUsage(`--since takes 30m, 12h, 7d or a time such as 2026-11-27T18:00:00Z.`);
};
