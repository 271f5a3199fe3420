import * as v from "valibot";
import { randomHex } from "../../base/platform/crypto.ts";
import { type ConformanceCase, must, notOffered, prevented } from "../case.ts";
import * as answers from "./answers.ts";
import {
  codedOnce,
  getCode,
  namePayer,
  openCheckoutPage,
  openToken,
  otherThan,
  paidOnce,
  withCode,
} from "./customer-page.ts";
import { type GatewayKit, mustRefuse, readAs, SESSIONS } from "./kit.ts";

/** What the customer does at checkout_url, as a program does it in test mode. */
const attempts = v.object({ error: v.object({ attempts_remaining: v.number() }) });
const MOST_CODES = 5;

/** A session whose payer is named. */
const withPayer = async (kit: GatewayKit) => {
  const created = await kit.create();
  const page = await openCheckoutPage(kit, created);
  return { ...created, page, modes: await namePayer(kit, page) };
};

/** A session with a prompt in the customer's app, if that bank has one. */
const withPrompt = async (kit: GatewayKit) => {
  const { page, modes, session_id } = await withPayer(kit);
  if (!modes.includes("PUSH")) throw notOffered("The payer's bank has no app.");
  const reply = await page.step("select-auth", { auth_mode: "PUSH" });
  const { display_code } = readAs(reply, 200, answers.promptSent);
  const { customer } = kit;
  const answer = async (given: "APPROVED" | "DECLINED") => {
    const isGiven = await customer.answerPrompt(session_id, display_code, given);
    if (!isGiven) throw prevented(`The prompt of ${session_id} was not answered.`);
  };
  return { session_id, answer };
};

