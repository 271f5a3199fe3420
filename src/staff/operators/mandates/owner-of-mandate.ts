import type { GatewayEnv } from "../../../base/platform/env.ts";
import { mandateById } from "../../../products/mandates/address.ts";
import type { MandateViewer } from "../../../products/mandates/mandate-record.ts";

/** Staff see a mandate as its owner does; null if there is none. */
export const ownerOfMandate = async (
  env: GatewayEnv,
  mandateId: string,
): Promise<MandateViewer | null> => {
  const found = await mandateById(env, mandateId)?.look();
  if (!found) return null;
  const { ownerKind: kind, ownerId: id, mode } = found.row;
  return { owner: { kind, id }, mode, consent_id: null };
};
