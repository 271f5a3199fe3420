import { eq } from "drizzle-orm";
import * as v from "valibot";
import { guardOf } from "../../../approvals/guard-payer.ts";
import { orNull, wholeNumber } from "../../../base/kernel/answer-words.ts";
import {
  amount,
  currency,
  described,
  iban,
  mode,
  named,
  text,
  time,
  timeOrNull,
} from "../../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull } from "../../../base/platform/clock.ts";
import { type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { everyLists } from "../../../base/platform/list-databases.ts";
import {
  newestFirst,
  type Position,
  positionOf,
  readCursor,
} from "../../../base/platform/lists.ts";
import { objects } from "../../../base/platform/lists-schema.ts";
import { seal, unseal } from "../../../base/platform/master-key.ts";
import type { KeptOfHolder } from "../../../frame/objects/kept.ts";
import { findObject } from "../../../frame/objects/kinds.ts";
import { readBankOfIban } from "../../../network/banks/bank-records.ts";
import { chargeKind } from "../../../products/charges/kind.ts";
import { consentKind } from "../../../products/consents/kind.ts";
import { mandateKind } from "../../../products/mandates/kind.ts";
import { paymentOrderKind } from "../../../products/payment-orders/kind.ts";
import { paymentKind } from "../../../products/payments/kind.ts";
import { type AdminCall, changes, writeEntry } from "../administration.ts";
import { readInOrder } from "./find-by-name.ts";
import { type FindFilters, lookedForIn } from "./found-row.ts";

/**
 * What the gateway keeps of the holder of one account (docs/decisions/188). There is no index of
 * payers: the rows of the holder's bank are looked through, newest first, and each object is asked.
 */
const kinds = [paymentKind, chargeKind, consentKind, mandateKind, paymentOrderKind];

/** How many objects one call asks. */
const ASKED = 100;

const request = v.pipe(
  v.strictObject({
    mode,
    iban,
    case_id: v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/, "must be 1 to 40 letters, digits, . _ or -"),
      described("Your file about the request. The audit log keeps it: it names nobody.", "DSR-7"),
    ),
    cursor: v.optional(
      v.pipe(v.string(), v.maxLength(600), described("The next_cursor of the page before.", "")),
    ),
  }),
  named("ExportPersonalData", "The holder of one account.", {
    cursor: undefined,
  }),
);

const keptRecord = v.pipe(
  v.strictObject({
    kind: v.picklist(kinds.map(({ kind }) => kind)),
    id: text("The object's public id.", "pay_0123"),
    owner: text("The merchant or the TPP that it belongs to.", "mer_0123"),
    amount: orNull(amount, "Null for consents.", 1_250),
    currency: v.nullable(currency),
    reference: orNull(v.string(), "The owner's own.", "order-7"),
    status: text("OPEN, or its final status.", "COMPLETED"),
    created_at: time,
    deleted_after: orNull(time, "Null while it is unfinished."),
    accounts: v.array(
      v.strictObject({
        role: v.picklist(["PAYER", "PAYEE", "SHARED"]),
        iban: text("The account.", "DE89370400440532013000"),
        name: orNull(v.string(), "As the bank gave it.", "Amira Haddad"),
        alias: orNull(v.string(), "The payment username that named it.", "amira"),
        phone: orNull(v.string(), "As the bank masked it.", "•••• 123"),
      }),
    ),
    texts: v.pipe(
      v.array(v.string()),
      described("What its owner wrote: look whether it names somebody.", ["Two tickets"]),
    ),
  }),
  named("KeptRecord", "What one object keeps of the holder."),
);

const keptByGuard = v.pipe(
  v.strictObject({
    codes_sent: wholeNumber("Codes and prompts that count, at most of a day.", 1),
    exempt_orders: v.pipe(v.array(v.string()), described("Of today and yesterday.", [])),
    funds_questions: wholeNumber("Of today.", 0),
    deleted_after: time,
  }),
  named("KeptByGuard", "What counts against the limits of the account."),
);

const answer = v.pipe(
  v.strictObject({
    data: v.array(keptRecord),
    guard: orNull(keptByGuard, "On the first page; null if nothing counts."),
    searched_back_to: orNull(timeOrNull, "How far this page looked; null on the last one."),
    next_cursor: orNull(v.string(), "Asks for the next page; null on the last one."),
  }),
  named("PersonalData", "A page of what is kept of the holder of one account."),
);

type ExportCall = AdminCall<v.InferOutput<typeof request>>;

const PURPOSE = "personal-data";

/** Nobody else's account, and nobody else's key, goes on with a cursor. */
const boundTo = ({ body, caller }: ExportCall): string =>
  JSON.stringify([body.mode, body.iban, caller.keyId]);

