import { describe, expect, it } from "vitest";
import { permissionsOf } from "../../src/sandbox/bank/challenge-content.ts";
import { answerPrompt } from "../../src/sandbox/bank/challenges.ts";
import { readPhone } from "../../src/sandbox/phone.ts";
import { worldBooks } from "./memory-books.ts";
import { AMIRA, ask, bodyOf, callerAt, errorOf, ibanOf } from "./payer.ts";

const ORIGIN = "http://127.0.0.1:8789";
const MINUTE = 60_000;

const challenge = {
  session_id: "ps_1",
  payer_iban: AMIRA,
  purpose: "PAYMENT",
  amount: 12_500,
  currency: "USD",
  creditor_name: "Meridian Books",
};

const checkOf = (otp_token: string, otp_code: string, session_id = "ps_1") => ({
  ...{ session_id, payer_iban: AMIRA, otp_token, otp_code },
});

const sendOtp = (world: ReturnType<typeof worldBooks>) => {
  const token = String(bodyOf(ask(world, "send-otp", challenge)).otp_token);
  const code = world.books.challenges.get(token)?.otp_code ?? "";
  const verify = (otpCode: string, sessionId = "ps_1") =>
    ask(world, "verify-otp", checkOf(token, otpCode, sessionId));
  return { token, code, verify };
};

it.each([
  [["accounts:read"], "see your accounts"],
  [["payments:write", "mandates:write"], "start payments and set up recurring payments"],
  [
    ["accounts:read", "balances:read", "standing-orders:read"],
    "see your accounts, balances and standing orders",
  ],
  [
    ["balances:read", "payments:initiate", "mandates:write"],
    "see your balances, and start payments, and set up recurring payments",
  ],
] as const)("an app with %j may %s", (scopes, words) => {
  expect(permissionsOf(scopes)).toBe(words);
});

// @rule B3.2
describe("a code", () => {
  it("reaches the customer's phone with the amount and the payee", () => {
    const world = worldBooks();
    const { code } = sendOtp(world);
    const phone = readPhone(world.books, "amira", ORIGIN, world.moment);
    expect(phone?.owner_name).toBe("Amira Haddad");
    expect(phone?.messages[0]).toMatchObject({ kind: "OTP", session_id: "ps_1", otp_code: code });
    expect(phone?.messages[0]?.text).toContain("$125.00 to Meridian Books");
  });

  it.each(["send-otp", "send-push"] as const)("%s shows a payee that turns no text", (asked) => {
    const world = worldBooks();
    const creditor_name = "\u202eMeridian\u2069 \u2066Books";
    const display_code = "42";
    bodyOf(ask(world, asked, { ...challenge, creditor_name, display_code }));
    const phone = readPhone(world.books, "amira", ORIGIN, world.moment);
    expect(phone?.messages[0]?.text).toContain("$125.00 to Meridian Books");
  });

  it.each([
    ["send-otp", "is your code to"],
    ["send-push", "do you want to"],
  ] as const)("%s of a consent shows app, permissions and end", (asked, words) => {
    const world = worldBooks();
    const scopes = ["balances:read", "transactions:read", "payments:initiate"];
    const content = { tpp_name: "Budget Friend", scopes, expires_at: "2026-04-01T12:00:00.000Z" };
    const session_id = "cns_1";
    const request = { session_id, payer_iban: AMIRA, purpose: "CONSENT", ...content };
    ask(world, asked, { ...request, display_code: "42" });
    const [message] = readPhone(world.books, "amira", ORIGIN, world.moment)?.messages ?? [];
    expect(message?.text).toContain(
      `${words} let Budget Friend see your balances and transactions, and start payments ` +
        "until 2026-04-01",
    );
    expect(message?.display_code).toBe(asked === "send-push" ? "42" : undefined);
    expect(message?.session_id).toBe("cns_1");
  });

  it("stays verified however often it is checked, even after its time", () => {
    const world = worldBooks();
    const { code, verify } = sendOtp(world);
    expect(bodyOf(verify(code))).toEqual({ verified: true });
    world.moment.now += 5 * MINUTE;
    expect(bodyOf(verify(code))).toEqual({ verified: true });
  });

  it("that was never verified is refused after five minutes", () => {
    const world = worldBooks();
    const { code, verify } = sendOtp(world);
    world.moment.now += 5 * MINUTE;
    expect(errorOf(verify(code))).toBe("OTP_EXPIRED");
  });

  it("can be wrong five times; after that the correct one is refused", () => {
    const { code, verify } = sendOtp(worldBooks());
    const remaining = [1, 2, 3, 4, 5].map(() => bodyOf(verify("wrong")).attempts_remaining);
    expect(remaining).toEqual([4, 3, 2, 1, 0]);
    expect(bodyOf(verify(code))).toEqual({ verified: false, attempts_remaining: 0 });
  });

  it("of another session or another gateway is unknown", () => {
    const world = worldBooks();
    const { token, code, verify } = sendOtp(world);
    expect(errorOf(verify(code, "ps_2"))).toBe("NOT_AUTHORISED");
    const other = ask(world, "verify-otp", checkOf(token, code), callerAt("alpha", "other"));
    expect(errorOf(other)).toBe("NOT_AUTHORISED");
  });
});

