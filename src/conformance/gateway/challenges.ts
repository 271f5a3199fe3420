import * as v from "valibot";
import { type ConformanceCase, must, notOffered, prevented } from "../case.ts";
import * as answers from "./answers.ts";
import { getCode, namePayer, openCheckoutPage, otherThan, withCode } from "./customer-page.ts";
import { type GatewayKit, mustRefuse, readAs, SESSIONS } from "./kit.ts";

/** Codes that are wrong, old or late, a second browser, and prompts. */
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
  return { page, session_id, answer };
};

export const challengeCases: readonly ConformanceCase<GatewayKit>[] = [
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
      await kit.mustBecome(session_id);
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
      await kit.mustBecome(session_id);
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
      await kit.mustBecome(session_id);
    },
  },
  {
    id: "GATEWAY-532",
    title: "A declined prompt leads back to the choice of an account, and leaving to FAILED",
    rule: "P2.21",
    level: "FULL",
    needs: ["GATEWAY-531"],
    async run(kit) {
      const { page, session_id, answer } = await withPrompt(kit);
      await answer("DECLINED");
      await kit.mustBecome(session_id, "PENDING");
      const left = await page.step("cancel", {});
      must(left.status === 200, `The customer was to leave: ${left.status} came.`);
      await kit.mustBecome(session_id, "FAILED");
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
    title: "The fifth wrong code ends the attempt, and the right one is too late",
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
      must(status === "PENDING", `It is ${status}.`);
      const late = await page.step("confirm", { otp_code: code });
      must(late.status >= 400, `The right code was taken afterwards: ${late.status} came.`);
    },
  },
];
