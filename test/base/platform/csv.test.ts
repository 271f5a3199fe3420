import { parse } from "papaparse";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { ok } from "../../../src/base/kernel/result.ts";
import { columnsOf, csvLines, MOST_CSV_ROWS, withCsv } from "../../../src/base/platform/csv.ts";
import { everyone, type Route, reply, route } from "../../../src/base/platform/edge.ts";
import { encodeCursor, listOf, pageQuery } from "../../../src/base/platform/lists.ts";
import { MOST_D1_REQUESTS, MOST_SUBREQUESTS } from "../../../src/base/platform/platform-limits.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import fc from "../../support/fast-check.ts";

describe("a text that a spreadsheet would run", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\r=1", "'\r=1"],
    ["\n=1", "'\n=1"],
    ["＝1", "'＝1"],
    ["a=1", "a=1"],
    ["", ""],
  ])("%j is written as %j", (text, written) => {
    expect(parse<string[]>(csvLines([[text, "end"]])).data[0]).toEqual([written, "end"]);
  });

  test("every other text is unchanged when it is read back", () => {
    const texts = fc.array(fc.string({ unit: "grapheme" }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), (rows) => {
        const lines = parse<string[]>(csvLines(rows), { newline: "\r\n" }).data;
        const read = lines.slice(0, rows.length);
        const unmarked = read.map((row) =>
          row.map((text) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, "")),
        );
        expect(unmarked).toEqual(rows);
        expect(read.flat().some((text) => /^[=+\-@\t\r\n＝＋－＠]/.test(text))).toBe(false);
      }),
    );
  });
});

test("a negative number stays a number", () => {
  expect(csvLines([[-5, true, null]])).toBe("-5,true,\r\n");
});

test("columns are the members of an object, of either form, with dots", () => {
  const settings = v.nullable(
    v.strictObject({ url: v.nullable(v.string()), events: v.array(v.string()) }),
  );
  const schema = v.union([
    v.strictObject({
      id: v.string(),
      modes: v.strictObject({ test: settings }),
      more: v.looseObject({}),
    }),
    v.pipe(
      v.strictObject({ id: v.string(), reason: v.optional(v.picklist(["A"])) }),
      v.title("Other"),
    ),
  ]);
  expect(columnsOf(schema)).toEqual([
    ...["id", "modes.test.url", "modes.test.events", "more", "reason"],
  ]);
});

const entry = v.pipe(
  v.strictObject({
    id: v.number(),
    name: v.nullable(v.string()),
    in: v.nullable(v.strictObject({ list: v.array(v.string()), sums: v.array(v.number()) })),
  }),
  v.title("Entry"),
);

type Listed = v.InferOutput<typeof entry>;

const guarded: string[] = [];

/** A list of so many entries, whose pages are cut where the entries say. */
const listOfSize = (size: number, shortPages = false) => {
  const limits: number[] = [];
  const rows = withCsv<unknown>([
    route({
      id: "listThings",
      method: "GET",
      paths: ["/things"],
      summary: "List things",
      guard: Object.assign(
        () => {
          guarded.push("asked");
          return ok(null);
        },
        { contract: everyone.contract },
      ),
      query: v.object({ ...pageQuery.entries, name: v.optional(v.string()) }),
      answers: { 200: listOf(entry) },
      step({ query: { limit, cursor = "0", name = null } }) {
        limits.push(limit);
        const first = Number(cursor);
        if (first === 4_444) throw new Error("out of order");
        const end = Math.min(size, first + limit);
        const data: Listed[] = [];
        for (let id = first; id < end && !(shortPages && first % 1_000 === 0); id++) {
          data.push({ id, name, in: id % 2 === 0 ? null : { list: ["a", "b"], sums: [1, 2] } });
        }
        const next_cursor = end < size ? encodeCursor(String(end)) : null;
        return reply(200, { data, next_cursor });
      },
    }),
  ]);
  return { rows, limits };
};

const context = { waitUntil: () => {} } as unknown as ExecutionContext;

const ask = (rows: readonly Route<unknown>[], query = "") =>
  serve(rows)(new Request(`https://x.example/things.csv${query}`), {}, context);

