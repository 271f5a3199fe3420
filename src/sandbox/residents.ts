import type { SandboxAccount } from "./bank/books.ts";

/**
 * The residents of the simulated world. IBANs are the same in every installation. All accounts of a
 * bank share their check digits (account numbers 97 apart), so one prefix covers the bank.
 */
export const CURRENCY = "USD";

/** A customer's default initial balance in minor units: enough for every test. */
export const RICHES = 1_000_000_000;

export interface SandboxBank {
  handle: string;
  bank_id: string;
  name: string;
  institution_code: string;
  iban_prefix: string;
  /** The number of the first account; the others follow 97 apart. */
  first_account: number;
  account_digits: number;
  /** The most that a payment order may move without approval, in minor units. */
  exemption_limit: number;
  /** The bank's own fees in minor units; reported, never deducted. */
  fees: { same_bank: number; rail: number };
}

export const sandboxBanks: readonly SandboxBank[] = [
  {
    handle: "alpha",
    bank_id: "bnk_alpha",
    name: "Alpha Bank",
    institution_code: "ALPHDEFFXXX",
    iban_prefix: "DE4750020800",
    first_account: 100_200_300,
    account_digits: 10,
    exemption_limit: 3_000,
    fees: { same_bank: 0, rail: 25 },
  },
  {
    handle: "borealis",
    bank_id: "bnk_borealis",
    name: "Borealis Bank",
    institution_code: "BOREGB2LXXX",
    iban_prefix: "GB39BORE204060",
    first_account: 10_020_030,
    account_digits: 8,
    exemption_limit: 3_000,
    fees: { same_bank: 0, rail: 30 },
  },
];

export const bankByHandle = (handle: string): SandboxBank | null =>
  sandboxBanks.find((bank) => bank.handle === handle) ?? null;

export interface Resident {
  bank: string;
  /** The position in the bank's account numbers. */
  place: number;
  /** The customer's handle; null for merchants. */
  alias: string | null;
  holder: string;
  phone: string;
  national_id: string;
  /** False for a further account of a customer; the bare alias leads to the other one. */
  is_default?: false;
  /** True for an account that no alias leads to. */
  is_unlinked?: true;
  account_type?: "CURRENT" | "SAVINGS";
  /** Whether the bank shows it to apps; SHAREABLE if absent. */
  sharing?: "NOT_SHAREABLE" | "CLOSED";
  /** The kind of the account's history in the year before the world began (bank/history.ts). */
  life?: "SALARIED" | "SAVINGS" | "MARKET_STALL";
  /** What a merchant sells [ISO 18245]. */
  category_code?: string;
  opening?: number;
  status?: SandboxAccount["status"];
  payment_limit?: number;
  auth_methods?: string;
  /** True if the bank wants approval of every payment order. */
  never_exempt?: true;
  /** True if the first attempt of each charge of a mandate finds no money. */
  pays_late?: true;
  /** False for a merchant that has not authorised the bank to take refunds from the account. */
  refund_authority?: false;
  /** The special behaviour of payments from or to this account. */
  magic?: { when: string; effect: string };
}

export const residentIban = (resident: Resident): string => {
  const bank = bankByHandle(resident.bank);
  if (!bank) throw new Error(`a resident at an unknown bank: ${resident.bank}`);
  const account = String(bank.first_account + 97 * resident.place);
  return bank.iban_prefix + account.padStart(bank.account_digits, "0");
};

const residentAt = (iban: string): Resident | null =>
  residents.find((resident) => residentIban(resident) === iban) ?? null;

/** The category of the merchant with this account, or null. */
export const categoryOf = (iban: string): string | null => residentAt(iban)?.category_code ?? null;

/** The account in the form for apps. */
export const describeAccount = (iban: string) => {
  const { account_type = "CURRENT", sharing: status = "SHAREABLE" as const } =
    residentAt(iban) ?? {};
  const display_name = account_type === "SAVINGS" ? "Savings account" : "Current account";
  return { display_name, account_type, status };
};

