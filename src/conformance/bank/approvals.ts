import { formatId } from "../../base/kernel/ids.ts";
import { DAY_MS, isoTime, now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { BankRequest } from "../../network/banks/contract.ts";
import { must, prevented, UNIT } from "../case.ts";
import type { CustomerAnswer } from "../customer.ts";
import type { BankKit, KitChallenge } from "./kit.ts";

/** How the kit comes by its customer's approval, by a code or a prompt. */
type Content = BankRequest<"send-otp">;

/** What a customer approves, without the session and the account. */
export const paymentOf = ({ bank }: BankKit, amount = UNIT) =>
  ({
    purpose: "PAYMENT",
    amount,
    currency: bank.currency,
    creditor_name: bank.payeeName,
  }) as const;

const prefixes = {
  PAYMENT: "ps",
  PAYMENT_ORDER: "po",
  MANDATE: "mnd",
  CONSENT: "cns",
  ACCESS: "ps",
};

export const newSession = (purpose: Content["purpose"]): string =>
  formatId(prefixes[purpose], randomHex(32));

/** What the bank is told about a challenge. */
export const contentFor = (kit: BankKit, content: object & Pick<Content, "purpose">) => ({
  session_id: newSession(content.purpose),
  payer_iban: kit.bank.account,
  ...content,
});

const NO_CUSTOMER = "Nobody reads the customer's phone: give --codes, or run it in a terminal.";

export const customerOf = ({ customer }: BankKit) => {
  if (customer === null) throw prevented(NO_CUSTOMER);
  return customer;
};

export interface SentCode extends KitChallenge {
  phone_masked: string | null;
}

export const sendCode = async (
  kit: BankKit,
  content: object & Pick<Content, "purpose"> = paymentOf(kit),
): Promise<SentCode> => {
  const sent = contentFor(kit, content);
  const { otp_token, phone_masked } = await kit.answerOf("send-otp", sent);
  return { session_id: sent.session_id, token: otp_token, phone_masked };
};

/** The code of the bank's message. */
export const codeOf = async (kit: BankKit, { session_id, phone_masked }: SentCode) => {
  const code = await customerOf(kit).readCode(session_id, phone_masked);
  if (code === null) throw prevented(`No code came for ${session_id}.`);
  return code;
};

export const verify = (kit: BankKit, { session_id, token }: KitChallenge, otp_code: string) =>
  kit.ask("verify-otp", {
    session_id,
    payer_iban: kit.bank.account,
    otp_token: token,
    otp_code,
  });

/** The customer approves this with a code. */
export const approveByCode = async (
  kit: BankKit,
  content: object & Pick<Content, "purpose"> = paymentOf(kit),
): Promise<KitChallenge> => {
  customerOf(kit);
  const sent = await sendCode(kit, content);
  await enterCode(kit, sent);
  return sent;
};

const enterCode = async (kit: BankKit, sent: SentCode): Promise<void> => {
  const { outcome } = await verify(kit, sent, await codeOf(kit, sent));
  const isVerified = outcome.kind === "answered" && outcome.answer.verified;
  must(isVerified, "The right code was to be verified.");
};

/** The customer answers a prompt about this. */
export const prompt = async (
  kit: BankKit,
  answer: CustomerAnswer | null,
  content: object & Pick<Content, "purpose"> = paymentOf(kit),
): Promise<KitChallenge> => {
  if (answer !== null) customerOf(kit);
  const sent = { ...contentFor(kit, content), display_code: "42" };
  const { push_token } = await kit.optionalAnswerOf("send-push", sent);
  const { session_id } = sent;
  if (answer !== null && !(await customerOf(kit).answerPrompt(session_id, "42", answer))) {
    throw prevented(`No prompt came for ${session_id}, or it could not be answered.`);
  }
  return { session_id, token: push_token };
};

/** The consent of an app that may do all this. */
export const consentTo = (scopes: readonly string[]) => ({
  purpose: "CONSENT" as const,
  tpp_name: "Conformance Test App",
  scopes,
  expires_at: isoTime(now() + DAY_MS),
});
