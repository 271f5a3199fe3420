import { describe, expect, it } from "vitest";
import { findMove, type Move, mermaidDiagram } from "../../../src/base/kernel/machine.ts";

const moves: readonly Move<"OPEN" | "DONE", "work" | "end", "done" | null>[] = [
  ["OPEN", "work", "OPEN", null],
  ["OPEN", "end", "DONE", "done"],
];

describe("move tables", () => {
  it("find the listed moves", () => {
    expect(findMove(moves, "OPEN", "work")).toEqual({ to: "OPEN", emits: null });
    expect(findMove(moves, "OPEN", "end")).toEqual({ to: "DONE", emits: "done" });
  });

  it("find no others", () => {
    expect(findMove(moves, "DONE", "work")).toBeNull();
    expect(findMove(moves, "DONE", "end")).toBeNull();
  });

  it("are drawn with their events and final states", () => {
    expect(mermaidDiagram("OPEN", moves)).toBe(
      [
        "stateDiagram-v2",
        "    [*] --> OPEN",
        "    OPEN --> OPEN: work",
        "    OPEN --> DONE: end / done",
        "    DONE --> [*]",
      ].join("\n"),
    );
  });
});
