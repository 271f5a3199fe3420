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
export const countsOf = (
  taken: readonly Crossing[],
  kinds: readonly CrossingKind[] = crossingKinds,
): number[] => kinds.map((kind) => taken.filter((one) => one.kind === kind).length);

/** A committed file of counts: one line for each row, so that a difference names it. */
export const writtenCounts = (
  kinds: readonly CrossingKind[],
  groups: Record<string, Iterable<[string, number[]]>>,
): string => {
  const line = ([name, counts]: [string, number[]]) =>
    `    ${JSON.stringify(name)}: [${counts.join(", ")}]`;
  const block = (rows: Iterable<[string, number[]]>) =>
    `{\n${[...rows].map(line).join(",\n")}\n  }`;
  const blocks = Object.entries(groups).map(
    ([name, rows]) => `  ${JSON.stringify(name)}: ${block(rows)}`,
  );
  const columns = `  "columns": ${JSON.stringify(kinds)}`;
  return `{\n${[columns, ...blocks].join(",\n")}\n}\n`;
};
