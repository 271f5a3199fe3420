import { expect, test } from "vitest";
import { workerNames } from "../../scripts/local/places.ts";
import { entryOf, readWranglerConfig } from "../../scripts/local/worker-plan.ts";

test.each(workerNames)("%s: the local world runs the module that is deployed", (name) => {
  expect(entryOf(name)).toBe(readWranglerConfig(name).main);
});
