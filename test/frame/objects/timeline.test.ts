import { describe, expect, it } from "vitest";
import {
  addNotes,
  changesBetween,
  newNote,
  noteBankCall,
  type TimelineEntry,
  type TimelineNote,
} from "../../../src/frame/objects/timeline.ts";
import fc from "../../support/fast-check.ts";

const call = { now: 1_000, correlationId: "cor_1" };
const asked = (attempt: number, milliseconds: number, outcome = "unknown", id = "execute") =>
  noteBankCall(
    { bank: "alpha", operation: "execute-transaction", outcome, milliseconds },
    { id, attempt },
  );

describe("a timeline", () => {
  it("records the action, the actor, the time and the request", () => {
    expect(addNotes([], [asked(2, 340)], call)).toEqual([
      {
        ...{ kind: "bank_call", what: "execute-transaction", outcome: "unknown", actor: "alpha" },
        ...{ about: null, attempt: 2, milliseconds: 340 },
        ...{ at: 1_000, count: 1, correlation_id: "cor_1" },
      },
    ]);
  });

  it("names the refund of a call", () => {
    expect(asked(1, 1, "unknown", "execute:rf_1").about).toBe("rf_1");
  });

  it("has no attempt for a call of a customer's step", () => {
    const sent = { bank: "alpha", operation: "send-otp", outcome: "answered", milliseconds: 5 };
    expect(noteBankCall(sent, null)).toMatchObject({ about: null, attempt: null });
  });

  it("has no request if the object was woken by its alarm", () => {
    const [entry] = addNotes([], [newNote("move", "created")], { ...call, correlationId: "" });
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
    ["refund", asked(1, 1, "unknown", "execute:rf_1")],
  ])("does not fold entries with another %s", (_, other) => {
    expect(addNotes(addNotes([], [asked(1, 1)], call), [other], call)).toHaveLength(2);
  });

  it("counts a call once if its worker reports it twice", () => {
    const once = addNotes([], [asked(1, 100), newNote("move", "b")], call);
    expect(addNotes(once, [asked(1, 100)], { ...call, now: 2_000 })).toEqual(once);
  });

  it.each([
    ["attempt", asked(2, 100), call],
    ["duration", asked(1, 101), call],
    ["request", asked(1, 100), { ...call, correlationId: "cor_2" }],
  ])("counts a call with another %s again", (_, other, by) => {
    const once = addNotes([], [asked(1, 100)], call);
    expect(addNotes(once, [other], by)).toMatchObject([{ count: 2 }]);
  });

  it("repeats moves that are alike", () => {
    const moved = [newNote("move", "a → b")];
    expect(addNotes(addNotes([], moved, call), moved, call)).toMatchObject([{ count: 2 }]);
  });

  it.each([
    ["an IBAN", "DE47500208000100200300", "[iban]"],
    ["an IBAN in small letters and groups", "payer-de47.5002-0800_0100.2003.00", "payer-[iban]"],
    ["a merchant's key", "mk_test_abcdefgh12345678", "[key]"],
    ["a code", "123456", "[code]"],
    ["nothing of that kind", "order-7.a_B", "order-7.a_B"],
    ["random hex", "de47500208000100200301a0b1c2d3e4", "de47500208000100200301a0b1c2d3e4"],
  ])("shows a correlation id as the log does: %s", (_, correlationId, correlation_id) => {
    const [entry] = addNotes([], [newNote("move", "created")], { now: 1, correlationId });
    expect(entry).toMatchObject({ correlation_id });
  });

  const notes: fc.Arbitrary<TimelineNote[]> = fc.array(
    fc
      .tuple(fc.constantFrom("move" as const, "event" as const), fc.constantFrom("a", "b", "c"))
      .map(([kind, what]) => newNote(kind, what)),
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

  it("drops the oldest bank call before anything else, but never the newest entry", () => {
    const numbered = (count: number) =>
      Array.from({ length: count }, (_, place) => newNote("move", String(place)));
    const flapping = Array.from({ length: 200 }, (_, place) =>
      asked(place, 1, place % 2 ? "unknown" : "answered"),
    );
    const timeline = addNotes([], [...numbered(40), ...flapping, ...numbered(30)], call);
    expect(timeline.filter(({ kind }) => kind === "move")).toHaveLength(70);
    const attempts = timeline.flatMap(({ attempt }) => attempt ?? []);
    expect(attempts).toEqual(Array.from({ length: 30 }, (_, place) => 170 + place));
    const full = addNotes([], numbered(100), call);
    const [first, , ...rest] = full;
    expect(addNotes(full, [asked(1, 1)], call)).toEqual([
      ...[first, ...rest],
      expect.objectContaining({ kind: "bank_call" }),
    ]);
  });

  it("lists a move before its events, and each event once", () => {
    const event = (id: string, name: string) => ({ id, event: { event: name } }) as never;
    const before = { state: "EXECUTING", effects: [event("evt_1", "payment.processing")] };
    const after = { state: "COMPLETED", effects: [...before.effects, event("evt_2", "done")] };
    expect(changesBetween(before, after)).toEqual([
      newNote("move", "EXECUTING → COMPLETED"),
      newNote("event", "done"),
    ]);
    expect(changesBetween(after, after)).toEqual([]);
    expect(changesBetween(null, before)).toEqual([
      newNote("move", "created"),
      newNote("event", "payment.processing"),
    ]);
  });
});
