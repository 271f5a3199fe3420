import { env as bindings } from "cloudflare:workers";
import { type ClockEnv, useClock } from "../../src/platform/clock.ts";
import { serve } from "../../src/platform/serve.ts";
import { sandboxRoutes } from "../../src/sandbox/routes.ts";

export { World } from "../../src/sandbox/world-object.ts";

useClock(bindings as ClockEnv);

export default { fetch: serve(sandboxRoutes) };
