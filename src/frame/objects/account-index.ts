import { and, eq, inArray } from "drizzle-orm";
import { hmacHex } from "../../base/platform/crypto.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { askEvery, type ListOwner, listsOf } from "../../base/platform/list-databases.ts";
import { consentAccounts, mandateAccounts } from "../../base/platform/lists-schema.ts";
import { identityKey } from "../../base/platform/master-key.ts";
import type { Attempt, Perform, Turn } from "./turn.ts";

/**
 * Finds the consents or the mandates of an account (docs/decisions/095). The database holds a keyed
 * digest of each account, so it reveals no account number; modes have digests of their own. A row
 * is in the database of its object's owner, so an account is looked up in all of them.
 */
export interface AccountIndex {
  /** The ids of the objects on this account, in no particular order. */
  idsOn(env: GatewayEnv, account: IndexedAccount): Promise<string[]>;
  /**
   * Deletes these rows of the account. Needed because a slow insert can arrive after its object's
   * end deleted its rows.
   */
  forget(env: GatewayEnv, account: IndexedAccount, ids: string[]): Promise<void>;
  /**
   * Writes rows for the accounts that the object is on now, and deletes the rows for its other
   * accounts.
   */
  perform: Perform;
}

export interface IndexedAccount {
  mode: Mode;
  iban: string;
}

/** The accounts of an object: those that it is on now, and the others. */
export interface AccountsToIndex {
  id: string;
  owner: ListOwner;
  mode: Mode;
  on: string[];
  off: string[];
}

/** The most accounts or ids in one statement: D1 allows a hundred parameters. */
const MOST_AT_ONCE = 45;

/** A limit, because the customer's page reads each object. Customers have fewer. */
const MOST_OBJECTS = 200;

const pagesOf = (values: string[]): string[][] =>
  Array.from({ length: Math.ceil(values.length / MOST_AT_ONCE) }, (_, page) =>
    values.slice(page * MOST_AT_ONCE, (page + 1) * MOST_AT_ONCE),
  );

type Table = typeof consentAccounts | typeof mandateAccounts;

/** `keyName` keeps the digests of two tables apart. */
const accountIndex = (table: Table, keyName: string): AccountIndex => {
  const digestOf = (env: GatewayEnv, { mode, iban }: IndexedAccount): string =>
    hmacHex(identityKey(env, keyName), `${mode} ${iban}`).slice(0, 32);

  return {
    async idsOn(env, account) {
      const isOfAccount = eq(table.account, digestOf(env, account));
      const found = await askEvery(env, ({ db }) =>
        db.select({ id: table.objectId }).from(table).where(isOfAccount).limit(MOST_OBJECTS),
      );
      return found
        .flat()
        .slice(0, MOST_OBJECTS)
        .map(({ id }) => id);
    },

    async forget(env, account, forgotten) {
      const isOfAccount = eq(table.account, digestOf(env, account));
      for (const ids of pagesOf(forgotten)) {
        const areForgotten = and(isOfAccount, inArray(table.objectId, ids));
        await askEvery(env, ({ db }) => db.delete(table).where(areForgotten));
      }
    },

    async perform(attempt: Attempt<AccountsToIndex, { kind: "done" }>): Promise<Turn | null> {
      const { env, material } = attempt;
      const { id: objectId, owner, mode, on, off } = material;
      const { db } = await listsOf(env, owner);
      const digestsOf = (ibans: string[]) => ibans.map((iban) => digestOf(env, { mode, iban }));
      for (const ibans of pagesOf(on)) {
        const rows = digestsOf(ibans).map((account) => ({ account, objectId }));
        await db.insert(table).values(rows).onConflictDoNothing();
      }
      for (const ibans of pagesOf(off)) {
        await db
          .delete(table)
          .where(and(inArray(table.account, digestsOf(ibans)), eq(table.objectId, objectId)));
      }
      return attempt.report({ kind: "done" });
    },
  };
};

export const consentIndex = accountIndex(consentAccounts, "consent-accounts");

export const mandateIndex = accountIndex(mandateAccounts, "mandate-accounts");
