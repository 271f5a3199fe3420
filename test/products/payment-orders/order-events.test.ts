import { parse } from "valibot";
import { expect, it } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { eventBody } from "../../../src/documents/document.ts";
import type { PaymentOrderEventName } from "../../../src/products/payment-orders/events.ts";
import { paymentOrderEvents } from "../../../src/products/payment-orders/events.ts";
import { BROWSER, DEBTOR_IBAN, executeRefused } from "../payments/session-fixtures.ts";
import { OrderBench, TPP } from "./order-fixtures.ts";

/** Each event as its TPP gets it, against the contract's own schema. */
const hex = "1".repeat(64);
const ids = { payment_order_id: formatId("po", hex), consent_id: formatId("cns", hex) };

const bring: Record<PaymentOrderEventName, () => OrderBench> = {
  "payment_order.pending_sca": () =>
    OrderBench.exempt(ids).report("execute:exempt", executeRefused("SCA_REQUIRED")),
  "payment_order.completed": () => new OrderBench(ids).approved().executed("", "BOOKED"),
  "payment_order.failed": () =>
    new OrderBench(ids).approved().report("execute", executeRefused("INSUFFICIENT_FUNDS")),
  "payment_order.rejected": () => new OrderBench(ids).must({ type: "reject", browser_id: BROWSER }),
  "payment_order.cancelled": () => new OrderBench(ids).must({ type: "cancel", ...TPP }),
};

// @rule O5.20 O8.9
it.each(Object.entries(bring))("%s has the contract's data and no account's", (name, happen) => {
  const event = happen().record.effects.flatMap((effect) =>
    "event" in effect ? effect.event : [],
  );
  const sent = event.at(-1);
  const contract = paymentOrderEvents[name as PaymentOrderEventName];
  const event_id = formatId("evt", hex);
  const body = JSON.parse(sent?.bytes ?? "{}");
  body.data.event_id = event_id;
  parse(eventBody(name, contract), body);
  expect(body.data).toMatchObject({ ...ids, reference: "invoice-7", amount: 2_500, mode: "test" });
  expect(sent).toMatchObject({
    ...{ event: name, owner: { kind: "TPP", id: "tpp_1" }, webhook_url: null },
    subject_id: ids.payment_order_id,
  });
  expect(sent?.bytes).not.toMatch(new RegExp(`${DEBTOR_IBAN}|acc_|otp_|Meridian`));
});
