import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RELEASE } from "../../../src/base/platform/release.ts";

test("the release that a worker names is package.json's", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(RELEASE).toBe(version);
});
