import type { Result } from "./result.ts";

/**
 * Move tables. A state machine is the list of its moves, and every move that is not in the list is
 * refused. The diagrams in docs/ are generated from the same tables. `Event` includes null if a
 * move may emit nothing.
 */
export type Move<
  State extends string,
  Trigger extends string,
  Event extends string | null,
> = readonly [from: State, trigger: Trigger, to: State, emits: Event];

/** The table's move for this state and trigger, or null if there is none. */
export const findMove = <State extends string, Trigger extends string, Event extends string | null>(
  moves: readonly Move<State, Trigger, Event>[],
  from: State,
  trigger: Trigger,
): { to: State; emits: Event } | null => {
  const row = findRow(moves, from, trigger);
  return row ? { to: row[2], emits: row[3] } : null;
};

/** Like `findMove`, but returns the row, whose type still links the trigger to its event. */
export const findRow = <Row extends Move<string, string, string | null>>(
  moves: readonly Row[],
  from: Row[0],
  trigger: Row[1],
): Row | null => moves.find((row) => row[0] === from && row[1] === trigger) ?? null;

/** The same move where its table must contain it: if it does not, that is our own bug. */
export const certain =
  <State extends { state: string }, Trigger extends string, More extends unknown[]>(
    move: (record: State, trigger: Trigger, ...more: More) => Result<State>,
  ) =>
  (record: State, trigger: Trigger, ...more: More): State => {
    const moved = move(record, trigger, ...more);
    if (!moved.ok) throw new Error(`no move for ${trigger} in ${record.state}`);
    return moved.value;
  };

/** A Mermaid state diagram of a move table. */
export const mermaidDiagram = (
  initial: string,
  moves: readonly Move<string, string, string | null>[],
): string => {
  const froms = new Set(moves.map((move) => move[0]));
  const finals = new Set(moves.map((move) => move[2]).filter((state) => !froms.has(state)));
  return [
    "stateDiagram-v2",
    `    [*] --> ${initial}`,
    ...moves.map(([from, trigger, to, emits]) => {
      return `    ${from} --> ${to}: ${trigger}${emits ? ` / ${emits}` : ""}`;
    }),
    ...[...finals].map((state) => `    ${state} --> [*]`),
  ].join("\n");
};
