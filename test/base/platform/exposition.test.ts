import { expect, test } from "vitest";
import { expositionOf } from "../../../src/base/platform/exposition.ts";

test("figures are written as Prometheus reads them", () => {
  const list = {
    a_total: { type: "counter", help: 'Lines\nand \\ and "' },
    b: { type: "gauge", help: "B." },
    c: { type: "gauge", help: "C." },
  } as const;
  const text = expositionOf(list, {
    a_total: [
      [{ kind: "x", route: "" }, 3],
      [{ kind: 'a"b\\c\nd', route: "y" }, 0.5],
    ],
    b: [[{}, Number.NaN]],
    c: [],
  });
  expect(text.split("\n")).toEqual([
    String.raw`# HELP a_total Lines\nand \\ and "`,
    "# TYPE a_total counter",
    'a_total{kind="x",route=""} 3',
    String.raw`a_total{kind="a\"b\\c\nd",route="y"} 0.5`,
    "# HELP b B.",
    "# TYPE b gauge",
    "b NaN",
    "# HELP c C.",
    "# TYPE c gauge",
    "",
  ]);
});
