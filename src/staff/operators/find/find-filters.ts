import * as v from "valibot";
import { oneOf } from "../../../base/kernel/answer-words.ts";
import {
  bankHandle,
  beginsWithDay,
  described,
  merchantId,
  mode,
  rule,
  tppId,
} from "../../../base/kernel/fields.ts";
import { MAX_AMOUNT_MINOR } from "../../../base/kernel/money.ts";
import { pageQuery } from "../../../base/platform/lists.ts";
import type { LookedFor } from "../../../base/platform/newest-first.ts";
import { objects } from "../../../base/platform/schema.ts";
import type { ObjectRow } from "../../../frame/objects/rows.ts";
import { creditorBank, routeName } from "../../../network/transfers/route-names.ts";
import { consentStates } from "../../../products/consents/consent-machine.ts";
import {
  isFinal as isFinalMandate,
  mandateStates,
} from "../../../products/mandates/mandate-machine.ts";
import {
  isFinal as isFinalOrder,
  orderStates,
} from "../../../products/payment-orders/order-machine.ts";
import { failureCodes, states as sessionStates } from "../../../products/payments/answers.ts";
import { isFinal as isFinalSession } from "../../../products/payments/session-machine.ts";
import { paymentStatus } from "../../../products/payments/views.ts";

/** The query of the lists that staff search, and the column that each filter compares. */
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

const among = (names: readonly [string, ...string[]], description: string) =>
  v.optional(oneOf(names, description, names[0]));

const minorUnits = (description: string) =>
  v.optional(
    v.pipe(
      v.string(),
      rule(
        (text) => /^\d{1,12}$/.test(text),
        `must be a whole number of minor units from 0 to ${MAX_AMOUNT_MINOR}`,
        { type: "integer", minimum: 0, maximum: MAX_AMOUNT_MINOR },
      ),
      described(description, 1_250),
      v.transform(Number),
    ),
  );

/** A date is its beginning in UTC. A plus sign may arrive as a space, as in every query. */
const instantPattern =
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+ -]\d{2}:\d{2}))?$/;
const readInstant = (text: string): number => Date.parse(text.replace(" ", "+"));

const instant = (description: string) =>
  v.optional(
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
    ),
  );

/** Of every list. `q` is not combined with a page of other rows: it finds a few objects. */
const general = { ...pageQuery.entries, q: searched, mode: v.optional(mode) };

const standing = <State extends string>(
  statuses: readonly string[],
  states: readonly [State, ...State[]],
) => ({
  status: among(["OPEN", ...statuses], "OPEN, or the final status that the owner sees."),
  state: among(states, "The state of its machine."),
});

const failedWith = (codes: readonly [string, ...string[]]) => ({
  failure_code: among(codes, "Why it failed: a code of the catalogue."),
});

const created = {
  created_from: instant("Created at this time or later."),
  created_to: instant("Created before this time."),
};

const sum = {
  amount_from: minorUnits("At least this amount, in minor units."),
  amount_to: minorUnits("At most this amount, in minor units."),
};

/** The rows of mandates and consents name no other bank, no route and no completion. */
const debtor = {
  bank: v.optional(
    v.pipe(creditorBank, described("The debtor's or the creditor's bank.", "aurora")),
  ),
  debtor_bank: v.optional(bankHandle),
};

/** For the kinds that move money once. */
const details = {
  route: v.optional(routeName),
  ...debtor,
  creditor_bank: v.optional(creditorBank),
  ...sum,
  ...created,
  completed_from: instant("Completed at this time or later."),
  completed_to: instant("Completed before this time."),
};

/** Mandates and their charges belong to merchants or TPPs, payments to merchants. */
const ofTpp = { tpp_id: v.optional(tppId) };
const ofOwner = { ...ofTpp, merchant_id: v.optional(merchantId) };

/** A charge has the states and the statuses of a payment, and waits for its day. */
const finalStatuses = sessionStates
  .filter(isFinalSession)
  .map((state) => paymentStatus({ state, payer: null }));

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
  status: among(consentStates, "The status that the TPP sees."),
  state: among(consentStates, "The state of its machine: the same."),
  ...debtor,
  ...created,
  ...ofTpp,
});

export type FindFilters = v.InferOutput<typeof paymentFilters>;

/** A row of the list, from the database or from its object. */
export type FoundRow = Omit<typeof objects.$inferSelect, "updatedAt">;

/** The row by the object's own account. A member that it leaves out is null in the database. */
export const foundRow = (row: ObjectRow["row"]): FoundRow => ({
  ...row,
  parentId: row.parentId ?? null,
  reference: row.reference ?? null,
  bankHandle: row.bankHandle ?? null,
  amount: row.amount ?? null,
  currency: row.currency ?? null,
  completedAt: row.completedAt ?? null,
  failureCode: row.failureCode ?? null,
  route: row.route ?? null,
  debtorBank: row.debtorBank ?? null,
  creditorBank: row.creditorBank ?? null,
  lastOpenState: row.lastOpenState ?? null,
  bankCalls: row.bankCalls ?? null,
  correlationId: row.correlationId ?? null,
  otherIds: row.otherIds ?? null,
});

interface Filter {
  column: keyof FoundRow;
  orColumn?: keyof FoundRow;
  compare?: LookedFor["compare"];
}

/** The filters that no index serves. Owner, kind and creation are in the indexes. */
const lookedThrough: { readonly [Name in keyof FindFilters]?: Filter } = {
  mode: { column: "mode" },
  status: { column: "status" },
  state: { column: "state" },
  failure_code: { column: "failureCode" },
  route: { column: "route" },
  bank: { column: "debtorBank", orColumn: "creditorBank" },
  debtor_bank: { column: "debtorBank" },
  creditor_bank: { column: "creditorBank" },
  amount_from: { column: "amount", compare: ">=" },
  amount_to: { column: "amount", compare: "<=" },
  completed_from: { column: "completedAt", compare: ">=" },
  completed_to: { column: "completedAt", compare: "<" },
};

const named = Object.entries(lookedThrough) as [keyof FindFilters, Filter][];

/** The same for the database. */
export const lookedForIn = (query: FindFilters): LookedFor[] =>
  named.map(([name, { column, orColumn, compare }]) => ({
    column: objects[column],
    orColumn: orColumn && objects[orColumn],
    compare,
    value: query[name],
  }));

/** Whether a row passes every filter now. Null passes none, as in the database. */
export const passesAll = (row: FoundRow, query: FindFilters): boolean => {
  const { merchant_id, tpp_id, created_from = 0, created_to = Infinity } = query;
  const isOwned =
    (merchant_id === undefined || (row.ownerKind === "MERCHANT" && row.ownerId === merchant_id)) &&
    (tpp_id === undefined || (row.ownerKind === "TPP" && row.ownerId === tpp_id));
  const isCreatedThen = row.createdAt >= created_from && row.createdAt < created_to;
  return (
    isOwned && isCreatedThen && named.every(([name, filter]) => passes(row, filter, query[name]))
  );
};

const passes = (row: FoundRow, { column, orColumn, compare = "=" }: Filter, value: unknown) => {
  if (value === undefined) return true;
  const holds = (found: unknown): boolean => {
    if (found === null) return false;
    if (compare === "=") return found === value;
    const difference = Number(found) - Number(value);
    return compare === ">=" ? difference >= 0 : compare === "<=" ? difference <= 0 : difference < 0;
  };
  return holds(row[column]) || (orColumn !== undefined && holds(row[orColumn]));
};
