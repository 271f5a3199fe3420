import type { World } from "../../scripts/local/world.ts";
import { admin, gatewayOf, ownAmount } from "../flows/steps.ts";
import { eventually, merchantOf, openCheckout } from "../support/checkout-client.ts";
import { LIVE_BANK_HOST, liveIbans } from "../support/live-bank.ts";

/** What a live payment needs: staff, a bank and a merchant, each approved as it has to be. */
const MINUTE = 60_000;

const asApprover = (world: World): World => {
  const gateway = gatewayOf(world);
  return { ...world, gateways: [{ ...gateway, admin_key: gateway.approver_key ?? "" }] };
};

/** The key of an operator of the staff, in force. */
export const newOperator = async (world: World): Promise<string> => {
  const body = { name: "Operator of the day", role: "operator" };
  const made = await admin<{ key_id: string; key: string }>(world, "POST", "/admin-keys", body);
  const path = `/admin-keys/${made.key_id}`;
  await admin(asApprover(world), "POST", `${path}/approve`);
  await untilActive(world, path);
  return made.key;
};

const untilActive = (world: World, path: string) =>
  eventually(`${path} in force`, async () => {
    return (await admin<{ status: string }>(world, "GET", path)).status === "ACTIVE";
  });

const enrolBank = async (world: World): Promise<void> => {
  const { bank_id } = await admin<{ bank_id: string }>(world, "POST", "/banks", {
    ...{ bank_handle: "live-bank", name: "Live Bank", mode: "live", capabilities: ["PAYMENTS"] },
    ...{ institution_code: "LIVENL2AXXX", core_base_url: `https://${LIVE_BANK_HOST}` },
    iban_prefixes: Object.values(liveIbans).map((iban) => iban.slice(0, 8)),
  });
  const path = `/banks/${bank_id}`;
  await admin(world, "POST", `${path}/keys`, { kind: "GATEWAY_TO_BANK" });
  const { proposal } = await admin<{ proposal: { proposal_id: string } }>(world, "PATCH", path, {
    status: "ACTIVE",
  });
  await admin(asApprover(world), "POST", `/approvals/${proposal.proposal_id}/approve`);
  await untilActive(world, path);
};

/** A live payment that its customer approved, and about which its bank says nothing. */
export const payInDoubt = async (
  world: World,
  advance: (milliseconds: number) => Promise<void>,
): Promise<{ endToEndId: string; paymentId: string }> => {
  await enrolBank(world);
  const { merchant_id } = await admin<{ merchant_id: string }>(world, "POST", "/merchants", {
    ...{ name: "Live Shop", modes: { live: { settlement_iban: liveIbans.merchant } } },
  });
  // The customer of this test is a program.
  const { proposal } = await admin<{ proposal: { proposal_id: string } }>(
    ...[world, "PATCH", `/merchants/${merchant_id}`, { modes: { live: { json_pages: true } } }],
  );
  await admin(asApprover(world), "POST", `/approvals/${proposal.proposal_id}/approve`);
  const key = { kind: "API", mode: "live" };
  const { key: api_key } = await admin<{ key: string }>(
    ...[world, "POST", `/merchants/${merchant_id}/keys`, key],
  );
  const gateway = gatewayOf(world);
  const merchant = { ...gateway.merchant, api_key, destination: liveIbans.merchant };
  const shop = merchantOf({ ...world, gateways: [{ ...gateway, merchant }] });
  const session = await shop.createSession({ amount: ownAmount() });
  // The permission comes into force after the delay.
  const checkout = await eventually("the token of the page", () =>
    openCheckout(session).catch(() => null),
  );
  await checkout.resolvePayer({ payer_iban: liveIbans.payer });
  await checkout.selectAuth("OTP");
  await checkout.confirm("482913");
  await advance(31 * MINUTE);
  const paymentId = session.session_id.replace("ps_", "pay_");
  return eventually("the payment under review", async () => {
    const { data } = await admin<{ data: { payment_id: string; end_to_end_id: string }[] }>(
      ...[world, "GET", "/reconciliation"],
    );
    const listed = data.find(({ payment_id }) => payment_id === paymentId);
    return listed && { endToEndId: listed.end_to_end_id, paymentId };
  });
};
