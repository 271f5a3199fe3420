import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  bodyOf,
  currentOf,
  type Field,
  fieldsOf,
  fitsTimeField,
  instantOf,
  labelOf,
  shownInstant,
} from "../../../src/staff/console/fields.ts";
import {
  changeMerchantRequest,
  registerBankRequest,
  registerMerchantRequest,
} from "../../../src/staff/operators/requests.ts";

/** The forms of the console come from the schemas of the requests that they make. */
const namesOf = (fields: readonly Field[]): string[] => fields.map(({ name }) => name);

const shape = v.strictObject({
  name: v.pipe(v.string(), v.metadata({ description: "How it is called." })),
  days: v.nullable(v.number()),
  kind: v.picklist(["A", "B"]),
  scopes: v.array(v.picklist(["X", "Y"])),
  prefixes: v.array(v.string()),
  open: v.boolean(),
  note: v.optional(v.string()),
  types: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
  regions: v.optional(v.array(v.string())),
  modes: v.strictObject({ test: v.optional(v.strictObject({ iban: v.string() })) }),
  idempotency_key: v.optional(v.string()),
});

describe("the fields of a request", () => {
  test("have the kind of their schema, and the key of the frame is not among them", () => {
    expect(fieldsOf(shape).map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ["name", "text", true],
      ["days", "number", false],
      ["kind", "choice", true],
      ["scopes", "choices", true],
      ["prefixes", "lines", true],
      ["open", "flag", false],
      ["note", "text", false],
      ["types", "lines", false],
      ["regions", "lines", false],
      ["modes.test.iban", "text", false],
    ]);
    const [name, , kind, scopes] = fieldsOf(shape);
    expect([name?.hint, kind?.options, scopes?.options]).toEqual([
      ...["How it is called.", ["A", "B"], ["X", "Y"]],
    ]);
  });

  test("are those that a form asks for, in its order", () => {
    expect(namesOf(fieldsOf(shape, ["note", "modes.test"]))).toEqual(["note", "modes.test.iban"]);
  });

  test("cover every request that the console makes", () => {
    expect(namesOf(fieldsOf(registerBankRequest))).toContain("fees.gateway_fee");
    expect(namesOf(fieldsOf(changeMerchantRequest))).toContain("modes.live.settlement_iban");
  });
});

describe("the body of a form", () => {
  const bodyFor = (sent: string, only?: string[]) =>
    bodyOf(fieldsOf(shape, only), new URLSearchParams(sent), only);

  test("has the types of the schema", () => {
    expect(
      bodyFor("name=+Ada+&days=3&kind=B&scopes=X&scopes=Y&prefixes=a%0Ab,c&open=on&note=n"),
    ).toEqual({
      ...{ name: "Ada", days: 3, kind: "B", scopes: ["X", "Y"] },
      ...{ prefixes: ["a", "b", "c"], open: true, note: "n", regions: [] },
    });
  });

  test("leaves out what is empty, or says null where the schema knows null", () => {
    expect(bodyFor("name=Ada&days=&kind=A&note=")).toEqual({
      ...{ name: "Ada", days: null, kind: "A", scopes: [], prefixes: [], open: false },
      regions: [],
    });
  });

  test("keeps what is no number, so that the API can say so", () => {
    expect(bodyFor("days=3.5", ["days"])).toEqual({ days: "3.5" });
  });

  test("has an optional object only if something in it is filled in, or the form is about it", () => {
    expect(bodyFor("name=Ada&modes.test.iban=", ["name", "modes"])).not.toHaveProperty("modes");
    expect(bodyFor("modes.test.iban=DE1", ["modes"])).toEqual({ modes: { test: { iban: "DE1" } } });
    const fields = fieldsOf(registerMerchantRequest);
    const form = new URLSearchParams({ name: "Ada", "modes.test.settlement_iban": "DE1" });
    expect(Object.keys(bodyOf(fields, form).modes as object)).toEqual(["test"]);
  });
});

test("the present value of a member is shown as text", () => {
  const record = { modes: { test: { url: null, days: 3, events: ["a", "b"] } } };
  expect(currentOf(record, "modes.test.days")).toBe("3");
  expect(currentOf(record, "modes.test.events")).toEqual(["a", "b"]);
  expect([currentOf(record, "modes.test.url"), currentOf(record, "modes.live.url")]).toEqual([
    ...["", ""],
  ]);
});

test.each([
  ["webhook_url", "Webhook URL"],
  ["modes.test.settlement_iban", "Settlement IBAN"],
  ["q", "Find"],
  ["api_key", "API key"],
])("the label of %s is %s", (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test("a browser's field for times shows an instant to the minute, and gives one back", () => {
  expect(shownInstant("2026-11-22T10:15:42.000Z")).toBe("2026-11-22T10:15");
  expect(instantOf("2026-11-22T10:15")).toBe("2026-11-22T10:15:00.000Z");
  expect(shownInstant("yesterday")).toBe("yesterday");
});

test.each([
  ["", true],
  ["2026-11-22T10:15", true],
  ["2026-11-22T10:15:00.000Z", true],
  ["2026-11-22T10:15:42.000Z", false],
  ["2026-11-22", false],
  ["2026-11-22T10:15:00+01:00", false],
  ["yesterday", false],
])("a field for times fits %j: %s", (text, fits) => {
  expect(fitsTimeField(text)).toBe(fits);
});
