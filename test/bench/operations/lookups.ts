import { floors } from "../floor/floors.ts";
import type { HttpCall } from "../measure/http.ts";
import { measureLoads } from "../measure/loads.ts";
import type { Bench, Loaded, Plan } from "../operation.ts";
import type { Row } from "../report/result.ts";
import { aliasOf, type RegistryPlace, startRegistry } from "../scale/registry-place.ts";

/**
 * Lookups of the identity registry. Hits of the public are cached for a moment and may be faster
 * than the floor. Gateways pay by the answer, so each of theirs reads the database.
 */
const HANDLES = 100;

export const measureLookups = async (bench: Bench, plan: Plan): Promise<Row[]> => {
  const registry = await startRegistry(HANDLES);
  try {
    return await measureLoads(bench, lookups(registry), plan);
  } finally {
    await registry.stop();
  }
};

const lookups = ({ url, gatewayKey, workerdPid }: RegistryPlace): Loaded[] => {
  const names = Array.from({ length: HANDLES }, (_, n) => aliasOf(n));
  const asGateway = (alias: string): HttpCall => ({
    method: "GET",
    url: `${url}/identity/resolve/${alias}`,
    headers: { "x-gateway-key": gatewayKey },
  });
  const asPublic = (alias: string): HttpCall => ({
    method: "GET",
    url: `${url}/identity/resolve/${alias}?realm=test`,
  });
  const of = { ...floors.lookUp, pid: () => workerdPid };
  return [
    {
      ...{ ...of, name: "resolve, a hit of the public", target: null },
      ours: { calls: names.map(asPublic), expect: 200 },
    },
    {
      ...{ ...of, name: "resolve, a hit of a gateway", target: 0.9 },
      ours: { calls: names.map(asGateway), expect: 200 },
    },
    {
      ...{ ...of, name: "resolve, a miss of a gateway", target: 0.9 },
      ours: { calls: names.map((name) => asGateway(`no-${name}`)), expect: 404 },
    },
  ];
};