describe("the CSV row of a list", () => {
  test("has its filters and its columns, but no limit", async () => {
    const { rows } = listOfSize(3);
    const [list, twin] = rows.map(({ contract }) => contract);
    const query = twin?.query as { entries?: object } | null | undefined;
    expect(rows).toHaveLength(2);
    expect(twin).toMatchObject({ id: "listThingsCsv", paths: ["/things.csv"], guard: list?.guard });
    expect(Object.keys(query?.entries ?? {})).toEqual([...["cursor", "name"]]);
    expect(twin?.answers[200]?.description).toBe(
      "A line for each. Columns: id, name, in.list, in.sums.",
    );
  });

  test("says in its description where it is cut, and how to continue", () => {
    const description = listOfSize(3).rows[1]?.contract.description;
    expect(description).toContain("At most 100000 rows.");
    expect(description).toContain("the last line begins with # and says with which cursor");
  });

  test("answers a file with a line for each entry", async () => {
    const response = await ask(listOfSize(2).rows, "?name=%3Dx");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="things.csv"');
    expect(await response.text()).toBe(
      'id,name,in.list,in.sums\r\n0,"\'=x",,\r\n1,"\'=x",a b,"[1,2]"\r\n',
    );
  });

  test("reads page by page, also over empty pages, and asks the guard once", async () => {
    const { rows, limits } = listOfSize(2_700, true);
    guarded.length = 0;
    const lines = (await (await ask(rows)).text()).trimEnd().split("\r\n");
    const ids = lines.slice(1).map((line) => Number(line.split(",")[0]));
    const wanted = Array.from({ length: 2_700 }, (_, id) => id);
    expect(ids).toEqual(wanted.filter((id) => id % 1_000 >= 500));
    expect(limits).toEqual([500, 500, 500, 500, 500, 500]);
    expect(guarded).toEqual(["asked"]);
  });

  test("reads no page before its reader asks for it", async () => {
    const { rows, limits } = listOfSize(50_000);
    const reader = (await ask(rows)).body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    expect(limits.length).toBeLessThan(4);
  });

  test("is cut after two hundred pages, however few rows pass the filters", async () => {
    const { rows, limits } = listOfSize(2 * MOST_CSV_ROWS, true);
    const lines = (await (await ask(rows)).text()).trimEnd().split("\r\n");
    expect(limits).toHaveLength(200);
    expect(lines.at(-1)).toMatch(/^# cut after 50000 rows; go on with cursor=/);
  });

  // @rule A4.1
  test("is cut after a hundred thousand rows, and says where to continue", async () => {
    const { rows } = listOfSize(MOST_CSV_ROWS + 1);
    const lines = (await (await ask(rows)).text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(MOST_CSV_ROWS + 2);
    const last = lines.at(-1) ?? "";
    expect(last).toMatch(/^# cut after 100000 rows; go on with cursor=/);
    const rest = await (await ask(rows, `?cursor=${last.split("cursor=")[1]}`)).text();
    expect(
      rest
        .trimEnd()
        .split("\r\n")
        .map((line) => line.split(",")[0]),
    ).toEqual(["id", "100000"]);
  });

  test("of exactly a hundred thousand is not cut", async () => {
    const text = await (await ask(listOfSize(MOST_CSV_ROWS).rows)).text();
    expect(text.endsWith(`\r\n${MOST_CSV_ROWS - 1},,a b,"[1,2]"\r\n`)).toBe(true);
  });

  test("refuses as the list does", async () => {
    const response = await ask(listOfSize(1).rows, "?cursor=bogus");
    expect(response.status).toBe(422);
  });

  test("breaks off if a later page fails, so that a part is not mistaken for the whole file", async () => {
    const response = await ask(listOfSize(9_000).rows, `?cursor=${encodeCursor("3944")}`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("broken off");
  });
});

describe("a file whose rows are calls", () => {
  let objectCalls = 0;
  let statements = 0;
  const OBJECTS = {
    idFromName: (name: string) => name,
    get: () => (objectCalls += 1),
    jurisdiction: (_: string) => OBJECTS,
  };
  const env = { OBJECTS, DB: { prepare: () => (statements += 1), batch: () => {} } };
  type Bindings = typeof env;
  let isInJurisdiction = false;

  /** Each row reads an object, or each page makes so many statements. */
  const callingList = (perRow: number, perPage: number) =>
    withCsv<Bindings>([
      route<Bindings, null, undefined, undefined, typeof pageQuery>({
        id: "listCalls",
        method: "GET",
        paths: ["/calls"],
        summary: "List calls",
        guard: everyone,
        query: pageQuery,
        answers: { 200: listOf(v.pipe(v.strictObject({ id: v.number() }), v.title("Call"))) },
        step: async ({ env: { OBJECTS, DB }, query: { limit, cursor = "0" } }) => {
          for (let made = 0; made < perPage; made++) DB.prepare();
          const data = Array.from({ length: limit }, (_, row) => ({ id: Number(cursor) + row }));
          const objects = isInJurisdiction ? OBJECTS.jurisdiction("eu") : OBJECTS;
          for (const _ of data) for (let made = 0; made < perRow; made++) objects.get();
          return reply(200, { data, next_cursor: encodeCursor(String(Number(cursor) + limit)) });
        },
      }),
    ]);

  const linesOf = async (perRow: number, perPage: number, query = "") => {
    objectCalls = 0;
    statements = 0;
    const request = new Request(`https://x.example/calls.csv${query}`);
    const response = await serve(callingList(perRow, perPage))(request, env, context);
    return (await response.text()).trimEnd().split("\r\n");
  };

  test.each([
    ["of objects", false],
    ["of objects in a jurisdiction", true],
  ])("%s ends below the platform's limit, with the line to go on with", async (_, inside) => {
    isInJurisdiction = inside;
    const lines = await linesOf(1, 2);
    expect(lines.length - 2).toBeGreaterThan(3_000);
    expect(objectCalls + statements).toBeLessThan(MOST_SUBREQUESTS);
    const last = lines.at(-1) ?? "";
    expect(last).toMatch(/^# cut after \d+ rows; go on with cursor=/);
    const [, first] = await linesOf(1, 2, `?cursor=${last.split("cursor=")[1]}`);
    expect(Number(first)).toBe(lines.length - 2);
  });

  test("of the database ends below its limit too", async () => {
    const lines = await linesOf(0, 9);
    expect(statements).toBeGreaterThan(MOST_D1_REQUESTS / 2);
    expect(statements).toBeLessThan(MOST_D1_REQUESTS);
    expect(lines.at(-1)).toMatch(/^# cut after \d+ rows; go on with cursor=/);
  });
});
