import { expect, test } from "vitest";
import { read } from "../house/source.ts";

/** docs/CHANGELOG.md has this release, and says of each what an operator does. */
const releases = read("docs/CHANGELOG.md").split(/^## /m).slice(1);
const version: string = JSON.parse(read("package.json")).version;

test("the newest release is that of package.json", () => {
  expect(releases[0]?.split("\n")[0]).toBe(version);
});

test("each release says what an operator does", () => {
  expect(releases.length).toBeGreaterThan(0);
  for (const release of releases) {
    expect(release).toMatch(/^\d+\.\d+\.\d+\n/);
    expect(release).toMatch(/^### What an operator does\n\n- \S/m);
  }
});
