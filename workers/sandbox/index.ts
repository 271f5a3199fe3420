import { env as bindings } from "cloudflare:workers";
import { type ClockEnv, useClock } from "../../src/base/platform/clock.ts";
import { serve } from "../../src/base/platform/serve.ts";
import { documentRoutes } from "../../src/documents/document-route.ts";
import { sharedStyles } from "../../src/frame/pages/assets.ts";
import { answerBrowserWith } from "../../src/frame/pages/problem-page.tsx";
import type { SandboxEnv } from "../../src/sandbox/env.ts";
import { assets } from "../../src/sandbox/pages/assets.ts";
import { sandboxRoutes } from "../../src/sandbox/routes.ts";

export { World } from "../../src/sandbox/world-object.ts";

useClock(bindings as ClockEnv);

const documents = documentRoutes<SandboxEnv>({
  bank: () => import("../../docs/openapi/bank.json"),
});

export default {
  fetch: serve(
    [...sandboxRoutes, ...documents],
    answerBrowserWith(sharedStyles.map(assets.pathOf)),
  ),
};
