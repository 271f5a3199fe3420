import type { HttpReply } from "../../scripts/local/http.ts";
import { type Entry, note, type RefundEntry, type RefundView } from "./journal.ts";
import { refundAmountOf } from "./plan-payment.ts";
import { randomFrom } from "./random.ts";
import { askCarelessly, asMerchant, codeOf, gatewayUrl, insist, type Scene } from "./scene.ts";

/** Requests the refund of a payment, or two in parallel of which only one can succeed. */
export const askForRefunds = async (
  scene: Scene,
  entry: Entry,
  paymentId: string,
): Promise<void> => {
  const places = entry.ending === "REFUND_TWICE_TOO_MUCH" ? [0, 1] : [0];
  await Promise.all(places.map((place) => askForRefund(scene, entry, paymentId, place)));
};

const askForRefund = async (
  scene: Scene,
  entry: Entry,
  paymentId: string,
  place: number,
): Promise<void> => {
  const refund: RefundEntry = {
    amount: refundAmountOf(entry.index, place),
    refundIds: new Set(),
  };
  entry.refunds.push(refund);
  const random = randomFrom(scene.seed, "refund", entry.index, place);
  const url = `${gatewayUrl(scene)}/payments/${paymentId}/refunds`;
  const key = `${entry.reference} refund ${place}`;
  const request = {
    method: "POST",
    headers: { ...asMerchant(entry), "idempotency-key": key },
    body: { amount: refund.amount, reason: "returned" },
  };
  const heard = ({ status, body }: HttpReply<RefundView>) => {
    if (status === 201) refund.refundIds.add(body.refund_id);
  };
  await askCarelessly<RefundView>(scene, random, url, request, heard);
  const reply = await insist<RefundView>(scene, url, request);
  heard(reply);
  const answer = `${reply.status} ${codeOf(reply.body)}`.trim();
  note(scene.journal, entry, `refund of ${refund.amount}: ${answer}`);
};
