/** What a worker does besides computing. Each costs a round trip, a row, or money. */
export const crossingKinds = [
  "invocation",
  "object call",
  "D1 trip",
  "D1 statement",
  "queue send",
  "outbound call",
  "object row",
  "D1 row",
  "log line",
] as const;

export type CrossingKind = (typeof crossingKinds)[number];

export interface Crossing {
  kind: CrossingKind;
  what: string;
}

let crossings: Crossing[] = [];

export const cross = (kind: CrossingKind, what: string): void =>
  void crossings.push({ kind, what });

/** What was counted since the last time. */
export const takeCrossings = (): Crossing[] => {
  const taken = crossings;
  crossings = [];
  return taken;
};

/** How many of each kind, in their order. */
export const countsOf = (taken: readonly Crossing[]): number[] => {
  const counts = new Map<CrossingKind, number>();
  for (const { kind } of taken) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return crossingKinds.map((kind) => counts.get(kind) ?? 0);
};
