import type { Approver } from "../../../src/frame/records/proposals.ts";
import type { AdminRole } from "../../../src/frame/records/roles.ts";

/** A key of the operator's staff that has been in force since the beginning. */
export const staff = (keyId: string, role: AdminRole = "operator", since = 0): Approver => ({
  ...{ keyId, role, since },
  retired: false,
});
