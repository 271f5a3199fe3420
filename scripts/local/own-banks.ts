import { createHash } from "node:crypto";
import { composeIBAN, countrySpecs } from "ibantools";
import { type AdminApi, adminApi } from "./admin-api.ts";
import { type EnrolledBank, enrolBank, openBanking } from "./enrol-gateway.ts";
import { readJsonFile, writeJsonFile } from "./places.ts";
import type { OwnBankEntry } from "./world.ts";

/**
 * Banks of one's own in a local world: servers on this machine that the gateways enrol in test mode
 * beside the simulated ones (`npm start -- --bank mine=http://127.0.0.1:9999`).
 */
export interface OwnBank {
  bank_handle: string;
  core_base_url: string;
  iban_prefixes: string[];
}

const form =
  /^(?<handle>[a-z][a-z0-9-]{2,19})=(?<url>http:\/\/127\.0\.0\.1:\d+(?:\/[\w./-]*)?)(?<prefixes>(?:,[A-Z]{2}(?:\d{2}|\*\*)[A-Z0-9]{3,12})*)$/;

/** The simulated ones. */
const taken = ["alpha", "borealis"];

/** Reads the values of `--bank`. Throws a sentence that says what to change. */
export const readOwnBanks = (texts: readonly string[]): OwnBank[] => {
  const banks = texts.map((text) => {
    const { handle = "", url = "", prefixes = "" } = form.exec(text)?.groups ?? {};
    if (handle === "" || taken.includes(handle)) {
      const wanted = "name=http://127.0.0.1:port or name=http://127.0.0.1:port,IBANPREFIX";
      throw new Error(`--bank takes ${wanted}, with another name than ${taken}, not "${text}".`);
    }
    const named = prefixes.split(",").filter(Boolean);
    return {
      bank_handle: handle,
      core_base_url: url.replace(/\/$/, ""),
      iban_prefixes: named.length > 0 ? named : [prefixOf(handle)],
    };
  });
  if (new Set(banks.map(({ bank_handle }) => bank_handle)).size < banks.length) {
    throw new Error("--bank names each bank once.");
  }
  return banks;
};

/** Austrian, with any check digits and a bank code that follows from the name. */
const prefixOf = (handle: string): string => `AT**${digitsOf(handle).slice(0, 5)}`;

const institutionOf = (handle: string): string => {
  const letters = handle.replace(/[^a-z]/g, "").toUpperCase();
  return `${letters.padEnd(4, "X").slice(0, 4)}ATWW${digitsOf(handle).slice(5, 8)}`;
};

/** The same digits in every world. */
const digitsOf = (handle: string): string => {
  const hash = createHash("sha256").update(handle).digest();
  return String(hash.readUInt32BE()).padStart(8, "0").slice(-8);
};

type KeptBank = EnrolledBank & { iban_prefixes?: string[] };

/** Two accounts that begin so, with right check digits; none if the country has further rules. */
const exampleIbans = (prefix: string): string[] => {
  const countryCode = prefix.slice(0, 2);
  const length = (countrySpecs[countryCode]?.chars ?? 0) - 4;
  return ["1", "2"].flatMap((account) => {
    const bank = prefix.slice(4);
    const bban = bank + account.padStart(length - bank.length, "0");
    const iban = composeIBAN({ countryCode, bban });
    const isSame = prefix[2] === "*" || iban?.startsWith(prefix);
    return iban && isSame ? [iban] : [];
  });
};

export interface OwnBanksInput {
  /** Keeps what was enrolled at this gateway. */
  file: string;
  gatewayUrl: string;
  ownerAdminKey: string;
  currency: string;
}

/** Enrols them, or goes on where an interrupted start stopped. */
export const enrolOwnBanks = async (
  { file, gatewayUrl, ownerAdminKey, currency }: OwnBanksInput,
  banks: readonly OwnBank[],
): Promise<OwnBankEntry[]> => {
  const kept: Record<string, KeptBank> = readJsonFile(file) ?? {};
  const keep = () => writeJsonFile(file, kept);
  const admin = adminApi(gatewayUrl, ownerAdminKey);
  const entries: OwnBankEntry[] = [];
  for (const bank of banks) {
    const { bank_handle } = bank;
    const institution_code = institutionOf(bank_handle);
    const described = { ...bank, institution_code, name: `${bank_handle} (your own)` };
    const offer = { ...openBanking(currency, true), sca_exemption_limit: 0 };
    const record = await enrolBank(admin, kept, { ...described, ...offer }, keep);
    await usePrefixes(admin, record, bank);
    keep();
    const { bank_key = "", internal_key = "" } = record;
    const example_ibans = bank.iban_prefixes.slice(0, 1).flatMap(exampleIbans);
    entries.push({ ...bank, example_ibans, institution_code, bank_key, internal_key });
  }
  return entries;
};

/** The prefixes that this start names, if an earlier one named others. */
const usePrefixes = async (
  admin: AdminApi,
  record: KeptBank,
  { iban_prefixes }: OwnBank,
): Promise<void> => {
  const isOther = record.iban_prefixes && `${record.iban_prefixes}` !== `${iban_prefixes}`;
  if (isOther) await admin("PATCH", `/banks/${record.bank_id}`, { iban_prefixes });
  record.iban_prefixes = iban_prefixes;
};

/** What the terminal shows of them. */
export const ownBankLines = (entries: readonly OwnBankEntry[]): string[] =>
  entries.flatMap(({ bank_handle, core_base_url, iban_prefixes, example_ibans, ...keys }) => [
    `  Your bank  ${bank_handle} at ${core_base_url}`,
    `             its IBANs begin with ${iban_prefixes.join(", ")}: ${example_ibans.join(", ")}`,
    `             the gateway shows it the key ${keys.internal_key}`,
    `             it shows the gateway the key ${keys.bank_key}`,
  ]);