/** The daily limit, as a multiple of the limit of one payment order. */
const DAILY_FACTOR = 5;

/** The limits of payment orders without approval, in minor units: for each, and for a day. */
export const exemptionLimits = ({ bank, iban }: Pick<SandboxAccount, "bank" | "iban">) => {
  const limit = bankByHandle(bank)?.exemption_limit ?? 0;
  const single = residentAt(iban)?.never_exempt ? 0 : limit;
  return { single, daily: DAILY_FACTOR * single };
};

/** Whether this account has money for a charge only at its second attempt. */
export const paysLate = (iban: string): boolean => residentAt(iban)?.pays_late === true;

/** Whether the bank may take refunds from this account. */
export const hasRefundAuthority = (iban: string): boolean =>
  residents.some(
    (resident) =>
      resident.alias === null &&
      resident.refund_authority !== false &&
      residentIban(resident) === iban,
  );

export const residents: readonly Resident[] = [
  {
    bank: "alpha",
    place: 0,
    alias: "amira",
    holder: "Amira Haddad",
    phone: "+4915550100147",
    national_id: "DE-7000147",
    life: "SALARIED",
  },
  {
    bank: "alpha",
    place: 1,
    alias: "bruno",
    holder: "Bruno Keller",
    phone: "+4915550100231",
    national_id: "DE-7000231",
    life: "SALARIED",
  },
  {
    bank: "alpha",
    place: 2,
    alias: "chloe",
    holder: "Chloe Martin",
    phone: "+4915550100358",
    national_id: "DE-7000358",
    life: "SALARIED",
  },
  {
    bank: "alpha",
    place: 3,
    alias: null,
    holder: "Meridian Books",
    phone: "+4915550100400",
    national_id: "DE-9000400",
    category_code: "5942",
  },
  {
    bank: "alpha",
    place: 4,
    alias: "amira",
    holder: "Amira Haddad",
    phone: "+4915550100147",
    national_id: "DE-7000147",
    is_default: false,
    is_unlinked: true,
    account_type: "SAVINGS",
    opening: 1_842_000,
    life: "SAVINGS",
  },
  {
    bank: "borealis",
    place: 0,
    alias: "chloe",
    holder: "Chloe Martin",
    phone: "+4915550100358",
    national_id: "DE-7000358",
    is_default: false,
  },
  {
    bank: "borealis",
    place: 1,
    alias: "daniel",
    holder: "Daniel Osei",
    phone: "+447700900462",
    national_id: "GB-7000462",
    life: "SALARIED",
  },
  {
    bank: "borealis",
    place: 2,
    alias: "elif",
    holder: "Elif Yilmaz",
    phone: "+447700900573",
    national_id: "GB-7000573",
    life: "SALARIED",
  },
  {
    bank: "borealis",
    place: 3,
    alias: null,
    holder: "Northwind Tea",
    phone: "+447700900600",
    national_id: "GB-9000600",
    category_code: "5499",
  },
  {
    bank: "alpha",
    place: 10,
    alias: "empty.purse",
    holder: "Edgar Purse",
    phone: "+4915550100711",
    national_id: "DE-7000711",
    opening: 100,
    magic: {
      when: "the payer has only $1.00 and pays more",
      effect: "the bank refuses with INSUFFICIENT_FUNDS",
    },
  },
  {
    bank: "alpha",
    place: 11,
    alias: "blocked.account",
    holder: "Bella Block",
    phone: "+4915550100822",
    national_id: "DE-7000822",
    status: "BLOCKED",
    magic: {
      when: "the payer's account is blocked",
      effect: "the bank refuses with ACCOUNT_BLOCKED once the payer is verified",
    },
  },
  {
    bank: "alpha",
    place: 12,
    alias: "small.limit",
    holder: "Sami Limit",
    phone: "+4915550100933",
    national_id: "DE-7000933",
    payment_limit: 10_000,
    magic: {
      when: "the payer pays more than the account's limit of $100.00",
      effect: "the bank refuses with LIMIT_EXCEEDED",
    },
  },
  {
    bank: "alpha",
    place: 13,
    alias: null,
    holder: "Harbour Tickets",
    phone: "+4915550100444",
    national_id: "DE-9000444",
    category_code: "7922",
    refund_authority: false,
    magic: {
      when: "a merchant who granted no refund authority gives money back",
      effect: "the bank refuses with NOT_AUTHORISED, the gateway with REFUND_NOT_AUTHORISED",
    },
  },
  {
    bank: "alpha",
    place: 14,
    alias: "busy.account",
    holder: "Bashir Market",
    phone: "+4915550101044",
    national_id: "DE-7001044",
    life: "MARKET_STALL",
    magic: {
      when: "an app reads the transactions of this account",
      effect: "there are more than 1000 from the year before",
    },
  },
  {
    bank: "alpha",
    place: 15,
    alias: "new.account",
    holder: "Nora Newman",
    phone: "+4915550101155",
    national_id: "DE-7001155",
    opening: 0,
    magic: {
      when: "an app reads the transactions of this account",
      effect: "there are none, and the balance is zero",
    },
  },
  {
    bank: "alpha",
    place: 16,
    alias: "private.person",
    holder: "Petra Private",
    phone: "+4915550101266",
    national_id: "DE-7001266",
    sharing: "NOT_SHAREABLE",
    magic: {
      when: "an app asks this customer for access",
      effect: "the bank shares no account, and the consent is REJECTED with NO_ACCOUNT",
    },
  },
  {
    bank: "alpha",
    place: 17,
    alias: "private.person",
    holder: "Petra Private",
    phone: "+4915550101266",
    national_id: "DE-7001266",
    is_default: false,
    is_unlinked: true,
    account_type: "SAVINGS",
    opening: 0,
    status: "BLOCKED",
    sharing: "CLOSED",
  },
  {
    bank: "alpha",
    place: 18,
    alias: "always.approve",
    holder: "Alba Approve",
    phone: "+4915550101377",
    national_id: "DE-7001377",
    never_exempt: true,
    magic: {
      when: "an app's payment order needs no approval at the gateway, because it is small",
      effect: "the bank answers SCA_REQUIRED, and the order waits for the customer's approval",
    },
  },
  {
    bank: "alpha",
    place: 19,
    alias: "late.payer",
    holder: "Lars Late",
    phone: "+4915550101488",
    national_id: "DE-7001488",
    pays_late: true,
    magic: {
      when: "a mandate of this customer is charged",
      effect: "the bank refuses the first attempt with INSUFFICIENT_FUNDS, and a retry is paid",
    },
  },
  {
    bank: "borealis",
    place: 10,
    alias: "otp.only",
    holder: "Olga Onecode",
    phone: "+447700900711",
    national_id: "GB-7000711",
    auth_methods: "OTP",
    magic: {
      when: "the payer has no banking app",
      effect: "only OTP is offered",
    },
  },
  {
    bank: "borealis",
    place: 11,
    alias: "push.only",
    holder: "Pavel Prompt",
    phone: "+447700900822",
    national_id: "GB-7000822",
    auth_methods: "PUSH",
    magic: {
      when: "the payer takes prompts in the banking app alone",
      effect: "only PUSH is offered",
    },
  },
  {
    bank: "borealis",
    place: 12,
    alias: "closed.payee",
    holder: "Carla Closed",
    phone: "+447700900933",
    national_id: "GB-7000933",
    status: "BLOCKED",
    magic: {
      when: "the payee's account is blocked and the payer is at the other bank",
      effect: "the rail answers REJECTED and the money returns to the payer",
    },
  },
];
