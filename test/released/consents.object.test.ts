import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { formatId } from "../../src/base/kernel/ids.ts";
import { upcast } from "../../src/frame/objects/state.ts";
import { consentKind } from "../../src/products/consents/kind.ts";
import { migrate } from "../staff/operators/gateway.ts";
import { endTest, env, startTest } from "../workers/gateway-worker.ts";
import { consentSituations, tokenLives, viewOf } from "./consent-situations.ts";
import { restored } from "./restored.ts";
import { differences } from "./shapes.ts";
import { dumpObject, type StoredObject } from "./stored.ts";

/** Consents that earlier releases have stored, and what today's code does with them. */
interface StoredConsent extends StoredObject {
  /** What its TPP saw, and whether its first token was good. */
  consent: Record<string, unknown>;
  token_lives: boolean;
}

const stored = Object.entries(
  import.meta.glob<StoredConsent>("./*/consents/*.json", { eager: true, import: "default" }),
).map(([path, consent]) => {
  const [, release = "", , file = ""] = path.split("/");
  return { release, situation: file.replace(".json", ""), consent };
});

beforeAll(async () => {
  startTest();
  await migrate();
});

afterAll(endTest);

const rows = stored.map(
  ({ release, situation, consent }) => [release, situation, consent] as const,
);

describe("a stored consent", () => {
  it.each(rows)("%s, %s: is seen as before, and comes to its end", async (_, situation, before) => {
    const object = await restored(before);
    const consentId = formatId("cns", before.object);
    expect(await viewOf(consentId)).toMatchObject(before.consent);
    expect(await tokenLives(consentId)).toBe(before.token_lives);
    await object.untilAtRest();
    const end = await viewOf(consentId);
    expect(end.status).toBe(consentSituations[situation]?.endsAs);
    expect(await tokenLives(consentId)).toBe(false);
    const [[, record] = []] = await object.values();
    expect(record).toMatchObject({ effects: [] });
  });

  it.each(rows)("%s, %s: has the shape that today's code stores", async (_, situation, before) => {
    vi.setSystemTime(before.captured_at);
    const made = await consentSituations[situation]?.bring();
    if (!made) throw new Error(`no situation ${situation}`);
    const stub = env.CONSENTS.get(env.CONSENTS.idFromString(made.hex));
    const { values } = await dumpObject("CONSENTS", stub, Date.now());
    const read = upcast(before.values.record as object, consentKind.upcasts);
    expect(differences(read, values.record)).toEqual([]);
  });
});
