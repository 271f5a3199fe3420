import { isLoopback } from "../../base/platform/targets.ts";
import { readAppAddress } from "../../network/banks/app-address.ts";
import type { BankAnswer } from "../../network/banks/contract.ts";
import { type ConformanceCase, must, notOffered, UNIT } from "../case.ts";
import { contentFor, paymentOf, prompt } from "./approvals.ts";
import type { BankKit, KitChallenge } from "./kit.ts";

/** Prompts: send-push and push-status, where a bank has them. */
type Status = BankAnswer<"push-status">["status"];
const no = ["NOT_AUTHORISED"] as const;
const DISPLAY_CODE = "42";

const mustSay = async (kit: BankKit, { token }: Pick<KitChallenge, "token">, wanted: Status) => {
  const { status } = await kit.answerOf("push-status", { push_token: token });
  must(status === wanted, `The prompt was to be ${wanted}, and ${status} came.`);
};

export const promptCases: readonly ConformanceCase<BankKit>[] = [
  {
    id: "BANK-801",
    title: "A prompt that nobody answered is PENDING and moves nothing",
    rule: "B3.5",
    level: "FULL",
    needs: ["BANK-411"],
    moves: UNIT,
    async run(kit) {
      const challenge = await prompt(kit, null);
      await mustSay(kit, challenge, "PENDING");
      await kit.mustRefuse(kit.instruction(challenge), no, "The prompt was not answered");
    },
  },
  {
    id: "BANK-802",
    title: "An approved prompt is APPROVED and authorises its movement",
    rule: "B3.5",
    level: "FULL",
    needs: ["BANK-801"],
    moves: UNIT,
    async run(kit) {
      const challenge = await prompt(kit, "APPROVED");
      await mustSay(kit, challenge, "APPROVED");
      await kit.book(kit.instruction(challenge));
    },
  },
  {
    id: "BANK-803",
    title: "A declined prompt is DECLINED and moves nothing",
    rule: "B3.5",
    level: "FULL",
    needs: ["BANK-801"],
    moves: UNIT,
    async run(kit) {
      const challenge = await prompt(kit, "DECLINED");
      await mustSay(kit, challenge, "DECLINED");
      await kit.mustRefuse(kit.instruction(challenge), no, "The customer declined");
    },
  },
  {
    id: "BANK-804",
    title: "A newer prompt replaces the older one, which stays PENDING",
    rule: "B3.4",
    level: "FULL",
    needs: ["BANK-801"],
    async run(kit) {
      const sent = { ...contentFor(kit, paymentOf(kit)), display_code: DISPLAY_CODE };
      const older = await kit.optionalAnswerOf("send-push", sent);
      const newer = await kit.optionalAnswerOf("send-push", sent);
      must(older.push_token !== newer.push_token, "Each prompt was to have its own push_token.");
      await mustSay(kit, { token: older.push_token }, "PENDING");
      await mustSay(kit, { token: newer.push_token }, "PENDING");
    },
  },
  {
    id: "BANK-805",
    title: "An app_url is an https address on the bank's registered origin",
    rule: "B3.7",
    level: "FULL",
    needs: ["BANK-801"],
    async run(kit) {
      const sent = { ...contentFor(kit, paymentOf(kit)), display_code: DISPLAY_CODE };
      const { app_url } = await kit.optionalAnswerOf("send-push", sent);
      if (app_url === null) throw notOffered("The bank names no app_url.");
      // Without --app-origin any origin will do.
      const own = URL.canParse(app_url) ? app_url : kit.bank.url;
      const registered = kit.bank.appOrigin ?? own;
      const address = readAppAddress(app_url, registered, isLoopback(new URL(kit.bank.url)));
      const why = address.kind === "unusable" ? address.why : "";
      must(why === "", `app_url was to be an https address on the registered origin: ${why}.`);
    },
  },
];
