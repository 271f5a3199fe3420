import type * as v from "valibot";
import { type ConformanceCase, must, notOffered } from "../case.ts";
import * as answers from "./answers.ts";
import { paidOnce } from "./customer-page.ts";
import {
  AMOUNT,
  type GatewayKit,
  type GatewayReply,
  mustRefuse,
  newReference,
  readAs,
  refusalCodeOf,
} from "./kit.ts";

/** Refunds of one completed payment of 300: 50 here, 100 there, and then the rest. */
const PARALLEL = 6;
const PART = 50;

type Refund = v.InferOutput<typeof answers.refundAnswer>;

const ask = async (
  kit: GatewayKit,
  body: object,
  headers: Record<string, string> = {},
): Promise<GatewayReply> => {
  const { payment_id } = await paidOnce(kit);
  const reply = await kit.call("POST", `/payments/${payment_id}/refunds`, { body, headers });
  if (refusalCodeOf(reply) === "REFUND_NOT_AUTHORISED") {
    throw notOffered("The bank of the merchant's account allows no refunds (P7.3).");
  }
  return reply;
};

const refundsOf = async (kit: GatewayKit): Promise<Refund[]> => {
  const { payment_id } = await paidOnce(kit);
  const reply = await kit.call("GET", `/payments/${payment_id}/refunds`);
  return readAs(reply, 200, answers.listAnswerOf(answers.refundAnswer)).data;
};

/** Refunded or on its way, so far. */
const totalOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amount, status }) => sum + (status === "FAILED" ? 0 : amount), 0);

const leftOf = async (kit: GatewayKit): Promise<number> => AMOUNT - totalOf(await refundsOf(kit));

export const refundCases: readonly ConformanceCase<GatewayKit>[] = [
  {
    id: "GATEWAY-701",
    title: "A part of a completed payment is refunded, listed and read",
    rule: "P7.1",
    level: "FULL",
    needs: ["GATEWAY-512"],
    async run(kit) {
      const reply = await ask(kit, { amount: PART, reason: "conformance" });
      const { refund_id, payment_id, amount } = readAs(reply, 201, answers.refundAnswer);
      must(amount === PART, `${PART} was asked for, and ${amount} came.`);
      const path = `/payments/${payment_id}/refunds/${refund_id}`;
      const ended = await kit.look(async () => {
        const { status } = readAs(await kit.call("GET", path), 200, answers.refundAnswer);
        return status !== "PROCESSING" && status;
      });
      must(ended === "COMPLETED", `The refund is ${ended ?? "still PROCESSING"}.`);
      const isListed = (await refundsOf(kit)).some((one) => one.refund_id === refund_id);
      must(isListed, `${refund_id} is not in the list.`);
      const { refunded_amount } = await kit.readSession(payment_id);
      must(refunded_amount === PART, `refunded_amount is ${refunded_amount}.`);
    },
  },
  {
    id: "GATEWAY-702",
    title: "A refund above what is left is refused",
    rule: "P7.2",
    level: "FULL",
    needs: ["GATEWAY-701"],
    async run(kit) {
      const left = await leftOf(kit);
      for (const amount of [left + 1, AMOUNT * 2]) {
        const reply = await ask(kit, { amount });
        mustRefuse(reply, "REFUND_EXCEEDS_PAYMENT", `A refund of ${amount} with ${left} left`);
      }
    },
  },
  {
    id: "GATEWAY-703",
    title: "An amount that is no whole number above 0 is not refunded",
    rule: "G5.1",
    level: "FULL",
    needs: ["GATEWAY-701"],
    async run(kit) {
      for (const amount of [0, -1, 1.5, "1"]) {
        const reply = await ask(kit, { amount });
        mustRefuse(reply, "VALIDATION_FAILED", `A refund of ${amount}`, "amount");
      }
    },
  },
  {
    id: "GATEWAY-704",
    title: "The same refund under one key is given once",
    rule: "G4.1",
    level: "FULL",
    needs: ["GATEWAY-701"],
    async run(kit) {
      const before = totalOf(await refundsOf(kit));
      const headers = { "idempotency-key": newReference() };
      const ids = [];
      for (let times = 0; times < 2; times++) {
        const reply = await ask(kit, { amount: PART }, headers);
        ids.push(readAs(reply, 201, answers.refundAnswer).refund_id);
      }
      must(ids[0] === ids[1], `${ids.join(" and ")} came under one key.`);
      const moved = totalOf(await refundsOf(kit)) - before;
      must(moved === PART, `${moved} is refunded, and ${PART} was asked for.`);
      const other = await ask(kit, { amount: PART + 1 }, headers);
      mustRefuse(other, "IDEMPOTENCY_KEY_REUSED", "Another refund under the same key");
    },
  },
  {
    id: "GATEWAY-705",
    title: "Parallel refunds together never exceed what was paid",
    rule: "P7.2",
    level: "FULL",
    needs: ["GATEWAY-702"],
    async run(kit) {
      const left = await leftOf(kit);
      const amount = Math.ceil((left + 1) / 3);
      const replies = await Promise.all(
        Array.from({ length: PARALLEL }, () => ask(kit, { amount })),
      );
      const given = replies.filter(({ status }) => status === 201).length;
      const most = Math.floor(left / amount);
      must(given <= most, `${given} refunds of ${amount} were accepted with ${left} left.`);
      must(given > 0, `None of the refunds of ${amount} was accepted with ${left} left.`);
      const total = totalOf(await refundsOf(kit));
      must(total <= AMOUNT, `${total} of ${AMOUNT} is refunded.`);
    },
  },
  {
    id: "GATEWAY-706",
    title: "Without an amount everything that is left is refunded, and then nothing more",
    rule: "P7.1",
    level: "FULL",
    needs: ["GATEWAY-702", "GATEWAY-705"],
    async run(kit) {
      const left = await leftOf(kit);
      if (left > 0) {
        const { amount } = readAs(await ask(kit, {}), 201, answers.refundAnswer);
        must(amount === left, `${left} was left, and ${amount} is refunded.`);
      }
      for (const body of [{}, { amount: 1 }]) {
        const reply = await ask(kit, body);
        mustRefuse(reply, "REFUND_EXCEEDS_PAYMENT", "A refund when nothing is left");
      }
    },
  },
  {
    id: "GATEWAY-707",
    title: "A payment that is not completed is not refunded",
    rule: "P7.1",
    level: "FULL",
    needs: ["GATEWAY-301"],
    async run(kit) {
      const { session_id } = await kit.create();
      const reply = await kit.call("POST", `/payments/${session_id}/refunds`, { body: {} });
      mustRefuse(reply, "PAYMENT_NOT_COMPLETED", "A refund of an open payment");
    },
  },
];
