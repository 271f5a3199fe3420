import { DAY_MS } from "./clock.ts";
import { sha256Hex } from "./crypto.ts";
import { type Cell, csvLines } from "./csv.ts";
import { logFault } from "./log.ts";

/**
 * Rows that leave a database, as files in R2: gzipped CSV by month, which DuckDB and others read as
 * they are (docs/archive.md). A row is deleted only after its file is written.
 */
export interface FiledRow {
  /** What names the row, and when it was made (milliseconds). The first row names the file. */
  id: string;
  at: number;
  cells: readonly Cell[];
}

/** The rows of one table in one database. */
export interface RowSource {
  table: "objects" | "events" | "totals";
  /** The binding of the database. */
  database: string;
  columns: readonly string[];
}

/**
 * Writes these rows, a file for each month. Resolves when all are written; rejects if one is not.
 * A file is named by its first row and its content. So a run that is cut off and done again writes
 * the same file, and none ever takes the place of another: a row may be in two, and is never in
 * none.
 */
export const writeRows = async (
  bucket: R2Bucket,
  { table, database, columns }: RowSource,
  rows: readonly FiledRow[],
): Promise<void> => {
  for (const [month, found] of Map.groupBy(rows, ({ at }) => monthOf(at))) {
    const [first] = found;
    if (!first) continue;
    const text = csvLines([columns, ...found.map(({ cells }) => cells)]);
    const content = sha256Hex(text).slice(0, 16);
    const name = `${table}/month=${month}/${database}-${first.at}-${first.id}-${content}.csv.gz`;
    const httpMetadata = { contentType: "application/gzip" };
    await bucket.put(name, await gzip(text), { httpMetadata });
  }
};

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

const gzip = (text: string): Promise<ArrayBuffer> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
};

/** The retention that the contract promises (G8.2). An operator may keep rows for longer. */
const LEAST_DAYS = 400;

/** How long rows stay in lists, in milliseconds. A value that is no such number of days is 400. */
export const listRetentionMs = ({ RETENTION_DAYS }: { RETENTION_DAYS?: string }): number => {
  if (RETENTION_DAYS === undefined) return LEAST_DAYS * DAY_MS;
  const isUsable = /^\d{3,5}$/.test(RETENTION_DAYS) && Number(RETENTION_DAYS) >= LEAST_DAYS;
  if (!isUsable) {
    logFault("retention not usable", new Error(`must be days, ${LEAST_DAYS} or more`));
    return LEAST_DAYS * DAY_MS;
  }
  return Number(RETENTION_DAYS) * DAY_MS;
};
