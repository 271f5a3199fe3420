import { registerMerchant } from "../../workers/gateway-journey.ts";
import { askAdmin, bodyOf } from "../../workers/gateway-worker.ts";
import { type Reason, reason } from "../../workers/refusals.ts";

/** What the admin API refuses of a merchant that was closed. */
const closed = async (): Promise<string> => {
  const { merchant_id } = await registerMerchant();
  const merchant = `merchants/${merchant_id}`;
  bodyOf(await askAdmin("POST", `${merchant}/close`, { note: "It has left." }));
  return merchant;
};

export const closedMerchants: Reason[] = [
  reason(
    "a key for a closed merchant",
    ["INVALID_STATE", "A closed merchant gets no keys."],
    async () => askAdmin("POST", `${await closed()}/keys`, { kind: "API", mode: "test" }),
  ),
  reason(
    "to activate a closed merchant",
    ["INVALID_STATE", "A closed merchant stays closed."],
    async () => askAdmin("PATCH", await closed(), { status: "ACTIVE" }),
  ),
];
