import { shownText } from "../kernel/shown.ts";
import type { Phone, PhoneConsent, PhoneMessage } from "./answers.ts";
import type { Books, Challenge, Message, Moment } from "./books.ts";
import { type ConsentContent, permissionsOf } from "./challenge-content.ts";
import { promptState } from "./challenges.ts";
import { bankByHandle } from "./residents.ts";

/** What a customer's phone shows: the banks' messages, and what the customer has approved. */

/** The length of each of its lists. */
const SHOWN = 100;

/** A customer's phone, its lists newest first; null if the customer is unknown. */
export const readPhone = (
  books: Books,
  customer: string,
  origin: string,
  moment: Moment,
): Phone | null => {
  const [account] = books.accounts.list({ customer });
  if (!account) return null;
  const messages = books.messages.newest({ customer }, SHOWN).flatMap((message) => {
    const challenge = books.challenges.get(message.challenge);
    return challenge ? [describeMessage(message, challenge, origin, moment)] : [];
  });
  const consents = listConsents(books, customer, origin);
  return { owner_name: account.holder, messages, consents };
};

const listConsents = (books: Books, customer: string, origin: string): PhoneConsent[] =>
  books.grants.newest({ customer }, SHOWN).map((grant) => {
    const { consent_id, tpp_name, expires_at, status } = grant;
    const scopes = grant.scopes.split(" ") as ConsentContent["scopes"];
    const revoke_url = `${origin}/phones/${customer}/consents/${consent_id}/revoke`;
    return {
      ...{ consent_id, tpp_name: shownText(tpp_name), expires_at, status },
      bank_name: bankByHandle(grant.bank)?.name ?? grant.bank,
      permissions: permissionsOf(scopes),
      ...(status === "AUTHORISED" ? { revoke_url } : {}),
    };
  });

const describeMessage = (
  message: Message,
  challenge: Challenge,
  origin: string,
  moment: Moment,
): PhoneMessage => {
  const { received_at, bank_name, text } = message;
  const common = { received_at, session_id: challenge.session_id, bank_name, text };
  if (challenge.kind === "OTP") {
    return { ...common, kind: "OTP", otp_code: challenge.otp_code ?? "" };
  }
  const promptUrl = `${origin}/phones/${message.customer}/prompts/${challenge.prompt}`;
  const waiting = challenge.state === "OPEN" && moment.now < challenge.expires_at;
  return {
    ...common,
    kind: "PUSH",
    display_code: challenge.display_code ?? "",
    state: challenge.state === "OPEN" ? (waiting ? "PENDING" : "EXPIRED") : promptState(challenge),
    ...(waiting
      ? { approve_url: `${promptUrl}/approve`, decline_url: `${promptUrl}/decline` }
      : {}),
  };
};
