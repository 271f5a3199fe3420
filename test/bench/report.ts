import { FLOOR_SHARE } from "./comparison.ts";
import { inMilliseconds, median, percentile, perSecond, renderTable, spreadOf } from "./figures.ts";
import type { IdleCost } from "./memory.ts";
import type { StepTimes } from "./payment-orders.ts";
import type { PaymentTimes } from "./payments.ts";
import type { Speed } from "./speed.ts";
import type { Throughput } from "./throughput.ts";

/** The parts of the report. Each is shown when it is measured. */
const throughputColumns = [
  "ours / the other",
  ...["ours", "other", "ratio", "in the rounds", "bound"],
  ...["processor, ours", "other"],
];

export const throughputReport = (
  { comparisons, null: nulls, utilization }: Throughput,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): string => {
  const rows = comparisons.map(({ operation, other: { name, bound }, ours, others }) => {
    const inRounds = ours.map((own, round) => own.perSecond / (others[round]?.perSecond ?? 0));
    const ratio = spreadOf(inRounds);
    const processor = (speeds: Speed[]) => median(speeds.map((speed) => speed.processor));
    return [
      `${operation} / ${name}`,
      perSecond(median(ours.map((speed) => speed.perSecond))),
      perSecond(median(others.map((speed) => speed.perSecond))),
      ratio.median.toFixed(2),
      `${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}`,
      boundOf(bound, ratio.median),
      inMicroseconds(processor(ours)),
      inMicroseconds(processor(others)),
    ];
  });
  return `Requests per second over 16 connections; medians of ${rounds} rounds of ${milliseconds / 1000} s.
A worker that only answers makes ${perSecond(median(nulls))}; \
the load generator was at most ${Math.round(utilization * 100)} % busy.

${renderTable([throughputColumns, ...rows])}`;
};

const boundOf = (bound: number | null, ratio: number): string => {
  if (bound === null) return "–";
  return ratio < bound ? `≥ ${bound}, missed` : `≥ ${bound}`;
};

export const latencyReport = ({ gateway, bank, confirm, webhook }: PaymentTimes): string => {
  const row = (name: string, values: readonly number[]) => [
    name,
    inMilliseconds(percentile(values, 50)),
    inMilliseconds(percentile(values, 99)),
  ];
  return `Payments with a one-time code within one bank, ${gateway.length} one after the other.

${renderTable([
  ["", "p50", "p99"],
  row("a whole payment, five requests, bank time excluded", gateway),
  row("  the bank's time in it", bank),
  row("confirm to COMPLETED, bank time included (P6.8: under 1 s)", confirm),
  row("COMPLETED to the webhook's arrival", webhook),
])}`;
};

export const stepsReport = (what: string, measured: readonly StepTimes[]): string => {
  const rows = measured.map(({ operation, ours, floors }) => {
    const times = (of: typeof ours) => of.map(({ time }) => time);
    const processor = (of: typeof ours) => median(of.map((one) => one.processor));
    return [
      operation,
      ...[ours, floors].map((of) => inMilliseconds(percentile(times(of), 50))),
      median(ours.map(({ time }, n) => (floors[n]?.time ?? 0) / time)).toFixed(2),
      inMilliseconds(percentile(times(ours), 99)),
      inMilliseconds(
        percentile(
          ours.map(({ bank }) => bank),
          50,
        ),
      ),
      ...[ours, floors].map((of) => inMicroseconds(processor(of))),
    ];
  });
  const columns = ["p50", "floor's", "ratio", "p99", "bank's p50", "processor, ours", "floor's"];
  const floors = measured.map(({ operation, steps }) => `${operation}: ${steps.join(", ")}`);
  return `${what} within one bank, ${measured[0]?.ours.length} of each, one after the other, \
in turns with the floor; the bank's time is excluded. The ratio should reach ${FLOOR_SHARE}.

${renderTable([["", ...columns], ...rows])}

The floors' operations:
${floors.join("\n")}`;
};

export const idleReport = (cost: IdleCost): string => {
  const { sessions, heap, floorHeap, objectBytes, rowBytes } = cost;
  const perTenThousand = (bytes: number) => mebibytes((bytes / sessions) * 10_000);
  return `${sessions.toLocaleString("en")} sessions that were created and left alone, beside objects of the floor.

${renderTable([
  ["", "ours", "floor"],
  ["JavaScript heap per 10,000", perTenThousand(heap), perTenThousand(floorHeap)],
  ["disk for each one's object", kibibytes(objectBytes)],
  ["disk for its row in the payments list", kibibytes(rowBytes)],
])}`;
};

const inMicroseconds = (value: number): string =>
  Number.isNaN(value) ? "–" : `${Math.round(value)} µs`;

const mebibytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(2)} MiB`;

const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
