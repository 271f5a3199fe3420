import * as v from "valibot";
import { expect, test } from "vitest";
import { described, named, rule } from "../../src/base/kernel/fields.ts";
import { SchemaBook } from "../../src/documents/schemas.ts";

/** The schemas of rows, as they appear in the documents. */
const name = v.pipe(v.string(), described("A name.", "Amira"));
const person = v.pipe(v.strictObject({ name }), named("Person", "Somebody."));

test("a schema with a title appears in the document once", () => {
  const book = new SchemaBook();
  const pair = v.strictObject({ first: person, second: person });
  const { schema } = book.describe(pair, "closed");
  const reference = { $ref: "#/components/schemas/Person" };
  expect(schema.properties).toEqual({ first: reference, second: reference });
  expect(Object.keys(book.components)).toEqual(["Person"]);
});

test("two schemas with one title are refused", () => {
  const book = new SchemaBook();
  book.describe(person, "closed");
  const other = v.pipe(v.strictObject({ age: v.boolean() }), named("Person", "Somebody."));
  expect(() => book.describe(other, "closed")).toThrow("two schemas have the title Person");
});

test("a named schema that may be null is a separate component", () => {
  const book = new SchemaBook();
  book.describe(v.strictObject({ owner: v.nullable(person) }), "open");
  expect(book.components.PersonOrNull).toMatchObject({ type: "object", nullable: true });
});

test("a check without keywords is refused, and a rule shows its own", () => {
  const even = (number: number) => number % 2 === 0;
  const described10 = described<number>("A number.", 10);
  const check = v.pipe(v.number(), v.check(even), described10);
  expect(() => new SchemaBook().describe(check, "closed")).toThrow("check");
  const shown = v.pipe(v.number(), rule(even, "must be even", { minimum: 2 }), described10);
  const { schema } = new SchemaBook().describe(shown, "closed");
  expect(schema).toEqual({ type: "number", minimum: 2, description: "A number.", example: 10 });
});

test("an example that the schema refuses is refused", () => {
  const wrong = v.pipe(v.string(), v.maxLength(3), described("A name.", "Amira"));
  const body = v.pipe(v.strictObject({ name: wrong }), named("Body", "A body."));
  expect(() => new SchemaBook().describe(body, "closed")).toThrow("example of Body: name");
});

test("a schema without an example is refused, and the message says where", () => {
  const body = v.strictObject({ person: v.strictObject({ name: v.string() }) });
  expect(() => new SchemaBook().describe(body, "closed")).toThrow("person: name: no example");
});

test("a closed body takes no other members, an open one may gain some", () => {
  const additional = (use: "closed" | "open") =>
    new SchemaBook().describe(v.strictObject({ name }), use).schema.additionalProperties;
  expect(additional("closed")).toBe(false);
  expect(additional("open")).toBeUndefined();
});

test("the value of an enum that may be null can be null", () => {
  const { schema } = new SchemaBook().describe(v.nullable(v.literal("OTP")), "open");
  expect(schema).toEqual({ type: "string", enum: ["OTP", null], nullable: true });
});

test("an example names what differs from the examples of the parts", () => {
  const couple = v.strictObject({ name, partner: name });
  const wedding = v.pipe(couple, named("Couple", "Two people.", { partner: "Noor" }));
  const { example, schema } = new SchemaBook().describe(wedding, "open");
  expect(example).toEqual({ name: "Amira", partner: "Noor" });
  expect(schema).toEqual({ $ref: "#/components/schemas/Couple" });
});
