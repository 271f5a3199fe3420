import { getTableColumns } from "drizzle-orm";
import * as v from "valibot";
import { flag, oneOf, orNull } from "../../../base/kernel/answer-words.ts";
import {
  amount,
  bankHandle,
  beginsWithDay,
  consentId,
  currency,
  described,
  merchantId,
  mode,
  rule,
  text,
  time,
  timeOrNull,
  tppId,
} from "../../../base/kernel/fields.ts";
import { MAX_AMOUNT_MINOR } from "../../../base/kernel/money.ts";
import { isoTime, isoTimeOrNull } from "../../../base/platform/clock.ts";
import { type LookedFor, pageQuery } from "../../../base/platform/lists.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import type { ObjectRow } from "../../../frame/objects/rows.ts";
import { creditorBank, routeName } from "../../../network/transfers/route-names.ts";
import { consentStates } from "../../../products/consents/consent-machine.ts";
import { isFinalMandate, mandateStates } from "../../../products/mandates/mandate-machine.ts";
import { isFinalOrder, orderStates } from "../../../products/payment-orders/order-machine.ts";
import { failureCodes, states as sessionStates } from "../../../products/payments/answers.ts";
import { isFinalSession } from "../../../products/payments/session-machine.ts";
import { statusOfPayment } from "../../../products/payments/views.ts";
import type { PartyNames } from "../party-names.ts";

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
  completed_at: field(timeOrNull, ({ completedAt: at }) => isoTimeOrNull(at)),
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

/** The names of a row's parties, beside their ids and handles. */
export const nameEntries = {
  owner_name: orNull(v.string(), "The name of the merchant or the TPP.", "Meridian Books"),
  debtor_bank_name: orNull(v.string(), "Null for a bank without a record here.", "Aurora Bank"),
  creditor_bank_name: orNull(v.string(), "The same.", "Borealis Bank"),
};

export const partyNamesOf = (row: FoundRow, names: PartyNames) => ({
  owner_name: names.owner(row.ownerId),
  debtor_bank_name: names.bank(row.debtorBank, row.mode),
  creditor_bank_name: names.bank(row.creditorBank, row.mode),
});

/** The query of the lists that staff search. A filter is declared once, with its column. */
const searched = v.optional(
  v.pipe(
    v.string(),
    rule((text) => text.trim() !== "", "must not be empty", { minLength: 1 }),
    v.maxLength(255, "must be at most 255 characters"),
    described(
      "Any id that a caller can hold, or a reference: the object's own ids, those of its refunds " +
        "and events, end_to_end_id, transfer_ref, rail_ref, or the correlation id of the request " +
        "that created it.",
      "order-7",
    ),
    v.transform((text) => text.trim()),
  ),
);

const minorUnits = (description: string) =>
  v.pipe(
    v.string(),
    rule(
      (text) => /^\d{1,12}$/.test(text),
      `must be a whole number of minor units from 0 to ${MAX_AMOUNT_MINOR}`,
      { type: "integer", minimum: 0, maximum: MAX_AMOUNT_MINOR },
    ),
    described(description, 1_250),
    v.transform(Number),
  );

/** A date is its beginning in UTC. A plus sign may arrive as a space, as in every query. */
const instantPattern =
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+ -]\d{2}:\d{2}))?$/;
const readInstant = (text: string): number => Date.parse(text.replace(" ", "+"));

const instant = (description: string) =>
  v.pipe(
    v.string(),
    rule(
      (text) =>
        instantPattern.test(text) && beginsWithDay(text) && !Number.isNaN(readInstant(text)),
      "must be a date, or an ISO 8601 time with its zone",
      { pattern: instantPattern.source },
    ),
    described(description, "2026-11-21T10:15:00+01:00"),
    v.transform(readInstant),
  );

/** What a filter that no index serves compares. Owner and creation are in the indexes. */
interface Looked {
  column: keyof FoundRow;
  orColumn?: keyof FoundRow | undefined;
  compare: NonNullable<LookedFor["compare"]>;
}

const looked =
  (compare: Looked["compare"]) =>
  <Schema extends v.GenericSchema>(
    column: keyof FoundRow,
    schema: Schema,
    orColumn?: keyof FoundRow,
  ) =>
    Object.assign(v.optional(schema), { looked: { column, orColumn, compare } });

const is = looked("=");
const atLeast = looked(">=");
const atMost = looked("<=");
const before = looked("<");

/** Of every list. `q` is not combined with a page of other rows: it finds a few objects. */
const general = {
  ...pageQuery.entries,
  q: searched,
  mode: is("mode", mode),
  owner: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(255, "must be at most 255 characters"),
      described("A merchant or a TPP: its name, a part of the name, or its id.", "Meridian"),
    ),
  ),
};

type Names<Name> = readonly [Name, ...Name[]];

const among = <Name extends string>(names: Names<Name>, description: string) =>
  oneOf(names, description, names[0]);

