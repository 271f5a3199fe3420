import { shownText } from "../base/kernel/shown.ts";
import type { Phone, PhoneConsent, PhoneMandate, PhoneMessage } from "./answers.ts";
import type { Announcement, Books, Message, Moment, SandboxChallenge } from "./bank/books.ts";
import { type ConsentContent, describeTerms, permissionsOf } from "./bank/challenge-content.ts";
import { promptState } from "./bank/challenges.ts";
import { isStoppable, termsOf } from "./bank/mandates.ts";
import { bankByHandle } from "./residents.ts";

/**
 * The content of a customer's phone: the banks' messages, and the customer's consents and mandates.
 */

/** The length of each of its lists. */
const SHOWN = 100;
/** How many charges it shows of a mandate. */
const SHOWN_CHARGES = 5;

/** A customer's phone, its lists newest first; null if the customer is unknown. */
export const readPhone = (
  books: Books,
  customer: string,
  origin: string,
  moment: Moment,
): Phone | null => {
  const [account] = books.accounts.list({ customer });
  if (!account) return null;
  const messages = books.messages.newest({ customer }, SHOWN).map((message) => {
    const challenge = books.challenges.get(message.challenge);
    return challenge
      ? describeMessage(message, challenge, origin, moment)
      : describeNotice(message);
  });
  const consents = listConsents(books, customer, origin);
  const mandates = listMandates(books, customer, origin, moment);
  return { owner_name: account.holder, messages, consents, mandates };
};

const describeNotice = ({ received_at, bank_name, text, challenge }: Message): PhoneMessage => ({
  kind: "NOTICE",
  received_at,
  session_id: challenge,
  bank_name,
  text,
});

/** With the newest charges of each. */
const listMandates = (
  books: Books,
  customer: string,
  origin: string,
  moment: Moment,
): PhoneMandate[] =>
  books.mandates.newest({ customer }, SHOWN).map((mandate) => {
    const { bank, originator, mandate_id, status, iban } = mandate;
    const terms = termsOf(mandate);
    const cancel_url = `${origin}/phones/${customer}/mandates/${mandate_id}/cancel`;
    return {
      mandate_id,
      creditor_name: shownText(terms.creditor_name),
      status,
      bank_name: bankByHandle(bank)?.name ?? bank,
      terms: describeTerms(terms, iban),
      ...(status === "AUTHORISED" ? { cancel_url } : {}),
      charges: books.announcements
        .newest({ bank, originator, mandate_id }, SHOWN_CHARGES)
        .map((announced) => describeCharge(books, announced, origin, moment)),
    };
  });

const describeCharge = (
  books: Books,
  announced: Announcement,
  origin: string,
  moment: Moment,
): PhoneMandate["charges"][number] => {
  const { charge_id, amount, currency, charge_date, status, customer } = announced;
  const stop_url = `${origin}/phones/${customer}/charges/${charge_id}/stop`;
  const isOpen = isStoppable(books, announced, moment);
  return { charge_id, amount, currency, charge_date, status, ...(isOpen ? { stop_url } : {}) };
};

const listConsents = (books: Books, customer: string, origin: string): PhoneConsent[] =>
  books.grants.newest({ customer }, SHOWN).map((grant) => {
    const { consent_id, tpp_name, expires_at, status } = grant;
    const scopes = grant.scopes.split(" ") as ConsentContent["scopes"];
    const revoke_url = `${origin}/phones/${customer}/consents/${consent_id}/revoke`;
    return {
      consent_id,
      tpp_name: shownText(tpp_name),
      expires_at,
      status,
      bank_name: bankByHandle(grant.bank)?.name ?? grant.bank,
      permissions: permissionsOf(scopes),
      ...(status === "AUTHORISED" ? { revoke_url } : {}),
    };
  });

const describeMessage = (
  message: Message,
  challenge: SandboxChallenge,
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
