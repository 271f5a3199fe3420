import { env as bindings } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { startTest, wait } from "../workers/gateway-worker.ts";
import { chargeSituations } from "./charge-situations.ts";
import { capturedAt } from "./clock.ts";
import { mandateSituations } from "./mandate-situations.ts";

/** Makes the files of a release's mandates and of their charges (README.md). */
const { RELEASE } = bindings as unknown as { RELEASE: string };

beforeAll(() => {
  startTest();
  vi.setSystemTime(capturedAt(RELEASE));
});

describe.each([
  ["mandates", mandateSituations],
  ["charges", chargeSituations],
] as const)("%s", (folder, situations) => {
  it.each(Object.entries(situations))("%s", async (situation, { bring }) => {
    const brought = await bring();
    const seen = await brought.seen();
    const content = `${JSON.stringify({ ...(await brought.dump()), seen }, null, 2)}\n`;
    await expect(content).toMatchFileSnapshot(`./${RELEASE}/${folder}/${situation}.json`);
    wait(1_000);
  });
});
