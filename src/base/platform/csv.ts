import { unparse } from "papaparse";
import * as v from "valibot";
import { file, type RouteContract } from "./contract.ts";
import { type AdmittedCall, type Answer, type Route, routeOf } from "./edge.ts";
import { decodeCursor } from "./lists.ts";
import { logFault } from "./log.ts";
import { fileBounds } from "./platform-limits.ts";

/**
 * Every list as CSV [RFC 4180]: a second row with the same guard and filters as the list's row. Its
 * columns are the members of the list's answer.
 */
export const MOST_CSV_ROWS = 100_000;

/** The rows of one page. No more rows are in memory at once. */
const PAGE_SIZE = 500;

/** A limit on pages too, because a short page may have searched many rows. */
const MOST_PAGES = MOST_CSV_ROWS / PAGE_SIZE;

/** The first characters of a spreadsheet's formulas, in narrow and wide forms. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

export type Cell = string | number | bigint | boolean | null;

/** Lines of CSV, each with its end. A text that looks like a formula begins with an apostrophe. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.length === 0 ? "" : `${unparse(rows as Cell[][], { escapeFormulae: formula })}\r\n`;

interface ObjectSchema {
  entries: Record<string, v.GenericSchema>;
}

/** The paths of the members of an object, with dots: `modes.test.webhook_url`. */
export const columnsOf = (schema: v.GenericSchema, prefix = ""): string[] => {
  const { wrapped, options, entries } = schema as Partial<
    ObjectSchema & { wrapped: v.GenericSchema; options: readonly unknown[] }
  >;
  if (wrapped) return columnsOf(wrapped, prefix);
  const forms = (options ?? []).filter((option) => typeof option === "object");
  if (forms.length > 0) {
    return [...new Set(forms.flatMap((form) => columnsOf(form as v.GenericSchema, prefix)))];
  }
  const members = Object.entries(entries ?? {});
  if (members.length === 0) return [prefix];
  return members.flatMap(([name, member]) =>
    columnsOf(member, prefix === "" ? name : `${prefix}.${name}`),
  );
};

/** A list of texts is joined by spaces; any other value that is not single is JSON. */
const cellAt = (row: unknown, path: string): Cell => {
  let value = row;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null) return null;
    value = (value as Record<string, unknown>)[name];
  }
  if (value === null || value === undefined) return null;
  if (Array.isArray(value) && value.every((member) => typeof member === "string")) {
    return value.join(" ");
  }
  return typeof value === "object" ? JSON.stringify(value) : (value as Cell);
};

/** The schema of a list's entries; null if the row is not a list. */
const entryOf = ({ method, answers }: RouteContract): v.GenericSchema | null => {
  const { entries } = (answers[200]?.json ?? {}) as {
    entries?: { data?: { item?: v.GenericSchema }; next_cursor?: unknown };
  };
  const entry = method === "GET" && entries?.next_cursor ? entries.data?.item : null;
  return entry ?? null;
};

/** How a cut file ends, in descriptions: after "if there are more,". */
export const endOfCutFile =
  "the last line begins with # and says with which cursor to go on. A download that breaks off " +
  "is no shorter file: start it again.";

/** Part of the description of every CSV row. */
const bounds =
  `At most ${MOST_CSV_ROWS} rows. A filter that few records pass, or a list whose records are read ` +
  `one by one, can end a file earlier. If there are more, ${endOfCutFile}`;

/** The last line of a file that ends before its list does. @rule A4.1 */
export const cutLine = (rows: number, cursor: string): string =>
  csvLines([[`# cut after ${rows} rows; go on with cursor=${cursor}`]]);

/** The rows, with a CSV row after each list. @rule A4.1 */
export const withCsv = <Env>(rows: readonly Route<Env>[]): readonly Route<Env>[] =>
  rows.flatMap((row) => {
    const entry = entryOf(row.contract);
    return entry ? [row, twinOf(row, columnsOf(entry))] : [row];
  });

const twinOf = <Env>(list: Route<Env>, columns: readonly string[]): Route<Env> => {
  const { id, paths, summary, description, query, answers: _, ...shared } = list.contract;
  const { limit: _limit, ...filters } = (query as unknown as ObjectSchema).entries;
  const name = `${paths[0]?.split("/").at(-1)}.csv`;
  return routeOf({
    contract: {
      ...shared,
      id: `${id}Csv`,
      paths: paths.map((path) => `${path}.csv`),
      summary: `${summary}, as CSV`,
      description: [description, bounds].filter(Boolean).join(" "),
      query: v.object(filters),
      answers: { 200: file("text/csv", `A line for each. Columns: ${columns.join(", ")}.`) },
    },
    admit: (call) => list.admit(call),
    answer: (call) => answerCsv(list, columns, name, call),
  });
};

