import { renderTable, type Spread } from "./figures.ts";
import { type BenchResult, isMet, type Row } from "./result.ts";

/** The rows of a part as a table, and a run beside an earlier one. */
const columns = [
  ...["", "ours", "floor", "ratio", "quartiles", "target", "p99", "p99 at half load"],
  ...["processor", "floor's", "the floor does"],
];

export const tableOf = (rows: readonly Row[]): string[][] => {
  const lines = [columns, ...rows.map(cellsOf)];
  // A column that no row of this part fills is left out.
  const filled = columns.map((_, place) => lines.slice(1).some((line) => line[place] !== ""));
  return lines.map((line) => line.filter((_, place) => filled[place]));
};

export const partReport = (rows: readonly Row[]): string => renderTable(tableOf(rows));

const cellsOf = (row: Row): string[] => {
  const { name, unit, ours, floor, ratio, p99, p99AtHalfLoad, processor, floorDoes } = row;
  return [
    name,
    amount(ours.median, unit),
    floor ? amount(floor.median, unit) : "",
    ratio ? ratio.median.toFixed(2) : "",
    quartiles(ratio ?? ours),
    targetOf(row),
    p99 === undefined ? "" : amount(p99, unit),
    p99AtHalfLoad ? atHalfLoad(p99AtHalfLoad) : "",
    processor ? microseconds(processor.ours) : "",
    processor ? microseconds(processor.floor) : "",
    floorDoes ?? "",
  ];
};

const targetOf = (row: Row): string => {
  const { target } = row;
  if (!target) return "";
  const figure = target.figure === "p99" ? "p99 " : "";
  const bound = target.least === undefined ? `≤ ${target.most}` : `≥ ${shortOf(target.least)}`;
  return `${figure}${bound}${isMet(row) ? "" : ", missed"}`;
};

const shortOf = (value: number): string => String(Number(value.toFixed(2)));

const atHalfLoad = ({ value, most }: { value: number; most: number }): string =>
  `${value.toFixed(1)} ms${value < most ? "" : `, above ${most}`}`;

const quartiles = ({ low, high, median }: Spread): string =>
  low === high ? "" : `${digits(low, median)} to ${digits(high, median)}`;

/** As many digits as the median needs. */
const digits = (value: number, median: number): string =>
  Math.abs(median) >= 100
    ? Math.round(value).toLocaleString("en")
    : value.toFixed(median < 10 ? 2 : 1);

const amount = (value: number, unit: Row["unit"]): string =>
  unit === "/s" || unit === "×"
    ? `${digits(value, value)}${unit}`
    : `${digits(value, value)} ${unit}`;

const microseconds = (value: number): string => (value > 0 ? `${Math.round(value)} µs` : "–");

/** Each row's main figure (its ratio, else its own) beside that of an earlier run. */
export const comparisonReport = (before: BenchResult, now: BenchResult): string => {
  const rows = now.rows.flatMap((row) => {
    const old = before.rows.find(({ part, name }) => part === row.part && name === row.name);
    const [was, is] = [old?.ratio ?? old?.ours, row.ratio ?? row.ours];
    if (!was) return [];
    const change = (100 * (is.median - was.median)) / was.median;
    const apart = is.low > was.high || is.high < was.low;
    return [
      [
        ...[`${row.part}: ${row.name}`, was.median.toFixed(2), quartiles(was)],
        ...[is.median.toFixed(2), quartiles(is)],
        ...[
          `${change > 0 ? "+" : ""}${change.toFixed(0)} %`,
          apart ? "changed" : "within the spread",
        ],
      ],
    ];
  });
  const head = [`ratio, else the figure`, "before", "quartiles", "now", "quartiles", "change", ""];
  return `Beside ${before.commit} of ${before.date.slice(0, 10)}\n\n${renderTable([head, ...rows])}`;
};
