/**
 * The books of the simulated world: two banks, the interbank rail, and the customers' phones. The
 * rules (ledger, bank, rail, challenges, faults) use this port, so they run on SQLite inside the
 * object and on plain maps in tests.
 */
export type ColumnValue = string | number | null;

/** Rows are complete: `put` replaces the row with the same key; `get` and `list` return copies. */
export interface BookTable<R extends object> {
  /** Key columns in the order of `tableKeys`. */
  get(...key: ColumnValue[]): R | null;
  put(row: R): void;
  /** The rows that equal `where` in every given column, oldest first. */
  list(where: Partial<R>): R[];
  /** The last `count` of them, newest first. */
  newest(where: Partial<R>, count: number): R[];
  remove(where: Partial<R>): void;
}

export interface SandboxAccount {
  iban: string;
  bank: string;
  /** The phone that gets this account's messages; null for merchants. */
  customer: string | null;
  kind: "customer" | "merchant";
  holder: string;
  phone: string;
  currency: string;
  /** Minor units that the holder can use; `held` is separate, never part of it. */
  booked: number;
  held: number;
  status: "OPEN" | "BLOCKED";
  /** The largest payment from this account in minor units, or null. */
  payment_limit: number | null;
  /** OTP and PUSH, separated by a space. */
  auth_methods: string;
}

/**
 * A customer's handle at one bank. The reference is random and reveals nothing about the account.
 */
interface Link {
  account_ref: string;
  alias: string;
  bank: string;
  iban: string;
  is_default: 0 | 1;
}

type TransferStatus = "SUBMITTED" | "BOOKED" | "REJECTED" | "RETURNED";

/** A bank's decision about an end_to_end_id: one row and one answer, permanently. */
export interface SandboxTransfer {
  bank: string;
  originator: string;
  end_to_end_id: string;
  debtor_iban: string;
  creditor_iban: string;
  amount: number;
  currency: string;
  status: TransferStatus;
  /** SHA-256 of the instruction's content. The same id with other content is a DUPLICATE. */
  fingerprint: string;
  /** The first definite answer, repeated byte for byte. */
  answer_status: number;
  answer_body: string;
  transfer_ref: string | null;
  booked_at: string | null;
}

/** A transfer that refunds part of a payment. Its transfer's status says whether it counts. */
interface Refund {
  bank: string;
  originator: string;
  end_to_end_id: string;
  /** The end_to_end_id of the payment. */
  refund_of: string;
  amount: number;
}

/** A payment order that moved without a new approval. Its transfer's status says if it counts. */
interface Exemption {
  bank: string;
  originator: string;
  end_to_end_id: string;
  /** The account debited. */
  iban: string;
  /** The UTC date. */
  day: string;
  amount: number;
}

/**
 * The kind of a movement. Together with its direction it has a code of ISO 20022 (account-data.ts).
 */
export type LineKind =
  | "OPENING"
  | "INSTANT"
  | "APP_PAYMENT"
  | "RETURN"
  | "TRANSFER"
  | "SALARY"
  | "STANDING_ORDER"
  | "DIRECT_DEBIT"
  | "CARD"
  | "CASH"
  | "INTEREST";

/** A line of an account's statement. PENDING while the money is held. */
export interface Line {
  iban: string;
  /** Stays the same when a pending line is booked. */
  transaction_id: string;
  status: "PENDING" | "BOOKED";
  credit_debit: "CREDIT" | "DEBIT";
  amount: number;
  kind: LineKind;
  /** Milliseconds. */
  arose_at: number;
  booked_at: number | null;
  counterparty_name: string | null;
  counterparty_iban: string | null;
  /** The payee's category, if it is a merchant [ISO 18245]. */
  category_code: string | null;
  remittance: string | null;
  end_to_end_id: string | null;
}

/** The bank's record of a consent, from a gateway's notice. Once it has ended, it stays ended. */
export interface Grant {
  bank: string;
  originator: string;
  consent_id: string;
  customer: string;
  tpp_name: string;
  status: "AUTHORISED" | "REVOKED" | "EXPIRED";
  /** The scopes shown to the customer, and the chosen accounts; each separated by spaces. */
  scopes: string;
  ibans: string;
  expires_at: string;
}

/** The bank's record of a recurring mandate. Once it has ended, it stays ended. */
export interface Mandate {
  bank: string;
  originator: string;
  mandate_id: string;
  customer: string;
  /** The account that it debits. */
  iban: string;
  /** The token of the challenge that the customer answered. */
  reference: string;
  /** The terms shown to the customer, as JSON (challenge-content.ts). */
  terms: string;
  /** The payee's account: the one shown to the customer, or the payee's new one. */
  creditor_iban: string;
  status: "AUTHORISED" | "REVOKED" | "EXPIRED";
  /** Milliseconds. */
  approved_at: number;
}

/** An attempt of a charge of a mandate. Its transfer's status says whether it counts. */
export interface MandateCharge {
  bank: string;
  originator: string;
  end_to_end_id: string;
  mandate_id: string;
  charge_id: string;
  /** A date of the mandate's time zone. */
  charge_date: string;
  amount: number;
}