export const approvalCases: readonly ConformanceCase<GatewayKit>[] = [
  {
    id: "GATEWAY-501",
    title: "checkout_url is a page, and answers a program of test mode its token",
    rule: "P3.3",
    level: "BASIC",
    needs: ["GATEWAY-301"],
    async run(kit) {
      const created = await kit.create();
      await openToken(kit, created);
      const page = await kit.send("GET", created.checkout_url, { accept: "text/html" });
      const type = page.headers.get("content-type") ?? "";
      must(page.status === 200 && type.startsWith("text/html"), `${page.status} ${type} came.`);
    },
  },
  {
    id: "GATEWAY-502",
    title: "Reading checkout_url changes nothing",
    rule: "P3.1",
    level: "FULL",
    needs: ["GATEWAY-304", "GATEWAY-501"],
    async run(kit) {
      const created = await kit.create();
      const before = await kit.readSession(created.session_id);
      await openToken(kit, created);
      await openToken(kit, created);
      const after = await kit.readSession(created.session_id);
      const isSame = JSON.stringify(before) === JSON.stringify(after);
      must(isSame, `The session is now ${JSON.stringify(after)}.`);
    },
  },
  {
    id: "GATEWAY-503",
    title: "A step without a session token is 401, and with another session's token 403",
    rule: "P3.4",
    level: "FULL",
    needs: ["GATEWAY-501"],
    async run(kit) {
      const { session_id } = await kit.create();
      const foreign = await openToken(kit, await kit.create());
      const path = `${SESSIONS}/${session_id}/resolve-payer`;
      const body = { payer_alias: "nobody" };
      const none = await kit.call("POST", path, { body, key: null });
      mustRefuse(none, "SESSION_TOKEN_REQUIRED", "A step without a token");
      const other = await kit.call("POST", path, { body, key: foreign });
      must(other.status === 403, `Another session's token was to be 403: ${other.status} came.`);
    },
  },
  {
    id: "GATEWAY-504",
    title: "A session token is no key of a merchant",
    rule: "G7.3",
    level: "FULL",
    needs: ["GATEWAY-501"],
    async run(kit) {
      const created = await kit.create();
      const key = await openToken(kit, created);
      const calls = [`${SESSIONS}/${created.session_id}`, SESSIONS, "/events"];
      for (const path of calls) {
        const reply = await kit.call("GET", path, { key });
        mustRefuse(reply, "UNAUTHENTICATED", `GET ${path} with a session token`);
      }
    },
  },
  {
    id: "GATEWAY-505",
    title: "No code is sent before a payer is named",
    rule: "P2.5",
    level: "BASIC",
    needs: ["GATEWAY-501"],
    async run(kit) {
      const page = await openCheckoutPage(kit, await kit.create());
      const reply = await page.step("select-auth", { auth_mode: "OTP" });
      mustRefuse(reply, "PAYER_REQUIRED", "A code without a payer");
      const code = await page.step("confirm", { otp_code: "123456" });
      must(code.status === 409, `A code that nobody asked for was to be 409: ${code.status} came.`);
    },
  },
  {
    id: "GATEWAY-506",
    title: "A payer that nobody knows is 422 PAYER_NOT_FOUND, and the session goes on",
    rule: "P3.7",
    level: "FULL",
    needs: ["GATEWAY-501"],
    async run(kit) {
      const { session_id, ...created } = await kit.create();
      const page = await openCheckoutPage(kit, { session_id, ...created });
      const reply = await page.step("resolve-payer", { payer_alias: `none.${randomHex(8)}` });
      mustRefuse(reply, "PAYER_NOT_FOUND", "An unknown payer");
      const { status } = await kit.untilEnd(session_id, "PENDING");
      must(status === "PENDING", `The session is ${status}.`);
    },
  },
  {
    id: "GATEWAY-507",
    title: "A payer is named, and shown with name and IBAN masked",
    rule: "P3.6",
    level: "BASIC",
    needs: ["GATEWAY-501"],
    async run(kit) {
      const page = await openCheckoutPage(kit, await kit.create());
      const { payer } = kit.gateway;
      const named = /^[A-Z]{2}\d{2}/.test(payer) ? { payer_iban: payer } : { payer_alias: payer };
      const reply = await page.step("resolve-payer", named);
      readAs(reply, 200, answers.resolved);
      must(!reply.text.includes(kit.gateway.payee), "The whole IBAN of the payee came.");
    },
  },
  {
    id: "GATEWAY-511",
    title: "A code is sent: the session is OTP_SENT, and the merchant reads AUTH_REQUIRED",
    rule: "P3.8",
    level: "BASIC",
    needs: ["GATEWAY-507"],
    async run(kit) {
      const { session_id, sent } = await codedOnce(kit);
      readAs(sent, 200, answers.codeSent);
      const { state, status } = await kit.untilEnd(session_id, "AUTH_REQUIRED");
      must(state === "OTP_SENT" && status === "AUTH_REQUIRED", `It is ${state} and ${status}.`);
    },
  },
  {
    id: "GATEWAY-512",
    title: "The right code completes the payment",
    rule: "P2.1",
    level: "BASIC",
    needs: ["GATEWAY-511"],
    async run(kit) {
      const { confirmed } = await paidOnce(kit);
      const { state } = readAs(confirmed, 200, answers.confirmed);
      const isUnderWay = ["EXECUTING", "SETTLEMENT_PENDING", "COMPLETED"].includes(state);
      must(isUnderWay, `The right code was entered, and it is ${state}.`);
    },
  },
  {
    id: "GATEWAY-513",
    title: "The payment's status names its route, which fits its settlement_type",
    rule: "P6.3",
    level: "BASIC",
    needs: ["GATEWAY-512"],
    async run(kit) {
      const { payment_id } = await paidOnce(kit);
      const reply = await kit.call("GET", `/payments/${payment_id}/status`);
      const { route, completed_at } = readAs(reply, 200, answers.paymentAnswer);
      must(route !== null && completed_at !== null, "A completed payment has route and time.");
      const { settlement_type } = await kit.readSession(payment_id);
      const isInternal = route.type === "SAME_BANK" && route.rail === null;
      const wanted = isInternal ? "internal" : "national_rail";
      must(settlement_type === wanted, `${route.type} came with ${settlement_type}.`);
    },
  },
  {
    id: "GATEWAY-514",
    title: "The customer returns to redirect_url with session_id and status; its own query stays",
    rule: "P3.15",
    level: "BASIC",
    needs: ["GATEWAY-512"],
    async run(kit) {
      const { confirmed, session_id } = await paidOnce(kit);
      const { redirect_url } = readAs(confirmed, 200, answers.confirmed);
      must(redirect_url !== null, "No redirect_url came.");
      const query = new URL(redirect_url).searchParams;
      must(query.get("order") === "7", `Its own query is gone: ${redirect_url}.`);
      must(query.get("session_id") === session_id, `${redirect_url} has another session_id.`);
      const isRight = ["completed", "processing"].includes(query.get("status") ?? "");
      must(isRight, `${redirect_url} has another status.`);
    },
  },
  {
    id: "GATEWAY-515",
    title: "A completed payment cannot be cancelled and stays COMPLETED",
    rule: "P1.11",
    level: "BASIC",
    needs: ["GATEWAY-512"],
    async run(kit) {
      const { session_id } = await paidOnce(kit);
      const reply = await kit.call("POST", `${SESSIONS}/${session_id}/cancel`, { body: {} });
      mustRefuse(reply, "SESSION_NOT_CANCELLABLE", "Cancelling a completed payment");
      const { status } = await kit.readSession(session_id);
      must(status === "COMPLETED", `It is ${status}.`);
    },
  },
  {
    id: "GATEWAY-521",
    title: "A wrong code is 422 OTP_INCORRECT and is counted; the right one still completes",
    rule: "P2.8",
    level: "FULL",
    needs: ["GATEWAY-512"],
    async run(kit) {
      const { page, code, session_id } = await withCode(kit);
      const wrong = await page.step("confirm", { otp_code: otherThan(code) });
      mustRefuse(wrong, "OTP_INCORRECT", "A wrong code");
      const { error } = readAs(wrong, 422, attempts);
      const left = error.attempts_remaining;
      must(left === MOST_CODES - 1, `attempts_remaining is ${left} after the first of five.`);
      await page.step("confirm", { otp_code: code });
      const { status } = await kit.untilEnd(session_id);
      must(status === "COMPLETED", `After the right code it is ${status}.`);
    },
  },
  {
    id: "GATEWAY-522",
    title: "A new code replaces the old one",
    rule: "P2.5",
    level: "BASIC",
    needs: ["GATEWAY-512"],
    async run(kit) {
      const { page, code: old, session_id } = await withCode(kit);
      const code = await getNewCode(kit, page, old);
      const reply = await page.step("confirm", { otp_code: old });
      must(reply.status >= 400, `The old code was taken: ${reply.status} came.`);
      await page.step("confirm", { otp_code: code });
      const { status } = await kit.untilEnd(session_id);
      must(status === "COMPLETED", `After the new code it is ${status}.`);
    },
  },
  {
    id: "GATEWAY-523",
    title: "Another browser does not continue until it names a payer",
    rule: "P3.13",
    level: "FULL",
    needs: ["GATEWAY-511"],
    async run(kit) {
      const created = await kit.create();
      await namePayer(kit, await openCheckoutPage(kit, created));
      const other = await openCheckoutPage(kit, created);
      const reply = await other.step("select-auth", { auth_mode: "OTP" });
      mustRefuse(reply, "CONTINUED_ELSEWHERE", "A step in another browser");
    },
  },
  {
    id: "GATEWAY-524",
    title: "A code after the merchant has cancelled moves nothing",
    rule: "P2.16",
    level: "FULL",
    needs: ["GATEWAY-321", "GATEWAY-512"],
    async run(kit) {
      const { page, code, session_id } = await withCode(kit);
      const reply = await kit.call("POST", `${SESSIONS}/${session_id}/cancel`, { body: {} });
      must(reply.status === 200, `It was to be cancelled: ${reply.status} came.`);
      const late = await page.step("confirm", { otp_code: code });
      must(late.status >= 400, `The code was taken: ${late.status} came.`);
      const { status } = await kit.readSession(session_id);
      must(status === "CANCELLED", `It is ${status}.`);
    },
  },
  {
    id: "GATEWAY-531",
    title: "A prompt shows two digits, and its approval completes the payment",
    rule: "P3.9",
    level: "FULL",
    needs: ["GATEWAY-507"],
    async run(kit) {
      const { session_id, answer } = await withPrompt(kit);
      await answer("APPROVED");
      const { status } = await kit.untilEnd(session_id);
      must(status === "COMPLETED", `The prompt was approved, and it is ${status}.`);
    },
  },
  {
    id: "GATEWAY-532",
    title: "A prompt that the customer declines ends the payment as FAILED",
    rule: "P2.14",
    level: "FULL",
    needs: ["GATEWAY-531"],
    async run(kit) {
      const { session_id, answer } = await withPrompt(kit);
      await answer("DECLINED");
      const { status } = await kit.untilEnd(session_id, "FAILED");
      must(status === "FAILED", `The prompt was declined, and it is ${status}.`);
      const { failure } = await kit.readSession(session_id);
      must(failure?.code === "PUSH_DECLINED", `The failure is ${failure?.code}.`);
    },
  },
];

