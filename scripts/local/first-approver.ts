import { requestOk } from "./http.ts";

/**
 * Creates the first approver of a gateway or of the registry, as its owner. Only the first approver
 * is in force at once. Null if one exists already because a kill lost the answer with its key.
 */
export const addFirstApprover = async (
  baseUrl: string,
  ownerAdminKey: string,
): Promise<string | null> => {
  type Added = { key: string; status: string };
  const added = await requestOk<Added>(`${baseUrl}/admin/v1/admin-keys`, {
    method: "POST",
    body: { name: "The first approver", role: "approver" },
    headers: { "x-gateway-admin-key": ownerAdminKey },
  });
  return added.status === "ACTIVE" ? added.key : null;
};
