import { env as bindings } from "cloudflare:workers";
import { documentRoute } from "../../src/contract/document-route.ts";
import { sharedStyles } from "../../src/pages/assets.ts";
import { answerBrowserWith } from "../../src/pages/problem-page.tsx";
import { type ClockEnv, useClock } from "../../src/platform/clock.ts";
import { serve } from "../../src/platform/serve.ts";
import type { SandboxEnv } from "../../src/sandbox/env.ts";
import { assets } from "../../src/sandbox/pages/assets.ts";
import { sandboxRoutes } from "../../src/sandbox/routes.ts";

export { World } from "../../src/sandbox/world-object.ts";

useClock(bindings as ClockEnv);

export default {
  fetch: serve(
    [...sandboxRoutes, documentRoute<SandboxEnv>(() => import("../../docs/openapi/bank.json"))],
    answerBrowserWith(sharedStyles.map(assets.pathOf)),
  ),
};