/** The next code; a phone at an address may show the old one for a moment. */
const getNewCode = async (
  kit: GatewayKit,
  page: Awaited<ReturnType<typeof openCheckoutPage>>,
  old: string,
): Promise<string> => {
  const { code } = await getCode(kit, page);
  if (code !== old) return code;
  throw prevented("The bank sent the same code again, or the new one was not read.");
};

/** What uses up the payer's codes for a while, and so comes last. */
export const lastCodeCases: readonly ConformanceCase<GatewayKit>[] = [
  {
    id: "GATEWAY-951",
    title: "The fifth wrong code ends the payment as FAILED",
    rule: "P2.8",
    level: "FULL",
    needs: ["GATEWAY-521"],
    async run(kit) {
      const { page, code, session_id } = await withCode(kit);
      const wrong = { otp_code: otherThan(code) };
      for (let left = MOST_CODES - 1; left > 0; left--) {
        const reply = await page.step("confirm", wrong);
        mustRefuse(reply, "OTP_INCORRECT", "A wrong code");
      }
      const last = await page.step("confirm", wrong);
      mustRefuse(last, "OTP_ATTEMPTS_EXCEEDED", "The fifth wrong code");
      const { status } = await kit.readSession(session_id);
      must(status === "FAILED", `It is ${status}.`);
      const late = await page.step("confirm", { otp_code: code });
      must(late.status >= 400, `The right code was taken afterwards: ${late.status} came.`);
    },
  },
];
