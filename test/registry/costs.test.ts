import { expect, test } from "vitest";
import { registryRoutes } from "../../src/registry/routes.ts";

/** What a bank can send besides plain reads. A new row of a bank is checked without being named. */
const rows = registryRoutes
  .map(({ contract }) => contract)
  .filter(
    ({ method, guard }) =>
      method !== "GET" && guard.accepts.some((scheme) => scheme?.header === "X-Gateway-Bank-Key"),
  );

/** What protects customers is never refused for tokens, and a POST that reads is a read. */
const exceptions: Record<string, object | null> = {
  suspendHandle: { hit: 0, miss: 20 },
  deactivateHandle: { hit: 0, miss: 20 },
  suspendLink: null,
  unlinkAccount: null,
  findHandle: { hit: 1, miss: 20 },
};

test("the exceptions are rows of banks", () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(15);
  expect(Object.keys(exceptions).filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(rows.map((row) => [row.id, row] as const))("%s costs what it may", (id, { cost }) => {
  if (id in exceptions) expect(cost).toEqual(exceptions[id]);
  else expect(cost).toMatchObject({ hit: 20, miss: 20 });
});
