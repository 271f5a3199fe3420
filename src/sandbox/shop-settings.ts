import { ok, type Result, refuse } from "../base/kernel/result.ts";
import type { SandboxEnv } from "./env.ts";
import type { ShopSettings } from "./shop-gateway.ts";
import { worldOf } from "./world.ts";

/** The shop's own settings; refused until the start script has opened the shop. */
export const readShopSettings = async (env: SandboxEnv): Promise<Result<ShopSettings>> => {
  const world = await worldOf(env).world();
  if (world?.shop && world.destination) {
    return ok({ ...world.shop, destination: world.destination });
  }
  return refuse("SERVICE_UNAVAILABLE", { message: "The shop is not open yet.", retry_after: 1 });
};
