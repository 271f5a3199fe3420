import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  ibanAt,
  openGateway,
  Payment,
  party,
  registerMerchant,
  settlement,
} from "../../workers/gateway-journey.ts";
import {
  type Answer,
  ask,
  bodyOf,
  deliverAll,
  endTest,
  startTest,
  wait,
  wake,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, lost, type OutboundCall } from "../../workers/neighbours.ts";
import { approver, cases, challenged, enrolApprover, wakes } from "./timeline-cases.ts";
import { lineOf, timelineOf } from "./timeline-reader.ts";

/** A payment's timeline has everything that happened, and nothing else. */
beforeAll(async () => {
  startTest();
  await openGateway();
  const optional_events = ["payment.initiated", "payment.processing", "settlement.completed"];
  const webhook_url = "https://shop.example.com/hooks";
  party.merchant = await registerMerchant({ webhook_url, optional_events });
  await enrolApprover();
});

beforeEach(startTest);
afterEach(endTest);

/** The operation answers after this time. */
const slowly = (
  operation: string,
  milliseconds: number,
  answer: (call: OutboundCall) => Response,
): void =>
  answering(operation, (call) => {
    wait(milliseconds);
    return answer(call);
  });

const executed =
  (status: "BOOKED" | "SUBMITTED", route_used: "SAME_BANK" | "NATIONAL_RAIL") =>
  ({ body: { end_to_end_id } }: OutboundCall): Response =>
    Response.json({ end_to_end_id, transfer_ref: "REF-1", bank_fee: 25, status, route_used });

it("a payment across banks and its refund, each entry with its request", async () => {
  const requests = new Map<string | null, string>();
  const done = (name: string, answer: Answer, status = 200): Answer["body"] => {
    requests.set(answer.headers.get("x-correlation-id"), name);
    return bodyOf(answer, status);
  };
  const startedAt = Date.now();
  const { merchant } = party;
  const destination = { type: "iban", value: settlement };
  const request = { amount: 2_500, currency: "USD", destination };
  const created = await ask("POST", "/payments/sessions", merchant.headers.test, request);
  const first = { request, answer: done("create", created, 201) };
  const paid = new Payment(merchant, "test", first, ibanAt("borealis", 7));
  await paid.openCheckout();
  done("resolve-payer", await paid.resolve());
  const sent = { otp_token: "otp-token", phone_masked: "+44 •• 21" };
  slowly("borealis send-otp", 120, () => Response.json(sent));
  done("select-auth", await paid.select());
  done("wrong code", await paid.confirm("000000"), 422);
  slowly("borealis execute-transaction", 700, lost);
  done("confirm", await paid.confirm());
  slowly("borealis execute-transaction", 80, executed("SUBMITTED", "NATIONAL_RAIL"));
  wait(2_000);
  await wake(paid.session_id);
  done("credit", await paid.credit(), 202);
  await deliverAll();
  const { refund_id } = done("refund", await paid.refund({ amount: 1_000 }), 201);
  done("refund credit", await paid.credit(), 202);
  await deliverAll();
  // The attempts to deliver belong to the endpoint.
  expect(callsOf("shop hooks")).toHaveLength(6);

  const timeline = await timelineOf(paid);
  const named = timeline.map((entry) => {
    const at = String(entry.at - startedAt).padStart(4);
    return `${at} ${requests.get(entry.correlation_id)}: ${lineOf(entry)}`;
  });
  expect(named).toEqual([
    "   0 create: move, created",
    "   0 create: event, payment.initiated",
    "   0 resolve-payer: move, payer resolved, by customer",
    " 120 select-auth: bank_call, send-otp, answered, by borealis, 120 ms",
    " 120 select-auth: challenge, sent",
    " 120 select-auth: move, PENDING → OTP_SENT",
    " 120 wrong code: bank_call, verify-otp, answered, by borealis, 0 ms",
    " 120 wrong code: challenge, code checked, wrong",
    " 120 confirm: bank_call, verify-otp, answered, by borealis, 0 ms",
    " 120 confirm: challenge, code checked, verified",
    " 120 confirm: move, OTP_SENT → EXECUTING",
    " 120 confirm: event, payment.processing",
    " 820 confirm: bank_call, execute-transaction, unknown, by borealis, attempt 1, 700 ms",
    // The object's own resend continues the trace of the latest request.
    "2900 confirm: bank_call, execute-transaction, answered, by borealis, attempt 2, 80 ms",
    "2900 confirm: move, EXECUTING → SETTLEMENT_PENDING",
    "2900 confirm: event, payment.settlement_pending",
    "2900 credit: rail_report, CREDITED, by rail",
    "2900 credit: move, SETTLEMENT_PENDING → COMPLETED",
    "2900 credit: event, payment.completed",
    "2900 credit: event, settlement.completed",
    "2900 credit: bank_call, notify-credit, answered, by alpha, attempt 1, 0 ms",
    "2900 refund: decision, refund, by merchant, about a refund",
    "2900 refund: bank_call, execute-transaction, answered, by alpha, about a refund, attempt 1, 0 ms",
    "2900 refund credit: rail_report, CREDITED, by rail, about a refund",
    "2900 refund credit: event, refund.completed",
    "2900 refund credit: bank_call, notify-credit, answered, by borealis, about a refund, attempt 1, 0 ms",
  ]);
  const about = timeline.flatMap((entry) => entry.about ?? []);
  expect(new Set(about)).toEqual(new Set([refund_id]));
});

describe("the timeline tells that", () => {
  it.each(cases)("$name", async ({ before, happens, tells }) => {
    const paid = await before();
    const known = (await timelineOf(paid)).length;
    await happens(paid);
    const entries = (await timelineOf(paid)).slice(known);
    expect(entries.map((entry) => lineOf(entry).replace(approver.id, "the approver"))).toEqual(
      tells,
    );
  });

  it("an alarm has no request", async () => {
    const paid = await challenged("OTP");
    await wakes(paid, 15 * 60_000);
    const [event, move] = (await timelineOf(paid)).reverse();
    expect([event?.correlation_id, move?.correlation_id]).toEqual([null, null]);
  });
});

it("two hours of calls to an unreliable bank do not displace the payment's own moves", async () => {
  const paid = await challenged("OTP");
  answering("alpha execute-transaction", executed("SUBMITTED", "SAME_BANK"));
  bodyOf(await paid.confirm());
  const before = (await timelineOf(paid)).map(lineOf);
  for (let minute = 1; minute <= 120; minute++) {
    if (minute % 2) answering("alpha transaction-status", lost);
    else
      answering("alpha transaction-status", ({ body: { end_to_end_id } }) =>
        Response.json({ end_to_end_id, status: "SUBMITTED" }),
      );
    await wakes(paid, 60_000);
  }
  const timeline = await timelineOf(paid);
  expect(timeline).toHaveLength(100);
  const others = (line: string) => !line.startsWith("bank_call");
  expect(timeline.map(lineOf).filter(others)).toEqual(before.filter(others));
  expect(timeline.at(-1)).toMatchObject({ what: "transaction-status", attempt: 120 });
});
