import type { GatewayEnv } from "../../base/platform/env.ts";
import { adminKey } from "../../frame/records/guard.ts";

/** Who may call a row of the admin API (A1.2; records/roles.ts). */
export const reads = adminKey<GatewayEnv>("read");
export const changes = adminKey<GatewayEnv>("change");
export const approves = adminKey<GatewayEnv>("approve");
/** One of the staff proposes, and an approver decides by the same request. */
export const resolves = adminKey<GatewayEnv>("change", "approve");