describe("a prompt", () => {
  const sendPush = (world: ReturnType<typeof worldBooks>, session_id = "ps_1") => {
    const sent = ask(world, "send-push", { ...challenge, session_id, display_code: "42" });
    const token = String(bodyOf(sent).push_token);
    const app_url = bodyOf(sent).app_url;
    const prompt = world.books.challenges.get(token)?.prompt ?? "";
    const status = () => bodyOf(ask(world, "push-status", { push_token: token })).status;
    const answer = (result: "APPROVED" | "DECLINED", customer = "amira") =>
      answerPrompt(world.books, customer, prompt, result, world.moment);
    const message = () => readPhone(world.books, "amira", ORIGIN, world.moment)?.messages[0];
    return { token, prompt, app_url, status, answer, message };
  };

  it("names the customer's phone as the address of the bank's app", () => {
    expect(sendPush(worldBooks()).app_url).toBe(`${ORIGIN}/phones/amira`);
  });

  it("shows the page's two digits and the addresses of its buttons, and never the bank's token", () => {
    const { token, prompt, message } = sendPush(worldBooks());
    expect(message()).toMatchObject({
      kind: "PUSH",
      display_code: "42",
      state: "PENDING",
      approve_url: `${ORIGIN}/phones/amira/prompts/${prompt}/approve`,
      decline_url: `${ORIGIN}/phones/amira/prompts/${prompt}/decline`,
    });
    expect(JSON.stringify(message())).not.toContain(token);
  });

  it.each(["APPROVED", "DECLINED"] as const)("is %s once, permanently", (result) => {
    const { status, answer, message } = sendPush(worldBooks());
    expect(status()).toBe("PENDING");
    expect(answer(result)?.decided).toBe(true);
    const opposite = result === "APPROVED" ? "DECLINED" : "APPROVED";
    expect(answer(opposite)).toMatchObject({ decided: false, challenge: { state: result } });
    expect(status()).toBe(result);
    expect(message()).toMatchObject({ state: result });
    expect(message()).not.toHaveProperty("approve_url");
  });

  it("can be answered only by its customer", () => {
    const { status, answer } = sendPush(worldBooks());
    expect(answer("APPROVED", "bruno")).toBeNull();
    expect(status()).toBe("PENDING");
  });

  it.each(["send-otp", "send-push"] as const)(
    "is replaced by a newer %s for the same payment: it says so and cannot be approved",
    (newer) => {
      const world = worldBooks();
      const { status, answer } = sendPush(world);
      const other = sendPush(world, "ps_2");
      bodyOf(ask(world, newer, { ...challenge, display_code: "43" }));
      expect(answer("APPROVED")).toMatchObject({
        decided: false,
        challenge: { state: "REPLACED" },
      });
      expect(status()).toBe("PENDING");
      const phone = readPhone(world.books, "amira", ORIGIN, world.moment);
      const oldest = phone?.messages.at(-1);
      expect(oldest).toMatchObject({ display_code: "42", state: "REPLACED" });
      expect(oldest).not.toHaveProperty("approve_url");
      expect(other.answer("APPROVED")?.decided).toBe(true);
    },
  );

  it("cannot be answered after fifteen minutes", () => {
    const world = worldBooks();
    const { status, answer, message } = sendPush(world);
    world.moment.now += 15 * MINUTE;
    expect(answer("APPROVED")).toBeNull();
    expect([status(), message()?.state]).toEqual(["PENDING", "EXPIRED"]);
  });
});

it.each([
  ["send-otp", "push.only"],
  ["send-push", "otp.only"],
] as const)("%s is refused for %s", (operation, alias) => {
  const request = { ...challenge, payer_iban: ibanOf(alias), display_code: "42" };
  const outcome = ask(worldBooks(), operation, request, callerAt("borealis"));
  expect(errorOf(outcome)).toBe("NOT_AUTHORISED");
});

it("an account without a customer gets no challenge", () => {
  const request = { ...challenge, payer_iban: ibanOf("Meridian Books") };
  expect(errorOf(ask(worldBooks(), "send-otp", request))).toBe("NOT_AUTHORISED");
});

it("a phone shows the messages of all its owner's banks, newest first", () => {
  const world = worldBooks();
  for (const bank of ["alpha", "borealis"]) {
    const request = { ...challenge, payer_iban: ibanOf("chloe", bank) };
    ask(world, "send-otp", request, callerAt(bank));
  }
  const phone = readPhone(world.books, "chloe", ORIGIN, world.moment);
  expect(phone?.messages.map((message) => message.bank_name)).toEqual([
    "Borealis Bank",
    "Alpha Bank",
  ]);
});