interface ListPage {
  data: unknown[];
  next_cursor: string | null;
}

/** The first page is read before the answer begins, so a refusal is an answer of its own. */
const answerCsv = async <Env>(
  list: Route<Env>,
  columns: readonly string[],
  name: string,
  call: AdmittedCall,
): Promise<Answer> => {
  const { env, calls } = countingCalls(call.env as object);
  const readPage = (cursor: string | undefined) => {
    const query = { ...call.query, limit: PAGE_SIZE, cursor };
    return list.answer(Object.assign(Object.create(call), { env, query }));
  };
  const first = await readPage(call.query.cursor);
  if (first instanceof Response || !first.ok) return first;
  const isSpent = endOfCalls(calls);
  const lines = linesOf(columns, pageIn(first.value.body), isSpent, async (cursor) => {
    const answer = await readPage(decodeCursor(cursor) ?? undefined);
    if (answer instanceof Response || !answer.ok) throw new Error("a page of a list was refused");
    return pageIn(answer.value.body);
  });
  return csvFile(name, lines);
};

/** Asked after each page: whether one more like the largest so far could be too much. */
const endOfCalls = (calls: CountedCalls): (() => boolean) => {
  let before: CountedCalls = { subrequests: 0, d1Requests: 0 };
  let largest = before;
  return () => {
    largest = {
      subrequests: Math.max(largest.subrequests, calls.subrequests - before.subrequests),
      d1Requests: Math.max(largest.d1Requests, calls.d1Requests - before.d1Requests),
    };
    before = { ...calls };
    return (
      calls.subrequests + largest.subrequests > fileBounds.subrequests ||
      calls.d1Requests + largest.d1Requests > fileBounds.d1Requests
    );
  };
};

/** An answer that is a file of these lines, which are made as they are read. */
export const csvFile = (name: string, lines: AsyncGenerator<string>): Response =>
  new Response(streamOf(lines), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });

const pageIn = (body: object | string | null): ListPage =>
  (typeof body === "string" ? JSON.parse(body) : body) as ListPage;

/** The lines, read page by page. */
async function* linesOf(
  columns: readonly string[],
  first: ListPage,
  isSpent: () => boolean,
  readPage: (cursor: string) => Promise<ListPage>,
): AsyncGenerator<string> {
  let page = first;
  let rows = 0;
  yield csvLines([columns]);
  for (let pages = 1; ; pages++) {
    yield csvLines(page.data.map((row) => columns.map((column) => cellAt(row, column))));
    rows += page.data.length;
    if (page.next_cursor === null) return;
    if (isSpent() || pages === MOST_PAGES) {
      yield cutLine(rows, page.next_cursor);
      return;
    }
    page = await readPage(page.next_cursor);
  }
}

/** A stream of texts that reads the next text only when its reader asks for more. */
const streamOf = (texts: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          for (;;) {
            const { value = "", done } = await texts.next();
            if (done) return controller.close();
            if (value !== "") return controller.enqueue(encoder.encode(value));
          }
        } catch (error) {
          logFault("a file was broken off", error);
          controller.error(new Error("broken off"));
        }
      },
      cancel: async () => {
        await texts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
};

/**
 * Bindings that count what is asked of them. A file reads page after page in one invocation; it
 * must end before its calls reach the platform's limits (platform-limits.ts).
 */
export interface CountedCalls {
  subrequests: number;
  d1Requests: number;
}

const countingCalls = <Env extends object>(env: Env): { env: Env; calls: CountedCalls } => {
  const calls: CountedCalls = { subrequests: 0, d1Requests: 0 };
  // A statement of a batch counts too: rather too many than too few.
  const onStatement = (statement: unknown) => {
    calls.subrequests += 1;
    calls.d1Requests += 1;
    return statement;
  };
  // Every call has a stub of its own, also a repeated one (objects.ts).
  const onStub = (stub: unknown) => {
    calls.subrequests += 1;
    return stub;
  };
  const namespaceOf = (namespace: object): object =>
    answering(namespace, {
      get: onStub,
      jurisdiction: (part) => namespaceOf(part as object),
    });
  const counted = new Proxy(env, {
    get(target, name) {
      const binding: unknown = Reflect.get(target, name);
      if (typeof binding !== "object" || binding === null) return binding;
      if ("prepare" in binding) return answering(binding, { prepare: onStatement });
      return "idFromName" in binding ? namespaceOf(binding) : binding;
    },
  });
  return { env: counted, calls };
};

/** The binding; what these methods answer passes through these functions. */
const answering = (
  binding: object,
  through: Readonly<Record<string, (answer: unknown) => unknown>>,
): object =>
  new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      const method = member.bind(target);
      const pass = through[String(name)];
      return pass ? (...input: unknown[]) => pass(method(...input)) : method;
    },
  });
