import { clockRoutes } from "../platform/clock-routes.ts";
import { type Route, route } from "../platform/edge.ts";
import { lookupCaller } from "./callers.ts";
import type { RegistryEnv } from "./environment.ts";
import { listBanks } from "./list-banks.ts";
import { seedRequest } from "./requests.ts";
import { resolveAlias } from "./resolve-alias.ts";
import { seedWorld } from "./seed.ts";

/** What every registry serves (§4.6). */
export const registryRoutes: readonly Route<RegistryEnv>[] = [
  route({
    method: "GET",
    paths: ["/identity/resolve/:alias"],
    guard: lookupCaller,
    step: resolveAlias,
  }),
  route({ method: "GET", paths: ["/identity/banks"], guard: lookupCaller, step: listBanks }),
];

/** What local runs serve besides; nowhere else do these addresses exist. */
export const localRoutes: readonly Route<RegistryEnv>[] = [
  ...registryRoutes,
  route({ method: "PUT", paths: ["/__local/seed"], body: seedRequest, step: seedWorld }),
  ...clockRoutes<RegistryEnv>(),
];