/** A charge that was announced to the customer. STOPPED: by the customer. */
export interface Announcement {
  bank: string;
  originator: string;
  charge_id: string;
  mandate_id: string;
  customer: string;
  amount: number;
  currency: string;
  charge_date: string;
  status: "ANNOUNCED" | "STOPPED";
}

/** WAITING: held at the debtor's bank, because the rail has not accepted it yet. */
export type RailStatus = "WAITING" | "IN_FLIGHT" | "CREDITED" | "REJECTED";

export interface RailPayment {
  originator: string;
  end_to_end_id: string;
  originator_ref: string;
  debtor_bank: string;
  debtor_iban: string;
  creditor_iban: string;
  amount: number;
  currency: string;
  status: RailStatus;
  rail_ref: string;
  settlement_fee: number;
  /** When the rail next acts on it (milliseconds); used while WAITING or IN_FLIGHT. */
  act_at: number;
  /** The fault of this payment's callback, decided when it was submitted. */
  callback_fault: string | null;
}

/** REPLACED: a newer code or prompt for the same session took the prompt's place. */
type ChallengeState = "OPEN" | "VERIFIED" | "APPROVED" | "DECLINED" | "REPLACED";

export interface SandboxChallenge {
  token: string;
  kind: "OTP" | "PUSH";
  bank: string;
  originator: string;
  session_id: string;
  iban: string;
  /** The content shown to the customer, as JSON (challenge-content.ts). */
  content: string;
  state: ChallengeState;
  otp_code: string | null;
  attempts_remaining: number;
  display_code: string | null;
  /** The prompt's id in the phone's addresses, so the token stays with bank and gateway. */
  prompt: string | null;
  expires_at: number;
  /** The end_to_end_id of the one transfer that it authorised. */
  used_by: string | null;
}

export interface Message {
  message_id: string;
  customer: string;
  received_at: string;
  bank_name: string;
  text: string;
  /** The token of the message's challenge, or the id of its subject if it asks nothing. */
  challenge: string;
}

/** A callback that bank or rail must send to a gateway, repeated until it is acknowledged. */
export interface Callback {
  callback_id: string;
  kind: "push-result" | "credit" | "consent-revoked" | "mandate-cancelled" | "charge-cancelled";
  originator: string;
  bank: string | null;
  /** The push_token, end_to_end_id, consent_id, mandate_id or charge_id of its subject. */
  subject: string;
  body: string;
  /** Sent instead of `body` at the first attempt, for the fault WRONG_AMOUNT. */
  first_body: string | null;
  state: "WAITING" | "HEARD" | "GIVEN_UP" | "DROPPED";
  attempts: number;
  /** How many more times it is sent; 2 for the fault DUPLICATE_CALLBACK. */
  copies: number;
  next_at: number;
  created_at: number;
}

export interface Fault {
  /** `bank:{handle}`, `rail` or `directory`. */
  target: string;
  position: number;
  operation: string;
  fault: string;
  /** How many more times it strikes; -1: always. */
  times: number;
}

/** A bank's first definite answer to a request with this idempotency key. */
interface KeyedAnswer {
  bank: string;
  originator: string;
  idempotency_key: string;
  /** SHA-256 of the operation and the request. */
  fingerprint: string;
  answer_status: number;
  answer_body: string;
}

interface Setting {
  name: string;
  value: string;
}

export interface Books {
  accounts: BookTable<SandboxAccount>;
  links: BookTable<Link>;
  transfers: BookTable<SandboxTransfer>;
  lines: BookTable<Line>;
  grants: BookTable<Grant>;
  mandates: BookTable<Mandate>;
  mandate_charges: BookTable<MandateCharge>;
  announcements: BookTable<Announcement>;
  refunds: BookTable<Refund>;
  exemptions: BookTable<Exemption>;
  rail_payments: BookTable<RailPayment>;
  challenges: BookTable<SandboxChallenge>;
  messages: BookTable<Message>;
  callbacks: BookTable<Callback>;
  faults: BookTable<Fault>;
  keyed_answers: BookTable<KeyedAnswer>;
  settings: BookTable<Setting>;
}

export const tableKeys: { readonly [Name in keyof Books]: readonly string[] } = {
  accounts: ["iban"],
  links: ["account_ref"],
  transfers: ["bank", "originator", "end_to_end_id"],
  lines: ["iban", "transaction_id"],
  grants: ["bank", "originator", "consent_id"],
  mandates: ["bank", "originator", "mandate_id"],
  mandate_charges: ["bank", "originator", "end_to_end_id"],
  announcements: ["bank", "originator", "charge_id"],
  refunds: ["bank", "originator", "end_to_end_id"],
  exemptions: ["bank", "originator", "end_to_end_id"],
  rail_payments: ["originator", "end_to_end_id"],
  challenges: ["token"],
  messages: ["message_id"],
  callbacks: ["callback_id"],
  faults: ["target", "position"],
  keyed_answers: ["bank", "originator", "idempotency_key"],
  settings: ["name"],
};

/** The input of every rule besides the books: the time and a source of random texts. */
export interface Moment {
  /** Milliseconds since the epoch. */
  now: number;
  /** 43 random characters. */
  token(): string;
  /** `length` random digits. */
  digits(length: number): string;
  sha256(text: string): string;
}
