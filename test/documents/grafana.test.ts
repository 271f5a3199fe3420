import { expect, test } from "vitest";
import { registryMetrics } from "../../src/registry/metrics.ts";
import { gatewayMetrics } from "../../src/staff/operators/metrics.ts";
import { read } from "../house/source.ts";

/** The dashboard over /metrics: it asks for metrics that exist, and shows each of them. */
interface Panel {
  id: number;
  title: string;
  description: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { expr: string }[];
}

const { panels } = JSON.parse(read("docs/grafana/gateway.json")) as { panels: Panel[] };

const metrics = { ...gatewayMetrics, ...registryMetrics };

const namesIn = (expr: string): string[] => expr.match(/\b(?:gateway|registry|worker)_\w+/g) ?? [];

const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));

test("the dashboard asks for every metric, and for no other", () => {
  expect([...new Set(asked)].sort()).toEqual(Object.keys(metrics).sort());
});

test("each target asks for a metric, and a counter by its rate", () => {
  for (const { targets } of panels) {
    for (const { expr } of targets) {
      const names = namesIn(expr) as (keyof typeof metrics)[];
      expect(names.length).toBeGreaterThan(0);
      const counters = names.filter((name) => metrics[name].type === "counter");
      expect(counters.filter((name) => !expr.includes(`rate(${name}`))).toEqual([]);
    }
  }
});

test("a metric is named as Prometheus asks: a counter ends with _total, and only a counter", () => {
  const wrong = Object.entries(metrics).filter(
    ([name, { type }]) => name.endsWith("_total") !== (type === "counter"),
  );
  expect(wrong).toEqual([]);
});

test("panels have their own place, their own number, a title and a description", () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ title, description }) => !title || !/\.$/.test(description))).toEqual([]);
});
