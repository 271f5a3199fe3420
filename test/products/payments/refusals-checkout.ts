import { expect, vi } from "vitest";
import { untilTrue } from "../../support/until-true.ts";
import {
  changeBank,
  changeMerchant,
  ibanAt,
  Payment,
  registerMerchant,
} from "../../workers/gateway-journey.ts";
import { type Answer, askAdmin, wait } from "../../workers/gateway-worker.ts";
import { answering, lost, refusing } from "../../workers/neighbours.ts";
import {
  cancelled,
  during,
  elsewhere,
  ending,
  expired,
  MINUTE_MS,
  meanwhile,
  paid,
  type Reason,
  reason,
  vanish,
  withCode,
} from "../../workers/refusals.ts";
import { accounts } from "./refusals-session.ts";

/** Why a customer gets no code, cannot continue with one, or cannot cancel. */
const challenge: Reason[] = [
  reason("a code before a payer", "PAYER_REQUIRED", async () => (await Payment.open()).select()),
  reason("a code for another browser", "CONTINUED_ELSEWHERE", async () =>
    elsewhere(await withCode(), "select-auth", { auth_mode: "OTP" }),
  ),
  reason("a code for a payment that was cancelled", "INVALID_STATE", async () =>
    (await cancelled()).select(),
  ),
  reason("a code for a payment that is over", "SESSION_EXPIRED", async () =>
    (await expired()).select(),
  ),
  reason("a code for a payment that is gone", "NOT_FOUND", async () => {
    const payment = await Payment.open();
    await vanish(payment);
    return payment.select();
  }),
  reason("a prompt at a bank that has none", "AUTH_METHOD_NOT_AVAILABLE", async () => {
    accounts("USD", ["OTP"]);
    return (await Payment.open()).challenged("PUSH");
  }),
  reason("the sixth code of one payment", "CHALLENGE_LIMIT_REACHED", async () => {
    const payment = await withCode();
    for (let count = 0; count < 4; count++) await payment.select();
    return payment.select();
  }),
  reason("the sixth code for one account within an hour", "PAYER_THROTTLED", async () => {
    const number = ibanAt("alpha", 21);
    for (let count = 0; count < 5; count++) await withCode("alpha", { payer: number });
    return (await Payment.open("alpha", { payer: number })).challenged();
  }),
  reason("a code while another is on its way", "CHALLENGE_IN_PROGRESS", async () => {
    const payment = await Payment.open();
    return meanwhile(
      "alpha send-otp",
      () => payment.challenged(),
      () => payment.select(),
    );
  }),
  reason("a code that the bank is not asked for", "BANK_UNAVAILABLE", async () => {
    const payment = await Payment.open();
    await payment.resolve();
    await changeBank("alpha", { status: "SUSPENDED" });
    wait(2_000);
    return payment.select();
  }),
  reason("a code whose sending was not confirmed", "BANK_UNAVAILABLE", async () => {
    answering("alpha send-otp", lost);
    return (await Payment.open()).challenged();
  }),
  reason("a code that a newer choice of the payer replaced", "CHALLENGE_REPLACED", async () => {
    const payment = await Payment.open();
    during("alpha send-otp", () => payment.resolve(), { otp_token: "t", phone_masked: null });
    return payment.challenged();
  }),
  reason("a code that comes after the payment was cancelled", "INVALID_STATE", async () => {
    const payment = await Payment.open();
    during("alpha send-otp", () => payment.cancel(), { otp_token: "t", phone_masked: null });
    return payment.challenged();
  }),
  reason("a code that comes after the payment's end", "SESSION_EXPIRED", async () => {
    const payment = await Payment.open();
    during("alpha send-otp", () => wait(15 * MINUTE_MS), { otp_token: "t", phone_masked: null });
    return payment.challenged();
  }),
];

/** A bank that cannot be understood, or takes too long. */
const bankFaults = [
  ["BANK_ERROR", () => new Response(null, { status: 400 })],
  [
    "BANK_TIMEOUT",
    () => {
      throw new DOMException("too long", "TimeoutError");
    },
  ],
] as const;

