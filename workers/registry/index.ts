import { env as bindings } from "cloudflare:workers";
import { type ClockEnv, useClock } from "../../src/base/platform/clock.ts";
import { isLocal } from "../../src/base/platform/env.ts";
import { logFault, tellFaultsTo } from "../../src/base/platform/log.ts";
import { type AlertEnv, operatorOf } from "../../src/base/platform/operator-alerts.ts";
import { serve } from "../../src/base/platform/serve.ts";
import { documentRoutes } from "../../src/documents/document-route.ts";
import { answerBrowserWith } from "../../src/frame/pages/problem-page.tsx";
import type { RegistryEnv } from "../../src/registry/environment.ts";
import { styles } from "../../src/registry/pages/frame.tsx";
import { localRoutes, registryRoutes } from "../../src/registry/routes.ts";
import { sweep } from "../../src/registry/sweep.ts";

export { Budget } from "../../src/base/platform/budget-object.ts";
export { Logbook } from "../../src/base/platform/logbook-object.ts";

useClock(bindings as ClockEnv);
tellFaultsTo(operatorOf(bindings as unknown as AlertEnv));

const documents = documentRoutes<RegistryEnv>({
  registry: () => import("../../docs/openapi/registry.json"),
});

const answerBrowser = answerBrowserWith(styles);

const serveRegistry = serve([...registryRoutes, ...documents], answerBrowser);
const serveLocally = serve([...localRoutes, ...documents], answerBrowser);

/** The identity registry, which is independent of banks and gateways. */
export default {
  fetch: (request, env, context) =>
    (isLocal(env) ? serveLocally : serveRegistry)(request, env, context),
  scheduled: (_event, env) => sweep(env).catch((error) => logFault("registry sweep failed", error)),
} satisfies ExportedHandler<RegistryEnv>;
