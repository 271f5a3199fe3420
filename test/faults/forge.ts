import { setTimeout as sleep } from "node:timers/promises";
import type { LedgerTransfer } from "../support/checkout-client.ts";
import { countFault, type Driven, type Journal, note, orderIdOf, sessionIdOf } from "./journal.ts";
import { type Random, randomFrom } from "./random.ts";
import { ask, gatewayUrl, type Scene } from "./scene.ts";
import { transfersOf } from "./torment.ts";

/**
 * Unknown callers, and banks and a rail that lie: wrong keys, wrong amounts, wrong ids. None of it
 * may be accepted, and the checks at the end show that it had no effect.
 */
interface Lie {
  what: string;
  path: string;
  headers: Record<string, string>;
  body: object;
  mayBeAccepted?: boolean;
}

/** What is lied about. */
interface Target {
  entry: Driven;
  creditorIban: string;
  /** Its name at the gateway, at banks and at the rail. */
  id: string;
  originatorRef: string;
  /** The customer's confirmation. */
  confirm: { path: string; header: string };
}

const targetsIn = ({ payments, orders }: Journal): Target[] => [
  ...payments.map((entry) => ({
    entry,
    creditorIban: entry.destination.value,
    id: sessionIdOf(entry),
    originatorRef: sessionIdOf(entry).replace(/^ps_/, "pay_"),
    confirm: {
      path: `/api/v1/payments/sessions/${sessionIdOf(entry)}/confirm`,
      header: "authorization",
    },
  })),
  ...orders.map((entry) => ({
    entry,
    creditorIban: entry.payeeIban,
    id: orderIdOf(entry),
    originatorRef: orderIdOf(entry) + (entry.authorised ? "" : ".exempt"),
    confirm: {
      path: `/ob/payment-orders/${orderIdOf(entry)}/authorisation/confirm`,
      header: "x-gateway-auth-session",
    },
  })),
];

export const lieAgainAndAgain = async (scene: Scene): Promise<void> => {
  const random = randomFrom(scene.seed, "lies");
  while (!scene.calm) {
    await sleep(random.between(200, 700));
    const { payments, orders } = scene.journal;
    const targets = targetsIn({
      ...scene.journal,
      payments: payments.slice(-30),
      orders: orders.slice(-15),
    }).filter(({ id }) => id !== "");
    if (targets.length === 0) continue;
    const target = random.pick(targets);
    const [transfer] = await transfersOf(scene, target.entry.amount);
    await tellLie(scene, target.entry, chooseLie(scene, target, transfer, random));
  }
};

const tellLie = async (scene: Scene, entry: Driven, lie: Lie): Promise<void> => {
  const { what, path, headers, body, mayBeAccepted = false } = lie;
  const request = { method: "POST", headers, body, timeoutMs: 10_000 };
  const reply = await ask(scene, gatewayUrl(scene) + path, request);
  if (!reply) return;
  countFault(scene.journal, "forged", what);
  const { status } = reply;
  scene.journal.forgeries.push({ reference: entry.reference, what, status, mayBeAccepted });
  if (status < 300) note(scene.journal, entry, `forged, ${what}: ${status}`);
};

const chooseLie = (
  scene: Scene,
  target: Target,
  transfer: LedgerTransfer | undefined,
  random: Random,
): Lie => {
  const lies = [...pushLies(scene, target), stepWithMerchantKey(scene, target)];
  return random.pick([...lies, ...creditLies(scene, target, transfer, random)]);
};

const creditLies = (
  { world }: Scene,
  { entry, originatorRef, creditorIban }: Target,
  transfer: LedgerTransfer | undefined,
  random: Random,
): Lie[] => {
  const railKey = world.gateways[0]?.rail_key ?? "";
  const truth = {
    end_to_end_id: transfer?.end_to_end_id ?? "E2E0UNKNOWN",
    originator_ref: originatorRef,
    status: random.pick(["CREDITED", "REJECTED"]),
    amount: entry.amount,
    currency: world.currency,
    debtor_iban: entry.payer.iban,
    creditor_iban: creditorIban,
    rail_ref: "RAIL-forged",
    settlement_fee: 10,
  };
  const lie = (what: string, changes: object, key = railKey): Lie => ({
    what,
    path: "/gateway/callback/credit",
    headers: { "x-gateway-rail-key": key },
    body: { ...truth, ...changes },
  });
  return [
    lie("credit with a stranger's key", {}, `rk_${"0".repeat(64)}`),
    lie("credit with a bank's key", {}, Object.values(world.gateways[0]?.bank_keys ?? {})[0]),
    lie("credit of another amount", { amount: entry.amount + 1 }),
    lie("credit in another currency", { currency: "EUR" }),
    lie("credit to another account", { creditor_iban: entry.payer.iban }),
    lie("credit under another id", { end_to_end_id: "E2E0FORGED" }),
    lie("credit of another payment", { originator_ref: `pay_${"1".repeat(43)}` }),
  ];
};

const pushLies = ({ world }: Scene, { entry, id }: Target): Lie[] => {
  const keys = world.gateways[0]?.bank_keys ?? {};
  const { bank_handle } = entry.payer;
  const other = Object.keys(keys).find((handle) => handle !== bank_handle) ?? "";
  const body = { session_id: id, push_token: "forged", result: "APPROVED" };
  const lie = (what: string, key: string | undefined, mayBeAccepted = false): Lie => ({
    what,
    path: "/gateway/callback/push-result",
    headers: { "x-gateway-bank-key": key ?? "" },
    body,
    mayBeAccepted,
  });
  return [
    lie("approval with a stranger's key", `bk_${"0".repeat(64)}`),
    lie("approval by another bank", keys[other]),
    lie("approval of another prompt", keys[bank_handle], true),
  ];
};

const stepWithMerchantKey = ({ world }: Scene, { confirm }: Target): Lie => ({
  what: "confirm with the merchant's key",
  path: confirm.path,
  headers: { [confirm.header]: `Bearer ${world.gateways[0]?.merchant.api_key}` },
  body: { otp_code: "000000" },
});
