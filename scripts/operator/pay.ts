import {
  bankHandles,
  customerAt,
  isBalanced,
  type Ledger,
  merchantOf,
  openCheckout,
  phoneMessage,
} from "../../test/support/checkout-client.ts";
import { requestOk } from "../local/http.ts";
import type { World } from "../local/world.ts";
import { type Checkout, ownerKeyOf, worldHostOf, worldKeyOf } from "./checkout.ts";
import type { Deployment, Say } from "./deploy.ts";

const AMOUNT = 1_250;

/**
 * One payment in test mode, as a merchant and a customer make it. Whether it was completed and the
 * money moved once.
 */
export const payOnce = async (
  checkout: Checkout,
  gateway: Deployment,
  say: Say,
): Promise<boolean> => {
  const key = worldKeyOf(checkout, gateway);
  if (!key) {
    say(`The key of ${worldHostOf(gateway)} is not here. Put it into SANDBOX_KEY.`);
    return false;
  }
  const ask = <Body>(path: string) =>
    requestOk<Body>(`https://${worldHostOf(gateway)}${path}`, {
      headers: { "x-sandbox-key": key },
    });
  const world = await ask<World>("/world.json");
  const customer = customerAt(world, bankHandles(world).own);
  const merchant = merchantOf(world);
  const session = await merchant.createSession({ amount: AMOUNT });
  const browser = await openCheckout(session);
  for (const { status, body } of [
    await browser.resolvePayer({ payer_alias: customer.alias }),
    await browser.selectAuth("OTP"),
    await browser.confirm((await phoneMessage(customer, session.session_id, "OTP")).otp_code),
  ]) {
    if (status !== 200) throw new Error(`The test payment stopped: ${JSON.stringify(body)}`);
  }
  const { status, payment_id } = await merchant.untilStatus(
    session.session_id,
    ...["COMPLETED", "FAILED"],
  );
  const ledger = await ask<Ledger>("/ledger.json");
  const moves = Object.values(ledger.banks)
    .flatMap(({ transfers }) => transfers)
    .filter(({ creditor_iban }) => creditor_iban === merchant.destination);
  say(`Test payment ${payment_id}: ${status}, ${AMOUNT} of ${world.currency} in minor units`);
  await sayReadiness(gateway, merchant.merchant_id, "test", say);
  return status === "COMPLETED" && isBalanced(ledger) && moves.length > 0;
};

interface Readiness {
  ready: boolean;
  checks: { check: string; required: boolean; done: boolean; how: string | null }[];
}

/** What a merchant still needs before it trades in a mode; nothing without the owner's key. */
export const sayReadiness = async (
  gateway: Deployment,
  merchantId: string,
  mode: "test" | "live",
  say: Say,
): Promise<boolean> => {
  const ownerKey = ownerKeyOf(gateway);
  if (!ownerKey) return false;
  const { ready, checks } = await requestOk<Readiness>(
    `${gateway.needs.url}/admin/v1/merchants/${merchantId}/readiness?mode=${mode}`,
    { headers: { "x-gateway-admin-key": ownerKey } },
  );
  say(`Merchant ${merchantId} in ${mode} mode: ${ready ? "ready" : "not ready"}`);
  for (const { check, required, done, how } of checks) {
    if (!done) say(`  ${check}${required ? "" : " (may wait)"}: ${how}`);
  }
  return ready;
};
