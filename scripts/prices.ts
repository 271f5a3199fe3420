/**
 * Cloudflare's public price list for the Workers Paid plan, in US dollars, as read on this day. The
 * prices of logs and traces are those in force from 1 December 2026.
 */
export const priceList = {
  readOn: "2026-11-28",
  plan: { perMonth: 5, source: "https://developers.cloudflare.com/workers/platform/pricing/" },
  sources: [
    "https://developers.cloudflare.com/workers/platform/pricing/",
    "https://developers.cloudflare.com/durable-objects/platform/pricing/",
    "https://developers.cloudflare.com/d1/platform/pricing/",
    "https://developers.cloudflare.com/queues/platform/pricing/",
    "https://developers.cloudflare.com/observability/pricing/",
  ],
} as const;

export interface Price {
  name: string;
  /** What a million of it cost. */
  perMillion: number;
  /** Of a month, in the price of the plan. */
  included: number;
}

/** Gigabytes are counted in millionths. */
export const prices = {
  request: { name: "requests of the worker", perMillion: 0.3, included: 10e6 },
  cpuMs: { name: "processor time (ms)", perMillion: 0.02, included: 30e6 },
  objectCall: { name: "requests of objects", perMillion: 0.15, included: 1e6 },
  objectGbSecond: { name: "duration of objects (GB-s)", perMillion: 12.5, included: 400e3 },
  objectRowWritten: { name: "rows written by objects", perMillion: 1, included: 50e6 },
  d1RowWritten: { name: "rows written by D1", perMillion: 1, included: 50e6 },
  queueOperation: { name: "operations of queues", perMillion: 0.4, included: 1e6 },
  logKb: { name: "logs and traces (KB)", perMillion: 0.25, included: 50e6 },
} as const satisfies Record<string, Price>;

export type Metered = keyof typeof prices;

/**
 * What the counts do not say. They are assumptions, stated so that measured figures can replace
 * them.
 */
export const inputs = {
  /** Milliseconds of processor time of one invocation of the worker, its objects' included. */
  cpuMsOfInvocation: 2,
  /** Milliseconds that an object is active for one call, the confirmation of its write included. */
  objectMsOfCall: 10,
  /** An object is billed as if it had all of its memory. */
  objectGb: 0.128,
  /** Operations of a message: written, read, deleted. Every message is below 64 KB. */
  operationsOfMessage: 3,
  /** Kilobytes of a line of the log with what Cloudflare adds. */
  kbOfLogLine: 1,
  /** Kilobytes of a span of a trace. */
  kbOfSpan: 1,
  /** The share of requests that are traced (wrangler.toml). */
  tracedShare: 0.1,
} as const;
