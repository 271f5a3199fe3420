import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addNotes,
  changesBetween,
  note,
  noteBankCall,
  type TimelineEntry,
  type TimelineNote,
} from "../../src/aggregate/timeline.ts";

const call = { now: 1_000, correlationId: "cor_1" };
const asked = (attempt: number, milliseconds: number, outcome = "unknown") =>
  noteBankCall({ bank: "alpha", operation: "execute-transaction", outcome, milliseconds }, attempt);

describe("a timeline", () => {
  it("says what, by whom, when, and as part of which request", () => {
    expect(addNotes([], [asked(2, 340)], call)).toEqual([
      {
        ...{ kind: "bank_call", what: "execute-transaction", outcome: "unknown", actor: "alpha" },
        ...{ attempt: 2, milliseconds: 340, at: 1_000, count: 1, correlation_id: "cor_1" },
      },
    ]);
  });

  it("has no request where the object woke by itself", () => {
    const [entry] = addNotes([], [note("move", "created")], { ...call, correlationId: "" });
    expect(entry?.correlation_id).toBeNull();
  });

  it("counts repeats in a row, with the time, attempt and duration of the last", () => {
    const once = addNotes([], [asked(1, 100)], call);
    const again = addNotes(once, [asked(2, 200)], { now: 3_000, correlationId: "" });
    expect(again).toEqual([
      { ...once[0], at: 3_000, count: 2, attempt: 2, milliseconds: 200, correlation_id: null },
    ]);
  });

  it.each([
    ["outcome", asked(1, 1, "answered")],
    ["operation", { ...asked(1, 1), what: "transaction-status" }],
    ["actor", { ...asked(1, 1), actor: "borealis" }],
    ["kind", { ...asked(1, 1), kind: "decision" as const }],
  ])("folds nothing that has another %s", (_, other) => {
    expect(addNotes(addNotes([], [asked(1, 1)], call), [other], call)).toHaveLength(2);
  });

  const notes: fc.Arbitrary<TimelineNote[]> = fc.array(
    fc
      .tuple(fc.constantFrom("move" as const, "event" as const), fc.constantFrom("a", "b", "c"))
      .map(([kind, what]) => note(kind, what)),
    { maxLength: 300, size: "max" },
  );

  it("holds at most 100 entries: the first, and the newest ones", () => {
    fc.assert(
      fc.property(notes, (all) => {
        let timeline: TimelineEntry[] = [];
        let unbounded: TimelineEntry[] = [];
        for (const [now, one] of all.entries()) {
          timeline = addNotes(timeline, [one], { now, correlationId: "" });
          const last = unbounded.at(-1);
          const repeats = last?.kind === one.kind && last.what === one.what;
          const count = repeats ? last.count + 1 : 1;
          const before = repeats ? unbounded.slice(0, -1) : unbounded;
          unbounded = [...before, { ...one, at: now, count, correlation_id: null }];
        }
        const kept = unbounded.length > 100 ? unbounded.slice(-99) : unbounded.slice(1);
        expect(timeline).toEqual([...unbounded.slice(0, 1), ...kept]);
      }),
    );
  });

  it("tells a move before the events that follow from it, and each event once", () => {
    const event = (id: string, name: string) => ({ id, event: { event: name } }) as never;
    const before = { state: "EXECUTING", effects: [event("evt_1", "payment.processing")] };
    const after = { state: "COMPLETED", effects: [...before.effects, event("evt_2", "done")] };
    expect(changesBetween(before, after)).toEqual([
      note("move", "EXECUTING → COMPLETED"),
      note("event", "done"),
    ]);
    expect(changesBetween(after, after)).toEqual([]);
  });
});
