import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/network/webhooks/endpoint-object.ts";
import { endTest, env, startTest } from "../workers/gateway-worker.ts";
import { objectsNamed, restored } from "./restored.ts";
import type { StoredObject } from "./stored.ts";

/** The endpoints that earlier releases have stored, as today's monitor sees and changes them. */
beforeEach(startTest);
afterEach(endTest);

const stubOf = ({ object }: StoredObject) =>
  env.ENDPOINTS.get(env.ENDPOINTS.idFromString(object)) as DurableObjectStub<Endpoint>;

describe.each(objectsNamed("endpoint"))("an endpoint stored by release %s", (_, stored) => {
  it("is inspected, disabled with a reason and enabled again", async () => {
    await restored(stored);
    const stub = stubOf(stored);
    expect(await stub.inspect()).toMatchObject({
      ...{ level: "FAILING", waiting: 2, held: 0, failed: 1, disabled: null },
      ...{ success_share: 0, p50_ms: 0 },
    });
    const disabled = await stub.disable("It was asked for.");
    expect(disabled).toMatchObject({
      ...{ level: "DISABLED", waiting: 1, held: 1 },
      disabled: { reason: "OPERATOR", note: "It was asked for." },
    });
    expect(await stub.enable(null)).toMatchObject({ disabled: null, held: 0 });
  });
});

describe.each(objectsNamed("endpoint-disabled"))(
  "a disabled endpoint stored by release %s",
  (_, stored) => {
    it("has no note of staff, holds its events, and lets them leave when it is enabled", async () => {
      await restored(stored);
      const stub = stubOf(stored);
      expect(await stub.inspect()).toMatchObject({
        ...{ level: "DISABLED", waiting: 0, held: 2, failed: 0 },
        disabled: { reason: "GONE", note: null },
      });
      expect(await stub.enable(null)).toMatchObject({ disabled: null, held: 1 });
    });
  },
);
