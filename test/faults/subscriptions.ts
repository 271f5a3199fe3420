import { requestOk } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import { type Receiver, SUBSCRIPTIONS_INDEX } from "./receiver.ts";
import type { Subscriptions } from "./scene.ts";

/** Enrols the merchant of the campaign's mandates, whose events come to the campaign. */
export const enrolSubscriptions = async (
  { gateways }: World,
  receiver: Receiver,
): Promise<Subscriptions> => {
  const [gateway] = gateways;
  if (!gateway) throw new Error("the world has no gateway");
  const admin = <Body>(path: string, body: object) =>
    requestOk<Body>(`${gateway.base_url}/admin/v1${path}`, {
      method: "POST",
      headers: { "x-gateway-admin-key": gateway.admin_key },
      body,
    });
  const webhook_url = receiver.urlOf(SUBSCRIPTIONS_INDEX, "HEALTHY");
  const modes = { test: { settlement_iban: gateway.merchant.destination, webhook_url } };
  const { merchant_id } = await admin<{ merchant_id: string }>("/merchants", {
    ...{ name: "Subscriptions", modes },
  });
  const keyOf = async (kind: "API" | "SIGNING") => {
    const path = `/merchants/${merchant_id}/keys`;
    return (await admin<{ key: string }>(path, { kind, mode: "test" })).key;
  };
  return { api_key: await keyOf("API"), signing_secret: await keyOf("SIGNING") };
};
