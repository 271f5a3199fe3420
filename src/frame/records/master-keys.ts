import { and, asc, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { oneOf, orNull, wholeNumber } from "../../base/kernel/answer-words.ts";
import { named, text, timeOrNull } from "../../base/kernel/fields.ts";
import { ok } from "../../base/kernel/result.ts";
import { isoTimeOrNull, now } from "../../base/platform/clock.ts";
import { database } from "../../base/platform/database.ts";
import { type Route, reply, route } from "../../base/platform/edge.ts";
import { logFault } from "../../base/platform/log.ts";
import {
  heldKeys,
  isMacOf,
  type MasterKey,
  presentKey,
  writeMac,
} from "../../base/platform/master-key.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import { auditKeyOf, faultOfKeys, identityMark, selectKnownKeys } from "./chain.ts";
import { commitTo } from "./commit.ts";
import { adminKey } from "./guard.ts";
import { openKey, sealKey } from "./keys.ts";
import { keys, masterKeys } from "./schema.ts";

/**
 * The rotation of MASTER_KEY (docs/decisions/179): the sweep brings every stored value under the
 * present key, and staff see when the former one can go. Each step of the sweep writes a row only
 * as it was read, so it may be cut off anywhere, and two runs at once do no harm.
 */
type MasterKeyRow = typeof masterKeys.$inferSelect;

/** Public keys of audit signatures, by the numbers of their master keys. */
export type AuditKeys = ReadonlyMap<number, string>;

const PURPOSE = "master-keys";

const textOf = ({ number, auditKey }: Pick<MasterKeyRow, "number" | "auditKey">): string =>
  `${number} ${auditKey}`;

/**
 * The keys that prove audit entries: those of the held master keys, and the stored ones of former
 * keys. Whoever can only write to the database cannot add one.
 */
export const auditKeysOf = async (
  admin: Administration,
  env: AdminEnv,
  rows: readonly MasterKeyRow[],
): Promise<AuditKeys> => {
  const proved = rows.filter((row) => isMacOf(env, PURPOSE, textOf(row), row.mac));
  const known = new Map(
    proved.filter(({ number }) => number > 0).map(({ number, auditKey }) => [number, auditKey]),
  );
  for (const key of heldKeys(env).keys) known.set(key.number, await auditKeyOf(admin, key));
  return known;
};

/** The sweep: notes new keys, and re-seals at most `most` values under the present one. */
export const sweepMasterKeys = async (
  admin: Administration,
  env: AdminEnv,
  most: number,
): Promise<void> => {
  const rows = await selectKnownKeys(database(env));
  const fault = (await faultOfKeys(admin, env, rows)) ?? heldKeys(env).fault;
  // Nothing is written with keys that are not those of the database.
  if (fault !== null) return logFault("master key not usable", new Error(fault));
  await noteKeys(admin, env, rows);
  await renewMacs(env, rows);
  const present = presentKey(env).number;
  for (const key of heldKeys(env).keys) {
    if (key.number !== present) await sealAnew(env, key, most);
  }
};

/** A key is known before it is removed, or the entries that it signed could not be proved. */
const noteKeys = async (
  admin: Administration,
  env: AdminEnv,
  rows: readonly MasterKeyRow[],
): Promise<void> => {
  const db = database(env);
  const rowOf = (number: number, auditKey: string, since: number): MasterKeyRow => {
    const row = { number, auditKey };
    return { ...row, mac: writeMac(env, PURPOSE, textOf(row)), since };
  };
  const isNoted = (number: number) => rows.some((row) => row.number === number);
  for (const key of heldKeys(env).keys.filter(({ number }) => !isNoted(number))) {
    const auditKey = await auditKeyOf(admin, key);
    if (rows.length === 0) {
      // What the deployment began with needs no entry: nothing was before it.
      const note = (row: MasterKeyRow) => db.insert(masterKeys).values(row).onConflictDoNothing();
      const at = now();
      await db.batch([
        note(rowOf(0, identityMark(env), at)),
        note(rowOf(key.number, auditKey, at)),
      ]);
      continue;
    }
    const done = await commitTo(admin, env, admin.itself, {
      read: (reading) => ({
        known: reading.select().from(masterKeys).where(eq(masterKeys.number, key.number)),
      }),
      decide({ known }, at, writing) {
        if (known.length > 0) return ok({ statements: [], entries: [], answer: null });
        const details = { number: key.number, audit_key: auditKey };
        return ok({
          statements: [writing.insert(masterKeys).values(rowOf(key.number, auditKey, at))],
          entries: [{ action: "master_key.added", subject: "master_key", details }],
          answer: null,
        });
      },
    });
    if (!done.ok) throw new Error(`a master key was not noted: ${done.problem.code}`);
  }
};

const renewMacs = async (env: AdminEnv, rows: readonly MasterKeyRow[]): Promise<void> => {
  const mark = `${presentKey(env).number}-`;
  for (const row of rows) {
    if (row.mac.startsWith(mark) || !isMacOf(env, PURPOSE, textOf(row), row.mac)) continue;
    const mac = writeMac(env, PURPOSE, textOf(row));
    await database(env)
      .update(masterKeys)
      .set({ mac })
      .where(and(eq(masterKeys.number, row.number), eq(masterKeys.mac, row.mac)));
  }
};

/** Rows of one page. */
const PAGE = 50;

/** The values of a key are a range, because "/" is the character after ".". */
const isAfter = (place: string, { number }: Pick<MasterKey, "number">): SQL | undefined =>
  and(gt(keys.sealed, place), lt(keys.sealed, `${number}/`));

/**
 * Re-seals what another held key sealed. A value that does not open is logged and left: it was
 * altered, and does not hold up the others.
 */
const sealAnew = async (env: AdminEnv, key: MasterKey, most: number): Promise<void> => {
  let place = `${key.number}.`;
  for (let done = 0; done < most; done += PAGE) {
    const rows = await database(env)
      .select()
      .from(keys)
      .where(isAfter(place, key))
      .orderBy(asc(keys.sealed))
      .limit(PAGE);
    for (const row of rows) {
      await sealOneAnew(env, row).catch((error) =>
        logFault("sealed key not readable", error, { key_id: row.keyId }),
      );
    }
    const last = rows.at(-1);
    if (rows.length < PAGE || !last?.sealed) return;
    place = last.sealed;
  }
};

/** Only if it still is what was read: a key that retired meanwhile stays erased. */
const sealOneAnew = async (env: AdminEnv, row: typeof keys.$inferSelect): Promise<void> => {
  const sealed = await sealKey(env, row, await openKey(env, row));
  await database(env)
    .update(keys)
    .set({ sealed })
    .where(and(eq(keys.keyId, row.keyId), eq(keys.sealed, row.sealed ?? "")));
};

const masterKeyAnswer = v.pipe(
  v.strictObject({
    keys: v.array(
      v.strictObject({
        number: wholeNumber("The number that its values say.", 2),
        status: oneOf(
          ["NEXT", "PRESENT", "FORMER", "MISSING"],
          "NEXT reads already. PRESENT seals and signs. FORMER still reads. MISSING: the worker " +
            "does not hold it, and its values cannot be read.",
          "PRESENT",
        ),
        present_from: orNull(timeOrNull, "Null for the first key, and for a missing one."),
        values: wholeNumber("The stored values that name it.", 12),
      }),
      "The highest number first.",
    ),
    former_needed_until: orNull(
      timeOrNull,
      "Until then somebody may hold a token of the former key. Null without one.",
    ),
    fault: orNull(text("What is wrong.", "MASTER_KEY_NEXT is another key"), "Null if nothing is."),
  }),
  named("MasterKeys", "The keys of MASTER_KEY and MASTER_KEY_NEXT, without the keys."),
);

/** How many keys of parties a master key has sealed, in a row that has its number. */
const countFor = (number: SQL) =>
  sql<number>`(SELECT count(*) FROM ${keys} WHERE ${keys.sealed} > ${number} || '.'
    AND ${keys.sealed} < ${number} || '/')`;

const readMasterKeys = async (admin: Administration, env: AdminEnv) => {
  const db = database(env);
  const { keys: held, fault } = heldKeys(env);
  // A deployment's keys are few, so each is counted alone, on the index. The sweep may not have
  // noted one that is held.
  const [rows, ofNoted, ofHeld] = await db.batch([
    selectKnownKeys(db),
    db
      .select({ number: masterKeys.number, sealed: countFor(sql`${masterKeys.number}`) })
      .from(masterKeys)
      .where(gte(masterKeys.number, 0))
      .orderBy(asc(masterKeys.number))
      .limit(1_000),
    db
      .select({ number: sql<number>`value`, sealed: countFor(sql`value`) })
      .from(sql`json_each(${JSON.stringify(held.map(({ number }) => number))})`),
  ]);
  const counts = new Map([...ofNoted, ...ofHeld].map(({ number, sealed }) => [number, sealed]));
  const countOf = (number: number): number =>
    rows.filter(({ mac }) => mac.startsWith(`${number}-`)).length + (counts.get(number) ?? 0);
  const present = presentKey(env);
  const statusOf = (number: number) => {
    if (number === present.number) return "PRESENT";
    if (!held.some((key) => key.number === number)) return "MISSING";
    return number > present.number ? "NEXT" : "FORMER";
  };
  const numbers = new Set([...held, ...rows].map(({ number }) => number));
  const shown = [...numbers]
    .map((number) => ({
      number,
      status: statusOf(number),
      present_from: isoTimeOrNull(held.find((key) => key.number === number)?.from || null),
      values: countOf(number),
    }))
    // A key that is gone is shown only as long as something needs it.
    .filter(({ number, status, values }) => number > 0 && (status !== "MISSING" || values > 0));
  const hasFormer = shown.some(({ status }) => status === "FORMER");
  return reply(200, {
    keys: shown.sort((a, b) => b.number - a.number),
    former_needed_until: hasFormer ? isoTimeOrNull(present.from + admin.tokensLastMs) : null,
    fault: (await faultOfKeys(admin, env, rows)) ?? fault,
  });
};

export const masterKeyRoute = <Env extends AdminEnv>(admin: Administration): Route<Env> =>
  route({
    id: "readMasterKeys",
    method: "GET",
    paths: ["/admin/v1/master-keys"],
    summary: "Read how far a rotation of MASTER_KEY is",
    description: "A former key can be removed when no value names it and no token of it is valid.",
    guard: adminKey<Env>("read"),
    answers: { 200: masterKeyAnswer },
    step: ({ env }) => readMasterKeys(admin, env),
  });
