import { serve } from "../../src/platform/edge.ts";
import { isLocal } from "../../src/platform/env.ts";
import type { RegistryEnv } from "../../src/registry/environment.ts";
import { localRoutes, registryRoutes } from "../../src/registry/routes.ts";

const serveRegistry = serve(registryRoutes);
const serveLocally = serve(localRoutes);

/** The identity registry: belongs to no bank and no gateway. */
export default {
  fetch: (request, env, context) =>
    (isLocal(env) ? serveLocally : serveRegistry)(request, env, context),
} satisfies ExportedHandler<RegistryEnv>;
