import * as v from "valibot";
import { expect, test } from "vitest";
import { directoryAnswer } from "../../src/network/directory/directory-contract.ts";
import { railInterface } from "../../src/network/transfers/rail-interface.ts";
import { read } from "../house/source.ts";

/** The messages on docs/rails.md: what a gateway asks, and an answer that it reads. */
const blocks = [...read("docs/rails.md").matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = ""]) =>
  JSON.parse(text),
);
const [question, lookUp, account] = blocks;
const bodyOf = (id: string) => {
  const body = railInterface.find((row) => row.id === id)?.body;
  if (!body) throw new Error(`no row ${id}`);
  return body;
};

test.each([
  [question, bodyOf(railInterface[0]?.id ?? "")],
  [lookUp, bodyOf(railInterface[1]?.id ?? "")],
  [account, directoryAnswer],
])("%j is a message", (message, schema) => {
  expect(v.parse(schema, message)).toEqual(message);
});

test("the page shows three messages", () => expect(blocks).toHaveLength(3));
