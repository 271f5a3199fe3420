import { env as bindings } from "cloudflare:workers";
import { beforeAll, expect, it, vi } from "vitest";
import { env, startTest, wait } from "../workers/gateway-worker.ts";
import { capturedAt } from "./clock.ts";
import { consentSituations, tokenLives, viewOf } from "./consent-situations.ts";
import { dumpObject } from "./stored.ts";

/** Makes the files of a release's consents (README.md). */
const { RELEASE } = bindings as unknown as { RELEASE: string };

beforeAll(() => {
  startTest();
  vi.setSystemTime(capturedAt(RELEASE));
});

it.each(Object.entries(consentSituations))("%s", async (situation, { bring }) => {
  const { consent_id, hex } = await bring();
  const seen = { consent: await viewOf(consent_id), token_lives: await tokenLives(consent_id) };
  const stub = env.CONSENTS.get(env.CONSENTS.idFromString(hex));
  const stored = await dumpObject("CONSENTS", stub, Date.now());
  const content = `${JSON.stringify({ ...stored, ...seen }, null, 2)}\n`;
  await expect(content).toMatchFileSnapshot(`./${RELEASE}/consents/${situation}.json`);
  wait(1_000);
});
