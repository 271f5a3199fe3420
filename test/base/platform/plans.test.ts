import { expect, test } from "vitest";
import { offIndex } from "./plans.ts";

/** The rules of a good plan, on steps as SQLite words them. */
const owned = "owner_kind=? AND owner_id=? AND mode=? AND kind=?";
const ofOwner = `where "objects"."owner_id" = ? and "objects"."kind" = ?`;

test.each<[what: string, sql: string, step: string, isGood: boolean]>([
  ["a scan", "select * from objects where currency = ?", "SCAN objects", false],
  [
    "a kind alone",
    `select * from "objects" ${ofOwner} limit ?`,
    "SEARCH objects USING PRIMARY KEY (kind=?)",
    false,
  ],
  [
    "a kind and a time, where the statement names an owner",
    `select * from "objects" ${ofOwner} and created_at > ? limit ?`,
    "SEARCH objects USING PRIMARY KEY (kind=? AND created_at>?)",
    false,
  ],
  [
    "a realm alone",
    "select * from handles where realm = ? and alias is not null and bucket is null",
    "SEARCH handles USING INDEX handles_by_alias (realm=? AND alias>?)",
    false,
  ],
  [
    "an owner's whole history",
    `select count(*) from "objects" ${ofOwner}`,
    `SEARCH objects USING COVERING INDEX objects_owner (${owned})`,
    false,
  ],
  [
    "all that a bank was ever told",
    "select * from bank_changes where realm = ? and bank_id = ?",
    "SEARCH bank_changes USING INDEX sqlite_autoindex_bank_changes_1 (realm=? AND bank_id=?)",
    false,
  ],
  [
    "the newest of an owner",
    `select * from "objects" ${ofOwner} order by created_at desc limit ?`,
    `SEARCH objects USING INDEX objects_owner (${owned})`,
    true,
  ],
  [
    "an owner's days",
    "select figures from hourly_totals where mode = ? and owner_id = ? and hour >= ?",
    "SEARCH hourly_totals USING INDEX sqlite_autoindex_hourly_totals_1 (mode=? AND owner_id=? AND hour>?)",
    true,
  ],
  [
    "the few keys of an owner",
    "select * from keys where owner_kind = ? and owner_id = ?",
    "SEARCH keys USING INDEX keys_owner (owner_kind=? AND owner_id=?)",
    true,
  ],
  [
    "one record",
    "select * from handles where realm = ? and handle_id = ?",
    "SEARCH handles USING INDEX sqlite_autoindex_handles_1 (realm=? AND handle_id=?)",
    true,
  ],
])("%s", (_, sql, step, isGood) => {
  expect(offIndex(sql, [step])).toEqual(isGood ? [] : [step]);
});
