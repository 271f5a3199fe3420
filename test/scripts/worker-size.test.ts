import { expect, test } from "vitest";
import { mostKib, sizeProblem } from "../../scripts/worker-size.ts";
import { list } from "../house/source.ts";

const told = (kib: number): string =>
  ` ⛅️ wrangler 4\nTotal Upload: 3452.88 KiB / gzip: ${kib} KiB\n--dry-run: exiting now.`;

const gateway = mostKib["wrangler.toml"] ?? 0;

test.each([
  ["as large as it may be", "wrangler.toml", told(gateway), null],
  [
    "larger",
    "wrangler.toml",
    told(gateway + 12.5),
    `The worker of wrangler.toml has ${gateway + 12.5} KiB compressed, 12.5 KiB more than it may have.`,
  ],
  ["of a size that is not told", "wrangler.toml", "exiting", "did not say how large the worker is"],
  ["without a limit", "workers/new/wrangler.toml", told(1), "has no size in"],
])("a worker %s", (_, config, output, problem) => {
  const found = sizeProblem(config, output);
  if (problem === null) expect(found).toBe(null);
  else expect(found).toContain(problem);
});

test("each worker has a limit", () => {
  const configs = list("**/wrangler.toml").filter((path) => !path.startsWith("node_modules/"));
  expect(Object.keys(mostKib).sort()).toEqual(configs.sort());
});
