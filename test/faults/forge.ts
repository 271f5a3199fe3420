import { setTimeout as sleep } from "node:timers/promises";
import type { LedgerTransfer } from "../support/checkout-client.ts";
import { countFault, type Entry, note, sessionIdOf } from "./journal.ts";
import { type Random, randomFrom } from "./random.ts";
import { ask, asMerchant, gatewayUrl, type Scene } from "./scene.ts";
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

export const lieAgainAndAgain = async (scene: Scene): Promise<void> => {
  const random = randomFrom(scene.seed, "lies");
  while (!scene.calm) {
    await sleep(random.between(200, 700));
    const entries = scene.journal.payments.filter(({ sessionIds }) => sessionIds.size > 0);
    if (entries.length === 0) continue;
    const entry = random.pick(entries.slice(-30));
    const [transfer] = await transfersOf(scene, entry.amount);
    await tellLie(scene, entry, chooseLie(scene, entry, transfer, random));
  }
};

const tellLie = async (scene: Scene, entry: Entry, lie: Lie): Promise<void> => {
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
  entry: Entry,
  transfer: LedgerTransfer | undefined,
  random: Random,
): Lie => {
  const lies = [...pushLies(scene, entry), stepWithMerchantKey(entry)];
  return random.pick([...lies, ...creditLies(scene, entry, transfer, random)]);
};

const creditLies = (
  { world }: Scene,
  entry: Entry,
  transfer: LedgerTransfer | undefined,
  random: Random,
): Lie[] => {
  const railKey = world.gateways[0]?.rail_key ?? "";
  const truth = {
    end_to_end_id: transfer?.end_to_end_id ?? "E2E0UNKNOWN",
    originator_ref: sessionIdOf(entry).replace(/^ps_/, "pay_"),
    status: random.pick(["CREDITED", "REJECTED"]),
    amount: entry.amount,
    currency: world.currency,
    debtor_iban: entry.payer.iban,
    creditor_iban: entry.destination.value,
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

const pushLies = ({ world }: Scene, entry: Entry): Lie[] => {
  const keys = world.gateways[0]?.bank_keys ?? {};
  const { bank_handle } = entry.payer;
  const other = Object.keys(keys).find((handle) => handle !== bank_handle) ?? "";
  const body = { session_id: sessionIdOf(entry), push_token: "forged", result: "APPROVED" };
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

const stepWithMerchantKey = (entry: Entry): Lie => ({
  what: "confirm with the merchant's key",
  path: `/api/v1/payments/sessions/${sessionIdOf(entry)}/confirm`,
  headers: asMerchant(entry),
  body: { otp_code: "000000" },
});
