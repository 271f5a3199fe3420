import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionById } from "../../src/products/payments/session-record.ts";
import { untilTrue } from "../support/until-true.ts";
import { changeBank, openGateway, Payment, party } from "../workers/gateway-journey.ts";
import {
  deliver,
  endTest,
  env,
  startTest,
  takeFrom,
  wait,
  wake,
} from "../workers/gateway-worker.ts";
import { answering, callsOf, lost } from "../workers/neighbours.ts";

/** Codes that the bank never saw, late answers, and banks suspended in between. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(async () => {
  vi.restoreAllMocks();
  await changeBank("alpha", { status: "ACTIVE" });
  endTest();
});

const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  (body.error as { code: string } | undefined)?.code ?? body.state,
];

/** A neighbour's answer that waits until the test lets it go. */
const held = () => {
  let letGo = () => {};
  let asked = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const called = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const answer = (give: () => Response) => async () => {
    asked();
    await gone;
    return give();
  };
  return { called, letGo, answer };
};

/** Until a confirmation waits for the check of another one: it asks for the end every 200 ms. */
const joined = () =>
  untilTrue(() => expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), 200));

const account = (iban: string) =>
  Response.json({
    iban,
    institution_code: iban.startsWith("DE") ? "ALPHDEFFXXX" : "BOREGB2LXXX",
  });

it("a code that was not checked is never called wrong", async () => {
  const payment = await Payment.open("borealis");
  await payment.challenged();
  const directory = held();
  answering(
    "directory resolve",
    directory.answer(() => new Response(null, { status: 503 })),
  );
  vi.spyOn(globalThis, "setTimeout");
  const first = payment.confirm();
  await directory.called;
  const second = payment.confirm();
  await joined();
  directory.letGo();
  expect(codeOf(await first)).toEqual([503, "DIRECTORY_UNAVAILABLE"]);
  expect(codeOf(await second)).toEqual([503, "SERVICE_UNAVAILABLE"]);
  expect(callsOf("borealis verify-otp")).toHaveLength(0);
});

it("a fault of ours uses up no code", async () => {
  const payment = await Payment.open();
  await payment.challenged();
  const down = vi.spyOn(env.DB, "prepare").mockImplementation(() => {
    throw new Error("the database is down");
  });
  for (let count = 0; count < 6; count++) expect((await payment.confirm()).status).toBe(500);
  down.mockRestore();
  expect(codeOf(await payment.confirm())).toEqual([200, "COMPLETED"]);
});

it("a check that could outlast its deadline is not sent, and the code stays valid", async () => {
  const payment = await Payment.open("borealis");
  await payment.challenged();
  const { value } = (payment.created.request as { destination: { value: string } }).destination;
  answering("directory resolve", async () => {
    answering("directory resolve", async ({ body }) => account((body as { value: string }).value));
    wait(14_000);
    return account(value);
  });
  expect(codeOf(await payment.confirm())).toEqual([503, "BANK_UNAVAILABLE"]);
  expect(callsOf("borealis verify-otp")).toHaveLength(0);
  expect(codeOf(await payment.confirm())).toEqual([200, "SETTLEMENT_PENDING"]);
});

it("a mismatch found for an earlier payer is a refusal", async () => {
  const payment = await Payment.open("borealis");
  await payment.challenged();
  answering("directory resolve", async ({ body }) => {
    answering("directory resolve", async (again) =>
      account((again.body as { value: string }).value),
    );
    expect((await payment.resolve()).status).toBe(200);
    const { value } = body as { value: string };
    return Response.json({ iban: value, institution_code: "WRONGXXX" });
  });
  expect(codeOf(await payment.confirm())).toEqual([409, "CHALLENGE_REPLACED"]);
  expect(await payment.status()).toMatchObject({ state: "PENDING" });
});

// @rule P2.10
it("the same code under the session's other id joins the check", async () => {
  const payment = await Payment.open("borealis");
  await payment.challenged();
  const bank = held();
  answering(
    "borealis verify-otp",
    bank.answer(() => Response.json({ verified: true })),
  );
  vi.spyOn(globalThis, "setTimeout");
  const first = payment.confirm();
  await bank.called;
  const second = payment.step("confirm", { otp_code: "123456" }, payment.payment_id);
  await joined();
  bank.letGo();
  expect(codeOf(await first)).toEqual(codeOf(await second));
  expect(callsOf("borealis verify-otp")).toHaveLength(1);
});

it("a bank suspended during an execution is still asked about the movement", async () => {
  const payment = await Payment.open();
  answering("alpha execute-transaction", lost);
  await payment.pay();
  await changeBank("alpha", { status: "SUSPENDED" });
  const before = callsOf("alpha execute-transaction").length;
  const session = sessionById(env, payment.session_id);
  for (let count = 0; count < 3; count++) {
    wait(70_000);
    await session?.look();
    await deliver("bank-calls", takeFrom("bank-calls"));
  }
  expect(callsOf("alpha execute-transaction").length).toBeGreaterThan(before);
});

describe("the payer's guard, which does not answer before the instruction is sent", () => {
  /** Its method answers only once the bank has its instruction. */
  const slowGuard = (method: "verified") => {
    const instructed = held();
    answering("alpha execute-transaction", ({ body: { end_to_end_id } }) => {
      instructed.letGo();
      const answer = { transfer_ref: "REF-1", route_used: "SAME_BANK", status: "BOOKED" };
      return Response.json({ end_to_end_id, ...answer, bank_fee: 25 });
    });
    const get = env.PAYER_GUARDS.get.bind(env.PAYER_GUARDS);
    vi.spyOn(env.PAYER_GUARDS, "get").mockImplementation((id) => {
      const guard = get(id);
      return new Proxy(guard, {
        get: (target, name) =>
          name === method
            ? instructed.answer(() => new Response())
            : Reflect.get(target, name, target),
      });
    });
  };

  it.each([
    ["a code is verified", (payment: Payment) => payment.pay()],
    [
      "a prompt is approved",
      async (payment: Payment) => {
        await payment.challenged("PUSH");
        await payment.pushResult("APPROVED", party.banks.test.alpha);
      },
    ],
    [
      "the page asks about a prompt",
      async (payment: Payment) => {
        await payment.challenged("PUSH");
        answering("alpha push-status", { status: "APPROVED" });
        await payment.step("confirm", {});
      },
    ],
    [
      "the alarm asks about a prompt",
      async (payment: Payment) => {
        await payment.challenged("PUSH");
        answering("alpha push-status", { status: "APPROVED" });
        wait(10_000);
        await wake(payment.session_id);
      },
    ],
  ])("delays no payment when %s", async (_, pays) => {
    const payment = await Payment.open("alpha");
    slowGuard("verified");
    await pays(payment);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });
});
