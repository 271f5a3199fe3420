import { describe, expect, it } from "vitest";
import { tracePrefix } from "../../../src/base/kernel/ids.ts";
import { CREATED_WITHIN_MS, listedRow } from "../../../src/frame/objects/listed-row.ts";
import { accountName, payerNames, usernameName } from "../../../src/frame/objects/payer-names.ts";
import type { KeptAccount } from "../../../src/frame/objects/state.ts";
import {
  addNotes,
  newNote,
  noteBankCall,
  type TimelineNote,
} from "../../../src/frame/objects/timeline.ts";

const keys = { IDENTITY_KEY: "k".repeat(43) };

const CREATED_AT = 1_795_000_000_000;

const timelineOf = (notes: TimelineNote[], correlationId = "") =>
  notes.reduce(
    (timeline, noted) => addNotes(timeline, [noted], { now: CREATED_AT, correlationId }),
    addNotes([], [newNote("move", "created")], { now: CREATED_AT, correlationId }),
  );

const rowOf = (
  state: string,
  notes: TimelineNote[],
  {
    status = "OPEN",
    correlationId = "",
    otherIds = [] as string[],
    accounts = [] as KeptAccount[],
  } = {},
) => {
  const listed = {
    ...{ kind: "PAYMENT", createdAt: CREATED_AT, objectId: "pay_1", status, otherIds },
    ...({ ownerKind: "MERCHANT", ownerId: "mer_1", mode: "test" } as const),
  };
  const timeline = timelineOf(notes, correlationId);
  const payer = payerNames(keys, { accounts, texts: [] });
  return listedRow({ state, version: 7, timeline }, { row: listed, reviews: [] }, true, payer).row;
};

const call = (bank: string, operation: string, outcome: string, milliseconds: number) =>
  noteBankCall({ bank, operation, outcome, milliseconds }, null);

describe("the row of an object", () => {
  it("has its state, its version and whether it is watched", () => {
    expect(rowOf("PENDING", [])).toMatchObject({ state: "PENDING", version: 7, unfinished: true });
  });

  it("names the state that it ended from", () => {
    const moves = [newNote("move", "PENDING → EXECUTING"), newNote("move", "EXECUTING → FAILED")];
    expect(rowOf("FAILED", moves, { status: "FAILED" }).lastOpenState).toBe("EXECUTING");
    expect(rowOf("FAILED", moves).lastOpenState).toBeNull();
    const again = [
      ...moves,
      newNote("move", "FAILED → RETRYING"),
      newNote("move", "RETRYING → FAILED"),
    ];
    expect(rowOf("FAILED", again, { status: "FAILED" }).lastOpenState).toBe("RETRYING");
  });

  it("counts the calls to each bank: all, those without an answer, and their durations", () => {
    const calls = [
      call("alpha", "send-otp", "answered", 20),
      call("alpha", "execute-transaction", "unknown", 10_000),
      call("alpha", "execute-transaction", "unknown", 9_000),
      call("alpha", "execute-transaction", "refused INSUFFICIENT_FUNDS", 30),
      call("borealis", "confirm-account", "answered", 40),
    ];
    expect(rowOf("FAILED", calls).bankCalls).toEqual({
      alpha: { "send-otp": [1, 0, [20]], "execute-transaction": [3, 2, [9_000, 30]] },
      borealis: { "confirm-account": [1, 0, [40]] },
    });
  });

  it.each([
    ["is found by its caller's correlation id", "shop-7", ["shop-7"]],
    ["needs no name for one that the gateway made", madeAt(CREATED_AT - 5), []],
    ["needs one if that request came long before", madeAt(CREATED_AT - CREATED_WITHIN_MS), "own"],
    ["needs one if it begins with a later time", madeAt(CREATED_AT + 1), "own"],
  ])("%s", (_, correlationId, names) => {
    const row = rowOf("PENDING", [], { correlationId });
    expect(row.correlationId).toBe(correlationId);
    expect(row.otherIds).toEqual(names === "own" ? [correlationId] : names);
  });

  it("lists a name once", () => {
    const names = { otherIds: ["TR-1", "TR-1", "shop-7"], correlationId: "shop-7" };
    expect(rowOf("PENDING", [], names).otherIds).toEqual(["TR-1", "shop-7"]);
  });

  it("names its payer by keyed digests alone, and its payee not at all", () => {
    const holder = { name: "Amira Haddad", phone: null };
    const accounts: KeptAccount[] = [
      { ...holder, role: "PAYER", iban: "GB13AURA20000100000300", alias: "Amira@aurora" },
      { ...holder, role: "PAYEE", iban: "DE89370400440532013000", alias: "shop" },
    ];
    const { otherIds } = rowOf("COMPLETED", [], { accounts });
    expect(otherIds).toEqual([accountName(keys, "0300"), usernameName(keys, "amira")]);
    expect(otherIds?.join()).toMatch(/^payer\.[0-9a-f]{20},payer\.[0-9a-f]{20}$/);
    expect(accountName({ IDENTITY_KEY: "another" }, "0300")).not.toBe(otherIds?.[0]);
  });
});

function madeAt(time: number): string {
  return `${tracePrefix(time)}0123456789abcdef0123`;
}
