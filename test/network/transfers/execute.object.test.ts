import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { changeBank, openGateway, Payment } from "../../workers/gateway-journey.ts";
import { endTest, env, startTest, wait, wake } from "../../workers/gateway-worker.ts";
import { answering, callsOf, lost, refusing } from "../../workers/neighbours.ts";

/** When an instruction is sent to the payer's bank, and what ends it. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(async () => {
  await changeBank("alpha", { status: "ACTIVE" });
  endTest();
});

const sent = () => callsOf("alpha execute-transaction");

/** A confirm, with a change right after the bank has verified the code. */
const confirmedWhile = async (happens: () => unknown): Promise<Payment> => {
  const payment = await Payment.open();
  answering("alpha verify-otp", async () => {
    await happens();
    return Response.json({ verified: true });
  });
  await payment.pay();
  return payment;
};

describe("an instruction whose answer could come after the lease's lease", () => {
  /** The next read of the database takes this long. */
  const slowDatabase = (milliseconds: number) => () => {
    const prepare = env.DB.prepare.bind(env.DB);
    vi.spyOn(env.DB, "prepare").mockImplementationOnce((sql) => {
      wait(milliseconds);
      return prepare(sql);
    });
  };

  it("is not sent: a lease of 15 s has no room for a time-out of 10 s after 5.001 s", async () => {
    const payment = await confirmedWhile(slowDatabase(5_001));
    expect(sent()).toEqual([]);
    expect(await payment.status()).toMatchObject({ state: "EXECUTING" });
    wait(2_000);
    await wake(payment.session_id);
    expect(sent()).toHaveLength(1);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });

  it("is sent while there is room", async () => {
    const payment = await confirmedWhile(slowDatabase(5_000));
    expect(sent()).toHaveLength(1);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });
});

describe("a fault of ours after the approval", () => {
  /** The next read of the database fails. */
  const brokenDatabase = () => {
    vi.spyOn(env.DB, "prepare").mockImplementationOnce(() => {
      throw new Error("the database is away");
    });
  };

  /** The key that the gateway shows to alpha cannot be decrypted any more. */
  const brokenKey = async () => {
    await env.DB.prepare(
      "update keys set sealed = 'v1.broken' where kind = 'GATEWAY_TO_BANK'",
    ).run();
    wait(2_000);
  };

  let sealed: { key_id: string; sealed: string }[] = [];
  beforeEach(async () => {
    const { results } = await env.DB.prepare("select key_id, sealed from keys").all();
    sealed = results as typeof sealed;
  });
  afterEach(async () => {
    const restore = env.DB.prepare("update keys set sealed = ? where key_id = ?");
    await env.DB.batch(sealed.map((key) => restore.bind(key.sealed, key.key_id)));
  });

  it("is reported at once, so the instruction leaves two seconds later", async () => {
    const payment = await confirmedWhile(brokenDatabase);
    expect(sent()).toEqual([]);
    expect(await payment.status()).toMatchObject({ state: "EXECUTING" });
    wait(2_000);
    await wake(payment.session_id);
    expect(sent()).toHaveLength(1);
    expect(await payment.status()).toMatchObject({ state: "COMPLETED" });
  });

  it("that stays fails the payment once the bank could no longer book", async () => {
    const payment = await confirmedWhile(brokenKey);
    for (const milliseconds of [2_000, 4_000, 8_000, 60_000]) {
      expect(await payment.status()).toMatchObject({ state: "EXECUTING" });
      wait(milliseconds);
      await wake(payment.session_id);
    }
    expect(sent()).toEqual([]);
    const failure = { code: "BANK_UNAVAILABLE" };
    expect(await payment.status()).toMatchObject({ state: "FAILED", failure });
  });
});

// @rule G7.9 P5.1
describe("a bank that was suspended while the code was checked", () => {
  it("gets no instruction, and the payment fails once the bank could no longer book", async () => {
    const payment = await confirmedWhile(() => changeBank("alpha", { status: "SUSPENDED" }));
    wait(60_001);
    await wake(payment.session_id);
    expect(sent()).toEqual([]);
    const failure = { code: "BANK_UNAVAILABLE" };
    expect(await payment.status()).toMatchObject({ state: "FAILED", failure });
  });
});

// @rule B6.2
describe("an instruction whose answer was lost", () => {
  /** Sent once without an answer, and again two seconds later. */
  const resent = async (answer: Parameters<typeof answering>[1]) => {
    const payment = await Payment.open();
    answering("alpha execute-transaction", lost);
    await payment.pay();
    expect(await payment.status()).toMatchObject({ state: "EXECUTING" });
    answering("alpha execute-transaction", answer);
    wait(2_000);
    await wake(payment.session_id);
    const [first, second] = sent();
    expect(second?.text).toBe(first?.text);
    return payment;
  };

  it("ends with a definite refusal of the same bytes", async () => {
    const payment = await resent(refusing("INSUFFICIENT_FUNDS"));
    const failure = { code: "INSUFFICIENT_FUNDS" };
    expect(await payment.status()).toMatchObject({ state: "FAILED", failure });
    wait(3_600_000);
    await wake(payment.session_id);
    expect(sent()).toHaveLength(2);
  });

  it("stays open without a definite answer", async () => {
    const payment = await resent(() => new Response("busy", { status: 503 }));
    expect(await payment.status()).toMatchObject({ state: "EXECUTING" });
  });
});
