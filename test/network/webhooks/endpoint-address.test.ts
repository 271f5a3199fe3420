import { expect, it } from "vitest";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import { endpointObjectId } from "../../../src/network/webhooks/endpoint-address.ts";
import type { EndpointName } from "../../../src/network/webhooks/endpoint-record.ts";
import { endpointKinds } from "../../../src/network/webhooks/events.ts";
import fc from "../../support/fast-check.ts";

/** A namespace whose ids are the names themselves. */
const env = { ENDPOINTS: { idFromName: (name: string) => name } } as unknown as GatewayEnv;

// @rule P8.12
it("two endpoints have two names, whatever their owners' ids", () => {
  const part = fc.constantFrom(
    "TPP",
    "MERCHANT",
    "REGISTERED",
    "AD_HOC",
    "test",
    "live",
    "a",
    '","',
    "",
  );
  const endpoint: fc.Arbitrary<EndpointName> = fc.record({
    owner: fc.record({ kind: fc.constantFrom("MERCHANT" as const, "TPP" as const), id: part }),
    mode: fc.constantFrom("test" as const, "live" as const),
    kind: fc.constantFrom(...endpointKinds),
    origin: part,
  });
  fc.assert(
    fc.property(endpoint, endpoint, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(endpointObjectId(env, one) === endpointObjectId(env, other)).toBe(isSame);
    }),
    { numRuns: 2_000 },
  );
});
