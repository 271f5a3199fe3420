import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { takeCrossings } from "../costs/crossing.ts";
import { countCrossings } from "../workers/crossings.ts";
import { openGateway, Payment } from "../workers/gateway-journey.ts";
import { bodyOf, endTest, env, startTest, wait } from "../workers/gateway-worker.ts";
import { answering, callsOf, honestly, lost, refusing } from "../workers/neighbours.ts";

/** What a confirm costs others when it cannot lead to a payment, however often it is repeated. */
beforeAll(async () => {
  startTest();
  await openGateway();
  countCrossings(env);
});
beforeEach(startTest);
afterEach(endTest);

/** Across banks and by aliases, so that the last check would ask registry and directory. */
const challenged = async (auth_mode: "OTP" | "PUSH" = "OTP"): Promise<Payment> => {
  const destination = { type: "alias", value: "carla" };
  const payment = await Payment.open("borealis", { destination });
  answering("directory resolve", ({ body }) =>
    Response.json(
      body.type === "ALIAS" || body.value.startsWith("DE")
        ? { iban: "DE20500208000100200301", institution_code: "ALPHDEFFXXX" }
        : { iban: body.value, institution_code: "BOREGB2LXXX" },
    ),
  );
  bodyOf(await payment.step("resolve-payer", { payer_alias: "boris" }));
  bodyOf(await payment.select(auth_mode));
  return payment;
};

/** Wrong codes for another payment make all codes for the payer's account wait. */
const throttlePayer = async (): Promise<void> => {
  const other = await Payment.open("alpha");
  bodyOf(await other.step("resolve-payer", { payer_alias: "boris" }));
  bodyOf(await other.select());
  const seen = [];
  for (let count = 0; count < 5; count++)
    seen.push((await other.confirm("000000")).body.error.code);
  expect(seen).toContain("OTP_INCORRECT");
};

const dead: [string, code: string, () => Promise<Payment>][] = [
  [
    "a code that has expired",
    "OTP_EXPIRED",
    async () => {
      const payment = await challenged();
      answering("borealis verify-otp", refusing("OTP_EXPIRED"));
      bodyOf(await payment.confirm(), 422);
      return payment;
    },
  ],
  [
    "a code whose check was lost",
    "OTP_EXPIRED",
    async () => {
      const payment = await challenged();
      answering("borealis verify-otp", lost);
      bodyOf(await payment.confirm(), 503);
      return payment;
    },
  ],
  [
    "codes that were all wrong",
    "OTP_ATTEMPTS_EXCEEDED",
    async () => {
      const payment = await challenged();
      for (let count = 0; count < 5; count++) await payment.confirm("000000");
      return payment;
    },
  ],
  [
    "no code yet",
    "CHALLENGE_REQUIRED",
    async () => {
      const payment = await challenged();
      bodyOf(await payment.step("resolve-payer", { payer_alias: "boris" }));
      return payment;
    },
  ],
  [
    "a payer whose codes must wait",
    "PAYER_THROTTLED",
    async () => {
      const payment = await challenged();
      await throttlePayer();
      return payment;
    },
  ],
];

describe("a code costs no lookup, no bank call and no database read", () => {
  it.each(dead)("after %s: %s", async (_, code, bring) => {
    const payment = await bring();
    takeCrossings();
    for (let count = 0; count < 20; count++) {
      expect((await payment.confirm("111111")).body.error.code).toBe(code);
    }
    const kinds = new Set(takeCrossings().map(({ kind }) => kind));
    expect(kinds).not.toContain("outbound call");
    expect(kinds).not.toContain("D1 statement");
  });
});

describe("the payer's wait", () => {
  const verified = () => Response.json({ verified: true });

  it("does not hold up a code that the bank has verified already", async () => {
    const payment = await challenged();
    answering("borealis verify-otp", () => {
      // The bank takes its time, and then the registry is away.
      wait(15_001);
      answering("registry resolve", lost);
      return verified();
    });
    bodyOf(await payment.confirm(), 503);
    honestly("registry resolve");
    answering("borealis verify-otp", () => Response.json({ verified: false }));
    await throttlePayer();
    expect(bodyOf(await payment.confirm()).state).toBe("SETTLEMENT_PENDING");
  });

  it("does not hold up a second request with the code that is being checked", async () => {
    const payment = await challenged();
    let second: ReturnType<Payment["confirm"]> | null = null;
    answering("borealis verify-otp", async ({ body }) => {
      if (body.otp_code !== "123456") return Response.json({ verified: false });
      await throttlePayer();
      second = payment.confirm();
      return verified();
    });
    // The second one waits for the check only: it is answered while the money still moves.
    answering("borealis execute-transaction", async () => {
      await second;
      return lost();
    });
    expect(bodyOf(await payment.confirm()).state).toBe("EXECUTING");
    expect(bodyOf((await second) as never).state).toBe("EXECUTING");
  });
});

describe("the bank is asked about a prompt at most every two seconds", () => {
  const ask = async (payment: Payment) => bodyOf(await payment.step("confirm", {})).state;
  const asked = () => callsOf("borealis push-status").length;

  it("however often the page asks; in between the state is the answer", async () => {
    const payment = await challenged("PUSH");
    const states = await Promise.all(Array.from({ length: 20 }, () => ask(payment)));
    expect(new Set(states)).toEqual(new Set(["PUSH_SENT"]));
    expect(asked()).toBe(1);
    wait(1_999);
    expect(await ask(payment)).toBe("PUSH_SENT");
    expect(asked()).toBe(1);
    wait(1);
    answering("borealis push-status", { status: "APPROVED" });
    expect(await ask(payment)).toBe("SETTLEMENT_PENDING");
    expect(asked()).toBe(2);
  });
});
