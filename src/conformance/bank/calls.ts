import { DAY_MS, isoTime, now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { BankOperation } from "../../network/banks/contract.ts";
import { type ConformanceCase, must, UNIT } from "../case.ts";
import { newEndToEndId } from "../exchanges.ts";
import { contentFor, paymentOf } from "./approvals.ts";
import type { BankKit } from "./kit.ts";

/** The key, and the form of what is sent. */
const date = () => isoTime(now()).slice(0, 10);

/** A well-formed call of every operation, about nothing that exists. */
const calls = (kit: BankKit): Partial<Record<BankOperation, object>> => {
  const { account: iban, currency, payee } = kit.bank;
  const challenge = { session_id: `ps_${randomHex(16)}`, token: `otp_${randomHex(8)}` };
  const consent_id = `cns_${randomHex(16)}`;
  const authorisation = { type: "SCA", reference: challenge.token };
  const dataCall = { iban, consent_id, authorisation };
  const query = { from_date: date(), to_date: date(), count: 1 };
  const sent = contentFor(kit, paymentOf(kit));
  return {
    "send-otp": sent,
    "verify-otp": { ...tokenOf(challenge), payer_iban: iban, otp_code: "000000" },
    "execute-transaction": kit.instruction(challenge, { not_after: isoTime(now() - DAY_MS) }),
    "notify-credit": {
      end_to_end_id: newEndToEndId(),
      creditor_iban: payee,
      amount: UNIT,
      currency,
      remittance: "conformance",
    },
    "resolve-alias": { iban },
    "send-push": { ...sent, display_code: "42" },
    "push-status": { push_token: challenge.token },
    "transaction-status": { end_to_end_id: newEndToEndId() },
    accounts: dataCall,
    balances: dataCall,
    transactions: { ...dataCall, query },
    "standing-orders": { ...dataCall, query: { count: 1 } },
    "funds-confirmation": { ...dataCall, query: { amount: UNIT, currency } },
  };
};

const tokenOf = ({ session_id, token }: { session_id: string; token: string }) => ({
  session_id,
  otp_token: token,
});

/** The operations that every bank has. */
const always: readonly string[] = ["send-otp", "verify-otp", "execute-transaction"];

const mustLockOut = async (kit: BankKit, key: string | null): Promise<void> => {
  for (const [operation, body] of Object.entries(calls(kit)) as [BankOperation, object][]) {
    const pay = () => (operation === "execute-transaction" ? kit.spend(UNIT) : undefined);
    const answer = await kit.post(operation, JSON.stringify(body), { key }, pay);
    must(answer.kind === "answered", `${operation} was to be answered with 401, and was not.`);
    const { status } = answer;
    const isLacking = !always.includes(operation) && [404, 405, 501].includes(status);
    const isRefused = status === 401 || status === 403 || isLacking;
    must(isRefused, `${operation} was to be answered with 401, and ${status} came.`);
  }
};

/** No statement about money comes of what cannot be read. */
const mustComplain = async (kit: BankKit, operation: BankOperation, body: string) => {
  const answer = await kit.post(operation, body);
  const isComplaint = answer.kind === "answered" && answer.status >= 400 && answer.status < 500;
  const came = answer.kind === "answered" ? `${answer.status} came` : `${answer.reason} came`;
  must(isComplaint, `${operation} with ${body.slice(0, 40)} was to be answered with 4xx: ${came}.`);
};

export const callCases: readonly ConformanceCase<BankKit>[] = [
  {
    id: "BANK-101",
    title: "Every operation refuses a wrong key with 401",
    rule: "B1.2",
    level: "BASIC",
    moves: UNIT,
    run: (kit) => mustLockOut(kit, `wrong_${randomHex(16)}`),
  },
  {
    id: "BANK-102",
    title: "Every operation refuses a call without a key with 401",
    rule: "B1.2",
    level: "BASIC",
    moves: UNIT,
    run: (kit) => mustLockOut(kit, null),
  },
  {
    id: "BANK-103",
    title: "Members that the bank does not know are ignored",
    rule: "G1.15",
    level: "BASIC",
    async run(kit) {
      const further = { conformance_member: { of: ["a", "later", "version"] } };
      const sent = { ...contentFor(kit, paymentOf(kit)), ...further };
      const { otp_token } = await kit.answerOf("send-otp", sent);
      const { session_id, payer_iban } = sent;
      const entered = { session_id, payer_iban, otp_token, otp_code: "000000", ...further };
      await kit.answerOf("verify-otp", entered);
    },
  },
  {
    id: "BANK-111",
    title: "A body that is not JSON is answered with 4xx and is no statement about money",
    rule: "B1.5",
    level: "FULL",
    async run(kit) {
      await mustComplain(kit, "execute-transaction", '{"amount":');
      await mustComplain(kit, "send-otp", "amount=1");
    },
  },
  {
    id: "BANK-112",
    title: "An instruction without an account or an amount is answered with 4xx",
    rule: "B4.1",
    level: "FULL",
    async run(kit) {
      const challenge = { session_id: `ps_${randomHex(16)}`, token: "none" };
      const { debtor_iban: _, ...noAccount } = kit.instruction(challenge);
      const { amount: __, ...noAmount } = kit.instruction(challenge);
      await mustComplain(kit, "execute-transaction", JSON.stringify(noAccount));
      await mustComplain(kit, "execute-transaction", JSON.stringify(noAmount));
    },
  },
];
