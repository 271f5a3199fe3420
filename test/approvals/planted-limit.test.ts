import { expect, it } from "vitest";
import { list, read } from "../house/source.ts";

/** What a fifth thing to approve costs: kind, column, rows, page and four languages. */
it("a fifth thing that a customer can approve takes at most 300 lines", () => {
  const files = list("test/approvals/planted-limit/*.{ts,tsx}");
  expect(files).toHaveLength(6);
  const lines = files.map((path) => read(path).trimEnd().split("\n").length);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(300);
});