const openCursor = async (call: ExportCall): Promise<Result<string | undefined>> => {
  const { cursor } = call.body;
  if (cursor === undefined) return ok(undefined);
  try {
    return ok(await unseal(call.env, PURPOSE, boundTo(call), cursor));
  } catch {
    const message = "cursor: must be the next_cursor of the page before, of the same account";
    return refuse("VALIDATION_FAILED", { field: "cursor", message });
  }
};

/** `POST /admin/v1/personal-data` */
const exportPersonalData = async (call: ExportCall): Promise<Result<Reply>> => {
  const { env, body } = call;
  const { mode, iban } = body;
  const cursor = await openCursor(call);
  if (!cursor.ok) return cursor;
  // Only a first page is begun without a cursor, so each export is one entry.
  if (cursor.value === undefined) {
    const details = { case_id: body.case_id, mode };
    const entry = { action: "personal_data.exported", subject: "personal_data", details };
    const written = await writeEntry(call, entry);
    if (!written.ok) return written;
  }
  const { page, end } = await readPage(env, { mode, iban }, cursor.value);
  const asked = await Promise.all(
    page.map(({ objectId }) => findObject(env, kinds, objectId)?.stubOf().keptOf(iban)),
  );
  const guard = cursor.value === undefined ? await guardOf(env, mode, iban).keptOf() : null;
  return reply(200, {
    data: asked.flatMap((kept) => (kept ? recordView(kept) : [])),
    guard: guard && {
      codes_sent: guard.codesSent,
      exempt_orders: guard.exemptOrders,
      funds_questions: guard.fundsQuestions,
      deleted_after: isoTime(guard.forgottenAt),
    },
    searched_back_to: end && isoTime(end.createdAt),
    next_cursor:
      end && (await seal(env, PURPOSE, boundTo(call), positionOf(end.createdAt, end.id))),
  });
};

/**
 * The next rows that may be of the account: those of its bank, and the open ones, which may not
 * name a bank yet. `end`: the place to go on from.
 */
const readPage = async (
  env: GatewayEnv,
  { mode, iban }: Pick<ExportCall["body"], "mode" | "iban">,
  cursor: string | undefined,
): Promise<{ page: { objectId: string }[]; end: Position | null }> => {
  const after = readCursor(cursor);
  const bank = (await readBankOfIban(env, iban, mode))?.bank_handle;
  const query: FindFilters = { limit: ASKED, mode, cursor: after.ok ? cursor : undefined };
  const databases = everyLists(env).map(({ db }) => db);
  const lists = kinds.map(({ kind }) => [eq(objects.kind, kind)]);
  const found = await Promise.all(
    [
      { ...query, bank },
      { ...query, status: "OPEN" },
    ].map((one) => readInOrder({ databases, query }, lists, lookedForIn(one as FindFilters))),
  );
  const ends = found.flatMap(({ endsAt }) => endsAt ?? []).sort(newestFirst);
  const placeOf = ({ createdAt, objectId: id }: { createdAt: number; objectId: string }) => ({
    createdAt,
    id,
  });
  const rows = [...new Map(found.flatMap(({ rows }) => rows).map((row) => [row.objectId, row]))]
    .map(([, row]) => row)
    .filter((row) => !ends[0] || newestFirst(placeOf(row), ends[0]) <= 0)
    .sort((a, b) => newestFirst(placeOf(a), placeOf(b)));
  const page = rows.slice(0, ASKED);
  const last = page.at(-1);
  const end = rows.length > ASKED && last ? placeOf(last) : (ends[0] ?? null);
  return { page, end };
};

const recordView = ({ row, accounts, texts, keptUntil }: KeptOfHolder) => ({
  kind: row.kind,
  id: row.objectId,
  owner: row.ownerId,
  amount: row.amount ?? null,
  currency: row.currency ?? null,
  reference: row.reference ?? null,
  status: row.status,
  created_at: isoTime(row.createdAt),
  // What staff must still review is kept until they have.
  deleted_after: isoTimeOrNull(keptUntil === Infinity ? null : keptUntil),
  accounts,
  texts,
});

export const personalDataRoute: Route<GatewayEnv> = route({
  id: "exportPersonalData",
  method: "POST",
  paths: ["/admin/v1/personal-data"],
  summary: "Read everything that is kept of the holder of one account",
  description:
    "Nothing lists payers, so each page looks through the newest rows of the account's bank and " +
    "asks at most 100 objects. A page may be empty and still have a next_cursor. The first page " +
    "is in the audit log. What has ended is deleted after deleted_after, without being asked.",
  guard: changes,
  body: request,
  answers: { 200: answer },
  step: exportPersonalData,
});
