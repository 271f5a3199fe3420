/** Statistics of measured values. */

export const median = (values: readonly number[]): number => percentile(values, 50);

/** The smallest value that is not exceeded by `percent` of all (nearest rank). */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.ceil((percent / 100) * sorted.length);
  return sorted[Math.max(rank, 1) - 1] ?? Number.NaN;
};

/** A median, with the quartiles: half of all values lie between them. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  low: percentile(values, 25),
  high: percentile(values, 75),
});

/** Columns as wide as their longest cell. The first is aligned left, the others right. */
export const renderTable = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const [head, ...body] = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("   "),
  );
  return [head, "─".repeat(head?.length ?? 0), ...body].join("\n");
};
