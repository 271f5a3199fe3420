import { maskIban } from "../base/kernel/iban.ts";
import { DAY_MS } from "../base/platform/clock.ts";
import type { Books, Moment } from "./bank/books.ts";
import { HISTORY_DAYS, historyOf, signed } from "./bank/history.ts";
import { openAccount } from "./bank/ledger.ts";
import { faces, merchantFace, tppFaces } from "./faces.ts";
import {
  bankByHandle,
  CURRENCY,
  describeAccount,
  type Resident,
  RICHES,
  residentIban,
  residents,
  sandboxBanks,
} from "./residents.ts";

/** Opens the account of every resident once, in one transaction of the caller. */
export const beginWorld = (books: Books, moment: Moment): void => {
  if (books.settings.get("began_at")) return;
  books.settings.put({ name: "began_at", value: String(moment.now) });
  for (const resident of residents) {
    const iban = residentIban(resident);
    const account = {
      iban,
      bank: resident.bank,
      customer: resident.alias,
      kind: resident.alias === null ? "merchant" : "customer",
      holder: resident.holder,
      phone: resident.phone,
      currency: CURRENCY,
      status: resident.status ?? "OPEN",
      payment_limit: resident.payment_limit ?? null,
      auth_methods: resident.auth_methods ?? "OTP PUSH",
    } as const;
    openAccount(books, resident.opening ?? RICHES, account, earlierLife(iban, moment.now));
    if (resident.alias === null || resident.is_unlinked) continue;
    books.links.put({
      account_ref: accountRefOf(moment.sha256(`account ${iban}`)),
      alias: resident.alias,
      bank: resident.bank,
      iban,
      is_default: resident.is_default === false ? 0 : 1,
    });
  }
};

/**
 * The same in every world, because the registry names one account for all of them. Letters alone:
 * with digits it would look like an IBAN now and then (R3.9).
 */
const accountRefOf = (hash: string): string =>
  `acc_${hash.slice(0, 43).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))}`;

/** The account's history, and its opening on the day before that. */
const earlierLife = (iban: string, beganAt: number) => ({
  movedMinor: historyOf(iban, beganAt).reduce((sum, line) => sum + signed(line), 0),
  openedAt: (Math.floor(beganAt / DAY_MS) - HISTORY_DAYS) * DAY_MS - DAY_MS / 2,
});

/** The accounts of a customer at the same bank that no alias leads to. */
const furtherIbans = ({ alias, bank }: Resident): string[] =>
  residents
    .filter((other) => other.is_unlinked && other.alias === alias && other.bank === bank)
    .map(residentIban);

const describe = (resident: Resident, origin: string) => ({
  alias: resident.alias,
  bank_handle: resident.bank,
  iban: residentIban(resident),
  phone_url: `${origin}/phones/${resident.alias}`,
  ...(furtherIbans(resident).length > 0 ? { further_ibans: furtherIbans(resident) } : {}),
  /** The number in the bank's proof of its customer at the registry. It begins with the country. */
  national_id: resident.national_id,
});

/**
 * What the start script enrols at gateway and registry, and the sandbox's part of world.json.
 * Accounts with special behaviour are linked like all others but listed only under `magic`, so a
 * program that picks any customer gets one that can pay.
 */
export const seedDocument = (books: Books, origin: string) => {
  const links = books.links.list({});
  const plain = residents.filter((resident) => !resident.magic && !resident.is_unlinked);
  const account = (resident: Resident) => {
    const iban = residentIban(resident);
    const link = links.find((row) => row.iban === iban);
    return {
      iban,
      ...(link ? { alias: link.alias, account_ref: link.account_ref } : {}),
      holder: resident.holder,
      currency: CURRENCY,
      kind: link ? "customer" : "merchant",
    };
  };
  return {
    currency: CURRENCY,
    banks: sandboxBanks.map((bank) => ({
      bank_handle: bank.handle,
      bank_id: bank.bank_id,
      name: bank.name,
      institution_code: bank.institution_code,
      iban_prefixes: [bank.iban_prefix],
      sca_exemption_limit: bank.exemption_limit,
      core_base_url: `${origin}/banks/${bank.handle}/bank/callback`,
      app_url_origin: origin,
      ...faces[bank.handle],
      accounts: plain.filter((resident) => resident.bank === bank.handle).map(account),
    })),
    links: links.map((link) => ({
      alias: link.alias,
      bank_handle: link.bank,
      account_ref: link.account_ref,
      currency: CURRENCY,
      account_type: describeAccount(link.iban).account_type,
      masked_iban: maskIban(link.iban),
      default: link.is_default === 1,
      national_id: residents.find((row) => residentIban(row) === link.iban)?.national_id ?? "",
    })),
    merchants: residents
      .filter((resident) => resident.alias === null)
      .map((resident) => ({
        name: resident.holder,
        iban: residentIban(resident),
        refund_authority: resident.refund_authority !== false,
        face: merchantFace(resident.holder),
      })),
    tpp_faces: tppFaces,
    rail: { base_url: `${origin}/rail` },
    directory: { base_url: `${origin}/directory` },
    customers: plain
      .filter((resident) => resident.alias !== null)
      .map((resident) => describe(resident, origin)),
    magic: residents.flatMap((resident) =>
      resident.magic && resident.alias !== null
        ? [{ ...resident.magic, ...describe(resident, origin) }]
        : [],
    ),
  };
};

export type DirectoryKind = "ALIAS" | "PHONE" | "NATIONAL_ID" | "IBAN";

/**
 * The national directory: an identifier to its one canonical account, or null. `alias@bank` names
 * the customer's account at that bank.
 */
export const lookUpDirectory = (
  kind: DirectoryKind,
  value: string,
): { iban: string; institution_code: string } | null => {
  const found = residents.find((resident) => isMeant(resident, kind, value));
  const bank = found && bankByHandle(found.bank);
  return bank ? { iban: residentIban(found), institution_code: bank.institution_code } : null;
};

/** @rule D3.8 */
const isMeant = (resident: Resident, kind: DirectoryKind, value: string): boolean => {
  if (kind === "IBAN") return residentIban(resident) === value.replaceAll(" ", "").toUpperCase();
  if (resident.is_unlinked) return false;
  if (kind === "ALIAS") {
    const [alias, bank] = value.toLowerCase().split("@");
    if (resident.alias !== alias) return false;
    return bank === undefined ? resident.is_default !== false : resident.bank === bank;
  }
  if (resident.is_default === false) return false;
  return (kind === "PHONE" ? resident.phone : resident.national_id) === value;
};