const faults: Reason[] = bankFaults.flatMap(([code, fault]) => [
  reason("a payer whose bank fails", code, async () => {
    answering("alpha resolve-alias", fault);
    return (await Payment.open()).resolve();
  }),
  reason("a code whose sending fails", code, async () => {
    answering("alpha send-otp", fault);
    return (await Payment.open()).challenged();
  }),
  reason(
    "a code whose check fails",
    [code, "The bank did not say whether the code is correct. Ask for a new code."],
    async () => {
      answering("alpha verify-otp", fault);
      return (await withCode()).confirm();
    },
  ),
]);

const wrong = { verified: false };

const confirmation: Reason[] = [
  reason("a confirmation before a payer", "PAYER_REQUIRED", async () =>
    (await Payment.open()).step("confirm", {}),
  ),
  reason("a code from another browser", "CONTINUED_ELSEWHERE", async () =>
    elsewhere(await withCode(), "confirm", { otp_code: "123456" }),
  ),
  reason("a confirmation from another browser", "CONTINUED_ELSEWHERE", async () =>
    elsewhere(await withCode(), "confirm", {}),
  ),
  reason("a code before one was sent", "CHALLENGE_REQUIRED", async () => {
    const payment = await Payment.open();
    await payment.resolve();
    return payment.confirm();
  }),
  reason("a confirmation before a prompt was sent", "CHALLENGE_REQUIRED", async () => {
    const payment = await Payment.open();
    await payment.resolve();
    return payment.step("confirm", {});
  }),
  reason("a confirmation while a prompt is on its way", "CHALLENGE_IN_PROGRESS", async () => {
    const payment = await Payment.open();
    const confirm = () => payment.step("confirm", {});
    return meanwhile("alpha send-push", () => payment.challenged("PUSH"), confirm);
  }),
  reason(
    "a confirmation without the code",
    ["VALIDATION_FAILED", "otp_code: is missing"],
    async () => (await withCode()).step("confirm", {}),
  ),
  reason("a wrong code", "OTP_INCORRECT", async () => (await withCode()).confirm("000000")),
  reason("another code while one is checked", "CHALLENGE_IN_PROGRESS", async () => {
    const payment = await withCode();
    return meanwhile(
      "alpha verify-otp",
      () => payment.confirm(),
      () => payment.confirm("654321"),
    );
  }),
  reason("the same code twice, which could not be checked", "SERVICE_UNAVAILABLE", async () => {
    const payment = await withCode("borealis");
    let second = Promise.resolve<Answer | null>(null);
    answering("directory resolve", async () => {
      vi.spyOn(globalThis, "setTimeout");
      second = payment.confirm();
      // Then the second request waits for the first one's check, and asks for its end every 200 ms.
      await untilTrue(() => expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), 200));
      return new Response(null, { status: 503 });
    });
    await payment.confirm();
    const answer = await second;
    if (!answer) throw new Error("the directory was not asked");
    return answer;
  }),
  reason("the fifth wrong code", "OTP_ATTEMPTS_EXCEEDED", async () => {
    const payment = await withCode();
    for (let count = 0; count < 4; count++) await payment.confirm("000000");
    return payment.confirm("000000");
  }),
  reason("a sixth code for one account after five wrong ones", "PAYER_THROTTLED", async () => {
    const payer = ibanAt("alpha", 22);
    const first = await withCode("alpha", { payer });
    for (let count = 0; count < 4; count++) await first.confirm("000000");
    const second = await withCode("alpha", { payer });
    await second.confirm("000000");
    return second.confirm();
  }),
  reason("a code that has expired at the bank", "OTP_EXPIRED", async () => {
    answering("alpha verify-otp", refusing("OTP_EXPIRED"));
    return (await withCode()).confirm();
  }),
  reason("another code after it", "OTP_EXPIRED", async () => {
    const payment = await withCode();
    answering("alpha verify-otp", refusing("OTP_EXPIRED"));
    await payment.confirm();
    return payment.confirm("654321");
  }),
  reason(
    "a code that the bank did not check",
    ["BANK_UNAVAILABLE", "The bank did not say whether the code is correct. Ask for a new code."],
    async () => {
      answering("alpha verify-otp", lost);
      return (await withCode()).confirm();
    },
  ),
  reason("a code that the bank is not asked about", "BANK_UNAVAILABLE", async () => {
    answering("alpha verify-otp", lost);
    // After five unsuccessful calls no more are made for a while.
    for (let count = 0; count < 5; count++) await (await withCode()).confirm();
    return (await withCode()).confirm();
  }),
  reason(
    "a code of a challenge that is replaced in the meantime",
    "CHALLENGE_REPLACED",
    async () => {
      const payment = await withCode();
      during("alpha verify-otp", () => payment.resolve(), wrong);
      return payment.confirm();
    },
  ),
  reason("a code that is checked for too long elsewhere", "BANK_TIMEOUT", async () => {
    const payment = await withCode();
    const sleepers = globalThis.setTimeout;
    return meanwhile(
      "alpha verify-otp",
      () => payment.confirm(),
      () => {
        // The second caller waits for the first one's answer. Its waiting time passes at once.
        vi.spyOn(globalThis, "setTimeout").mockImplementation(((wake: () => void, ms: number) => {
          wait(15_000);
          return sleepers(wake, Math.min(ms, 1));
        }) as never);
        return payment.confirm();
      },
    );
  }),
  reason("a code while the bank is suspended", "BANK_UNAVAILABLE", async () => {
    const payment = await withCode();
    await changeBank("alpha", { status: "SUSPENDED" });
    return payment.confirm();
  }),
  reason(
    "a code while the merchant is suspended",
    ["FORBIDDEN", "This merchant takes no payments at the moment. Nothing was paid."],
    async () => {
      const merchant = await registerMerchant();
      const payment = await withCode("alpha", { merchant });
      await askAdmin("PATCH", `merchants/${merchant.merchant_id}`, { status: "SUSPENDED" });
      return payment.confirm();
    },
  ),
  ...(
    [
      ["the payer's", "alpha", "PAYER_NOT_FOUND"],
      ["the payee's", "borealis", "DESTINATION_MISMATCH"],
    ] as const
  ).map(([whose, from, code]) =>
    ending(`a code after ${whose} bank has moved`, code, async () => {
      const payment = await withCode(from);
      await changeBank("alpha", { core_base_url: "https://alpha.example/new" });
      return payment.confirm();
    }),
  ),
  ending("a code for a route that is no longer permitted", "ROUTE_NOT_AVAILABLE", async () => {
    const payment = await withCode();
    await changeMerchant({ settlement_strategy: "NATIONAL_RAIL_ONLY" });
    return payment.confirm();
  }),
  reason("a code for a payment that was cancelled", "INVALID_STATE", async () =>
    (await cancelled()).confirm(),
  ),
  reason("a code for a payment that is over", "SESSION_EXPIRED", async () =>
    (await expired()).confirm(),
  ),
  reason("a code for an account that did not pay", "INSUFFICIENT_FUNDS", async () => {
    answering("alpha execute-transaction", refusing("INSUFFICIENT_FUNDS"));
    const payment = await Payment.open();
    await payment.pay();
    return payment.confirm();
  }),
  reason("a code for a payment that is gone", "NOT_FOUND", async () => {
    const payment = await withCode();
    await vanish(payment);
    return payment.confirm();
  }),
  reason("a payment that the bank does not authorise", "PAYMENT_REFUSED", async () => {
    answering("alpha execute-transaction", refusing("NOT_AUTHORISED"));
    return (await Payment.open()).pay();
  }),
  reason("an approval of a payment that is deleted in the meantime", "NOT_FOUND", async () => {
    const payment = await Payment.open();
    await payment.challenged("PUSH");
    during("alpha push-status", () => vanish(payment), { status: "APPROVED" });
    return payment.step("confirm", {});
  }),
];

const cancelling: Reason[] = [
  reason("to cancel another merchant's payment", "NOT_FOUND", async () => {
    const { created } = await Payment.open();
    return new Payment(await registerMerchant(), "test", created).cancel();
  }),
  reason("to cancel a payment that is over", "SESSION_EXPIRED", async () =>
    (await expired()).cancel(),
  ),
  reason("to cancel a payment that is paid", "SESSION_NOT_CANCELLABLE", async () =>
    (await paid()).cancel(),
  ),
  reason("to cancel in another browser", "CONTINUED_ELSEWHERE", async () =>
    elsewhere(await withCode(), "cancel", {}),
  ),
];

export const checkoutReasons: Reason[] = [...challenge, ...faults, ...confirmation, ...cancelling];
