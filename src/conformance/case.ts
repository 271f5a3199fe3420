/**
 * A conformance case: what one party must do, shown by what the kit sends and what comes back. A
 * kit is a list of cases and an object that speaks with the party. A case's id never changes its
 * meaning: a case that must ask for something else gets a new id.
 */
export type Level = "BASIC" | "FULL";

export interface ConformanceCase<Kit> {
  /** The kit's name and a number: BANK-101. */
  id: string;
  /** What the party does, as a fact. */
  title: string;
  /** The rule of the contract that decides it. */
  rule: string;
  level: Level;
  /** Cases without which this one says nothing: if one of them failed, this one is skipped. */
  needs?: readonly string[];
  /** The most that it moves in minor units, whatever the party does; nothing if absent. */
  moves?: number;
  /** Returns if the party does as it must; else throws what `broken` or one of the skips makes. */
  run(kit: Kit): Promise<void>;
}

export type CaseOutcome =
  | { outcome: "passed" }
  | { outcome: "failed"; reason: string }
  /** `isOpen`: nobody knows whether the party keeps the rule. False if it does not offer it. */
  | { outcome: "skipped"; reason: string; isOpen: boolean };

/** Every movement takes one unit: enough to see whether it happened. */
export const UNIT = 1;

/** An IBAN with right check digits that no party of a test has. */
export const FOREIGN_IBAN = "NO9386011117947";

/** How a case ends early. Anything else that a case throws is an error of the kit. */
export class CaseEnd extends Error {
  readonly end: CaseOutcome;
  constructor(end: CaseOutcome) {
    super("reason" in end ? end.reason : end.outcome);
    this.end = end;
  }
}

/** The run cannot go on: no later case could say anything. */
export class CannotRun extends Error {}

/** The party breaks the rule. */
export const broken = (reason: string): CaseEnd => new CaseEnd({ outcome: "failed", reason });

/** The party does not have what the case is about, and need not have it. */
export const notOffered = (reason: string): CaseEnd =>
  new CaseEnd({ outcome: "skipped", reason, isOpen: false });

/** The kit could not find out. */
export const prevented = (reason: string): CaseEnd =>
  new CaseEnd({ outcome: "skipped", reason, isOpen: true });

/** Throws unless it holds; `reason` says what came instead of what the rule wants. */
export function must(holds: boolean, reason: string): asserts holds {
  if (!holds) throw broken(reason);
}
