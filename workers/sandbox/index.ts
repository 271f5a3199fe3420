import { env as bindings } from "cloudflare:workers";
import { type ClockEnv, useClock } from "../../src/base/platform/clock.ts";
import { serve } from "../../src/base/platform/serve.ts";
import { documentRoutes } from "../../src/documents/document-route.ts";
import { sharedStyles } from "../../src/frame/pages/assets.ts";
import { answerBrowserWith } from "../../src/frame/pages/problem-page.tsx";
import type { SandboxEnv } from "../../src/sandbox/env.ts";
import { assets } from "../../src/sandbox/pages/assets.ts";
import { sandboxRoutes } from "../../src/sandbox/routes.ts";
import { inWorld } from "../../src/sandbox/world.ts";

export { World } from "../../src/sandbox/world-object.ts";

useClock(bindings as ClockEnv);

const documents = documentRoutes<SandboxEnv>({
  bank: () => import("../../docs/openapi/bank.json"),
});

const serveWorld = serve(
  [...sandboxRoutes, ...documents],
  answerBrowserWith(sharedStyles.map(assets.pathOf)),
);

/** Of a host name that has no world. */
const serveNothing = serve<SandboxEnv>([]);

export default {
  fetch: (request, env, context) => {
    // A Host that is no address is refused there, as everywhere.
    const host = URL.canParse(request.url) ? new URL(request.url).hostname : "";
    const world = inWorld(env, host);
    return world ? serveWorld(request, world, context) : serveNothing(request, env, context);
  },
} satisfies ExportedHandler<SandboxEnv>;
