import { describe, expect, test } from "vitest";
import { Bar, ShareLine, StackedBars } from "../../../src/staff/console/charts.tsx";

/** Charts are drawn on the server. A page has at most 60 KB, so a chart must stay small. */
const HOUR = 3_600_000;

const frame = (count: number) => ({
  label: "A chart",
  stepMs: HOUR,
  steps: Array.from({ length: count }, (_, place) => ({ from: place * HOUR, good: 3, bad: 1 })),
});

type Step = ReturnType<typeof frame>["steps"][number];

const series = [
  { name: "completed", of: ({ good }: Step) => good },
  { name: "failed", of: ({ bad }: Step) => bad },
];

const drawn = (element: unknown): string => String(element);

/** The moves of a path, each from the bottom left corner of a bar. */
const barsOf = (svg: string, name: string): number[][] =>
  [
    ...(svg.match(new RegExp(`class="${name}" d="([^"]*)"`))?.[1] ?? "").matchAll(
      /M([\d.]+) ([\d.]+)h([\d.]+)V([\d.]+)h-[\d.]+z/g,
    ),
  ].map((bar) => bar.slice(1).map(Number));

describe("bars", () => {
  test("stand on each other, and are as high as their values", () => {
    const svg = drawn(StackedBars({ ...frame(4), series }));
    const [good, bad] = [barsOf(svg, "completed"), barsOf(svg, "failed")];
    expect([good.length, bad.length]).toEqual([4, 4]);
    const [[, floor = 0, , top = 0] = []] = good;
    const [[, bottom = 0, , roof = 0] = []] = bad;
    expect(bottom).toBe(top);
    expect(floor - top).toBeCloseTo(3 * (bottom - roof), 0);
  });

  test("of nothing are left out, and no step at all draws no bar", () => {
    const { steps, ...rest } = frame(3);
    const none = steps.map((step) => ({ ...step, bad: 0 }));
    const svg = drawn(StackedBars({ ...rest, steps: none, series }));
    expect([barsOf(svg, "completed").length, barsOf(svg, "failed").length]).toEqual([3, 0]);
    expect(drawn(StackedBars({ ...frame(0), series }))).not.toMatch(/NaN|Infinity/);
  });

  test("of a hundred steps are less than 10 KB", () => {
    expect(drawn(StackedBars({ ...frame(100), series })).length).toBeLessThan(10_000);
  });
});

describe("a line", () => {
  const of = (shares: readonly (number | null)[]) => ({
    ...frame(shares.length),
    of: ({ from }: Step) => shares[from / HOUR] ?? null,
  });

  test("is interrupted where there is no share", () => {
    const svg = drawn(ShareLine({ ...of([1, 0.5, null, 0.2, 0.4]) }));
    expect(svg.match(/class="line" d="([^"]*)"/)?.[1]?.match(/M/g)).toHaveLength(2);
    expect(svg).not.toContain("circle");
  });

  test("shows a share without neighbours as a dot", () => {
    expect(drawn(ShareLine({ ...of([null, 0.5, null]) })).match(/<circle/g)).toHaveLength(1);
  });
});

test("a bar in a table is as long as its share of the largest", () => {
  expect(drawn(Bar({ value: 2, most: 8 }))).toContain('width="25"');
  expect(drawn(Bar({ value: 0, most: 0 }))).toContain('width="0"');
});
