import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PING } from "../../../src/network/webhooks/publish.ts";
import { paymentEvents } from "../../../src/products/payments/events.ts";

const audiences = Object.entries(paymentEvents).map(
  ([name, { optional }]) => [name, optional ? "optional" : "usual"] as const,
);

const eventsFor = (audience: "usual" | "optional") =>
  audiences.flatMap(([name, wanted]) => (wanted === audience ? [name] : []));

// @rule P8.5 P8.6
it("payment events are those of the contract, five of them optional", () => {
  expect(eventsFor("optional").sort()).toEqual([
    "payment.cancelled",
    "payment.initiated",
    "payment.processing",
    "payment.settlement_stalled",
    "settlement.completed",
  ]);
  expect(eventsFor("usual").sort()).toEqual([
    "payment.completed",
    "payment.expired",
    "payment.failed",
    "payment.settlement_pending",
    "refund.completed",
    "refund.failed",
  ]);
});

it("the merchants' guide names every event, and which are optional", () => {
  const guide = readFileSync("docs/merchants.md", "utf8");
  const rows = [...guide.matchAll(/^\| `([a-z]+\.[a-z_]+)` +\| (.+?) *\|$/gm)];
  const told = rows.map(([, name, when]) => [
    name,
    when?.endsWith("(optional)") ? "optional" : "usual",
  ]);
  // Every endpoint can get a ping, which is not an event of a payment.
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries([...audiences, [PING, "usual"]]));
});
