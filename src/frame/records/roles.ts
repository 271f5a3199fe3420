/**
 * The permissions of staff keys. Support reads. An operator changes records. An owner also manages
 * the staff's keys. An approver reads and approves what others propose, and changes nothing.
 */
export const adminRoles = ["owner", "approver", "operator", "support"] as const;

export type AdminRole = (typeof adminRoles)[number];

export type Permission = "read" | "change" | "own" | "approve";

// @rule A1.2
export const rolesWith: Readonly<Record<Permission, readonly AdminRole[]>> = {
  read: adminRoles,
  change: ["owner", "operator"],
  own: ["owner"],
  approve: ["approver"],
};