const standing = (statuses: readonly string[], states: Names<string>) => ({
  status: is(
    "status",
    among(["OPEN", ...statuses], "OPEN, or the final status that the owner sees."),
  ),
  state: is("state", among(states, "The state of its machine.")),
});

const failedWith = (codes: Names<string>) => ({
  failure_code: is("failureCode", among(codes, "Why it failed: a code of the catalogue.")),
});

const created = {
  created_from: v.optional(instant("Created at this time or later.")),
  created_to: v.optional(instant("Created before this time.")),
};

const sum = {
  currency: is("currency", currency),
  amount_from: atLeast("amount", minorUnits("At least this amount, in minor units.")),
  amount_to: atMost("amount", minorUnits("At most this amount, in minor units.")),
};

const eitherBank = v.pipe(
  creditorBank,
  described("The debtor's or the creditor's bank.", "aurora"),
);

/** The rows of mandates and consents name no other bank, no route and no completion. */
const debtor = {
  bank: is("debtorBank", eitherBank, "creditorBank"),
  debtor_bank: is("debtorBank", bankHandle),
};

/** For the kinds that move money once. */
const details = {
  route: is("route", routeName),
  ...debtor,
  creditor_bank: is("creditorBank", creditorBank),
  ...sum,
  ...created,
  completed_from: atLeast("completedAt", instant("Completed at this time or later.")),
  completed_to: before("completedAt", instant("Completed before this time.")),
};

/** Mandates and their charges belong to merchants or TPPs, payments to merchants. */
const ofTpp = { tpp_id: v.optional(tppId) };
const ofOwner = { ...ofTpp, merchant_id: v.optional(merchantId) };

/** A charge has the states and the statuses of a payment, and waits for its day. */
const finalStatuses = sessionStates
  .filter(isFinalSession)
  .map((state) => statusOfPayment({ state, payer: null }));

export const paymentFilters = v.object({
  ...general,
  ...standing([...new Set(finalStatuses)], [...sessionStates, "SCHEDULED"]),
  ...failedWith(failureCodes),
  ...details,
  ...ofOwner,
});

/** An order fails for the reasons of a payment, or because its customer did not approve it. */
export const orderFilters = v.object({
  ...general,
  ...standing(orderStates.filter(isFinalOrder), orderStates),
  ...failedWith([...failureCodes, "AUTHORISATION_TIMEOUT", "CUSTOMER_REJECTED"]),
  ...details,
  ...ofTpp,
  consent_id: v.optional(consentId),
});

export const mandateFilters = v.object({
  ...general,
  ...standing(mandateStates.filter(isFinalMandate), mandateStates),
  ...debtor,
  ...sum,
  ...created,
  ...ofOwner,
});

/** The status of a consent is its state. */
export const consentFilters = v.object({
  ...general,
  status: is("status", among(consentStates, "The status that the TPP sees.")),
  state: is("state", among(consentStates, "The state of its machine: the same.")),
  ...debtor,
  ...created,
  ...ofTpp,
});

export type FindFilters = v.InferOutput<typeof paymentFilters> & {
  consent_id?: string | undefined;
};

/** No other list has a filter that the list of payments does not have. */
const lookedThrough = Object.entries(paymentFilters.entries).flatMap(([name, entry]) =>
  "looked" in entry ? [[name as keyof FindFilters, entry.looked] as const] : [],
);

/** What the database looks for. */
export const lookedForIn = (query: FindFilters): LookedFor[] =>
  lookedThrough.map(([name, { column, orColumn, compare }]) => ({
    column: objects[column],
    orColumn: orColumn && objects[orColumn],
    compare,
    value: query[name],
  }));

/** Whether a row passes every filter now. Null passes none, as in the database. */
export const passesAll = (row: FoundRow, query: FindFilters): boolean => {
  const { consent_id, merchant_id, tpp_id, created_from = 0, created_to = Infinity } = query;
  const isOwned =
    (merchant_id === undefined || (row.ownerKind === "MERCHANT" && row.ownerId === merchant_id)) &&
    (tpp_id === undefined || (row.ownerKind === "TPP" && row.ownerId === tpp_id));
  const isCreatedThen = row.createdAt >= created_from && row.createdAt < created_to;
  const passesNow = lookedThrough.every(([name, filter]) => passes(row, filter, query[name]));
  const isUnder = consent_id === undefined || row.parentId === consent_id;
  return isOwned && isUnder && isCreatedThen && passesNow;
};

const passes = (row: FoundRow, { column, orColumn, compare }: Looked, value: unknown) => {
  if (value === undefined) return true;
  const holds = (found: unknown): boolean => {
    if (found === null) return false;
    if (compare === "=") return found === value;
    const difference = Number(found) - Number(value);
    return compare === ">=" ? difference >= 0 : compare === "<=" ? difference <= 0 : difference < 0;
  };
  return holds(row[column]) || (orColumn !== undefined && holds(row[orColumn]));
};
