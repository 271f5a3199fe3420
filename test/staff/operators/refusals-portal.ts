import { newStaff, registerMerchant } from "../../workers/gateway-journey.ts";
import { ask, askAdmin, bodyOf } from "../../workers/gateway-worker.ts";
import { type Reason, reason } from "../../workers/refusals.ts";
import { askForLink, askStaffForLink } from "../portal/browser.ts";

/** Why a link to a merchant's portal is not made. */
export const portalLinks: Reason[] = [
  reason(
    "a link to the portal of a closed merchant",
    ["INVALID_STATE", "Only an active merchant has a portal."],
    async () => {
      const { merchant_id } = await registerMerchant();
      bodyOf(await askAdmin("POST", `merchants/${merchant_id}/close`, { note: "It has left." }));
      return askStaffForLink(merchant_id, "test");
    },
  ),
  reason("a link to the portal of no merchant", "NOT_FOUND", () =>
    askStaffForLink(`mer_${"0".repeat(43)}`, "test"),
  ),
  reason(
    "a link by a merchant's key that was retired a moment ago",
    "UNAUTHENTICATED",
    async () => {
      const { merchant_id, headers } = await registerMerchant();
      bodyOf(await askForLink(headers.test), 201);
      const { data } = bodyOf(await ask("GET", "/api/v1/keys", headers.test));
      const { key_id } = data.find(({ kind }: { kind: string }) => kind === "API");
      bodyOf(await askAdmin("POST", `merchants/${merchant_id}/keys/${key_id}/retire`));
      return askForLink(headers.test);
    },
  ),
  reason("a link by a key of staff that was retired a moment ago", "UNAUTHENTICATED", async () => {
    const { merchant_id } = await registerMerchant();
    const { key, key_id } = await newStaff("operator");
    const headers = { "x-gateway-admin-key": key };
    const path = `/admin/v1/merchants/${merchant_id}`;
    bodyOf(await ask("GET", path, headers));
    bodyOf(await askAdmin("POST", `admin-keys/${key_id}/retire`));
    const asked = { mode: "test", scope: "read" };
    return ask("POST", `${path}/portal-sessions`, headers, asked);
  }),
];
