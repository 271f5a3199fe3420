import { serve } from "../../src/platform/edge.ts";
import { sandboxRoutes } from "../../src/sandbox/routes.ts";

export { World } from "../../src/sandbox/world-object.ts";

export default { fetch: serve(sandboxRoutes) };
