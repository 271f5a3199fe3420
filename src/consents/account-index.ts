import { and, eq, inArray } from "drizzle-orm";
import type { Turn } from "../aggregate/turn.ts";
import type { Attempt, Perform } from "../aggregate/work.ts";
import { deriveKey, hmacHex } from "../platform/crypto.ts";
import { database } from "../platform/database.ts";
import type { GatewayEnv, Mode } from "../platform/env.ts";
import { consentAccounts } from "../platform/schema.ts";
import type { AccountsToIndex } from "./connection-view.ts";
import type { ConsentReport } from "./consent-record.ts";

/**
 * Finds the consents of an account (docs/decisions/095). The database holds a keyed digest of each
 * account, so it reveals no account number; modes have digests of their own.
 */
const digestOf = (env: GatewayEnv, mode: Mode, iban: string): string =>
  hmacHex(deriveKey(env.MASTER_KEY, "consent-accounts"), `${mode} ${iban}`).slice(0, 32);

/** Accounts or consents that a statement may name: D1 allows a hundred parameters. */
const MOST_AT_ONCE = 45;

/** More than one customer ever gives; the page of a customer reads each of them. */
const MOST_CONSENTS = 200;

/** The newest are not first: ids have no order. The objects say what they are. */
export const consentsOf = async (env: GatewayEnv, mode: Mode, iban: string): Promise<string[]> => {
  const rows = await database(env)
    .select({ consentId: consentAccounts.consentId })
    .from(consentAccounts)
    .where(eq(consentAccounts.account, digestOf(env, mode, iban)))
    .limit(MOST_CONSENTS);
  return rows.map(({ consentId }) => consentId);
};

/** Deletes rows of this account: a slow insert can come after the delete of its consent's end. */
export const forgetConsents = async (
  env: GatewayEnv,
  { mode, iban }: { mode: Mode; iban: string },
  consentIds: string[],
): Promise<void> => {
  for (const ids of pagesOf(consentIds)) {
    await database(env)
      .delete(consentAccounts)
      .where(
        and(
          eq(consentAccounts.account, digestOf(env, mode, iban)),
          inArray(consentAccounts.consentId, ids),
        ),
      );
  }
};

/** Performs `index_accounts`: rows for the accounts that the consent is on, none for the others. */
export const performIndexAccounts: Perform = async (
  attempt: Attempt<AccountsToIndex, ConsentReport>,
): Promise<Turn | null> => {
  const { env, material } = attempt;
  const { consent_id: consentId, mode, on, off } = material;
  for (const ibans of pagesOf(on)) {
    const rows = ibans.map((iban) => ({ account: digestOf(env, mode, iban), consentId }));
    await database(env).insert(consentAccounts).values(rows).onConflictDoNothing();
  }
  for (const ibans of pagesOf(off)) {
    const digests = ibans.map((iban) => digestOf(env, mode, iban));
    await database(env)
      .delete(consentAccounts)
      .where(
        and(inArray(consentAccounts.account, digests), eq(consentAccounts.consentId, consentId)),
      );
  }
  return attempt.report({ kind: "done" });
};

const pagesOf = (values: string[]): string[][] =>
  Array.from({ length: Math.ceil(values.length / MOST_AT_ONCE) }, (_, page) =>
    values.slice(page * MOST_AT_ONCE, (page + 1) * MOST_AT_ONCE),
  );
