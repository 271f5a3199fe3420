import { randomHex } from "../../base/platform/crypto.ts";
import { type ConformanceCase, must } from "../case.ts";
import * as answers from "./answers.ts";
import { codedOnce, openCheckoutPage, openToken, paidOnce } from "./customer-page.ts";
import { type GatewayKit, mustRefuse, readAs, SESSIONS } from "./kit.ts";

/** What the customer does at checkout_url, as a program does it in test mode. */
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
      await kit.mustBecome(session_id, "PENDING");
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
      const { state } = await kit.mustBecome(session_id, "AUTH_REQUIRED");
      must(state === "OTP_SENT", `The state is ${state}.`);
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
];
