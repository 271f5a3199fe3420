import { changeBank, openGateway } from "../../workers/gateway-journey.ts";
import { startTest } from "../../workers/gateway-worker.ts";
import { PayingTpp } from "../payment-orders/order-scene.ts";

/** A bank that offers mandates to TPPs, and TPPs that create them. */
export const offerMandates = (changes: object = {}) =>
  changeBank("alpha", {
    ...{ capabilities: ["PAYMENTS", "OPEN_BANKING"], status: "ACTIVE", currency: "USD" },
    ob_scopes_supported: ["accounts:read", "payments:write", "mandates:write"],
    ...changes,
  });

export const openMandateBank = async (): Promise<void> => {
  startTest();
  await openGateway();
  await offerMandates();
};

/** A TPP with a customer's consent to mandates. */
export const newApp = () => PayingTpp.open({ scopes: ["accounts:read", "mandates:write"] });
