import { type ConformanceCase, FOREIGN_IBAN, must } from "../case.ts";
import {
  codeOf,
  contentFor,
  customerOf,
  newSession,
  paymentOf,
  sendCode,
  verify,
} from "./approvals.ts";
import { type BankKit, describeReply } from "./kit.ts";

/** Codes: send-otp and verify-otp. */
export const codeCases: readonly ConformanceCase<BankKit>[] = [
  {
    id: "BANK-301",
    title: "send-otp answers an otp_token",
    rule: "B3.1",
    level: "BASIC",
    async run(kit) {
      await sendCode(kit);
    },
  },
  {
    id: "BANK-302",
    title: "A wrong code is `verified: false`",
    rule: "B3.3",
    level: "BASIC",
    needs: ["BANK-301"],
    async run(kit) {
      const sent = await sendCode(kit);
      const reply = await verify(kit, sent, "000000");
      const isNo = reply.outcome.kind === "answered" && !reply.outcome.answer.verified;
      const came = describeReply("verify-otp", reply);
      must(isNo, `A wrong code was to be answered with verified: false. ${came}`);
    },
  },
  {
    id: "BANK-303",
    title: "The right code is `verified: true`",
    rule: "B3.3",
    level: "BASIC",
    needs: ["BANK-301"],
    async run(kit) {
      customerOf(kit);
      const sent = await sendCode(kit);
      const reply = await verify(kit, sent, await codeOf(kit, sent));
      const isYes = reply.outcome.kind === "answered" && reply.outcome.answer.verified;
      const came = describeReply("verify-otp", reply);
      must(isYes, `The right code was to be answered with verified: true. ${came}`);
    },
  },
  {
    id: "BANK-304",
    title: "A code is good for its own session only",
    rule: "B3.3",
    level: "FULL",
    needs: ["BANK-303"],
    async run(kit) {
      customerOf(kit);
      const sent = await sendCode(kit);
      const code = await codeOf(kit, sent);
      const { outcome } = await verify(kit, { ...sent, session_id: newSession("PAYMENT") }, code);
      const isYes = outcome.kind === "answered" && outcome.answer.verified;
      must(!isYes, "The code of another session was to be verified for none.");
    },
  },
  {
    id: "BANK-305",
    title: "No code is sent for an account of another bank",
    rule: "B1.5",
    level: "FULL",
    async run(kit) {
      const sent = { ...contentFor(kit, paymentOf(kit)), payer_iban: FOREIGN_IBAN };
      const reply = await kit.ask("send-otp", sent);
      const came = describeReply("send-otp", reply);
      must(reply.outcome.kind === "refused", `An unknown account was to be refused. ${came}`);
    },
  },
];
