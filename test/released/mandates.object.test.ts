import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { upcast } from "../../src/frame/objects/state.ts";
import { chargeById } from "../../src/products/charges/charge-record.ts";
import { chargeKind } from "../../src/products/charges/kind.ts";
import type { ChargeEntry } from "../../src/products/mandates/charge-entry.ts";
import { mandateKind } from "../../src/products/mandates/kind.ts";
import { standingOf } from "../products/mandates/mandate-fixtures.ts";
import { migrate } from "../staff/operators/gateway.ts";
import { endTest, env, startTest } from "../workers/gateway-worker.ts";
import { Charge, chargeSituations } from "./charge-situations.ts";
import { Mandate, mandateSituations } from "./mandate-situations.ts";
import { restored } from "./restored.ts";
import { differences } from "./shapes.ts";
import type { StoredObject } from "./stored.ts";

/** Mandates and charges that earlier releases have stored, and what today's code does with them. */
interface StoredThing extends StoredObject {
  /** What its owner saw. */
  seen: Record<string, unknown>;
}

const rowsOf = (files: Record<string, StoredThing>) =>
  Object.entries(files).map(([path, stored]) => {
    const [, release = "", , file = ""] = path.split("/");
    return [release, file.replace(".json", ""), stored] as const;
  });

const mandates = rowsOf(
  import.meta.glob<StoredThing>("./*/mandates/*.json", { eager: true, import: "default" }),
);

const charges = rowsOf(
  import.meta.glob<StoredThing>("./*/charges/*.json", { eager: true, import: "default" }),
);

beforeAll(async () => {
  startTest();
  await migrate();
});

afterAll(endTest);

const of = <Situation>(situations: Record<string, Situation>, name: string): Situation => {
  const situation = situations[name];
  if (!situation) throw new Error(`no situation ${name}`);
  return situation;
};

/** How a charge has ended, and why if it has an object. */
const endOf = async (mandate: Mandate, entry: ChargeEntry): Promise<string> => {
  const { owner, mode, mandate_id } = (await mandate.record()).terms;
  const asked = { view: "charge", decision: null, owner, mode, mandate_id } as const;
  const view = await chargeById(env, entry.charge_id)?.view(asked);
  const reason = view?.ok ? JSON.parse(view.value).failure_code : null;
  return reason ? `${standingOf(entry)} ${reason}` : standingOf(entry);
};

describe("a stored mandate", () => {
  it.each(mandates)("%s, %s: is seen as before, and comes to its end", async (_, name, before) => {
    const { end, endsAs, charges } = of(mandateSituations, name);
    const object = await restored(before);
    const mandate = new Mandate(before.object);
    expect(await mandate.seen()).toMatchObject(before.seen);
    await end?.(mandate);
    await object.untilAtRest();
    const { state, effects, charges: entries } = await mandate.record();
    const ended = await Promise.all(entries.map((entry) => endOf(mandate, entry)));
    expect({ state, effects, ended }).toEqual({ state: endsAs, effects: [], ended: charges });
  });

  it.each(mandates)("%s, %s: has the shape that today's code stores", async (_, name, before) => {
    vi.setSystemTime(before.captured_at);
    const { values } = await (await of(mandateSituations, name).bring()).dump();
    const read = upcast(before.values.record as object, mandateKind.upcasts);
    expect(differences(read, values.record)).toEqual([]);
  });
});

describe("a stored charge", () => {
  it.each(charges)("%s, %s: is seen as before, and comes to its end", async (_, name, before) => {
    const { end, endsAs } = of(chargeSituations, name);
    const object = await restored(before);
    const charge = new Charge(before.object);
    expect(await charge.seen()).toMatchObject(before.seen);
    await end?.(charge);
    await object.untilAtRest();
    expect(await charge.record()).toMatchObject({ ...endsAs, effects: [] });
  });

  it.each(charges)("%s, %s: has the shape that today's code stores", async (_, name, before) => {
    vi.setSystemTime(before.captured_at);
    const { values } = await (await of(chargeSituations, name).bring()).dump();
    const read = upcast(before.values.record as object, chargeKind.upcasts);
    expect(differences(read, values.record)).toEqual([]);
  });
});
