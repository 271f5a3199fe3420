import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Counted, type Floor, floors } from "./floors.ts";

/**
 * A floor that took a step which ours does not take would flatter ours. Fewer steps are allowed:
 * ours may do more than the contract needs, and more after its answer.
 */
const kinds = ["object call", "D1 trip", "D1 statement", "queue send", "outbound call"] as const;
type Kind = (typeof kinds)[number];

const costs: Record<string, Partial<Record<Kind, number>>> = {
  read: { "object call": 1 },
  write: { "object call": 1 },
  new: { "object call": 1 },
  "write-new": { "object call": 1 },
  d1: { "D1 trip": 1, "D1 statement": 1 },
  d1x2: { "D1 trip": 1, "D1 statement": 2 },
  d1x3: { "D1 trip": 1, "D1 statement": 3 },
  page: { "D1 trip": 1, "D1 statement": 1 },
  bank: { "outbound call": 1 },
  directory: { "outbound call": 1 },
  queue: { "queue send": 1 },
  hook: { "object call": 2, "D1 trip": 1, "D1 statement": 1, "outbound call": 1 },
  form: {},
  sign: {},
  verify: {},
};

const countsFile = join(import.meta.dirname, "../../costs/gateway.json");
const { columns, ...tasks } = JSON.parse(readFileSync(countsFile, "utf8")) as {
  columns: string[];
} & Record<string, Record<string, number[]>>;

const ofOurs = ([task, step]: Counted, kind: Kind): number =>
  tasks[task]?.[step]?.[columns.indexOf(kind)] ?? Number.NaN;

const ofFloor = (steps: string, kind: Kind): number =>
  steps.split(/[,+]/).reduce((sum, step) => {
    const cost = costs[step];
    if (!cost) throw new Error(`${step} is no step`);
    return sum + (cost[kind] ?? 0);
  }, 0);

const counted = Object.entries<Floor>(floors).flatMap(([name, { floor, counted }]) =>
  counted ? [{ name, floor, counted }] : [],
);

describe("a floor", () => {
  it.each(counted)("of $name does no more than ours", ({ floor, counted }) => {
    for (const kind of kinds) {
      expect([kind, ofFloor(floor, kind) <= ofOurs(counted, kind)]).toEqual([kind, true]);
    }
  });

  it("would be refused with one step more", () => {
    const { floor, counted } = floors.createExempt;
    expect(ofFloor(`${floor},d1`, "D1 trip")).toBeGreaterThan(
      ofOurs(counted as Counted, "D1 trip"),
    );
  });
});
