import { beforeAll, beforeEach, expect, test } from "vitest";
import { encodeCursor } from "../../../src/base/platform/lists.ts";
import { type ObjectRow, upsertRows } from "../../../src/frame/objects/rows.ts";
import { emptyTables } from "../../base/platform/d1.ts";
import { ask, gatewayEnv, listStatements, migrate } from "../../staff/operators/gateway.ts";
import { wrongPlans } from "../../staff/operators/plans.ts";

/** The rows of what waits for an approver follow their object, in whatever order they arrive. */
beforeAll(migrate);

const env = gatewayEnv();

beforeEach(() => emptyTables(env, "objects", "waiting"));
const proposedAt = Date.UTC(2030, 0, 1);

/** An object's row of a version, with what waits in it; `undefined`: nothing of it ever does. */
const rowOf = (
  version: number,
  outcome: string | null | undefined,
  objectId = "pay_waiting",
): ObjectRow => ({
  row: {
    ...{ ownerKind: "MERCHANT", ownerId: "mer_x", mode: "live", kind: "PAYMENT", reference: null },
    ...{ createdAt: proposedAt - 1_000, objectId, amount: 1, currency: "USD", bankHandle: null },
    ...{ status: "OPEN", state: "EXECUTING", version, unfinished: true },
  } as ObjectRow["row"],
  reviews: [],
  waiting:
    outcome === undefined
      ? undefined
      : outcome === null
        ? []
        : [
            {
              ...{ waitingId: objectId, objectId, kind: "MOVEMENT", version },
              changes: [{ field: "outcome", from: null, to: outcome }],
              ...{ proposedBy: "key_ada", proposedAt },
            },
          ],
});

const waiting = async (query = ""): Promise<string[]> => {
  const { data } = (await ask(`/admin/v1/approvals?${query}`)).body;
  return data.map((row: { changes: { to: string }[] }) => row.changes[0]?.to);
};

const orders: [order: string, rows: ObjectRow[], left: string[]][] = [
  ["a proposal", [rowOf(1, null), rowOf(2, "COMPLETED")], ["COMPLETED"]],
  ["a proposal, twice", [rowOf(2, "COMPLETED"), rowOf(2, "COMPLETED")], ["COMPLETED"]],
  ["another proposal", [rowOf(2, "COMPLETED"), rowOf(3, "FAILED")], ["FAILED"]],
  ["a decision", [rowOf(2, "COMPLETED"), rowOf(3, null)], []],
  ["a decision before its proposal", [rowOf(3, null), rowOf(2, "COMPLETED")], []],
  ["the newer of two, late", [rowOf(3, "FAILED"), rowOf(2, "COMPLETED")], ["FAILED"]],
  ["an object of which nothing waits", [rowOf(2, undefined)], []],
];

test.each(orders)("%s", async (_order, rows, left) => {
  for (const row of rows) await upsertRows(env, [row]);
  expect(await waiting()).toEqual(left);
  // One message with all of them is no different.
  await emptyTables(env, "objects", "waiting");
  await upsertRows(env, rows);
  expect(await waiting()).toEqual(left);
});

test("pages follow each other, and a record has its own list", async () => {
  const ids = ["pay_a", "pay_b", "pay_c"];
  for (const id of ids) await upsertRows(env, [rowOf(1, `of ${id}`, id)]);
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: { data: { subject: { id: string } }[]; next_cursor: string | null } = (
      await ask(`/admin/v1/approvals?limit=1${cursor && `&cursor=${cursor}`}`)
    ).body;
    seen.push(...page.data.map(({ subject }) => subject.id));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(ids.toReversed());
  expect(await waiting("subject=pay_b")).toEqual(["of pay_b"]);
  expect(await waiting("status=APPROVED")).toEqual([]);
});

test("every statement runs on an index", async () => {
  listStatements.clear();
  await upsertRows(env, [rowOf(1, "COMPLETED"), rowOf(2, "FAILED")]);
  const { next_cursor } = (await ask("/admin/v1/approvals?limit=1")).body;
  expect(next_cursor).toBeNull();
  await waiting(`cursor=${encodeCursor(`${proposedAt}.pay_waiting`)}`);
  await waiting("subject=pay_waiting");
  expect(
    [...listStatements.keys()].filter((sql) => sql.includes("waiting")).length,
  ).toBeGreaterThan(3);
  expect(await wrongPlans()).toEqual({});
});
