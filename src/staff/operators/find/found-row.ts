import { getTableColumns } from "drizzle-orm";
import * as v from "valibot";
import { flag, orNull } from "../../../base/kernel/answer-words.ts";
import {
  amount,
  bankHandle,
  currency,
  merchantId,
  mode,
  text,
  time,
  timeOrNull,
  tppId,
} from "../../../base/kernel/fields.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { objects } from "../../../base/platform/schema.ts";
import type { ObjectRow } from "../../../frame/objects/rows.ts";
import { creditorBank, routeName } from "../../../network/transfers/route-names.ts";

/** A row of the lists that staff search, from the database or from its object. */
export type FoundRow = Omit<typeof objects.$inferSelect, "updatedAt">;

const { updatedAt: _, ...columns } = getTableColumns(objects);

/** The row by the object's own account. A member that it leaves out is null in the database. */
export const foundRow = (row: ObjectRow["row"]): FoundRow => {
  const names = Object.keys(columns) as (keyof FoundRow)[];
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null])) as FoundRow;
};

const field = <Schema extends v.GenericSchema>(
  schema: Schema,
  of: (row: FoundRow) => v.InferInput<Schema>,
) => ({ schema, of });

const column = <Name extends keyof FoundRow>(name: Name, schema: v.GenericSchema<FoundRow[Name]>) =>
  field(schema, (row) => row[name]);

const ownerIf = (kind: FoundRow["ownerKind"]) => (row: FoundRow) =>
  row.ownerKind === kind ? row.ownerId : null;

/**
 * What a row shows, beside its id and its kind: in JSON, and as a column of the file. The console's
 * table is pages/found.tsx.
 */
const fields = {
  merchant_id: field(v.nullable(merchantId), ownerIf("MERCHANT")),
  tpp_id: field(orNull(tppId, "Null for what a merchant owns."), ownerIf("TPP")),
  mode: column("mode", mode),
  amount: column("amount", orNull(amount, "Null for consents.", 1_250)),
  currency: column("currency", v.nullable(currency)),
  reference: column("reference", v.nullable(text("The merchant's or the TPP's own.", "order-7"))),
  status: column("status", text("OPEN, or the final status that the owner sees.", "COMPLETED")),
  state: column("state", text("The state of its machine.", "COMPLETED")),
  failure_code: column("failureCode", orNull(v.string(), "Why it failed; null if it did not.")),
  route: column("route", v.nullable(routeName)),
  debtor_bank: column("debtorBank", orNull(bankHandle, "Null while it is unknown.", "aurora")),
  creditor_bank: column(
    "creditorBank",
    orNull(
      creditorBank,
      "Null while it is unknown; the code of a bank without a handle.",
      "borealis",
    ),
  ),
  created_at: field(time, ({ createdAt }) => isoTime(createdAt)),
  completed_at: field(timeOrNull, ({ completedAt: at }) => (at === null ? null : isoTime(at))),
  unfinished: column(
    "unfinished",
    flag("Whether it has work left. A completed payment may have a refund under way.", false),
  ),
};

type Fields = typeof fields;

export type FoundObject = { [Name in keyof Fields]: ReturnType<Fields[Name]["of"]> };

const eachField = <Value>(shownOf: (field: Fields[keyof Fields]) => Value) =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, shownOf(one)]));

export const foundEntries = eachField<v.GenericSchema>(({ schema }) => schema);

export const viewOf = (row: FoundRow): FoundObject => eachField(({ of }) => of(row)) as FoundObject;
