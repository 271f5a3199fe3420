import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { shownText } from "../../base/kernel/shown.ts";
import { now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { isolateCache } from "../../base/platform/isolate-cache.ts";
import { type BankRow, banks } from "../../base/platform/schema.ts";
import { hasOpenBreaker } from "./breaker.ts";

/** How customers recognise a bank, and whether it works (docs/decisions/201). */
export interface BankFace
  extends Pick<BankRow, "bank_handle" | "name" | "short_name" | "logo" | "colour"> {
  capabilities: readonly string[];
  /** Calls to it are held back, or its maintenance lasts. @rule P3.25 */
  has_problems: boolean;
}

const cache = isolateCache<readonly BankFace[]>();

/** More banks than any country has. */
const MOST_BANKS = 2_000;

/** The banks of a mode where customers may begin something, by name; at most 2 s old. */
export const readBankFaces = (env: GatewayEnv, mode: Mode): Promise<readonly BankFace[]> =>
  cache.read(mode, async () => {
    const at = now();
    const rows = await database(env)
      .select({
        bank_handle: banks.bank_handle,
        name: banks.name,
        short_name: banks.short_name,
        logo: banks.logo,
        colour: banks.colour,
        capabilities: banks.capabilities,
        has_problems: sql<number>`(${hasOpenBreaker()} OR EXISTS (
          SELECT 1 FROM bank_maintenance AS planned WHERE planned.bank_id = banks.bank_id
            AND planned.starts_at <= ${at} AND planned.ends_at > ${at}))`,
      })
      .from(banks)
      .where(and(eq(banks.mode, mode), eq(banks.status, "ACTIVE"), isNull(banks.closes_at)))
      .orderBy(asc(sql`lower(${banks.name})`), asc(banks.bank_handle))
      .limit(MOST_BANKS);
    return rows.map((row) => ({
      ...row,
      name: shownText(row.name),
      has_problems: row.has_problems === 1,
    }));
  });

/** Whom customers of a bank ask; null for what it does not have. */
export type BankContact = Pick<BankRow, "name" | "support_email" | "support_phone" | "support_url">;

const contacts = isolateCache<BankContact | null>();

/** Of any bank of the mode, because one that closes still has customers; at most 2 s old. */
export const readBankContact = (
  env: GatewayEnv,
  mode: Mode,
  handle: string,
): Promise<BankContact | null> =>
  contacts.read(`${mode} ${handle}`, async () => {
    const [row] = await database(env)
      .select({
        name: banks.name,
        support_email: banks.support_email,
        support_phone: banks.support_phone,
        support_url: banks.support_url,
      })
      .from(banks)
      .where(and(eq(banks.bank_handle, handle), eq(banks.mode, mode)))
      .limit(1);
    return row ?? null;
  });

/** Letters without their accents and cases: “société” is found by “SOCIETE”. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("en");

/**
 * The banks whose name, short name or handle holds the text. Those with a word that begins with it
 * come first.
 */
export const findFaces = (faces: readonly BankFace[], text: string): readonly BankFace[] => {
  const wanted = plain(text).trim();
  if (wanted === "") return faces;
  const rankOf = ({ name, short_name, bank_handle }: BankFace): number => {
    const words = ` ${plain([name, short_name ?? "", bank_handle].join(" "))}`;
    return words.includes(` ${wanted}`) ? 0 : words.includes(wanted) ? 1 : 2;
  };
  const ranked = faces.map((face) => ({ face, rank: rankOf(face) }));
  return [0, 1].flatMap((rank) =>
    ranked.filter((found) => found.rank === rank).map(({ face }) => face),
  );
};
