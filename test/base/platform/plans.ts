/**
 * The rules of a good plan, for both databases: every step reads along an index, to the rows that
 * the statement is about. A step that only looks indexed is refused too.
 */

/** Lines of a plan that read no table, or few rows by their nature. */
const harmless = [
  /^SCAN json_each VIRTUAL TABLE/,
  // The rows that a page looks through are read along an index, and counted (rows-read).
  /^(?:CO-ROUTINE|SCAN) looked$/,
  // As many rows as kinds, modes, statuses and routes have values together.
  /^SCAN object_counts$/,
  // The handles that a request names: as many as its names.
  /^(?:MATERIALIZE|SCAN) named$/,
  // The names of one object, stored and new (objects/rows.ts).
  /^(?:CO-ROUTINE|SCAN) both_names$/,
  /^SCAN CONSTANT ROW$/,
  /^CREATE BLOOM FILTER$/,
  /^(?:CORRELATED )?(?:SCALAR|LIST) SUBQUERY \d+$/,
  /^(?:COMPOUND QUERY|LEFT-MOST SUBQUERY|UNION ALL)$/,
  /^USING (?:ROWID SEARCH|INDEX \w+) (?:ON TABLE \w+ )?FOR IN-OPERATOR$/,
];

/** Columns with a few values: each value has a large share of all rows. */
const coarse = new Set(["kind", "realm", "mode", "owner_kind", "status"]);

/** Columns that name whose rows a statement is about. */
const owners = "owner_id|bank_id|merchant_id|sponsor_bank_id|handle_id|subject_id";

/** Tables in which one merchant, TPP or bank has ever more rows, and the column that names it. */
const histories: Readonly<Record<string, string>> = {
  ...{ objects: "owner_id", events: "owner_id", hourly_totals: "owner_id" },
  ...{ handles: "sponsor_bank_id", links: "bank_id", bank_changes: "bank_id" },
};

interface Search {
  /** The columns that are equal to a value. */
  equal: string[];
  /** The columns of a range, if it has one. */
  range: string[];
}

/** `(kind=? AND (created_at,object_id)>(?,?))` */
const searchIn = (bracket: string): Search => {
  const terms = bracket.split(" AND ");
  const equal = terms.flatMap((term) => /^(\w+)=\?$/.exec(term)?.[1] ?? []);
  const range = terms
    .filter((term) => !/^\w+=\?$/.test(term))
    .flatMap((term) => /^\(?([\w,]+)\)?[<>]/.exec(term)?.[1]?.split(",") ?? []);
  return { equal, range };
};

/**
 * Whether a statement asks for a page in the order of the index and for nothing else, so that it
 * reads no row that it does not show. A condition after a plus sign is not for an index.
 */
const isPage = (sql: string, { equal, range }: Search): boolean => {
  const where = / where (.*?) order by [^()]* limit \?/i.exec(sql.replaceAll(/\s+/g, " "))?.[1];
  const conditions = where?.split(/ and /i).filter((condition) => !/^\(?\+/.test(condition));
  return conditions?.length === equal.length + (range.length > 0 ? 1 : 0);
};

/** Whether the statement names this range itself; else the range stands for "is not null". */
const comparesIn = (sql: string, column: string): boolean =>
  new RegExp(`\\b${column}"?(?:[,) ].{0,60}?[<>]| between )`).test(sql);

/** `max(version)` of a mode reads one row at the end of the index. */
const isMost = (sql: string): boolean => /SELECT coalesce\(max\((\w+)\), 0\)/.test(sql);

/** Whether a search of a table goes to the rows that the statement is about. */
const isNarrow = (sql: string, table: string, bracket: string): boolean => {
  const terms = searchIn(bracket);
  const { equal, range } = terms;
  const isOwners = (column: string) => column === histories[table];
  if (equal.some((column) => !coarse.has(column) && !isOwners(column))) return true;
  // One owner's rows are many: a part of them, by time or by number.
  if (equal.some(isOwners)) return range.length > 0 || / limit /i.test(sql);
  if (isPage(sql, terms) || isMost(sql)) return true;
  // If the index leaves out whose rows they are, it finds everybody's.
  const binds = new RegExp(`(?:"${table}"\\.|[ (])"?(${owners})"? = \\?`).test(sql);
  return !binds && range.some((column) => comparesIn(sql, column));
};

const search = /^SEARCH (\S+) USING (?:(?:COVERING )?INDEX \w+|(?:INTEGER )?PRIMARY KEY) \((.*)\)/;

/** A scan along an index of the order that a page has: one of its own, or of the primary key. */
const scanInOrder =
  /^SCAN \w+ USING (?:COVERING )?INDEX (?:\w+_(?:created|open|closing|kept|put_back)|sqlite_autoindex_\w+_1)$/;

/** A page in the order of the rowid. A sort would be a step of its own. */
const inKeyOrder = /^SCAN events$/;

/** The steps of a plan that read more rows than the statement is about. */
export const offIndex = (sql: string, plan: readonly string[]): string[] =>
  plan.filter((step) => {
    const [, table = "", bracket = ""] = search.exec(step) ?? [];
    if (bracket !== "") return !isNarrow(sql, table, bracket);
    if (scanInOrder.test(step)) return !/ limit /i.test(sql);
    if (inKeyOrder.test(step)) return !/order by rowid limit /i.test(sql.replaceAll(/\s+/g, " "));
    return !harmless.some((form) => form.test(step));
  });
