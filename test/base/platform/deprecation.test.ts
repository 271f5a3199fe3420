import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { breakingChanges, type OpenApi } from "../../../scripts/breaking/operations.ts";
import { type Deprecation, deprecated } from "../../../src/base/kernel/deprecation.ts";
import { described, named } from "../../../src/base/kernel/fields.ts";
import { everyone, type Route, reply, route } from "../../../src/base/platform/edge.ts";
import { serve } from "../../../src/base/platform/serve.ts";
import { documentOf } from "../../../src/documents/document.ts";

/** A planted table of routes, of which some parts will go (G1.15). */
const october = { since: "2026-10-01", sunset: "2027-10-01" };
const december = { since: "2026-12-01", sunset: "2027-12-01" };

const text = (description: string) => v.pipe(v.string(), described(description, "blue"));

type Members = Record<string, v.GenericSchema>;

const will = (deprecation: Deprecation, description: string) =>
  v.pipe(text(description), deprecated(deprecation));

/** The table today, and the one of the day after. */
const rows = (old: boolean): Route<object>[] => {
  const only = (members: Members): Members => (old ? members : {});
  const colour = only({ colour: v.optional(will(december, "Formerly color.")) });
  const paint = v.pipe(
    v.strictObject({ color: text("Its colour."), ...colour }),
    named("Thing", "A thing."),
  );
  const count = only({ count: will(october, "Formerly total.") });
  const things = v.pipe(
    v.strictObject({ total: text("How many."), ...count }),
    named("Things", "All things."),
  );
  const counted = route<object>({
    id: "countThings",
    method: "GET",
    paths: ["/things/count"],
    summary: "Count things",
    deprecated: december,
    guard: everyone,
    answers: {},
    step: () => reply(200, null),
  });
  return [
    route({
      id: "createThing",
      method: "POST",
      paths: ["/things"],
      summary: "Create a thing",
      guard: everyone,
      body: paint,
      answers: {},
      step: () => reply(201, null),
    }),
    route({
      id: "listThings",
      method: "GET",
      paths: ["/things"],
      summary: "List things",
      guard: everyone,
      query: v.object(colour),
      answers: { 200: things },
      step: () => reply(200, {}),
    }),
    ...(old ? [counted] : []),
  ];
};

const handle = serve(rows(true));
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

const fieldsOf = async (path: string, body?: object) => {
  const init = body && {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  };
  const request = new Request(`http://localhost${path}`, init);
  const { headers } = await handle(request, {}, context as unknown as ExecutionContext);
  return [headers.get("deprecation"), headers.get("sunset")];
};

const ofDecember = ["@1796083200", "Wed, 01 Dec 2027 00:00:00 GMT"];

// @rule G1.15
describe("an answer names the day", () => {
  test("if the request uses the field that will go, and only then", async () => {
    expect(await fieldsOf("/things", { color: "red", colour: "red" })).toEqual(ofDecember);
    expect(await fieldsOf("/things", { color: "red" })).toEqual([null, null]);
  });

  test("if it has such a field itself; the earliest day counts", async () => {
    const ofOctober = ["@1790812800", "Fri, 01 Oct 2027 00:00:00 GMT"];
    expect(await fieldsOf("/things")).toEqual(ofOctober);
    expect(await fieldsOf("/things?colour=red")).toEqual(ofOctober);
  });

  test("if the whole address will go", async () => {
    expect(await fieldsOf("/things/count")).toEqual(ofDecember);
  });
});

const frame = {
  ...{ title: "Things", description: "Things.", events: {}, codes: [] },
  tags: [{ name: "Things", description: "Things.", paths: /^\/things/ }],
};
const documentWith = (old: boolean) =>
  documentOf(
    frame,
    rows(old).map(({ contract }) => contract),
  ) as unknown as OpenApi;

test("the document shows it, and lets it go on its day", () => {
  const document = documentWith(true);
  expect(document.components.schemas?.Thing).toMatchObject({
    properties: { colour: { deprecated: true, "x-sunset": "2027-12-01" } },
  });
  expect(document.paths["/things"]?.get).toMatchObject({
    parameters: [{ name: "colour", deprecated: true, "x-sunset": "2027-12-01" }, {}],
    responses: { 200: { headers: { Deprecation: {}, Sunset: {} } } },
  });
  expect(document.paths["/things/count"]?.get).toMatchObject({ deprecated: true });
  const changesOn = (today: string) => breakingChanges(document, documentWith(false), today);
  expect(changesOn("2027-12-01").filter((text) => !/header/.test(text))).toEqual([]);
  expect(changesOn("2027-11-30").filter((text) => !/header/.test(text))).toEqual([
    "POST /things: request.colour is gone",
    "GET /things: query colour is gone",
    "GET /things/count is gone",
  ]);
});

test("nothing goes within a year", () => {
  const sooner = { since: "2026-12-01", sunset: "2027-11-30" };
  expect(() => deprecated(sooner)).toThrow("stays for twelve months");
  expect(() => deprecated({ since: "2026-12-01", sunset: "soon" })).toThrow("twelve months");
});
